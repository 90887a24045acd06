import Foundation

/// A guide that switches constraints as it comes near an edge of its owner, or leaves it.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
    private struct Tracked {
        let edge: NSDirectionalRectEdge
        let isNear: Bool
        var constraints: [NSLayoutConstraint]
    }

    private var tracked: [Tracked] = []

    /// Makes constraints active while the guide is near an edge; those given for the edge before are deactivated.
    open func setConstraints(
        _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
    ) {
        track(trackingConstraints, edge, isNear: true)
    }

    /// The constraints that are active while the guide is near an edge.
    @discardableResult
    open func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        tracked.first { $0.edge == edge && $0.isNear }?.constraints ?? []
    }

    /// Makes constraints active while the guide is away from an edge; those given for the edge before are deactivated.
    open func setConstraints(
        _ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
    ) {
        track(trackingConstraints, edge, isNear: false)
    }

    /// The constraints that are active while the guide is away from an edge.
    @discardableResult
    open func constraints(activeWhenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        tracked.first { $0.edge == edge && !$0.isNear }?.constraints ?? []
    }

    /// Forgets all of them and deactivates them.
    open func removeAllTrackedConstraints() {
        NSLayoutConstraint.deactivate(tracked.flatMap(\.constraints))
        tracked.removeAll()
    }

    private func track(_ constraints: [NSLayoutConstraint], _ edge: NSDirectionalRectEdge, isNear: Bool) {
        if let index = tracked.firstIndex(where: { $0.edge == edge && $0.isNear == isNear }) {
            NSLayoutConstraint.deactivate(tracked.remove(at: index).constraints)
        }
        tracked.append(Tracked(edge: edge, isNear: isNear, constraints: constraints))
        switchTrackedConstraints()
    }

    /// The edges of its owner that the guide is near.
    var nearEdges: NSDirectionalRectEdge { [] }

    func switchTrackedConstraints() {
        guard !tracked.isEmpty else { return }
        let near = nearEdges
        LayoutBatch.perform {
            for entry in tracked {
                let isActive = near.contains(entry.edge) == entry.isNear
                for constraint in entry.constraints { constraint.isActive = isActive }
            }
        }
    }
}

/// The part of its owner that the keyboard covers.
///
/// While the keyboard is hidden or undocked the guide is the bottom of the safe area.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    /// Whether the guide follows a keyboard that floats: it is that keyboard's rectangle then. Default false.
    open var followsUndockedKeyboard = false {
        didSet { if followsUndockedKeyboard != oldValue { owner?.keyboardGuideDidChange() } }
    }

    /// Whether the guide keeps the safe area's height while the keyboard is hidden. Default true.
    open var usesBottomSafeArea = true {
        didSet { if usesBottomSafeArea != oldValue { owner?.keyboardGuideDidChange() } }
    }

    init(of owner: UIView) {
        super.init()
        self.owner = owner
        identifier = "UIKeyboardLayoutGuide"
    }

    override var isSystemGuide: Bool { true }

    override var constraintName: String { "UIKeyboardLayoutGuide:\(owner?.name ?? "(no owner)")" }

    /// The rectangle of a floating keyboard that is followed, in the owner's space; nil for none.
    private var floatingFrame: CGRect? {
        guard followsUndockedKeyboard, let owner, let window = owner.window,
            let keyboard = owner.sceneHost?[KeyboardSpace.self].floating
        else { return nil }
        return owner.convert(window.convert(keyboard, from: nil as UIWindow?), from: nil as UIView?)
    }

    /// How far the window reaches below the owner: down to there the guide goes (as a test of PinLayout's has it that
    /// passes on devices).
    private var overhang: CGFloat {
        guard let owner, let window = owner.window, floatingFrame == nil else { return 0 }
        let bottom = owner.convert(CGPoint(x: 0, y: window.bounds.maxY), from: window).y
        return max(0, PixelGrid.settled(bottom - owner.bounds.maxY, scale: owner.screenScale))
    }

    /// How far it reaches up from the owner's bottom edge.
    private var height: CGFloat {
        guard let owner else { return 0 }
        if let floatingFrame { return floatingFrame.height }
        let keyboard = owner.sceneHost?[KeyboardSpace.self].docked ?? .zero
        var covered: CGFloat = 0
        if keyboard.height > 0, let window = owner.window {
            let frame = owner.convert(window.convert(keyboard, from: nil as UIWindow?), from: nil as UIView?)
            covered = max(0, owner.bounds.maxY - frame.minY)
        }
        return max(covered, usesBottomSafeArea ? owner.safeAreaInsets.bottom : 0)
    }

    /// Docked or hidden it lies at the bottom over the whole width, which counts as near neither side; one that floats is
    /// near the sides that it leaves less room at than across (assumed).
    override var nearEdges: NSDirectionalRectEdge {
        guard let owner, let frame = floatingFrame else { return .bottom }
        let bounds = owner.bounds
        var edges: NSDirectionalRectEdge = []
        if frame.minY - bounds.minY < bounds.maxY - frame.maxY { edges.insert(.top) } else { edges.insert(.bottom) }
        let isMirrored = owner.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let isLeft = frame.minX - bounds.minX < bounds.maxX - frame.maxX
        edges.insert(isLeft != isMirrored ? .leading : .trailing)
        return edges
    }

    /// From the owner's left, right and bottom edges.
    private var offsets: (left: CGFloat, right: CGFloat, bottom: CGFloat) {
        guard let bounds = owner?.bounds, let frame = floatingFrame else { return (0, 0, 0) }
        return (frame.minX - bounds.minX, frame.maxX - bounds.maxX, frame.maxY - bounds.maxY)
    }

    override func makeSystemConstraints() -> [NSLayoutConstraint] {
        func equal(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutConstraint {
            let constraint = NSLayoutConstraint(
                ConstraintSide(self, attribute), .equal, ConstraintSide(owner, attribute),
                identifier: "UIKeyboardLayoutGuide-\(attribute.name)")
            constraint.isSystem = true
            return constraint
        }
        let height = NSLayoutConstraint(
            ConstraintSide(self, .height), .equal, ConstraintSide(), constant: height + overhang,
            identifier: "UIKeyboardLayoutGuide-height")
        height.isSystem = true
        let bottom = equal(.bottom)
        bottom.constant = overhang
        return [height, equal(.left), equal(.right), bottom]
    }

    override func updateSystemConstraints(_ constraints: [NSLayoutConstraint]) {
        let constants = [height + overhang, offsets.left, offsets.right, offsets.bottom + overhang]
        for (constraint, constant) in zip(constraints, constants) { constraint.constant = constant }
    }

    override var frameWithoutConstraints: CGRect {
        guard let owner else { return .zero }
        if let floatingFrame { return floatingFrame }
        let height = height
        return CGRect(
            x: 0, y: owner.bounds.height - height, width: owner.bounds.width, height: height + overhang)
    }
}
