import CoreGraphics
import Foundation

/// Something that can be shown large to those who read small controls with difficulty.
@preconcurrency @MainActor
public protocol UILargeContentViewerItem: NSObjectProtocol {
    /// Whether it is shown.
    var showsLargeContentViewer: Bool { get }
    /// The text that is shown.
    var largeContentTitle: String? { get }
    /// The image that is shown.
    var largeContentImage: UIImage? { get }
    /// Whether the image grows to the room there is.
    var scalesLargeContentImage: Bool { get }
    /// Room around the image, in points: where its picture is not in its middle.
    var largeContentImageInsets: UIEdgeInsets { get }
}

extension UIView: UILargeContentViewerItem {}

/// What a view shows large.
struct LargeContent {
    var isShown = false
    var title: String?
    var image: UIImage?
    var scalesImage = false
    var imageInsets = UIEdgeInsets.zero
}

extension UIView {
    /// What the app, or else the view's class, says of the view.
    var largeContent: LargeContent {
        get { accessibility?.largeContent ?? ownLargeContent }
        set { setAccessible(\.largeContent, newValue) }
    }
}
