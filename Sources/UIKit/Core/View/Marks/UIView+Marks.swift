import Foundation

extension UIView {
    /// Marks the view and lists it with its superviews, so that the next pass finds it without a search.
    func mark(_ mark: ViewMarks, cause: @autoclosure () -> String) {
        guard !marks.contains(mark) else { return }
        marks.insert(mark)
        layer.hasDelegateWork = true
        sceneHost?.watchMark(mark.work, of: self, cause: cause())
        guard isTraced else { return }
        var causes = causes ?? MarkCauses()
        if mark.contains(.traits) { causes.traits = cause() }
        if mark.contains(.properties) { causes.properties = cause() }
        if mark.contains(.constraints) { causes.constraints = cause() }
        self.causes = causes
    }

    func unmark(_ mark: ViewMarks) {
        guard !marks.isDisjoint(with: mark) else { return }
        marks.subtract(mark)
        if marks.isEmpty { layer.hasDelegateWork = false }
    }

    /// Remembers what marked this view for layout, and its superview.
    /// - Parameter marksSuperview: False for what is the view's own affair.
    func noteLayoutCause(_ cause: StaticString, marksSuperview: Bool = true) {
        if layer.needsLayout() { sceneHost?.watchMark(.layout, of: self, cause: "\(cause)") }
        guard isTraced else { return }
        if layer.needsLayout(), causes?.layout == nil { setLayoutCause(MarkCause("\(cause)")) }
        guard marksSuperview, let parent = parentView, parent.layer.needsLayout(), parent.causes?.layout == nil else {
            return
        }
        parent.setLayoutCause(MarkCause("\(cause)", of: layer))
    }

    private func setLayoutCause(_ cause: MarkCause) {
        var causes = causes ?? MarkCauses()
        causes.layout = cause
        self.causes = causes
    }

    package func willMarkForLayout(by change: String, of source: CALayer) {
        guard isTraced else { return }
        var causes = causes ?? MarkCauses()
        causes.implicitLayout = MarkCause(change, of: source === layer ? nil : source)
        self.causes = causes
    }

    /// What marked the view for layout first; the next mark has a cause of its own.
    func takeLayoutCause() -> String? {
        guard let cause = causes?.layout ?? causes?.implicitLayout else { return nil }
        causes?.layout = nil
        causes?.implicitLayout = nil
        return cause.text(in: self)
    }

    /// Marks what the view draws; a view that draws nothing has nothing to mark.
    func markForDisplay(_ rect: CGRect?, cause: StaticString = "setNeedsDisplay") {
        guard drawsContents else { return }
        sceneHost?.watchMark(.display, of: self, cause: "\(cause)")
        if isTraced, !layer.needsDisplay() {
            var causes = causes ?? MarkCauses()
            causes.display = "\(cause)"
            self.causes = causes
        }
        if let rect { layer.setNeedsDisplay(rect) } else { layer.setNeedsDisplay() }
    }

    /// The view draws, or its layer may do so by itself.
    var drawsContents: Bool { overrides.contains(.draw) || type(of: layer) != CALayer.self }

    /// The scene of the view's window, else the one that runs; nil before there is any.
    package var sceneHost: SceneHost? { windowStorage?.owningHost ?? SceneHost.running }

    private var isTraced: Bool { sceneHost?.recorder?.isTracing ?? false }
}
