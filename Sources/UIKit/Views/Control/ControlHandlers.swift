import Foundation

/// What a control does for its events, in the order in which it was added.
@MainActor
struct ControlHandlers {
    /// An object that is not held, or none.
    struct Target {
        weak var object: AnyObject?
        let isNil: Bool

        init(_ target: Any?) {
            object = target.map { $0 as AnyObject }
            isNil = target == nil
        }

        /// True for an object that is no more.
        var isGone: Bool { !isNil && object == nil }

        func matches(_ target: Any?) -> Bool { target == nil ? isNil : object === target as AnyObject? }
    }

    /// What is done.
    enum Call {
        case action(UIAction)
        case message(Target, Selector)
    }

    struct Handler {
        var call: Call
        var events: UIControl.Event
    }

    private var handlers: [Handler] = []

    nonisolated init() {}

    /// The handlers whose targets are alive.
    var living: [Handler] {
        handlers.filter { handler in
            if case .message(let target, _) = handler.call { !target.isGone } else { true }
        }
    }

    var events: UIControl.Event { living.reduce(into: []) { $0.formUnion($1.events) } }

    var targets: Set<AnyHashable> {
        var targets: Set<AnyHashable> = []
        for handler in living {
            guard case .message(let target, _) = handler.call else { continue }
            if let object = target.object {
                targets.insert(object as? AnyHashable ?? AnyHashable(ObjectIdentifier(object)))
            } else {
                targets.insert(NSNull())
            }
        }
        return targets
    }

    func actions(_ target: Any?, _ event: UIControl.Event) -> [String]? {
        let names = living.compactMap { handler -> String? in
            guard case .message(let own, let selector) = handler.call, own.matches(target),
                !handler.events.isDisjoint(with: event)
            else { return nil }
            return NSStringFromSelector(selector)
        }
        return names.isEmpty ? nil : names
    }

    // MARK: Changes

    /// A pair that is there gets the events beside its own.
    mutating func add(_ target: Any?, _ selector: Selector, _ events: UIControl.Event) {
        handlers = living
        for place in handlers.indices {
            guard case .message(let own, let ownSelector) = handlers[place].call, own.matches(target),
                ownSelector == selector
            else { continue }
            handlers[place].events.formUnion(events)
            return
        }
        handlers.append(Handler(call: .message(Target(target), selector), events: events))
    }

    mutating func remove(_ target: Any?, _ selector: Selector?, _ events: UIControl.Event) {
        subtract(events) { call in
            guard case .message(let own, let ownSelector) = call else { return false }
            return (target == nil || own.matches(target)) && (selector == nil || selector == ownSelector)
        }
    }

    /// An action with the same identifier goes from these events; the same object keeps its others.
    mutating func add(_ action: UIAction, _ events: UIControl.Event) {
        for place in handlers.indices {
            guard case .action(let own) = handlers[place].call, own === action else { continue }
            handlers[place].events.formUnion(events)
            return
        }
        remove(action.identifier, events)
        handlers.append(Handler(call: .action(action), events: events))
    }

    mutating func remove(_ identifier: UIAction.Identifier, _ events: UIControl.Event) {
        subtract(events) { call in
            if case .action(let action) = call { action.identifier == identifier } else { false }
        }
    }

    private mutating func subtract(_ events: UIControl.Event, where condition: (Call) -> Bool) {
        for place in handlers.indices where condition(handlers[place].call) {
            handlers[place].events.subtract(events)
        }
        handlers.removeAll { $0.events.isEmpty }
    }
}
