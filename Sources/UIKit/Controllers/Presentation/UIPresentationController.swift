import Foundation

/// Places a presented controller on the screen, and the views around it.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UITraitEnvironment, UIContentContainer, UIAppearanceContainer {
    // The presented controller holds its presentation controller.
    private weak var presentedStorage: UIViewController?
    private weak var presenting: UIViewController?
    /// The style that the controller has here, with what the traits make of it.
    var effectiveStyle: UIModalPresentationStyle
    var container: PresentationContainer?
    /// Whether it has to lie at something and was told of nothing: where that does not end the program, nothing is shown.
    var lacksPlace: Bool { false }
    /// Taken out of the window by the presentation; put back where it was.
    var removedView: UIView?

    /// Makes a controller for one presentation.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        presentedStorage = presentedViewController
        presenting = presentingViewController
        effectiveStyle = presentedViewController.modalPresentationStyle
        super.init()
    }

    /// Who presents.
    open var presentingViewController: UIViewController {
        presenting ?? presented.presentingViewController ?? presented
    }

    /// Who is presented. The presentation controller does not keep it: one that outlives it has an empty one (assumed).
    open var presentedViewController: UIViewController { presented }

    private var presented: UIViewController { presentedStorage ?? substitute }
    private lazy var substitute = UIViewController()

    /// The style.
    open var presentationStyle: UIModalPresentationStyle { effectiveStyle }

    /// What the presentation takes place in, from its begin to the end of the dismissal.
    open var containerView: UIView? { container }

    /// Decides about styles and about dismissals by the user. Default nil.
    @_disfavoredOverload
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)? {
        get { anyDelegate }
        set { anyDelegate = newValue }
    }

    /// The delegate, whatever subclasses narrow it to.
    weak var anyDelegate: (any UIAdaptivePresentationControllerDelegate)?

    // MARK: Adaptation

    /// The style where there is little room across, by the delegate. Default none: the style stays.
    open var adaptivePresentationStyle: UIModalPresentationStyle {
        let compact = UITraitCollection { $0.horizontalSizeClass = .compact }
        return adaptivePresentationStyle(for: UITraitCollection(traitsFrom: [traitCollection, compact]))
    }

    /// The style for traits, by the delegate; `none` where it stays.
    @discardableResult
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        delegateStyle(for: traitCollection) ?? .none
    }

    /// The delegate's answer; nil where it gives none.
    final func delegateStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle? {
        guard let delegate = anyDelegate else { return nil }
        let style = OptionalMethods.call(.adaptiveStyleForTraits, of: delegate) {
            delegate.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
        }
        if let style { return style }
        guard traitCollection.horizontalSizeClass == .compact else { return nil }
        return OptionalMethods.call(.adaptiveStyle, of: delegate) {
            delegate.adaptivePresentationStyle(for: self)
        }
    }

    // MARK: Places

    /// The view that moves: the presented controller's own.
    open var presentedView: UIView? { presented.view }

    /// Where that view comes to lie in the container; all of it.
    open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }

    /// Whether the whole screen is covered, not the context alone. Default true.
    open var shouldPresentInFullscreen: Bool {
        effectiveStyle != .currentContext && effectiveStyle != .overCurrentContext
    }

    /// Whether what is below leaves the window. Default false, for `fullScreen` and `currentContext` true.
    open var shouldRemovePresentersView: Bool { effectiveStyle == .fullScreen || effectiveStyle == .currentContext }

    /// Called before the container lays out.
    open func containerViewWillLayoutSubviews() {}

    /// Called after the container was laid out.
    open func containerViewDidLayoutSubviews() {}

    // MARK: Transitions

    /// Called before the presentation's animation: to add views of one's own.
    open func presentationTransitionWillBegin() {}

    /// Called when the presentation is over.
    open func presentationTransitionDidEnd(_ completed: Bool) {}

    /// Called before the dismissal's animation.
    open func dismissalTransitionWillBegin() {}

    /// Called when the dismissal is over.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    // MARK: Traits

    /// Traits for the presented controller in place of its surroundings'. Default nil.
    open var overrideTraitCollection: UITraitCollection? {
        didSet { container?.setOverrides(of: self) }
    }

    /// The container's traits; before there is one, the presenter's.
    open var traitCollection: UITraitCollection {
        container?.traitCollection ?? presenting?.traitCollection ?? UITraitCollection.current
    }

    /// Called after the traits changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: Content container

    /// The presented controller's.
    open var preferredContentSize: CGSize { presented.preferredContentSize }

    /// The presented controller wants another size: the container lays out anew.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        self.container?.setNeedsLayout()
    }

    /// Called when constraints give the presented view another size; nothing follows by default.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// The size of the presented view in a container of a size.
    @discardableResult
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        guard let view = self.container else { return parentSize }
        return view.bounds.size == parentSize ? frameOfPresentedViewInContainerView.size : parentSize
    }

    /// The container is about to have another size: the presented controller hears of it.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        let size = self.size(forChildContentContainer: presented, withParentContainerSize: size)
        guard presented.viewIfLoaded?.bounds.size != size else { return }
        presented.announceSize(size, with: coordinator)
    }

    /// The traits are about to change: the presented controller hears of it.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        presented.announceTraits(newCollection, with: coordinator)
    }

    // MARK: For classes of this module

    /// The traits of what is presented, beside `overrideTraitCollection`.
    var systemTraits: UITraitCollection? { nil }

    /// Whether those who do not see the screen dismiss by their gesture for it, as others do by a tap beside. Default false.
    var closesOnEscape: Bool { false }

    /// Said beside the presented view, for those who do not see what lies around it: activating it dismisses. Default nil.
    var dismissElement: UIAccessibilityElement? { nil }

    /// What dims or covers what is below; nil for nothing.
    func makeBackdrop() -> UIView? { nil }

    /// The system's animation of this presentation; nil for that of the controller's transition style.
    func makeAnimator(isPresenting: Bool) -> SystemAnimator? { nil }

    /// How far the presented view moves to be out of sight, in points.
    var wayOut: CGFloat { container?.bounds.height ?? 0 }

    /// Who moves with a finger that scrolls content of the presented controller.
    var scrollPartner: (any ScrollDragPartner)? { nil }

    /// Whether touches beside the presented view go to what is below. Default false.
    var letsTouchesThrough: Bool { false }

    /// A view below that keeps a touch at a point of the container; nil for none.
    func passedView(at point: CGPoint, with event: UIEvent?) -> UIView? { nil }

    /// The controller for another style that was set up beside this one; nil for none.
    func sheet(for style: UIModalPresentationStyle) -> UIPresentationController? { nil }

    /// The delegate's answer whether the user may dismiss.
    func delegateMayDismiss() -> Bool { anyDelegate?.presentationControllerShouldDismiss(self) ?? true }

    /// The user has dismissed.
    func userDidDismiss(_ delegate: (any UIAdaptivePresentationControllerDelegate)?) {
        delegate?.presentationControllerDidDismiss(self)
    }

    /// The container is gone, or about to: what is below it becomes as it was.
    func backgroundEnds() {}

    /// The keyboard comes, goes or has another height.
    func keyboardDidMove() {}
}
