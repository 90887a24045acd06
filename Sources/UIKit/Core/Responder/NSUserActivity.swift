import Foundation

/// What the user was about, which another scene may go on with.
///
/// Foundation has the class on a device and not on Linux. Nothing here is handed to other devices, or searched for.
@preconcurrency @MainActor
open class NSUserActivity: NSObject {
    private let type: String

    /// An activity of a kind, named as a domain is: `org.example.reading`.
    public init(activityType: String) { type = activityType }

    /// The kind.
    open var activityType: String { type }
    /// What the user calls it. Default nil.
    open var title: String?
    /// What is needed to go on. Default nil.
    open var userInfo: [AnyHashable: Any]?
    /// Adds to `userInfo`, in place of what it has under the same keys.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }
    /// A page with the same content. Default nil.
    open var webpageURL: URL?
    /// What the activity shows, for the choice of a scene. Default nil.
    open var targetContentIdentifier: String?
}
