import Offstage
import Testing
import UIKit

/// Each finding with a twin that does it right.
@MainActor
@Suite("Findings about controllers")
struct ControllerFindingTests {
    private func kinds(_ root: UIViewController, _ after: (Stage) -> Void = { _ in }) -> [Diagnostic.Kind] {
        let stage = makeStage()
        stage.makeCurrent()
        stage.diagnostics.mode = .collect
        stage.window.rootViewController = root
        stage.advance(by: 0.5)
        after(stage)
        return stage.diagnostics.all.map(\.kind)
    }

    private final class Adder: UIViewController {
        var isOnce = false

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            if !isOnce || view.subviews.isEmpty { view.addSubview(UIView()) }
        }
    }

    @Test("A callback that adds views each time", arguments: [true, false])
    func additions(isOnce: Bool) {
        let adder = Adder()
        adder.isOnce = isOnce
        let found = kinds(adder) { stage in
            for _ in 0..<3 {
                let cover = UIViewController()
                cover.modalPresentationStyle = .fullScreen
                adder.present(cover, animated: false)
                stage.advance(by: 0.5)
                adder.dismiss(animated: false)
                stage.advance(by: 0.5)
            }
        }
        #expect(found == (isOnce ? [] : [.workInWrongCallback]))
    }

    private final class Backdrop: UIViewController {
        var follows = false
        private let backdrop = CALayer()

        override func viewDidLoad() {
            super.viewDidLoad()
            view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
            backdrop.frame = view.bounds
            view.layer.addSublayer(backdrop)
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            if follows { backdrop.frame = view.bounds }
        }
    }

    @Test("A layer that keeps the size that the view had in viewDidLoad()", arguments: [true, false])
    func layers(follows: Bool) {
        let controller = Backdrop()
        controller.follows = follows
        #expect(kinds(controller) == (follows ? [] : [.layerFrameInViewDidLoad]))
    }

    @Test("A child that is shown and was not told", arguments: [true, false])
    func children(isTold: Bool) {
        let root = UIViewController()
        let found = kinds(root) { stage in
            let child = UIViewController()
            root.addChild(child)
            root.view.addSubview(child.view)
            if isTold { child.didMove(toParent: root) }
            stage.advance(by: 0.5)
            stage.advance(by: 0.5)
        }
        #expect(found == (isTold ? [] : [.childWithoutDidMove]))
    }

    private final class Forwarder: UIViewController {
        override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }

    @Test("Ends of appearance transitions that nothing began", arguments: [true, false])
    func balance(isBalanced: Bool) {
        let root = Forwarder()
        let found = kinds(root) { stage in
            let child = UIViewController()
            root.addChild(child)
            child.beginAppearanceTransition(true, animated: false)
            root.view.addSubview(child.view)
            child.endAppearanceTransition()
            child.didMove(toParent: root)
            if !isBalanced { child.endAppearanceTransition() }
            stage.advance(by: 0.5)
        }
        #expect(found == (isBalanced ? [] : [.unbalancedAppearance]))
    }
}
