import CoreGraphics
import QuartzCore

/// A view of a list that takes configurations: a cell, a header or a footer.
@MainActor
protocol ConfiguredView: UIView {
    /// The content view where there is no configuration.
    func makeContentView() -> UIView
    /// Called when the content view is another one, or shows something else.
    func contentDidChange()
    /// Called when the background configuration is another one.
    func backgroundDidChange()
    /// Fits configurations to the state, then calls the app's override and handler.
    func updateConfigurationNow()
}

/// The content view and the background of a view that takes configurations.
@MainActor
final class ConfiguredContent {
    private unowned let owner: any ConfiguredView
    private(set) lazy var view: UIView = attach(owner.makeContentView())
    private var configurationStorage: (any UIContentConfiguration)?
    private var isDue = true
    /// Whether configurations are being brought up to date: a layout follows.
    private(set) var isUpdating = false
    private var plate: BackgroundPlate?

    /// Whether configurations follow the state by themselves.
    var (updatesContent, updatesBackground) = (true, true)

    init(of owner: any ConfiguredView) {
        self.owner = owner
    }

    private func attach(_ view: UIView) -> UIView {
        view.frame = owner.layer.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.translatesAutoresizingMaskIntoConstraints = true
        owner.addSubview(view)
        return view
    }

    // MARK: Content

    var isConfigured: Bool { configurationStorage != nil }

    /// What the content view shows; nil: it is the app's.
    var configuration: (any UIContentConfiguration)? {
        get { configurationStorage }
        set { show(newValue) }
    }

    private func show(_ new: (any UIContentConfiguration)?) {
        let old = configurationStorage
        configurationStorage = new
        if let old = old as? AnyHashable, let new = new as? AnyHashable, old == new { return }
        defer { owner.contentDidChange() }
        guard let new else {
            if old != nil { replace(by: owner.makeContentView()) }
            return
        }
        if old != nil, var content = view as? any UIView & UIContentView {
            if content.supports(new) {
                content.configuration = new
                return
            }
            Misuse.log(
                "\(owner.label): its content view \(content.label) cannot show a \(type(of: new)), so that another one is "
                    + "made. Cells that are used again with one kind of configuration keep their view.")
        }
        replace(by: new.makeContentView())
    }

    private func replace(by new: UIView) {
        let old = view
        view = attach(new)
        owner.insertSubview(new, belowSubview: old)
        new.frame = old.frame
        old.removeFromSuperview()
    }

    // MARK: Background

    /// Behind the content; nil: what the view has by itself.
    var background: UIBackgroundConfiguration? {
        didSet {
            showBackground()
            if (background == nil) != (oldValue == nil) { owner.backgroundDidChange() }
        }
    }

    private func showBackground() {
        guard let background else {
            plate?.removeFromSuperview()
            plate = nil
            return
        }
        let view = plate ?? BackgroundPlate(frame: owner.layer.bounds)
        if plate == nil { owner.insertSubview(view, at: 0) }
        plate = view
        view.show(background, radius: background.cornerRadius, tint: owner.tintColor ?? .systemBlue)
        placeBackground()
    }

    /// The tint, or a colour by its traits, is another one.
    func colorsDidChange() { if background != nil { showBackground() } }

    func placeBackground() {
        guard let background, let plate else { return }
        plate.frame = BackgroundPlate.frame(
            of: background, in: CGRect(origin: .zero, size: owner.layer.bounds.size),
            margins: owner.directionalLayoutMargins,
            isMirrored: owner.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    // MARK: States

    /// Has configurations brought up to date with the next layout.
    func setNeedsUpdate() {
        isDue = true
        owner.setNeedsLayout()
    }

    /// Brings them up to date, if that is due: once before a layout.
    func updateIfDue() {
        guard isDue, !isUpdating else { return }
        isDue = false
        isUpdating = true
        owner.traitCollection.makingCurrent { owner.updateConfigurationNow() }
        isUpdating = false
    }

    /// Fits both to a state, as far as they follow it.
    func update(for state: any UIConfigurationState) {
        if updatesContent, let configuration { show(configuration.updated(for: state)) }
        if updatesBackground, let background { self.background = background.updated(for: state) }
    }
}
