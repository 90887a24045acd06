import UIKit

/// Notes what the delegate of a sheet is asked and told.
@MainActor
final class SheetWatcher: NSObject, UIAdaptivePresentationControllerDelegate {
    let log: CallLog
    /// What it answers when it is asked.
    var allows = true
    init(_ log: CallLog) { self.log = log }
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        log.note("shouldDismiss")
        return allows
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        log.note("willDismiss")
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        log.note("didDismiss")
    }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        log.note("didAttempt")
    }
}
