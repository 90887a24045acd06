import CoreGraphics
import Offstage
import SwiftUI
import TestKit
import Testing

@testable import DeveloperToolsSupport
@testable import SwiftUI

private struct Card: View {
    let width: CGFloat
    var body: some View { Color.red.frame(width: width, height: 20) }
}

private struct Pair: View {
    var body: some View {
        Card(width: 1)
        Card(width: 2)
    }
}

private struct Cards_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            Card(width: 10).previewDisplayName("Ten").previewLayout(.sizeThatFits)
            ForEach(["iPhone SE", "iPad mini"], id: \.self) {
                Card(width: 20).previewDevice(PreviewDevice(rawValue: $0))
            }
        }
        .previewInterfaceOrientation(.landscapeLeft)
        Pair().previewLayout(.fixed(width: 30, height: 40))
    }
}

/// What previews are shown, and how.
@MainActor
@Suite struct PreviewTests {
    private let stage = Stage()

    @Test("Each view of a provider's group is a preview; modifiers around the group hold for each")
    func provider() {
        let previews = Preview._previews(of: Cards_Previews.self)
        #expect(previews.map(\.displayName) == ["Ten", nil, nil, nil])
        #expect(previews.map(\.device) == [nil, "iPhone SE", "iPad mini", nil])
        #expect(previews.map(\.orientation) == [.landscapeLeft, .landscapeLeft, .landscapeLeft, nil])
        #expect(previews.map(\.layout) == [.fitting, .device, .device, .fixed(CGSize(width: 30, height: 40))])
    }

    @Test("A provider for another platform has no previews here")
    func platforms() {
        enum Phone: PreviewProvider {
            static var previews: some View { Card(width: 1) }
            static var platform: PreviewPlatform? { .iOS }
        }
        enum Watch: PreviewProvider {
            static var previews: some View { Card(width: 1) }
            static var platform: PreviewPlatform? { .watchOS }
        }
        #expect(Preview._previews(of: Phone.self).count == 1)
        #expect(Preview._previews(of: Watch.self).isEmpty)
    }

    @Test("The name that is written further out holds; of views inside the first that says one")
    func names() {
        enum Named: PreviewProvider {
            static var previews: some View {
                VStack {
                    Card(width: 1).previewDisplayName("A").previewDisplayName("B")
                    Card(width: 2).previewDisplayName("C")
                }
            }
        }
        #expect(Preview._previews(of: Named.self).map(\.displayName) == ["B"])
    }

    @Test("A preview is made of views, of a view of UIKit's and of a controller; the last layout holds")
    func kinds() {
        let card = Preview("Card", traits: .sizeThatFitsLayout, .landscapeRight) {
            Card(width: 10)
            Card(width: 30)
        }
        #expect(card.displayName == "Card" && card.layout == .fitting && card.orientation == .landscapeRight)
        let room = CGSize(width: 300, height: 300)
        #expect(card.makeContent().size(room) == CGSize(width: 30, height: 48))
        let label = Preview(traits: .sizeThatFitsLayout, .fixedLayout(width: 5, height: 6)) {
            let label = UILabel()
            label.text = "A"
            return label
        }
        #expect(label.layout == .fixed(CGSize(width: 5, height: 6)) && label.orientation == nil)
        #expect(label.makeContent().controller.view is UILabel)
        #expect(label.makeContent().size(room) == UILabel(text: "A").intrinsicContentSize)
        let controller = Preview { UINavigationController() }
        #expect(controller.makeContent().controller is UINavigationController && controller.layout == .device)
    }

    @Test("Constraints say the size that fits; no wider than there is room")
    func constraints() {
        let preview = Preview {
            let view = UIView()
            let label = UILabel(text: String(repeating: "word ", count: 40))
            label.numberOfLines = 0
            label.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: view.topAnchor),
                label.leftAnchor.constraint(equalTo: view.leftAnchor),
                label.rightAnchor.constraint(equalTo: view.rightAnchor),
                label.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            ])
            return view
        }
        let size = preview.makeContent().size(CGSize(width: 200, height: 1000))
        #expect(size.width == 200 && size.height > 60)
    }
}

extension UILabel {
    fileprivate convenience init(text: String) {
        self.init()
        self.text = text
    }
}
