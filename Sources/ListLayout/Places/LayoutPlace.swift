import CoreGraphics

/// Something that a layout put somewhere, and the rules by which it did.
package struct LayoutPlace: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case section(Int)
        /// A line of a flow layout, by its number in its section.
        case line(Int)
        /// A group, by its number in its section or in the group around it.
        case group(Int)
        /// An item, by its number in its section.
        case item(Int)
        /// An item that the group has room for, and the section has not.
        case missing
        /// A view of a kind at an edge.
        case edge(String)
    }

    package let kind: Kind
    /// In the list's content, in points.
    package var frame: CGRect
    /// What insets leave of the frame; nil where there are none.
    package var inner: CGRect?
    /// One sentence a rule, without a full stop.
    package var rules: [String]
    package var parts: [LayoutPlace]

    package init(
        _ kind: Kind, _ frame: CGRect, inner: CGRect? = nil, rules: [String] = [], parts: [LayoutPlace] = []
    ) {
        self.kind = kind
        self.frame = frame
        self.inner = inner
        self.rules = rules
        self.parts = parts
    }

    /// The place and all in it, somewhere else.
    func moved(_ move: (CGRect) -> CGRect) -> LayoutPlace {
        LayoutPlace(
            kind, move(frame), inner: inner.map(move), rules: rules, parts: parts.map { $0.moved(move) })
    }
}

/// Words of rules.
enum LayoutWords {
    /// Points, without digits that say nothing.
    static func points(_ value: CGFloat) -> String {
        let thousandths = (Double(value) * 1_000).rounded()
        guard thousandths.magnitude < 1e15 else { return "\(value)" }
        let whole = Int64(thousandths)
        let (points, rest) = (whole / 1_000, (whole % 1_000).magnitude)
        let sign = whole < 0 && points == 0 ? "-" : ""
        guard rest > 0 else { return "\(sign)\(points)" }
        var digits = String(1_000 + rest).dropFirst()
        while digits.last == "0" { digits.removeLast() }
        return "\(sign)\(points).\(digits)"
    }

    static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

    static func insets(_ insets: LayoutInsets) -> String? {
        guard insets != .zero else { return nil }
        let sides = [insets.top, insets.leading, insets.bottom, insets.trailing].map(points)
        return "insets [\(sides.joined(separator: ", "))]"
    }

    /// How long a side is, and why.
    /// - Parameter length: What came of it.
    static func dimension(
        _ name: String, _ dimension: LayoutDimension, in container: CGSize, is length: CGFloat
    ) -> String {
        switch dimension {
        case .fractionalWidth(let share):
            return "\(name) \(points(share)) of the width \(points(container.width)) = \(points(length))"
        case .fractionalHeight(let share):
            return "\(name) \(points(share)) of the height \(points(container.height)) = \(points(length))"
        case .absolute: return "\(name) \(points(length))"
        case .estimated(let estimate):
            return length == estimate
                ? "\(name) \(points(length)) as estimated"
                : "\(name) \(points(length)) as measured, estimated \(points(estimate))"
        case .uniformAcrossSiblings(let estimate):
            return "\(name) \(points(length)) as its longest sibling, estimated \(points(estimate))"
        }
    }

    static func size(_ size: LayoutSize, in container: CGSize, is found: CGSize) -> [String] {
        [
            dimension("width", size.width, in: container, is: found.width),
            dimension("height", size.height, in: container, is: found.height),
        ]
    }
}
