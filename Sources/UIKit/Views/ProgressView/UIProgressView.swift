import CoreGraphics
import Foundation

/// Shows how far something has come, as a bar that fills up.
///
/// The bar fills the view's height and fills up from the leading side. Appearance proxies have its colours and images.
@preconcurrency @MainActor
open class UIProgressView: UIView {
    /// How a bar looks.
    public enum Style: Int, Sendable, CaseIterable {
        /// 4 points high, with round ends.
        case `default` = 0
        /// For toolbars: 2.5 points high, with straight ends (assumed).
        case bar = 1

        fileprivate var height: CGFloat { self == .default ? 4 : 2.5 }
    }

    /// The width of a view that is made without a frame (assumed).
    private static let width: CGFloat = 150
    /// Seconds of an animated change (assumed).
    private static let duration = 0.25
    /// Seconds between looks at an observed progress.
    private static let interval = 1.0 / 60

    let track = ControlPart()
    let fill = ControlPart()
    private var trackPicture: UIImageView?
    private var fillPicture: UIImageView?
    private var part: Float = 0
    private var watch: Timer?

    /// An empty bar of the default style.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareProgress()
    }

    /// An empty bar of zero size; archives are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareProgress()
    }

    /// An empty bar, as high as its style says and 150 points wide (assumed).
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: CGRect(x: 0, y: 0, width: Self.width, height: style.height))
        progressViewStyle = style
    }

    private func prepareProgress() {
        addSubview(track)
        addSubview(fill)
        updateLooks()
    }

    isolated deinit { watch?.invalidate() }

    // MARK: Progress

    /// How far it is, from 0 to 1; other numbers become the nearest of these. Default 0.
    @_nonoverride open var progress: Float {
        get { part }
        set { setProgress(newValue, animated: false) }
    }

    /// Sets how far it is, at once or in a quarter of a second (assumed).
    open func setProgress(_ progress: Float, animated: Bool) {
        guard !progress.isNaN else { return }
        let progress = min(max(progress, 0), 1)
        guard progress != part else { return }
        part = progress
        guard animated, windowStorage != nil else { return setNeedsLayout() }
        UIView.animate(withDuration: Self.duration, delay: 0, options: .beginFromCurrentState) { self.placeParts() }
    }

    /// Shown from now on, with animations. Default nil: `progress` is set by the app.
    ///
    /// Foundation on Linux tells nobody of a progress's changes: the view looks at it sixty times a second while it is
    /// in a window and the progress is not at its end.
    open var observedProgress: Progress? {
        didSet {
            look(animated: false)
            watchProgress()
        }
    }

    private func look(animated: Bool) {
        guard let observedProgress else { return }
        setProgress(Float(observedProgress.fractionCompleted), animated: animated)
    }

    private func watchProgress() {
        watch?.invalidate()
        watch = nil
        guard let observedProgress, windowStorage != nil, !observedProgress.isFinished, !observedProgress.isCancelled
        else { return }
        watch = Timer.scheduledTimer(withTimeInterval: Self.interval, repeats: false) { [weak self] _ in
            self?.look(animated: true)
            self?.watchProgress()
        }
    }

    /// Looks at the observed progress while the view is in a window.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        look(animated: false)
        watchProgress()
    }

    // MARK: Looks

    /// How the bar looks. Default `default`.
    open var progressViewStyle = Style.default {
        didSet {
            updateLooks()
            invalidateIntrinsicContentSize()
        }
    }

    /// The part that is full; setting it removes its image (assumed). Default nil: the tint.
    open var progressTintColor: UIColor? {
        willSet { noteAppearance(\UIProgressView.progressTintColor, newValue) }
        didSet {
            progressImageStorage = nil
            updateLooks()
        }
    }

    /// The part behind it; setting it removes its image (assumed). Default nil: `systemFill`.
    open var trackTintColor: UIColor? {
        willSet { noteAppearance(\UIProgressView.trackTintColor, newValue) }
        didSet {
            trackImageStorage = nil
            updateLooks()
        }
    }

    /// Drawn in place of the part that is full. Default nil.
    open var progressImage: UIImage? {
        get { progressImageStorage }
        set {
            noteAppearance(\UIProgressView.progressImage, newValue)
            progressImageStorage = newValue
            updateLooks()
        }
    }

    /// Drawn in place of the part behind it. Default nil.
    open var trackImage: UIImage? {
        get { trackImageStorage }
        set {
            noteAppearance(\UIProgressView.trackImage, newValue)
            trackImageStorage = newValue
            updateLooks()
        }
    }

    private var progressImageStorage: UIImage?
    private var trackImageStorage: UIImage?

    private func updateLooks() {
        track.backgroundColor = trackImageStorage == nil ? trackTintColor ?? .systemFill : nil
        fill.backgroundColor = progressImageStorage == nil ? progressTintColor ?? tintColor : nil
        for part in [track, fill] {
            part.isCapsule = progressViewStyle == .default
            if !part.isCapsule { part.layer.cornerRadius = 0 }
        }
        show(trackImageStorage, in: &trackPicture, above: track)
        show(progressImageStorage, in: &fillPicture, above: fill)
        setNeedsLayout()
    }

    private func show(_ image: UIImage?, in view: inout UIImageView?, above part: UIView) {
        if image == nil { view?.removeFromSuperview() }
        guard let image else {
            view = nil
            return
        }
        let used = view ?? UIImageView()
        used.image = image
        if view == nil { insertSubview(used, aboveSubview: part) }
        view = used
    }

    /// Takes a new tint over.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateLooks()
    }

    // MARK: Layout

    /// In steps of 5 (assumed).
    private var spokenPercent: Int { Int((progress * 20).rounded()) * 5 }

    override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(
            isElement: true, label: "Progress", value: "\(spokenPercent)%", traits: .updatesFrequently)
    }

    /// No width of its own; as high as its style says.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: progressViewStyle.height)
    }

    /// The width of the bounds; as high as its style says.
    @discardableResult
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: bounds.width, height: progressViewStyle.height)
    }

    /// Places the bar.
    open override func layoutSubviews() {
        super.layoutSubviews()
        placeParts()
    }

    private func placeParts() {
        let bounds = bounds
        let width = bounds.width * CGFloat(part)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let full = CGRect(
            x: isMirrored ? bounds.maxX - width : bounds.minX, y: bounds.minY, width: width, height: bounds.height)
        track.frame = bounds
        trackPicture?.frame = bounds
        fill.frame = full
        fillPicture?.frame = full
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
