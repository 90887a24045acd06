import Offstage
import Testing
import UIKit

/// Random scripts of pushes and pops against an account that knows nothing of the product.
@Suite("Random navigation")
@MainActor
struct RandomNavigationTests {
    @Test(
        "Stacks are as the model says, appearance calls balance, the top alone is seen, nobody leaks", arguments: 0..<40
    )
    func scripts(seed: Int) {
        let leaks = LeakScope.leaks { run(seed: UInt64(seed)) }
        #expect(leaks.isEmpty)
    }

    private func run(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let stage = makeStage(300, 600)
        stage.makeCurrent()
        let log = CallLog()
        let all = (0..<6).map { id in
            LoggingController("\(id)", log, layout: false, state: false)
        }
        let nav = UINavigationController(rootViewController: all[0])
        stage.window.rootViewController = nav
        stage.advance(by: 1)
        var model = NavigationModel([0])
        var phases = Array(repeating: AppearanceModel(), count: all.count)
        var wrong: [String] = []
        for _ in 0..<40 {
            let animated = Bool.random(using: &random)
            let step: NavigationModel.Step
            switch Int.random(in: 0..<6, using: &random) {
            case 0, 1, 2: step = .push(Int.random(in: 0..<6, using: &random), animated: animated)
            case 3: step = .pop(animated: animated)
            case 4: step = .popToRoot(animated: animated)
            default:
                let ids = Array((0..<6).shuffled(using: &random).prefix(Int.random(in: 1...3, using: &random)))
                step = .set(ids, animated: animated)
            }
            let isKnown: Bool
            if case .push(let id, _) = step { isKnown = model.stack.contains(id) } else { isKnown = false }
            model.take(step)
            if !isKnown { perform(step, on: nav, all) }
            if Bool.random(using: &random) {
                let seconds = Bool.random(using: &random) ? 1 : 0.1
                model.advance(by: seconds)
                stage.advance(by: seconds)
            }
            #expect(nav.viewControllers.map { all.firstIndex(of: $0 as! LoggingController)! } == model.stack)
        }
        model.advance(by: 1)
        stage.advance(by: 1)
        for line in log.take() {
            let words = line.split(separator: " ")
            guard let id = Int(words[0]), ["wA", "iA", "dA", "wD", "dD"].contains(words[1].prefix(2)) else { continue }
            if !phases[id].take(String(words[1].prefix(2))) { wrong.append(line) }
        }
        #expect(wrong.isEmpty)
        for (id, phase) in phases.enumerated() {
            #expect(phase.phase == (id == model.stack.last ? .appeared : .disappeared))
            #expect((all[id].viewIfLoaded?.window != nil) == (id == model.stack.last))
            #expect(all[id].parent === (model.stack.contains(id) ? nav : nil))
        }
        #expect(stage.diagnostics.messages.count { $0.hasSuffix("Can't add self as subview") } == model.dropped)
        #expect(stage.diagnostics.all.count == model.dropped && nav.transitionCoordinator == nil)
    }

    private func perform(
        _ step: NavigationModel.Step, on nav: UINavigationController, _ all: [LoggingController]
    ) {
        switch step {
        case .push(let id, let animated): nav.pushViewController(all[id], animated: animated)
        case .pop(let animated): nav.popViewController(animated: animated)
        case .popToRoot(let animated): nav.popToRootViewController(animated: animated)
        case .set(let ids, let animated): nav.setViewControllers(ids.map { all[$0] }, animated: animated)
        }
    }
}
