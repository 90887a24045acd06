import UIKit

/// One key of a class: what it takes and how it is set. Reading, messages and the JSON Schema all follow it.
struct PropertyRow: Sendable {
    typealias Apply = @MainActor @Sendable (AnyObject, SceneValue, SceneBuilder) -> Void
    typealias Setter<Value> = @MainActor @Sendable (AnyObject, Value) -> Void

    let key: String
    let kind: ValueKind
    /// One sentence for editors.
    let summary: String
    /// Sets the value on an object of the class that has the row.
    let apply: Apply

    init(_ key: String, _ kind: ValueKind, _ summary: String, apply: @escaping Apply) {
        self.key = key
        self.kind = kind
        self.summary = summary
        self.apply = apply
    }

    /// Keys that change nothing once the view is there: they make views, recognizers and what they start.
    static let fixedKeys: Set = [
        "arrangedSubviews", "contentView", "gestureRecognizers", "actions", "buttonType", "interactions", "style",
        "dataSource", "sections", "selectedRows", "selectedItems", "supplementaries",
    ]

    /// Rows with others behind them, which take the place of those with the same key.
    static func merged(_ rows: [PropertyRow], _ more: [PropertyRow]) -> [PropertyRow] {
        let replaced = Set(more.map(\.key))
        return rows.filter { !replaced.contains($0.key) } + more
    }
}

// What is in common to the keys of all classes: written for any object, so that it is compiled once and not once a
// class.
extension PropertyRow {
    static func bool(_ key: String, _ summary: String, set: @escaping Setter<Bool>) -> PropertyRow {
        PropertyRow(key, .bool, summary) { object, value, _ in value.bool.map { set(object, $0) } }
    }

    static func number(
        _ key: String, _ summary: String, in range: ClosedRange<Double>?, set: @escaping Setter<CGFloat>
    ) -> PropertyRow {
        let range = range.map { NumberRange(minimum: $0.lowerBound, maximum: $0.upperBound) } ?? .any
        return PropertyRow(key, .number(range), summary) { object, value, _ in
            value.number.map { set(object, CGFloat($0)) }
        }
    }

    static func integer(
        _ key: String, _ summary: String, in range: ClosedRange<Int>, set: @escaping Setter<Int>
    ) -> PropertyRow {
        PropertyRow(key, .integer(range), summary) { object, value, _ in value.integer.map { set(object, $0) } }
    }

    static func text(_ key: String, _ summary: String, set: @escaping Setter<String?>) -> PropertyRow {
        PropertyRow(key, .nullable(.text), summary) { object, value, _ in set(object, value.text) }
    }

    /// - Parameter set: Gets the place of the name.
    static func name(
        _ key: String, _ summary: String, of names: [String], set: @escaping Setter<Int>
    ) -> PropertyRow {
        PropertyRow(key, .name(names), summary) { object, value, _ in
            value.text.flatMap { names.firstIndex(of: $0) }.map { set(object, $0) }
        }
    }

    /// - Parameter set: Gets the places of the names.
    static func names(
        _ key: String, _ summary: String, of names: [String], set: @escaping Setter<[Int]>
    ) -> PropertyRow {
        PropertyRow(key, .names(names), summary) { object, value, _ in
            set(object, (value.names ?? []).compactMap { names.firstIndex(of: $0) })
        }
    }

    static func point(_ key: String, _ summary: String, set: @escaping Setter<CGPoint>) -> PropertyRow {
        PropertyRow(key, .point, summary) { object, value, _ in value.point.map { set(object, $0) } }
    }

    static func size(_ key: String, _ summary: String, set: @escaping Setter<CGSize>) -> PropertyRow {
        PropertyRow(key, .size, summary) { object, value, _ in value.size.map { set(object, $0) } }
    }

    static func rect(_ key: String, _ summary: String, set: @escaping Setter<CGRect>) -> PropertyRow {
        PropertyRow(key, .rect, summary) { object, value, _ in value.rect.map { set(object, $0) } }
    }

    static func insets(_ key: String, _ summary: String, set: @escaping Setter<UIEdgeInsets>) -> PropertyRow {
        PropertyRow(key, .insets(ValueKind.edgeNames), summary) { object, value, _ in
            value.insets.map { set(object, UIEdgeInsets($0)) }
        }
    }

    static func color(_ key: String, _ summary: String, set: @escaping Setter<UIColor?>) -> PropertyRow {
        PropertyRow(key, .nullable(.color), summary) { object, value, _ in set(object, value.color) }
    }

    static func image(_ key: String, _ summary: String, set: @escaping Setter<UIImage?>) -> PropertyRow {
        PropertyRow(key, .nullable(.image), summary) { object, value, builder in
            set(object, value.image.map { builder.image($0) })
        }
    }
}
