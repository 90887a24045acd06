import Foundation

/// A length between or around the views of a stack.
class StackGuide: UILayoutGuide {
    init(_ owner: UIView, _ identifier: String = "") {
        super.init()
        self.owner = owner
        self.identifier = identifier
    }
}

/// Spans the views of a stack across its axis, or stands for them where all are hidden.
final class _UILayoutSpacer: StackGuide {}

/// The gap between two neighbours.
final class _UIOLAGapGuide: StackGuide {}

/// The guides of one stack view, made when they are first needed and kept.
@MainActor
final class StackHelpers {
    private unowned let stack: UIStackView
    private var gaps: [_UIOLAGapGuide] = []
    private(set) lazy var spanner = _UILayoutSpacer(stack, "UISV-alignment-spanner")
    /// Fills the axis where all views are hidden.
    private(set) lazy var filler = _UILayoutSpacer(stack, "UISV-distribution-spanner")

    init(_ stack: UIStackView) {
        self.stack = stack
    }

    func gap(_ index: Int) -> UILayoutGuide {
        while gaps.count <= index { gaps.append(_UIOLAGapGuide(stack)) }
        return gaps[index]
    }
}
