import Foundation

/// Turns pages by a scroll view, which a finger moves, or the app's order.
///
/// The page that shows lies in the middle of three places, the next one comes into the place on its side; once that one
/// has come to rest it is put into the middle, which nobody hears of (assumed).
@MainActor
final class PageScroller {
    private enum Neighbour {
        case missing
        case pages([UIViewController])
    }

    /// A turn from one page to the next.
    private struct Turn {
        let place: Int
        let context: TransitionContext
        let isByCode: Bool
        /// What others want to do beside it, held by the finger.
        let alongside: UIViewPropertyAnimator?
    }

    let view = PageScrollView(frame: .zero)
    let isVertical: Bool
    private let spacing: CGFloat
    private weak var pages: UIPageViewController?
    /// What the data source answered, by direction, once it was asked.
    private var neighbours: [UIPageViewController.NavigationDirection: Neighbour] = [:]
    private var turn: Turn?
    /// The drag has begun a turn: no other one in its direction begins before that has ended.
    private var hasTurned = false

    init(isVertical: Bool, spacing: CGFloat) {
        (self.isVertical, self.spacing) = (isVertical, spacing)
        view.scroller = self
    }

    func join(_ pages: UIPageViewController) { self.pages = pages }

    // MARK: Places

    private static let middle = 1

    /// From one place to the next: a page and the room between pages.
    private var length: CGFloat { isVertical ? view.bounds.height : view.bounds.width }
    private var offset: CGFloat { isVertical ? view.bounds.minY : view.bounds.minX }
    private var isFlipped: Bool { !isVertical && view.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private func place(of direction: UIPageViewController.NavigationDirection) -> Int {
        (direction == .forward) != isFlipped ? 2 : 0
    }

    private func frame(of place: Int) -> CGRect {
        let start = CGFloat(place) * length + spacing / 2
        return isVertical
            ? CGRect(x: 0, y: start, width: view.bounds.width, height: max(0, length - spacing))
            : CGRect(x: start, y: 0, width: max(0, length - spacing), height: view.bounds.height)
    }

    /// Where pages lie that show, or come.
    var frameOfShown: CGRect { frame(of: turn?.place ?? Self.middle) }

    /// The scroll view's frame around that of the pages: half of the room between pages on both sides.
    func frame(around frame: CGRect) -> CGRect {
        frame.insetBy(dx: isVertical ? 0 : -spacing / 2, dy: isVertical ? -spacing / 2 : 0)
    }

    /// The bounds may be others.
    func layOut() {
        let size = view.bounds.size
        let content = CGSize(
            width: isVertical ? size.width : length * 3, height: isVertical ? length * 3 : size.height)
        if view.contentSize != content { view.contentSize = content }
        if turn == nil, view.isResting { rest(on: pages?.shown ?? []) }
        for page in pages?.shown ?? [] { page.viewIfLoaded?.restFrame = frameOfShown }
    }

    private func rest(on shown: [UIViewController]) {
        for page in shown { page.viewIfLoaded?.restFrame = frame(of: Self.middle) }
        let origin = isVertical ? CGPoint(x: 0, y: length) : CGPoint(x: length, y: 0)
        // By the bounds, of which the delegate does not hear.
        if view.bounds.origin != origin { view.bounds.origin = origin }
    }

    /// Where the content may rest: at the next places, where there may be pages.
    var range: ScrollRange {
        guard pages?.dataSource != nil || turn != nil else { return ScrollRange(Double(offset), Double(offset)) }
        func isOpen(_ place: Int) -> Bool {
            if turn?.place == place { return true }
            let direction: UIPageViewController.NavigationDirection = (place == 2) != isFlipped ? .forward : .reverse
            if case .missing? = neighbours[direction] { return false }
            return true
        }
        return ScrollRange(isOpen(0) ? 0 : Double(length), isOpen(2) ? Double(length * 2) : Double(length))
    }

    // MARK: What the scroll view does

    /// The content was moved.
    func scrolled() {
        guard view.drag != nil || view.movement != nil else { return }
        let way = offset - length
        let place = way > 0 ? 2 : 0
        if let turn {
            if way == 0 || turn.place == place || turn.isByCode { return update(turn, by: way.magnitude) }
            // The finger went back, and on to the other side.
            finish(turn, completed: false)
        }
        guard way != 0 else { return }
        begin((place == 2) != isFlipped ? .forward : .reverse)
    }

    private func update(_ turn: Turn, by way: CGFloat) {
        let part = min(way / max(length, 1), 1)
        turn.alongside?.fractionComplete = part
        turn.context.updateInteractiveTransition(part)
    }

    /// A finger began to drag, or is off.
    func dragDidChange() {
        guard view.drag != nil else { return settleSoon() }
        if let turn { return turn.context.pauseInteractiveTransition() }
        hasTurned = false
        neighbours = [:]
        let travel = view.pan.convert(view.pan.travel, to: view)
        let way = isVertical ? travel.y : travel.x
        // Known before the first step: without a page that way the content is held by its edge.
        if way != 0 { look((way < 0) != isFlipped ? .forward : .reverse) }
    }

    /// The content moves by itself, or has come to rest.
    func movementDidChange() {
        guard case .glide(let courses)? = view.movement?.kind else { return settle() }
        guard let turn, !turn.isByCode else { return }
        let target = isVertical ? courses.vertical.target : courses.horizontal.target
        if target == Double(length) {
            turn.context.cancelInteractiveTransition()
        } else {
            turn.context.finishInteractiveTransition()
        }
    }

    /// Settles once the finger's doings are over, unless the content moves on.
    func settleSoon() {
        view.sceneHost?.afterCommit { [weak self] in self?.settle() }
    }

    private func settle() {
        guard let turn else {
            if view.isResting, offset != length { rest(on: pages?.shown ?? []) }
            return
        }
        guard turn.isByCode ? view.movement == nil : view.isResting else { return }
        finish(turn, completed: turn.isByCode || (offset - length).magnitude > length / 2)
    }

    // MARK: Turns

    private func look(_ direction: UIPageViewController.NavigationDirection) {
        guard let pages, neighbours[direction] == nil else { return }
        let found = pages.pages(beside: pages.shown, direction)
        neighbours[direction] = found.map(Neighbour.pages) ?? .missing
    }

    private func begin(_ direction: UIPageViewController.NavigationDirection) {
        look(direction)
        guard let pages, !hasTurned, case .pages(let next)? = neighbours[direction] else { return }
        hasTurned = true
        pages.moveForUser(to: next, direction, finger: PageFinger(of: self, direction)) { [weak pages] completed in
            if completed { pages?.indicator.step(by: direction == .forward ? 1 : -1) }
        }
    }

    /// Begins a turn: by the scroll view's movement, which follows, or by an order.
    func start(
        _ context: TransitionContext, _ direction: UIPageViewController.NavigationDirection, isByCode: Bool
    ) {
        let place = place(of: direction)
        let actions = isByCode ? [] : context.coordinator.takeAnimations()
        let alongside = actions.isEmpty ? nil : UIViewPropertyAnimator(duration: 1, curve: .linear)
        alongside?.addAnimations { for action in actions { action(context.coordinator) } }
        turn = Turn(place: place, context: context, isByCode: isByCode, alongside: alongside)
        UIView.performWithoutAnimation { context.place(context) }
        alongside?.pauseAnimation()
        guard isByCode else { return }
        let target = CGFloat(place) * length
        view.move(
            to: isVertical ? CGPoint(x: 0, y: target) : CGPoint(x: target, y: 0), animated: true, for: .own)
        if view.movement == nil { settle() }
    }

    private func finish(_ turn: Turn, completed: Bool) {
        if completed {
            turn.context.finishInteractiveTransition()
        } else {
            turn.context.cancelInteractiveTransition()
        }
        turn.context.completeTransition(completed)
    }

    /// A move between pages has ended, by whoever ended it.
    func ended(_ completed: Bool, on shown: [UIViewController]) {
        let old = turn
        turn = nil
        hasTurned = false
        neighbours = [:]
        if let alongside = old?.alongside {
            alongside.stopAnimation(false)
            alongside.finishAnimation(at: completed ? .end : .start)
        }
        guard completed || view.drag == nil else { return }
        view.stopMotion()
        rest(on: shown)
    }
}
