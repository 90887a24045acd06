import CoreGraphics
import Foundation

/// Who touches whom in a collision behaviour.
@MainActor
struct CollisionContacts {
    /// An item in a step.
    @MainActor
    struct Part {
        let item: any UIDynamicItem
        let body: DynamicBody
        let shapes: [ConvexShape]

        init?(_ item: any UIDynamicItem, in world: DynamicWorld) {
            guard let body = world.body(of: item) else { return nil }
            (self.item, self.body, shapes) = (item, body, body.placedShapes)
        }
    }

    /// A contact that began or ended.
    @MainActor
    struct Event {
        fileprivate let pair: Pair
        /// Nil: it ended.
        let point: CGPoint?

        func tell(_ delegate: any UICollisionBehaviorDelegate, _ behavior: UICollisionBehavior) {
            switch (pair.other, point) {
            case (.item(let other), let point?):
                delegate.collisionBehavior(behavior, beganContactFor: pair.item, with: other, at: point)
            case (.item(let other), nil):
                delegate.collisionBehavior(behavior, endedContactFor: pair.item, with: other)
            case (.boundary(let boundary), let point?):
                delegate.collisionBehavior(
                    behavior, beganContactFor: pair.item, withBoundaryIdentifier: boundary.identifier, at: point)
            case (.boundary(let boundary), nil):
                delegate.collisionBehavior(
                    behavior, endedContactFor: pair.item, withBoundaryIdentifier: boundary.identifier)
            }
        }
    }

    fileprivate struct Pair {
        enum Other {
            case item(any UIDynamicItem)
            case boundary(CollisionBoundary)
        }

        let item: any UIDynamicItem
        let other: Other

        @MainActor
        func isSame(as pair: Pair) -> Bool {
            guard item === pair.item else { return false }
            return switch (other, pair.other) {
            case (.item(let a), .item(let b)): a === b
            case (.boundary(let a), .boundary(let b)): a.key == b.key
            default: false
            }
        }
    }

    /// What was added to the step, with the rows that hold the two apart and where they are nearest.
    private var near: [(pair: Pair, rows: [Range<Int>], place: SIMD2<Double>)] = []
    private var touching: [Pair] = []
    private var events: [Event] = []

    // MARK: In a step

    mutating func begin() { near = [] }

    /// Holds two items apart.
    mutating func add(_ part: Part, _ other: Part, to step: inout DynamicsStep) {
        let reach = part.body.reach(in: DynamicsStep.time) + other.body.reach(in: DynamicsStep.time) + 1
        let found = Self.meetings(part.shapes, other.shapes, reach)
        add(found, Pair(item: part.item, other: .item(other.item)), part.body, other.body, to: &step)
    }

    /// Holds an item apart from a boundary.
    mutating func add(_ part: Part, _ boundary: CollisionBoundary, to step: inout DynamicsStep) {
        let reach = part.body.reach(in: DynamicsStep.time) + 1
        let found = Self.meetings(part.shapes, boundary.lines, reach)
        add(found, Pair(item: part.item, other: .boundary(boundary)), part.body, nil, to: &step)
    }

    private mutating func add(
        _ found: [Touching], _ pair: Pair, _ body: DynamicBody, _ other: DynamicBody?, to step: inout DynamicsStep
    ) {
        guard let nearest = found.flatMap(\.points).min(by: { $0.gap < $1.gap }) else { return }
        let rows = found.map { step.add($0, of: body, with: other) }
        near.append((pair, rows, nearest.place))
    }

    private static func meetings(_ shapes: [ConvexShape], _ others: [ConvexShape], _ reach: Double) -> [Touching] {
        let boxes = others.map(\.box)
        return shapes.flatMap { shape in
            let box = shape.box
            return zip(others, boxes).compactMap { other, around in
                let isFar =
                    box.greatest.x + reach < around.least.x || around.greatest.x + reach < box.least.x
                    || box.greatest.y + reach < around.least.y || around.greatest.y + reach < box.least.y
                return isFar ? nil : Touching(shape, other, reach: reach)
            }
        }
    }

    /// Sees who touched: first what began, in the order of pairs, then what ended (assumed).
    mutating func end(_ step: DynamicsStep) {
        let now = near.filter { $0.rows.contains { step.touches($0) } }
        for contact in now where !touching.contains(where: { $0.isSame(as: contact.pair) }) {
            events.append(Event(pair: contact.pair, point: CGPoint(x: contact.place.x, y: contact.place.y)))
        }
        for pair in touching where !now.contains(where: { $0.pair.isSame(as: pair) }) {
            events.append(Event(pair: pair, point: nil))
        }
        touching = now.map(\.pair)
    }

    mutating func takeEvents() -> [Event] {
        defer { events = [] }
        return events
    }
}
