import CoreGraphics
import Foundation

/// Takes a number up and down by steps, with two buttons side by side.
///
/// The value changes when a finger comes down (assumed), and again and again while it stays: half a second later, then
/// ten times a second (assumed). From right to left the two change places (assumed).
///
/// Appearance proxies have the setters of its images.
@preconcurrency @MainActor
open class UIStepper: UIControl {
    let face = StepperFace()
    private var backgrounds = StateTable<UIImage>()
    private var increments = StateTable<UIImage>()
    private var decrements = StateTable<UIImage>()
    private var dividers: [StatePair: UIImage] = [:]
    private var number: Double = 0
    private var limits: (least: Double, most: Double) = (0, 100)
    private var step: Double = 1
    private var press: StepperPress?

    /// A stepper at 0, from 0 to 100 by 1, at the frame's origin; the frame's size does not count.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: StepperFace.size))
        prepareStepper()
    }

    /// A stepper of its own size; archives are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        bounds.size = StepperFace.size
        prepareStepper()
    }

    private func prepareStepper() {
        face.frame = layer.bounds
        addSubview(face)
        show()
    }

    // MARK: Value

    /// The number, between the minimum and the maximum; setting it sends nothing. Default 0.
    open var value: Double {
        get { number }
        set {
            guard !newValue.isNaN else { return }
            number = min(max(newValue, limits.least), limits.most)
            show()
        }
    }

    /// The smallest number; one that is not below the maximum is an error. Default 0.
    open var minimumValue: Double {
        get { limits.least }
        set {
            guard newValue < limits.most else {
                return report(misuse: "minimumValue \(newValue) has to be less than maximumValue \(limits.most)")
            }
            limits.least = newValue
            value = number
        }
    }

    /// The largest number; one that is not above the minimum is an error. Default 100.
    open var maximumValue: Double {
        get { limits.most }
        set {
            guard newValue > limits.least else {
                return report(misuse: "maximumValue \(newValue) has to be more than minimumValue \(limits.least)")
            }
            limits.most = newValue
            value = number
        }
    }

    /// By how much a step changes the number; 0 and less is an error. Default 1.
    open var stepValue: Double {
        get { step }
        set {
            guard newValue > 0 else { return report(misuse: "stepValue \(newValue) has to be more than 0") }
            step = newValue
        }
    }

    /// Whether a finger that stays changes the number again and again. Default true.
    open var autorepeat = true

    /// Whether a step beyond one end goes on at the other. Default false.
    open var wraps = false {
        didSet { show() }
    }

    /// Whether `valueChanged` is sent at each step, or once when the finger is lifted. Default true.
    open var isContinuous = true

    private func canStep(up: Bool) -> Bool { wraps || (up ? number < limits.most : number > limits.least) }

    /// Takes a step.
    /// - Returns: Whether the number changed.
    private func takeStep(up: Bool) -> Bool {
        let wanted = number + (up ? step : -step)
        let old = number
        if wanted > limits.most {
            number = wraps && old >= limits.most ? limits.least : limits.most
        } else if wanted < limits.least {
            number = wraps && old <= limits.least ? limits.most : limits.least
        } else {
            number = wanted
        }
        show()
        return number != old
    }

    // MARK: Images

    /// Sets the image behind everything in a state. Default nil: a rounded grey plate.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        noteAppearance(
            image, axes: [Int(state.rawValue)], read: { (view: UIStepper) in view.backgrounds.own(state) },
            write: { $0.setBackgroundImage($1, for: state) })
        backgrounds.set(image, state)
        show()
    }

    /// The background image of a state, else of the normal one.
    @discardableResult
    open func backgroundImage(for state: State) -> UIImage? { backgrounds[state] }

    /// Sets the image between the buttons for their states. Default nil: a grey line.
    open func setDividerImage(
        _ image: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State
    ) {
        let pair = StatePair(left: leftState, right: rightState)
        noteAppearance(
            image, axes: [Int(leftState.rawValue), Int(rightState.rawValue)],
            read: { (view: UIStepper) in view.dividers[pair] },
            write: { $0.setDividerImage($1, forLeftSegmentState: leftState, rightSegmentState: rightState) })
        dividers[pair] = image
        show()
    }

    /// The image between the buttons for their states, else for the normal ones.
    @discardableResult
    open func dividerImage(forLeftSegmentState state: State, rightSegmentState: State) -> UIImage? {
        dividers[StatePair(left: state, right: rightSegmentState)] ?? dividers[StatePair(left: [], right: [])]
    }

    /// Sets the sign of the button that takes the number up. Default nil: a plus.
    open func setIncrementImage(_ image: UIImage?, for state: State) {
        noteAppearance(
            image, axes: [Int(state.rawValue)], read: { (view: UIStepper) in view.increments.own(state) },
            write: { $0.setIncrementImage($1, for: state) })
        increments.set(image, state)
        show()
    }

    /// The sign of the button that takes the number up in a state, else in the normal one.
    @discardableResult
    open func incrementImage(for state: State) -> UIImage? { increments[state] }

    /// Sets the sign of the button that takes the number down. Default nil: a minus.
    open func setDecrementImage(_ image: UIImage?, for state: State) {
        noteAppearance(
            image, axes: [Int(state.rawValue)], read: { (view: UIStepper) in view.decrements.own(state) },
            write: { $0.setDecrementImage($1, for: state) })
        decrements.set(image, state)
        show()
    }

    /// The sign of the button that takes the number down in a state, else in the normal one.
    @discardableResult
    open func decrementImage(for state: State) -> UIImage? { decrements[state] }

    // MARK: Looks

    /// The state of one of the buttons.
    private func state(ofUp up: Bool) -> State {
        var state: State = isEnabled ? [] : .disabled
        if !canStep(up: up) { state.insert(.disabled) }
        if press?.isUp == up, press?.isInside == true { state.insert(.highlighted) }
        return state
    }

    private func show() {
        let (down, up) = (state(ofUp: false), state(ofUp: true))
        let (left, right) = isMirrored ? (up, down) : (down, up)
        face.alpha = isEnabled ? 1 : Self.disabledAlpha
        face.show(
            StepperFace.Pose(
                down: StepperFace.Side(
                    image: decrementImage(for: down), isPressed: down.contains(.highlighted),
                    isUsable: canStep(up: false)),
                up: StepperFace.Side(
                    image: incrementImage(for: up), isPressed: up.contains(.highlighted), isUsable: canStep(up: true)),
                background: backgroundImage(for: state),
                divider: dividerImage(forLeftSegmentState: left, rightSegmentState: right), isMirrored: isMirrored))
    }

    override func stateDidChange() {
        super.stateDidChange()
        show()
    }

    // MARK: Accessibility

    override var accessibilityOwnElements: [Any]? { accessibilityParts(2) }

    func accessibilityPart(at index: Int) -> AccessibilityPartAnswer? {
        let up = index == 1
        let isRight = up != isMirrored
        let half = bounds.divided(atDistance: bounds.width / 2, from: .minXEdge)
        return AccessibilityPartAnswer(
            label: up ? "Increment" : "Decrement",
            traits: isEnabled && canStep(up: up) ? .button : [.button, .notEnabled],
            frame: isRight ? half.remainder : half.slice)
    }

    override func boundsDidChange(from old: CGRect) {
        super.boundsDidChange(from: old)
        face.frame = layer.bounds
        face.setNeedsLayout()
    }

    override func semanticContentDidChange() {
        super.semanticContentDidChange()
        show()
    }

    override func resolveDynamicAppearance() {
        super.resolveDynamicAppearance()
        show()
    }

    /// 94 × 32 points.
    open override var intrinsicContentSize: CGSize { StepperFace.size }

    /// 94 × 32 points.
    @discardableResult
    open override func sizeThatFits(_ size: CGSize) -> CGSize { StepperFace.size }

    // MARK: Touches

    /// Takes the first step, where the button under the finger can.
    @discardableResult
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let up = isUp(touch)
        guard super.beginTracking(touch, with: event), canStep(up: up) else { return false }
        let press = StepperPress(isUp: up)
        self.press = press
        takeStep(of: press, event)
        if autorepeat { repeatStep(of: press, after: StepperPress.delay) }
        return true
    }

    /// Rests while the finger is not on its button.
    @discardableResult
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        if let press {
            let isInside = bounds.contains(touch.location(in: self)) && isUp(touch) == press.isUp
            if isInside != press.isInside {
                press.isInside = isInside
                show()
            }
        }
        return super.continueTracking(touch, with: event)
    }

    /// Ends the steps; tells of them if they were not told of one by one.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        let isChanged = press?.isChanged == true
        endPress()
        if isChanged, !isContinuous { sendValueChanged(event) }
    }

    /// Ends the steps.
    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        endPress()
    }

    private func endPress() {
        press?.timer?.invalidate()
        press = nil
        show()
    }

    private func isUp(_ touch: UITouch) -> Bool { (touch.location(in: self).x >= bounds.midX) != isMirrored }

    private func takeStep(of press: StepperPress, _ event: UIEvent?) {
        guard takeStep(up: press.isUp) else { return }
        press.isChanged = true
        if isContinuous { sendValueChanged(event) }
    }

    private func repeatStep(of press: StepperPress, after delay: Double) {
        press.timer = Timer.scheduledTimer(withTimeInterval: delay, repeats: false) { [weak self] _ in
            self?.timeForStep(after: press)
        }
    }

    private func timeForStep(after press: StepperPress) {
        guard press === self.press else { return }
        if press.isInside { takeStep(of: press, nil) }
        if canStep(up: press.isUp) { repeatStep(of: press, after: StepperPress.interval) }
    }

    /// False for single taps of recognizers around an enabled stepper: it takes them.
    @discardableResult
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if isSingleTapFromOutside(gestureRecognizer) { return false }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
}

/// A finger on one of a stepper's buttons.
@MainActor
private final class StepperPress {
    /// Seconds to the second step, and between those after it (assumed).
    static let delay = 0.5
    static let interval = 0.1

    let isUp: Bool
    var isInside = true
    var isChanged = false
    var timer: Timer?

    init(isUp: Bool) {
        self.isUp = isUp
    }
}

/// The states at both sides of a divider.
struct StatePair: Hashable {
    var left: UIControl.State
    var right: UIControl.State
}

extension UIStepper: AccessibilityPartOwner {}
