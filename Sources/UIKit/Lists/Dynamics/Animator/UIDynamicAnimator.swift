import CoreGraphics
import Foundation
import QuartzCore

/// Moves items as bodies that fall, collide, hang together and are pushed.
///
/// It runs at the ticks of the display, in steps of 1/240 s (assumed), so that the same motion comes out at every rate, and
/// pauses when all items have stood still for half a second (assumed). The app holds the animator.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
    let world = DynamicWorld()
    private weak var view: UIView?
    private weak var layout: UICollectionViewLayout?
    private var added: [UIDynamicBehavior] = []
    private var ticker: DynamicTicker?
    /// When the present run began, and how many steps it has done.
    private var run = (begin: 0.0, steps: 0)
    private var allSteps = 0

    /// An animator whose items' places are those of their own superviews, without a reference view.
    public override init() { super.init() }

    /// An animator for views in a view, in whose space points and boundaries are.
    public init(referenceView view: UIView) {
        self.view = view
        super.init()
    }

    /// An animator for a layout's attributes, in the space of the collection's content. The layout is made invalid in each
    /// frame that moves them.
    public convenience init(collectionViewLayout layout: UICollectionViewLayout) {
        self.init()
        self.layout = layout
    }

    /// The view in whose space the items are; nil with a layout.
    open var referenceView: UIView? { view }

    /// Hears when the animator begins and pauses.
    open weak var delegate: (any UIDynamicAnimatorDelegate)?

    // MARK: Behaviours

    /// The behaviours that were added, without their children.
    open var behaviors: [UIDynamicBehavior] { added }

    /// Adds a behaviour with its children; it leaves the animator that it was in (assumed).
    open func addBehavior(_ behavior: UIDynamicBehavior) {
        guard !added.contains(where: { $0 === behavior }) else { return }
        behavior.dynamicAnimator?.removeBehavior(behavior)
        behavior.move(to: self)
        added.append(behavior)
        behaviorsDidChange()
    }

    /// Takes a behaviour away; items that no other one moves stay where they are.
    open func removeBehavior(_ behavior: UIDynamicBehavior) {
        guard added.contains(where: { $0 === behavior }) else { return }
        added.removeAll { $0 === behavior }
        behavior.move(to: nil)
        behaviorsDidChange()
    }

    /// Takes all behaviours away.
    open func removeAllBehaviors() {
        for behavior in added { removeBehavior(behavior) }
    }

    /// The behaviours with all their children, each before its own.
    private var allBehaviors: [UIDynamicBehavior] { added.flatMap(\.withDescendants) }

    // MARK: Items

    /// The items whose frames meet a rectangle.
    @discardableResult
    open func items(in rect: CGRect) -> [any UIDynamicItem] {
        world.items.filter { $0.boxInAnimator.intersects(rect) }
    }

    /// Takes over where the app put an item, which the animator would put back. Its speed stays (assumed).
    open func updateItem(usingCurrentState item: any UIDynamicItem) {
        world.read(item)
        behaviorsDidChange()
    }

    /// The attributes of an item's cell among the items, for layouts.
    @discardableResult
    open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes(at: indexPath, .cell, kind: nil)
    }

    /// The attributes of a supplementary view among the items, for layouts.
    @discardableResult
    open func layoutAttributesForSupplementaryView(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributes(at: indexPath, .supplementaryView, kind: kind)
    }

    /// The attributes of a decoration among the items, for layouts.
    @discardableResult
    open func layoutAttributesForDecorationView(
        ofKind decorationViewKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributes(at: indexPath, .decorationView, kind: decorationViewKind)
    }

    private func attributes(
        at path: IndexPath, _ category: UICollectionView.ElementCategory, kind: String?
    ) -> UICollectionViewLayoutAttributes? {
        world.items.lazy.compactMap { $0 as? UICollectionViewLayoutAttributes }
            .first {
                $0.indexPath == path && $0.representedElementCategory == category
                    && $0.representedElementKind == kind
            }
    }

    // MARK: Time

    /// Whether items are moved: from the first behaviour on, until all have come to rest.
    open var isRunning: Bool { ticker != nil }

    /// Seconds for which the animator has run, all told (assumed).
    open var elapsedTime: TimeInterval { Double(allSteps) / Double(DynamicsStep.rate) }

    /// Behaviours or items came, went or changed.
    func behaviorsDidChange() {
        let behaviors = allBehaviors
        world.keep(DynamicItems(behaviors.flatMap(\.movedItems)))
        world.wake()
        if !behaviors.isEmpty { resume() }
    }

    private func resume() {
        guard ticker == nil else { return }
        run = (CACurrentMediaTime(), 0)
        ticker = DynamicTicker { [weak self] in self?.tick() }
        delegate?.dynamicAnimatorWillResume(self)
    }

    private func pause() {
        ticker?.end()
        ticker = nil
        world.rest()
        delegate?.dynamicAnimatorDidPause(self)
    }

    private func tick() {
        let due = Int(((CACurrentMediaTime() - run.begin) * Double(DynamicsStep.rate)).rounded())
        let behaviors = allBehaviors
        world.setUp(behaviors)
        for _ in run.steps..<max(due, run.steps) { world.step(behaviors) }
        allSteps += max(due - run.steps, 0)
        run.steps = max(due, run.steps)
        let isAtRest = world.isAtRest
        if isAtRest { for behavior in behaviors { behavior.settle(world) } }
        show(behaviors)
        if world.isAtRest, ticker != nil { pause() }
    }

    private func show(_ behaviors: [UIDynamicBehavior]) {
        world.write()
        for behavior in behaviors { behavior.tell() }
        for behavior in behaviors where behavior.dynamicAnimator === self { behavior.action?() }
        layout?.invalidateLayout()
    }

    /// Where boundaries that follow the reference are: the bounds of the view, or the layout's content.
    var referenceBounds: CGRect? {
        if let layout { return CGRect(origin: .zero, size: layout.collectionViewContentSize) }
        return view?.bounds
    }
}
