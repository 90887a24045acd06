import Foundation

/// The shape from which particles come. A name that is none of these acts as `point`.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
    /// The name as Apple's framework writes it.
    public let rawValue: String

    /// A value of Apple's name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The emitter's position.
    public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
    /// A line along x, as long as the emitter is wide, about the emitter's position.
    public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
    /// A rectangle of the emitter's size about its position.
    public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
    /// A box of the emitter's size and depth about its position.
    public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
    /// A circle in the layer's plane about the emitter's position; its radius is the emitter's width.
    public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
    /// A sphere about the emitter's position; its radius is the emitter's width.
    public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")

    /// The names this layer knows, as Swift spells them.
    static let named: [(String, CAEmitterLayerEmitterShape)] = [
        ("point", .point), ("line", .line), ("rectangle", .rectangle), ("cuboid", .cuboid), ("circle", .circle),
        ("sphere", .sphere),
    ]
}

/// The part of the shape from which particles come. A name that is none of these acts as `volume`.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
    /// The name as Apple's framework writes it.
    public let rawValue: String

    /// A value of Apple's name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The shape's corners; of a circle and a sphere where the axes cut it (assumed).
    public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
    /// The shape's edges; of a sphere the circle in the plane through its middle (assumed).
    public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
    /// The shape's surface; of a shape in the plane its area.
    public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
    /// All of the shape.
    public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")

    /// The names this layer knows, as Swift spells them.
    static let named: [(String, CAEmitterLayerEmitterMode)] = [
        ("points", .points), ("outline", .outline), ("surface", .surface), ("volume", .volume),
    ]
}

/// The order in which particles are drawn, and how. A name that is none of these acts as `unordered`.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
    /// The name as Apple's framework writes it.
    public let rawValue: String

    /// A value of Apple's name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Cell by cell, each from the oldest particle to the youngest (assumed: a device promises no order).
    public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
    /// The youngest on top.
    public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
    /// The oldest on top.
    public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
    /// The nearest on top, by z.
    public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
    /// Added to each other and to what lies below.
    public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")

    /// The names this layer knows, as Swift spells them.
    static let named: [(String, CAEmitterLayerRenderMode)] = [
        ("unordered", .unordered), ("oldestFirst", .oldestFirst), ("oldestLast", .oldestLast),
        ("backToFront", .backToFront), ("additive", .additive),
    ]
}

/// The axes along which a scroll layer scrolls. A name that is none of these acts as `both` (assumed).
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
    /// The name as Apple's framework writes it.
    public let rawValue: String

    /// A value of Apple's name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Neither axis.
    public static let none = CAScrollLayerScrollMode(rawValue: "none")
    /// Along y alone.
    public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
    /// Along x alone.
    public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
    /// Along both axes.
    public static let both = CAScrollLayerScrollMode(rawValue: "both")

    /// The names this layer knows, as Swift spells them.
    static let named: [(String, CAScrollLayerScrollMode)] = [
        ("none", .none), ("vertically", .vertically), ("horizontally", .horizontally), ("both", .both),
    ]
}
