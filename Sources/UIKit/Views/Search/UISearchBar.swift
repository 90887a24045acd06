import CoreGraphics
import Foundation

/// A field to search with, and buttons around it: cancelling, bookmarks, scopes.
///
/// 56 points high, with a prompt or scopes more. The field is 36 points high, 8 from the sides. The return key says
/// search and needs text.
///
/// Appearance proxies have `barTintColor`.
@preconcurrency @MainActor
open class UISearchBar: UIView, UIBarPositioning, UITextInputTraits {
    let field = UISearchTextField(frame: .zero)
    let link = SearchFieldLink()
    let plate = ControlPart()
    let platePicture = UIImageView()
    let cancelButton = UIButton(type: .system)
    let sideButton = UIButton(type: .system)
    let scopes = UISegmentedControl(frame: .zero)
    let promptLabel = UILabel()
    weak var watcher: (any SearchWatcher)?
    private var icons: [Icon: StateTable<UIImage>] = [:]
    private var iconShifts: [Icon: UIOffset] = [:]
    var fieldImages = StateTable<UIImage>()
    private var backgrounds: [BarPlace: UIImage] = [:]
    private var scopeAttributes = StateTable<[NSAttributedString.Key: Any]>()
    private var scopeImages = StateTable<UIImage>()
    private var dividers: [[UInt]: UIImage] = [:]
    /// Where the field stands in the bar: in a navigation bar not as alone.
    var place = SearchBarPlace() {
        didSet { if place != oldValue { partsDidChange() } }
    }

    private struct BarPlace: Hashable {
        let position: UIBarPosition
        let metrics: UIBarMetrics
    }

    /// A bar without text.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareBar()
    }

    /// A bar of zero size; archives are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareBar()
    }

    /// The field's own button is met beside the field, which as an element hides what is in it.
    override var accessibilityOwnElements: [Any]? {
        [promptLabel, field, field.parts.clear, sideButton, cancelButton, scopes]
    }

    // MARK: Content

    /// Says what the bar may do, and hears of what the user does. Not held.
    open weak var delegate: (any UISearchBarDelegate)?

    /// The field itself. Its delegate is the bar's own.
    open var searchTextField: UISearchTextField { field }

    /// What is searched for; setting it tells nobody. Default empty.
    open var text: String? {
        get { field.text }
        set {
            field.text = newValue
            setNeedsLayout()
        }
    }

    /// What is shown while there is no text. Default nil.
    open var placeholder: String? {
        get { field.placeholder }
        set { field.placeholder = newValue }
    }

    /// A line above the field. Default nil.
    open var prompt: String? {
        didSet { partsDidChange() }
    }

    /// False: the field takes no touches. Default true.
    open var isEnabled: Bool {
        get { field.isEnabled }
        set { field.isEnabled = newValue }
    }

    // MARK: Buttons

    /// Whether a button for bookmarks stands at the field's end. Default false.
    open var showsBookmarkButton = false {
        didSet { partsDidChange() }
    }

    private var showsCancelStorage = false

    /// Whether a button that cancels stands beside the field. Default false.
    open var showsCancelButton: Bool {
        get { showsCancelStorage }
        set {
            watcher?.searchWasGivenCancel(self)
            showCancel(newValue)
        }
    }

    /// Shows the cancel button, or takes it away, for the system.
    func showCancel(_ shows: Bool) {
        guard shows != showsCancelStorage else { return }
        showsCancelStorage = shows
        partsDidChange()
    }

    /// Whether a button for results stands at the field's end, in the place of that for bookmarks. Default false.
    open var showsSearchResultsButton = false {
        didSet { partsDidChange() }
    }

    /// Whether the button for results is selected. Default false.
    open var isSearchResultsButtonSelected = false {
        didSet { sideButton.isSelected = isSearchResultsButtonSelected }
    }

    /// Shows the button that cancels, or takes it away.
    /// - Parameter animated: Whether the field changes its width in a quarter of a second (assumed).
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        guard animated, windowStorage != nil else {
            self.showsCancelButton = showsCancelButton
            return
        }
        layoutIfNeeded()
        UIView.animate(withDuration: 0.25) {
            self.showsCancelButton = showsCancelButton
            self.layoutIfNeeded()
        }
    }

    // MARK: Scopes

    /// The titles of parts to search in; at least two show. Default nil.
    open var scopeButtonTitles: [String]? {
        didSet {
            scopes.removeAllSegments()
            for (index, title) in (scopeButtonTitles ?? []).enumerated() {
                scopes.insertSegment(withTitle: title, at: index, animated: false)
            }
            if !(scopeButtonTitles ?? []).isEmpty { scopes.selectedSegmentIndex = 0 }
            partsDidChange()
            if showsScopeBar { watcher?.searchDidChangeHeight(self) }
        }
    }

    /// Which of them is searched in; another index is ignored. Default 0.
    open var selectedScopeButtonIndex: Int {
        get { max(0, scopes.selectedSegmentIndex) }
        set { if (0..<scopes.numberOfSegments).contains(newValue) { scopes.selectedSegmentIndex = newValue } }
    }

    private var showsScopeStorage = false

    /// Whether scopes show below the field. Default false.
    open var showsScopeBar: Bool {
        get { showsScopeStorage }
        set {
            watcher?.searchWasGivenScopes(self)
            showScopes(newValue)
        }
    }

    /// Shows scopes, or takes them away, for the system.
    func showScopes(_ shows: Bool) {
        guard shows != showsScopeStorage else { return }
        showsScopeStorage = shows
        partsDidChange()
        if scopes.numberOfSegments > 1 { watcher?.searchDidChangeHeight(self) }
    }

    /// Shows scopes, or takes them away.
    open func setShowsScope(_ show: Bool, animated animate: Bool) {
        guard animate, windowStorage != nil else {
            showsScopeBar = show
            return
        }
        UIView.animate(withDuration: 0.25) {
            self.showsScopeBar = show
            self.superview?.layoutIfNeeded()
            self.layoutIfNeeded()
        }
    }

    var hasScopes: Bool { showsScopeBar && scopes.numberOfSegments > 1 }

    // MARK: Looks

    /// Kept. Default `default`.
    open var barStyle = UIBarStyle.default {
        didSet { partsDidChange() }
    }

    /// Whether a plate is behind the field. Default `default`.
    open var searchBarStyle = Style.default {
        didSet { partsDidChange() }
    }

    /// The colour of the plate. Default nil: that of bars.
    open var barTintColor: UIColor? {
        willSet { noteAppearance(\UISearchBar.barTintColor, newValue) }
        didSet { partsDidChange() }
    }

    /// Whether what is below shows through the plate; kept, the plate's colour decides. Default true.
    open var isTranslucent = true

    /// Where the bar stands: anywhere.
    open var barPosition: UIBarPosition { delegate?.saidPosition(for: self) ?? .any }

    /// The picture in the place of the plate. Default nil.
    open var backgroundImage: UIImage? {
        get { backgroundImage(for: .any, barMetrics: .default) }
        set { setBackgroundImage(newValue, for: .any, barMetrics: .default) }
    }

    /// Sets the picture in the place of the plate, for a position and a size of bars.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        backgrounds[BarPlace(position: barPosition, metrics: barMetrics)] = backgroundImage
        partsDidChange()
    }

    /// The picture in the place of the plate.
    @discardableResult
    open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        backgrounds[BarPlace(position: barPosition, metrics: barMetrics)]
    }

    /// Kept: the plate is behind the scopes, too. Default nil.
    open var scopeBarBackgroundImage: UIImage?

    /// Sets the picture in the place of the field's plate, for a state.
    open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        fieldImages.set(backgroundImage, state)
        partsDidChange()
    }

    /// The picture in the place of the field's plate.
    @discardableResult
    open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? { fieldImages.own(state) }

    /// Sets the picture of an icon, for a state.
    open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        icons[icon, default: StateTable()].set(iconImage, state)
        partsDidChange()
    }

    /// The picture of an icon; nil for the system's.
    @discardableResult
    open func image(for icon: Icon, state: UIControl.State) -> UIImage? { icons[icon]?.own(state) }

    /// Moves an icon.
    open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
        iconShifts[icon] = adjustment
        partsDidChange()
    }

    /// How far an icon is moved.
    @discardableResult
    open func positionAdjustment(for icon: Icon) -> UIOffset { iconShifts[icon] ?? .zero }

    /// How far the field is moved. Default zero.
    open var searchFieldBackgroundPositionAdjustment = UIOffset.zero {
        didSet { setNeedsLayout() }
    }

    /// How far the text is moved in the field. Default zero.
    open var searchTextPositionAdjustment = UIOffset.zero {
        didSet { field.textShift = searchTextPositionAdjustment }
    }

    /// Sets the picture of scopes, for a state.
    open func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        scopeImages.set(backgroundImage, state)
        scopes.setBackgroundImage(backgroundImage, for: state, barMetrics: .default)
    }

    /// The picture of scopes.
    @discardableResult
    open func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? { scopeImages.own(state) }

    /// Sets the picture between two scopes, for their states.
    open func setScopeBarButtonDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State
    ) {
        dividers[[leftState.rawValue, rightState.rawValue]] = dividerImage
        scopes.setDividerImage(
            dividerImage, forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: .default)
    }

    /// The picture between two scopes.
    @discardableResult
    open func scopeBarButtonDividerImage(
        forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
    ) -> UIImage? { dividers[[leftState.rawValue, rightState.rawValue]] }

    /// Sets the attributes of scopes' titles, for a state.
    open func setScopeBarButtonTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        scopeAttributes.set(attributes, state)
        scopes.setTitleTextAttributes(attributes, for: state)
    }

    /// The attributes of scopes' titles.
    @discardableResult
    open func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        scopeAttributes.own(state)
    }

    /// Colours what is tinted.
    open override var tintColor: UIColor! {
        get { super.tintColor }
        set { super.tintColor = newValue }
    }

    // MARK: Keyboard

    /// The field's.
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { field.autocapitalizationType }
        set { field.autocapitalizationType = newValue }
    }

    /// The field's.
    open var autocorrectionType: UITextAutocorrectionType {
        get { field.autocorrectionType }
        set { field.autocorrectionType = newValue }
    }

    /// The field's.
    open var spellCheckingType: UITextSpellCheckingType {
        get { field.spellCheckingType }
        set { field.spellCheckingType = newValue }
    }

    /// The field's.
    open var smartQuotesType: UITextSmartQuotesType {
        get { field.smartQuotesType }
        set { field.smartQuotesType = newValue }
    }

    /// The field's.
    open var smartDashesType: UITextSmartDashesType {
        get { field.smartDashesType }
        set { field.smartDashesType = newValue }
    }

    /// The field's.
    open var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { field.smartInsertDeleteType }
        set { field.smartInsertDeleteType = newValue }
    }

    /// The field's.
    open var keyboardType: UIKeyboardType {
        get { field.keyboardType }
        set { field.keyboardType = newValue }
    }

    /// The field's.
    open var keyboardAppearance: UIKeyboardAppearance {
        get { field.keyboardAppearance }
        set { field.keyboardAppearance = newValue }
    }

    /// The field's. Default `search`.
    open var returnKeyType: UIReturnKeyType {
        get { field.returnKeyType }
        set { field.returnKeyType = newValue }
    }

    /// The field's. Default true.
    open var enablesReturnKeyAutomatically: Bool {
        get { field.enablesReturnKeyAutomatically }
        set { field.enablesReturnKeyAutomatically = newValue }
    }

    /// The field's.
    open var isSecureTextEntry: Bool {
        get { field.isSecureTextEntry }
        set { field.isSecureTextEntry = newValue }
    }

    /// The field's.
    open var textContentType: UITextContentType! {
        get { field.textContentType }
        set { field.textContentType = newValue }
    }

    /// The field's.
    open var passwordRules: UITextInputPasswordRules? {
        get { field.passwordRules }
        set { field.passwordRules = newValue }
    }

    // MARK: First responder

    /// True while the field is enabled.
    open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }

    /// Lets the field be edited.
    @discardableResult
    open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }

    /// Lets the field be edited no more.
    @discardableResult
    open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }

    /// Whether the field is edited.
    open override var isFirstResponder: Bool { field.isFirstResponder }

    /// Above the keyboard. Default nil.
    open override var inputAccessoryView: UIView? {
        get { field.inputAccessoryView }
        set { field.inputAccessoryView = newValue }
    }

    // MARK: Layout

    /// As wide as there is room.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }

    /// The width that is asked for.
    @discardableResult
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }

    /// Places the field and what is around it.
    open override func layoutSubviews() {
        super.layoutSubviews()
        placeParts()
    }
}
