import Foundation

/// Shows what can be done with something: the share sheet.
///
/// It shows the activities of the app, and copying; what else the system offers is done by other processes. Where there is
/// little room across it is a sheet, else a popover, which needs a place: set `popoverPresentationController`'s source
/// before it is presented. Its look is assumed.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
    /// Hears what was chosen, and whether it was done.
    public typealias CompletionHandler = (UIActivity.ActivityType?, Bool) -> Void
    /// Hears what was chosen, whether it was done, what came back of it and what went wrong; the latter two are nil here,
    /// as both come from extensions.
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

    private let sharedItems: [Any]
    private let activities: [UIActivity]
    /// What is being done.
    private var chosen: UIActivity?
    private var isDone = false

    /// A controller for what is shared.
    /// - Parameters:
    ///   - activityItems: Texts, links, pictures, anything; sources are asked for what they share.
    ///   - applicationActivities: What the app can do with it, beside the system.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        sharedItems = activityItems
        activities = [CopyActivity()] + (applicationActivities ?? [])
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .popover
    }

    /// A controller of nothing: archives are not read.
    public required init?(coder: NSCoder) {
        sharedItems = []
        activities = []
        super.init(coder: coder)
    }

    // MARK: What is told

    /// Hears the end, as apps for iOS 7 had it. Nil from then on. Default nil.
    open var completionHandler: CompletionHandler?

    /// Hears the end: after what was chosen was done, or the controller went without a choice. Nil from then on. Default
    /// nil.
    open var completionWithItemsHandler: CompletionWithItemsHandler?

    /// What is not shown. Default nil.
    open var excludedActivityTypes: [UIActivity.ActivityType]? {
        didSet { (viewIfLoaded as? ShareSheetView)?.activities = shown }
    }

    /// Whether one activity of the system's may stand out; there is none here. Default true.
    open var allowsProminentActivity = true

    private func tell(_ type: UIActivity.ActivityType?, _ completed: Bool) {
        let (short, long) = (completionHandler, completionWithItemsHandler)
        (completionHandler, completionWithItemsHandler) = (nil, nil)
        short?(type, completed)
        long?(type, completed, nil, nil)
    }

    // MARK: The view

    /// Asks the sources for what stands in, and the activities whether they can.
    open override func loadView() {
        let sheet = ShareSheetView(of: placeholders)
        sheet.onChoice = { [weak self] in self?.choose($0) }
        sheet.onClose = { [weak self] in self?.leave() }
        sheet.activities = shown
        view = sheet
        preferredContentSize = CGSize(width: 320, height: sheet.contentHeight)
    }

    private lazy var placeholders: [Any] = sharedItems.map { item in
        guard let source = item as? any UIActivityItemSource else { return item }
        let value = source.activityViewControllerPlaceholderItem(self)
        if value is Data { _ = source.activityViewController(self, dataTypeIdentifierForActivityType: nil) }
        return value
    }

    private lazy var able: [UIActivity] = activities.filter { $0.canPerform(withActivityItems: placeholders) }

    private var shown: [UIActivity] {
        able.filter { activity in
            activity.activityType.map { !(excludedActivityTypes ?? []).contains($0) } ?? true
        }
    }

    override func makeSystemPresentation(
        _ style: UIModalPresentationStyle, presenting: UIViewController?
    ) -> UIPresentationController? {
        switch style {
        case .popover:
            let popover = UIPopoverPresentationController(presentedViewController: self, presenting: presenting)
            popover.adaptiveSheetPresentationController.detents = [.medium(), .large()]
            return popover
        case .pageSheet, .formSheet:
            let sheet = UISheetPresentationController(presentedViewController: self, presenting: presenting)
            sheet.detents = [.medium(), .large()]
            return sheet
        default: return nil
        }
    }

    // MARK: Choosing

    private func choose(_ activity: UIActivity) {
        guard chosen == nil, !isDone else { return }
        chosen = activity
        activity.onFinish = { [weak self, weak activity] completed in
            if let self, let activity { finish(activity, completed) }
        }
        activity.prepare(with: sharedItems.compactMap { take($0, for: activity.activityType) })
        if let controller = activity.activityViewController {
            present(controller, animated: true)
        } else {
            activity.perform()
        }
    }

    private func take(_ item: Any, for type: UIActivity.ActivityType?) -> TakenItem? {
        guard let source = item as? any UIActivityItemSource else { return TakenItem(value: item) }
        guard let value = source.activityViewController(self, itemForActivityType: type) else { return nil }
        guard value is Data else { return TakenItem(value: value) }
        let dataType = source.activityViewController(self, dataTypeIdentifierForActivityType: type)
        return TakenItem(value: value, dataType: dataType)
    }

    /// What was done ends the sheet. What was given up in a controller of its own leads back to it (assumed).
    private func finish(_ activity: UIActivity, _ completed: Bool) {
        guard activity === chosen else { return }
        activity.onFinish = nil
        if !completed, presentedViewController != nil {
            chosen = nil
            return dismissController(animated: true) { self.tell(activity.activityType, false) }
        }
        isDone = completed
        leave()
    }

    private func leave() {
        guard let presenter = presentation.presenting else { return tellOfEnd() }
        presenter.dismissController(animated: true, nil)
    }

    /// Tells of the end, where it is one.
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed { tellOfEnd() }
    }

    private func tellOfEnd() {
        let type = chosen?.activityType
        chosen?.onFinish = nil
        chosen = nil
        tell(type, isDone)
    }
}
