import CoreGraphics
import Foundation
import Offstage
import Synchronization
import TestKit
import Testing

@testable import Typesetting
@testable import UIKit

/// The texts that were shaped, in order.
private final class ShapedTexts: Sendable {
    private struct Entry: Hashable {
        var text: String
        var face: ObjectIdentifier
    }

    private let texts = Mutex<[Entry]>([])

    func note(_ text: String, _ face: FontFace) {
        texts.withLock { $0.append(Entry(text: text, face: ObjectIdentifier(face))) }
    }

    /// Texts that came more than once in one font.
    var repeated: [String] {
        let all = texts.withLock { $0 }
        return Dictionary(grouping: all) { $0 }.filter { $1.count > 1 }.keys.map(\.text).sorted()
    }
    var count: Int { texts.withLock { $0.count } }
}

@Suite("What controls shape")
@MainActor
struct ShapingTests {
    private nonisolated static let mark = "Shaped once"
    /// Controls with texts that no other test has, with the mark in front.
    private nonisolated static let makers: [(name: String, make: @MainActor @Sendable () -> UIView)] = [
        ("label", { labelled(UILabel()) { $0.text = "Shaped once label" } }),
        (
            "label of several lines",
            {
                labelled(UILabel()) {
                    $0.numberOfLines = 0
                    $0.text = "Shaped once in a label\nShaped once below it"
                }
            }
        ),
        ("system button", { labelled(UIButton(type: .system)) { $0.setTitle("Shaped once system", for: .normal) } }),
        ("custom button", { labelled(UIButton(type: .custom)) { $0.setTitle("Shaped once custom", for: .normal) } }),
        (
            "configured button",
            {
                var configuration = UIButton.Configuration.filled()
                configuration.title = "Shaped once configured"
                configuration.subtitle = "Shaped once below"
                return UIButton(configuration: configuration)
            }
        ),
        ("segments", { UISegmentedControl(items: ["Shaped once here", "Shaped once there"]) }),
        ("field", { labelled(UITextField()) { $0.text = "Shaped once field" } }),
        ("empty field", { labelled(UITextField()) { $0.placeholder = "Shaped once prompt" } }),
        ("text view", { labelled(UITextView()) { $0.text = "Shaped once in a text view" } }),
        ("search bar", { labelled(UISearchBar()) { $0.placeholder = "Shaped once search" } }),
    ]

    private static func labelled<View: UIView>(_ view: View, _ set: (View) -> Void) -> View {
        set(view)
        return view
    }

    @Test("Its sizes, its layout and its picture shape each text of a control once", arguments: 0..<makers.count)
    func once(_ index: Int) {
        let (name, make) = Self.makers[index]
        let stage = makeStage(400, 300)
        stage.makeCurrent()
        let texts = ShapedTexts()
        let use = {
            let view = make()
            _ = view.intrinsicContentSize
            _ = view.sizeThatFits(CGSize(width: 350, height: 200))
            _ = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            view.translatesAutoresizingMaskIntoConstraints = false
            stage.window.addSubview(view)
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor, constant: 10),
                view.topAnchor.constraint(equalTo: stage.window.topAnchor, constant: 10),
                view.widthAnchor.constraint(equalToConstant: 350),
            ])
            _ = stage.render()
            view.setNeedsLayout()
            _ = stage.render()
        }
        // Others may shape at the same time: their texts begin otherwise.
        Shaper.listener.withLock { $0 = { text, face in if text.hasPrefix(Self.mark) { texts.note(text, face) } } }
        use()
        Shaper.listener.withLock { $0 = nil }
        #expect(texts.count > 0, "\(name)")
        #expect(texts.repeated == [], "\(name)")
    }
}
