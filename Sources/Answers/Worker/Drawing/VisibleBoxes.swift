import Offstage
import TextFormatting
import UIKit

/// Where views are seen, in pixels, for those who learn from pictures: what hides no part of itself outside the screen
/// or outside what clips it.
@MainActor
struct VisibleBoxes {
    /// What a view says, and what it is called for those who do not see it.
    private struct Words {
        let text: String?
        let label: String?
    }

    private let words: [String: Words]
    private let scale: Double
    private let screen: CGRect
    private var boxes: [JSONValue] = []

    /// - Parameter report: The tree of the stage as it is.
    init(of stage: Stage, _ report: HierarchyReport, scale: Double) {
        self.scale = scale
        screen = CGRect(x: 0, y: 0, width: report.size.width, height: report.size.height)
        words = Self.words(of: stage)
        for root in report.roots { add(root, in: screen) }
    }

    var jsonValue: JSONValue { .array(boxes) }

    private mutating func add(_ node: HierarchyReport.Node, in room: CGRect) {
        guard !node.flags.contains(.hidden), !node.flags.contains(.transparent) else { return }
        let seen = node.windowFrame.intersection(room)
        let isSeen = !seen.isNull && seen.width > 0 && seen.height > 0
        if isSeen, node.kind == .view { boxes.append(object(node, seen)) }
        let inside = node.flags.contains(.clips) ? seen : room
        guard !inside.isNull else { return }
        for child in node.children { add(child, in: inside) }
    }

    private func object(_ node: HierarchyReport.Node, _ seen: CGRect) -> JSONValue {
        .object([
            ("id", .string(node.label)), ("class", .string(node.className)),
            ("box", .exact([seen.minX, seen.minY, seen.width, seen.height].map { Double($0) * scale })),
            ("isCovered", .bool(node.flags.contains(.covered))), ("text", .text(words[node.label]?.text)),
            ("label", .text(words[node.label]?.label)),
        ])
    }

    /// By the views' names.
    private static func words(of stage: Stage) -> [String: Words] {
        var words: [String: Words] = [:]
        var open: [UIView] = stage.windows
        while let view = open.popLast() {
            words[view.name] = Words(text: text(of: view), label: view.accessibilityLabel)
            open += view.subviews
        }
        return words
    }

    private static func text(of view: UIView) -> String? {
        switch view {
        case let label as UILabel: label.text
        case let button as UIButton: button.currentTitle
        case let field as UITextField: field.text
        case let text as UITextView: text.text
        default: nil
        }
    }
}
