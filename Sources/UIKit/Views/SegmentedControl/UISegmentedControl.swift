import CoreGraphics
import Foundation

/// A row of segments with titles or images, of which one can be selected.
///
/// A tap selects a segment; a finger that comes down on the selected one takes the selection along. From right to left
/// the first segment is at the right. Selecting in code sends nothing.
///
/// Appearance proxies have `selectedSegmentTintColor` and the setters of images, text attributes and positions.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
    /// Where a segment lies in the row.
    public enum Segment: Int, Sendable, CaseIterable {
        /// Anywhere.
        case any = 0
        /// The first of several.
        case left = 1
        /// Between the first and the last.
        case center = 2
        /// The last of several.
        case right = 3
        /// The only one.
        case alone = 4
    }

    /// The index of no segment: −1.
    public nonisolated static let noSegment = -1

    let row = SegmentRow()
    var segments: [SegmentContent] = []
    var selection = UISegmentedControl.noSegment
    var drag: SegmentDrag?
    var looks = SegmentStyle()

    /// A row without segments.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareSegments()
    }

    /// A row without segments; archives are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareSegments()
    }

    /// A row of its own size with segments for strings, images and actions; others are left out (assumed).
    public init(items: [Any]?) {
        super.init(frame: .zero)
        prepareSegments()
        segments = (items ?? []).compactMap { SegmentContent($0) }
        segmentsDidChange(animated: false)
        frame.size = naturalSize
    }

    /// A row with segments for actions, which are performed when their segments are selected by a finger.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        segments = actions.map { SegmentContent($0) }
        segmentsDidChange(animated: false)
        if frame.size == .zero { self.frame.size = naturalSize }
    }

    private func prepareSegments() {
        row.frame = layer.bounds
        addSubview(row)
        updateRow(animated: false)
    }

    // MARK: Accessibility

    override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(countsElements: true)
    }

    override var accessibilityOwnElements: [Any]? { accessibilityParts(segments.count) }

    func accessibilityPart(at index: Int) -> AccessibilityPartAnswer? {
        guard segments.indices.contains(index) else { return nil }
        var traits: UIAccessibilityTraits = .button
        if index == selection { traits.insert(.selected) }
        if !isEnabled || !isEnabledForSegment(at: index) { traits.insert(.notEnabled) }
        let content = segments[index]
        return AccessibilityPartAnswer(
            label: content.title ?? content.image?.accessibilityLabel, traits: traits, frame: frameOfSegment(index))
    }

    // MARK: Segments

    /// How many segments there are.
    open var numberOfSegments: Int { segments.count }

    /// Adds a segment with a title before another; an index outside becomes the nearest inside.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(SegmentContent(title: title), at: segment, animated: animated)
    }

    /// Adds a segment with an image before another; an index outside becomes the nearest inside.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(SegmentContent(image: image), at: segment, animated: animated)
    }

    /// Adds a segment with an action's title or image before another; one with the same identifier is replaced.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        let known = segmentIndex(identifiedBy: action.identifier)
        if known != NSNotFound { removeSegment(at: known, animated: false) }
        insert(SegmentContent(action), at: segment, animated: animated)
    }

    private func insert(_ content: SegmentContent, at index: Int, animated: Bool) {
        let place = min(max(index, 0), segments.count)
        segments.insert(content, at: place)
        if selection >= place { selection += 1 }
        segmentsDidChange(animated: animated)
    }

    /// Takes a segment away; an index outside becomes the nearest inside. Where it is the selected one none is after.
    open func removeSegment(at segment: Int, animated: Bool) {
        guard !segments.isEmpty else { return }
        let place = min(max(segment, 0), segments.count - 1)
        segments.remove(at: place)
        if selection == place { selection = Self.noSegment } else if selection > place { selection -= 1 }
        segmentsDidChange(animated: animated)
    }

    /// Takes all segments away.
    open func removeAllSegments() { replaceSegments(with: []) }

    /// Puts other segments in place of all, arranged once however many they are.
    package func replaceSegments(with contents: [SegmentContent]) {
        segments = contents
        selection = Self.noSegment
        segmentsDidChange(animated: false)
    }

    /// Gives a segment a title in place of an image; an index outside is ignored.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        change(segment) {
            $0.title = title
            $0.image = nil
        }
    }

    /// The title of a segment. Default nil.
    @discardableResult
    open func titleForSegment(at segment: Int) -> String? { content(segment)?.title }

    /// Gives a segment an image in place of a title; an index outside is ignored.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        change(segment) {
            $0.image = image
            $0.title = nil
        }
    }

    /// The image of a segment. Default nil.
    @discardableResult
    open func imageForSegment(at segment: Int) -> UIImage? { content(segment)?.image }

    /// Gives a segment an action, and its title or image; one that another segment has is an error.
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        let known = segmentIndex(identifiedBy: action.identifier)
        guard known == NSNotFound || known == segment else {
            return report(misuse: "segment \(known) has an action with the identifier \(action.identifier.rawValue)")
        }
        change(segment) { $0.take(action) }
    }

    /// The action of a segment. Default nil.
    @discardableResult
    open func actionForSegment(at segment: Int) -> UIAction? { content(segment)?.action }

    /// The segment with an action; `NSNotFound` where there is none.
    @discardableResult
    open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
    }

    /// Sets how wide a segment is, in points; 0, the default, leaves it to the row.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        change(segment) { $0.width = width.isFinite ? max(0, width) : 0 }
    }

    /// The width that was set for a segment; 0 where none was.
    @discardableResult
    open func widthForSegment(at segment: Int) -> CGFloat { content(segment)?.width ?? 0 }

    /// Moves a segment's title or image. Default zero.
    open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
        change(segment) { $0.offset = offset }
    }

    /// By how much a segment's title or image is moved.
    @discardableResult
    open func contentOffsetForSegment(at segment: Int) -> CGSize { content(segment)?.offset ?? .zero }

    /// Lets fingers select a segment, or not. Default true.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        change(segment) { $0.isEnabled = enabled }
    }

    /// Whether fingers can select a segment.
    @discardableResult
    open func isEnabledForSegment(at segment: Int) -> Bool { content(segment)?.isEnabled ?? false }

    private func content(_ index: Int) -> SegmentContent? {
        segments.indices.contains(index) ? segments[index] : nil
    }

    private func change(_ index: Int, _ body: (inout SegmentContent) -> Void) {
        guard segments.indices.contains(index) else { return }
        body(&segments[index])
        segmentsDidChange(animated: false)
    }

    private func segmentsDidChange(animated: Bool) {
        updateRow(animated: animated)
        invalidateIntrinsicContentSize()
    }

    // MARK: Selection

    /// The selected segment; `noSegment` for none. Setting it sends nothing. Default `noSegment`.
    open var selectedSegmentIndex: Int {
        get { selection }
        set {
            let new = segments.indices.contains(newValue) ? newValue : Self.noSegment
            guard new != selection else { return }
            selection = new
            updateRow(animated: false)
        }
    }

    /// Whether a segment is shown as selected only while a finger is on it. Default false.
    open var isMomentary = false {
        didSet {
            if isMomentary { selection = Self.noSegment }
            updateRow(animated: false)
        }
    }

    /// Whether wider contents get wider segments. Default false: all are alike.
    open var apportionsSegmentWidthsByContent = false {
        didSet { segmentsDidChange(animated: false) }
    }

    /// Whether dragging something onto a segment selects it; kept. Default false.
    open var isSpringLoaded = false

    func select(_ index: Int, _ event: UIEvent?) {
        let isChanged = index != selection
        selection = isMomentary ? Self.noSegment : index
        updateRow(animated: true)
        guard isChanged || isMomentary else { return }
        if isMomentary { selection = index }
        if let action = segments[index].action, isEnabled { sendAction(action) }
        sendValueChanged(event)
        if isMomentary { selection = Self.noSegment }
    }

    // MARK: Looks

    /// The plate behind the selected segment. Default nil: white, in dark style grey.
    open var selectedSegmentTintColor: UIColor? {
        get { looks.selectedColor }
        set {
            noteAppearance(\UISegmentedControl.selectedSegmentTintColor, newValue)
            change { $0.selectedColor = newValue }
        }
    }

    /// Sets the image behind segments in a state; with one the control draws no plates of its own. Default nil.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics) {
        let place = SegmentStyle.Place(state: state, metrics: barMetrics)
        noteAppearance(
            backgroundImage, axes: [Int(state.rawValue), barMetrics.rawValue],
            read: { (view: UISegmentedControl) in view.looks.backgrounds[place] },
            write: { $0.setBackgroundImage($1, for: state, barMetrics: barMetrics) })
        change { $0.backgrounds[place] = backgroundImage }
    }

    /// The image behind segments in a state, else in the normal one, for the metrics, else for the default ones.
    @discardableResult
    open func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? {
        looks.background(state, barMetrics)
    }

    /// Sets the image between segments in their states. Default nil: a grey line.
    open func setDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State,
        barMetrics: UIBarMetrics
    ) {
        let place = SegmentStyle.Divider(states: StatePair(left: leftState, right: rightState), metrics: barMetrics)
        noteAppearance(
            dividerImage, axes: [Int(leftState.rawValue), Int(rightState.rawValue), barMetrics.rawValue],
            read: { (view: UISegmentedControl) in view.looks.dividers[place] },
            write: {
                $0.setDividerImage(
                    $1, forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: barMetrics)
            })
        change { $0.dividers[place] = dividerImage }
    }

    /// The image between segments in their states, else in the normal ones.
    @discardableResult
    open func dividerImage(
        forLeftSegmentState leftState: State, rightSegmentState rightState: State, barMetrics: UIBarMetrics
    ) -> UIImage? { looks.divider(leftState, rightState, barMetrics) }

    /// Sets fonts, colours and more of titles in a state; the normal state's hold where a state says nothing. Default nil.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
        noteAppearance(
            attributes, axes: [Int(state.rawValue)],
            read: { (view: UISegmentedControl) in view.looks.attributes.own(state) },
            write: { $0.setTitleTextAttributes($1, for: state) })
        change { $0.attributes.set(attributes, state) }
    }

    /// What was set for titles in a state, else in the normal one.
    @discardableResult
    open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { looks.attributes[state] }

    /// Moves titles and images of segments in a place of the row. Default zero.
    open func setContentPositionAdjustment(
        _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
    ) {
        noteAppearance(
            adjustment, axes: [leftCenterRightOrAlone.rawValue, barMetrics.rawValue],
            read: { (view: UISegmentedControl) in
                view.contentPositionAdjustment(forSegmentType: leftCenterRightOrAlone, barMetrics: barMetrics)
            },
            write: {
                $0.setContentPositionAdjustment($1, forSegmentType: leftCenterRightOrAlone, barMetrics: barMetrics)
            })
        change { $0.setShift(adjustment, of: leftCenterRightOrAlone, barMetrics) }
    }

    /// By how much titles and images of segments in a place of the row are moved.
    @discardableResult
    open func contentPositionAdjustment(
        forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
    ) -> UIOffset { looks.shift(of: leftCenterRightOrAlone, barMetrics) }

    // MARK: Drawing

    override func stateDidChange() {
        super.stateDidChange()
        updateRow(animated: true)
    }

    override func boundsDidChange(from old: CGRect) {
        super.boundsDidChange(from: old)
        row.frame = layer.bounds
        updateRow(animated: false)
    }

    override func semanticContentDidChange() {
        super.semanticContentDidChange()
        updateRow(animated: false)
    }

    override func resolveDynamicAppearance() {
        super.resolveDynamicAppearance()
        if row.isMirrored != isMirrored { updateRow(animated: false) }
    }

    // MARK: Size

    /// As wide as its segments, all alike unless they are apportioned, and 32 points high.
    open override var intrinsicContentSize: CGSize { naturalSize }

    /// As wide as its segments, all alike unless they are apportioned, and 32 points high.
    @discardableResult
    open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

    // MARK: Touches

    /// Presses the segment under the finger.
    @discardableResult
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard super.beginTracking(touch, with: event), let index = segment(at: touch.location(in: self).x),
            segments[index].isEnabled
        else { return false }
        beginDrag(at: index)
        return true
    }

    /// Takes the selection along, or presses the segment under the finger.
    @discardableResult
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        if drag != nil { dragMoved(touch) }
        return super.continueTracking(touch, with: event)
    }

    /// Selects the segment that the finger is on.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        endDrag(event)
    }

    /// Selects nothing.
    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        drag = nil
        updateRow(animated: true)
    }

    /// False for single taps of recognizers around an enabled control: it takes them.
    @discardableResult
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if isSingleTapFromOutside(gestureRecognizer) { return false }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
}
