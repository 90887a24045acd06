/// What has to be called when views came and went: after the layout in which they did.
@MainActor
final class Lifecycle {
    private var appearances: [@MainActor () -> Void] = []
    private var disappearances: [@MainActor () -> Void] = []
    /// Of views that go at once, without a transition.
    private var earlyDisappearances: [@MainActor () -> Void] = []
    private var tasks: [@MainActor () -> Void] = []
    private var isEndingAtOnce = false
    private var followers: [Follower] = []
    private var isAway = false

    private struct Follower {
        weak var follower: (any HostFollower)?
    }

    var hasCalls: Bool {
        !appearances.isEmpty || !disappearances.isEmpty || !earlyDisappearances.isEmpty || !tasks.isEmpty
    }

    func didAppear(_ call: @escaping @MainActor () -> Void) { appearances.append(call) }
    func start(_ call: @escaping @MainActor () -> Void) { tasks.append(call) }

    func didDisappear(_ call: @escaping @MainActor () -> Void) {
        if isEndingAtOnce { earlyDisappearances.append(call) } else { disappearances.append(call) }
    }

    /// Ends the node of a view that another one takes the place of, or none.
    func end(_ node: ViewNode) {
        let before = isEndingAtOnce
        isEndingAtOnce = node.elements.contains { $0.comesAndGoesAtOnce }
        node.end()
        isEndingAtOnce = before
    }

    /// Lets something know when the host leaves its window and when it comes back.
    func follow(_ follower: any HostFollower) {
        followers.removeAll { $0.follower == nil }
        followers.append(Follower(follower: follower))
    }

    /// The host has left its window, or has come into one.
    func hostDidMove(isShown: Bool) {
        guard isShown == isAway else { return }
        isAway = !isShown
        for entry in followers { isShown ? entry.follower?.hostDidReturn() : entry.follower?.hostDidLeave() }
    }

    /// Makes all calls: who goes at once before those who come, others behind them, tasks last.
    func run() {
        let calls = earlyDisappearances + appearances + disappearances + tasks
        (earlyDisappearances, appearances, disappearances, tasks) = ([], [], [], [])
        for call in calls { call() }
    }
}

/// Something that goes with its host: what left a window is gone until it is back.
@MainActor
protocol HostFollower: AnyObject {
    func hostDidLeave()
    func hostDidReturn()
}

extension LayoutElement {
    /// Whether a transition without looks is set on the element, inside or around it.
    fileprivate var comesAndGoesAtOnce: Bool {
        var inner: LayoutElement? = self
        while let element = inner {
            if let element = element as? any TransitionElement { return element.transition.isIdentity }
            inner = element is WrapperElement ? element.items.first : nil
        }
        var outer = parent
        while let element = outer as? WrapperElement {
            if let element = element as? any TransitionElement { return element.transition.isIdentity }
            outer = element.parent
        }
        return false
    }
}
