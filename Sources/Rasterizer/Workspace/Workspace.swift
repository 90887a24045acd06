import Synchronization

/// What one thread works in. It is kept from picture to picture: new memory costs a page fault for each 4 KB, and
/// clearing.
///
/// Sendable, because whoever has taken one is the only one to touch it until it is put back.
final class Workspace: @unchecked Sendable {
    let outlines = OutlineMemory()
    private var tileMemory: TileMemory?

    /// The program's workspaces that nobody works in: as many as have been at work at a time, up to eight.
    private static let idle = Mutex<[Workspace]>([])
    private static let mostIdle = 8
    /// Bytes of one kind that are worth keeping: those of a shape that fills a screen.
    static let mostKept = 2 << 20
    /// Bytes of one workspace.
    private static let mostBytes = 8 << 20

    private init() {}

    static func take() -> Workspace {
        idle.withLock { $0.popLast() } ?? Workspace()
    }

    func putBack() {
        outlines.trim()
        if let tileMemory, tileMemory.byteCount > Self.mostKept { self.tileMemory = nil }
        if outlines.byteCount > Self.mostBytes { return }
        Self.idle.withLock { if $0.count < Self.mostIdle { $0.append(self) } }
    }

    /// - Parameter size: of the tiles.
    func tiles(size: Int) -> TileMemory {
        if let tileMemory, tileMemory.size >= size { return tileMemory }
        let memory = TileMemory(size: size)
        tileMemory = memory
        return memory
    }
}
