import Offstage
import Testing
import UIKit

/// What has no room is found once, where it was planted, and not where there is room.
@MainActor
@Suite("What has no room")
struct FittingTests {
    private let stage = Stage(device: .iPhone16)

    private var found: [String] {
        stage.fittingFindings().map { "\($0.kind.rawValue) \($0.view)" }
    }

    private func label(_ id: String, _ text: String, _ frame: CGRect) -> UILabel {
        let label = UILabel(frame: frame)
        label.accessibilityIdentifier = id
        label.text = text
        stage.window.addSubview(label)
        return label
    }

    @Test("A label that does not show all of its text, on one line, on some, and not where it shrinks or fits")
    func clipped() {
        let title = label("title", "Terms and conditions", CGRect(x: 20, y: 100, width: 60, height: 24))
        #expect(found == ["clippedText UILabel:title"])
        title.adjustsFontSizeToFitWidth = true
        #expect(found == [])
        title.adjustsFontSizeToFitWidth = false
        // One line alone, though there is room for more.
        title.frame.size.height = 200
        #expect(found == ["clippedText UILabel:title"])
        title.numberOfLines = 0
        #expect(found == [])
        title.frame.size.height = 24
        #expect(found == ["clippedText UILabel:title"])
        title.frame.size = CGSize(width: 300, height: 24)
        #expect(found == [])
    }

    @Test("Siblings that share more than a point of what they show, and no label whose text does not reach the other")
    func overlaps() {
        let first = label("first", "One", CGRect(x: 20, y: 100, width: 200, height: 24))
        let second = label("second", "Two", CGRect(x: 100, y: 100, width: 200, height: 24))
        #expect(found == [])
        second.frame.origin.x = 40
        #expect(found == ["overlap UILabel:first"])
        first.isHidden = true
        #expect(found == [])
    }

    @Test("Parts of siblings overlap as they do; what lies around something else is its background")
    func nested() {
        let card = UIImageView(frame: CGRect(x: 20, y: 100, width: 300, height: 200))
        stage.window.addSubview(card)
        _ = label("inside", "Inside", CGRect(x: 40, y: 120, width: 100, height: 24))
        #expect(found == [])
        let row = UIView(frame: CGRect(x: 20, y: 280, width: 300, height: 60))
        stage.window.addSubview(row)
        let button = UIButton(frame: CGRect(x: 100, y: 10, width: 60, height: 48))
        button.accessibilityIdentifier = "go"
        row.addSubview(button)
        #expect(found == ["overlap UIImageView"] || found.first?.hasPrefix("overlap UIImageView") == true)
        #expect(found.count == 1)
    }

    @Test("Texts and controls beyond the safe area, and not what scrolls, or what a bar has")
    func safeArea() {
        _ = label("status", "Under the status bar", CGRect(x: 20, y: 20, width: 300, height: 24))
        #expect(found == ["outsideSafeArea UILabel:status"])
        let scroll = UIScrollView(frame: stage.window.bounds)
        scroll.addSubview(stage.window.subviews[0])
        stage.window.addSubview(scroll)
        #expect(found == [])
    }

    @Test("A constraint that gave way, by the view that it is of")
    func broken() {
        let box = UIView()
        box.accessibilityIdentifier = "box"
        box.translatesAutoresizingMaskIntoConstraints = false
        stage.window.addSubview(box)
        box.widthAnchor.constraint(equalToConstant: 40).isActive = true
        #expect(found == [])
        box.widthAnchor.constraint(equalToConstant: 60).isActive = true
        #expect(found == ["brokenConstraint UIView:box"])
    }

    @Test("A touch target of less than 44 points")
    func targets() {
        let button = UIButton(frame: CGRect(x: 40, y: 200, width: 30, height: 30))
        button.accessibilityIdentifier = "more"
        stage.window.addSubview(button)
        #expect(found == ["smallTouchTarget UIButton:more"])
        button.frame.size = CGSize(width: 44, height: 44)
        #expect(found == [])
    }
}
