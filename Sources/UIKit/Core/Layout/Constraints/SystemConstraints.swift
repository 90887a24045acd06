import Foundation

/// A constraint that stands for a frame that was set by hand.
final class NSAutoresizingMaskLayoutConstraint: NSLayoutConstraint {
    /// `h=--& v=&-&`: fixed and flexible parts of the view's mask along both axes.
    var mask = ""

    override var kindName: String { "mask" }

    override var bodyText: String {
        let factor = multiplier == 1 ? "" : ConstraintText.number(multiplier) + "*"
        let name = Self.names[first.attribute] ?? first.attribute.name
        let left = "\(mask) \(first.item?.constraintName ?? "(null)").\(name) == "
        guard let superview = second.item else { return left + ConstraintText.constant(constant) }
        return left + "\(factor)\(superview.constraintName).\(second.attribute.name)" + ConstraintText.summand(constant)
    }

    private static let names: [Attribute: String] = [.left: "minX", .top: "minY"]
}

/// The natural size of a view's content along one axis: at most so much with the hugging priority, at least so much
/// with the compression resistance.
final class NSContentSizeLayoutConstraint: NSLayoutConstraint {
    var hugging = UILayoutPriority.defaultLow
    var compressionResistance = UILayoutPriority.defaultHigh

    override var kindName: String { "contentSize" }

    override var contentPriorities: (hugging: UILayoutPriority, compressionResistance: UILayoutPriority)? {
        (hugging, compressionResistance)
    }

    override var accountText: String { "\(bodyText) \(prioritiesText)" }

    /// The two priorities, as iOS 6 and macOS print them.
    private var prioritiesText: String {
        "Hug:\(ConstraintText.number(CGFloat(hugging.rawValue))) "
            + "CompressionResistance:\(ConstraintText.number(CGFloat(compressionResistance.rawValue)))"
    }

    override var bodyText: String {
        "\(first.item?.constraintName ?? "(null)").\(first.attribute.name) == \(ConstraintText.constant(constant))"
    }
}

/// System spacing between two anchors.
final class _UISystemBaselineConstraint: NSLayoutConstraint {}
