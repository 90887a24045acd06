import Offstage
import TestKit
import Testing
import UIKit

/// What people get wrong about presenting and about stacks: each with the device's words, and what comes of it.
@Suite("Mistakes")
@MainActor
struct ScreenMistakeTests {
    private let made = makeStage(300, 600)
    private let a = UIViewController()
    private let b = UIViewController()
    private let c = UIViewController()

    var stage: Stage {
        made.makeCurrent()
        (a.identifier, b.identifier, c.identifier) = ("A", "B", "C")
        return made
    }

    private func show(_ root: UIViewController, on stage: Stage) {
        stage.window.rootViewController = root
        stage.advance(by: 1)
        #expect(stage.diagnostics.messages == [])
    }

    private func makeNavigation(on stage: Stage) -> UINavigationController {
        let navigation = UINavigationController(rootViewController: a)
        navigation.identifier = "nav"
        show(navigation, on: stage)
        return navigation
    }

    @Test("A window that was never shown will do: who is presented there is so at once, with completion")
    func presenterInHiddenWindow() {
        let stage = stage
        var completions = 0
        let window = UIWindow()
        window.rootViewController = a
        window.addSubview(a.view)
        #expect(window.isHidden && a.view.window === window)
        a.present(b, animated: true) { completions += 1 }
        #expect(a.presentedViewController === b && b.presentingViewController === a)
        stage.advance(by: 1)
        #expect(completions == 1 && b.view.window === window && stage.diagnostics.messages == [])
        a.dismiss(animated: true)
        stage.advance(by: 1)
        #expect(a.presentedViewController == nil && b.view.window == nil && stage.diagnostics.messages == [])
    }

    @Test("A presenter that is in no window: a line in the log, nobody is presented, no completion")
    func presenterOutside() {
        let stage = stage
        var completions = 0
        a.loadViewIfNeeded()
        a.present(b, animated: true) { completions += 1 }
        #expect(
            stage.diagnostics.messages == [
                "Attempt to present <UIViewController:B> on <UIViewController:A> whose view is not in the window "
                    + "hierarchy!"
            ])
        #expect(stage.diagnostics.all.map(\.kind) == [.log] && a.presentedViewController == nil)
        stage.advance(by: 1)
        #expect(completions == 0 && b.view.window == nil)
        // Nothing is in the way afterwards.
        stage.diagnostics.removeAll()
        show(a, on: stage)
        a.present(b, animated: true) { completions += 1 }
        stage.advance(by: 1)
        #expect(a.presentedViewController === b && completions == 1)
    }

    @Test("A presenter that presents already: a line in the log, the first one stays, no completion")
    func presentingAlready() {
        let stage = stage
        show(a, on: stage)
        var completions: [String] = []
        a.present(b, animated: true) { completions.append("B") }
        a.present(c, animated: true) { completions.append("C") }
        stage.advance(by: 1)
        a.present(c, animated: true) { completions.append("C") }
        stage.advance(by: 1)
        let text =
            "Attempt to present <UIViewController:C> on <UIViewController:A> (from <UIViewController:A>) which is already "
            + "presenting <UIViewController:B>."
        #expect(stage.diagnostics.messages == [text, text])
        #expect(stage.diagnostics.all.allSatisfy { $0.kind == .log } && completions == ["B"])
        #expect(a.presentedViewController === b && c.presentingViewController == nil && !c.isViewLoaded)
    }

    @Test("One that is presented elsewhere raises, and so does a child; both stay where they are")
    func presentedElsewhere() {
        let stage = stage
        show(a, on: stage)
        a.present(b, animated: false)
        stage.advance(by: 1)
        b.present(b, animated: false)
        c.present(b, animated: false)
        let text =
            "NSInvalidArgumentException: Application tried to present modally a view controller <UIViewController:B> that "
            + "is already being presented by <UIViewController:A>."
        #expect(stage.diagnostics.messages == [text, text])
        stage.diagnostics.removeAll()
        let child = UIViewController()
        child.identifier = "child"
        a.addChild(child)
        b.present(child, animated: false)
        #expect(
            stage.diagnostics.messages == [
                "NSInvalidArgumentException: Application tried to present modally an active controller "
                    + "<UIViewController:child>."
            ])
        stage.advance(by: 1)
        #expect(a.presentedViewController === b && b.presentedViewController == nil && child.parent === a)
    }

    @Test("One that is in the stack already raises, and the stack stays")
    func pushedTwice() {
        let stage = stage
        let navigation = makeNavigation(on: stage)
        navigation.pushViewController(a, animated: true)
        #expect(
            stage.diagnostics.messages == [
                "NSInvalidArgumentException: <UINavigationController:nav> is pushing the same view controller instance "
                    + "(<UIViewController:A>) more than once which is not supported and is most likely an error in the "
                    + "application"
            ])
        #expect(navigation.viewControllers == [a] && navigation.transitionCoordinator == nil)
    }

    @Test("A navigation controller cannot be pushed, nor set")
    func pushedNavigation() {
        let stage = stage
        let navigation = makeNavigation(on: stage)
        let inner = UINavigationController(rootViewController: b)
        navigation.pushViewController(inner, animated: true)
        navigation.setViewControllers([a, inner], animated: true)
        let text = "NSInvalidArgumentException: Pushing a navigation controller is not supported"
        #expect(stage.diagnostics.messages == [text, text])
        #expect(navigation.viewControllers == [a] && inner.parent == nil)
    }

    @Test("A stack with one controller twice raises, and the old one stays")
    func repeatedInStack() {
        let stage = stage
        let navigation = makeNavigation(on: stage)
        navigation.setViewControllers([a, b, b], animated: false)
        #expect(
            stage.diagnostics.messages == [
                "NSInternalInconsistencyException: All view controllers in a navigation controller must be distinct"
            ])
        #expect(navigation.viewControllers == [a] && b.parent == nil)
    }

    @Test("Popping to a stranger raises; popping the last one does nothing")
    func poppedTooFar() {
        let stage = stage
        let navigation = makeNavigation(on: stage)
        #expect(navigation.popToViewController(b, animated: true) == nil)
        #expect(
            stage.diagnostics.messages == [
                "NSInternalInconsistencyException: Tried to pop to a view controller that doesn't exist."
            ])
        stage.diagnostics.removeAll()
        #expect(navigation.popViewController(animated: true) == nil)
        #expect(navigation.popToRootViewController(animated: true) == [])
        #expect(navigation.popToViewController(a, animated: true) == [])
        stage.advance(by: 1)
        #expect(navigation.viewControllers == [a] && stage.diagnostics.messages == [])
        #expect(UINavigationController().popViewController(animated: true) == nil)
    }

    @Test("During an animated transition a push and a pop raise and are dropped; a presentation waits for its end")
    func duringTransition() {
        let stage = stage
        let navigation = makeNavigation(on: stage)
        navigation.pushViewController(b, animated: true)
        stage.advance(by: 0.1)
        navigation.pushViewController(c, animated: true)
        #expect(navigation.popViewController(animated: true) == nil)
        #expect(navigation.popToRootViewController(animated: false) == nil)
        navigation.setViewControllers([c], animated: false)
        let text = "NSInvalidArgumentException: Can't add self as subview"
        #expect(stage.diagnostics.messages == [text, text, text, text])
        #expect(navigation.viewControllers == [a, b] && c.parent == nil)
        var isPresented = false
        navigation.present(c, animated: true) { isPresented = true }
        #expect(navigation.presentedViewController == nil)
        stage.advance(by: 2)
        #expect(navigation.viewControllers == [a, b] && navigation.presentedViewController === c && isPresented)
        #expect(stage.diagnostics.all.count == 4)
    }

    @Test("Direct and unbalanced appearance calls are told of, and change nothing")
    func appearanceByHand() {
        let stage = stage
        show(a, on: stage)
        a.viewWillAppear(false)
        a.viewDidDisappear(true)
        #expect(
            stage.diagnostics.messages == [
                "Calling -viewWillAppear: directly on a view controller is not supported: <UIViewController:A>",
                "Calling -viewDidDisappear: directly on a view controller is not supported: <UIViewController:A>",
            ])
        stage.diagnostics.removeAll()
        a.endAppearanceTransition()
        a.beginAppearanceTransition(true, animated: false)
        let text = "Unbalanced calls to begin/end appearance transitions for <UIViewController:A>."
        #expect(stage.diagnostics.messages == [text, text])
        #expect(a.view.window === stage.window)
    }

    @Test("Nobody is above who it stands on: presenting, adding and pushing a presenter are refused")
    func circles() {
        let stage = stage
        show(a, on: stage)
        a.present(b, animated: false)
        stage.advance(by: 1)
        b.present(a, animated: false)
        b.addChild(a)
        #expect(a.parent == nil && b.presentedViewController == nil && stage.diagnostics.all.count == 2)
        let navigation = UINavigationController(rootViewController: c)
        b.present(navigation, animated: false)
        stage.advance(by: 1)
        navigation.pushViewController(b, animated: false)
        navigation.setViewControllers([c, a], animated: false)
        stage.advance(by: 1)
        #expect(navigation.viewControllers == [c] && c.view.window != nil)
        #expect(stage.diagnostics.messages.suffix(2).allSatisfy { $0.contains("its own descendant") })
        // Walks along these links end.
        stage.warnOfMemory()
        a.dismiss(animated: false)
        stage.advance(by: 1)
        #expect(a.presentedViewController == nil && a.view.window != nil)
    }

    @Test("A controller that leaves its stack as a child leaves the stack, also the one that is seen")
    func removedFromParent() {
        let stage = stage
        let navigation = makeNavigation(on: stage)
        navigation.setViewControllers([a, b, c], animated: false)
        stage.advance(by: 1)
        b.removeFromParent()
        #expect(navigation.viewControllers == [a, c] && navigation.navigationBar.items?.count == 2)
        c.removeFromParent()
        #expect(navigation.viewControllers == [a])
        stage.advance(by: 1)
        #expect(a.view.window != nil && c.view.window == nil && navigation.transitionCoordinator == nil)
        // Another container takes one.
        let other = UINavigationController()
        navigation.pushViewController(b, animated: false)
        stage.advance(by: 1)
        other.viewControllers = [b]
        stage.advance(by: 1)
        #expect(navigation.viewControllers == [a] && other.viewControllers == [b] && b.parent === other)
        #expect(stage.diagnostics.messages == [])
    }
}
