import RenderServer
import UIKit

/// The calls of controllers' methods by the system, in order.
public struct LifecycleTrace: Sendable {
    /// One call.
    public struct Event: Hashable, Sendable {
        /// Seconds of virtual time.
        public let time: Double
        /// Turns count from 1.
        public let turn: Int
        /// The controller's id, else its class.
        public let controller: String
        /// The method's name: `viewWillAppear`.
        public let method: String
        /// What it was called with, such as `true`; nil for a method without an argument.
        public let argument: String?
        /// What led to it: `push in nav`, `rotation`; nil where nothing of the kind did.
        public let cause: String?
        /// Whether the controller's view is loaded.
        public let isViewLoaded: Bool
        /// Whether the view is in a window.
        public let hasWindow: Bool
        /// Whether the view is in a window, and neither it nor a view around it waits for traits.
        public let hasFinalTraits: Bool
        /// Whether the view is in a window, and no view around it waits for layout.
        public let hasFinalGeometry: Bool
        /// Whether the controller is a navigation controller.
        package let isStack: Bool

        /// `viewWillAppear(true)`, `viewDidLoad()`.
        public var call: String { "\(method)(\(argument ?? ""))" }
    }

    /// All calls.
    public let events: [Event]

    /// A trace without calls.
    public init() { events = [] }

    init(_ calls: [ControllerCallRecord]) {
        events = calls.map { call in
            Event(
                time: call.time, turn: call.turn, controller: call.controller, method: call.callback.rawValue,
                argument: call.argument == nil ? nil : call.value, cause: call.cause, isViewLoaded: call.state.isLoaded,
                hasWindow: call.state.hasWindow, hasFinalTraits: call.state.hasFinalTraits,
                hasFinalGeometry: call.state.hasFinalGeometry, isStack: call.state.isStack)
        }
    }

    /// The calls of one controller.
    public func events(of controller: String) -> [Event] { events.filter { $0.controller == controller } }
}

extension LifecycleTrace.Event {
    /// How far the view has come, each step with the ones before it: `window, traits, geometry`.
    public var state: String {
        guard isViewLoaded else { return "no view" }
        guard hasWindow else { return "no window" }
        let steps = [hasFinalTraits ? "traits" : nil, hasFinalGeometry ? "geometry" : nil].compactMap { $0 }
        return (["window"] + steps).joined(separator: ", ")
    }
}

extension LifecycleTrace: CustomStringConvertible {
    /// The calls, a line each.
    public var description: String {
        events.map { event in
            let cause = event.cause.map { " ← \($0)" } ?? ""
            return "turn \(event.turn) t=\(event.time) \(event.controller) \(event.call) [\(event.state)]\(cause)"
        }.joined(separator: "\n")
    }
}
