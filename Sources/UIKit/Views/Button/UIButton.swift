import Foundation

/// A control with a title and an image, which acts when a finger is lifted on it.
///
/// Titles, images and colours are set by state; a state without its own takes that of the normal one. Appearance proxies
/// have the setters of the title's colour and its shadow's and of the background image, and `contentEdgeInsets`.
@preconcurrency @MainActor
open class UIButton: UIControl {
    /// What a button is there for.
    public enum Role: Int, Sendable, CaseIterable {
        /// Nothing special.
        case normal = 0
        /// What is most likely wanted: its title is semibold (assumed).
        case primary = 1
        /// Leaves things as they are.
        case cancel = 2
        /// Takes something away: with a configuration it is red.
        case destructive = 3
    }

    /// How a button looks by itself.
    public enum ButtonType: Int, Sendable, CaseIterable {
        /// White 18 point titles, images as they are.
        case custom = 0
        /// 15 point titles and template images in the tint, which fade while highlighted.
        case system = 1
        /// An i in a circle.
        case detailDisclosure = 2
        /// An i in a circle.
        case infoLight = 3
        /// An i in a circle.
        case infoDark = 4
        /// A plus in a circle.
        case contactAdd = 5
        /// A cross on a grey disc.
        case close = 7

        /// Another name of `system`.
        public static var roundedRect: ButtonType { .system }
    }

    // MARK: State

    private var typeStorage = ButtonType.custom
    var titles = StateTable<String>()
    var attributedTitles = StateTable<NSAttributedString>()
    var titleColors = StateTable<UIColor>()
    var shadowColors = StateTable<UIColor>()
    var images = StateTable<UIImage>()
    var symbolConfigurations = StateTable<UIImage.SymbolConfiguration>()
    var backgroundImages = StateTable<UIImage>()
    var titlePart: UILabel?
    var imagePart: UIImageView?
    var backgroundPart: UIImageView?
    var darkened: (original: UIImage, result: UIImage)?
    var isShadowReversed = false
    /// Whether the title was last shown with a line under it, as titles alone are where the user wants to see buttons.
    var hasShape = false
    private(set) lazy var pointer = ButtonPointer(of: self)
    var configured: ConfiguredParts?
    var isPlacingParts = false
    var needsConfigurationUpdate = false
    var isUpdatingConfiguration = false

    /// A custom button.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// A custom button of zero size; archives are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// A button of a type, of zero size.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        adopt(buttonType)
    }

    /// A custom button with an action for `primaryActionTriggered`, whose title and image it takes over.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        adopt(primaryAction)
    }

    /// A button of a type with an action for `primaryActionTriggered`, whose title and image it takes over.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero)
        adopt(buttonType)
        adopt(primaryAction)
    }

    /// A button with a configuration and an action for `primaryActionTriggered`, whose title and image it takes over where
    /// the configuration has none.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero)
        adopt(.system)
        adopt(primaryAction)
        self.configuration = configuration
        frame.size = intrinsicContentSize
    }

    /// A system button with an image, and a message for `touchUpInside` where an action is given.
    @discardableResult
    open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> Self {
        let button = ViewFactory.make(self)
        button.adopt(.system)
        button.setImage(image, for: .normal)
        if let action { button.addTarget(target, action: action, for: .touchUpInside) }
        return button
    }

    /// Becomes a button of a type.
    package func adopt(_ type: ButtonType) {
        typeStorage = type
        adoptGlyph(of: type)
        contentDidChange()
    }

    private func adopt(_ action: UIAction?) {
        guard let action else { return }
        addAction(action, for: .primaryActionTriggered)
        if !action.title.isEmpty { setTitle(action.title, for: .normal) }
        if let image = action.image { setImage(image, for: .normal) }
    }

    /// How the button looks by itself. Default custom.
    open var buttonType: ButtonType { typeStorage }

    // MARK: Content by state

    /// Sets the title of a state; nil, the default, takes that of the normal one.
    open func setTitle(_ title: String?, for state: State) {
        titles.set(title, state)
        if state == .normal, configured?.configuration.attributedTitle != nil {
            configured?.configuration.title = title
        }
        contentDidChange()
    }

    /// Sets the title of a state with its attributes; it goes before a plain one of the same state. Default nil.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        attributedTitles.set(title, state)
        contentDidChange()
    }

    /// Sets the colour of plain titles in a state. Default nil: white, of system buttons the tint.
    open func setTitleColor(_ color: UIColor?, for state: State) {
        noteAppearance(
            color, axes: [Int(state.rawValue)], read: { (button: UIButton) in button.titleColors.own(state) },
            write: { $0.setTitleColor($1, for: state) })
        titleColors.set(color, state)
        contentDidChange()
    }

    /// Sets the colour of the title's shadow in a state. Default nil: none.
    open func setTitleShadowColor(_ color: UIColor?, for state: State) {
        noteAppearance(
            color, axes: [Int(state.rawValue)], read: { (button: UIButton) in button.shadowColors.own(state) },
            write: { $0.setTitleShadowColor($1, for: state) })
        shadowColors.set(color, state)
        contentDidChange()
    }

    /// Sets the image beside the title in a state. Default nil.
    open func setImage(_ image: UIImage?, for state: State) {
        images.set(image, state)
        if state == .normal, configured?.configuration.image != nil { configured?.configuration.image = image }
        contentDidChange()
    }

    /// Sets what holds for the symbols of a state where their own configuration says nothing. Default nil.
    open func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: State) {
        symbolConfigurations.set(configuration, state)
        contentDidChange()
    }

    /// What holds for the symbols of a state, else of the normal one.
    @discardableResult
    open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
        symbolConfigurations[state]
    }

    /// What holds for the symbols of the present state.
    open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        preferredSymbolConfigurationForImage(in: state)
    }

    /// Sets the image behind everything in a state; it fills the button. Default nil.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        noteAppearance(
            image, axes: [Int(state.rawValue)], read: { (button: UIButton) in button.backgroundImages.own(state) },
            write: { $0.setBackgroundImage($1, for: state) })
        backgroundImages.set(image, state)
        contentDidChange()
    }

    /// The title of a state, else that of the normal one.
    @discardableResult
    open func title(for state: State) -> String? { titles[state] }
    /// The title with attributes of a state, else that of the normal one.
    @discardableResult
    open func attributedTitle(for state: State) -> NSAttributedString? { attributedTitles[state] }
    /// The colour of titles in a state, else in the normal one.
    @discardableResult
    open func titleColor(for state: State) -> UIColor? { titleColors[state] ?? defaultTitleColor(for: state) }
    /// The colour of the title's shadow in a state, else in the normal one.
    @discardableResult
    open func titleShadowColor(for state: State) -> UIColor? { shadowColors[state] }
    /// The image of a state, else of the normal one.
    @discardableResult
    open func image(for state: State) -> UIImage? { images[state] }
    /// The background image of a state, else of the normal one.
    @discardableResult
    open func backgroundImage(for state: State) -> UIImage? { backgroundImages[state] }

    /// The title of the present state.
    open var currentTitle: String? { title(for: state) }
    /// The title with attributes of the present state.
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    /// The colour of titles in the present state.
    open var currentTitleColor: UIColor { titleColor(for: state) ?? defaultTitleColor(for: state) }
    /// The colour of the title's shadow in the present state.
    open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
    /// The image of the present state.
    open var currentImage: UIImage? { image(for: state) }
    /// The background image of the present state.
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

    // MARK: Configuration

    /// Changes a button's configuration for its state.
    public typealias ConfigurationUpdateHandler = @MainActor (_ button: UIButton) -> Void

    /// How the button looks and what it shows. With one the insets, the rectangles and the adjustments below have no
    /// effect. Default nil.
    public final var configuration: Configuration? {
        get { configured?.configuration }
        set { setConfiguration(newValue) }
    }

    /// Called whenever the button's state changed, in the next layout or when its size is asked for, to change the
    /// configuration. Default nil.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Whether the button's state changes the configuration's colours. Default true.
    open var automaticallyUpdatesConfiguration = true {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Has the configuration updated at the next layout.
    open func setNeedsUpdateConfiguration() { markForConfigurationUpdate() }

    /// Changes the configuration for the button's state: calls the handler. Override it in place of a handler.
    open func updateConfiguration() { configurationUpdateHandler?(self) }

    /// What the button is there for. Default normal.
    @_nonoverride open var role = Role.normal {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// True while the pointer is above a button whose pointer interaction is enabled. Default false.
    open var isHovered: Bool { isPointerInteractionEnabled && pointer.isInside }

    /// How the button should look and behave: the Mac's way is there on Macs alone. Default automatic.
    open var preferredBehavioralStyle = UIBehavioralStyle.automatic

    /// How the button looks and behaves: as on a pad, or a phone.
    open var behavioralStyle: UIBehavioralStyle { .pad }

    /// Whether the pointer changes its look above the button. Default false.
    open var isPointerInteractionEnabled = false {
        didSet { if isPointerInteractionEnabled != oldValue { pointerSettingsDidChange() } }
    }

    /// Whether a thing that is dragged above the button presses it; kept: nothing is dragged from app to app here. Default
    /// false.
    open var isSpringLoaded = false

    // MARK: Parts

    /// The label of the subtitle; nil without a configuration.
    open var subtitleLabel: UILabel? { configured.map { madeSubtitle($0) } }
    /// The label of the title; made when it is first asked for. It lies where the next layout puts it, by the present
    /// bounds.
    open var titleLabel: UILabel? {
        let label = madeLabel
        placeAskedParts()
        return label
    }
    /// The view of the image; made when it is first asked for. It lies where the next layout puts it, by the present bounds.
    open var imageView: UIImageView? {
        let picture = madePicture
        placeAskedParts()
        return picture
    }

    // MARK: Looks

    /// Whether an image that is the same while highlighted is drawn darker then. Default true.
    open var adjustsImageWhenHighlighted = true {
        didSet { contentDidChange() }
    }

    /// Whether an image that is the same while disabled is drawn at half its alpha then (assumed). Default true.
    open var adjustsImageWhenDisabled = true {
        didSet { contentDidChange() }
    }

    /// Whether the title's shadow falls to the other side while highlighted. Default false.
    open var reversesTitleShadowWhenHighlighted = false {
        didSet { contentDidChange() }
    }

    /// Whether the primary action turns `isSelected` over first; where it opens a menu, one of the menu's elements is on, and
    /// the button has its title. Default false.
    open var changesSelectionAsPrimaryAction = false {
        didSet { if changesSelectionAsPrimaryAction { adoptMenuSelection() } }
    }

    // MARK: Menu

    /// What a finger that stays opens, and a tap where `showsMenuAsPrimaryAction` is true. Default nil.
    open var menu: UIMenu? {
        didSet {
            isContextMenuInteractionEnabled = menu != nil
            adoptMenuSelection()
        }
    }

    /// The order of the menu's elements. Default automatic: the first is the nearest to the button.
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

    /// Whether the menu shows.
    open var isHeld: Bool { contextMenuInteraction?.isShown ?? false }

    open override var showsMenuAsPrimaryAction: Bool {
        get { super.showsMenuAsPrimaryAction }
        set {
            super.showsMenuAsPrimaryAction = newValue
            adoptMenuSelection()
        }
    }

    /// The button's `menu`.
    @discardableResult
    open override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let menu else { return nil }
        let configuration = UIContextMenuConfiguration(actionProvider: { _ in menu })
        configuration.preferredMenuElementOrder = preferredMenuElementOrder
        return configuration
    }

    override var keepsOneMenuElement: Bool { showsMenuAsPrimaryAction && changesSelectionAsPrimaryAction }

    override func menuElementWasChosen(_ element: UIMenuElement) {
        super.menuElementWasChosen(element)
        if keepsOneMenuElement { setTitle(element.title, for: .normal) }
        menuChoiceDidChange?()
    }

    /// Called when an element of the menu was chosen: for classes of this module.
    final var menuChoiceDidChange: (() -> Void)?

    /// The title of the menu's element that is on; of the first one where none is.
    private func adoptMenuSelection() {
        guard keepsOneMenuElement, let menu else { return }
        let leaves = menu.children.filter { $0 is any UIMenuLeaf }
        guard let chosen = menu.selectedElements.first ?? leaves.first else { return }
        menu.select(chosen, isSingle: true)
        setTitle(chosen.title, for: .normal)
    }

    // MARK: Layout

    /// Room around title and image. Default zero: a title then has 6 points above and below.
    open var contentEdgeInsets: UIEdgeInsets = .zero {
        willSet { noteAppearance(\UIButton.contentEdgeInsets, newValue) }
        didSet { if contentEdgeInsets != oldValue { contentDidChange() } }
    }

    /// Room around the title, which moves it; it does not count for the button's size. Default zero.
    open var titleEdgeInsets: UIEdgeInsets = .zero {
        didSet { if titleEdgeInsets != oldValue { setNeedsLayout() } }
    }

    /// Room around the image, which moves it; it does not count for the button's size. Default zero.
    open var imageEdgeInsets: UIEdgeInsets = .zero {
        didSet { if imageEdgeInsets != oldValue { setNeedsLayout() } }
    }

    /// Where the background image lies. Default the bounds.
    @discardableResult
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// Where title and image lie. Default the bounds less `contentEdgeInsets`.
    @discardableResult
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }

    /// Where the title lies: behind the image, as the content alignment says.
    @discardableResult
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        arrangement(in: contentRect.inset(by: titleEdgeInsets)).title
    }

    /// Where the image lies: before the title, as the content alignment says.
    @discardableResult
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        arrangement(in: contentRect.inset(by: imageEdgeInsets)).image
    }

    /// The size of title and image with the room around them, and at least that of the background image.
    open override var intrinsicContentSize: CGSize { configured.map { configuredSize($0) } ?? naturalSize }

    /// The size of title and image with the room around them, and at least that of the background image.
    @discardableResult
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard let configured else { return naturalSize }
        return configuredSize(configured, width: size.width > 0 ? size.width : .infinity)
    }

    /// Places title, image and background.
    open override func layoutSubviews() {
        super.layoutSubviews()
        changingOwnParts { updateConfigurationIfNeeded() }
        if let configured { placeConfigured(configured) } else { placeParts() }
    }

    /// The title's label, where there is a title.
    open override var forFirstBaselineLayout: UIView { titlePart ?? self }

    /// The title's label, where there is a title; that of the subtitle, where there is one.
    open override var forLastBaselineLayout: UIView { configured?.subtitle ?? titlePart ?? self }

    /// Takes a new tint over.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateParts()
    }

    override func resolveDynamicAppearance() {
        super.resolveDynamicAppearance()
        if configured != nil { setNeedsUpdateConfiguration() }
        if traitCollection.showsButtonShapes || hasShape { updateParts() }
    }

    /// False for a single tap of a superview's recognizer: the button takes it, unless it is disabled.
    @discardableResult
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if isSingleTapFromOutside(gestureRecognizer) { return false }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    override func stateDidChange() {
        super.stateDidChange()
        contentDidChange()
    }

    override func contentAlignmentDidChange() { setNeedsLayout() }

    /// A configuration's title goes on in another line where there is no room, and the button grows with it.
    override var contentHeightDependsOnWidth: Bool { configured != nil && titlePart?.numberOfLines == 0 }

    override func contentSize(forSolvedWidth width: CGFloat) -> CGSize {
        configured.map { configuredSize($0, width: width) } ?? naturalSize
    }

    override func touchUpInsideWasSent(_ event: UIEvent?) {
        if changesSelectionAsPrimaryAction { isSelected.toggle() }
        send(.primaryActionTriggered, event)
    }

    override func primaryActionWasAsked() { touchUpInsideWasSent(nil) }

    override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(isElement: true, label: spokenTitle, traits: traits(beside: .button))
    }

    /// Title and subtitle; without both what the image is called.
    private var spokenTitle: String? {
        let texts = [nameHint, configuration?.subtitle].compactMap { $0 }.filter { !$0.isEmpty }
        if !texts.isEmpty { return texts.joined(separator: ", ") }
        return (configuration?.image ?? currentImage)?.accessibilityLabel
    }

    override var nameHint: String? { configuration?.title ?? currentAttributedTitle?.string ?? currentTitle }
}
