import CoreGraphics
import Foundation

/// What a part of a view tells, where the part is no view that could tell it: a segment, half of a stepper.
struct AccessibilityPartAnswer {
    var label: String?
    var value: String?
    var hint: String?
    var traits = UIAccessibilityTraits.none
    /// In the view's space.
    var frame: CGRect
}

/// A view whose parts are elements.
@MainActor
protocol AccessibilityPartOwner: UIView {
    /// What a part tells; nil for one that is no more.
    func accessibilityPart(at index: Int) -> AccessibilityPartAnswer?
    /// Does what a tap on a part does.
    /// - Returns: Whether it did; if not, the part is tapped.
    func activatePart(at index: Int) -> Bool
    /// Takes a part up or down by a step.
    func adjustPart(at index: Int, up: Bool)
}

extension AccessibilityPartOwner {
    func activatePart(at index: Int) -> Bool { false }
    func adjustPart(at index: Int, up: Bool) {}

    /// The elements for a number of parts: the same objects as long as the view lives.
    func accessibilityParts(_ count: Int) -> [UIResponder] {
        let properties = accessibility ?? AccessibilityProperties()
        while properties.parts.count < count {
            properties.parts.append(AccessibilityPart(of: self, at: properties.parts.count))
        }
        accessibility = properties
        return Array(properties.parts[..<count])
    }
}

/// One part of a view.
final class AccessibilityPart: UIAccessibilityElement {
    private weak var owner: (any AccessibilityPartOwner)?
    private let index: Int

    init(of owner: any AccessibilityPartOwner, at index: Int) {
        self.owner = owner
        self.index = index
        super.init(accessibilityContainer: owner)
    }

    private var answer: AccessibilityPartAnswer? { owner?.accessibilityPart(at: index) }

    override var accessibilityDefaults: AccessibilityDefaults {
        guard let answer else { return AccessibilityDefaults() }
        return AccessibilityDefaults(
            isElement: true, label: answer.label, hint: answer.hint, value: answer.value, traits: answer.traits)
    }

    override var accessibilityFrameOnScreen: CGRect {
        guard let owner, let answer else { return .zero }
        return UIAccessibility.convertToScreenCoordinates(answer.frame, in: owner)
    }

    override func accessibilityActivate() -> Bool { owner?.activatePart(at: index) ?? false }
    override func accessibilityIncrement() { owner?.adjustPart(at: index, up: true) }
    override func accessibilityDecrement() { owner?.adjustPart(at: index, up: false) }
}
