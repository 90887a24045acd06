import Answers
import ArgumentParser

/// How pictures are drawn; none of it changes a pixel.
struct DrawingOptions: ParsableArguments {
    @Option(
        parsing: .unconditional, help: "Scenes that are drawn at once (default: the number of processors).",
        transform: NumberArgument.whole(1...256))
    var jobs: Int?

    @Option(
        parsing: .unconditional, help: "Threads that draw one picture.", transform: NumberArgument.whole(1...256))
    var threads = Drawing().threads

    @Option(
        parsing: .unconditional, help: "Pixels a side of a square as large as a tile, 16 to 1024.",
        transform: NumberArgument.whole(16...1024))
    var tileSize = Drawing().tileSize

    var drawing: Drawing { Drawing(jobs: jobs, threads: threads, tileSize: tileSize) }
}
