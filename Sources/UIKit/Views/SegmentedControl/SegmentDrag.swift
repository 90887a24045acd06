import CoreGraphics

/// A finger on a segmented control.
struct SegmentDrag: Equatable {
    /// Whether the finger came down on the selected segment.
    let isCarrying: Bool
    /// What is shown as selected; nil: none.
    var selected: Int?
    /// The segment under the finger, if it can be selected.
    var hovered: Int?
}

// From a finger that comes down to one that is lifted.
extension UISegmentedControl {
    func beginDrag(at index: Int) {
        drag = SegmentDrag(
            isCarrying: index == selection && !isMomentary, selected: selection < 0 ? nil : selection, hovered: index)
        updateRow(animated: true)
    }

    /// Takes the selection along, or presses the segment under the finger.
    func dragMoved(_ touch: UITouch) {
        guard var drag else { return }
        let index = segment(at: touch.location(in: self).x)
        let target = index.flatMap { segments[$0].isEnabled && (isTouchInside || drag.isCarrying) ? $0 : nil }
        if drag.isCarrying { drag.selected = target ?? drag.selected }
        drag.hovered = target
        if drag != self.drag {
            self.drag = drag
            updateRow(animated: true)
        }
    }

    /// Selects the segment that the finger is on.
    func endDrag(_ event: UIEvent?) {
        let drag = drag
        self.drag = nil
        let target = drag?.isCarrying == true ? drag?.selected : isTouchInside ? drag?.hovered : nil
        if let target, segments.indices.contains(target) { select(target, event) } else { updateRow(animated: true) }
    }
}
