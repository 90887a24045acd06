// An account of what a navigation controller does, which knows nothing of the product.

/// The order in which one controller's appearance callbacks may come.
struct AppearanceModel {
    enum Phase {
        case disappeared, appearing, appeared, disappearing
    }

    private(set) var phase = Phase.disappeared

    /// Takes a call over; false where it may not come now.
    mutating func take(_ call: String) -> Bool {
        switch (call, phase) {
        case ("wA", .disappeared), ("wA", .disappearing): phase = .appearing
        case ("dA", .appearing): phase = .appeared
        case ("wD", .appeared), ("wD", .appearing): phase = .disappearing
        case ("dD", .disappearing): phase = .disappeared
        case ("iA", .appearing): break
        default: return false
        }
        return true
    }
}

/// A stack that drops what comes during an animation.
struct NavigationModel {
    enum Step {
        case push(Int, animated: Bool)
        case pop(animated: Bool)
        case popToRoot(animated: Bool)
        case set([Int], animated: Bool)
    }

    private(set) var stack: [Int]
    private(set) var dropped = 0
    private(set) var time = 0.0
    private var top: Int?
    /// An animated change is planned, or runs until then.
    private var busyUntil: Double?

    init(_ stack: [Int]) {
        self.stack = stack
        top = stack.last
    }

    mutating func take(_ step: Step) {
        if case .pop = step, stack.count < 2 { return }
        if case .push(let id, _) = step, stack.contains(id) { return }
        guard busyUntil == nil else {
            dropped += 1
            return
        }
        let old = stack
        let isAnimated: Bool
        switch step {
        case .push(let id, let animated): (stack, isAnimated) = (stack + [id], animated)
        case .pop(let animated): (stack, isAnimated) = (Array(stack.dropLast()), animated)
        case .popToRoot(let animated): (stack, isAnimated) = (Array(stack.prefix(1)), animated)
        case .set(let ids, let animated): (stack, isAnimated) = (ids, animated)
        }
        guard isAnimated, old != stack, top != stack.last else { return }
        busyUntil = time + 0.38
    }

    mutating func advance(by seconds: Double) {
        time += seconds
        if let busyUntil, busyUntil <= time { self.busyUntil = nil }
        top = stack.last
    }
}
