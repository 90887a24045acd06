import Foundation
import QuartzCore

/// What is remembered of a controller in order to find mistakes in its callbacks.
struct ControllerWatch {
    /// A layer that code in `viewDidLoad()` gave the size that the view had then.
    struct SizedLayer {
        weak var layer: CALayer?
        let size: CGSize
    }

    /// `addChild(_:)` was called, and `didMove(toParent:)` not yet.
    var awaitsDidMove = false
    var sizedLayers: [SizedLayer] = []
    /// How many views each callback left in the view when it added some.
    var additions: [ControllerCallback: Int] = [:]
    /// Findings are told once a controller.
    var told: Set<SceneFinding.Kind> = []
}

extension UIViewController {
    /// Runs a callback and looks at what it did.
    func watching(_ callback: ControllerCallback, _ body: () -> Void) {
        guard callback.isWatched, sceneHost?.recorder?.isTracing ?? false, !isSystemContainer else { return body() }
        let before = viewIfLoaded?.childViews.count ?? 0
        body()
        if callback == .viewDidLoad { noteSizedLayers() } else { noteAdditions(callback, before) }
    }

    // MARK: Views that are added again and again

    private func noteAdditions(_ callback: ControllerCallback, _ before: Int) {
        guard let after = viewIfLoaded?.childViews.count, after > before else { return }
        let last = watch.additions.updateValue(after, forKey: callback)
        guard let last, before >= last else { return }
        tell(
            .workInWrongCallback,
            "\(callback.signature) of \(label) adds views each time it is called: \(after - before) more on top of "
                + "\(before); add them in viewDidLoad()")
    }

    // MARK: Layers that do not follow

    private func noteSizedLayers() {
        guard let view = viewIfLoaded, view.bounds.width > 0, view.bounds.height > 0 else { return }
        let size = view.bounds.size
        for layer in view.layer.sublayers ?? [] where !(layer.delegate is UIView) && layer.bounds.size == size {
            watch.sizedLayers.append(ControllerWatch.SizedLayer(layer: layer, size: size))
        }
    }

    /// The view is shown: layers that took its size in `viewDidLoad()` should have the one that it has now.
    func checkSizedLayers() {
        guard let view = viewIfLoaded else { return }
        for sized in watch.sizedLayers {
            guard let layer = sized.layer, layer.superlayer === view.layer, layer.bounds.size == sized.size,
                view.bounds.size != sized.size
            else { continue }
            tell(
                .layerFrameInViewDidLoad,
                "viewDidLoad() of \(label) gave the layer \(layer.label) the view's size, \(Self.text(of: sized.size)), and "
                    + "the view is \(Self.text(of: view.bounds.size)) now: set it in viewDidLayoutSubviews()")
        }
        watch.sizedLayers = []
    }

    // MARK: Children

    /// The controller is shown: who added it has to have told it so by the next commit.
    func checkMoved() {
        guard watch.awaitsDidMove else { return }
        sceneHost?.afterCommit { [weak self] in
            // Containers of this module tell it at the end of their transitions, which others may put off.
            guard let self, watch.awaitsDidMove, let parent, !parent.isSystemContainer, appearance.phase == .appeared
            else {
                return
            }
            tell(
                .childWithoutDidMove,
                "\(label) is a child of \(parent.label) and shown, and didMove(toParent:) was not called: call it behind "
                    + "addSubview(_:)")
        }
    }

    private func tell(_ kind: SceneFinding.Kind, _ message: String) {
        guard watch.told.insert(kind).inserted else { return }
        sceneHost?.report(kind, message, views: [label])
    }
}

extension ControllerCallback {
    /// Whether what it does to the view is looked at.
    fileprivate var isWatched: Bool {
        switch self {
        case .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillLayoutSubviews,
            .viewDidLayoutSubviews:
            true
        default: false
        }
    }
}
