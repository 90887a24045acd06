import Foundation

/// One settling of marks: a turn's, or one that `layoutIfNeeded()` and its kin force.
///
/// Passes nest: what is forced inside a layout call belongs to the pass around it. Work follows the lists of marked
/// layers, not the tree.
@MainActor
final class UpdatePass: LayoutMonitor {
    /// Calls of one view in one pass after which it is stopped (assumed: a device has no limit).
    static let limit = 100
    /// Layers below each other that one walk may enter, so that layout which keeps nesting new views ends.
    static let depthLimit = 1000

    let number = SerialNumber.next()
    private var layerCalls: [ObjectIdentifier: Int] = [:]
    private var stopped: [(view: UIView, step: UpdateStep)] = []
    /// The view whose `draw(_:)` the pass runs at this moment.
    private(set) var drawing: UIView?

    private init() {}

    /// Runs `body` in the pass that is under way, or in a new one.
    static func run(_ body: (UpdatePass) -> Void) {
        let host = SceneHost.current
        if let pass = host.updatePass { return body(pass) }
        let pass = UpdatePass()
        host.updatePass = pass
        host.layers.layoutMonitor = pass
        body(pass)
        host[ConfiguredCorners.self].update()
        host.updatePass = nil
        pass.reportStoppedViews()
    }

    // MARK: Limits

    /// Counts a call; false when the view had its share and is to be left alone for the rest of the pass.
    func admits(_ view: UIView, _ step: UpdateStep) -> Bool {
        if view.progress.pass != number {
            view.progress.pass = number
            view.progress.counts = .zero
        }
        let count = view.progress.counts[step.rawValue] + 1
        guard count <= Self.limit else { return false }
        view.progress.counts[step.rawValue] = count
        if count == Self.limit { stopped.append((view, step)) }
        return true
    }

    /// Layers that are no view's are counted here; views count themselves.
    func shouldLayOut(_ layer: CALayer) -> Bool {
        guard UIView.owner(of: layer) == nil else { return true }
        let count = layerCalls[ObjectIdentifier(layer), default: 0] + 1
        layerCalls[ObjectIdentifier(layer)] = count
        if count == Self.limit + 1 {
            let name = layer.name ?? QuartzCore.className(of: layer)
            SceneHost.running?.report(
                .layoutFeedbackLoop,
                "layout feedback loop: layoutSublayers() ran \(Self.limit) times in one pass on \(name), which kept "
                    + "asking for it; the pass was stopped", views: [name])
        }
        return count <= Self.limit
    }

    private func reportStoppedViews() {
        for step in [UpdateStep.properties, .constraints, .layout, .draw] {
            let views = stopped.filter { $0.step == step }.map(\.view)
            guard let host = views.first?.sceneHost else { continue }
            let names = views.map(\.label)
            host.report(
                .layoutFeedbackLoop,
                "layout feedback loop: \(step.method) ran \(Self.limit) times in one pass on "
                    + names.joined(separator: ", ") + ", which kept asking for it; the pass was stopped",
                views: names)
        }
    }

    // MARK: Settling

    /// Traits, constraints, properties and layout of everything marked from `root` down, until nothing is.
    func settle(_ root: CALayer) {
        while root.isUpdatePending {
            updateTraits(root)
            updateConstraints(root)
            layOut(root, depth: 0)
            root.settleUpdates()
            // Who asked for them lays out again.
            SceneHost.current[ConfiguredCorners.self].update()
        }
        root.settleUpdates()
    }

    /// Traits of everything marked, superviews first.
    func updateTraits(_ layer: CALayer) {
        if let view = UIView.owner(of: layer), view.marks.contains(.traits) { view.updateTraits() }
        for child in layer.sublayersWithDelegateWork { updateTraits(child) }
        layer.settleUpdates()
    }

    /// Constraints of everything marked, deepest first, then what those calls marked; then the engine of the tree finds
    /// all rectangles.
    func updateConstraints(_ root: CALayer) {
        runUpdateConstraints(root)
        guard let view = UIView.owner(of: root) else { return }
        solveConstraints(of: view.layoutHost)
    }

    /// Takes what is marked over into the tree's engine. Reading content sizes may mark more.
    func solveConstraints(of host: UIView) {
        for _ in 0..<Self.limit {
            var found: [(depth: Int, view: UIView)] = []
            collect(.solving, host.layer, depth: 0, into: &found)
            guard !found.isEmpty else { return }
            for entry in found { entry.view.unmark(.solving) }
            host.makeLayoutEngine().settle(found.map(\.view))
        }
    }

    func runUpdateConstraints(_ root: CALayer) {
        while true {
            var found: [(depth: Int, view: UIView)] = []
            collect(.constraints, root, depth: 0, into: &found)
            guard !found.isEmpty else { return }
            // A stable order: deeper ones first, equals in the order of the tree.
            let order = found.enumerated().sorted {
                ($1.element.depth, $0.offset) < ($0.element.depth, $1.offset)
            }
            for entry in order where entry.element.view.marks.contains(.constraints) {
                entry.element.view.performUpdateConstraints(in: self)
            }
        }
    }

    private func collect(
        _ mark: ViewMarks, _ layer: CALayer, depth: Int, into found: inout [(depth: Int, view: UIView)]
    ) {
        if let view = UIView.owner(of: layer) {
            // What is about to appear updates its constraints after it was told so.
            if mark == .constraints, view.marks.contains(.appearing), view.window != nil { return }
            if view.marks.contains(mark) { found.append((depth, view)) }
        }
        for child in layer.sublayersWithDelegateWork { collect(mark, child, depth: depth + 1, into: &found) }
    }

    /// Properties of everything marked, superviews first.
    func updateProperties(_ layer: CALayer) {
        if let view = UIView.owner(of: layer) { view.performUpdateProperties(in: self) }
        for child in layer.sublayersWithDelegateWork { updateProperties(child) }
        layer.settleUpdates()
    }

    /// One walk from the top: each view does all its steps before its subviews do theirs.
    func layOut(_ layer: CALayer, depth: Int) {
        guard depth < Self.depthLimit else { return stopNesting(at: layer) }
        if layer.hasDelegateWork { performViewSteps(of: layer) }
        layer.layOutSelfIfMarked()
        visit(layer) { layOut($0, depth: depth + 1) }
        layer.settleUpdates()
    }

    private func performViewSteps(of layer: CALayer) {
        // A layer whose delegate was replaced has nobody to do its work.
        guard let view = UIView.owner(of: layer) else {
            layer.hasDelegateWork = false
            return
        }
        if view.marks.contains(.traits) { view.updateTraits() }
        if view.marks.contains(.appearing) {
            view.unmark(.appearing)
            view.appearForOwner()
            updateConstraints(layer)
        }
        if !view.marks.isDisjoint(with: [.constraints, .solving]) { updateConstraints(layer) }
        view.performUpdateProperties(in: self)
    }

    /// Sublayers with work in array order, also those that came up meanwhile, but none twice and none behind.
    private func visit(_ layer: CALayer, _ body: (CALayer) -> Void) {
        var last = Int.min
        while true {
            let next = layer.sublayersWithUpdates(after: last)
            guard !next.isEmpty else { return }
            for child in next where child.superlayer === layer {
                last = max(last, child.indexInSuperlayer)
                body(child)
            }
        }
    }

    private func stopNesting(at layer: CALayer) {
        let view = UIView.owner(of: layer)
        let name = view?.label ?? QuartzCore.className(of: layer)
        (view?.sceneHost ?? SceneHost.running)?.report(
            .layoutFeedbackLoop,
            "layout feedback loop: \(name) lies \(Self.depthLimit) layers deep; the pass was stopped", views: [name])
        discard(layer)
    }

    /// Drops all marks from `layer` down. The layers may form a cycle.
    private func discard(_ layer: CALayer) {
        var found = [layer]
        var seen: Set<ObjectIdentifier> = [ObjectIdentifier(layer)]
        var next = 0
        while next < found.count {
            for child in found[next].sublayersWithUpdates(after: Int.min)
            where seen.insert(ObjectIdentifier(child)).inserted {
                found.append(child)
            }
            next += 1
        }
        for layer in found.reversed() {
            if let view = UIView.owner(of: layer) { view.unmark(view.marks) }
            layer.discardUpdates()
        }
    }

    // MARK: Display

    /// Draws what is marked and shown below `root`, superviews first, until nothing is.
    func display(_ root: CALayer) {
        var didDraw = true
        while didDraw, root.isDisplayPending {
            didDraw = false
            display(root, &didDraw)
        }
    }

    /// Hidden and empty layers keep their marks.
    private func display(_ layer: CALayer, _ didDraw: inout Bool) {
        guard !layer.isHidden else { return }
        if layer.needsDisplay(), !layer.bounds.isEmpty {
            didDraw = true
            if let view = UIView.owner(of: layer), view.overrides.contains(.draw) {
                if admits(view, .draw) { draw(view) } else { layer.discardDisplay() }
            } else {
                layer.displayIfNeeded()
            }
        }
        for child in layer.sublayersWithDisplay { display(child, &didDraw) }
        layer.settleDisplay()
    }

    private func draw(_ view: UIView) {
        drawing = view
        view.performDisplay()
        drawing = nil
    }
}

extension UIView {
    /// The view that a layer is the own layer of.
    static func owner(of layer: CALayer) -> UIView? {
        guard let view = layer.delegate as? UIView, view.layer === layer else { return nil }
        return view
    }
}
