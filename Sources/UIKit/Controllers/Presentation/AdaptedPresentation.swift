import Foundation

/// Who is presented, and by which controller, with what the delegate makes of the style for the presenter's traits.
@MainActor
struct AdaptedPresentation {
    let presented: UIViewController
    let controller: UIPresentationController
    /// `none` where the style stays.
    private let style: UIModalPresentationStyle
    private let original: UIPresentationController

    init(of presented: UIViewController, by presenter: UIViewController, source: UIViewController) {
        let wanted = presented.modalPresentationStyle
        var original = presented.presentation.controller
        if original?.presentationStyle != wanted { original = nil }
        let first = original ?? presented.makePresentationController(wanted, presenting: presenter, source: source)
        self.original = first
        let adaptive = first.adaptivePresentationStyle(for: presenter.traitCollection)
        guard adaptive != .none, adaptive != .automatic, adaptive != wanted else {
            (self.presented, controller, style) = (presented, first, .none)
            return
        }
        style = adaptive
        self.presented =
            first.anyDelegate?.presentationController(first, viewControllerForAdaptivePresentationStyle: adaptive)
            ?? presented
        let prepared = self.presented === presented ? first.sheet(for: adaptive) : nil
        controller =
            prepared ?? self.presented.makePresentationController(adaptive, presenting: presenter, source: source)
        if controller.anyDelegate == nil { controller.anyDelegate = first.anyDelegate }
        first.anyDelegate?.presentationController(first, prepare: controller)
    }

    func tellDelegate(_ coordinator: TransitionCoordinator) {
        original.anyDelegate?.presentationController(
            original, willPresentWithAdaptiveStyle: style, transitionCoordinator: coordinator)
    }
}
