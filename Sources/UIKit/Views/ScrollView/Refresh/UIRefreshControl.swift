import CoreGraphics
import Foundation

/// Lets the user ask for new content by pulling what there is down.
///
/// A refresh control belongs to a scroll view, above whose content it comes out. Pulled 90 points it begins to refresh
/// and sends `valueChanged`, while the finger is still down; once that is lifted the content keeps 60 points off its
/// edge, until `endRefreshing()` (90 is assumed).
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
    /// Points.
    static let height: CGFloat = 60
    /// Points that the content has to be pulled beyond its edge (assumed).
    static let threshold: CGFloat = 90

    private let spinner = Spinner(SpinnerForm(side: 20))
    private var titleLabel: UILabel?
    private var isRefreshingStorage = false
    /// True once the content keeps off its edge.
    private(set) var isHolding = false
    /// True from a refresh on until the finger that began it is up.
    private var isSpent = false

    /// The scroll view that it belongs to.
    private(set) weak var scrollView: UIScrollView?

    /// A hidden control, 60 points high and as wide as the screen (assumed).
    public init() {
        super.init(frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: Self.height))
        prepare()
    }

    /// A hidden control; its scroll view places it.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// A hidden control; archives are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        layer.addSublayer(spinner.layer)
        spinner.reveal(0)
        placeParts()
        colour()
        isHidden = true
    }

    // MARK: Looks

    /// Below the spinner. Default nil. An appearance proxy has it.
    open var attributedTitle: NSAttributedString? {
        willSet { noteAppearance(\UIRefreshControl.attributedTitle, newValue) }
        didSet {
            if attributedTitle != nil, titleLabel == nil {
                let label = UILabel()
                label.textAlignment = .center
                titleLabel = label
                addSubview(label)
            }
            titleLabel?.attributedText = attributedTitle
            placeParts()
        }
    }

    /// The colour of the spinner's strongest spoke; nil sets the default again, which is an activity indicator's, whatever
    /// the views around it are tinted with (assumed).
    open override var tintColor: UIColor! {
        get { style.tintColor ?? SpinnerForm.color }
        set { super.tintColor = newValue }
    }

    override func resolveDynamicAppearance() {
        super.resolveDynamicAppearance()
        colour()
    }

    private func colour() { spinner.color(tintColor.resolvedCGColor(in: self)) }

    override func boundsDidChange(from old: CGRect) {
        super.boundsDidChange(from: old)
        placeParts()
    }

    /// The spinner in the middle; with a title in the middle of what is above that (assumed).
    private func placeParts() {
        let bounds = layer.bounds
        guard let titleLabel, attributedTitle != nil else {
            spinner.place(CGPoint(x: bounds.midX, y: bounds.midY))
            return
        }
        let size = titleLabel.sizeThatFits(bounds.size)
        titleLabel.frame = CGRect(x: 0, y: bounds.maxY - size.height - 4, width: bounds.width, height: size.height)
        spinner.place(CGPoint(x: bounds.midX, y: titleLabel.frame.minY / 2))
    }

    // MARK: Refreshing

    /// True from the pull, or `beginRefreshing()`, to `endRefreshing()`.
    open var isRefreshing: Bool { isRefreshingStorage }

    /// Shows that something else began a refresh: neither scrolls to the control nor sends anything.
    open func beginRefreshing() {
        guard !isRefreshingStorage else { return }
        begin()
        if scrollView?.isDragging != true { hold() }
    }

    /// Ends the refresh: the content goes back to its edge.
    open func endRefreshing() {
        guard isRefreshingStorage else { return }
        isRefreshingStorage = false
        isSpent = scrollView?.isDragging ?? false
        spinner.stop()
        release()
        follow()
    }

    private func begin() {
        isRefreshingStorage = true
        isHidden = false
        if windowStorage != nil { spinner.spin() }
    }

    /// Goes on turning when the control enters a window.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if isRefreshingStorage, windowStorage != nil { spinner.spin() }
    }

    /// The content keeps off its edge from now on.
    private func hold() {
        guard !isHolding, let scrollView else { return }
        isHolding = true
        scrollView.refreshInset = Self.height
    }

    private func release() {
        guard isHolding else { return }
        isHolding = false
        scrollView?.refreshInset = 0
        scrollView?.returnToRange()
    }

    // MARK: The scroll view

    func join(_ scrollView: UIScrollView?) {
        guard scrollView !== self.scrollView else { return }
        release()
        self.scrollView = scrollView
        if isRefreshingStorage { hold() }
        follow()
    }

    /// One that is added to a scroll view as a subview belongs to it, where that has no other.
    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        if let parent = parentView as? UIScrollView {
            if parent.refreshControl == nil { parent.refreshControl = self }
        } else if let scrollView, scrollView.refreshControl === self {
            scrollView.refreshControl = nil
        }
    }

    /// How far the content is pulled beyond its edge.
    private var pull: CGFloat {
        guard let scrollView else { return 0 }
        return -scrollView.contentOffset.y - (scrollView.adjustedContentInset.top - scrollView.refreshInset)
    }

    /// The content was moved.
    func follow() {
        guard let scrollView else { return }
        let pull = pull
        let bounds = scrollView.layer.bounds
        let top = scrollView.adjustedContentInset.top - scrollView.refreshInset
        let place = CGRect(x: 0, y: bounds.minY + top, width: bounds.width, height: Self.height)
        if frame != place { frame = place }
        if !isRefreshingStorage {
            isHidden = pull <= 0
            spinner.reveal(Double(min(max(pull / Self.threshold, 0), 1)))
        }
        guard scrollView.isDragging, pull >= Self.threshold, !isRefreshingStorage, !isSpent, isEnabled else { return }
        begin()
        sendActions(for: .valueChanged)
    }

    /// The finger is lifted.
    func fingerIsUp() {
        isSpent = false
        if isRefreshingStorage { hold() }
    }
}
