import Foundation
import Rasterizer

/// Colours along a way from 0 to 1, mixed without premultiplying.
public final class CGGradient: Sendable {
    /// The space of the colours.
    public let colorSpace: CGColorSpace?
    /// Ascending; never empty.
    package let stops: [GradientPaint.Stop]

    private init(space: CGColorSpace?, stops: [GradientPaint.Stop]) {
        colorSpace = space
        self.stops = CGGradient.ordered(stops)
    }

    /// Colours at locations in 0…1; nil locations spread them evenly. Nil without colours, or when an object is no
    /// CGColor.
    public convenience init?(colorsSpace space: CGColorSpace?, colors: [Any], locations: UnsafePointer<CGFloat>?) {
        let parsed = colors.compactMap { $0 as? CGColor }
        guard !parsed.isEmpty, parsed.count == colors.count else { return nil }
        let places = CGGradient.places(count: parsed.count, locations: locations)
        self.init(space: space, stops: zip(places, parsed).map { .init(location: $0, color: $1.color8) })
    }

    /// Makes a gradient of a list that was made as an object.
    @_disfavoredOverload
    public convenience init?(colorsSpace space: CGColorSpace?, colors: NSArray, locations: UnsafePointer<CGFloat>?) {
        self.init(colorsSpace: space, colors: Array(colors), locations: locations)
    }

    /// Colours as rows of components with alpha last, at locations in 0…1; nil locations spread them evenly. Nil when
    /// `count` is below 1 or the space is neither grey nor RGB.
    public convenience init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        guard count > 0, space.model == .monochrome || space.model == .rgb else { return nil }
        let row = space.numberOfComponents + 1
        let places = CGGradient.places(count: count, locations: locations)
        let stops = (0..<count).compactMap { index in
            CGColor(colorSpace: space, components: components + index * row)
                .map { GradientPaint.Stop(location: places[index], color: $0.color8) }
        }
        self.init(space: space, stops: stops)
    }

    private static func places(count: Int, locations: UnsafePointer<CGFloat>?) -> [Double] {
        (0..<count).map { index in
            if let locations { return min(max(Double(locations[index]), 0), 1) }
            return count == 1 ? 0 : Double(index) / Double(count - 1)
        }
    }

    /// By location; equal ones keep their order, which makes a hard edge.
    private static func ordered(_ stops: [GradientPaint.Stop]) -> [GradientPaint.Stop] {
        stops.enumerated()
            .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
            .map { $0.element }
    }
}

/// Whether a gradient goes on before its start and after its end.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
    /// Apple's bits.
    public let rawValue: UInt32

    /// Options from bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The first colour goes on before the start.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    /// The last colour goes on after the end.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
