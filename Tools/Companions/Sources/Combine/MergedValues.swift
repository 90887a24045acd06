import OpenCombine

/// Follows the values of several publishers as they come; what nobody asks for yet is kept (assumed).
struct MergedValues<Downstream: Subscriber> {
    private let delivery: ValueDelivery<Downstream>

    init(subscriber: Downstream, count: Int) {
        delivery = ValueDelivery(subscriber: subscriber, count: count)
    }

    /// Subscribes to a publisher; the downstream is told when it is the last one.
    func follow<P: Publisher>(_ publisher: P, at index: Int)
    where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
        delivery.follow(publisher, at: index) { $1.append($0) }
    }
}
