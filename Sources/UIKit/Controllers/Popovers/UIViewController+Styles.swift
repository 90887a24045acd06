extension UIViewController {
    /// The presentation controller for a style, where the system and the transitioning delegate have none of their own.
    func makePresentationController(
        _ style: UIModalPresentationStyle, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController {
        let controller: UIPresentationController
        if let own = makeSystemPresentation(style, presenting: presenting) {
            own.effectiveStyle = style
            return own
        }
        switch style {
        case .custom:
            let own = transitioningDelegate?.presentationController(
                forPresented: self, presenting: presenting, source: source)
            controller = own ?? UIPresentationController(presentedViewController: self, presenting: presenting)
        case .popover:
            controller = UIPopoverPresentationController(presentedViewController: self, presenting: presenting)
        case .pageSheet, .formSheet:
            controller = UISheetPresentationController(presentedViewController: self, presenting: presenting)
        default: controller = UIPresentationController(presentedViewController: self, presenting: presenting)
        }
        controller.effectiveStyle = style
        return controller
    }
}
