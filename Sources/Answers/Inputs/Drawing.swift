import RenderServer

/// How pictures are drawn; none of it changes a pixel.
package struct Drawing: Sendable {
    /// Scenes that are drawn at once, 1 or more; nil for the number of processors.
    package var jobs: Int?
    /// Threads that draw one picture, 1 or more.
    package var threads: Int
    /// Pixels a side of a square as large as a tile.
    package var tileSize: Int

    package init(jobs: Int? = nil, threads: Int = 1, tileSize: Int = RenderServer().tileSize) {
        self.jobs = jobs
        self.threads = threads
        self.tileSize = tileSize
    }

    /// A server that draws so.
    var server: RenderServer { RenderServer(threads: threads, tileSize: tileSize) }
}
