import Offstage
import Testing
import UIKit

@Suite("Stage")
@MainActor
struct StageTests {
    @Test("A stage has its device's screen, a window that fills it, and stands at time 0")
    func basics() {
        let stage = Stage(device: .iPhone16)
        #expect(Stage.current === stage && UIScreen.main === stage.screen)
        #expect(stage.window.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
        #expect(!stage.window.isHidden && stage.window.isKeyWindow && stage.windows == [stage.window])
        #expect(stage.window.screen === stage.screen && stage.time == 0)
        #expect(stage.window.window === stage.window && stage.window.superview == nil)
        #expect(stage.window.traitCollection.displayScale == 3)
    }

    @Test("Tasks that run side by side find their own stages again after each await")
    nonisolated func sideBySide() async {
        let order = await withTaskGroup(of: [Int].self) { group in
            for number in 0..<6 {
                group.addTask { await Self.visits(of: number) }
            }
            return await group.reduce(into: []) { $0 += $1 }
        }
        #expect(order.count == 6 * 40 && Set(order).count == 6)
        let visits = await MainActor.run { Self.visits }
        // Stages that run one after the other would show nothing.
        #expect(zip(visits, visits.dropFirst()).contains { $0 != $1 })
    }

    private static var visits: [Int] = []

    /// Comes back to the main actor again and again, and looks whose stage is current there.
    private nonisolated static func visits(of number: Int) async -> [Int] {
        let width = 100 + Double(number)
        let stage = await MainActor.run { Stage(device: Device(size: CGSize(width: width, height: 50), scale: 1)) }
        var found: [Int] = []
        for _ in 0..<40 {
            found.append(
                await MainActor.run {
                    visits.append(number)
                    #expect(Stage.current === stage && UIScreen.main === stage.screen)
                    return Int(UIScreen.main.bounds.width) - 100
                })
        }
        #expect(found == Array(repeating: number, count: 40))
        return found
    }

    @Test("Scripted changes run in their order, at ticks of the display or when a frame is taken")
    func script() {
        let stage = makeStage()
        var calls: [String] = []
        func note(_ name: String) -> @MainActor () -> Void { { calls.append("\(name)@\(stage.time)") } }
        stage.schedule(at: 0.5, note("b"))
        stage.schedule(at: 0.25, note("a"))
        stage.schedule(at: 0.5, note("c"))
        stage.schedule(at: 0.51, note("d"))
        stage.schedule(at: 2, note("late"))
        stage.advance(by: 0.505)
        #expect(calls == ["a@0.25", "b@0.5", "c@0.5"])
        #expect(stage.time == 0.505)
        stage.advance(by: 0.008)
        #expect(calls.count == 3)
        _ = stage.prepareFrame()
        #expect(calls.last == "d@0.513")
        stage.advance(by: 3)
        #expect(calls.last == "late@2.0" && stage.time == 3.513)
    }

    @Test("A change that schedules another is heard in the same turn if it is due")
    func chained() {
        let stage = makeStage()
        var calls: [String] = []
        stage.schedule(at: 0.1) {
            calls.append("first")
            stage.schedule(at: 0) { calls.append("second") }
        }
        stage.advance(by: 0.2)
        #expect(calls == ["first", "second"])
    }

    @Test("Time without work passes without turns; marks make one at the next tick")
    func idle() {
        let stage = makeStage()
        stage.advance(by: 3600)
        #expect(stage.time == 3600 && stage.trace.isEmpty)
        stage.window.setNeedsLayout()
        stage.advance(by: 1)
        let layouts = stage.trace.events(.layoutSubviews)
        #expect(layouts.count == 1 && layouts[0].time == 3600 + 1.0 / 60)
        stage.displayRate = 120
        stage.window.setNeedsLayout()
        stage.advance(by: 0.009)
        #expect(stage.trace.events(.layoutSubviews).count == 2)
    }

    @Test("Windows: ordered by level, then by when they were shown; key window")
    func windows() {
        let stage = makeStage()
        let first = stage.window
        let second = UIWindow(frame: stage.screen.bounds)
        #expect(stage.windows == [first] && second.isHidden)
        second.isHidden = false
        #expect(stage.windows == [first, second] && first.isKeyWindow)
        first.windowLevel = .statusBar
        #expect(stage.windows == [second, first])
        second.windowLevel = .alert
        #expect(stage.windows == [first, second])
        second.makeKeyAndVisible()
        #expect(second.isKeyWindow && !first.isKeyWindow)
        second.isHidden = true
        #expect(stage.windows == [first] && !second.isKeyWindow)
        #expect((UIWindow.Level.normal + 1).rawValue == 1 && UIWindow.Level.alert.rawValue == 2000)
        first.windowLevel = .normal
        second.windowLevel = .normal
        second.isHidden = false
        first.makeKeyAndVisible()
        #expect(stage.windows == [second, first])
    }

    private final class Panel: UIWindow {}

    private func make<Window: UIWindow>() -> Window { Window() }

    @Test("A window made without a frame fills the screen of the stage that runs")
    func windowWithoutFrame() {
        let stages = [makeStage(50, 60), Stage(device: .iPhone16)]
        for stage in stages {
            stage.perform {
                #expect(UIWindow().frame == stage.screen.bounds)
                #expect(Panel().frame == stage.screen.bounds)
                let window: Panel = make()
                #expect(window.frame == stage.screen.bounds)
                #expect(UIWindow(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).frame.origin.x == 1)
            }
        }
        #expect(stages[0].screen.bounds != stages[1].screen.bounds)
    }

    @Test("Rotation: the window gets the new size, subviews follow down the tree, traits and safe area change")
    func rotation() {
        let stage = Stage(device: .iPhone16)
        let root = UIView(frame: stage.window.bounds)
        root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        stage.window.addSubview(root)
        _ = stage.prepareFrame()
        stage.rotate(to: .landscapeLeft)
        #expect(root.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
        #expect(root.safeAreaInsets == UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
        let frame = stage.prepareFrame()
        #expect(frame.updates["view"]?.layoutSubviews == 1)
        #expect(root.traitCollection.verticalSizeClass == .compact)
        #expect((frame.tree.width, frame.tree.height) == (2556, 1179))
        stage.resize(to: CGSize(width: 500, height: 300))
        #expect(root.frame.size == CGSize(width: 500, height: 300))
        #expect(stage.screen.bounds.size == CGSize(width: 500, height: 300))
    }

    @Test("Several stages in one process know nothing of each other")
    func several() {
        let small = makeStage(50, 50)
        let large = Stage(device: .iPhone16ProMax, traits: UITraitCollection(userInterfaceStyle: .dark))
        let (a, b) = (UIView(), UIView())
        small.window.addSubview(a)
        large.window.addSubview(b)
        #expect(Stage.current === large)
        #expect(a.window?.screen === small.screen && b.window?.screen === large.screen)
        small.advance(by: 1)
        #expect(large.time == 0)
        var current: Stage?
        small.schedule(at: 1) { current = Stage.current }
        small.runTurn()
        #expect(current === small && Stage.current === large)
        large.runTurn()
        #expect(a.traitCollection.userInterfaceStyle == .light && b.traitCollection.userInterfaceStyle == .dark)
        #expect(small.trace.events.allSatisfy { $0.turn <= 2 })
        small.perform {
            #expect(UIScreen.main === small.screen)
            #expect(UITraitCollection.current.userInterfaceStyle == .light)
        }
        #expect(UIScreen.main === large.screen)
        let window = small.perform { UIWindow(frame: .zero) }
        window.isHidden = false
        #expect(small.windows.last === window && large.windows.count == 1)
    }

    @Test("A stage goes when nothing holds it")
    func lifetime() {
        weak var gone: Stage?
        do {
            let stage = makeStage()
            stage.window.addSubview(UIView())
            _ = stage.prepareFrame()
            gone = stage
        }
        #expect(gone == nil)
    }

    @Test("A window behind another and its content are in the tree, back to front")
    func tree() {
        let stage = makeStage()
        let front = UIWindow(frame: stage.screen.bounds)
        front.isHidden = false
        front.accessibilityIdentifier = "front"
        _ = stage.window
        stage.window.accessibilityIdentifier = "back"
        front.windowLevel = .alert
        let frame = stage.prepareFrame()
        #expect(frame.tree.roots.map(\.name) == ["back", "front"])
        #expect(frame.tree.roots.map(\.className) == ["UIWindow", "UIWindow"])
        #expect(frame.tree.time == 0 && frame.tree.scale == 2)
    }

    @Test("A mask view is drawn, named and laid out with its owner")
    func maskView() {
        let stage = makeStage()
        let log = CallLog()
        let owner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let mask = DrawingView("m", log, frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        mask.logsUpdates = true
        owner.mask = mask
        stage.window.addSubview(owner)
        #expect(owner.mask === mask && mask.superview == nil && mask.window === stage.window)
        stage.runTurn()
        #expect(
            log.take().filter { !$0.contains("Move") } == [
                "m.updateConstraints", "m.updateProperties", "m.layoutSubviews", "m.draw",
            ])
        owner.mask = nil
        #expect(mask.window == nil && owner.layer.mask == nil)
    }

    @Test("Misuse is kept when diagnostics collect")
    func misuse() {
        let stage = makeStage()
        stage.window.addSubview(stage.window)
        #expect(stage.diagnostics.all.first?.kind == .misuse)
        #expect(stage.diagnostics.all.first?.description == "misuse: Can't add self as subview")
        stage.diagnostics.removeAll()
        #expect(stage.diagnostics.messages == [])
    }
}
