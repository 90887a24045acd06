import CoreGraphics
import Foundation
import RenderServer
import UIKit

// Pictures.
extension Stage {
    /// Runs a turn at the present time and draws what the screen then shows.
    ///
    /// The statistics' update counts cover everything since the frame before, and the trace starts anew afterwards:
    /// read `trace` before, or take `lastTrace` after.
    public func render(route: Route = .screen) -> Frame {
        let pending = prepareFrame()
        switch route {
        case .screen: return pending.render(with: &server)
        case .context: return renderContext(pending)
        }
    }

    /// Runs a turn and commits, for a caller that draws the frame elsewhere.
    package func prepareFrame() -> PendingFrame {
        runTurn()
        return takeFrame()
    }

    /// The frame of the last commit, with what happened since the frame before.
    func takeFrame() -> PendingFrame {
        review?.frameIsTaken()
        gatherFindings()
        lastTrace = UpdateTrace(recorder.takeSteps())
        bodies.add(lastTrace)
        lastListTrace = ListTrace(host[ListJournal.self].takeRecords(), recorder.takeDecodings())
        defer { host.commits = CommitCounts() }
        defer { framedLayoutCounts = layoutCounts }
        return PendingFrame(
            tree: host.shownTree, updates: recorder.takeCounts(), commit: host.commits,
            layout: layoutCounts.since(framedLayoutCounts))
    }

    /// The root view's layer as Core Graphics replays it. There are no passes: the plan is the canvas alone.
    private func renderContext(_ pending: PendingFrame) -> Frame {
        let layer = (window.rootView ?? window).layer
        let scale = screen.scale
        let size = layer.bounds.size
        let width = Self.pixels(size.width * scale)
        let height = Self.pixels(size.height * scale)
        let plan = RenderPlan.canvas(width: width, height: height, scale: Double(scale))
        let refusal = plan.refusal
        let image =
            refusal == nil ? host.perform { Self.draw(layer, width: width, height: height, scale: scale) } : .empty
        return Frame(
            image: image, plan: plan,
            statistics: FrameStatistics(
                plan: plan, updates: pending.updates, commit: pending.commit, layout: pending.layout,
                fonts: image.fonts), time: time, diagnostics: refusal.map { [$0] } ?? [])
    }

    /// At least one; a billion is more than is drawn, and few enough to count on with.
    private static func pixels(_ side: CGFloat) -> Int { Int(min(max(side.rounded(), 1), 1e9)) }

    private static func draw(_ layer: CALayer, width: Int, height: Int, scale: CGFloat) -> CGImage {
        let origin = layer.bounds.origin
        let context = CGContext(
            width: width, height: height,
            baseTransform: CGAffineTransform(
                a: scale, b: 0, c: 0, d: scale, tx: -origin.x * scale, ty: -origin.y * scale))
        layer.render(in: context)
        guard let image = context.makeImage() else {
            preconditionFailure("a canvas of \(width)×\(height) has a picture")
        }
        return image
    }
}
