import UIKit

/// Where a finger comes down, or goes to.
@preconcurrency @MainActor
public struct TouchSpot {
    /// A view, perhaps one that is looked for when the finger comes down.
    struct Aim {
        /// What messages call it while it is not there.
        let name: String
        let find: @MainActor () -> UIView?

        @MainActor var label: String { find()?.label ?? name }
        /// What scripts call it; nil for one that has no name.
        @MainActor var id: String? { find()?.accessibilityIdentifier }
    }

    enum Place: Hashable, Sendable {
        case center
        case point(CGPoint)
        case unit(CGPoint)
        case screen(CGPoint)
    }

    enum Taker {
        case view(Aim)
        case nobody
    }

    /// Nil for a place of the screen.
    let aim: Aim?
    let place: Place
    /// Who has to take a finger that comes down: nil for the view itself or one below it.
    private(set) var taker: Taker?

    private init(_ aim: Aim?, _ place: Place) {
        self.aim = aim
        self.place = place
    }

    private init(_ view: UIView, _ place: Place) {
        self.init(Aim(name: view.label) { view }, place)
    }

    /// A place in points of the screen.
    public static func screen(_ x: CGFloat, _ y: CGFloat) -> TouchSpot {
        TouchSpot(nil, .screen(CGPoint(x: x, y: y)))
    }

    /// The middle of a view's bounds.
    public static func view(_ view: UIView) -> TouchSpot { TouchSpot(view, .center) }

    /// A place in a view's space.
    public static func view(_ view: UIView, at point: CGPoint) -> TouchSpot { TouchSpot(view, .point(point)) }

    /// A place in a view's bounds, from (0, 0) at their origin to (1, 1).
    public static func view(_ view: UIView, unit: CGPoint) -> TouchSpot { TouchSpot(view, .unit(unit)) }

    /// The middle of the bounds of a view that is looked for when the finger comes down.
    package static func found(_ name: String, _ find: @escaping @MainActor () -> UIView?) -> TouchSpot {
        TouchSpot(Aim(name: name, find: find), .center)
    }

    /// This spot's view, at a place in its space.
    package func at(_ point: CGPoint) -> TouchSpot { TouchSpot(aim, .point(point)) }

    /// This spot's view, at a place in its bounds, from (0, 0) to (1, 1).
    package func at(unit: CGPoint) -> TouchSpot { TouchSpot(aim, .unit(unit)) }

    /// This place, where another view is expected to take the finger.
    public func takenBy(_ view: UIView) -> TouchSpot { takenBy(view.label) { view } }

    /// This place, where a view that is looked for then is expected to take the finger.
    package func takenBy(_ name: String, _ find: @escaping @MainActor () -> UIView?) -> TouchSpot {
        var spot = self
        spot.taker = .view(Aim(name: name, find: find))
        return spot
    }

    /// This place, where no view is expected to take the finger.
    public func takenByNobody() -> TouchSpot {
        var spot = self
        spot.taker = .nobody
        return spot
    }

    /// The place in points of the screen, by model geometry.
    func resolved(on host: SceneHost) throws -> CGPoint {
        if case .screen(let point) = place { return point }
        guard let view = aim?.find(), let window = view.window, window.owningHost === host else {
            let name = aim?.label ?? "nothing"
            throw TouchError("\(name) is in no window of the stage: no finger can come down on it")
        }
        let bounds = view.bounds
        let point =
            switch place {
            case .center, .screen: CGPoint(x: bounds.midX, y: bounds.midY)
            case .point(let point): point
            case .unit(let unit):
                CGPoint(x: bounds.minX + unit.x * bounds.width, y: bounds.minY + unit.y * bounds.height)
            }
        return window.layer.convert(view.convert(point, to: window), to: window.layer.superlayer)
    }

    /// What is wrong where a view took a finger; nil where it is the one that was meant.
    func complaint(about actual: UIView?) -> TouchError? {
        let name = actual?.label ?? "nobody"
        switch taker {
        case .nobody: return actual == nil ? nil : TouchError("no view was to take the finger, but \(name) did")
        case .view(let expected):
            if reaches(actual, expected) { return nil }
            return TouchError("\(expected.label) was to take the finger, but \(name) did")
        case nil:
            guard let aim, !reaches(actual, aim) else { return nil }
            return TouchError("the finger was aimed at \(aim.label), but \(name) took it")
        }
    }

    private func reaches(_ actual: UIView?, _ aim: Aim) -> Bool {
        guard let actual, let view = aim.find() else { return false }
        return actual.isDescendant(of: view)
    }
}

/// What a finger can be aimed at: a view, a place on the screen, or a place in a view.
@preconcurrency @MainActor
public protocol TouchTarget {
    /// The place.
    var touchSpot: TouchSpot { get }
}

extension TouchSpot: TouchTarget {
    /// The spot itself.
    public var touchSpot: TouchSpot { self }
}

extension UIView: TouchTarget {
    /// The middle of the view's bounds.
    public var touchSpot: TouchSpot { .view(self) }
}

extension CGPoint: TouchTarget {
    /// The point, in points of the screen.
    public var touchSpot: TouchSpot { .screen(x, y) }
}

/// A finger that could not do what it was asked for, or reached someone else.
public struct TouchError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The reason as a sentence.
    public let message: String

    init(_ message: String) {
        self.message = message
    }

    /// The reason.
    public var description: String { message }
}
