import UIKit

/// A gradient around a point, along the turn; as a view it takes the room that is proposed.
///
/// What lies outside of the angles has the first colour up to the middle, and the last one from there on.
public struct AngularGradient: ShapeStyle, PaintingStyle, View, LeafView {
    public typealias Body = Never
    public typealias Resolved = Never
    private let gradient: Gradient
    private let center: UnitPoint
    private let start: Angle
    private let end: Angle

    /// A gradient from one angle to another.
    public nonisolated init(
        gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
    ) {
        self.gradient = gradient
        self.center = center
        start = startAngle
        end = endAngle
    }

    /// A gradient of colours at even distances, from one angle to another.
    public nonisolated init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// A gradient of colours at places, from one angle to another.
    public nonisolated init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// A gradient once around.
    public nonisolated init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
        self.init(
            gradient: gradient, center: center, startAngle: angle, endAngle: Angle(radians: angle.radians + 2 * .pi))
    }

    /// A gradient of colours at even distances, once around.
    public nonisolated init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
    }

    /// A gradient of colours at places, once around.
    public nonisolated init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
    }

    nonisolated func paint(in environment: EnvironmentValues) -> Paint {
        let stops = gradient.stops.map { Turn.Stop(color: $0.color.resolved(in: environment), place: $0.location) }
        return Turn(stops: stops, start: start.radians, end: end.radians).paint(around: center)
    }

    func makeElement(_ environment: EnvironmentValues) -> LayoutElement { LayoutElement() }
    func update(_ element: LayoutElement, _ environment: EnvironmentValues) {
        FillFace.show(paint(in: environment), on: element)
    }
}

extension ShapeStyle where Self == AngularGradient {
    /// A gradient from one angle to another.
    public static func angularGradient(
        _ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// A gradient of colours at even distances, from one angle to another.
    public static func angularGradient(
        colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// A gradient once around.
    public static func conicGradient(
        _ gradient: Gradient, center: UnitPoint = .center, angle: Angle = .zero
    ) -> AngularGradient {
        AngularGradient(gradient: gradient, center: center, angle: angle)
    }

    /// A gradient of colours at even distances, once around.
    public static func conicGradient(
        colors: [Color], center: UnitPoint = .center, angle: Angle = .zero
    ) -> AngularGradient {
        AngularGradient(colors: colors, center: center, angle: angle)
    }
}

/// Colours between two angles as those of a whole turn.
struct Turn {
    struct Stop {
        var color: CGColor
        /// 0…1: between the angles, later along the turn.
        var place: CGFloat
    }

    private var stops: [Stop]
    private var start: Double
    private let span: Double

    /// - Parameters:
    ///   - stops: Sorted by their places.
    ///   - start: In radians.
    ///   - end: In radians; before the start the colours run the other way.
    init(stops: [Stop], start: Double, end: Double) {
        let isForward = end >= start
        self.stops = isForward ? stops : stops.reversed().map { Stop(color: $0.color, place: 1 - $0.place) }
        self.start = min(start, end)
        span = max(start, end) - self.start
        fit()
    }

    private mutating func fit() {
        let turn = 2 * Double.pi
        guard let first = stops.first, let last = stops.last else { return }
        guard span < turn else { return takeLastTurn(turn) }
        let share = CGFloat(span / turn)
        let middle = share + (1 - share) / 2
        stops = stops.map { Stop(color: $0.color, place: $0.place * share) }
        guard share < 1 else { return }
        stops += [Stop(color: last.color, place: middle), Stop(color: first.color, place: middle)]
    }

    /// Of more than one turn the last one is seen.
    private mutating func takeLastTurn(_ turn: Double) {
        let cut = CGFloat((span - turn) / span)
        let before = stops.last { $0.place <= cut }
        let rest = stops.filter { $0.place > cut }
        var result: [Stop] = []
        if let before, let next = rest.first {
            let part = (cut - before.place) / (next.place - before.place)
            result = [Stop(color: before.color.mixed(with: next.color, part), place: cut)]
        }
        stops = (result + rest).map { Stop(color: $0.color, place: ($0.place - cut) / (1 - cut)) }
        start += span - turn
    }

    func paint(around center: UnitPoint) -> Paint {
        .gradient(
            GradientPaint(colors: stops.map(\.color), locations: stops.map(\.place), course: .turn(center, start)))
    }
}

extension CGColor {
    /// A colour between this one and another, 0…1.
    func mixed(with other: CGColor, _ part: CGFloat) -> CGColor {
        let (a, b) = (UIColor(cgColor: self).parts, UIColor(cgColor: other).parts)
        let parts = zip(a, b).map { $0 + ($1 - $0) * part }
        return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3]).cgColor
    }
}

extension UIColor {
    fileprivate var parts: [CGFloat] {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue, alpha]
    }
}
