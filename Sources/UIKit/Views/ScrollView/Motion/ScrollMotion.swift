import Foundation
import VirtualFoundation

/// A movement of a scroll view by itself, from frame to frame.
@MainActor
final class ScrollMotion: DisplayLinkClient {
    /// What moves the content.
    enum Kind {
        /// The content was let go of.
        case glide(ScrollAxes<AxisCourse>)
        /// The content was sent to an offset.
        case animation(OffsetAnimation, OffsetPurpose)
        /// The content goes to another scale; true for one that bounces back from beyond the limits.
        case zoom(ZoomAnimation, isBounce: Bool)
    }

    let modes: Set<RunLoop.Mode> = [.common]
    private weak var view: UIScrollView?
    private let schedule: DisplayLinkSchedule
    private(set) var isRunning = true
    /// When it began to move.
    let begin: Double
    /// When the present kind of movement began.
    private(set) var start: Double
    private(set) var kind: Kind
    /// The offset that was set last: another one is somebody else's doing.
    var shownOffset: CGPoint
    /// The time of the last frame.
    var lastStep: Double
    /// What somebody else moved the content by while it is zoomed.
    var drift = CGVector(dx: 0, dy: 0)
    /// What applied in the last frame.
    var motionConditions: ScrollAxes<AxisCourse.Conditions>

    init(_ kind: Kind, of view: UIScrollView, in host: SceneHost) {
        self.kind = kind
        self.view = view
        begin = host.time
        start = host.time
        lastStep = host.time
        shownOffset = view.contentOffset
        motionConditions = view.motionConditions
        schedule = host.loop.displayLinks
        schedule.add(self)
    }

    /// Goes another way from now on.
    func change(to kind: Kind, at time: Double) {
        self.kind = kind
        start = time
    }

    /// Lets an animation end elsewhere, at the same time.
    func lead(to end: CGPoint) {
        guard case .animation(let animation, let purpose) = kind else { return }
        kind = .animation(OffsetAnimation(start: animation.start, end: end), purpose)
    }

    /// Takes an animation along with content that somebody moved.
    func move(by shift: CGVector, to offset: CGPoint) {
        guard case .animation(let animation, let purpose) = kind else { return }
        kind = .animation(OffsetAnimation(start: animation.start + shift, end: animation.end + shift), purpose)
        shownOffset = offset
    }

    /// True for what the app or the user asked for.
    var isAnimation: Bool {
        if case .animation(_, let purpose) = kind { purpose != .own } else { false }
    }
    var isGlide: Bool { if case .glide = kind { true } else { false } }
    /// Where an animation goes to.
    var animationTarget: CGPoint? {
        switch kind {
        case .animation(let animation, _): animation.end
        case .zoom(let animation, _): animation.offset.end
        case .glide: nil
        }
    }
    var isZoom: Bool { if case .zoom = kind { true } else { false } }
    var isZoomBounce: Bool { if case .zoom(_, isBounce: true) = kind { true } else { false } }

    func tickInterval(rate: Int) -> Int { 1 }

    func invalidate() {
        isRunning = false
        schedule.remove(self)
    }

    func tick(_ tick: DisplayTick) {
        guard let view, view.movement === self, view.windowStorage != nil else { return invalidate() }
        view.step(self, at: tick.time)
    }
}

/// Why content was sent to an offset: who hears of the arrival.
enum OffsetPurpose {
    /// The app asked for it.
    case offset
    /// The user tapped the status bar.
    case top
    /// The view's own affair.
    case own
}
