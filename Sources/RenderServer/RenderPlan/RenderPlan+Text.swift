import Rasterizer
import TextFormatting

extension RenderPlan: CustomStringConvertible {
    /// `text`.
    public var description: String { text }

    /// The plan as stable text: a line for each pass, the sums, what was counted and what is to be said about it.
    /// Bytes are plain numbers: goldens keep this text and compare it exactly.
    public var text: String { text(bytes: { String($0) }, placing: { _ in nil }) }

    /// The plan for people: bytes as `27 KB`, and a place behind each pass.
    /// - Parameter place: Where the layer is written that forced a pass; nil where nobody knows.
    package func readableText(placing place: (RenderPass) -> String?) -> String {
        text(bytes: ByteText.text, placing: place)
    }

    private func text(bytes: (Int) -> String, placing place: (RenderPass) -> String?) -> String {
        var lines = passes.map { pass in pass.line(bytes: bytes) + (place(pass).map { "  \($0)" } ?? "") }
        let offscreen = offscreenPasses
        lines.append(
            "offscreen passes \(offscreen.count), stored \(bytes(offscreen.bytesStored)), "
                + "loaded \(bytes(offscreen.bytesLoaded))")
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
    /// Every figure with its name, in a fixed order; that of particles where there are any.
    package var figures: [(name: String, value: Int)] {
        [
            ("layers", layers), ("visibleLayers", visibleLayers), ("culledLayers", culledLayers),
            ("occludedLayers", occludedLayers), ("drawCommands", drawCommands), ("opaquePixels", opaquePixels),
            ("blendedPixels", blendedPixels), ("shadowBlurs", shadowBlurs), ("rasterizeHits", rasterizeHits),
            ("rasterizeMisses", rasterizeMisses), ("backingStores", backingStores),
            ("backingStoreBytes", backingStoreBytes), ("decodedImageBytes", decodedImageBytes),
        ] + (particles == 0 ? [] : [("particles", particles)])
    }

    package var jsonValue: JSONValue { .object(figures.map { ($0.name, .integer($0.value)) }) }
}
