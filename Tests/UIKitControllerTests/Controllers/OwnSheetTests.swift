import Offstage
import TestKit
import Testing
import UIKit

/// Sheets as an app could write them.
@Suite("Sheets made from public API")
@MainActor
struct OwnSheetTests: StageSuite {
    let log = CallLog()
    let made = makePhoneStage()

    private func controller(_ id: String) -> LoggingController { LoggingController(id, log, layout: false) }

    // MARK: By containment

    /// Shows one controller as a sheet above another, by containment and begin/endAppearanceTransition alone.
    final class OwnSheets: UIViewController {
        private let content: UIViewController
        private var sheet: UIViewController?
        private let dim = UIView()

        init(_ content: UIViewController) {
            self.content = content
            super.init(nibName: nil, bundle: nil)
            addChild(content)
            content.didMove(toParent: self)
        }
        required init?(coder: NSCoder) { nil }

        override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
        private var shown: [UIViewController] { [content] + [sheet].compactMap { $0 } }

        override func viewDidLoad() {
            super.viewDidLoad()
            dim.backgroundColor = UIColor(white: 0, alpha: 0.2)
            content.view.frame = view.bounds
            view.addSubview(content.view)
        }
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            for child in shown { child.beginAppearanceTransition(true, animated: animated) }
        }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            for child in shown { child.endAppearanceTransition() }
        }

        /// Where the sheet rests.
        private var place: CGRect { CGRect(x: 0, y: 60, width: view.bounds.width, height: view.bounds.height - 60) }

        func show(_ controller: UIViewController, _ completion: @escaping () -> Void) {
            sheet = controller
            addChild(controller)
            controller.loadViewIfNeeded()
            controller.beginAppearanceTransition(true, animated: true)
            dim.frame = view.bounds
            dim.alpha = 0
            view.addSubview(dim)
            controller.view.frame = place.offsetBy(dx: 0, dy: place.height)
            view.addSubview(controller.view)
            UIView.animate(withDuration: 0.4) {
                self.dim.alpha = 1
                controller.view.frame = self.place
            } completion: { _ in
                controller.endAppearanceTransition()
                controller.didMove(toParent: self)
                completion()
            }
        }

        func dismissSheet(_ completion: @escaping () -> Void) {
            startDismissal()
            finishDismissal(completion)
        }

        func startDismissal() {
            sheet?.willMove(toParent: nil)
            sheet?.beginAppearanceTransition(false, animated: true)
        }

        func finishDismissal(_ completion: @escaping () -> Void) {
            guard let controller = sheet else { return }
            UIView.animate(withDuration: 0.4) {
                self.dim.alpha = 0
                controller.view.frame = self.place.offsetBy(dx: 0, dy: self.place.height)
            } completion: { _ in
                controller.view.removeFromSuperview()
                self.dim.removeFromSuperview()
                controller.endAppearanceTransition()
                controller.removeFromParent()
                self.sheet = nil
                completion()
            }
        }

        func cancelDismissal() {
            sheet?.beginAppearanceTransition(true, animated: true)
            sheet?.endAppearanceTransition()
            sheet?.willMove(toParent: self)
            sheet?.didMove(toParent: self)
        }
    }

    /// What the two controllers hear of a body, but for containment, which presenting is not.
    private func calls(_ stage: Stage, _ body: () throws -> Void) rethrows -> [String] {
        _ = log.take()
        try body()
        stage.advance(by: 2)
        return log.take().filter { !$0.contains(" wM") && !$0.contains(" dM") }
    }

    @Test("A sheet container that forwards by its own code gives the callbacks of a sheet, also let back by the finger")
    func byContainment() throws {
        let stage = stage
        let (a, b, c, d) = (controller("A"), controller("B"), controller("A"), controller("B"))
        for controller in [a, b, c, d] { controller.logsState = false }
        let note = { self.log.note("completion") }
        let kit = [
            calls(stage) { stage.window.rootViewController = a },
            calls(stage) { a.present(b, animated: true, completion: note) },
            try calls(stage) {
                try stage.touch.drag(
                    CGPoint(x: 150, y: 150), to: CGPoint(x: 150, y: 250), duration: 0.5, hold: 0.5)
            },
            calls(stage) { a.dismiss(animated: true, completion: note) },
        ]
        let own = OwnSheets(c)
        let mine = [
            calls(stage) {
                stage.window.rootViewController = nil
                _ = log.take()
                stage.window.rootViewController = own
            },
            calls(stage) { own.show(d, note) },
            calls(stage) {
                own.startDismissal()
                stage.advance(by: 0.5)
                own.cancelDismissal()
            },
            calls(stage) { own.dismissSheet(note) },
        ]
        #expect(kit == mine)
        #expect(kit[1] == ["B ld", "B wA(t)", "B iA(t)", "B dA(t)", "completion"])
        #expect(stage.diagnostics.messages == [] && d.parent == nil && d.view.window == nil)
    }

    // MARK: By a presentation controller

    /// A sheet of the app's: its place, its dimming, its animator and its drag.
    final class OwnPresentation: UIPresentationController {
        private let dim = UIView()
        private lazy var pan = UIPanGestureRecognizer()
        private var finger: UIPercentDrivenInteractiveTransition?
        weak var director: Director?

        override var frameOfPresentedViewInContainerView: CGRect {
            guard let bounds = containerView?.bounds else { return .zero }
            return CGRect(x: 0, y: 60, width: bounds.width, height: bounds.height - 60)
        }
        override func presentationTransitionWillBegin() {
            guard let containerView else { return }
            dim.frame = containerView.bounds
            dim.backgroundColor = UIColor(white: 0, alpha: 0.2)
            containerView.addSubview(dim)
            dim.alpha = 0
            presentedViewController.transitionCoordinator?.animate { _ in self.dim.alpha = 1 }
        }
        override func presentationTransitionDidEnd(_ completed: Bool) {
            guard completed else { return dim.removeFromSuperview() }
            pan.addTarget(self, action: Selector(_offstage: "dragged:", { (t: OwnPresentation) in t.dragged(_:) }))
            presentedView?.addGestureRecognizer(pan)
        }
        override func dismissalTransitionWillBegin() {
            presentedViewController.transitionCoordinator?.animate { _ in self.dim.alpha = 0 }
        }
        override func dismissalTransitionDidEnd(_ completed: Bool) {
            if completed { dim.removeFromSuperview() }
        }

        func dragged(_ gesture: UIGestureRecognizer) {
            guard let containerView else { return }
            let part = pan.translation(in: containerView).y / frameOfPresentedViewInContainerView.height
            switch pan.state {
            case .began:
                let finger = UIPercentDrivenInteractiveTransition()
                self.finger = finger
                director?.finger = finger
                presentedViewController.dismiss(animated: true) { [director] in director?.didDismiss() }
            case .changed: finger?.update(part)
            case .ended, .cancelled:
                director?.finger = nil
                if part > 0.5 { finger?.finish() } else { finger?.cancel() }
                finger = nil
            default: break
            }
        }
    }

    /// Gives the presentation its parts, and says what a sheet's delegate hears.
    final class Director: NSObject, UIViewControllerTransitioningDelegate {
        let log: CallLog
        var finger: UIPercentDrivenInteractiveTransition?
        init(_ log: CallLog) { self.log = log }

        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? {
            let sheet = OwnPresentation(presentedViewController: presented, presenting: presenting)
            sheet.director = self
            return sheet
        }
        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { Sliding(comes: true) }
        func animationController(
            forDismissed dismissed: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { Sliding(comes: false) }
        func interactionControllerForDismissal(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { finger }
        func didDismiss() { log.note("didDismiss") }
    }

    /// Up from the bottom, or down to it.
    final class Sliding: NSObject, UIViewControllerAnimatedTransitioning {
        let comes: Bool
        init(comes: Bool) { self.comes = comes }

        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            0.4
        }
        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            guard let view = context.view(forKey: comes ? .to : .from) else { return }
            let away = CGAffineTransform(translationX: 0, y: context.containerView.bounds.height)
            if comes {
                if let controller = context.viewController(forKey: .to) {
                    view.frame = context.finalFrame(for: controller)
                }
                context.containerView.addSubview(view)
                view.transform = away
            }
            UIView.animate(withDuration: 0.4) {
                view.transform = self.comes ? .identity : away
            } completion: { _ in
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
    }

    final class Hearing: NSObject, UIAdaptivePresentationControllerDelegate {
        let log: CallLog
        init(_ log: CallLog) { self.log = log }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
            log.note("didDismiss")
        }
    }

    @Test("A sheet made of a presentation controller and animators gives the same, in every state")
    func byPresentation() throws {
        let stage = stage
        let root = controller("A")
        stage.window.rootViewController = root
        stage.advance(by: 1)
        let (top, near, far) = (CGPoint(x: 150, y: 150), CGPoint(x: 150, y: 250), CGPoint(x: 150, y: 580))
        func story(_ sheets: [LoggingController]) throws -> [[String]] {
            let note = { self.log.note("completion") }
            return [
                calls(stage) { root.present(sheets[0], animated: true, completion: note) },
                try calls(stage) { try stage.touch.drag(top, to: near, duration: 0.5, hold: 0.5) },
                calls(stage) { root.dismiss(animated: true, completion: note) },
                calls(stage) { root.present(sheets[1], animated: true, completion: note) },
                try calls(stage) { try stage.touch.drag(top, to: far, duration: 0.5, hold: 0.5) },
            ]
        }
        let (kit, own) = ([controller("B"), controller("B")], [controller("B"), controller("B")])
        let hearing = Hearing(log)
        kit[1].presentationController?.delegate = hearing
        let expected = try story(kit)
        #expect(expected[4].last == "didDismiss")
        let director = Director(log)
        for sheet in own {
            sheet.modalPresentationStyle = .custom
            sheet.transitioningDelegate = director
        }
        let mine = try story(own)
        #expect(mine == expected)
        #expect(mine[1] == ["B wD(t) w c^ D", "B wA(t) w c~ D", "B dA(t) w c~ D"])
        #expect(root.presentedViewController == nil && own[1].view.window == nil && stage.diagnostics.messages == [])
    }
}
