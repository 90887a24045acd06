import ArgumentParser
import RenderServer

/// How pictures are drawn; none of it changes a pixel.
struct DrawingOptions: ParsableArguments, Sendable {
    @Option(
        parsing: .unconditional, help: "Scenes that are drawn at once (default: the number of processors).",
        transform: NumberArgument.whole(1...256))
    var jobs: Int?

    @Option(
        parsing: .unconditional, help: "Threads that draw one picture.", transform: NumberArgument.whole(1...256))
    var threads = 1

    @Option(
        parsing: .unconditional, help: "Pixels a side of a square as large as a tile, 16 to 1024.",
        transform: NumberArgument.whole(16...1024))
    var tileSize = RenderServer().tileSize
}
