import Foundation
import OpenCombine

/// The subscription of whoever follows the values of several publishers as they come.
///
/// Every publisher is asked for all it has; what nobody asks for yet is kept (assumed).
// Unchecked, because the lock is held where the state is touched.
final class MergedValues<Downstream: Subscriber>: Subscription, @unchecked Sendable {
    private let lock = NSLock()
    private let count: Int
    private var downstream: Downstream?
    private var finished: Set<Int> = []
    private var upstreams: [Int: any Subscription] = [:]
    private var demand = Subscribers.Demand.none
    /// What is still to be handed on.
    private var pending: [Downstream.Input] = []
    private var failure: Subscribers.Completion<Downstream.Failure>?
    private var hasStarted = false
    /// Who delivers takes what comes meanwhile with it, so that values come one after the other.
    private var isDelivering = false

    init(subscriber: Downstream, count: Int) {
        downstream = subscriber
        self.count = count
    }

    /// Subscribes to a publisher; the downstream is told when it is the last one.
    func follow<P: Publisher>(_ publisher: P, at index: Int)
    where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
        publisher.subscribe(
            AnySubscriber<P.Output, P.Failure>(
                receiveSubscription: { self.begin($0, at: index) },
                receiveValue: {
                    self.take($0)
                    return .none
                },
                receiveCompletion: { self.complete($0, at: index) }))
        guard index == count - 1 else { return }
        let subscriber = lock.withLock { downstream }
        subscriber?.receive(subscription: self)
        lock.withLock { hasStarted = true }
        start()
        settle()
    }

    func request(_ more: Subscribers.Demand) {
        lock.withLock { demand += more }
        settle()
    }

    func cancel() {
        let all = lock.withLock {
            defer { (downstream, upstreams, pending) = (nil, [:], []) }
            return upstreams
        }
        for subscription in all.values { subscription.cancel() }
    }

    private func start() {
        for (_, subscription) in lock.withLock({ upstreams }).sorted(by: { $0.key < $1.key }) {
            subscription.request(.unlimited)
        }
    }

    private func begin(_ subscription: any Subscription, at index: Int) {
        let isWanted = lock.withLock {
            guard downstream != nil, upstreams[index] == nil else { return false }
            upstreams[index] = subscription
            return true
        }
        if !isWanted { subscription.cancel() }
    }

    private func take(_ value: Downstream.Input) {
        lock.withLock { pending.append(value) }
        settle()
    }

    private func complete(_ completion: Subscribers.Completion<Downstream.Failure>, at index: Int) {
        lock.withLock {
            if case .failure = completion {
                failure = failure ?? completion
            } else {
                _ = finished.insert(index)
            }
        }
        settle()
    }

    /// Hands on what is latest if it is wanted, and the end when all have come to it.
    private func settle() {
        while let step = nextStep() {
            switch step {
            case .value(let value, let subscriber):
                let more = subscriber.receive(value)
                lock.withLock {
                    demand += more
                    isDelivering = false
                }
            case .end(let completion, let subscriber):
                cancel()
                subscriber.receive(completion: completion)
                return
            }
        }
    }

    private enum Step {
        case value(Downstream.Input, Downstream)
        case end(Subscribers.Completion<Downstream.Failure>, Downstream)
    }

    private func nextStep() -> Step? {
        lock.withLock {
            guard hasStarted, !isDelivering, let downstream else { return nil }
            if let failure { return end(failure, downstream) }
            if !pending.isEmpty, demand > .none {
                demand -= 1
                isDelivering = true
                return .value(pending.removeFirst(), downstream)
            }
            guard finished.count == count, pending.isEmpty else { return nil }
            return end(.finished, downstream)
        }
    }

    /// Called with the lock held.
    private func end(_ completion: Subscribers.Completion<Downstream.Failure>, _ subscriber: Downstream) -> Step {
        downstream = nil
        return .end(completion, subscriber)
    }
}
