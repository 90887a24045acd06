import CoreGraphics
import Foundation

/// A row of dots, one a page, of which one stands out.
///
/// A tap after the middle goes a page on, one before it a page back (assumed); a finger that is moved along goes through
/// the pages under it. Where there is no room for all of the dots those around the current one are shown, smaller at the
/// ends (assumed).
///
/// Appearance proxies have `pageIndicatorTintColor` and `currentPageIndicatorTintColor`.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
    /// What a finger does to the page.
    public enum InteractionState: Int, Sendable, CaseIterable {
        /// Nothing.
        case none = 0
        /// The user changed the page by one tap.
        case discrete = 1
        /// The user goes through the pages.
        case continuous = 2
    }

    /// When the dots lie on a plate.
    public enum BackgroundStyle: Int, Sendable, CaseIterable {
        /// While a finger goes through the pages.
        case automatic = 0
        /// Always.
        case prominent = 1
        /// Never.
        case minimal = 2
    }

    /// Which way the pages follow one another.
    public enum Direction: Int, Sendable, CaseIterable {
        /// As the user interface runs.
        case natural = 0
        case leftToRight = 1
        case rightToLeft = 2
        case topToBottom = 3
        case bottomToTop = 4
    }

    let row = PageDots()
    private var count = 0
    private var page = 0
    private var images: [Int: UIImage] = [:]
    private var currentImages: [Int: UIImage] = [:]
    private var interaction = InteractionState.none
    private var drag: PageDrag?

    /// A control without pages.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        preparePages()
    }

    /// A control of zero size; archives are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        preparePages()
    }

    private func preparePages() {
        row.frame = layer.bounds
        addSubview(row)
        updateDots()
    }

    // MARK: Pages

    /// How many pages there are; 0 and more. Default 0.
    open var numberOfPages: Int {
        get { count }
        set {
            let new = max(0, newValue)
            guard new != count else { return }
            count = new
            page = min(page, max(0, new - 1))
            images = images.filter { $0.key < new }
            currentImages = currentImages.filter { $0.key < new }
            updateDots()
            invalidateIntrinsicContentSize()
        }
    }

    /// The page that stands out, from 0; numbers without a page become the nearest with one. Default 0.
    open var currentPage: Int {
        get { page }
        set {
            let new = min(max(newValue, 0), max(0, count - 1))
            guard new != page else { return }
            page = new
            updateDots()
        }
    }

    /// Whether one page alone shows no dot. Default false.
    open var hidesForSinglePage = false {
        didSet { updateDots() }
    }

    /// Kept, without effect since iOS 14. Default false.
    open var defersCurrentPageDisplay = false

    /// Does nothing since iOS 14.
    open func updateCurrentPageDisplay() {}

    // MARK: Looks

    /// The other dots; used as it is. Default nil: half of white.
    open var pageIndicatorTintColor: UIColor? {
        willSet { noteAppearance(\UIPageControl.pageIndicatorTintColor, newValue) }
        didSet { updateDots() }
    }

    /// The dot of the current page; used as it is. Default nil: white.
    open var currentPageIndicatorTintColor: UIColor? {
        willSet { noteAppearance(\UIPageControl.currentPageIndicatorTintColor, newValue) }
        didSet { updateDots() }
    }

    /// When the dots lie on a plate. Default automatic.
    open var backgroundStyle = BackgroundStyle.automatic {
        didSet { updateDots() }
    }

    /// Which way the pages follow one another. Default natural.
    open var direction = Direction.natural {
        didSet {
            updateDots()
            invalidateIntrinsicContentSize()
        }
    }

    /// What a finger does to the page while `valueChanged` is sent. Default none.
    open var interactionState: InteractionState { interaction }

    /// Whether a finger that is moved along goes through the pages. Default true.
    open var allowsContinuousInteraction = true

    /// Shown in place of dots, as a template. Default nil.
    open var preferredIndicatorImage: UIImage? {
        didSet { imagesDidChange() }
    }

    /// Shown for the current page. Default nil: as the others.
    open var preferredCurrentPageIndicatorImage: UIImage? {
        didSet { imagesDidChange() }
    }

    /// Sets the image of one page; nil takes it away.
    /// - Parameter page: of those that there are; others are an error.
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
        guard isPage(page) else { return }
        images[page] = image
        imagesDidChange()
    }

    /// The image that was set for a page.
    @discardableResult
    open func indicatorImage(forPage page: Int) -> UIImage? { isPage(page) ? images[page] : nil }

    /// Sets the image of one page for while it is the current one; nil takes it away.
    /// - Parameter page: of those that there are; others are an error.
    open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
        guard isPage(page) else { return }
        currentImages[page] = image
        imagesDidChange()
    }

    /// The image that was set for a page for while it is the current one.
    @discardableResult
    open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { isPage(page) ? currentImages[page] : nil }

    private func isPage(_ page: Int) -> Bool {
        if page >= 0, page < count { return true }
        report(misuse: "page \(page) is not among the \(count) of the page control")
        return false
    }

    private func imagesDidChange() {
        updateDots()
        invalidateIntrinsicContentSize()
    }

    private func updateDots() {
        let isShown = count > 1 || (count == 1 && !hidesForSinglePage)
        let hasPlate = backgroundStyle == .prominent || (backgroundStyle == .automatic && interaction == .continuous)
        row.alpha = isEnabled ? 1 : Self.disabledAlpha
        row.show(
            PageDots.Style(
                count: isShown ? count : 0, current: page, image: preferredIndicatorImage,
                currentImage: preferredCurrentPageIndicatorImage, images: images, currentImages: currentImages,
                color: pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.5),
                currentColor: currentPageIndicatorTintColor ?? .white, hasPlate: hasPlate && isShown,
                order: order))
    }

    /// How the dots lie.
    private var order: PageDots.Order {
        switch direction {
        case .natural: isMirrored ? .rightToLeft : .leftToRight
        case .leftToRight: .leftToRight
        case .rightToLeft: .rightToLeft
        case .topToBottom: .topToBottom
        case .bottomToTop: .bottomToTop
        }
    }

    override func stateDidChange() {
        super.stateDidChange()
        updateDots()
    }

    override func boundsDidChange(from old: CGRect) {
        super.boundsDidChange(from: old)
        row.frame = layer.bounds
    }

    override func semanticContentDidChange() {
        super.semanticContentDidChange()
        updateDots()
    }

    override func resolveDynamicAppearance() {
        super.resolveDynamicAppearance()
        updateDots()
    }

    // MARK: Size

    /// How large the control is for a number of pages, in points.
    @discardableResult
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        let ground = PageDots.size(pages: max(0, pageCount), row.looks, scale: traitCollection.displayScale)
        return order.isUpright ? CGSize(width: ground.height, height: ground.width) : ground
    }

    // MARK: Accessibility

    override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(
            isElement: true, value: "page \(currentPage + 1) of \(numberOfPages)", traits: traits(beside: .adjustable),
            userInputLabels: ["Page control"])
    }

    /// Goes to the next page and sends `valueChanged`, where there is one.
    open override func accessibilityIncrement() { turn(to: currentPage + 1) }
    /// Goes to the page before and sends `valueChanged`, where there is one.
    open override func accessibilityDecrement() { turn(to: currentPage - 1) }

    private func turn(to page: Int) {
        guard isEnabled, (0..<numberOfPages).contains(page) else { return }
        currentPage = page
        sendActions(for: .valueChanged)
    }

    /// The size for the pages that there are.
    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: count) }

    /// The size for the pages that there are.
    @discardableResult
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    // MARK: Touches

    /// Remembers where the finger came down.
    @discardableResult
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard super.beginTracking(touch, with: event), count > 0 else { return false }
        drag = PageDrag(start: touch.location(in: self))
        return true
    }

    /// Goes to the page under a finger that is moved along.
    @discardableResult
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard allowsContinuousInteraction, let drag else { return super.continueTracking(touch, with: event) }
        let place = touch.location(in: self)
        if interaction != .continuous {
            guard drag.hasMoved(to: place) else { return super.continueTracking(touch, with: event) }
            interaction = .continuous
            updateDots()
        }
        go(to: row.page(at: convert(place, to: row)), event)
        return super.continueTracking(touch, with: event)
    }

    /// Goes a page on or back after a tap.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if interaction == .none, isTouchInside, let touch {
            interaction = .discrete
            go(to: page + (order.isAhead(touch.location(in: self), in: bounds) ? 1 : -1), event)
        }
        endInteraction()
    }

    /// Stays at the page that it is at.
    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        endInteraction()
    }

    private func endInteraction() {
        drag = nil
        interaction = .none
        updateDots()
    }

    private func go(to wanted: Int, _ event: UIEvent?) {
        let old = page
        currentPage = wanted
        if page != old { sendValueChanged(event) }
    }

    /// False for single taps of recognizers around an enabled control: it takes them.
    @discardableResult
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if isSingleTapFromOutside(gestureRecognizer) { return false }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
}

/// A finger on a page control.
private struct PageDrag {
    /// Points after which it is no tap (assumed).
    static let slop: CGFloat = 10

    let start: CGPoint

    func hasMoved(to place: CGPoint) -> Bool {
        max(abs(place.x - start.x), abs(place.y - start.y)) >= Self.slop
    }
}
