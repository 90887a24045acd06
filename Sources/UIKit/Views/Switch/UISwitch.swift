import CoreGraphics
import Foundation

/// Turns something on and off, by a tap or by a drag of its thumb.
///
/// Its size is its own, whatever frame it is given: 51 × 31 points, of which constraints see all but two at the right.
/// From right to left the thumb lies on the left while it is on (assumed). `valueChanged` is sent once, when the finger is
/// lifted (assumed).
///
/// Appearance proxies have `onTintColor`, `thumbTintColor`, `onImage` and `offImage`.
@preconcurrency @MainActor
open class UISwitch: UIControl {
    /// How a switch looks.
    public enum Style: Int, Sendable, CaseIterable {
        /// By the platform: `sliding`.
        case automatic = 0
        /// A box to check: on a Mac alone.
        case checkbox = 1
        /// A thumb that slides.
        case sliding = 2
    }

    let face = SwitchFace()
    private var isOnStorage = false
    private var drag: SwitchDrag?

    /// A switch that is off, at the frame's origin; the frame's size does not count.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: SwitchFace.size))
        prepareSwitch()
    }

    /// A switch that is off; archives are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        bounds.size = SwitchFace.size
        prepareSwitch()
    }

    private func prepareSwitch() {
        addSubview(face)
        face.frame = CGRect(origin: .zero, size: SwitchFace.size)
        show(animated: false)
    }

    // MARK: State

    /// Whether it is on; setting it sends nothing. Default false.
    open var isOn: Bool {
        get { isOnStorage }
        set { setOn(newValue, animated: false) }
    }

    /// Sets whether it is on, and sends nothing.
    /// - Parameter animated: Whether the thumb slides, in a quarter of a second (assumed).
    open func setOn(_ on: Bool, animated: Bool) {
        guard on != isOnStorage else { return }
        isOnStorage = on
        show(animated: animated)
    }

    /// Always `sliding`.
    @_nonoverride open var style: Style { .sliding }

    /// Kept: where there is no Mac every switch slides. Default automatic.
    open var preferredStyle = Style.automatic

    /// The text beside a box to check; kept, as there is none. Default nil.
    open var title: String?

    // MARK: Looks

    /// The fill while it is on. Default nil: `systemGreen`.
    open var onTintColor: UIColor? {
        willSet { noteAppearance(\UISwitch.onTintColor, newValue) }
        didSet { show(animated: false) }
    }

    /// The colour of the thumb. Default nil: white.
    open var thumbTintColor: UIColor? {
        willSet { noteAppearance(\UISwitch.thumbTintColor, newValue) }
        didSet { show(animated: false) }
    }

    /// Kept; not drawn since iOS 7. Default nil.
    open var onImage: UIImage? {
        willSet { noteAppearance(\UISwitch.onImage, newValue) }
    }

    /// Kept; not drawn since iOS 7. Default nil.
    open var offImage: UIImage? {
        willSet { noteAppearance(\UISwitch.offImage, newValue) }
    }

    private func show(animated: Bool) {
        face.onColor = onTintColor ?? .systemGreen
        face.thumb.color = thumbTintColor ?? .white
        face.isMirrored = isMirrored
        face.showsSigns = showsSigns
        let pose = SwitchFace.Pose(isOn: drag?.isOn ?? isOnStorage, isPressed: drag != nil)
        guard animated, windowStorage != nil else { return face.take(pose) }
        UIView.animate(withDuration: SwitchFace.duration, delay: 0, options: .beginFromCurrentState) {
            self.face.take(pose)
        }
    }

    private var showsSigns: Bool { traitCollection.accessibilityLooks.contains(.switchLabels) }

    override func stateDidChange() {
        super.stateDidChange()
        face.alpha = isEnabled ? 1 : Self.disabledAlpha
    }

    override func semanticContentDidChange() {
        super.semanticContentDidChange()
        show(animated: false)
    }

    override func resolveDynamicAppearance() {
        super.resolveDynamicAppearance()
        if face.isMirrored != isMirrored || face.showsSigns != showsSigns { show(animated: false) }
    }

    // MARK: Size

    /// What constraints see: 49 × 31 points.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: SwitchFace.size.width - alignmentRectInsets.right, height: SwitchFace.size.height)
    }

    /// 51 × 31 points.
    @discardableResult
    open override func sizeThatFits(_ size: CGSize) -> CGSize { SwitchFace.size }

    override var onlySize: CGSize? { SwitchFace.size }

    /// Two points at the right, whichever way the user interface runs.
    open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2) }

    override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(
            isElement: true, value: isOn ? "1" : "0", traits: traits(beside: [.button, .toggleButton]))
    }

    /// `1` while the switch is on, else `0`; setting it changes nothing.
    open override var accessibilityValue: String? {
        get { accessibilityDefaults.value }
        set {}
    }

    // MARK: Touches

    /// Makes the thumb longer.
    @discardableResult
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard super.beginTracking(touch, with: event) else { return false }
        drag = SwitchDrag(start: touch.location(in: self).x, isOn: isOnStorage)
        show(animated: true)
        return true
    }

    /// Turns the switch over as the finger goes along it.
    @discardableResult
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let x = touch.location(in: self).x
        if drag?.move(to: x, isMirrored: isMirrored) == true { show(animated: true) }
        return super.continueTracking(touch, with: event)
    }

    /// Turns the switch over after a tap, or leaves it as a drag did, and tells of a change.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard let drag else { return }
        self.drag = nil
        let isOn = drag.hasMoved ? drag.isOn : isTouchInside != isOnStorage
        let isChanged = isOn != isOnStorage
        isOnStorage = isOn
        show(animated: true)
        if isChanged { sendValueChanged(event) }
    }

    /// Lets everything be as it was.
    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        drag = nil
        show(animated: true)
    }

    /// False for single taps and pans of recognizers around an enabled switch: it takes them.
    @discardableResult
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        let isPan = isEnabled && gestureRecognizer is UIPanGestureRecognizer && gestureRecognizer.view !== self
        if isPan || isSingleTapFromOutside(gestureRecognizer) { return false }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
}

/// A finger on a switch.
struct SwitchDrag {
    /// Points to the side that turn a switch over (assumed: half of the thumb's way).
    static let way: CGFloat = 10

    /// Where the finger was when the switch last turned over, or came down.
    private var anchor: CGFloat
    private(set) var isOn: Bool
    /// Whether it went far enough to be no tap.
    private(set) var hasMoved = false

    init(start: CGFloat, isOn: Bool) {
        anchor = start
        self.isOn = isOn
    }

    /// Follows the finger.
    /// - Returns: Whether the switch turned over.
    mutating func move(to x: CGFloat, isMirrored: Bool) -> Bool {
        let way = isMirrored ? anchor - x : x - anchor
        guard abs(way) >= Self.way else { return false }
        hasMoved = true
        anchor = x
        let wants = way > 0
        defer { isOn = wants }
        return wants != isOn
    }
}
