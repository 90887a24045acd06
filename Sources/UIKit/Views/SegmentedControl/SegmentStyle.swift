import CoreGraphics
import Foundation

/// What a segmented control is drawn with.
struct SegmentStyle {
    struct Place: Hashable {
        var state: UIControl.State
        var metrics: UIBarMetrics
    }

    struct Divider: Hashable {
        var states: StatePair
        var metrics: UIBarMetrics
    }

    var selectedColor: UIColor?
    var backgrounds: [Place: UIImage] = [:]
    var dividers: [Divider: UIImage] = [:]
    var attributes = StateTable<[NSAttributedString.Key: Any]>()
    var shifts: [UISegmentedControl.Segment: UIOffset] = [:]
    var compactShifts: [UISegmentedControl.Segment: UIOffset] = [:]

    func background(_ state: UIControl.State, _ metrics: UIBarMetrics) -> UIImage? {
        backgrounds[Place(state: state, metrics: metrics)] ?? backgrounds[Place(state: [], metrics: metrics)]
            ?? (metrics == .default ? nil : background(state, .default))
    }

    func divider(_ left: UIControl.State, _ right: UIControl.State, _ metrics: UIBarMetrics) -> UIImage? {
        let pairs = [StatePair(left: left, right: right), StatePair(left: [], right: [])]
        let known = pairs.compactMap { dividers[Divider(states: $0, metrics: metrics)] }.first
        return known ?? (metrics == .default ? nil : divider(left, right, .default))
    }

    mutating func setShift(_ shift: UIOffset, of segment: UISegmentedControl.Segment, _ metrics: UIBarMetrics) {
        if metrics.withoutPrompt == .compact { compactShifts[segment] = shift } else { shifts[segment] = shift }
    }

    func shift(of segment: UISegmentedControl.Segment, _ metrics: UIBarMetrics) -> UIOffset {
        let compact = metrics.withoutPrompt == .compact ? compactShifts[segment] : nil
        return compact ?? shift(of: segment)
    }

    func shift(of segment: UISegmentedControl.Segment) -> UIOffset { shifts[segment] ?? shifts[.any] ?? .zero }
}

// What was set for `compact` counts in low bars alone, and there is none around a control here: it is kept (assumed).
extension UISegmentedControl {
    func change(_ body: (inout SegmentStyle) -> Void) {
        body(&looks)
        updateRow(animated: false)
        invalidateIntrinsicContentSize()
    }
}
