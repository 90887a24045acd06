import Foundation

/// Something that can be done with what is shared: a row, or a tile, of a `UIActivityViewController`.
///
/// Apps subclass it. The controller asks whether it can, hands it what is shared, lets it work, and goes when it is told
/// of the end.
@preconcurrency @MainActor
open class UIActivity: NSObject {
    /// Where an activity belongs.
    public enum Category: Int, Sendable {
        /// Does something with what is shared.
        case action = 0
        /// Hands it to somebody.
        case share
    }

    /// Makes one without a type and a title.
    public override nonisolated init() { super.init() }

    /// Where it belongs. Default `action`.
    open class var activityCategory: Category { .action }
    /// What kind it is. Default nil.
    open var activityType: ActivityType? { nil }
    /// What the user reads. Default nil.
    open var activityTitle: String? { nil }
    /// The picture beside the title. Default nil.
    open var activityImage: UIImage? { nil }

    /// Whether it can do something with all of these. Default false.
    @discardableResult
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }

    /// Takes what it is to work with. Does nothing here.
    open func prepare(withActivityItems activityItems: [Any]) {}

    /// The controller that asks the user for more; nil, the default, for none.
    open var activityViewController: UIViewController? { nil }

    /// Does it, where it has no controller. Here: nothing, and that is the end of it.
    open func perform() { activityDidFinish(true) }

    /// To be called at the end.
    /// - Parameter completed: Whether it was done.
    open func activityDidFinish(_ completed: Bool) {
        finished = completed
        onFinish?(completed)
    }

    /// What `activityDidFinish(_:)` was told last; nil before.
    final var finished: Bool?
    /// Hears of the end while a controller lets it work.
    final var onFinish: ((Bool) -> Void)?

    /// Takes what a controller hands over.
    func prepare(with items: [TakenItem]) { prepare(withActivityItems: items.map(\.value)) }
}

extension UIActivity {
    /// A kind of activity.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        /// The name as Apple has it.
        public let rawValue: String
        /// A kind of this name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A kind of this name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }
}

// The system's kinds.
extension UIActivity.ActivityType {
    private static func system(_ name: String) -> Self { Self("com.apple.UIKit.activity.\(name)") }

    /// To Facebook.
    public static let postToFacebook = system("PostToFacebook")
    /// To Twitter.
    public static let postToTwitter = system("PostToTwitter")
    /// To Sina Weibo.
    public static let postToWeibo = system("PostToWeibo")
    /// As a message.
    public static let message = system("Message")
    /// As mail.
    public static let mail = system("Mail")
    /// On paper.
    public static let print = system("Print")
    /// To the pasteboard.
    public static let copyToPasteboard = system("CopyToPasteboard")
    /// To a person.
    public static let assignToContact = system("AssignToContact")
    /// To the photos.
    public static let saveToCameraRoll = system("SaveToCameraRoll")
    /// To the reading list.
    public static let addToReadingList = system("AddToReadingList")
    /// To Flickr.
    public static let postToFlickr = system("PostToFlickr")
    /// To Vimeo.
    public static let postToVimeo = system("PostToVimeo")
    /// To Tencent Weibo.
    public static let postToTencentWeibo = system("TencentWeibo")
    /// To a device nearby.
    public static let airDrop = system("AirDrop")
    /// To the books.
    public static let openInIBooks = system("OpenInIBooks")
    /// As a PDF that is drawn upon.
    public static let markupAsPDF = system("MarkupAsPDF")
}
