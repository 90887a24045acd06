import CoreGraphics
import ListLayout
import UIKit

/// What of a collection's layout is in sight, as rectangles of the screen: what is behind comes first.
package struct LayoutSkeleton: Sendable {
    /// What a rectangle is.
    package enum Part: String, Sendable, CaseIterable {
        /// Inside of a section, and not between its insets.
        case insets
        /// Between groups or lines.
        case between
        /// In a group or a line, and in none of its items.
        case rest
        /// Inside of an item's place, and not its cell.
        case itemInsets
        case item
        /// A place for an item that the section does not have.
        case missing
        /// A header, a footer, or another view at an edge.
        case edge
    }

    package struct Piece: Hashable, Sendable {
        package var part: Part
        /// In points of the screen.
        package var rect: CGRect
        package var label: String
    }

    package private(set) var pieces: [Piece] = []

    init() {}

    /// - Parameter toScreen: From the content to the screen.
    init(_ list: LayoutReport.List, toScreen: (CGRect) -> CGRect) {
        for place in list.places { add(place, in: list.bounds, toScreen) }
    }

    private mutating func add(_ place: LayoutPlace, in window: CGRect, _ toScreen: (CGRect) -> CGRect) {
        func add(_ part: Part, _ rect: CGRect, _ label: String) {
            let seen = rect.intersection(window)
            guard !seen.isNull, seen.width > 0, seen.height > 0 else { return }
            pieces.append(Piece(part: part, rect: toScreen(seen), label: label))
        }
        let (outer, inner) = place.kind.parts
        let words = place.rules.joined(separator: "; ")
        add(place.inner == nil ? inner : outer, place.frame, words)
        if let rect = place.inner { add(inner, rect, words) }
        for part in place.parts { self.add(part, in: window, toScreen) }
    }
}

extension LayoutPlace.Kind {
    /// What the place is up to its insets, and inside of them.
    fileprivate var parts: (outer: LayoutSkeleton.Part, inner: LayoutSkeleton.Part) {
        switch self {
        case .section: (.insets, .between)
        case .line, .group: (.insets, .rest)
        case .item: (.itemInsets, .item)
        case .missing: (.missing, .missing)
        case .edge: (.edge, .edge)
        }
    }
}
