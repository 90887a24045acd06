import ArgumentParser
import RenderServer

/// How pictures are drawn; none of it changes a pixel.
struct DrawingOptions: ParsableArguments, Sendable {
    @Option(help: "Scenes that are drawn at once (default: the number of processors).")
    var jobs: Int?

    @Option(help: "Threads that draw one picture.")
    var threads = 1

    @Option(help: "Pixels a side of a square as large as a tile, 16 to 1024.")
    var tileSize = RenderServer().tileSize

    func validate() throws {
        if let jobs, jobs < 1 { throw ValidationError("--jobs takes a number from 1 up") }
        guard (1...256).contains(threads) else { throw ValidationError("--threads takes a number from 1 to 256") }
        guard (16...1024).contains(tileSize) else {
            throw ValidationError("--tile-size takes a number from 16 to 1024")
        }
    }
}
