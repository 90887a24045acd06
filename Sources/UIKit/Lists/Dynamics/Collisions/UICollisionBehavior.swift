import CoreGraphics
import Foundation

/// Keeps items from going through each other and through boundaries.
@preconcurrency @MainActor
open class UICollisionBehavior: UIDynamicBehavior {
    private var colliding: DynamicItems { didSet { noteChange() } }
    private var boundaries: [CollisionBoundary] = []
    private var referenceInsets: UIEdgeInsets?
    private var contacts = CollisionContacts()

    /// Lets items collide with each other and with boundaries.
    public init(items: [any UIDynamicItem]) {
        colliding = DynamicItems(items)
        super.init()
    }

    /// Has no items yet.
    public override convenience init() { self.init(items: []) }

    // MARK: Items

    /// The items that collide.
    open var items: [any UIDynamicItem] { colliding.all }

    /// Lets an item collide, too.
    open func addItem(_ item: any UIDynamicItem) { colliding.add(item) }

    /// Lets an item go through everything.
    open func removeItem(_ item: any UIDynamicItem) { colliding.remove(item) }

    /// What items collide with. Default `everything`.
    open var collisionMode = Mode.everything {
        didSet { noteChange() }
    }

    /// Hears of contacts.
    open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

    // MARK: Boundaries

    /// Whether the edges of the reference view, or of a layout's content, are boundaries. Default false. Setting it takes
    /// the insets away.
    open var translatesReferenceBoundsIntoBoundary: Bool {
        get { referenceInsets != nil }
        set {
            referenceInsets = newValue ? .zero : nil
            noteChange()
        }
    }

    /// Makes the edges of the reference view boundaries, moved inwards.
    open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
        referenceInsets = insets
        noteChange()
    }

    /// Adds the outline of a path as a boundary, in place of one with the same identifier.
    open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
        add(CollisionBoundary(identifier, path: bezierPath))
    }

    /// Adds a line as a boundary, in place of one with the same identifier.
    open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
        let path = UIBezierPath()
        path.move(to: p1)
        path.addLine(to: p2)
        add(CollisionBoundary(identifier, path: path))
    }

    private func add(_ boundary: CollisionBoundary) {
        boundaries.removeAll { $0.key == boundary.key }
        boundaries.append(boundary)
        noteChange()
    }

    /// The boundary with an identifier; a line as a path.
    @discardableResult
    open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
        boundaries.first { $0.key == CollisionBoundary.key(of: identifier) }?.path
    }

    /// Takes a boundary away.
    open func removeBoundary(withIdentifier identifier: any NSCopying) {
        boundaries.removeAll { $0.key == CollisionBoundary.key(of: identifier) }
        noteChange()
    }

    /// The identifiers of the boundaries, in the order in which they were added; nil without any (assumed).
    open var boundaryIdentifiers: [any NSCopying]? {
        boundaries.isEmpty ? nil : boundaries.compactMap(\.identifier)
    }

    /// Takes all boundaries with identifiers away.
    open func removeAllBoundaries() {
        boundaries = []
        noteChange()
    }

    // MARK: For the animator

    override var movedItems: [any UIDynamicItem] { colliding.all }

    override func hold(_ world: DynamicWorld, in step: inout DynamicsStep) {
        contacts.begin()
        let parts = colliding.all.compactMap { CollisionContacts.Part($0, in: world) }
        if collisionMode.contains(.items) {
            for (index, part) in parts.enumerated() {
                for other in parts[(index + 1)...] { contacts.add(part, other, to: &step) }
            }
        }
        guard collisionMode.contains(.boundaries) else { return }
        let all = [referenceBoundary].compactMap { $0 } + boundaries
        for part in parts {
            for boundary in all { contacts.add(part, boundary, to: &step) }
        }
    }

    private var referenceBoundary: CollisionBoundary? {
        guard let referenceInsets, let bounds = animatorStorage?.referenceBounds else { return nil }
        return CollisionBoundary(around: bounds.inset(by: referenceInsets))
    }

    override func didStep(_ world: DynamicWorld, _ step: DynamicsStep) { contacts.end(step) }

    override func tell() {
        for event in contacts.takeEvents() {
            guard let collisionDelegate else { continue }
            event.tell(collisionDelegate, self)
        }
    }
}

extension UICollisionBehavior {
    /// What items collide with.
    public struct Mode: OptionSet, Hashable, Sendable {
        /// The value as Apple's headers have it.
        public let rawValue: UInt

        /// A value of Apple's numbers.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Each other.
        public static let items = Mode(rawValue: 1 << 0)
        /// Boundaries.
        public static let boundaries = Mode(rawValue: 1 << 1)
        /// Both.
        public static let everything = Mode(rawValue: .max)
    }
}
