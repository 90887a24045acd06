import Offstage
import UIKit

/// Writes down what a scroll view tells its delegate, and does what a test wants then.
@MainActor
public final class ScrollLog: NSObject, UIScrollViewDelegate {
    public let log: CallLog
    /// Called with the name of each call, after it was written down.
    public var onCall: ((String, UIScrollView) -> Void)?
    /// Changes the target of a drag.
    public var retarget: ((CGPoint) -> CGPoint)?
    public var zoomed: UIView?
    public var allowsTop = true
    /// Whether offsets are written down.
    public var logsOffsets = false
    /// What `scrollViewWillEndDragging` was told.
    public private(set) var velocity = CGPoint.zero
    public private(set) var target = CGPoint.zero
    public private(set) var offsets: [CGPoint] = []

    public init(_ log: CallLog = CallLog()) {
        self.log = log
        super.init()
    }

    private func note(_ call: String, _ view: UIScrollView, _ detail: String = "") {
        let name = view.accessibilityIdentifier.map { "\($0)." } ?? ""
        log.note(name + call + detail)
        onCall?(call, view)
    }

    public static func text(_ point: CGPoint) -> String { "(\(TouchView.text(point.x)), \(TouchView.text(point.y)))" }

    /// The calls so far, repeated ones once.
    public func story() -> [String] {
        log.take().reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    }

    public func scrollViewDidScroll(_ scrollView: UIScrollView) {
        offsets.append(scrollView.contentOffset)
        note("didScroll", scrollView, logsOffsets ? " " + Self.text(scrollView.contentOffset) : "")
    }
    public func scrollViewDidZoom(_ scrollView: UIScrollView) { note("didZoom", scrollView) }
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("willBeginDragging", scrollView) }
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        self.velocity = velocity
        target = targetContentOffset.pointee
        if let retarget { targetContentOffset.pointee = retarget(target) }
        note("willEndDragging", scrollView)
    }
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        note("didEndDragging", scrollView, "(\(decelerate))")
    }
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        note("willBeginDecelerating", scrollView)
    }
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("didEndDecelerating", scrollView) }
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        note("didEndScrollingAnimation", scrollView)
    }
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        note("willBeginZooming", scrollView)
    }
    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        note("didEndZooming", scrollView, "(\(TouchView.text(scale)))")
    }
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        note("shouldScrollToTop", scrollView)
        return allowsTop
    }
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { note("didScrollToTop", scrollView) }
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        note("didChangeAdjustedContentInset", scrollView)
    }
}

/// A stage of 300×600 points at scale 2 with a scroll view that fills it, shown once.
@MainActor
public final class ScrollScreen {
    private let made: Stage
    public let scroll: UIScrollView
    public let delegate = ScrollLog()

    /// - Parameter content: The size of the content.
    public init(
        _ content: CGSize = CGSize(width: 300, height: 6000), scroll: UIScrollView = UIScrollView(),
        safeArea: UIEdgeInsets = .zero
    ) {
        made = makeStage(300, 600, safeArea: safeArea)
        made.isTracing = false
        made.makeCurrent()
        self.scroll = scroll
        scroll.frame = CGRect(x: 0, y: 0, width: 300, height: 600)
        scroll.contentSize = content
        scroll.delegate = delegate
        made.window.addSubview(scroll)
        made.runTurn()
        _ = delegate.log.take()
    }

    public var stage: Stage {
        made.makeCurrent()
        return made
    }

    public var y: Double { Double(scroll.contentOffset.y) }
    public var x: Double { Double(scroll.contentOffset.x) }

    /// A finger that goes so far upwards, with so many points a second, and is lifted while it moves.
    public func flick(_ way: CGFloat, _ velocity: CGFloat) throws {
        try stage.touch.fling(CGPoint(x: 150, y: 300), by: CGVector(dx: 0, dy: -way), velocity: velocity)
    }

    /// A finger that goes so far to the left.
    public func flickAcross(_ way: CGFloat, _ velocity: CGFloat) throws {
        try stage.touch.fling(CGPoint(x: 150, y: 300), by: CGVector(dx: -way, dy: 0), velocity: velocity)
    }

    /// A finger that goes so far upwards and rests before it is lifted.
    public func drag(_ dx: CGFloat, _ dy: CGFloat) throws {
        try stage.touch.drag(CGPoint(x: 150, y: 300), by: CGVector(dx: dx, dy: dy), hold: 0.2)
    }

    /// The offsets down at some seconds from now, which ascend; just after those times, so that a frame then is one of
    /// them.
    public func ys(at times: [Double]) -> [Double] {
        let start = stage.time
        return times.map { time in
            stage.advance(by: start + time + 1e-6 - stage.time)
            return y
        }
    }
}
