import Foundation

/// Corners of a layer's bounds; on iOS `minY` is the top.
public struct CACornerMask: OptionSet, Hashable, Sendable {
    /// The value as Apple's headers have it.
    public let rawValue: UInt

    /// A value of Apple's numbers.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The left corner at the top, where y points down.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    /// The right corner at the top, where y points down.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    /// The left corner at the bottom, where y points down.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    /// The right corner at the bottom, where y points down.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// Edges of a layer. The bottom edge is the one at minY: on iOS the physical top.
public struct CAEdgeAntialiasingMask: OptionSet, Hashable, Sendable {
    /// The value as Apple's headers have it.
    public let rawValue: UInt32

    /// A value of Apple's numbers.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The edge at the least x.
    public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1)
    /// The edge at the greatest x.
    public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 2)
    /// The edge at the least y, which is on top where y points down.
    public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 4)
    /// The edge at the greatest y, which is at the bottom where y points down.
    public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 8)
}

extension CACornerMask {
    /// The names this layer knows, as Swift spells them.
    static let named: [(String, CACornerMask)] = [
        ("layerMinXMinYCorner", .layerMinXMinYCorner), ("layerMaxXMinYCorner", .layerMaxXMinYCorner),
        ("layerMinXMaxYCorner", .layerMinXMaxYCorner), ("layerMaxXMaxYCorner", .layerMaxXMaxYCorner),
    ]
}

extension CAEdgeAntialiasingMask {
    /// The names this layer knows, as Swift spells them.
    static let named: [(String, CAEdgeAntialiasingMask)] = [
        ("layerLeftEdge", .layerLeftEdge), ("layerRightEdge", .layerRightEdge),
        (
            "layerBottomEdge",
            .layerBottomEdge
        ), ("layerTopEdge", .layerTopEdge),
    ]
}
