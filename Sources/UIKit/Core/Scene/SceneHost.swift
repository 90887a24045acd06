import Foundation
import QuartzCore
import RenderServer

/// What a scene gives to the views in it, and what a process would have once: screen, traits, clock, windows, the
/// update pass under way, transactions, and who records and hears of what happens.
///
/// `perform(_:)` swaps all of it in one place, so scenes of one process do not see each other.
@MainActor
package final class SceneHost {
    /// The scene whose code runs; else the one made current last, as long as it lives; nil before there is any.
    package static var running: SceneHost? { performing.last ?? latest }

    /// The running host, else one for views that were made before any scene; that one reports to nobody.
    package static var current: SceneHost { running ?? standing }

    private static var performing: [SceneHost] = []
    private static weak var latest: SceneHost?
    private static let standing = SceneHost(screen: UIScreen(metrics: .standard), recorder: nil)

    // MARK: Device

    package internal(set) var screen: UIScreen
    /// The traits that windows start from.
    package internal(set) var traitCollection: UITraitCollection
    /// Traits in place of the screen's own.
    package internal(set) var ownTraits: UITraitCollection?

    // MARK: Time

    package let clock: VirtualClock
    package var time: Double { clock.time }
    /// Display ticks a second.
    package var ticks = DisplayTicks(rate: 60) {
        didSet { loop.displayLinks.changeTicks(to: ticks) }
    }
    /// The timers, display links and blocks of the scene.
    package let loop: MainLoop
    /// False: nobody but the program itself lets the scene's time pass, also while it waits for something else.
    ///
    /// Tasks that the program starts are then the platform's, but for those that turns start.
    package var passesTimeInWaits = true {
        didSet { if !passesTimeInWaits { loop.forgetBodies() } }
    }
    /// What the turns of the run loop ask for work, in the order in which they were added.
    var sources: [any ClockSource] = []
    /// The phase of the turn that runs; nil between turns.
    package internal(set) var phase: TurnPhase?

    /// Folders in which colours and images are looked up by name, before the bundles.
    package var assetFolders: [URL] = [] {
        didSet {
            AssetSearch.forget(assetFolders)
            Self.swap()
        }
    }

    /// What features keep of the scene: `self[Pasteboards.self]`.
    var stores = TypeTable<any SceneStore>()

    // MARK: Windows

    /// Shown windows of the scene in front, back to front.
    package internal(set) var windows: [UIWindow] = []
    /// Shown windows of all scenes, back to front.
    package internal(set) var shownWindows: [UIWindow] = []
    package internal(set) weak var keyWindow: UIWindow?

    // MARK: Application

    /// The object that events and actions pass through.
    package private(set) lazy var application = UIApplication(of: self)
    /// The scenes of the app, the one in front last; never empty.
    package internal(set) lazy var scenes = [firstScene()]
    /// The scene in front.
    package var windowScene: UIWindowScene { scenes[scenes.count - 1] }

    // MARK: Trials

    /// Views that are not laid out, to see what comes of that; nil: all are.
    package var withholdsLayout: (@MainActor (UIView) -> Bool)?

    // MARK: What a process has once

    let layers = LayerContext()
    /// The update pass under way.
    var updatePass: UpdatePass?

    // MARK: Accounts

    /// What waits for the next commit.
    var commitWaiters: [() -> Void] = []
    /// Writes down what the update cycle does; nil: nobody does.
    package let recorder: UpdateRecorder?
    /// What drawing found wrong that was not told yet.
    let drawingProblems = DrawingProblems()
    /// Hears of findings; nil: misuse traps, and nothing else is told.
    package weak var reporter: (any SceneReporter)?
    /// The object that runs the scene for the program.
    package weak var owner: AnyObject?
    /// Whether who ran the scene is gone: nothing that is let go of now is anybody's mistake.
    var isOver: Bool { recorder != nil && owner == nil }
    /// What was encoded since this was last emptied.
    package var commits = CommitCounts()
    /// What the last commit shows.
    package internal(set) var renderTree: RenderTree?
    /// Runs after each layout of the windows, before display: for what follows the bounds of layers.
    package var didLayOut: (@MainActor () -> Void)?

    /// Makes a scene without windows.
    /// - Parameters:
    ///   - traits: Traits in place of the screen's own.
    ///   - recorder: Writes down what happens; nil: nobody does, and nobody hears of misuse either.
    package init(screen: UIScreen, traits: UITraitCollection? = nil, recorder: UpdateRecorder?) {
        self.screen = screen
        self.recorder = recorder
        ownTraits = traits
        traitCollection = Self.traits(of: screen, with: traits)
        clock = recorder?.clock ?? VirtualClock()
        loop = MainLoop(clock: clock)
        layers.now = { [clock] in clock.time }
        layers.layoutWalk = { layer in UpdatePass.run { $0.settle(layer) } }
        if recorder != nil { layers.listener = self }
        joinLoop()
    }

    // MARK: Being current

    /// Sees to it that layers of views find a host, also before there is any scene.
    static let isReady: Void = { if running == nil { swap() } }()

    /// Makes this the scene that is current while no scene performs.
    package func makeCurrent() {
        becomeLatest()
        loop.adoptStanding()
        if self !== Self.standing { takeStores(from: Self.standing) }
        loop.noteCurrent()
        if passesTimeInWaits { loop.noteBody() }
    }

    /// Makes this the scene that is current; a body that made it so finds it again when it goes on.
    func becomeLatest() {
        Self.latest = self
        Self.swap()
    }

    /// Runs `body` with this scene as the current one.
    package func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
        Self.performing.append(self)
        Self.swap()
        defer {
            Self.performing.removeLast()
            Self.swap()
        }
        return try body()
    }

    /// Hands what other floors and other threads ask for over to the current scene.
    static func swap() {
        let host = current
        LayerContext.current = host.layers
        UITraitCollection.setShared(host.traitCollection)
        AssetSearch.setShared(host.assetFolders)
        DrawingProblems.setShared(host === standing ? .standing : host.drawingProblems)
        if host === standing { MainLoop.resignCurrent() } else { host.loop.makeCurrent() }
    }
}

// What is found.
extension SceneHost: MisuseListener {
    package func misuse(_ name: String, _ message: String) {
        misuse("\(name): \(message)", views: [])
    }

    package func log(_ message: String) {
        report(.log, message)
    }

    func misuse(_ message: String, views: [String]) {
        guard let reporter else { fatalError(message) }
        reporter.misuse(message, views: views)
    }

    func report(_ kind: SceneFinding.Kind, _ message: String, views: [String] = []) {
        reporter?.report(SceneFinding(kind, message, views: views))
    }
}
