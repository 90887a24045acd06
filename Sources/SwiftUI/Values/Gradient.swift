import UIKit

/// Colours that go over into each other.
public struct Gradient: Hashable, Sendable {
    /// A colour at a place.
    public struct Stop: Hashable, Sendable {
        public var color: Color
        /// 0…1.
        public var location: CGFloat

        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    public var stops: [Stop]

    public init(stops: [Stop]) { self.stops = stops }

    /// Colours at even distances.
    public init(colors: [Color]) {
        let last = max(1, colors.count - 1)
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / CGFloat(last)) }
    }

    func paint(_ course: GradientPaint.Course, in environment: EnvironmentValues) -> Paint {
        .gradient(
            GradientPaint(
                colors: stops.map { $0.color.resolved(in: environment) }, locations: stops.map(\.location),
                course: course))
    }
}

/// A gradient from one point to another; as a view it takes the room that is proposed.
public struct LinearGradient: ShapeStyle, PaintingStyle, View, LeafView {
    public typealias Body = Never
    public typealias Resolved = Never
    private let gradient: Gradient
    private let start: UnitPoint
    private let end: UnitPoint

    public nonisolated init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient
        start = startPoint
        end = endPoint
    }

    public nonisolated init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }

    public nonisolated init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }

    nonisolated func paint(in environment: EnvironmentValues) -> Paint {
        gradient.paint(.linear(start, end), in: environment)
    }

    func makeElement(_ environment: EnvironmentValues) -> LayoutElement { LayoutElement() }
    func update(_ element: LayoutElement, _ environment: EnvironmentValues) {
        FillFace.show(paint(in: environment), on: element)
    }
}

/// A gradient around a point; as a view it takes the room that is proposed.
public struct RadialGradient: ShapeStyle, PaintingStyle, View, LeafView {
    public typealias Body = Never
    public typealias Resolved = Never
    private let gradient: Gradient
    private let center: UnitPoint
    private let start: CGFloat
    private let end: CGFloat

    public nonisolated init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.gradient = gradient
        self.center = center
        start = startRadius
        end = endRadius
    }

    public nonisolated init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    public nonisolated init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    nonisolated func paint(in environment: EnvironmentValues) -> Paint {
        gradient.paint(.radial(center, start, end), in: environment)
    }

    func makeElement(_ environment: EnvironmentValues) -> LayoutElement { LayoutElement() }
    func update(_ element: LayoutElement, _ environment: EnvironmentValues) {
        FillFace.show(paint(in: environment), on: element)
    }
}
