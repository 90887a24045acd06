import UIKit

/// A key that a class of your own takes in scene files.
///
/// ```swift
/// registry.register(MeterView.self, keys: [
///     .number("level", "How full, from 0 to 1.", in: 0...1) { $0.level = $1 },
///     .color("barTint", "The colour of the bar.") { $0.barTint = $1 },
/// ])
/// ```
///
/// What is written here is compiled once and not again for each class: all of it stands in `PropertyRow`, and this
/// casts.
public struct SceneKey<Target: AnyObject>: Sendable {
    let row: PropertyRow

    private init(_ row: PropertyRow) {
        self.row = row
    }

    @_semantics("optimize.sil.specialize.generic.never")
    init(
        _ key: String, _ kind: ValueKind, _ summary: String,
        apply: @escaping @MainActor @Sendable (Target, SceneValue, SceneBuilder) -> Void
    ) {
        row = PropertyRow(key, kind, summary) { object, value, builder in
            if let target = object as? Target { apply(target, value, builder) }
        }
    }

    /// The keys of a class as rows of any object.
    @_semantics("optimize.sil.specialize.generic.never")
    static func rows(_ keys: [SceneKey]) -> [PropertyRow] { keys.map(\.row) }

    /// Sets on any object that is of the class.
    private static func casting<Value>(
        _ set: @escaping @MainActor @Sendable (Target, Value) -> Void
    ) -> PropertyRow.Setter<Value> {
        { object, value in
            if let target = object as? Target { set(target, value) }
        }
    }

    /// A key that takes `true` or `false`.
    @_semantics("optimize.sil.specialize.generic.never")
    public static func bool(
        _ key: String, _ summary: String, set: @escaping @MainActor @Sendable (Target, Bool) -> Void
    ) -> SceneKey {
        SceneKey(.bool(key, summary, set: casting(set)))
    }

    /// A key that takes a finite number.
    /// - Parameter range: What is allowed; nil allows every number.
    @_semantics("optimize.sil.specialize.generic.never")
    public static func number(
        _ key: String, _ summary: String, in range: ClosedRange<Double>? = nil,
        set: @escaping @MainActor @Sendable (Target, CGFloat) -> Void
    ) -> SceneKey {
        SceneKey(.number(key, summary, in: range, set: casting(set)))
    }

    /// A key that takes a whole number.
    @_semantics("optimize.sil.specialize.generic.never")
    public static func integer(
        _ key: String, _ summary: String, in range: ClosedRange<Int> = -1_000_000_000...1_000_000_000,
        set: @escaping @MainActor @Sendable (Target, Int) -> Void
    ) -> SceneKey {
        SceneKey(.integer(key, summary, in: range, set: casting(set)))
    }

    /// A text; `null` is nil.
    @_semantics("optimize.sil.specialize.generic.never")
    public static func text(
        _ key: String, _ summary: String, set: @escaping @MainActor @Sendable (Target, String?) -> Void
    ) -> SceneKey {
        SceneKey(.text(key, summary, set: casting(set)))
    }

    /// A key that takes one of some names, such as an enumeration's cases.
    @_semantics("optimize.sil.specialize.generic.never")
    public static func name<Value: Sendable>(
        _ key: String, _ summary: String, of names: KeyValuePairs<String, Value>,
        set: @escaping @MainActor @Sendable (Target, Value) -> Void
    ) -> SceneKey {
        let set = casting(set)
        return SceneKey(.name(key, summary, of: names.map(\.key)) { set($0, names[$1].value) })
    }

    /// A list of some names, such as an option set's members.
    @_semantics("optimize.sil.specialize.generic.never")
    public static func names<Value: Sendable>(
        _ key: String, _ summary: String, of names: KeyValuePairs<String, Value>,
        set: @escaping @MainActor @Sendable (Target, [Value]) -> Void
    ) -> SceneKey {
        let set = casting(set)
        return SceneKey(
            .names(key, summary, of: names.map(\.key)) { object, places in set(object, places.map { names[$0].value }) }
        )
    }

    /// A key that takes `[x, y]`.
    @_semantics("optimize.sil.specialize.generic.never")
    public static func point(
        _ key: String, _ summary: String, set: @escaping @MainActor @Sendable (Target, CGPoint) -> Void
    ) -> SceneKey {
        SceneKey(.point(key, summary, set: casting(set)))
    }

    /// A key that takes `[w, h]`, not negative.
    @_semantics("optimize.sil.specialize.generic.never")
    public static func size(
        _ key: String, _ summary: String, set: @escaping @MainActor @Sendable (Target, CGSize) -> Void
    ) -> SceneKey {
        SceneKey(.size(key, summary, set: casting(set)))
    }

    /// A key that takes `[x, y, w, h]`.
    @_semantics("optimize.sil.specialize.generic.never")
    public static func rect(
        _ key: String, _ summary: String, set: @escaping @MainActor @Sendable (Target, CGRect) -> Void
    ) -> SceneKey {
        SceneKey(.rect(key, summary, set: casting(set)))
    }

    /// `[top, left, bottom, right]` or a map of those names.
    @_semantics("optimize.sil.specialize.generic.never")
    public static func insets(
        _ key: String, _ summary: String, set: @escaping @MainActor @Sendable (Target, UIEdgeInsets) -> Void
    ) -> SceneKey {
        SceneKey(.insets(key, summary, set: casting(set)))
    }

    /// Any form of a colour; `null` is nil.
    @_semantics("optimize.sil.specialize.generic.never")
    public static func color(
        _ key: String, _ summary: String, set: @escaping @MainActor @Sendable (Target, UIColor?) -> Void
    ) -> SceneKey {
        SceneKey(.color(key, summary, set: casting(set)))
    }

    /// Any form of an image; `null` is nil.
    @_semantics("optimize.sil.specialize.generic.never")
    public static func image(
        _ key: String, _ summary: String, set: @escaping @MainActor @Sendable (Target, UIImage?) -> Void
    ) -> SceneKey {
        SceneKey(.image(key, summary, set: casting(set)))
    }
}
