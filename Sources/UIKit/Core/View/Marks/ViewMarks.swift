import QuartzCore

/// What a view waits for beside its layer's layout and display.
struct ViewMarks: OptionSet {
    let rawValue: UInt8

    static let traits = ViewMarks(rawValue: 1)
    static let properties = ViewMarks(rawValue: 2)
    static let constraints = ViewMarks(rawValue: 4)
    /// Constraints, a content size or a frame that the engine has to take over.
    static let solving = ViewMarks(rawValue: 8)
    /// The controller's `viewIsAppearing(_:)`.
    static let appearing = ViewMarks(rawValue: 16)

    /// The first step that the marks ask for.
    var work: MarkedWork {
        if contains(.appearing) { return .layout }
        return contains(.traits) ? .traits : contains(.properties) ? .properties : .constraints
    }
}

/// What a view may be marked for.
enum MarkedWork: String {
    case traits, properties, constraints, layout, display
}

/// What made a view's marks; kept only while someone traces.
struct MarkCauses {
    var layout: MarkCause?
    /// What Core Animation marked by itself: told where the view knows nothing better.
    var implicitLayout: MarkCause?
    var display: String?
    var traits: String?
    var properties: String?
    var constraints: String?
}

/// A change that made a mark, of the view itself or of something inside.
///
/// What it is of is named when the mark is worked off: by then it stands where it belongs.
@MainActor
struct MarkCause {
    private let change: String
    private weak var source: CALayer?
    /// For a source that is gone by then: its class, and its id if it has one. Nil when the view itself changed.
    private let sourceName: String?

    init(_ change: String, of source: CALayer? = nil) {
        self.change = change
        self.source = source
        sourceName = source?.shortLabel
    }

    /// `frame`, `addSubview of UILabel:title`.
    func text(in view: UIView) -> String {
        guard let sourceName else { return change }
        guard let source, source.isInside(view.layer) else { return "\(change) of \(sourceName)" }
        return "\(change) of \(source.label)"
    }
}

/// What a view did in the present pass, and which of its calls run at this moment.
struct UpdateProgress {
    /// The pass that `counts` belongs to.
    var pass: UInt64 = 0
    /// Calls in that pass by `UpdateStep`.
    var counts: SIMD4<UInt16> = .zero
    /// Whether the view's own `layoutSubviews()` runs.
    var isLayingOut = false
    var didCallSuperUpdateConstraints = false
    /// Calls since the last frame.
    var sinceFrame: CountedView?
}

/// The calls that a view can ask for again and again.
enum UpdateStep: Int {
    case properties, constraints, layout, draw

    var method: String {
        switch self {
        case .properties: "updateProperties()"
        case .constraints: "updateConstraints()"
        case .layout: "layoutSubviews()"
        case .draw: "draw(_:)"
        }
    }
}
