import CoreGraphics
import Foundation

/// Turns while something goes on.
///
/// Eight spokes are strongest one after the other, a turn in a second.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
    /// Size and colour.
    public enum Style: Int, Sendable {
        /// 20 points, grey.
        case medium = 100
        /// 37 points, grey.
        case large = 101
        /// 37 points, white: from before iOS 13.
        case whiteLarge = 0
        /// 20 points, white: from before iOS 13.
        case white = 1
        /// 20 points, grey: from before iOS 13.
        case gray = 2

        fileprivate var side: CGFloat { self == .large || self == .whiteLarge ? 37 : 20 }
        fileprivate var color: UIColor { self == .white || self == .whiteLarge ? .white : SpinnerForm.color }
    }

    private let spinner = Spinner(SpinnerForm(side: Style.medium.side))
    private var isSpinning = false
    /// The indicator's style: `style` alone is what a view keeps for itself in this module.
    private var look = Style.medium
    private var ownColor: UIColor?

    /// A hidden indicator of the style's size.
    public init(style: Style) {
        look = style
        super.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
        prepare()
    }

    /// A hidden indicator of medium style, in the middle of its frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// A hidden indicator of medium style; archives are not read.
    public required init(coder: NSCoder) {
        super.init(frame: .zero)
        prepare()
    }

    private func prepare() {
        layer.addSublayer(spinner.layer)
        spinner.change(to: SpinnerForm(side: look.side))
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            setContentHuggingPriority(.defaultHigh, for: axis)
        }
        place()
        colour()
        isHidden = true
    }

    /// Size and colour. Default `medium`.
    @_nonoverride open var style: Style {
        get { look }
        set {
            guard newValue != look else { return }
            look = newValue
            spinner.change(to: SpinnerForm(side: look.side))
            if isSpinning { spin() }
            colour()
            invalidateIntrinsicContentSize()
        }
    }

    /// Whether the view hides while it does not turn. Default true.
    open var hidesWhenStopped = true {
        didSet { if !isSpinning { isHidden = hidesWhenStopped } }
    }

    /// The colour of the strongest spoke; an appearance proxy has it. Nil sets the style's again, which is the default: a
    /// pale grey, or white.
    open var color: UIColor! {
        get { ownColor ?? look.color }
        set {
            noteAppearance(
                newValue, read: { (view: UIActivityIndicatorView) in view.ownColor }, write: { $0.color = $1 })
            ownColor = newValue
            colour()
        }
    }

    /// Turns, and shows the view.
    open func startAnimating() {
        guard !isSpinning else { return }
        isSpinning = true
        if hidesWhenStopped { isHidden = false }
        spin()
    }

    /// Stands still; hides the view if `hidesWhenStopped`.
    open func stopAnimating() {
        guard isSpinning else { return }
        isSpinning = false
        spinner.stop()
        if hidesWhenStopped { isHidden = true }
    }

    /// True from `startAnimating()` to `stopAnimating()`.
    open var isAnimating: Bool { isSpinning }

    override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(
            isElement: true, label: isAnimating ? "In progress" : "Progress halted", value: isAnimating ? "1" : "0")
    }

    /// The style's size.
    open override var intrinsicContentSize: CGSize { CGSize(width: look.side, height: look.side) }

    /// The style's size.
    @discardableResult
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// Begins to turn anew when the view enters a window.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if isSpinning { spin() }
    }

    override func boundsDidChange(from old: CGRect) {
        super.boundsDidChange(from: old)
        place()
    }

    override func resolveDynamicAppearance() {
        super.resolveDynamicAppearance()
        colour()
    }

    private func spin() {
        if windowStorage != nil { spinner.spin() }
    }

    private func place() { spinner.place(CGPoint(x: layer.bounds.midX, y: layer.bounds.midY)) }

    private func colour() { spinner.color(color.resolvedCGColor(in: self)) }
}
