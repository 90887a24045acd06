import Offstage
import TestKit
import TestSupport
import UIKit

/// A random app and a random user: tabs with stacks in them, pushes, presentations, turns and swipes at any time, also
/// from inside callbacks.
@MainActor
final class ScreenScript {
    /// What was done, for a reader of a failure.
    private(set) var story: [String] = [] {
        didSet { if isTold { log.note("  " + (story.last ?? "")) } }
    }
    /// Whether the log has the steps, too.
    var isTold = false
    let log = CallLog()
    let stage: Stage
    private(set) var controllers: [LoggingController] = []
    /// Walks along presentations that came back to where they had been.
    private(set) var rings: [String] = []
    private var random: SplitMix64
    private let tabs = UITabBarController()
    private var navigations: [UINavigationController] = []
    private var isFingerDown = false
    /// Steps that callbacks still may take.
    private var calls = 0

    init(seed: UInt64) {
        random = SplitMix64(seed: seed)
        stage = makeStage(300, 600, safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 20, right: 0))
        stage.makeCurrent()
        navigations = (0..<2).map { number in
            let navigation = UINavigationController(rootViewController: newController())
            navigation.identifier = "nav\(number)"
            return navigation
        }
        tabs.identifier = "tabs"
        tabs.viewControllers = navigations + [newController()]
        stage.window.rootViewController = tabs
        if Bool.random(using: &random) { stage.advance(by: 1) }
    }

    private func newController() -> LoggingController {
        let controller = LoggingController("\(controllers.count)", log)
        controller.logsLayout = false
        controller.identifier = controller.id
        controllers.append(controller)
        return controller
    }

    /// Writes down what was reported since.
    private func report() {
        guard isTold else { return }
        let messages = stage.diagnostics.messages
        for message in messages.dropFirst(reported) { log.note("  reported: \(message)") }
        reported = messages.count
    }
    private var reported = 0

    func run(steps: Int) {
        for _ in 0..<steps {
            step()
            report()
            if chance(0.6) { pass(Double.random(in: 0...0.5, using: &random)) }
            if chance(0.1) { pass(2) }
        }
        lift()
        for controller in controllers { controller.on = [:] }
        pass(5)
    }

    private func chance(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &random) < share }

    private func pass(_ seconds: Double) {
        story.append("pass \(seconds)")
        stage.advance(by: seconds)
        report()
    }

    /// One that is in no container and is not presented: new, or used before.
    private func free() -> LoggingController {
        let idle = controllers.filter {
            $0.parent == nil && $0.presentingViewController == nil && $0.viewIfLoaded?.window == nil
        }
        return chance(0.5) ? idle.randomElement(using: &random) ?? newController() : newController()
    }

    private var front: UIViewController {
        var current: UIViewController = tabs
        var seen: [UIViewController] = [tabs]
        while let next = current.presentedViewController {
            guard !seen.contains(next) else {
                noteRing(at: next)
                break
            }
            seen.append(next)
            current = next
        }
        return current
    }

    private func noteRing(at controller: UIViewController) {
        rings.append("who is presented comes back to \(controller.label(in: self))")
    }

    private func step() {
        let animated = chance(0.7)
        let navigation = navigations.randomElement(using: &random) ?? navigations[0]
        switch Int.random(in: 0..<16, using: &random) {
        case 0, 1, 2: push(on: navigation, animated)
        case 3, 4:
            story.append("pop \(navigation.label(in: self)) \(animated)")
            _ = navigation.popViewController(animated: animated)
        case 5:
            story.append("popToRoot \(navigation.label(in: self)) \(animated)")
            _ = navigation.popToRootViewController(animated: animated)
        case 6: replaceStack(of: navigation, animated)
        case 7, 8: present(animated)
        case 9, 10: dismiss(animated)
        case 11:
            let index = Int.random(in: 0..<3, using: &random)
            story.append("tab \(index)")
            tabs.selectedIndex = index
        case 12: turn()
        case 13: swipe()
        case 14: lift()
        default: plan()
        }
    }

    private func push(on navigation: UINavigationController, _ animated: Bool) {
        let controller = free()
        controller.hidesBottomBarWhenPushed = chance(0.2)
        story.append("push \(controller.id) on \(navigation.label(in: self)) \(animated)")
        navigation.pushViewController(controller, animated: animated)
    }

    private func replaceStack(of navigation: UINavigationController, _ animated: Bool) {
        var stack = navigation.viewControllers.filter { _ in chance(0.6) }
        for _ in 0..<Int.random(in: 0...2, using: &random) {
            let controller = free()
            if !stack.contains(controller) { stack.append(controller) }
        }
        if stack.isEmpty { stack = [newController()] }
        let ids = stack.map { ($0 as? LoggingController)?.id ?? "?" }
        story.append("set \(ids) on \(navigation.label(in: self)) \(animated)")
        navigation.setViewControllers(stack, animated: animated)
    }

    private func present(_ animated: Bool) {
        let styles: [UIModalPresentationStyle] = [
            .fullScreen, .pageSheet, .formSheet, .overFullScreen, .currentContext, .overCurrentContext, .popover,
        ]
        let inner = free()
        var presented: UIViewController = inner
        if chance(0.3) {
            let navigation = UINavigationController(rootViewController: inner)
            navigation.identifier = "inner\(inner.id)"
            presented = navigation
        }
        presented.modalPresentationStyle = styles.randomElement(using: &random) ?? .pageSheet
        let seen = controllers.filter { $0.viewIfLoaded?.window != nil }
        let presenter = chance(0.7) ? front : seen.randomElement(using: &random) ?? front
        story.append(
            "present \(inner.id) on \(presenter.label(in: self)) style \(presented.modalPresentationStyle.rawValue) "
                + "\(animated)"
        )
        presenter.present(presented, animated: animated) { [log] in log.note("presented \(inner.id)") }
    }

    private func dismiss(_ animated: Bool) {
        let target = chance(0.7) ? front : controllers.randomElement(using: &random) ?? front
        story.append("dismiss \(target.label(in: self)) \(animated)")
        target.dismiss(animated: animated) { [log] in log.note("dismissed") }
    }

    private func turn() {
        let orientation: UIInterfaceOrientation = stage.screen.bounds.width > 400 ? .portrait : .landscapeLeft
        story.append("turn \(orientation)")
        stage.rotate(to: orientation)
    }

    // MARK: A finger at the edge

    private func swipe() {
        guard !isFingerDown else { return }
        isFingerDown = true
        story.append("swipe")
        try? stage.touch.down(CGPoint(x: 5, y: 300))
        for x in stride(from: 25.0, through: Double.random(in: 30...280, using: &random), by: 20) {
            stage.advance(by: 0.02)
            try? stage.touch.move(CGPoint(x: x, y: 300))
        }
    }

    private func lift() {
        guard isFingerDown else { return }
        isFingerDown = false
        story.append("lift")
        try? stage.touch.up()
    }

    // MARK: Inside callbacks

    /// Lets one controller take a step in one of its next callbacks.
    private func plan() {
        let calls = ["ld", "wA", "iA", "dA", "wD", "dD", "wM", "dM"]
        guard let controller = controllers.randomElement(using: &random), let call = calls.randomElement(using: &random)
        else { return }
        story.append("plan \(controller.id) \(call)")
        controller.on[call] = { [weak self, weak controller] in
            guard let self, let controller, self.calls < 3 else { return }
            controller.on[call] = nil
            self.calls += 1
            defer { self.calls -= 1 }
            story.append("inside \(controller.id) \(call):")
            log.note("(")
            defer { log.note(")") }
            switch Int.random(in: 0..<6, using: &random) {
            case 0: push(on: navigations[0], chance(0.7))
            case 1: _ = navigations[0].popViewController(animated: chance(0.7))
            case 2: present(chance(0.7))
            case 3: dismiss(chance(0.7))
            case 4: tabs.selectedIndex = Int.random(in: 0..<3, using: &random)
            default: push(on: navigations[1], false)
            }
        }
    }

    // MARK: What is to be seen at the end

    /// The controllers that the structure shows, by public API alone.
    var visible: Set<String> {
        var seen: Set<String> = []
        var walked: Set<ObjectIdentifier> = []
        collect(tabs, into: &seen, &walked)
        return seen
    }

    private func collect(
        _ controller: UIViewController, into seen: inout Set<String>, _ walked: inout Set<ObjectIdentifier>
    ) {
        guard walked.insert(ObjectIdentifier(controller)).inserted else { return noteRing(at: controller) }
        var isCovered = false
        if let presented = controller.presentedViewController, presented.presentingViewController === controller {
            collect(presented, into: &seen, &walked)
            isCovered = [.fullScreen, .currentContext].contains(presented.modalPresentationStyle)
        }
        guard !isCovered else { return }
        if let controller = controller as? LoggingController { seen.insert(controller.id) }
        if let tabs = controller as? UITabBarController {
            tabs.selectedViewController.map { collect($0, into: &seen, &walked) }
        } else if let navigation = controller as? UINavigationController {
            navigation.topViewController.map { collect($0, into: &seen, &walked) }
        }
    }
}

extension UIViewController {
    @MainActor
    fileprivate func label(in script: ScreenScript) -> String { identifier ?? "\(type(of: self))" }
}
