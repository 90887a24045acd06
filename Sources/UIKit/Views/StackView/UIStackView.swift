import Foundation

/// Lays out a row or a column of views by constraints that it makes.
///
/// The constraints are made before layout, carry identifiers that begin with `UISV-`, and can be listed with
/// `constraints` like any others.
@preconcurrency @MainActor
open class UIStackView: UIView, ViewArranger {
    /// How the arranged views share the length of the stack.
    public enum Distribution: Int, Sendable, CaseIterable {
        /// Fills the length; priorities of the content say which views stretch or shrink, else the last one does
        /// (assumed).
        case fill
        /// All views are equally long.
        case fillEqually
        /// Views are as long as their natural lengths are to each other.
        case fillProportionally
        /// Equal spaces between the views, at least `spacing`.
        case equalSpacing
        /// Equal distances between the middles of the views, at least `spacing` between the views.
        case equalCentering
    }

    /// Where the arranged views lie across the stack.
    public enum Alignment: Int, Sendable, CaseIterable {
        case fill
        /// At the leading edge, in a row at the top.
        case leading
        /// First baselines in line; rows only.
        case firstBaseline
        case center
        /// At the trailing edge, in a row at the bottom.
        case trailing
        /// Last baselines in line; rows only.
        case lastBaseline

        /// Another name of `leading`.
        public static var top: Alignment { .leading }
        /// Another name of `trailing`.
        public static var bottom: Alignment { .trailing }

        var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
    }

    /// The space of a view that has none of its own: the stack's `spacing`.
    public nonisolated static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
    /// The system's spacing: 8 points.
    public nonisolated static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

    private var arrangedSubviewsStorage: [UIView] = []
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    private var made: [NSLayoutConstraint] = []
    private var isStale = true
    private(set) lazy var helpers = StackHelpers(self)

    // MARK: Making stacks

    /// Makes an empty stack with `frame` in its superview's space.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Makes an empty stack; archives are not read.
    public required init(coder: NSCoder) {
        super.init(frame: .zero)
    }

    /// Makes a row of views.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    // MARK: Arranged views

    /// The views that the stack arranges, hidden ones too, in order. They are subviews; not all subviews are arranged.
    open var arrangedSubviews: [UIView] { arrangedSubviewsStorage }

    /// Arranges a view last, as a subview. A view that is arranged already only changes its place.
    open func addArrangedSubview(_ view: UIView) {
        let isArranged = view.layoutRole?.arranger === self
        insertArrangedSubview(view, at: isArranged ? arrangedSubviewsStorage.count - 1 : arrangedSubviewsStorage.count)
    }

    /// Arranges a view at a place among the arranged ones, as a subview on top. A view that is arranged already only
    /// changes its place; the order of `subviews` stays.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        let isArranged = view.layoutRole?.arranger === self
        let count = isArranged ? arrangedSubviewsStorage.count - 1 : arrangedSubviewsStorage.count
        guard (0...count).contains(stackIndex) else {
            return Misuse.report(
                "NSInternalInconsistencyException",
                "index out of bounds for arranged subview: index = \(stackIndex) expected to be less than or equal to "
                    + "\(count)")
        }
        if view.superview !== self { addSubview(view) }
        // Refused: a view cannot be in itself.
        guard view.superview === self else { return }
        if isArranged { arrangedSubviewsStorage.removeAll { $0 === view } }
        view.translatesAutoresizingMaskIntoConstraints = false
        view.role.arranger = self
        arrangedSubviewsStorage.insert(view, at: stackIndex)
        arrangementDidChange()
    }

    /// Stops to arrange a view, which stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        guard let index = arrangedSubviewsStorage.firstIndex(where: { $0 === view }) else { return }
        arrangedSubviewsStorage.remove(at: index)
        customSpacings[ObjectIdentifier(view)] = nil
        if view.layoutRole?.arranger === self { view.layoutRole?.arranger = nil }
        arrangementDidChange()
    }

    /// Takes the subview out of the arranged ones.
    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    // MARK: Arrangement

    /// A row or a column. Default horizontal.
    open var axis = NSLayoutConstraint.Axis.horizontal {
        didSet { if axis != oldValue { arrangementDidChange() } }
    }

    /// How the views share the length. Default `fill`.
    open var distribution = Distribution.fill {
        didSet { if distribution != oldValue { arrangementDidChange() } }
    }

    /// Where the views lie across. Default `fill`.
    open var alignment = Alignment.fill {
        didSet { if alignment != oldValue { arrangementDidChange() } }
    }

    /// Points between neighbours. Default 0; may be negative.
    open var spacing: CGFloat = 0 {
        didSet { if spacing != oldValue { arrangementDidChange() } }
    }

    /// Whether a column measures spacing from last to first baselines. Default false.
    open var isBaselineRelativeArrangement = false {
        didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
    }

    /// Whether the views keep to the layout margins. Default false.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
    }

    /// Gives the space after one view, in place of `spacing`; `spacingUseDefault` takes it back. Void after the last.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        guard arrangedSubview.layoutRole?.arranger === self else { return }
        customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
        arrangementDidChange()
    }

    /// The space after a view if it has one of its own, else `spacingUseDefault`.
    @discardableResult
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    // MARK: Constraints

    /// Makes the constraints of the present arrangement; those that stay the same are kept.
    open override func updateConstraints() {
        if isStale {
            isStale = false
            makeConstraints()
        }
        super.updateConstraints()
    }

    private func makeConstraints() {
        warnOfBaselines()
        var plan = StackPlan(self)
        plan.make()
        var present: [StackConstraint.Key: [NSLayoutConstraint]] = [:]
        for constraint in made.reversed() where constraint.isActive {
            present[StackConstraint.Key(constraint), default: []].append(constraint)
        }
        LayoutBatch.perform {
            made = plan.constraints.map { wanted in
                guard let kept = present[wanted.key]?.popLast() else { return wanted.makeConstraint() }
                kept.constant = wanted.constant
                return kept
            }
            for constraint in present.values.joined() { constraint.isActive = false }
            for constraint in made { constraint.isActive = true }
        }
    }

    private func warnOfBaselines() {
        guard axis == .vertical, alignment.isBaseline else { return }
        sceneHost?.report(
            .log, "\(label): alignment \(alignment) is Invalid for vertical axis. Use Leading or Trailing instead.",
            views: [label])
    }

    /// True without constraints, too: an empty stack says so as well as a full one.
    override var isSizedFromInside: Bool { true }

    /// The constraints are made anew before the next layout.
    package func arrangementDidChange() {
        isStale = true
        setNeedsUpdateConstraints()
        setNeedsLayout()
    }

    package func arrangedContentSizeDidChange() {
        if distribution == .fill || distribution == .fillProportionally { arrangementDidChange() }
    }

    // MARK: Baselines

    /// In a row that of the tallest view, in a column that of the first one.
    open override var forFirstBaselineLayout: UIView { baselineView(isFirst: true) }

    /// In a row that of the tallest view, in a column that of the last one.
    open override var forLastBaselineLayout: UIView { baselineView(isFirst: false) }

    private func baselineView(isFirst: Bool) -> UIView {
        let visible = arrangedSubviewsStorage.filter { !$0.isHidden }
        guard axis == .horizontal else { return (isFirst ? visible.first : visible.last) ?? self }
        var tallest: UIView?
        // Of equals the first.
        for view in visible where view.bounds.height > tallest?.bounds.height ?? -1 { tallest = view }
        return tallest ?? self
    }
}
