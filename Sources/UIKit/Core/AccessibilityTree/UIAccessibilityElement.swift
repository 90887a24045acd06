import CoreGraphics
import Foundation

/// An element that is no view: a bar of a chart that a view draws, say. A container lists it in `accessibilityElements`.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {
    /// What the element lies in. Not held.
    open weak var accessibilityContainer: AnyObject?

    /// A name for tests. Default nil. Never spoken.
    open var accessibilityIdentifier: String? {
        get { accessibility?.blocks?.identifier?() ?? identifier }
        set { identifier = newValue }
    }
    private var identifier: String?
    private var frameInContainer: CGRect?

    /// An element of a container: a view, or another element.
    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
    }

    /// Where the element is in its container, in points. It follows the container, where `accessibilityFrame` set would
    /// stay. Default zero.
    open var accessibilityFrameInContainerSpace: CGRect {
        get { frameInContainer ?? .zero }
        set {
            frameInContainer = newValue
            accessibility?.frame = nil
        }
    }

    /// True.
    override var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults(isElement: true) }

    override var accessibilityFrameOnScreen: CGRect {
        guard let frameInContainer else { return .zero }
        switch accessibilityContainer {
        case let view as UIView: return UIAccessibility.convertToScreenCoordinates(frameInContainer, in: view)
        case let element as UIResponder:
            let origin = element.accessibilityFrame.origin
            return frameInContainer.offsetBy(dx: origin.x, dy: origin.y)
        default: return frameInContainer
        }
    }

    override var accessibilityParent: UIResponder? { accessibilityContainer as? UIResponder }
}
