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
}
