import Foundation
import Offstage
import Testing
import UIKit

/// The words for an element, from what it tells.
@MainActor
@Suite struct SpokenTextTests {
    private func spoken(
        _ label: String? = nil, _ value: String? = nil, _ traits: UIAccessibilityTraits = [], hint: String? = nil
    ) -> (text: String, hint: String?) {
        let stage = Stage()
        let view = UIView(frame: CGRect(x: 0, y: 100, width: 50, height: 50))
        view.isAccessibilityElement = true
        (view.accessibilityLabel, view.accessibilityValue, view.accessibilityTraits) = (label, value, traits)
        view.accessibilityHint = hint
        stage.window.addSubview(view)
        let element = stage.accessibility.elements.first
        return (element?.spoken ?? "nothing", element?.hint)
    }

    // What the system's own classes have beside the public traits.
    private let textEntry = UIAccessibilityTraits(rawValue: 1 << 18)
    private let isEditing = UIAccessibilityTraits(rawValue: 1 << 21)
    private let secure = UIAccessibilityTraits(rawValue: 1 << 24)
    private let back = UIAccessibilityTraits(rawValue: 1 << 27)
    private let tab = UIAccessibilityTraits(rawValue: 1 << 28)
    private let textArea = UIAccessibilityTraits(rawValue: 1 << 47)

    @Test("Label and value, either alone, the hint where there is neither")
    func base() {
        #expect(spoken("Volume", "60%").text == "Volume: 60%")
        #expect(spoken("Volume").text == "Volume")
        #expect(spoken(nil, "60%").text == "60%")
        #expect(spoken("", "60%").text == "60%")
        let hint = spoken(hint: "Does it.")
        #expect(hint.text == "Does it." && hint.hint == nil)
        #expect(spoken("Ends.", nil, .button).text == "Ends. Button.")
    }

    private struct Case {
        let traits: UIAccessibilityTraits
        let text: String
        init(_ text: String, _ traits: UIAccessibilityTraits...) {
            (self.traits, self.text) = (UIAccessibilityTraits(traits), text)
        }
    }

    @Test("Traits are spoken in one order, and some never")
    func traits() {
        let cases: [Case] = [
            Case("A. Button.", .button), Case("A. Dimmed. Button.", .button, .notEnabled), Case("A. Heading.", .header),
            Case("A. Link.", .link), Case("A. Image.", .image), Case("A. Adjustable.", .adjustable),
            Case("A. Search Field.", .searchField), Case("Selected: A. Button.", .selected, .button),
            Case("Selected: A", .selected), Case("A", .button, .keyboardKey),
            Case("A. Switch Button.", .button, .toggleButton), Case("A. Heading. Link. Image.", .header, .link, .image),
            Case("A", .staticText), Case("A", .playsSound), Case("A", .keyboardKey), Case("A", .summaryElement),
            Case("A", .updatesFrequently), Case("A", .startsMediaSession), Case("A", .allowsDirectInteraction),
            Case("A", .causesPageTurn),
        ]
        for example in cases { #expect(spoken("A", nil, example.traits).text == example.text) }
    }

    @Test("Traits without public names: back button, tab, fields")
    func systemTraits() {
        #expect(spoken("A", nil, [back, .button]).text == "A. Back Button.")
        #expect(spoken(nil, nil, [back, .button]).text == "Back Button.")
        #expect(spoken("A", nil, [tab, .button]).text == "A. Tab.")
        #expect(spoken(nil, "x", textEntry).text == "x. Text Field.")
        #expect(spoken(nil, "••", [textEntry, secure]).text == "••. Secure Text Field.")
        #expect(spoken("Name", "x", [textEntry, isEditing]).text == "Name: x. Text Field. Is editing.")
    }

    @Test("A toggle says what it is set to; other values as they are")
    func toggles() {
        #expect(spoken("Fake Label", "1", .toggleButton).text == "Fake Label. On.")
        #expect(spoken("Fake Label", "1", [.toggleButton, .button]).text == "Fake Label. Switch Button. On.")
        #expect(spoken("Fake Label", "0", .toggleButton).text == "Fake Label. Off.")
        #expect(spoken("Fake Label", "2", .toggleButton).text == "Fake Label. Mixed.")
        #expect(spoken("Fake Label", "Half", .toggleButton).text == "Fake Label. Half.")
    }

    @Test("Hints of kinds follow the app's own, and none is given where the element is dimmed")
    func hints() {
        let toggle = "Double tap to toggle setting."
        #expect(spoken("A", "1", .toggleButton).hint == toggle)
        #expect(spoken("A", "1", .toggleButton, hint: "Own").hint == "Own. " + toggle)
        #expect(spoken("A", "1", .toggleButton, hint: "Own.").hint == "Own. " + toggle)
        #expect(spoken("A", "1", [.toggleButton, .notEnabled]).hint == nil)
        #expect(spoken("A", "1", .adjustable).hint == "Swipe up or down with one finger to adjust the value.")
        #expect(spoken("A", nil, textEntry).hint == "Double tap to edit.")
        let rotor = "Use the rotor to access Misspelled Words"
        #expect(spoken("A", nil, [textEntry, isEditing]).hint == rotor)
        #expect(spoken("A", nil, [textEntry, textArea]).hint == "Double tap to edit., " + rotor)
        #expect(spoken("A", nil, .button, hint: "Own").hint == "Own")
        #expect(spoken("A", nil, .button).hint == nil)
    }

    // MARK: Places

    private func spoken(in type: UIAccessibilityContainerType, _ names: [String]) -> [String] {
        let stage = Stage()
        let container = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 400))
        container.accessibilityContainerType = type
        stage.window.addSubview(container)
        for (index, name) in names.enumerated() {
            let view = UILabel(frame: CGRect(x: 0, y: 40 * CGFloat(index), width: 50, height: 20))
            view.text = name
            container.addSubview(view)
        }
        return stage.accessibility.elements.map(\.spoken)
    }

    @Test("Lists and landmarks begin and end; an only element begins")
    func edges() {
        #expect(spoken(in: .list, ["A", "B", "C"]) == ["A. List Start.", "B", "C. List End."])
        #expect(spoken(in: .list, ["A"]) == ["A. List Start."])
        #expect(spoken(in: .landmark, ["A", "B"]) == ["A. Landmark.", "B. End."])
        #expect(spoken(in: .semanticGroup, ["A", "B"]) == ["A", "B"])
    }

    @Test("Every element in a view with the trait of a tab bar counts")
    func tabs() {
        let stage = Stage()
        let bar = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 50))
        bar.accessibilityTraits = .tabBar
        stage.window.addSubview(bar)
        for index in 0..<3 {
            let button = UIButton(frame: CGRect(x: 100 * CGFloat(index), y: 0, width: 50, height: 50))
            button.setTitle("T\(index)", for: .normal)
            button.isSelected = index == 1
            bar.addSubview(button)
        }
        #expect(
            stage.accessibility.elements.map(\.spoken) == [
                "T0. Tab. 1 of 3.", "Selected: T1. Tab. 2 of 3.", "T2. Tab. 3 of 3.",
            ])
    }

    @Test("Cells of a table: headers before, spans, row and column, the value last")
    func dataTable() {
        let stage = Stage()
        let table = GridView(frame: CGRect(x: 0, y: 100, width: 200, height: 200))
        stage.window.addSubview(table)
        #expect(
            stage.accessibility.elements.map(\.spoken) == [
                "Name. Row 1. Column 1.", "Age. Column 2.", "Name. Ann. Spans 2 columns. Row 2. Column 1.",
                "Age. 30. Spans 2 rows. Column 2. Years",
            ])
    }

    private final class GridCell: UIAccessibilityElement, UIAccessibilityContainerDataTableCell {
        var rows = NSRange()
        var columns = NSRange()
        func accessibilityRowRange() -> NSRange { rows }
        func accessibilityColumnRange() -> NSRange { columns }
    }

    private final class GridView: UIView, UIAccessibilityContainerDataTable {
        private lazy var cells: [[GridCell]] = [["Name", "Age"], ["Ann", "30"]].enumerated().map { row, names in
            names.enumerated().map { column, name in
                let cell = GridCell(accessibilityContainer: self)
                cell.accessibilityLabel = name
                cell.rows = NSRange(location: row, length: name == "30" ? 2 : 1)
                cell.columns = NSRange(location: column, length: name == "Ann" ? 2 : 1)
                cell.accessibilityFrameInContainerSpace = CGRect(x: 50 * column, y: 50 * row, width: 50, height: 50)
                if name == "30" { cell.accessibilityValue = "Years" }
                return cell
            }
        }
        override var accessibilityElements: [Any]? {
            get { Array(cells.joined()) }
            set {}
        }
        override var accessibilityContainerType: UIAccessibilityContainerType {
            get { .dataTable }
            set {}
        }
        func accessibilityDataTableCellElement(
            forRow row: Int, column: Int
        ) -> (any UIAccessibilityContainerDataTableCell)? { cells[row][column] }
        func accessibilityRowCount() -> Int { 2 }
        func accessibilityColumnCount() -> Int { 2 }
        func accessibilityHeaderElements(
            forColumn column: Int
        ) -> [any UIAccessibilityContainerDataTableCell]? { [cells[0][column]] }
    }
}
