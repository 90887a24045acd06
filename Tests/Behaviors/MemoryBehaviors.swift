import Offstage
import Testing
import UIKit

@MainActor
@Suite struct MemoryBehaviors {
    private let stage = makeStage()

    private final class Child {
        var strongParent: Parent?
        weak var weakParent: Parent?
    }

    private final class Parent {
        let child = Child()
    }

    @Test("MEM-01 two objects that hold each other stay; with one weak reference both go")
    func cycles() {
        func make(strong: Bool) -> (parent: () -> Parent?, child: () -> Child?) {
            let parent = Parent()
            if strong { parent.child.strongParent = parent } else { parent.child.weakParent = parent }
            return ({ [weak parent] in parent }, { [weak child = parent.child] in child })
        }
        let leaked = make(strong: true)
        #expect(leaked.parent() != nil && leaked.child() != nil)
        leaked.child()?.strongParent = nil
        #expect(leaked.parent() == nil && leaked.child() == nil)
        let freed = make(strong: false)
        #expect(freed.parent() == nil && freed.child() == nil)
    }

    private final class Customer {
        var name = "x"
    }

    private struct Card {
        unowned let owner: Customer
    }

    @Test("MEM-02 an unowned reference ends the program once its object is gone, a weak one is nil")
    func unowned() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                var owner: Customer? = Customer()
                let card = owner.map { Card(owner: $0) }
                owner = nil
                print(card?.owner.name ?? "")
            }
        }
        expectSentence("Attempted to read an unowned reference", in: result)
        var owner: Customer? = Customer()
        weak let reference = owner
        #expect(reference != nil)
        owner = nil
        #expect(reference == nil)
    }

    private final class Loader {
        var name = ""
        var handler: (() -> Void)?
    }

    @Test("MEM-03 a closure that runs once keeps self until it has run; one that self stores keeps it for ever")
    func closures() {
        stage.makeCurrent()
        weak var once: Loader?
        do {
            let loader = Loader()
            once = loader
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) { loader.name = "done" }
        }
        stage.advance(by: 0.5)
        #expect(once != nil)
        stage.advance(by: 1)
        #expect(once == nil)
        func stored(_ make: (Loader) -> () -> Void) -> () -> Loader? {
            let loader = Loader()
            loader.handler = make(loader)
            return { [weak loader] in loader }
        }
        let strong = stored { loader in { loader.name = "done" } }
        let weak = stored { loader in { [weak loader] in loader?.name = "done" } }
        #expect(strong() != nil && weak() == nil)
        strong()?.handler = nil
        #expect(strong() == nil)
    }

    @Test("MEM-05 a capture list holds weak references and a copy of a value side by side")
    func captureLists() {
        let owner = HandlerOwner()
        let closure = owner.watcher()
        #expect(closure() == (false, false, 7))
        (owner.loader, owner.delegate, owner.model) = (nil, nil, nil)
        #expect(closure() == (true, true, 7))
    }

    @Test("MEM-06 views and layers hold their delegates weakly")
    func delegates() {
        final class Delegate: NSObject, UIScrollViewDelegate, CALayerDelegate {
            let scrollView = UIScrollView()
            let layer = CALayer()
            var owner: AnyObject?
        }
        weak var weakDelegate: Delegate?
        let (scrollView, layer): (UIScrollView, CALayer)
        do {
            let delegate = Delegate()
            weakDelegate = delegate
            delegate.scrollView.delegate = delegate
            delegate.layer.delegate = delegate
            (scrollView, layer) = (delegate.scrollView, delegate.layer)
        }
        #expect(weakDelegate == nil && scrollView.delegate == nil && layer.delegate == nil)
        var own: Delegate? = Delegate()
        own?.owner = own
        weakDelegate = own
        own = nil
        #expect(weakDelegate != nil)
        weakDelegate?.owner = nil
        #expect(weakDelegate == nil)
    }

    /// A screen with a timer, a link and an observer of each kind.
    private final class Screen: UIResponder {
        var timer: Timer?
        var ticks = 0
        func tick() { ticks += 1 }
        static let tick = Selector(_offstage: "tick", { (t: Screen) in t.tick })
    }

    @Test("MEM-07 a repeating timer with a target holds it and goes on, until it is invalidated")
    func targetTimers() {
        stage.makeCurrent()
        weak var weakScreen: Screen?
        do {
            let screen = Screen()
            weakScreen = screen
            screen.timer = Timer.scheduledTimer(
                timeInterval: 1, target: screen, selector: Screen.tick, userInfo: nil, repeats: true)
        }
        stage.advance(by: 10)
        #expect(weakScreen?.ticks == 10)
        weakScreen?.timer?.invalidate()
        #expect(weakScreen == nil)
        let leaks = LeakScope.leaks {
            let stage = makeStage()
            let screen = Screen()
            screen.timer = Timer.scheduledTimer(
                timeInterval: 1, target: screen, selector: Screen.tick, userInfo: nil, repeats: true)
            stage.advance(by: 2)
        }
        #expect(leaks.map(\.path) == [["repeating Timer", "target", "Screen"]])
    }

    @Test("MEM-08 a timer whose closure captures weakly lets its screen go, and is silent once invalidated")
    func blockTimers() {
        stage.makeCurrent()
        weak var weakScreen: Screen?
        var calls = 0
        do {
            let screen = Screen()
            weakScreen = screen
            screen.timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak screen] _ in
                calls += 1
                screen?.tick()
            }
            stage.advance(by: 10)
            #expect(screen.ticks == 10)
            screen.timer?.invalidate()
        }
        #expect(weakScreen == nil)
        stage.advance(by: 10)
        #expect(calls == 10)
    }

    private static let changed = Notification.Name("changed")
    private static let early = Notification.Name("early")

    @Test("MEM-09 an observer by selector is not held: it goes, and is dropped at the next post")
    func selectorObservers() {
        stage.makeCurrent()
        weak var weakScreen: Screen?
        do {
            let screen = Screen()
            weakScreen = screen
            NotificationCenter.default.addObserver(screen, selector: Screen.tick, name: Self.changed, object: nil)
            NotificationCenter.default.post(name: Self.changed, object: nil)
            #expect(screen.ticks == 1)
        }
        #expect(weakScreen == nil)
        NotificationCenter.default.post(name: Self.changed, object: nil)
        #expect(stage.host.loop.observers.all.isEmpty)
    }

    @Test("MEM-10 the centre holds a block until its token is removed, whether or not the token is kept")
    func blockObservers() {
        stage.makeCurrent()
        let leaks = LeakScope.leaks {
            let stage = makeStage()
            let screen = Screen()
            _ = NotificationCenter.default.addObserver(forName: Self.changed, object: nil, queue: .main) { _ in
                screen.tick()
            }
            stage.advance(by: 1)
        }
        #expect(leaks.map(\.path) == [["NotificationCenter", "observer of changed", "closure", "Screen"]])
        stage.makeCurrent()
        weak var weakScreen: Screen?
        var calls = 0
        let token: any NSObjectProtocol
        do {
            let screen = Screen()
            weakScreen = screen
            token = NotificationCenter.default.addObserver(forName: Self.changed, object: nil, queue: nil) {
                [weak screen] _ in
                calls += 1
                screen?.tick()
            }
            NotificationCenter.default.post(name: Self.changed, object: nil)
        }
        #expect(weakScreen == nil && calls == 1)
        NotificationCenter.default.removeObserver(token)
        NotificationCenter.default.post(name: Self.changed, object: nil)
        #expect(calls == 1)
    }

    @Test("MEM-10 an observer added before there was a stage hears what is posted in one, and can be removed there")
    func earlyObserver() {
        MainLoop.resignCurrent()
        let screen = Screen()
        var calls = 0
        let token = NotificationCenter.default.addObserver(forName: Self.early, object: nil, queue: nil) { _ in
            calls += 1
        }
        NotificationCenter.default.addObserver(screen, selector: Screen.tick, name: Self.early, object: nil)
        let first = makeStage()
        first.makeCurrent()
        NotificationCenter.default.post(name: Self.early, object: nil)
        #expect(calls == 1 && screen.ticks == 1)
        NotificationCenter.default.removeObserver(token)
        NotificationCenter.default.post(name: Self.early, object: nil)
        #expect(calls == 1 && screen.ticks == 2)
        let second = makeStage()
        second.makeCurrent()
        NotificationCenter.default.post(name: Self.early, object: nil)
        #expect(calls == 1 && screen.ticks == 3, "the one that stayed hears of every stage")
        NotificationCenter.default.removeObserver(screen)
        NotificationCenter.default.post(name: Self.early, object: nil)
        first.makeCurrent()
        NotificationCenter.default.post(name: Self.early, object: nil)
        #expect(calls == 1 && screen.ticks == 3, "what is removed is so everywhere")
    }

    /// Passes a link's calls on to an object that it does not hold.
    private final class LinkProxy {
        weak var screen: Screen?
        private(set) var calls = 0

        init(_ screen: Screen) { self.screen = screen }

        @MainActor func step(_ link: CADisplayLink) {
            calls += 1
            if let screen { screen.tick() } else { link.invalidate() }
        }

        static let step = Selector(_offstage: "step:", { (t: LinkProxy) in t.step(_:) })
    }

    @Test("MEM-11 a display link holds its target; a proxy lets it go and ends the link")
    func displayLinks() {
        stage.makeCurrent()
        weak var held: Screen?
        let link: CADisplayLink
        do {
            let screen = Screen()
            held = screen
            link = CADisplayLink(target: screen, selector: Screen.tick)
            link.add(to: .main, forMode: .common)
        }
        stage.advance(by: 10.0 / 60)
        #expect(held?.ticks == 10)
        link.invalidate()
        #expect(held == nil)

        weak var proxy: LinkProxy?
        do {
            let screen = Screen()
            held = screen
            let made = LinkProxy(screen)
            proxy = made
            CADisplayLink(target: made, selector: LinkProxy.step).add(to: .main, forMode: .common)
            stage.advance(by: 10.0 / 60)
            #expect(screen.ticks == 10)
        }
        #expect(held == nil && proxy?.calls == 10)
        stage.advance(by: 1)
        #expect(proxy == nil && stage.host.loop.displayLinks.clients.isEmpty)
    }

    @Test("MEM-12 a stored closure inside of another has to capture weakly for itself")
    func nestedClosures() {
        final class Node {
            var outer: (() -> Void)?
            var inner: (() -> Void)?
            var value = 0
        }
        func run(_ make: (Node) -> () -> Void) -> () -> Node? {
            let node = Node()
            node.outer = make(node)
            node.outer?()
            return { [weak node] in node }
        }
        let strong = run { node in
            { [weak node] in
                guard let node else { return }
                node.inner = { node.value += 1 }
            }
        }
        let weak = run { node in
            { [weak node] in
                guard let node else { return }
                node.inner = { [weak node] in node?.value += 1 }
            }
        }
        #expect(strong() != nil && weak() == nil)
        strong()?.inner = nil
        #expect(strong() == nil)
    }

    @Test("MEM-13 a view that is removed goes, unless something else holds it")
    func views() {
        let root = UIView()
        weak var removed: UIView?
        var others: [UIView] = []
        for isHeld in [false, true] {
            do {
                let view = UIView()
                removed = view
                root.addSubview(view)
                if isHeld { others.append(view) }
            }
            #expect(removed != nil)
            removed?.removeFromSuperview()
            #expect((removed != nil) == isHeld)
        }
        others = []
        #expect(removed == nil)
    }

    /// Shows a view for each point of its data.
    private final class Chart: UIView {
        enum Order { case neverCleared, addedThenCleared, clearedThenAdded }
        var points: [UIView] = []

        func update(_ count: Int, _ order: Order) {
            if order == .clearedThenAdded { clear() }
            for _ in 0..<count {
                let point = UIView()
                addSubview(point)
                points.append(point)
            }
            if order == .addedThenCleared { clear() }
        }

        private func clear() {
            for point in points { point.removeFromSuperview() }
            points.removeAll()
        }
    }

    @Test("MEM-14 views in an array that is never cleared grow with each update; clearing comes first")
    func growth() {
        let counts = [Chart.Order.neverCleared, .addedThenCleared, .clearedThenAdded].map { order in
            let chart = Chart()
            for _ in 0..<10 { chart.update(3, order) }
            return [chart.subviews.count, chart.points.count]
        }
        #expect(counts == [[30, 30], [0, 0], [3, 3]])
    }

    @Test("MEM-16 a lazy closure that does not outlive its object may hold it unowned")
    func lazyClosures() {
        final class Formatter {
            let unit = "km"
            let onEnd: () -> Void
            lazy var format: (Int) -> String = { [unowned self] in "\($0) \(unit)" }
            init(onEnd: @escaping () -> Void) { self.onEnd = onEnd }
            deinit { onEnd() }
        }
        var ends = 0
        do {
            let formatter = Formatter { ends += 1 }
            #expect(formatter.format(5) == "5 km")
        }
        #expect(ends == 1)
    }
}

/// Holds what a handler refers to weakly, and the model that it copies.
private final class HandlerOwner {
    final class Delegate {}
    final class Model { let id = 7 }

    var loader: AnyObject? = Delegate()
    var delegate: Delegate? = Delegate()
    var model: Model? = Model()

    // Handed out, as an app's handlers are: of a closure that does not leave its function, Swift 6.3 reads the second weak
    // capture wrong.
    @inline(never)
    func watcher() -> () -> (Bool, Bool, Int?) {
        { [weak loader, weak delegate, model] in (loader == nil, delegate == nil, model?.id) }
    }
}
