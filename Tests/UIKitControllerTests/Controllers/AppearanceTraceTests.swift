import Offstage
import Testing
import UIKit

/// The order of callbacks, each with window, coordinator and flags.
@Suite("Appearance callbacks")
@MainActor
struct AppearanceTraceTests: StageSuite {
    let log = CallLog()
    let made = makeStage(300, 600)

    private func controller(_ id: String) -> LoggingController { LoggingController(id, log) }

    @Test("A window's root: loaded and told before it is inserted, appeared after the commit")
    func root() {
        let stage = stage
        let window = UIWindow(frame: stage.screen.bounds)
        let a = controller("A")
        a.on["wA"] = { #expect(a.view.superview == nil) }
        window.rootViewController = a
        #expect(!a.isViewLoaded && log.calls.isEmpty)
        window.makeKeyAndVisible()
        a.on = [:]
        #expect(log.take() == ["A ld", "A wA(f)"])
        #expect(a.view.superview === window && a.view.frame == window.bounds)
        stage.advance(by: 1)
        #expect(log.take() == ["A iA(f) w", "A L w", "A dA(f) w"])
        stage.advance(by: 1)
        #expect(log.calls.isEmpty)
        window.isHidden = true
        #expect(log.take() == ["A wD(f) w", "A dD(f) w"])
        window.isHidden = false
        stage.advance(by: 1)
        #expect(log.take() == ["A wA(f) w", "A iA(f) w", "A dA(f) w"])
    }

    @Test("Another root: the old one leaves first; what it presents leaves, too")
    func replacedRoot() {
        let stage = stage
        let (a, b) = (controller("A"), controller("B"))
        stage.window.rootViewController = a
        stage.advance(by: 1)
        let sheet = controller("S")
        a.present(sheet, animated: false)
        stage.advance(by: 1)
        _ = log.take()
        stage.window.rootViewController = b
        #expect(
            log.take() == [
                "B ld", "S wD(f) w", "S dD(f)", "A wD(f) w", "A dD(f)", "B wA(f)",
            ])
        stage.advance(by: 1)
        #expect(log.take() == ["B iA(f) w", "B L w", "B dA(f) w"])
        #expect(stage.window.subviews == [b.view] && a.presentedViewController == nil)
        stage.window.rootViewController = nil
        #expect(log.take() == ["B wD(f) w", "B dD(f)"] && stage.window.subviews.isEmpty)
    }

    @Test("Full screen, there and back: the presented one did appear before the other did disappear")
    func fullScreen() {
        let stage = stage
        let (a, b) = (controller("A"), controller("B"))
        stage.window.rootViewController = a
        stage.advance(by: 1)
        _ = log.take()
        b.modalPresentationStyle = .fullScreen
        a.present(b, animated: true) { self.log.note("completion") }
        #expect(a.presentedViewController === b && b.presentingViewController === a)
        #expect(log.take() == ["B ld c~"])
        stage.advance(by: 0.1)
        #expect(
            log.take() == ["A wD(t) w c~", "B wA(t) c~ P", "B iA(t) w c~ P", "B L w c~ P"])
        stage.advance(by: 1)
        #expect(log.take() == ["B dA(t) w c~ P", "A dD(t) c~", "completion"])
        #expect(a.view.window == nil && a.transitionCoordinator == nil && b.view.window != nil)
        b.dismiss(animated: true) { self.log.note("completion") }
        #expect(log.calls.isEmpty)
        stage.advance(by: 0.1)
        #expect(log.take() == ["B wD(t) w c~ D", "A wA(t) c~", "A iA(t) w c~"])
        stage.advance(by: 1)
        #expect(log.take() == ["A dA(t) w c~", "B dD(t) c~ D", "completion"])
        #expect(a.presentedViewController == nil && b.presentingViewController == nil && b.view.window == nil)
        #expect(a.view.frame == stage.window.bounds && stage.window.subviews == [a.view])
    }

    @Test("A sheet leaves its presenter as it is")
    func sheet() {
        let stage = stage
        let (a, b) = (controller("A"), controller("B"))
        stage.window.rootViewController = a
        stage.advance(by: 1)
        _ = log.take()
        a.present(b, animated: true)
        #expect(b.modalPresentationStyle == .pageSheet && log.take() == ["B ld c~"])
        stage.advance(by: 1)
        #expect(
            log.take().filter { $0 != "A L w" } == [
                "B wA(t) c~ P", "B iA(t) w c~ P", "B L w c~ P", "B dA(t) w c~ P",
            ])
        #expect(a.view.window != nil)
        a.dismiss(animated: true)
        stage.advance(by: 1)
        #expect(log.take() == ["B wD(t) w c~ D", "B dD(t) c~ D"])
    }

    @Test("Without animation the order is the same, after the next commit")
    func notAnimated() {
        let stage = stage
        let (a, b) = (controller("A"), controller("B"))
        stage.window.rootViewController = a
        stage.advance(by: 1)
        _ = log.take()
        b.modalPresentationStyle = .fullScreen
        a.present(b, animated: false) { self.log.note("completion") }
        stage.advance(by: 1)
        #expect(
            log.take() == [
                "B ld c", "A wD(f) w c", "B wA(f) c P", "B iA(f) w c P", "B L w c P", "B dA(f) w c P", "A dD(f) c",
                "completion",
            ])
        a.dismiss(animated: false)
        stage.advance(by: 1)
        #expect(
            log.take() == ["B wD(f) w c D", "A wA(f) c", "A iA(f) w c", "A dA(f) w c", "B dD(f) c D"])
    }

    @Test("A child's view in a shown parent appears by itself, and joins a parent that appears")
    func automaticChildren() {
        let stage = stage
        let (a, b) = (controller("A"), controller("B"))
        for controller in [a, b] { controller.logsLayout = false }
        a.addChild(b)
        a.view.addSubview(b.view)
        b.didMove(toParent: a)
        #expect(log.take() == ["B wM(A) M", "A ld", "B ld M", "B dM(A) M"])
        stage.window.rootViewController = a
        #expect(log.take() == ["A wA(f)", "B wA(f)"])
        stage.advance(by: 1)
        #expect(log.take() == ["A iA(f) w", "B iA(f) w", "A dA(f) w", "B dA(f) w"])
        b.willMove(toParent: nil)
        b.view.removeFromSuperview()
        b.removeFromParent()
        #expect(log.take() == ["B wM(nil) w F", "B wD(f) w F", "B dD(f) F", "B dM(nil) F"])
        a.addChild(b)
        a.view.addSubview(b.view)
        b.didMove(toParent: a)
        #expect(log.take() == ["B wM(A) M", "B wA(f) M", "B dM(A) w M"])
        stage.advance(by: 1)
        #expect(log.take() == ["B iA(f) w", "B dA(f) w"])
        #expect(a.children == [b] && b.parent === a)
    }

    final class Container: LoggingController {
        override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }

    @Test("A container that forwards by its own code: moving the view says nothing")
    func manualChildren() {
        let stage = stage
        let a = Container("A", log)
        let b = controller("B")
        for controller in [a, b] {
            controller.logsLayout = false
            controller.logsState = false
        }
        stage.window.rootViewController = a
        stage.advance(by: 1)
        a.addChild(b)
        _ = log.take()
        a.view.addSubview(b.view)
        stage.advance(by: 1)
        #expect(log.take() == ["B ld"])
        b.view.removeFromSuperview()
        b.beginAppearanceTransition(true, animated: true)
        a.view.addSubview(b.view)
        #expect(log.take() == ["B wA(t)"])
        stage.advance(by: 1)
        #expect(log.take() == ["B iA(t)"])
        b.endAppearanceTransition()
        #expect(log.take() == ["B dA(t)"])
        // Turned round: the opposite will, and only the last will gets its did.
        b.beginAppearanceTransition(false, animated: true)
        b.beginAppearanceTransition(true, animated: false)
        b.endAppearanceTransition()
        #expect(log.take() == ["B wD(t)", "B wA(f)", "B dA(f)"])
        b.endAppearanceTransition()
        b.beginAppearanceTransition(false, animated: false)
        b.beginAppearanceTransition(false, animated: false)
        b.endAppearanceTransition()
        #expect(log.take() == ["B wD(f)", "B dD(f)"])
        let unbalanced = "Unbalanced calls to begin/end appearance transitions for <LoggingController>."
        #expect(stage.diagnostics.messages.count { $0 == unbalanced } == 2)
    }

    @Test("transition(from:to:) adds and removes the views, and forwards")
    func exchange() {
        let stage = stage
        let (a, b, c) = (controller("A"), controller("B"), controller("C"))
        for controller in [a, b, c] {
            controller.logsLayout = false
            controller.logsState = false
        }
        a.addChild(b)
        a.addChild(c)
        a.view.addSubview(b.view)
        stage.window.rootViewController = a
        stage.advance(by: 1)
        _ = log.take()
        a.transition(
            from: b, to: c, duration: 0.5, animations: { c.view.alpha = 0.5 },
            completion: { self.log.note("done \($0)") })
        #expect(log.take() == ["C ld", "C wA(t)", "B wD(t)"])
        #expect(c.view.superview === a.view && b.view.superview === a.view)
        stage.advance(by: 0.4)
        #expect(log.take() == ["C iA(t)"])
        stage.advance(by: 0.2)
        #expect(log.take() == ["B dD(t)", "C dA(t)", "done true"])
        #expect(b.view.superview == nil)
        let stranger = controller("X")
        a.transition(from: b, to: stranger, duration: 0, animations: nil)
        #expect(
            stage.diagnostics.messages.last?.hasPrefix("NSInvalidArgumentException: Children view controllers") ?? false
        )
    }

    @Test("Removed before the commit that would end it: will, will not, did not")
    func shortAppearance() {
        let stage = stage
        let a = controller("A")
        a.logsState = false
        stage.window.addSubview(a.view)
        a.view.removeFromSuperview()
        stage.advance(by: 1)
        #expect(log.take() == ["A ld", "A wA(f)", "A wD(f)", "A dD(f)"])
    }

    @Test("Rotation: the controllers hear of it from the root down, then the size changes beside an animation")
    func rotation() {
        let stage = stage
        final class Turning: LoggingController {
            override func viewWillTransition(
                to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                log.note("\(id) size \(Int(size.width))x\(Int(size.height)) now \(Int(view.bounds.width))")
                super.viewWillTransition(to: size, with: coordinator)
                coordinator.animate(
                    alongsideTransition: { _ in self.log.note("\(self.id) alongside \(Int(self.view.bounds.width))") },
                    completion: { _ in self.log.note("\(self.id) completion") })
            }
            override func willTransition(
                to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                log.note("\(id) traits")
                super.willTransition(to: newCollection, with: coordinator)
            }
        }
        let (a, b, c) = (Turning("A", log), Turning("B", log), Turning("C", log))
        for controller in [a, b, c] { (controller.logsState, controller.logsLayout) = (false, false) }
        for child in [b, c] {
            a.addChild(child)
            a.view.addSubview(child.view)
        }
        stage.window.rootViewController = a
        b.view.frame = a.view.bounds
        c.view.autoresizingMask = []
        stage.advance(by: 1)
        _ = log.take()
        stage.rotate(to: .landscapeLeft)
        #expect(
            log.take() == [
                "A traits", "B traits", "C traits", "A size 600x300 now 300", "B size 600x300 now 300",
                "B alongside 600", "A alongside 600",
            ])
        #expect(a.transitionCoordinator != nil && b.transitionCoordinator?.transitionDuration == 0.3)
        stage.advance(by: 0.2)
        #expect(log.take().isEmpty)
        stage.advance(by: 0.2)
        #expect(log.take() == ["B completion", "A completion"] && a.transitionCoordinator == nil)
        #expect(b.view.frame == CGRect(x: 0, y: 0, width: 600, height: 300))
    }

    final class Upright: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    }

    @Test("A rotation that the controller in front forbids is refused, with a note")
    func forbiddenRotation() {
        let stage = stage
        stage.window.rootViewController = Upright()
        stage.advance(by: 1)
        stage.rotate(to: .landscapeRight)
        #expect(stage.window.bounds.size == CGSize(width: 300, height: 600))
        #expect(stage.diagnostics.messages.last?.contains("Upright does not support it") ?? false)
        stage.rotate(to: .portrait)
        #expect(stage.diagnostics.all.count == 1)
    }
}
