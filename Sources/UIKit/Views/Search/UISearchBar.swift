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
    private let link = SearchFieldLink()
    let plate = ControlPart()
    let platePicture = UIImageView()
    private let cancelButton = UIButton(type: .system)
    private let sideButton = UIButton(type: .system)
    let scopes = UISegmentedControl(frame: .zero)
    private let promptLabel = UILabel()
    weak var watcher: (any SearchWatcher)?
    private var icons: [Icon: StateTable<UIImage>] = [:]
    private var iconShifts: [Icon: UIOffset] = [:]
    private var fieldImages = StateTable<UIImage>()
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

    private func prepareBar() {
        link.bar = self
        field.delegate = link
        field.addAction(UIAction { [weak link] _ in link?.textDidChange() }, for: .editingChanged)
        cancelButton.setTitle("Cancel", for: .normal)
        cancelButton.titleLabel?.font = .systemFont(ofSize: 17)
        cancelButton.addAction(UIAction { [weak self] _ in self?.cancelTapped() }, for: .primaryActionTriggered)
        sideButton.addAction(UIAction { [weak self] _ in self?.sideTapped() }, for: .primaryActionTriggered)
        scopes.addAction(UIAction { [weak self] _ in self?.scopeChosen() }, for: .valueChanged)
        promptLabel.textAlignment = .center
        promptLabel.font = .systemFont(ofSize: 13)
        for view in [plate, platePicture, promptLabel, field, cancelButton, sideButton, scopes] as [UIView] {
            addSubview(view)
        }
        partsDidChange()
    }

    private func cancelTapped() {
        delegate?.searchBarCancelButtonClicked(self)
        watcher?.searchDidCancel(self)
    }

    private func sideTapped() {
        if showsSearchResultsButton {
            delegate?.searchBarResultsListButtonClicked(self)
        } else {
            delegate?.searchBarBookmarkButtonClicked(self)
        }
    }

    private func scopeChosen() {
        delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
        watcher?.searchDidChange(self)
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

    private var height: CGFloat {
        SearchBarMetrics.height + (prompt == nil ? 0 : SearchBarMetrics.promptHeight)
            + (hasScopes ? SearchBarMetrics.scopeHeight : 0)
    }

    /// As wide as there is room.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }

    /// The width that is asked for.
    @discardableResult
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }

    private func partsDidChange() {
        promptLabel.text = prompt
        promptLabel.isHidden = prompt == nil
        cancelButton.isHidden = !showsCancelButton
        scopes.isHidden = !hasScopes
        let icon = showsSearchResultsButton ? Icon.resultsList : showsBookmarkButton ? .bookmark : nil
        sideButton.isHidden = icon == nil
        if let icon {
            sideButton.setImage(image(for: icon, state: .normal) ?? SearchIcon.picture(icon), for: .normal)
        }
        field.glassImage = image(for: .search, state: .normal)
        field.glassShift = positionAdjustment(for: .search)
        field.plateImage = fieldImages.own(.normal)
        platePicture.image = backgroundImage
        platePicture.isHidden = backgroundImage == nil
        plate.isHidden = searchBarStyle == .minimal || backgroundImage != nil || place.isInBar
        plate.backgroundColor = barTintColor ?? SearchIcon.plateColor
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// Places the field and what is around it.
    open override func layoutSubviews() {
        super.layoutSubviews()
        plate.frame = bounds
        platePicture.frame = bounds
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let top = prompt == nil ? 0 : SearchBarMetrics.promptHeight
        promptLabel.frame = CGRect(x: 0, y: 6, width: bounds.width, height: 16)
        let cancel = showsCancelButton ? cancelButton.intrinsicContentSize.width : 0
        let beside = showsCancelButton ? cancel + SearchBarMetrics.cancelGap : 0
        let (start, end) = (place.left, place.right)
        let width = max(0, bounds.width - start - end - beside)
        let shift = searchFieldBackgroundPositionAdjustment
        field.frame = CGRect(
            x: start + (isMirrored ? beside : 0) + shift.horizontal, y: top + place.top + shift.vertical,
            width: width, height: SearchBarMetrics.fieldHeight)
        cancelButton.frame = CGRect(
            x: isMirrored ? start : bounds.width - end - cancel, y: top + place.top, width: cancel,
            height: SearchBarMetrics.fieldHeight)
        let side = SearchBarMetrics.fieldHeight
        let sideX = isMirrored ? field.frame.minX : field.frame.maxX - side
        sideButton.frame = CGRect(x: sideX, y: field.frame.minY, width: side, height: side)
        sideButton.isHidden = !(showsBookmarkButton || showsSearchResultsButton) || field.hasText
        scopes.frame = CGRect(
            x: start, y: top + place.top + SearchBarMetrics.fieldHeight + SearchBarMetrics.scopeGap,
            width: max(0, bounds.width - start - end), height: SearchBarMetrics.scopeControlHeight)
    }
}

/// What search bars show of their own.
@MainActor
enum SearchIcon {
    /// As bars are.
    static let plateColor = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(white: 29 / 255, alpha: 0.94) : UIColor(white: 249 / 255, alpha: 0.94)
    }

    /// An open book, or the lines of a list.
    static func picture(_ icon: UISearchBar.Icon) -> UIImage {
        let size = CGSize(width: 20, height: 16)
        let image = UIGraphicsImageRenderer(size: size).image { _ in
            UIColor.black.set()
            if icon == .bookmark { drawBook(size) } else { drawList(size) }
        }
        return image.withRenderingMode(.alwaysTemplate)
    }

    private static func drawBook(_ size: CGSize) {
        for x in [CGFloat(1), size.width / 2 + 0.75] {
            let page = UIBezierPath(
                roundedRect: CGRect(x: x, y: 1.5, width: size.width / 2 - 1.75, height: size.height - 3),
                cornerRadius: 1.5)
            page.lineWidth = 1.5
            page.stroke()
        }
    }

    private static func drawList(_ size: CGSize) {
        for row in 0..<3 {
            let y = 2.5 + CGFloat(row) * 5
            UIBezierPath(ovalIn: CGRect(x: 1, y: y - 1, width: 2, height: 2)).fill()
            UIBezierPath(roundedRect: CGRect(x: 5, y: y - 0.75, width: 14, height: 1.5), cornerRadius: 0.75).fill()
        }
    }
}
