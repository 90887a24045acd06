import CoreGraphics
import Foundation

/// Hangs an item on a point or on another item: by a rod, a spring, a rope, a pin, a rail, or firmly.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
    /// What an item hangs on.
    public enum AttachmentType: Int, Sendable {
        /// Another item.
        case items
        /// A point.
        case anchor
    }

    let item: any UIDynamicItem
    let other: (any UIDynamicItem)?
    let kind: AttachmentKind
    /// From the middles of the items.
    let offsets: (item: UIOffset, other: UIOffset)
    /// Of fixed, pinned and sliding items: found when both are in an animator.
    var places: AttachmentPlaces?

    private init(
        _ item: any UIDynamicItem, _ offset: UIOffset = .zero, other: (any UIDynamicItem)?,
        _ otherOffset: UIOffset = .zero, anchor: CGPoint, kind: AttachmentKind
    ) {
        (self.item, self.other, self.kind, anchorPoint) = (item, other, kind, anchor)
        offsets = (offset, otherOffset)
        let end = other.map { $0.center.moved(by: otherOffset) } ?? anchor
        length = item.center.moved(by: offset).distance(to: end)
        super.init()
    }

    // MARK: At a distance

    /// Hangs a place of an item on a point, at the distance that it has now.
    public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
        (self.item, other, kind, anchorPoint, offsets) = (item, nil, .distance, point, (offset, .zero))
        length = item.center.moved(by: offset).distance(to: point)
        super.init()
    }

    /// Hangs a place of an item on a place of another one, at the distance that they have now.
    public init(
        item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) {
        (item, other, kind, anchorPoint, offsets) = (item1, item2, .distance, .zero, (offset1, offset2))
        length = item1.center.moved(by: offset1).distance(to: item2.center.moved(by: offset2))
        super.init()
    }

    /// Hangs the middle of an item on a point.
    public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
    }

    /// Hangs the middle of an item on that of another one.
    public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
        self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
    }

    /// Lets two places be at most as far from each other as they are now.
    @discardableResult
    open class func limitAttachment(
        with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(item1, offset1, other: item2, offset2, anchor: .zero, kind: .limit)
    }

    // MARK: At a place

    /// Makes two items one, joined at a point.
    @discardableResult
    open class func fixedAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(item1, other: item2, anchor: point, kind: .fixed)
    }

    /// Lets two items turn about a point that both keep.
    @discardableResult
    open class func pinAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(item1, other: item2, anchor: point, kind: .pin)
    }

    /// Lets an item move along a line of another one, without turning against it.
    @discardableResult
    open class func slidingAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint,
        axisOfTranslation axis: CGVector
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(item1, other: item2, anchor: point, kind: .sliding(axis: axis))
    }

    /// Lets an item move along a line through a point, without turning.
    @discardableResult
    open class func slidingAttachment(
        with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(item, other: nil, anchor: point, kind: .sliding(axis: axis))
    }

    // MARK: Properties

    /// The items: one, or two.
    open var items: [any UIDynamicItem] { [item] + (other.map { [$0] } ?? []) }

    /// What the item hangs on.
    open var attachedBehaviorType: AttachmentType { other == nil ? .anchor : .items }

    /// The point that an item hangs on. Of fixed, pinned and sliding items setting it joins them anew there (assumed).
    open var anchorPoint: CGPoint {
        didSet {
            places = nil
            noteChange()
        }
    }

    /// The distance that is kept, in points. Default: the distance at first.
    open var length: CGFloat { didSet { noteChange() } }
    /// How much a spring is damped: 0, for ever swinging, to 1, without swinging (a damping ratio, assumed). Default 0.
    open var damping: CGFloat = 0 { didSet { noteChange() } }
    /// Oscillations a second of the spring; 0, the default, is a rod. It counts for distances (assumed).
    open var frequency: CGFloat = 0 { didSet { noteChange() } }
    /// What brakes the turning about a pin, in units of a push at a point's distance (assumed). Default 0.
    open var frictionTorque: CGFloat = 0 { didSet { noteChange() } }
    /// How far a sliding item may go along its line in points, or a pinned one turn in radians, from where it was at first.
    /// Default: all the way (assumed).
    open var attachmentRange = UIFloatRange.infinite { didSet { noteChange() } }

    // MARK: For the animator

    override var movedItems: [any UIDynamicItem] { items }

    override func hold(_ world: DynamicWorld, in step: inout DynamicsStep) {
        guard let body = world.body(of: item) else { return }
        let second = other.flatMap { world.body(of: $0) }
        guard other == nil || second != nil else { return }
        Attachment(self, body, second).hold(in: &step)
    }
}

extension CGPoint {
    fileprivate func moved(by offset: UIOffset) -> CGPoint {
        CGPoint(x: x + offset.horizontal, y: y + offset.vertical)
    }
}
