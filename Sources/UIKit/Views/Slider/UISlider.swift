import CoreGraphics
import Foundation

/// Sets a number in a range by a thumb on a track.
///
/// Only the thumb is dragged: a finger that comes down elsewhere moves nothing. From right to left the smallest value is
/// at the right. Override `trackRect(forBounds:)` and its kin to place the parts; where no images are set they are drawn
/// in the tint colours.
///
/// Appearance proxies have `minimumTrackTintColor`, `maximumTrackTintColor` and `thumbTintColor`.
@preconcurrency @MainActor
open class UISlider: UIControl {
    let face = SliderFace()
    var thumbImages = StateTable<UIImage>()
    var minimumTrackImages = StateTable<UIImage>()
    var maximumTrackImages = StateTable<UIImage>()
    private var number: Float = 0
    private var range: (least: Float, most: Float) = (0, 1)
    private var drag: SliderDrag?

    /// A slider at 0, from 0 to 1.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareSlider()
    }

    /// A slider of zero size; archives are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareSlider()
    }

    private func prepareSlider() {
        face.frame = layer.bounds
        addSubview(face)
        updateLooks()
    }

    // MARK: Value

    /// Where the thumb is, between the minimum and the maximum; setting it sends nothing. Default 0.
    open var value: Float {
        get { number }
        set { setValue(newValue, animated: false) }
    }

    /// The smallest value. A larger one than the maximum makes that as large. Default 0.
    open var minimumValue: Float {
        get { range.least }
        set {
            guard !newValue.isNaN else { return }
            range = (newValue, max(newValue, range.most))
            rangeDidChange()
        }
    }

    /// The largest value. A smaller one than the minimum makes that as small. Default 1.
    open var maximumValue: Float {
        get { range.most }
        set {
            guard !newValue.isNaN else { return }
            range = (min(newValue, range.least), newValue)
            rangeDidChange()
        }
    }

    private func rangeDidChange() {
        number = pinned(number)
        setNeedsLayout()
    }

    private func pinned(_ value: Float) -> Float { min(max(value, range.least), range.most) }

    /// Moves the thumb, and sends nothing.
    /// - Parameters:
    ///   - value: One outside of the range becomes the nearest in it; not a number is left out (assumed).
    ///   - animated: Whether the thumb slides, at a speed of the whole range in half a second (assumed).
    open func setValue(_ value: Float, animated: Bool) {
        guard !value.isNaN else { return }
        let value = pinned(value)
        guard value != number else { return }
        let way = abs(part(of: value) - part(of: number))
        number = value
        guard animated, windowStorage != nil else { return setNeedsLayout() }
        let duration = SliderFace.durationOfRange * Double(way)
        UIView.animate(withDuration: duration, delay: 0, options: [.beginFromCurrentState, .curveLinear]) {
            self.placeParts()
        }
    }

    /// A value as a part of the range, 0…1.
    private func part(of value: Float) -> CGFloat {
        let length = Double(range.most) - Double(range.least)
        guard length > 0, length.isFinite else { return 0 }
        return CGFloat((Double(value) - Double(range.least)) / length)
    }

    /// Whether `valueChanged` is sent at each move, or once at the end. Default true.
    open var isContinuous = true

    // MARK: Looks

    /// At the left end of the track, from right to left at the right. Default nil.
    open var minimumValueImage: UIImage? {
        didSet { looksDidChange() }
    }

    /// At the right end of the track, from right to left at the left. Default nil.
    open var maximumValueImage: UIImage? {
        didSet { looksDidChange() }
    }

    /// The track up to the thumb; setting it removes the images of that part (assumed). Default nil: the tint.
    open var minimumTrackTintColor: UIColor? {
        willSet { noteAppearance(\UISlider.minimumTrackTintColor, newValue) }
        didSet {
            minimumTrackImages = StateTable()
            looksDidChange()
        }
    }

    /// The track behind the thumb; setting it removes the images of that part (assumed). Default nil: `systemFill`.
    open var maximumTrackTintColor: UIColor? {
        willSet { noteAppearance(\UISlider.maximumTrackTintColor, newValue) }
        didSet {
            maximumTrackImages = StateTable()
            looksDidChange()
        }
    }

    /// The thumb; setting it removes its images (assumed). Default nil: white.
    open var thumbTintColor: UIColor? {
        willSet { noteAppearance(\UISlider.thumbTintColor, newValue) }
        didSet {
            thumbImages = StateTable()
            looksDidChange()
        }
    }

    /// By the platform. Default automatic.
    open var preferredBehavioralStyle = UIBehavioralStyle.automatic

    /// Always `pad`, as on every phone and pad.
    open var behavioralStyle: UIBehavioralStyle { .pad }

    // MARK: Images

    /// Sets the image of the thumb in a state. Default nil: a disc.
    open func setThumbImage(_ image: UIImage?, for state: State) {
        thumbImages.set(image, state)
        looksDidChange()
    }

    /// The image of the thumb in a state, else in the normal one.
    @discardableResult
    open func thumbImage(for state: State) -> UIImage? { thumbImages[state] }

    /// The image of the thumb in the present state.
    open var currentThumbImage: UIImage? { thumbImage(for: state) }

    /// Sets the image of the track up to the thumb in a state. Default nil: a line in the tint colour.
    open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
        minimumTrackImages.set(image, state)
        looksDidChange()
    }

    /// The image of the track up to the thumb in a state, else in the normal one.
    @discardableResult
    open func minimumTrackImage(for state: State) -> UIImage? { minimumTrackImages[state] }

    /// The image of the track up to the thumb in the present state.
    open var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }

    /// Sets the image of the track behind the thumb in a state. Default nil: a grey line.
    open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
        maximumTrackImages.set(image, state)
        looksDidChange()
    }

    /// The image of the track behind the thumb in a state, else in the normal one.
    @discardableResult
    open func maximumTrackImage(for state: State) -> UIImage? { maximumTrackImages[state] }

    /// The image of the track behind the thumb in the present state.
    open var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) }

    // MARK: Rectangles

    /// Where the image of the minimum lies: at the beginning, in the middle of the height; empty without one.
    @discardableResult
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        imageRect(of: minimumValueImage, atStart: !isMirrored, in: bounds)
    }

    /// Where the image of the maximum lies: at the end, in the middle of the height; empty without one.
    @discardableResult
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        imageRect(of: maximumValueImage, atStart: isMirrored, in: bounds)
    }

    private func imageRect(of image: UIImage?, atStart: Bool, in bounds: CGRect) -> CGRect {
        let size = image?.size ?? .zero
        let x = atStart ? bounds.minX : bounds.maxX - size.width
        return CGRect(
            x: x, y: onPixels(bounds.minY + (bounds.height - size.height) / 2), width: size.width, height: size.height)
    }

    /// Where the track lies: 4 points high, in the middle of the height, three points off the ends, or eight off an
    /// image there (assumed); as high as its images, where it has such.
    @discardableResult
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        let images = [minimumValueImageRect(forBounds: bounds), maximumValueImageRect(forBounds: bounds)]
        let (left, right) = isMirrored ? (images[1], images[0]) : (images[0], images[1])
        let start = left.width > 0 ? left.maxX + SliderFace.gap : bounds.minX + SliderFace.trackInset
        let end = right.width > 0 ? right.minX - SliderFace.gap : bounds.maxX - SliderFace.trackInset
        let height = max(currentMinimumTrackImage?.size.height ?? 0, currentMaximumTrackImage?.size.height ?? 0)
        let used = height > 0 ? height : SliderFace.trackHeight
        return CGRect(
            x: start, y: onPixels(bounds.midY - used / 2), width: max(0, end - start), height: used)
    }

    /// Where the thumb lies for a value: 31 points each way, or as large as its image; its middle is 1.2 points above
    /// that of the track, without an image.
    @discardableResult
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let part = isMirrored ? 1 - part(of: pinned(value)) : part(of: pinned(value))
        let way = rect.insetBy(dx: -SliderFace.trackInset, dy: 0)
        guard let image = currentThumbImage else {
            let side = SliderFace.thumbSide
            let x = (way.minX + part * max(0, way.width - side)).rounded()
            return CGRect(x: x, y: onPixels(rect.midY - SliderFace.thumbLift - side / 2), width: side, height: side)
        }
        let size = image.size
        return CGRect(
            x: (way.minX + part * max(0, way.width - size.width)).rounded(), y: onPixels(rect.midY - size.height / 2),
            width: size.width, height: size.height)
    }

    /// No width of its own; 34 points high, and more for higher images.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: naturalHeight)
    }

    /// The width of the bounds; 34 points high, and more for higher images.
    @discardableResult
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: bounds.width, height: naturalHeight) }

    private var naturalHeight: CGFloat {
        let images = [minimumValueImage, maximumValueImage, currentThumbImage].map { $0?.size.height ?? 0 }
        return images.reduce(SliderFace.height, max)
    }

    /// Two points at each side (assumed).
    open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 2) }

    // MARK: Accessibility

    override var accessibilityDefaults: AccessibilityDefaults {
        let range = maximumValue - minimumValue
        let percent = range > 0 ? ((value - minimumValue) / range * 100).rounded() : 0
        return AccessibilityDefaults(isElement: true, value: "\(Int(percent))%", traits: traits(beside: .adjustable))
    }

    /// The middle of the thumb.
    override var accessibilityPointOnScreen: CGPoint {
        let thumb = thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
        let frame = UIAccessibility.convertToScreenCoordinates(thumb, in: self)
        return CGPoint(x: frame.midX, y: frame.midY)
    }

    /// Moves the thumb by a tenth of the range (assumed) and sends `valueChanged`.
    open override func accessibilityIncrement() { step(by: 1) }
    /// Moves the thumb by a tenth of the range (assumed) and sends `valueChanged`.
    open override func accessibilityDecrement() { step(by: -1) }

    private func step(by tenths: Float) {
        guard isEnabled else { return }
        setValue(value + tenths * (maximumValue - minimumValue) / 10, animated: false)
        sendActions(for: .valueChanged)
    }

    /// Places the parts by the rectangles.
    open override func layoutSubviews() {
        super.layoutSubviews()
        placeParts()
    }

    private func placeParts() {
        let bounds = bounds
        face.frame = bounds
        let track = trackRect(forBounds: bounds)
        let thumb = thumbRect(forBounds: bounds, trackRect: track, value: number)
        face.place(
            track: track, thumb: thumb, isMirrored: isMirrored, least: minimumValueImageRect(forBounds: bounds),
            most: maximumValueImageRect(forBounds: bounds))
    }

    // MARK: Touches

    /// Takes the thumb, where the finger is on it or within 6.5 points of it (assumed).
    @discardableResult
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let place = touch.location(in: self)
        let thumb = thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: number)
        guard thumb.insetBy(dx: -SliderFace.grip, dy: -SliderFace.grip).contains(place) else { return false }
        drag = SliderDrag(start: place.x, startPart: part(of: number), startValue: number)
        return true
    }

    /// Moves the thumb as far as the finger moved.
    @discardableResult
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        follow(touch, event)
        return super.continueTracking(touch, with: event)
    }

    /// Lets the thumb go where the finger is; tells of the value if it was not told of while it changed.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if let touch { follow(touch, event) }
        let isChanged = drag.map { $0.startValue != number } ?? false
        drag = nil
        if isChanged, !isContinuous { sendValueChanged(event) }
    }

    private func follow(_ touch: UITouch, _ event: UIEvent?) {
        guard let drag else { return }
        let track = trackRect(forBounds: bounds)
        let thumb = thumbRect(forBounds: bounds, trackRect: track, value: number)
        let way = track.width + 2 * SliderFace.trackInset - thumb.width
        let x = touch.location(in: self).x
        var value = drag.startValue
        if x != drag.start {
            let part = drag.part(at: x, way: way, isMirrored: isMirrored)
            let (least, most) = (Double(range.least), Double(range.most))
            value = pinned(Float(least + (most - least) * Double(part)))
        }
        guard value != number, !value.isNaN else { return }
        number = value
        setNeedsLayout()
        if isContinuous { sendValueChanged(event) }
    }

    /// Lets the thumb go where it is.
    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        drag = nil
    }

    /// False for swipes along the slider of recognizers around it.
    @discardableResult
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if isEnabled, let swipe = gestureRecognizer as? UISwipeGestureRecognizer, swipe.view !== self,
            !swipe.direction.isDisjoint(with: [.left, .right])
        {
            return false
        }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    // MARK: Changes

    override func stateDidChange() {
        super.stateDidChange()
        looksDidChange()
    }

    func looksDidChange() {
        updateLooks()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func updateLooks() {
        face.alpha = isEnabled ? 1 : Self.disabledAlpha
        face.show(
            thumb: currentThumbImage, minimum: currentMinimumTrackImage, maximum: currentMaximumTrackImage,
            ends: (minimumValueImage, maximumValueImage))
        face.thumb.color = thumbTintColor ?? .white
        face.minimumTrack.backgroundColor = currentMinimumTrackImage == nil ? minimumTrackTintColor ?? tintColor : nil
        face.maximumTrack.backgroundColor = currentMaximumTrackImage == nil ? maximumTrackTintColor ?? .systemFill : nil
    }

    /// Takes a new tint over.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateLooks()
    }

    override func semanticContentDidChange() {
        super.semanticContentDidChange()
        setNeedsLayout()
    }

    override func resolveDynamicAppearance() {
        super.resolveDynamicAppearance()
        setNeedsLayout()
    }
}

/// A finger on a slider's thumb.
struct SliderDrag {
    /// Where the finger came down.
    let start: CGFloat
    /// Where the thumb was then, as a part of its way.
    let startPart: CGFloat
    let startValue: Float

    /// Where the thumb is for a place of the finger, 0…1.
    func part(at x: CGFloat, way: CGFloat, isMirrored: Bool) -> CGFloat {
        guard way > 0 else { return startPart }
        let moved = (isMirrored ? start - x : x - start) / way
        return min(max(startPart + moved, 0), 1)
    }
}
