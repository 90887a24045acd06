import Foundation

extension SFSafariViewController {
    /// How a browser is set up. What the controller was made with is copied: changes afterwards do not count.
    open class Configuration: NSObject, NSCopying {
        /// Whether pages show without all that stands around their text. Default false.
        open var entersReaderIfAvailable = false
        /// Whether the bars give way when the page is scrolled. Default true.
        open var barCollapsingEnabled = true

        /// Another one that is set up alike.
        open func copy(with zone: NSZone? = nil) -> Any {
            let copy = Configuration()
            copy.entersReaderIfAvailable = entersReaderIfAvailable
            copy.barCollapsingEnabled = barCollapsingEnabled
            return copy
        }
    }

    /// What the button is called that ends it.
    public enum DismissButtonStyle: Int, Sendable {
        /// Done.
        case done = 0
        /// Close.
        case close
        /// Cancel.
        case cancel
    }
}
