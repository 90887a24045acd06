import Foundation
import OpenCombine

/// The subscription of whoever follows several publishers, which delivers what becomes of their values.
///
/// Every publisher is asked for all it has.
// Unchecked, because the lock is held where the state is touched.
final class ValueDelivery<Downstream: Subscriber>: Subscription, @unchecked Sendable {
    private let lock = NSLock()
    private let count: Int
    private var downstream: Downstream?
    private var finished: Set<Int> = []
    private var upstreams: [Int: any Subscription] = [:]
    /// What is still to be handed on.
    private var waiting = WaitingValues<Downstream.Input>()
    private var failure: Subscribers.Completion<Downstream.Failure>?
    private var hasStarted = false
    /// Who delivers takes what comes meanwhile with it, so that values come one after the other.
    private var isDelivering = false

    init(subscriber: Downstream, count: Int) {
        downstream = subscriber
        self.count = count
    }

    /// Subscribes to a publisher; the downstream is told when it is the last one.
    ///
    /// - Parameter take: Makes what is to be delivered of a value. Called with the lock held, for one value at a time.
    func follow<P: Publisher>(
        _ publisher: P, at index: Int, take: @escaping (P.Output, inout WaitingValues<Downstream.Input>) -> Void
    ) where P.Failure == Downstream.Failure {
        publisher.subscribe(
            AnySubscriber<P.Output, P.Failure>(
                receiveSubscription: { self.begin($0, at: index) },
                receiveValue: { value in
                    self.lock.withLock { take(value, &self.waiting) }
                    self.settle()
                    return .none
                },
                receiveCompletion: { self.complete($0, at: index) }))
        guard index == count - 1 else { return }
        let subscriber = lock.withLock { downstream }
        subscriber?.receive(subscription: self)
        start()
        settle()
    }

    func request(_ more: Subscribers.Demand) {
        lock.withLock { waiting.demand += more }
        settle()
    }

    func cancel() {
        let all = lock.withLock {
            defer { (downstream, upstreams) = (nil, [:]) }
            waiting.removeAll()
            return upstreams
        }
        for subscription in all.values { subscription.cancel() }
    }

    /// Asks those publishers that have answered; the others are asked when they do.
    private func start() {
        let known = lock.withLock {
            hasStarted = true
            return upstreams
        }
        for (_, subscription) in known.sorted(by: { $0.key < $1.key }) { subscription.request(.unlimited) }
    }

    private func begin(_ subscription: any Subscription, at index: Int) {
        let (isWanted, isLate) = lock.withLock {
            guard downstream != nil, upstreams[index] == nil else { return (false, false) }
            upstreams[index] = subscription
            return (true, hasStarted)
        }
        if !isWanted { subscription.cancel() }
        if isLate { subscription.request(.unlimited) }
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

    /// Hands on what waits and is wanted, and the end when all have come to it.
    private func settle() {
        while let step = nextStep() {
            switch step {
            case .value(let value, let subscriber):
                let more = subscriber.receive(value)
                lock.withLock {
                    waiting.demand += more
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
            if let value = waiting.next() {
                isDelivering = true
                return .value(value, downstream)
            }
            guard finished.count == count, waiting.isEmpty else { return nil }
            return end(.finished, downstream)
        }
    }

    /// Called with the lock held.
    private func end(_ completion: Subscribers.Completion<Downstream.Failure>, _ subscriber: Downstream) -> Step {
        downstream = nil
        return .end(completion, subscriber)
    }
}
