import Offstage
import UIKit

// Controllers, and what holds what.
extension ReviewSample {
    static let controllers = [
        ReviewSample(
            "controllers",
            bad: { $0.window.rootViewController = Maker(.twice) },
            good: { $0.window.rootViewController = Maker(.itself) },
            near: { $0.window.rootViewController = Maker(.asEver) }),
        ReviewSample(
            "workInWrongCallback", bad: { Adder.show(.always, on: $0) }, good: { Adder.show(.never, on: $0) },
            near: { Adder.show(.once, on: $0) }),
        ReviewSample(
            "layerFrameInViewDidLoad", bad: { Backdrop.show(.loading, on: $0) },
            good: { Backdrop.show(.following, on: $0) }, near: { Backdrop.show(.smaller, on: $0) }),
        ReviewSample(
            "childWithoutDidMove",
            bad: { contain(on: $0) { _, _ in } },
            good: { contain(on: $0) { child, root in child.didMove(toParent: root) } },
            near: { contain(on: $0) { child, _ in child.view.removeFromSuperview() } }),
        ReviewSample(
            "missingSuper", bad: { $0.window.addSubview(Forgetful()) }, good: { $0.window.addSubview(UIView()) },
            near: { $0.window.addSubview(Mindful()) }),
        ReviewSample(
            "unbalancedAppearance", bad: { forward(on: $0, ends: 2) }, good: { forward(on: $0, ends: 1) },
            near: { forward(on: $0, ends: 0) }),
        ReviewSample(
            "retainCycle",
            bad: { stage in
                let controller = Holder()
                controller.card.strongOwner = controller
                stage.window.rootViewController = controller
            },
            good: { stage in
                let controller = Holder()
                controller.card.owner = controller
                stage.window.rootViewController = controller
            },
            near: { stage in
                // Broken again, as a tearDown does.
                let controller = Holder()
                controller.card.strongOwner = controller
                controller.card.strongOwner = nil
            }),
    ]

    @MainActor
    private static func contain(on stage: Stage, _ then: (UIViewController, UIViewController) -> Void) {
        let (root, child) = (UIViewController(), UIViewController())
        stage.window.rootViewController = root
        stage.advance(by: 0.5)
        root.addChild(child)
        root.view.addSubview(child.view)
        then(child, root)
        stage.advance(by: 0.5)
        stage.advance(by: 0.5)
    }

    @MainActor
    private static func forward(on stage: Stage, ends: Int) {
        let (root, child) = (Forwarder(), UIViewController())
        stage.window.rootViewController = root
        stage.advance(by: 0.5)
        root.addChild(child)
        child.beginAppearanceTransition(true, animated: false)
        root.view.addSubview(child.view)
        for _ in 0..<ends { child.endAppearanceTransition() }
        child.didMove(toParent: root)
        stage.advance(by: 0.5)
    }

    /// Makes its view: once too often, itself, or by super alone.
    private final class Maker: UIViewController {
        enum Way { case twice, itself, asEver }

        private let way: Way

        init(_ way: Way) {
            self.way = way
            super.init(nibName: nil, bundle: nil)
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { nil }

        override func loadView() {
            if way != .itself { super.loadView() }
            if way == .asEver { view.addSubview(UIView()) } else { view = UIView() }
        }
    }

    private final class Adder: UIViewController {
        enum Way { case never, once, always }

        private var way = Way.never

        static func show(_ way: Way, on stage: Stage) {
            let adder = Adder()
            adder.way = way
            stage.window.rootViewController = adder
            stage.advance(by: 0.5)
            for _ in 0..<2 {
                let cover = UIViewController()
                cover.modalPresentationStyle = .fullScreen
                adder.present(cover, animated: false)
                stage.advance(by: 0.5)
                adder.dismiss(animated: false)
                stage.advance(by: 0.5)
            }
        }

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            if way == .always || way == .once && view.subviews.isEmpty { view.addSubview(UIView()) }
        }
    }

    private final class Backdrop: UIViewController {
        enum Way { case loading, following, smaller }

        private var way = Way.loading
        private let backdrop = CALayer()

        static func show(_ way: Way, on stage: Stage) {
            let controller = Backdrop()
            controller.way = way
            stage.window.rootViewController = controller
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
            backdrop.frame = way == .smaller ? CGRect(x: 0, y: 0, width: 4, height: 4) : view.bounds
            view.layer.addSublayer(backdrop)
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            if way == .following { backdrop.frame = view.bounds }
        }
    }

    private final class Forwarder: UIViewController {
        override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }

    private final class Forgetful: UIView {
        override func updateConstraints() {}
    }

    private final class Mindful: UIView {
        override func updateConstraints() { super.updateConstraints() }
    }

    private final class Card: UIView {
        weak var owner: UIViewController?
        var strongOwner: UIViewController?
    }

    private final class Holder: UIViewController {
        let card = Card()
    }
}
