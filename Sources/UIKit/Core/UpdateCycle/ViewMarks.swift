/// What a view waits for beside its layer's layout and display.
struct ViewMarks: OptionSet {
    let rawValue: UInt8

    static let traits = ViewMarks(rawValue: 1)
    static let properties = ViewMarks(rawValue: 2)
    static let constraints = ViewMarks(rawValue: 4)
    /// Constraints, a content size or a frame that the engine has to take over.
    static let solving = ViewMarks(rawValue: 8)

    /// The first step that the marks ask for.
    var work: MarkedWork {
        contains(.traits) ? .traits : contains(.properties) ? .properties : .constraints
    }
}

/// What made a view's marks; kept only while someone traces.
struct MarkCauses {
    var layout: String?
    var display: String?
    var traits: String?
    var properties: String?
    var constraints: String?
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
