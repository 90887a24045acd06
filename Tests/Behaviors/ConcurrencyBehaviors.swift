import CompileKit
import Foundation
import Offstage
import TestKit
import Testing
import UIKit

@MainActor
@Suite struct ConcurrencyBehaviors {
    private let stage = makeStage()
    private let log = CallLog()

    private func load(into label: UILabel, checking: Bool) -> Task<Void, Never> {
        Task {
            try? await Task.sleep(for: .seconds(2))
            if checking, Task.isCancelled { return }
            label.text = "loaded"
        }
    }

    @Test("CONC-03 a cancelled task that asks after its wait leaves the label as it is; one that does not changes it")
    func cancellation() {
        stage.makeCurrent()
        let labels = [true, false].map { checking in
            let label = UILabel()
            label.text = "old"
            let task = load(into: label, checking: checking)
            stage.advance(by: 1)
            task.cancel()
            stage.advance(by: 5)
            return label.text
        }
        #expect(labels == ["old", "loaded"])
    }

    // UIKit's own classes are older than the checks (@preconcurrency): the compiler warns where it refuses a subclass's.
    @Test("CONC-05 a detached task that touches a label does not compile; one that goes back to the main actor does")
    func detached() async throws {
        let problems = try await Snippet.problems([
            Snippet(
                """
                import UIKit
                @MainActor final class TitleLabel: UILabel { var title = "" }
                @MainActor final class Screen: UIView {
                    let label = TitleLabel()
                    func wrong() {
                        Task.detached { [label] in
                            label.title = "x"  // error: main actor-isolated property 'title'
                            label.text = "x"  // warning: main actor-isolated property 'text'
                        }
                    }
                    func right() {
                        Task.detached { [label] in
                            let text = String(repeating: "x", count: 3)
                            await MainActor.run { label.text = text }
                        }
                    }
                }
                """)
        ])
        #expect(problems.isEmpty)
    }

    @Test("CONC-06 a task comes back to the main actor by waiting, once; waiting for the main queue there is misuse")
    func hops() throws {
        stage.makeCurrent()
        stage.diagnostics.mode = .collect
        let label = UILabel()
        Task.detached { [log] in
            let text = String(repeating: "x", count: 3)
            await MainActor.run {
                label.text = text
                log.note("updated \(self.stage.host.phase?.rawValue ?? "none")")
            }
        }
        stage.runTurn()
        #expect(log.calls == ["updated mainQueue"] && label.text == "xxx")
        DispatchQueue.main.sync {}
        #expect(stage.diagnostics.all.map(\.kind) == [.misuse])
        #expect(try sources(with: "DispatchQueue.main.sync").isEmpty)
    }

    /// The files of the package's own code, comments and messages left out, that have a text.
    private func sources(with text: String) throws -> [String] {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let files = try #require(
            FileManager.default.enumerator(at: root.appendingPathComponent("Sources"), includingPropertiesForKeys: nil))
        return try files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }.filter { file in
            try String(contentsOf: file, encoding: .utf8).split(separator: "\n").contains {
                let line = $0.drop { $0 == " " }
                return line.contains(text) && !line.hasPrefix("//") && !line.hasPrefix("\"")
            }
        }.map(\.lastPathComponent)
    }

    @Test("CONC-07 protocols on the main actor, nonisolated members and Sendable values go together")
    func migration() async throws {
        let problems = try await Snippet.problems([
            Snippet(
                """
                import UIKit
                @MainActor protocol PickerDelegate: AnyObject { func didPick(_ name: String) }
                @MainActor final class Screen: UIView, PickerDelegate {
                    let label = UILabel()
                    func didPick(_ name: String) { label.text = format(name) }
                    nonisolated func format(_ name: String) -> String { "<" + name + ">" }
                }
                final class Model { var count = 0 }
                struct Value: Sendable { var count = 0 }
                @MainActor func show(_ model: Model) {}
                @MainActor func show(_ value: Value) {}
                func work(_ screen: Screen, _ model: Model) async {
                    _ = screen.format("x")
                    await show(Value())
                    await show(model)  // error: sending 'model' risks causing data races
                }
                """)
        ])
        #expect(problems.isEmpty)
    }

    @Test("CONC-08 a block of the main queue and a task on the main actor leave the same trace")
    func queuesAndTasks() {
        func trace(_ update: (@escaping @MainActor () -> Void) -> Void) -> [String] {
            let stage = makeStage()
            let view = LoggingView("v", log, frame: CGRect(x: 0, y: 0, width: 9, height: 9))
            view.logged = .layout
            let label = UILabel()
            stage.window.addSubview(view)
            _ = stage.render()
            log.calls = []
            update { [log] in
                label.text = "new"
                view.setNeedsLayout()
                log.note("updated at \(stage.time) in \(stage.host.phase?.rawValue ?? "none")")
            }
            stage.advance(by: 1)
            return log.take()
        }
        let blocks = trace { work in DispatchQueue.main.async { work() } }
        let tasks = trace { work in Task { work() } }
        #expect(blocks == tasks && blocks == ["updated at 0.0 in mainQueue", "v.layoutSubviews"])
    }

    @Test("CONC-01 a subclass of a controller is on the main actor without saying so")
    func isolation() async throws {
        let problems = try await Snippet.problems([
            Snippet(
                """
                import UIKit
                final class Screen: UIViewController {
                    var count = 0
                    func update() {
                        count += 1
                        title = "x"
                        view.backgroundColor = .red
                    }
                    func wrong() {
                        Task.detached { self.update() }  // error: main actor-isolated instance method 'update()'
                    }
                    func right() {
                        Task.detached { await self.update() }
                    }
                }
                """)
        ])
        #expect(problems.isEmpty)
    }

    @Test("CONC-01 the same holds in the language mode of Swift 5")
    func isolationInSwift5() async throws {
        let problems = try await Snippet.problems([
            Snippet(
                mode: "5",
                """
                import UIKit
                final class Screen: UIViewController {
                    var count = 0
                    func update() {
                        count += 1
                        title = "x"
                        view.backgroundColor = .red
                    }
                    func right() {
                        Task.detached { await self.update() }
                    }
                }
                """)
        ])
        #expect(problems == [])
    }

    /// Where a screen cancels its work.
    private enum Cancelling: CaseIterable {
        case atDeinit, whenDisappearing, whenDisappeared
    }

    private final class Working: UIViewController {
        let cancelling: Cancelling
        let log: CallLog
        private var task: Task<Void, Never>?

        init(_ cancelling: Cancelling, _ log: CallLog) {
            self.cancelling = cancelling
            self.log = log
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }

        override func viewIsAppearing(_ animated: Bool) {
            super.viewIsAppearing(animated)
            guard task == nil else { return }
            // Without `self.` for the log the closure would not compile; `title` is the screen's, and so the task's.
            task = Task {
                for step in 1...3 {
                    try? await Task.sleep(for: .seconds(5))
                    if Task.isCancelled { return log.note("cancelled") }
                    title = "\(step)"
                    log.note("step \(step)")
                }
            }
        }
        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            if cancelling == .whenDisappearing { task?.cancel() }
        }
        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            if cancelling == .whenDisappeared { task?.cancel() }
        }
        isolated deinit {
            if cancelling == .atDeinit { task?.cancel() }
            log.note("deinit")
        }
    }

    private func pushed(_ cancelling: Cancelling) -> UINavigationController {
        let navigation = UINavigationController(rootViewController: UIViewController())
        stage.window.rootViewController = navigation
        stage.advance(by: 1)
        navigation.pushViewController(Working(cancelling, log), animated: true)
        stage.advance(by: 2)
        return navigation
    }

    @Test("CONC-02 a task holds its screen, so that deinit cancels too late; viewWillDisappear cancels too early")
    func cancellingPlaces() throws {
        stage.makeCurrent()
        var calls: [[String]] = []
        for cancelling in Cancelling.allCases {
            pushed(cancelling).popViewController(animated: true)
            stage.advance(by: 30)
            calls.append(log.take())
        }
        // The cancelled ones wake up at once, let their screens go and change nothing.
        let cancelled = ["cancelled", "deinit"]
        #expect(calls == [["step 1", "step 2", "step 3", "deinit"], cancelled, cancelled])
        // A swipe that is let go: the screen stays, and the earlier of the two has lost its work.
        for cancelling in [Cancelling.whenDisappearing, .whenDisappeared] {
            let navigation = pushed(cancelling)
            // The screen of the round before goes with its stack.
            _ = log.take()
            let size = stage.window.bounds.size
            try stage.touch.drag(
                CGPoint(x: 1, y: size.height / 2), to: CGPoint(x: size.width * 0.3, y: size.height / 2), duration: 0.5,
                hold: 0.5)
            stage.advance(by: 20)
            #expect(navigation.viewControllers.count == 2)
            let expected = cancelling == .whenDisappearing ? ["cancelled"] : ["step 1", "step 2", "step 3"]
            #expect(log.take() == expected)
        }
    }

    private final class Feed: UIViewController {
        private(set) var loads = 0
        private var task: Task<Void, Never>?
        private(set) var shown: [String] = []

        override func viewIsAppearing(_ animated: Bool) {
            super.viewIsAppearing(animated)
            loads += 1
            task = Task {
                for item in ["first", "second"] {
                    try? await Task.sleep(for: .seconds(2))
                    guard !Task.isCancelled else { return }
                    shown.append(item)
                }
            }
        }
        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            task?.cancel()
        }
    }

    @Test("CONC-04 a load begins when a screen appears and ends when it disappears; the next one is another")
    func loading() {
        stage.makeCurrent()
        let (feed, other) = (Feed(), UIViewController())
        let tabs = UITabBarController()
        tabs.viewControllers = [feed, other]
        stage.window.rootViewController = tabs
        stage.advance(by: 3)
        tabs.selectedIndex = 1
        stage.advance(by: 10)
        #expect(feed.shown == ["first"] && feed.loads == 1)
        tabs.selectedIndex = 0
        stage.advance(by: 10)
        #expect(feed.shown == ["first", "first", "second"] && feed.loads == 2)
    }

    private final class Counting: UIViewController {
        let keepsTask: Bool
        private var task: Task<Void, Never>?
        private let count: () -> Void

        init(keepsTask: Bool, _ count: @escaping () -> Void) {
            self.keepsTask = keepsTask
            self.count = count
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            let task = Task {
                try? await Task.sleep(for: .seconds(5))
                guard !Task.isCancelled else { return }
                view.backgroundColor = .green
                if view.window == nil { count() }
            }
            if keepsTask { self.task = task }
        }
        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            task?.cancel()
        }
    }

    @Test("CONC-09 a task that nobody keeps changes a view that is gone; one that is cancelled does not")
    func forgottenTasks() {
        stage.makeCurrent()
        var counts: [Int] = []
        for keepsTask in [false, true] {
            var updates = 0
            weak var weakly: Counting?
            let root = UIViewController()
            stage.window.rootViewController = root
            stage.advance(by: 1)
            do {
                let sheet = Counting(keepsTask: keepsTask) { updates += 1 }
                weakly = sheet
                root.present(sheet, animated: true)
                stage.advance(by: 1)
                root.dismiss(animated: true)
                stage.advance(by: 1)
            }
            #expect((weakly != nil) == !keepsTask)
            stage.advance(by: 10)
            #expect(weakly == nil)
            counts.append(updates)
        }
        #expect(counts == [1, 0])
    }
}
