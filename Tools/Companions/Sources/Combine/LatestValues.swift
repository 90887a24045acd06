import OpenCombine

/// Follows the latest values of several publishers; while nobody asks for more, what is latest is kept (assumed).
final class LatestValues<Downstream: Subscriber> {
    private let delivery: ValueDelivery<Downstream>
    private let combine: ([Any]) -> Downstream.Input
    /// Touched where the delivery takes a value, which it does one by one.
    private var values: [Any?]

    init(subscriber: Downstream, count: Int, combine: @escaping ([Any]) -> Downstream.Input) {
        delivery = ValueDelivery(subscriber: subscriber, count: count)
        values = Array(repeating: nil, count: count)
        self.combine = combine
    }

    /// Subscribes to a publisher; the downstream is told when it is the last one.
    func follow<P: Publisher>(_ publisher: P, at index: Int) where P.Failure == Downstream.Failure {
        delivery.follow(publisher, at: index) { self.take($0, at: index, &$1) }
    }

    private func take(_ value: Any, at index: Int, _ waiting: inout WaitingValues<Downstream.Input>) {
        values[index] = value
        let all = values.compactMap { $0 }
        if all.count == values.count { waiting.replaceUnwanted(combine(all)) }
    }
}
