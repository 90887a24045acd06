import UIKit

/// One key of a class: what it takes and how it is set. Reading, messages and the JSON Schema all follow it.
struct PropertyRow: Sendable {
    let key: String
    let kind: ValueKind
    /// One sentence for editors.
    let summary: String
    /// Sets the value on an object of the class that has the row.
    let apply: @MainActor @Sendable (AnyObject, SceneValue, SceneBuilder) -> Void

    /// Keys that change nothing once the view is there: they make views, recognizers and what they start.
    static let fixedKeys: Set = [
        "arrangedSubviews", "contentView", "gestureRecognizers", "actions", "buttonType", "interactions",
    ]
}

/// A key that a class of your own takes in scene files.
///
/// ```swift
/// registry.register(MeterView.self, keys: [
///     .number("level", "How full, from 0 to 1.", in: 0...1) { $0.level = $1 },
///     .color("barTint", "The colour of the bar.") { $0.barTint = $1 },
/// ])
/// ```
public struct SceneKey<Target: AnyObject>: Sendable {
    let row: PropertyRow

    init(
        _ key: String, _ kind: ValueKind, _ summary: String,
        apply: @escaping @MainActor @Sendable (Target, SceneValue, SceneBuilder) -> Void
    ) {
        row = PropertyRow(key: key, kind: kind, summary: summary) { object, value, builder in
            guard let target = object as? Target else { return }
            apply(target, value, builder)
        }
    }

    /// A key that takes `true` or `false`.
    public static func bool(
        _ key: String, _ summary: String, set: @escaping @MainActor @Sendable (Target, Bool) -> Void
    ) -> SceneKey {
        SceneKey(key, .bool, summary) { target, value, _ in value.bool.map { set(target, $0) } }
    }

    /// A key that takes a finite number.
    /// - Parameter range: What is allowed; nil allows every number.
    public static func number(
        _ key: String, _ summary: String, in range: ClosedRange<Double>? = nil,
        set: @escaping @MainActor @Sendable (Target, CGFloat) -> Void
    ) -> SceneKey {
        let range = range.map { NumberRange(minimum: $0.lowerBound, maximum: $0.upperBound) } ?? .any
        return SceneKey(key, .number(range), summary) { target, value, _ in
            value.number.map { set(target, CGFloat($0)) }
        }
    }

    /// A key that takes a whole number.
    public static func integer(
        _ key: String, _ summary: String, in range: ClosedRange<Int> = -1_000_000_000...1_000_000_000,
        set: @escaping @MainActor @Sendable (Target, Int) -> Void
    ) -> SceneKey {
        SceneKey(key, .integer(range), summary) { target, value, _ in value.integer.map { set(target, $0) } }
    }

    /// A text; `null` is nil.
    public static func text(
        _ key: String, _ summary: String, set: @escaping @MainActor @Sendable (Target, String?) -> Void
    ) -> SceneKey {
        SceneKey(key, .nullable(.text), summary) { target, value, _ in set(target, value.text) }
    }

    /// A key that takes one of some names, such as an enumeration's cases.
    public static func name<Value: Sendable>(
        _ key: String, _ summary: String, of names: KeyValuePairs<String, Value>,
        set: @escaping @MainActor @Sendable (Target, Value) -> Void
    ) -> SceneKey {
        let values = Dictionary(names.map { ($0.key, $0.value) }) { first, _ in first }
        return SceneKey(key, .name(names.map(\.key)), summary) { target, value, _ in
            value.text.flatMap { values[$0] }.map { set(target, $0) }
        }
    }

    /// A list of some names, such as an option set's members.
    public static func names<Value: Sendable>(
        _ key: String, _ summary: String, of names: KeyValuePairs<String, Value>,
        set: @escaping @MainActor @Sendable (Target, [Value]) -> Void
    ) -> SceneKey {
        let values = Dictionary(names.map { ($0.key, $0.value) }) { first, _ in first }
        return SceneKey(key, .names(names.map(\.key)), summary) { target, value, _ in
            set(target, (value.names ?? []).compactMap { values[$0] })
        }
    }

    /// A key that takes `[x, y]`.
    public static func point(
        _ key: String, _ summary: String, set: @escaping @MainActor @Sendable (Target, CGPoint) -> Void
    ) -> SceneKey {
        SceneKey(key, .point, summary) { target, value, _ in value.point.map { set(target, $0) } }
    }

    /// A key that takes `[w, h]`, not negative.
    public static func size(
        _ key: String, _ summary: String, set: @escaping @MainActor @Sendable (Target, CGSize) -> Void
    ) -> SceneKey {
        SceneKey(key, .size, summary) { target, value, _ in value.size.map { set(target, $0) } }
    }

    /// A key that takes `[x, y, w, h]`.
    public static func rect(
        _ key: String, _ summary: String, set: @escaping @MainActor @Sendable (Target, CGRect) -> Void
    ) -> SceneKey {
        SceneKey(key, .rect, summary) { target, value, _ in value.rect.map { set(target, $0) } }
    }

    /// `[top, left, bottom, right]` or a map of those names.
    public static func insets(
        _ key: String, _ summary: String, set: @escaping @MainActor @Sendable (Target, UIEdgeInsets) -> Void
    ) -> SceneKey {
        SceneKey(key, .insets(ValueKind.edgeNames), summary) { target, value, _ in
            value.insets.map { set(target, UIEdgeInsets($0)) }
        }
    }

    /// Any form of a colour; `null` is nil.
    public static func color(
        _ key: String, _ summary: String, set: @escaping @MainActor @Sendable (Target, UIColor?) -> Void
    ) -> SceneKey {
        SceneKey(key, .nullable(.color), summary) { target, value, _ in set(target, value.color) }
    }

    /// Any form of an image; `null` is nil.
    public static func image(
        _ key: String, _ summary: String, set: @escaping @MainActor @Sendable (Target, UIImage?) -> Void
    ) -> SceneKey {
        SceneKey(key, .nullable(.image), summary) { target, value, builder in
            set(target, value.image.map { builder.image($0) })
        }
    }
}
