import Foundation

extension UIViewController {
    /// A popover is about to be presented that belongs to nothing.
    func popoverHasNoPlace(_ popover: UIPopoverPresentationController) {
        if self is UIAlertController {
            return raise(
                "NSGenericException",
                "Your application has presented a UIAlertController (\(self)) of style "
                    + "UIAlertControllerStyleActionSheet. The modalPresentationStyle of a UIAlertController with this "
                    + "style is UIModalPresentationPopover. You must provide location information for this popover "
                    + "through the alert controller's popoverPresentationController.")
        }
        raise(
            "NSGenericException",
            "UIPopoverPresentationController should have a non-nil sourceView or barButtonItem set before the "
                + "presentation occurs.")
    }
}
