import Offstage
import Testing
import UIKit

@MainActor
@Suite struct AccessibilityBehaviors {
    @Test("A11Y-01 labels and buttons are elements by themselves, plain views are not")
    func defaults() {
        let label = UILabel()
        label.text = "Title"
        let button = UIButton(type: .system)
        button.setTitle("Go", for: .normal)
        #expect(label.isAccessibilityElement && label.accessibilityLabel == "Title")
        #expect(button.isAccessibilityElement && button.accessibilityTraits.contains(.button))
        #expect(button.accessibilityLabel == "Go")
        #expect(!UIView().isAccessibilityElement)
    }

    @Test("A11Y-02 a custom view becomes an element by its flag, label, hint and traits")
    func customView() throws {
        let stage = Stage()
        let player = UIView(frame: CGRect(x: 20, y: 100, width: 100, height: 100))
        stage.window.addSubview(player)
        player.accessibilityLabel = "Play"
        player.accessibilityHint = "Plays the song."
        player.accessibilityTraits = [.button, .startsMediaSession]
        #expect(stage.accessibility.elements.isEmpty, "without the flag it is absent")
        player.isAccessibilityElement = true
        let element = try #require(stage.accessibility.elements.first)
        #expect(element.label == "Play" && element.ownHint == "Plays the song.")
        #expect(element.traits == [.button, .startsMediaSession])
        #expect(stage.accessibility.tree.description == "Play. Button.\n  hint: Plays the song.")
    }

    /// A chart of three bars, which are drawn and no views.
    private final class Chart: UIView {
        private(set) lazy var bars = [30.0, 60, 45].enumerated().map { index, height in
            let bar = UIAccessibilityElement(accessibilityContainer: self)
            bar.accessibilityLabel = "Bar \(index + 1)"
            bar.accessibilityValue = "\(Int(height))"
            bar.accessibilityFrameInContainerSpace = CGRect(
                x: 40 * Double(index), y: 100 - height, width: 30, height: height)
            return bar
        }
    }

    @Test("A11Y-03 a container of parts is no element and lists its elements in reading order")
    func container() {
        let stage = Stage()
        let chart = Chart(frame: CGRect(x: 20, y: 200, width: 120, height: 100))
        chart.accessibilityLabel = "Chart"
        stage.window.addSubview(chart)
        chart.isAccessibilityElement = false
        chart.accessibilityElements = [chart.bars[0], chart.bars[1], chart.bars[2]]
        let elements = stage.accessibility.elements
        #expect(elements.map(\.spoken) == ["Bar 1: 30", "Bar 2: 60", "Bar 3: 45"])
        #expect(
            elements.map(\.frame.origin) == [CGPoint(x: 20, y: 270), CGPoint(x: 60, y: 240), CGPoint(x: 100, y: 255)])
        chart.isAccessibilityElement = true
        #expect(stage.accessibility.elements.map(\.spoken) == ["Chart"], "as an element it hides them")
    }

    @Test("A11Y-04 a new screen, a changed layout and a message are posted, and the reader follows")
    func notifications() throws {
        let stage = Stage()
        let labels = (0..<3).map { index in
            let label = UILabel(frame: CGRect(x: 20, y: 100 + 50 * index, width: 200, height: 40))
            label.text = "Row \(index)"
            stage.window.addSubview(label)
            return label
        }
        let reader = stage.accessibility.reader
        stage.perform { UIAccessibility.post(notification: .screenChanged, argument: nil) }
        stage.advance(by: 3)
        #expect(reader.focusedObject === labels[0])
        stage.perform { UIAccessibility.post(notification: .layoutChanged, argument: labels[2]) }
        stage.advance(by: 3)
        #expect(reader.focusedObject === labels[2])
        stage.perform { UIAccessibility.post(notification: .announcement, argument: "Saved") }
        stage.advance(by: 3)
        #expect(reader.spoken == ["Row 0", "Row 2", "Saved"])
        #expect(reader.utterances.map(\.kind) == [.element, .element, .announcement])
        #expect(reader.focusedObject === labels[2])
    }

    @Test("A11Y-05 a row offers actions by their names")
    func customActions() throws {
        let stage = Stage()
        let row = UITableViewCell(style: .default, reuseIdentifier: nil)
        row.frame = CGRect(x: 0, y: 100, width: 390, height: 44)
        row.textLabel?.text = "Invoice"
        var archived = 0
        row.accessibilityCustomActions = [
            UIAccessibilityCustomAction(name: "Archive") { _ in
                archived += 1
                return true
            },
            UIAccessibilityCustomAction(name: "Delete") { _ in false },
        ]
        stage.window.addSubview(row)
        let reader = stage.accessibility.reader
        try reader.first()
        #expect(reader.focusedElement?.actions == ["Archive", "Delete"])
        #expect(try reader.perform("Archive") && archived == 1)
        #expect(try !reader.perform("Delete"))
    }
}
