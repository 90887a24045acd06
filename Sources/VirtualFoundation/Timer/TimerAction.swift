/// What a timer does.
@MainActor
enum TimerAction {
    case block(@MainActor (Timer) -> Void)
    case message(Selector, to: Any, userInfo: Any?)
    /// A request of `perform(_:with:afterDelay:)`.
    case request(PerformRequest)

    var userInfo: Any? {
        if case .message(_, _, let info) = self { return info }
        return nil
    }

    func run(_ timer: Timer) {
        switch self {
        case .block(let block): block(timer)
        case .message(let selector, let target, _): selector.send(to: target, [timer])
        case .request(let request): request.perform()
        }
    }
}
