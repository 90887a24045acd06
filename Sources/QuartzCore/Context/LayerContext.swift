/// What the layers of one scene share and a process would have once: transactions, who walks and watches their layout,
/// who hears of misuse.
///
/// Whoever runs a scene makes its context current for as long as the scene's code runs.
@MainActor
package final class LayerContext {
    /// The context of the scene whose code runs; one that belongs to none before there is a scene.
    package static var current = LayerContext() {
        didSet { Misuse.listener = current.listener }
    }

    var transactions = TransactionStack()
    /// What animations have to tell.
    package let events = AnimationEvents()
    /// The present time of the scene, in seconds.
    package var now: @MainActor () -> Double = { 0 }
    var time: Double { now() }
    /// Asked before each layout call of any walk.
    package weak var layoutMonitor: LayoutMonitor?
    /// Takes the place of the layers' own walk: UIKit's does more for the layers of views.
    package var layoutWalk: ((CALayer) -> Void)?
    /// Hears of misuse. Nil: misuse traps, and what a device logs goes to standard error.
    package weak var listener: MisuseListener? {
        didSet { if self === Self.current { Misuse.listener = listener } }
    }

    /// Pixels a point of the last commit.
    var screenScale = 1.0
    private var drawnTiles = 0

    /// A tile of a tiled layer was drawn.
    func didDrawTile() { drawnTiles += 1 }

    /// How many tiles were drawn since this was last asked.
    func takeDrawnTiles() -> Int {
        defer { drawnTiles = 0 }
        return drawnTiles
    }

    package init() {}
}
