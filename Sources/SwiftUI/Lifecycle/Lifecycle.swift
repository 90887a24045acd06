/// What has to be called when views came and went: after the layout in which they did.
@MainActor
class Lifecycle {
    private var appearances: [@MainActor () -> Void] = []
    private var disappearances: [@MainActor () -> Void] = []
    /// Of views that go at once, without a transition.
    private var earlyDisappearances: [@MainActor () -> Void] = []
    private var tasks: [@MainActor () -> Void] = []
    private var later: [@MainActor () -> Void] = []
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
    /// Keeps a call until layout is done, also of a host that is not seen.
    func afterLayout(_ call: @escaping @MainActor () -> Void) { later.append(call) }
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

    /// Leaves what waits to another one.
    fileprivate func hand(over other: Lifecycle) {
        for call in appearances { other.didAppear(call) }
        for call in tasks { other.start(call) }
        (appearances, tasks) = ([], [])
    }

    /// Makes the calls that do not wait for the host to be seen.
    func runLater() {
        let calls = later
        later = []
        for call in calls { call() }
    }
}

/// The calls of views that are laid out and perhaps not shown: they wait until the views are.
final class LifecycleScope: Lifecycle, HostFollower {
    private let outer: Lifecycle
    private var isShown = false
    private var wasShown = false
    /// Whether the views have left the screen, and nobody was told yet.
    private var isLeaving = false

    init(in outer: Lifecycle) {
        self.outer = outer
        super.init()
        outer.follow(self)
    }

    override func didAppear(_ call: @escaping @MainActor () -> Void) {
        isShown ? outer.didAppear(call) : super.didAppear(call)
    }

    override func start(_ call: @escaping @MainActor () -> Void) { isShown ? outer.start(call) : super.start(call) }
    override func afterLayout(_ call: @escaping @MainActor () -> Void) { outer.afterLayout(call) }

    /// What was not there does not go.
    override func didDisappear(_ call: @escaping @MainActor () -> Void) {
        if isShown || isLeaving { outer.didDisappear(call) }
    }

    /// Shows the views, or no longer.
    func show(_ shows: Bool) {
        guard shows != isShown else { return }
        isShown = shows
        guard shows else {
            isLeaving = true
            return outer.didDisappear { [weak self] in
                self?.isLeaving = false
                self?.hostDidMove(isShown: false)
            }
        }
        hand(over: outer)
        if wasShown { outer.didAppear { [weak self] in self?.hostDidMove(isShown: true) } }
        wasShown = true
    }

    func hostDidLeave() { if isShown { hostDidMove(isShown: false) } }
    func hostDidReturn() { if isShown { hostDidMove(isShown: true) } }
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
