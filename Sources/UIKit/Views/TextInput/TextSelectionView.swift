import CoreGraphics
import QuartzCore

/// What is selected in a text input: plates behind its text.
///
/// The tint at a fifth of its alpha (assumed). There are no grips at the ends: a selection is made by taps, keys and code.
final class TextSelectionView: ControlPart {
    private static let alpha: CGFloat = 0.2
    private var plates: [ControlPart] = []

    /// Shows rectangles of this view's space.
    func show(_ rects: [CGRect]) {
        changingOwnParts {
            while plates.count > rects.count { plates.removeLast().removeFromSuperview() }
            while plates.count < rects.count {
                let plate = ControlPart()
                plates.append(plate)
                addSubview(plate)
            }
        }
        for (plate, rect) in zip(plates, rects) {
            plate.frame = rect
            plate.backgroundColor = tintColor.withAlphaComponent(Self.alpha)
        }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        for plate in plates { plate.backgroundColor = tintColor.withAlphaComponent(Self.alpha) }
    }
}
