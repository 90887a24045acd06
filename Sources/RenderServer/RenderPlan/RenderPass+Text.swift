import Rasterizer
import TextFormatting

extension RenderPass: CustomStringConvertible {
    /// One line: `#0 group card {roundedClip} at 60 300 1050×600, stored 2568192, loaded 5136384, reads #1 #2`.
    public var description: String { line { String($0) } }

    /// The pass on one line, with its bytes as `bytes` writes them.
    func line(bytes: (Int) -> String) -> String {
        var text = "\(id) \(purpose.rawValue)"
        if !layer.isEmpty { text += " \(layer)" }
        if !reasons.isEmpty { text += " " + PlanText.reasons(reasons) }
        text += " at \(rect)"
        if surfaceWidth != rect.width || surfaceHeight != rect.height {
            text += ", surface \(surfaceWidth)×\(surfaceHeight)"
        }
        if purpose != .main { text += ", stored \(bytes(bytesStored)), loaded \(bytes(bytesLoaded))" }
        if !reads.isEmpty { text += ", reads " + reads.map(\.description).joined(separator: " ") }
        return text
    }

    /// What the pass is, without figures: `group of card {roundedClip}`.
    package var title: String {
        var text = purpose.rawValue
        if !layer.isEmpty { text += " of \(layer)" }
        if !reasons.isEmpty { text += " " + PlanText.reasons(reasons) }
        return text
    }

    /// - Parameter sources: Where the layer is written that forced the pass; nil where nobody knows.
    package func jsonValue(sources: JSONValue? = nil) -> JSONValue {
        .object(
            [
                ("id", .integer(id.index)), ("purpose", .string(purpose.rawValue)),
                ("reasons", .texts(reasons.sorted().map(\.rawValue))),
                ("primaryReason", primaryReason.map { .string($0.rawValue) } ?? .null), ("layer", .string(layer)),
                ("rect", rect.jsonValue),
                ("surface", .array([.integer(surfaceWidth), .integer(surfaceHeight)])), ("depth", .integer(depth)),
                ("reads", .array(reads.map { .integer($0.index) })), ("bytesStored", .integer(bytesStored)),
                ("bytesLoaded", .integer(bytesLoaded)),
            ] + (sources.map { [("sources", $0)] } ?? []))
    }
}
