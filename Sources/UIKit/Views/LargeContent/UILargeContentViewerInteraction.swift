import CoreGraphics
import Foundation

/// Shows parts of a view in large while a finger stays on them: for text sizes of accessibility, where controls cannot
/// grow along.
///
/// Another item shows as the finger slides to it; when it is lifted, a control that shows is used. Bars have an
/// interaction of their own.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
    /// Posted when `isEnabled` changed.
    nonisolated public static let enabledStatusDidChangeNotification = LargeContentStatus.didChange

    /// Whether large content is shown: at text sizes of accessibility (assumed to need no setting besides).
    open class var isEnabled: Bool { LargeContentStatus.isEnabled(SceneHost.current.traitCollection) }

    /// Says what is shown. Not held.
    open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
    /// The view whose parts are shown. Not held.
    open private(set) weak var view: UIView?

    private let press = LargeContentPress()
    private var plate: LargeContentPlate?
    private var item: (any UILargeContentViewerItem)?

    /// An interaction for a view that it is given to by `addInteraction(_:)`.
    /// - Parameter delegate: Nil: the view's parts are shown as they are.
    public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
        press.addTarget(
            self, action: Selector(_offstage: "pressed", { (t: UILargeContentViewerInteraction) in t.pressed }))
        press.hasContent = { [weak self] in self?.hasContent ?? false }
    }

    /// The recognizer that waits for the finger, so that others can wait for it, or it for them.
    open var gestureRecognizerForExclusionRelationship: UIGestureRecognizer { press }

    /// Ends what shows, and leaves the view before.
    open func willMove(to view: UIView?) {
        hide()
        press.view?.removeGestureRecognizer(press)
    }

    /// Waits for a finger that stays on the view.
    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(press)
    }

    // MARK: The finger

    private var hasContent: Bool {
        guard let view, LargeContentStatus.isEnabled(view.traitCollection) else { return false }
        return item(at: press.location(in: view)) != nil
    }

    private func pressed() {
        guard let view else { return }
        let point = press.location(in: view)
        switch press.state {
        case .began, .changed: follow(item(at: point))
        case .ended:
            let last = item
            hide()
            end(on: last, at: point)
        case .cancelled, .failed: hide()
        default: break
        }
    }

    /// Shows an item; beside all items the last one stays.
    private func follow(_ new: (any UILargeContentViewerItem)?) {
        guard let new, new !== item else { return }
        item = new
        if plate == nil {
            let made = LargeContentPlate()
            guard let surroundings else { return }
            made.appear(in: surroundings)
            plate = made
        }
        plate?.show(new)
    }

    private func hide() {
        plate?.disappear()
        (plate, item) = (nil, nil)
    }

    private func end(on item: (any UILargeContentViewerItem)?, at point: CGPoint) {
        let told: Void? = delegate.flatMap { delegate in
            OptionalMethods.call(.largeContentDidEnd, of: delegate) {
                delegate.largeContentViewerInteraction(self, didEndOn: item, at: point)
            }
        }
        if told == nil { (item as? UIControl)?.sendActions(for: .touchUpInside) }
    }

    // MARK: What is shown, and where

    private func item(at point: CGPoint) -> (any UILargeContentViewerItem)? {
        let told = delegate.flatMap { delegate in
            OptionalMethods.call(.largeContentItem, of: delegate) {
                delegate.largeContentViewerInteraction(self, itemAt: point)
            }
        }
        if let told { return told.flatMap { $0.showsLargeContentViewer ? $0 : nil } }
        guard let view, let hit = view.hitTest(point, with: nil) else { return nil }
        for candidate in hit.withSuperviews {
            if candidate.showsLargeContentViewer { return candidate }
            if candidate === view { return nil }
        }
        return nil
    }

    private var surroundings: UIView? {
        let controller = delegate.flatMap { delegate in
            OptionalMethods.call(.largeContentController, of: delegate) { delegate.viewController(for: self) }
        }
        return controller?.viewIfLoaded ?? view?.window
    }
}

extension UIView {
    /// Gives a bar its own interaction while its traits ask for it.
    func offerLargeContent() {
        let own = interactions.first { $0 is UILargeContentViewerInteraction }
        switch (own, LargeContentStatus.isEnabled(traitCollection)) {
        case (nil, true): addInteraction(UILargeContentViewerInteraction(delegate: nil))
        case (let own?, false): removeInteraction(own)
        default: break
        }
    }
}
