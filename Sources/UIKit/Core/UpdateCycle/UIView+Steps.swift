import Foundation
import RenderServer

// The steps of a pass for one view, with what is recorded of them.
extension UIView {
    func performUpdateConstraints(in pass: UpdatePass) {
        unmark(.constraints)
        let cause = causes?.constraints
        causes?.constraints = nil
        guard updatesConstraints, pass.admits(self, .constraints) else { return }
        progress.didCallSuperUpdateConstraints = false
        count { $0.updateConstraints += 1 }
        record(.updateConstraints, cause: cause) {
            traitCollection.makingCurrent { observing(\.constraints) { updateConstraintsWithOwner() } }
        }
        guard !progress.didCallSuperUpdateConstraints, overrides.contains(.updateConstraints) else { return }
        sceneHost?.report(
            .missingSuper, "updateConstraints() of \(label) did not call super, which it has to do last",
            views: [label])
    }

    func performUpdateProperties(in pass: UpdatePass) {
        guard marks.contains(.properties) else { return }
        unmark(.properties)
        let cause = causes?.properties
        causes?.properties = nil
        guard updatesProperties, pass.admits(self, .properties) else { return }
        count { $0.updateProperties += 1 }
        record(.updateProperties, cause: cause) {
            traitCollection.makingCurrent { observing(\.properties) { updatePropertiesWithOwner() } }
        }
    }

    /// The layer's layout call.
    func layOut(_ layer: CALayer) {
        guard layer === self.layer else { return }
        UpdatePass.run { pass in
            // A walk of the layers alone comes here first.
            if marks.contains(.traits) { updateTraits() }
            performUpdateProperties(in: pass)
            willLayOut()
            let cause = takeLayoutCause()
            guard pass.admits(self, .layout), sceneHost?.withholdsLayout?(self) != true else { return }
            count { $0.layoutSubviews += 1 }
            record(.layoutSubviews, cause: cause) { runLayout() }
        }
    }

    private func runLayout() {
        let outer = progress.isLayingOut
        progress.isLayingOut = true
        ConstraintWatch.layoutBegins()
        traitCollection.makingCurrent {
            if overrides.contains(.layoutSubviews) || controllerStorage != nil {
                observing(\.layout) { layOutWithOwner() }
            } else {
                layOutWithOwner()
            }
        }
        progress.isLayingOut = outer
    }

    /// Fills what is marked of the store, and counts its bytes.
    func performDisplay() {
        let before = layer.displayCounts.drawnPixels
        layer.displayIfNeeded()
        let pixels = layer.displayCounts.drawnPixels - before
        if pixels > 0 { count { $0.drawnBytes += pixels * 4 } }
    }

    // MARK: Forced steps

    /// Rectangles are found for the whole tree first: they mark what is to be laid out.
    func layOutNow() {
        forced { pass in
            let host = layoutHost
            if host.layer.isDelegateWorkPending { pass.updateConstraints(host.layer) }
            layer.layoutIfNeeded()
        }
    }

    func updateConstraintsNow() {
        forced { pass in
            pass.updateConstraints(layer)
            layer.settleUpdates()
        }
    }

    func updatePropertiesNow() {
        forced { $0.updateProperties(layer) }
    }

    /// Traits come from above: starts at the highest superview that waits for its own.
    func updateTraitsNow() {
        guard windowStorage != nil else { return }
        var top = self
        var view = parentView
        while let current = view {
            if current.marks.contains(.traits) { top = current }
            view = current.parentView
        }
        forced { $0.updateTraits(top.layer) }
    }

    private func forced(_ body: (UpdatePass) -> Void) {
        guard let recorder = sceneHost?.recorder else { return UpdatePass.run(body) }
        recorder.forcing { UpdatePass.run(body) }
    }

    // MARK: Records

    func record(_ phase: UpdateStepRecord.Phase, cause: String?, _ body: () -> Void) {
        guard let recorder = sceneHost?.recorder else { return body() }
        recorder.record(phase, self, cause: cause, body)
    }

    func count(_ change: (inout UpdateCounts) -> Void) {
        if let counted = progress.sinceFrame { return change(&counted.counts) }
        guard let recorder = sceneHost?.recorder else { return }
        let counted = CountedView(self)
        change(&counted.counts)
        progress.sinceFrame = counted
        recorder.countedViews.append(counted)
    }
}
