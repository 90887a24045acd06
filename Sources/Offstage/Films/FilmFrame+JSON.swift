import RenderServer
import TextFormatting

extension FilmFrame {
    /// All figures of the frame.
    package func jsonValue(budget: FilmBudget) -> JSONValue {
        let load = load
        let head: [(key: String, value: JSONValue)] = [
            ("number", .integer(number)), ("time", .exact(time)), ("load", .number(load.canvases)),
            ("isLate", .bool(load.canvases > budget.canvases)), ("culprit", culprit.map(\.jsonValue) ?? .null),
            ("offscreenPasses", .integer(passes.count)),
        ]
        let figures: [(key: String, value: JSONValue)] = load.figures.map { ($0.name, .integer($0.value)) }
        let rest: [(key: String, value: JSONValue)] = [
            ("layouts", .integer(layouts)), ("encodedLayers", .integer(encodedLayers)),
            ("redrawnLayers", .texts(redrawnLayers)), ("drawnPixels", .integer(drawnPixels)),
            ("damage", .array(damage.map(\.jsonValue))), ("passes", .array(passes.map { $0.jsonValue() })),
        ]
        return .object(head + figures + rest)
    }
}

extension LoadShare {
    fileprivate var jsonValue: JSONValue {
        .object([("layer", .string(layer)), ("source", .string(source.rawValue)), ("bytes", .integer(bytes))])
    }
}
