import UIKit

/// The words for an element, in the notation that people know from snapshots of accessibility.
///
/// The reader of a device has words of its own, which are published nowhere; these are a fixed grammar: label and value, what
/// the element is, where it stands.
struct SpokenText {
    let text: String
    let hint: String?

    init(_ element: SpokenElement) {
        let words = Words(element)
        let spoken = words.text
        if spoken.isEmpty, let own = element.ownHint, !own.isEmpty {
            (text, hint) = (own, nil)
        } else {
            (text, hint) = (spoken, words.hint)
        }
    }
}

private struct Words {
    let element: SpokenElement
    private var traits: UIAccessibilityTraits { element.traits }

    init(_ element: SpokenElement) {
        self.element = element
    }

    private var isToggle: Bool { traits.contains(.toggleButton) }
    private var isInTabBar: Bool {
        element.places.contains { if case .tab = $0 { true } else { false } }
    }
    private var tableCell: SpokenElement.TableCell? {
        for case .tableCell(let cell) in element.places { return cell }
        return nil
    }

    // MARK: Text

    var text: String {
        var parts: [String] = []
        for header in tableCell?.headers ?? [] { parts.append(Self.sentence(header)) }
        let name = (traits.contains(.selected) ? "Selected: " : "") + base
        let kinds = kinds + places
        let hasMore = !kinds.isEmpty || (tableCell != nil && value != nil)
        if !name.isEmpty { parts.append(hasMore ? Self.sentence(name) : name) }
        parts += kinds
        if tableCell != nil, let value { parts.append(value) }
        return parts.joined(separator: " ")
    }

    private var label: String? { element.label.flatMap { $0.isEmpty ? nil : $0 } }
    private var value: String? { element.value.flatMap { $0.isEmpty ? nil : $0 } }

    /// Label and value. A switch says what it is set to later, a cell of a table at the end.
    private var base: String {
        let shown = isToggle || tableCell != nil ? nil : value
        return [label, shown].compactMap { $0 }.joined(separator: ": ")
    }

    private static func sentence(_ text: String) -> String { text.hasSuffix(".") ? text : text + "." }

    /// What the element is and how it is.
    private var kinds: [String] {
        var kinds: [String] = []
        func say(_ word: String, _ condition: Bool) { if condition { kinds.append(word) } }
        let speaksForButton: UIAccessibilityTraits = [.keyboardKey, .toggleButton, .tabBarItem, .backButton]
        say("Dimmed.", traits.contains(.notEnabled))
        say("Button.", traits.contains(.button) && traits.isDisjoint(with: speaksForButton) && !isInTabBar)
        say("Back Button.", traits.contains(.backButton))
        say("Switch Button.", isToggle && traits.contains(.button))
        if isToggle, let value { kinds.append(Self.state(value)) }
        say("Tab.", traits.contains(.tabBarItem) || isInTabBar)
        let isSecure = traits.contains(.secureTextField)
        say(isSecure ? "Secure Text Field." : "Text Field.", traits.contains(.textEntry) || isSecure)
        say("Is editing.", traits.contains(.isEditing))
        say("Heading.", traits.contains(.header))
        say("Link.", traits.contains(.link))
        say("Adjustable.", traits.contains(.adjustable))
        say("Image.", traits.contains(.image))
        say("Search Field.", traits.contains(.searchField))
        return kinds
    }

    private static func state(_ value: String) -> String {
        switch value {
        case "0": "Off."
        case "1": "On."
        case "2": "Mixed."
        default: sentence(value)
        }
    }

    /// Where the element stands.
    private var places: [String] {
        element.places.flatMap { place -> [String] in
            switch place {
            case .series(let number, let count), .tab(let number, let count): ["\(number) of \(count)."]
            case .listStart: ["List Start."]
            case .listEnd: ["List End."]
            case .landmarkStart: ["Landmark."]
            case .landmarkEnd: ["End."]
            case .tableCell(let cell): Self.words(for: cell)
            }
        }
    }

    private static func words(for cell: SpokenElement.TableCell) -> [String] {
        var words: [String] = []
        if cell.rowCount > 1 { words.append("Spans \(cell.rowCount) rows.") }
        if cell.columnCount > 1 { words.append("Spans \(cell.columnCount) columns.") }
        if let row = cell.row, cell.isFirstOfRow { words.append("Row \(row).") }
        if let column = cell.column { words.append("Column \(column).") }
        return words
    }

    // MARK: Hint

    /// The app's own hint, then what the element's kind says; that only where it is not dimmed.
    var hint: String? {
        let own = element.ownHint.flatMap { $0.isEmpty ? nil : $0 }
        let kind = traits.contains(.notEnabled) ? [] : kindHints
        guard !kind.isEmpty else { return own }
        let words = kind.joined(separator: ", ")
        return own.map { Self.sentence($0) + " " + words } ?? words
    }

    private var kindHints: [String] {
        var hints: [String] = []
        if isToggle { hints.append("Double tap to toggle setting.") }
        if traits.contains(.textEntry) || traits.contains(.secureTextField) {
            let isEditing = traits.contains(.isEditing)
            if !isEditing { hints.append("Double tap to edit.") }
            if isEditing || traits.contains(.textArea) { hints.append("Use the rotor to access Misspelled Words") }
        }
        if traits.contains(.adjustable) {
            hints.append("Swipe up or down with one finger to adjust the value.")
        }
        return hints
    }
}
