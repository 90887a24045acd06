import Rasterizer

extension RenderPlan: CustomStringConvertible {
    /// `text`.
    public var description: String { text }

    /// The plan as stable text: a line for each pass, the sums, what was counted and what is to be said about it.
    public var text: String { text { _ in nil } }

    /// The plan as text, with a place behind each pass.
    /// - Parameter place: Where the layer is written that forced a pass; nil where nobody knows.
    package func text(placing place: (RenderPass) -> String?) -> String {
        var lines = passes.map { pass in pass.description + (place(pass).map { "  \($0)" } ?? "") }
        let offscreen = offscreenPasses
        lines.append(
            "offscreen passes \(offscreen.count), stored \(offscreen.bytesStored), loaded \(offscreen.bytesLoaded)")
        lines.append(counts.figures.map { "\($0.name) \($0.value)" }.joined(separator: ", "))
        lines += diagnostics.map { "note: \($0)" }
        return lines.map { $0 + "\n" }.joined()
    }

    /// The plan as JSON with a fixed order of keys.
    public var json: String { jsonValue.text + "\n" }

    package var jsonValue: JSONValue { .object(jsonMembers { _ in nil }) }

    /// - Parameter place: Where the layer is written that forced a pass; nil where nobody knows.
    package func jsonMembers(placing place: (RenderPass) -> JSONValue?) -> [(key: String, value: JSONValue)] {
        let offscreen = offscreenPasses
        return [
            ("width", .integer(width)), ("height", .integer(height)), ("scale", .exact(scale)),
            ("offscreenPasses", .integer(offscreen.count)),
            ("bytesStored", .integer(offscreen.bytesStored)),
            ("bytesLoaded", .integer(offscreen.bytesLoaded)),
            ("passes", .array(passes.map { $0.jsonValue(sources: place($0)) })), ("counts", counts.jsonValue),
            ("diagnostics", .texts(diagnostics)),
        ]
    }
}

extension PlanCounts {
    /// Every figure with its name, in a fixed order.
    package var figures: [(name: String, value: Int)] {
        [
            ("layers", layers), ("visibleLayers", visibleLayers), ("culledLayers", culledLayers),
            ("occludedLayers", occludedLayers), ("drawCommands", drawCommands), ("opaquePixels", opaquePixels),
            ("blendedPixels", blendedPixels), ("shadowBlurs", shadowBlurs), ("rasterizeHits", rasterizeHits),
            ("rasterizeMisses", rasterizeMisses), ("backingStores", backingStores),
            ("backingStoreBytes", backingStoreBytes), ("decodedImageBytes", decodedImageBytes),
        ]
    }

    package var jsonValue: JSONValue { .object(figures.map { ($0.name, .integer($0.value)) }) }
}
