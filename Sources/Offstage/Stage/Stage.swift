import Foundation
import RenderServer
import UIKit

/// A simulated device: a screen, windows, traits and a clock that only the program moves.
///
///     let stage = Stage(device: .iPhone16)
///     stage.window.addSubview(card)
///     let frame = stage.render()
///
/// Stages are independent of each other. What code asks of the whole process (`UIScreen.main`,
/// `UITraitCollection.current`) is answered by `Stage.current`.
@preconcurrency @MainActor
public final class Stage {
    /// How a frame is drawn.
    public enum Route: String, Sendable, CaseIterable {
        /// The way of the screen: windows as they are shown.
        case screen
        /// The root view's layer drawn by `CALayer.render(in:)` on a canvas of its size.
        case context
    }

    /// The stage whose turn runs; else the one made last, or made current last, as long as it lives.
    ///
    /// Tests that run side by side do not disturb each other: a task finds the stage that it made, or made current, last
    /// whenever it goes on after an `await`. A test that makes none sees another's.
    public static var current: Stage? { SceneHost.running?.owner as? Stage }

    /// What the views on the stage see of it.
    package let host: SceneHost

    /// The device as it is held.
    public private(set) var device: Device
    /// The screen of the stage. Another object after `rotate(to:)`.
    public var screen: UIScreen { host.screen }
    /// The traits that windows start from: the device's with what was given to `init` and to `setTraits(_:)`.
    public var traitCollection: UITraitCollection { host.traitCollection }

    /// Virtual time in seconds. Starts at 0.
    public var time: Double { host.time }
    /// Turns a second while time advances. Default 60.
    public var displayRate: Int {
        get { host.ticks.rate }
        set {
            precondition(newValue > 0, "a display shows at least one frame a second")
            host.ticks.rate = newValue
        }
    }

    /// Whether time passes while a test waits, from one thing that is due to the next. Default true; scenes from files pass
    /// time only as their scripts say.
    package var passesTimeInWaits: Bool {
        get { host.passesTimeInWaits }
        set { host.passesTimeInWaits = newValue }
    }

    /// Runs after each layout of the windows, before display: for what follows the bounds of layers.
    package var didLayOut: (@MainActor () -> Void)? {
        didSet { followLayout() }
    }

    private var statusBar: StatusBar?

    /// Whether the screen shows a status bar: 9:41, signal, wifi and battery, in a window above the others that takes no
    /// touches. Its style, and whether it is hidden, are what controllers want; phones on their side have none. Default
    /// false.
    public var showsStatusBar: Bool {
        get { statusBar != nil }
        set {
            guard newValue != showsStatusBar else { return }
            statusBar?.window.isHidden = true
            statusBar = newValue ? perform { StatusBar(on: screen) } : nil
            followLayout()
        }
    }

    private var screenMarks: ScreenMarks?

    /// Whether the screen shows the bar to swipe home with, in a window above the others that takes no touches: on devices
    /// without a home button, unless controllers want it hidden. Default false.
    public var showsHomeIndicator: Bool {
        get { screenMarks?.choice.homeIndicator ?? false }
        set { mark { $0.homeIndicator = newValue } }
    }

    /// Whether the screen of a phone with an island shows it, in a window above the others that takes no touches; pictures
    /// that a device takes of its screen have none. Default false.
    public var showsIsland: Bool {
        get { screenMarks?.choice.island ?? false }
        set { mark { $0.island = newValue } }
    }

    private func mark(_ change: (inout ScreenMarks.Choice) -> Void) {
        var choice = screenMarks?.choice ?? .none
        change(&choice)
        perform {
            guard choice != .none else {
                screenMarks?.window.isHidden = true
                screenMarks = nil
                return
            }
            let marks = screenMarks ?? ScreenMarks(on: screen)
            screenMarks = marks
            marks.choice = choice
            marks.update(for: frontWindow, on: device)
        }
        followLayout()
    }

    private func followLayout() {
        guard didLayOut != nil || statusBar != nil || screenMarks != nil else {
            host.didLayOut = nil
            return
        }
        host.didLayOut = { [weak self] in
            guard let self else { return }
            didLayOut?()
            statusBar?.update(for: frontWindow, on: device)
            screenMarks?.update(for: frontWindow, on: device)
        }
    }

    /// The window whose controllers decide about the status bar.
    private var frontWindow: UIWindow? {
        firstWindow ?? host.keyWindow ?? windows.last { $0 !== statusBar?.window && $0 !== screenMarks?.window }
    }

    /// Tells where the layers are written, for a stage that was made from files.
    package var layerSources: @MainActor () -> LayerSources = { LayerSources() }

    /// Who wants to hear of fingers.
    let touchLog = TouchLog()
    /// What was found wrong.
    public let diagnostics: Diagnostics
    /// Whether `trace` is written. Default true; it costs time in trees of very many views.
    public var isTracing: Bool {
        get { recorder.isTracing }
        set { recorder.isTracing = newValue }
    }
    /// What the update cycle did since the last frame.
    public var trace: UpdateTrace { UpdateTrace(recorder.steps) }
    /// What lists did about their cells since the last frame.
    public var listTrace: ListTrace { ListTrace(host[ListJournal.self].records) }

    /// Threads that draw a frame, 1 or more; no more are at work than there are processors. Never changes a pixel.
    /// Default 1.
    public var threads: Int {
        get { server.threads }
        set { server.threads = max(1, newValue) }
    }

    /// A frame is drawn in tiles of as many pixels as a square of this side. Never changes a pixel. Default 128.
    public var tileSize: Int {
        get { server.tileSize }
        set { server.tileSize = max(1, newValue) }
    }

    /// What launch arguments set on a device, by key. One is known: `_UIConstraintBasedLayoutLogUnsatisfiable`; false
    /// keeps conflicts of constraints out of `diagnostics`. Default empty.
    public var defaults: [String: Bool] = [:]
    /// Called for each conflict of required constraints, whatever `defaults` say: where a breakpoint on
    /// `UIViewAlertForUnsatisfiableConstraints` stops on a device.
    public var onUnsatisfiableConstraints: (@MainActor (ConstraintConflict) -> Void)?
    /// The docked keyboard's rectangle in the screen's space; nil, the default, while it is hidden.
    public var keyboardFrame: CGRect? {
        get { host[KeyboardSpace.self].docked }
        set { host[KeyboardSpace.self].docked = newValue }
    }

    /// Folders with asset catalogues (`*.xcassets`) and PNG files, and catalogues themselves, in which `UIColor(named:)`
    /// and `UIImage(named:)` look before the bundles do. They are read when a name is first asked for. Default none.
    public var assetFolders: [URL] {
        get { host.assetFolders }
        set { host.assetFolders = newValue }
    }

    /// What solving constraints took since the stage was made, of views without a window and of measuring too.
    public var layoutCounts: LayoutCounts { host[LayoutEffort.self].counts }
    /// The layout counts of the last frame.
    var framedLayoutCounts = LayoutCounts()

    /// The calls of controllers' methods since the stage was made.
    package var controllerCalls: [ControllerCallRecord] { recorder.controllerCalls }

    /// Looks at the stage for the review of a package; nil where there is none.
    private(set) var review: StageReview?
    /// Reads the screen aloud; nil until somebody asks for it.
    var reader: ScreenReader?
    let recorder: UpdateRecorder
    var server = RenderServer()
    var renderTree: RenderTree? { host.renderTree }
    let schedule: ChangeSchedule
    /// How often bodies of SwiftUI's ran, frame by frame, since the stage was made.
    public internal(set) var bodies = BodyAccount()
    /// The trace of the last frame.
    public internal(set) var lastTrace = UpdateTrace()
    /// What lists did about their cells from the frame before to the last one.
    public internal(set) var lastListTrace = ListTrace()
    private var firstWindow: UIWindow?

    /// Makes a stage with nothing on it, and makes it current.
    /// - Parameters:
    ///   - device: The device, as it is held.
    ///   - traits: Traits in place of the device's own; nil for none.
    ///   - orientation: How the device is held; nil as `device` says.
    public init(
        device: Device = .iPhone16, traits: UITraitCollection? = nil, orientation: UIInterfaceOrientation? = nil
    ) {
        let device = orientation.map { device.rotated(to: $0) } ?? device
        self.device = device
        recorder = UpdateRecorder()
        host = SceneHost(screen: UIScreen(metrics: device.screenMetrics), traits: traits, recorder: recorder)
        diagnostics = Diagnostics(clock: host.clock)
        schedule = ChangeSchedule(recorder: recorder)
        host.owner = self
        host.reporter = self
        host.add(schedule)
        host[DeviceTurns.self].turn = { [unowned self] in rotate(to: $0) }
        host[FirstWindow.self].make = { [weak self] in _ = self?.window }
        host.touches.listener = { [touchLog] in touchLog.note($0) }
        makeCurrent()
        beginReview()
    }

    /// Takes part in the review of a package, if there is one.
    func beginReview() {
        review = PackageReview.current.map { StageReview(self, for: $0) }
    }

    /// Makes this the stage that is current while no turn runs.
    public func makeCurrent() {
        host.makeCurrent()
    }

    /// Runs `body` with this stage as `Stage.current`.
    public func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
        try host.perform(body)
    }

    // MARK: Windows

    /// The stage's first window: it fills the screen and is shown. Made when it is first asked for.
    public var window: UIWindow {
        if let firstWindow { return firstWindow }
        let window = perform { UIWindow(frame: screen.bounds) }
        firstWindow = window
        perform { window.makeKeyAndVisible() }
        return window
    }

    /// The windows that are shown, back to front: by level, in one level the last shown last.
    public var windows: [UIWindow] { host.windows }

    /// Makes `view` the root view of `window`; it fills the window unless it has a size.
    package func setRootView(_ view: UIView) {
        if view.bounds.size == .zero { view.frame = window.bounds }
        window.rootView = view
    }

    // MARK: Device

    /// Turns the device: windows that fill the screen get its new size, safe areas and traits follow.
    ///
    /// Where the window's root controller is shown the size changes in an animation. A turn that the controller in
    /// front does not support is refused, and reported.
    public func rotate(to orientation: UIInterfaceOrientation) {
        let asked = firstWindow ?? host.keyWindow ?? host.windows.last
        if let refusal = asked?.refusal(ofTurningTo: orientation) {
            return report(SceneFinding(.controllers, "the device was turned and the interface was not: \(refusal)"))
        }
        perform { changeDevice(to: device.rotated(to: orientation)) }
    }

    /// Memory is short: the application's delegate, observers and controllers hear of it.
    public func warnOfMemory() {
        perform { host.application.warnOfMemory() }
    }

    /// Gives the screen another size in points, as a window that is resized has; on a device that is no phone, what the
    /// scene in front allows by its `sizeRestrictions`.
    public func resize(to wanted: CGSize) {
        let size = host.windowScene.allowedSize(nearestTo: wanted)
        var device = device
        device.portraitSize = device.orientation.isLandscape ? CGSize(width: size.height, height: size.width) : size
        changeDevice(to: device)
    }

    /// Replaces the traits that were given to `init`.
    public func setTraits(_ traits: UITraitCollection?) {
        host.setTraits(traits)
    }

    private func changeDevice(to new: Device) {
        device = new
        host.changeScreen(to: new.screenMetrics)
    }
}
