import CoreGraphics
import Foundation
import RenderServer

/// The properties of a gradient layer.
struct GradientState {
    var colors: [Any]?
    var locations: [NSNumber]?
    var startPoint = CGPoint(x: 0.5, y: 0)
    var endPoint = CGPoint(x: 0.5, y: 1)
    var type = CAGradientLayerType.axial

    /// The gradient that is drawn; nil for under two colours, another number of locations than colours, a radial one
    /// without width or height (all recorded on macOS).
    var contents: GradientContents? {
        let parsed = (colors ?? []).compactMap { $0 as? CGColor }
        guard parsed.count >= 2, parsed.count == colors?.count else { return nil }
        let even = (0..<parsed.count).map { Double($0) / Double(parsed.count - 1) }
        let places = locations?.map(\.doubleValue) ?? even
        guard places.count == parsed.count, places.allSatisfy(\.isFinite) else { return nil }
        if type == .radial, startPoint.x == endPoint.x || startPoint.y == endPoint.y { return nil }
        var contents = GradientContents(colors: parsed.map(\.color8), locations: Self.ascending(places))
        contents.kind = type == .radial ? .radial : type == .conic ? .conic : .axial
        contents.startPoint = startPoint
        contents.endPoint = endPoint
        return contents
    }

    /// The locations brought into 0…1, and none before the one in front of it (assumed).
    private static func ascending(_ locations: [Double]) -> [Double] {
        var last = 0.0
        return locations.map { location in
            last = min(max(location, last), 1)
            return last
        }
    }
}
