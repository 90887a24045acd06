import Foundation

/// Corners of a layer's bounds; on iOS `minY` is the top.
public struct CACornerMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// Edges of a layer. The bottom edge is the one at minY: on iOS the physical top.
public struct CAEdgeAntialiasingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1)
    public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 2)
    public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 4)
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
