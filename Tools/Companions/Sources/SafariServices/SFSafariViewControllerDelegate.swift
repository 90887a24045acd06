import Foundation
import UIKit

/// Hears of a browser that an app shows, and adds to what can be shared from it. All methods are optional.
@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: AnyObject {
    /// What the app can do with a page, for the share sheet that the browser is about to show. Default nothing.
    func safariViewController(
        _ controller: SFSafariViewController, activityItemsFor address: URL, title: String?
    ) -> [UIActivity]

    /// What that sheet does not show. Default nothing.
    func safariViewController(
        _ controller: SFSafariViewController, excludedActivityTypesFor address: URL, title: String?
    ) -> [UIActivity.ActivityType]

    /// The user was done; the controller goes.
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)

    /// The first page is there, or cannot be: here it never is, as nothing is fetched.
    func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)

    /// The first page lies elsewhere. Nobody calls it here, as nothing is fetched.
    func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo address: URL)

    /// The page is about to be opened in the browser of the device.
    func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController)
}

// What stands in for methods that a delegate leaves out.
extension SFSafariViewControllerDelegate {
    /// Nothing.
    public func safariViewController(
        _ controller: SFSafariViewController, activityItemsFor address: URL, title: String?
    ) -> [UIActivity] { [] }

    /// Nothing.
    public func safariViewController(
        _ controller: SFSafariViewController, excludedActivityTypesFor address: URL, title: String?
    ) -> [UIActivity.ActivityType] { [] }

    /// Does nothing.
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}

    /// Does nothing.
    public func safariViewController(
        _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
    ) {}

    /// Does nothing.
    public func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo address: URL) {}

    /// Does nothing.
    public func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController) {}
}
