import UIKit

/// The size of text that somebody prefers.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    private static let categories: [(DynamicTypeSize, UIContentSizeCategory)] = [
        (.xSmall, .extraSmall), (.small, .small), (.medium, .medium), (.large, .large), (.xLarge, .extraLarge),
        (.xxLarge, .extraExtraLarge), (.xxxLarge, .extraExtraExtraLarge), (.accessibility1, .accessibilityMedium),
        (.accessibility2, .accessibilityLarge), (.accessibility3, .accessibilityExtraLarge),
        (.accessibility4, .accessibilityExtraExtraLarge), (.accessibility5, .accessibilityExtraExtraExtraLarge),
    ]

    /// The size of a category; nil for none.
    public init?(_ uiSizeCategory: UIContentSizeCategory) {
        guard let entry = Self.categories.first(where: { $0.1 == uiSizeCategory }) else { return nil }
        self = entry.0
    }

    var category: UIContentSizeCategory { Self.categories.first { $0.0 == self }?.1 ?? .large }

    /// Whether it is one of the sizes for accessibility.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

extension View {
    /// Sets the size of text.
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }

    /// Holds the size of text within a range.
    public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == DynamicTypeSize {
        transformEnvironment(\.dynamicTypeSize) { size in
            guard !range.contains(size) else { return }
            let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
            guard let first = allowed.first, let last = allowed.last else { return }
            size = size < first ? first : last
        }
    }
}
