import CoreGraphics
import Foundation

/// How a date picker looks.
public enum UIDatePickerStyle: Int, Sendable, CaseIterable {
    /// Compact; wheels for durations, years and months.
    case automatic = 0
    /// Wheels.
    case wheels = 1
    /// Buttons, which open a calendar or wheels.
    case compact = 2
    /// A calendar; wheels where there is no day to choose.
    case inline = 3
}

/// Chooses a date, a time or a duration.
///
/// Dates, locale and time zone are the stage's, unless they are set. Setting a date in code sends nothing.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
    /// What is chosen.
    public enum Mode: Int, Sendable, CaseIterable {
        /// Hour and minute.
        case time = 0
        /// Year, month and day.
        case date = 1
        /// A day, hour and minute.
        case dateAndTime = 2
        /// A duration of up to 23 hours and 59 minutes.
        case countDownTimer = 3
        /// Year and month.
        case yearAndMonth = 4
    }

    private var dateStorage: Date
    private var duration: Double = 0
    private(set) var face: (any DatePickerFace)?
    private let origin: Date

    /// A picker at the stage's date.
    public override init(frame: CGRect) {
        (dateStorage, origin) = (Self.now, Self.now)
        super.init(frame: frame)
        rebuild()
    }

    /// A picker at the stage's date, of zero size; archives are not read.
    public required init?(coder: NSCoder) {
        (dateStorage, origin) = (Self.now, Self.now)
        super.init(coder: coder)
        rebuild()
    }

    private static var now: Date { SceneHost.current.loop.date }

    // MARK: What is chosen

    /// What is chosen. Default `dateAndTime`.
    open var datePickerMode = Mode.dateAndTime {
        didSet { if datePickerMode != oldValue { rebuild() } }
    }

    /// The date, inside of the range; setting it sends nothing. Default: the stage's date when the picker was made.
    open var date: Date {
        get { dateStorage }
        set { setDate(newValue, animated: false) }
    }

    /// Sets the date, and sends nothing.
    /// - Parameter animated: Whether wheels turn to it.
    open func setDate(_ date: Date, animated: Bool) {
        let terms = terms
        dateStorage = terms.limited(roundsToMinuteInterval ? terms.onInterval(date) : date)
        show(animated: animated)
    }

    /// The first date that can be chosen. Default nil: any. One behind the maximum has no effect.
    open var minimumDate: Date? {
        didSet { termsDidChange() }
    }

    /// The last date that can be chosen. Default nil: any.
    open var maximumDate: Date? {
        didSet { termsDidChange() }
    }

    /// Seconds, whole minutes from 0, the default, to 86,340; in `countDownTimer` mode alone.
    open var countDownDuration: TimeInterval {
        get { duration }
        set {
            guard newValue.isFinite else { return }
            let minutes = (min(max(newValue, 0), 86_399) / 60).rounded(.down)
            duration = minutes * 60
            show(animated: false)
        }
    }

    /// Minutes from one row to the next: a divisor of 60 up to 30, others have no effect (assumed). Default 1.
    open var minuteInterval: Int {
        get { interval }
        set {
            guard (1...30).contains(newValue), 60 % newValue == 0 else { return }
            interval = newValue
            termsDidChange()
        }
    }

    private var interval = 1

    /// Whether dates are taken down to the interval. Default true.
    open var roundsToMinuteInterval = true {
        didSet { termsDidChange() }
    }

    // MARK: Words and numbers

    /// The language and its customs. Nil sets the stage's again, which is the default.
    open var locale: Locale? {
        didSet { rebuild() }
    }

    /// How days are counted. Nil sets the stage's again, which is the default.
    open var calendar: Calendar! {
        get { terms.calendar }
        set {
            ownCalendar = newValue
            rebuild()
        }
    }

    private var ownCalendar: Calendar?

    /// Default nil: that of the calendar.
    open var timeZone: TimeZone? {
        didSet { rebuild() }
    }

    var terms: DateTerms {
        let host = sceneHost ?? SceneHost.current
        var calendar = ownCalendar ?? host.region.calendar
        let locale = DateTerms.known(locale ?? host.region.locale)
        calendar.locale = locale
        if let timeZone { calendar.timeZone = timeZone }
        return DateTerms(
            calendar: calendar, locale: locale, minimum: minimumDate, maximum: maximumDate, minuteInterval: interval,
            today: host.loop.date)
    }

    // MARK: Looks

    /// The style that is wanted. Default automatic.
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
        didSet { if preferredDatePickerStyle != oldValue { rebuild() } }
    }

    /// The style that there is: wheels wherever a mode has no other.
    open var datePickerStyle: UIDatePickerStyle {
        if datePickerMode == .countDownTimer || datePickerMode == .yearAndMonth { return .wheels }
        switch preferredDatePickerStyle {
        case .automatic: return .compact
        case .inline where datePickerMode == .time: return .wheels
        default: return preferredDatePickerStyle
        }
    }

    private func rebuild() {
        face?.view.removeFromSuperview()
        let new: any DatePickerFace =
            switch datePickerStyle {
            case .compact: DateButtons(self)
            case .inline: CalendarFace(self)
            case .wheels, .automatic: DateWheels(self, origin: origin)
            }
        face = new
        new.view.frame = layer.bounds
        addSubview(new.view)
        termsDidChange()
        invalidateIntrinsicContentSize()
    }

    private func termsDidChange() {
        let terms = terms
        dateStorage = terms.limited(roundsToMinuteInterval ? terms.onInterval(dateStorage) : dateStorage)
        show(animated: false)
    }

    private func show(animated: Bool) {
        face?.view.alpha = isEnabled ? 1 : Self.disabledAlpha
        face?.view.isUserInteractionEnabled = isEnabled
        face?.show(dateStorage, duration: duration, terms, animated: animated && windowStorage != nil)
    }

    /// A date that a finger chose.
    func choose(_ date: Date) {
        let limited = terms.limited(date)
        let isChanged = limited != dateStorage
        dateStorage = limited
        show(animated: true)
        if isChanged { sendValueChanged(nil) }
    }

    /// A duration that a finger chose; one of no minutes becomes one of one row (assumed).
    func choose(duration seconds: Double) {
        let used = max(seconds, Double(interval * 60))
        let isChanged = used != duration
        duration = used
        show(animated: true)
        if isChanged { sendValueChanged(nil) }
    }

    override func stateDidChange() {
        super.stateDidChange()
        show(animated: false)
    }

    override func semanticContentDidChange() {
        super.semanticContentDidChange()
        show(animated: false)
    }

    override func resolveDynamicAppearance() {
        super.resolveDynamicAppearance()
        show(animated: false)
    }

    // MARK: Layout

    /// Wheels 320 × 216 points; buttons as they need; a calendar 320 wide.
    open override var intrinsicContentSize: CGSize { face?.size ?? .zero }

    /// Wheels 320 × 216 points; buttons as they need; a calendar 320 wide.
    @discardableResult
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override func boundsDidChange(from old: CGRect) {
        super.boundsDidChange(from: old)
        face?.view.frame = layer.bounds
    }

    /// Takes the stage's date, locale and time zone over when the picker enters its window.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if windowStorage != nil { termsDidChange() }
    }
}

/// One of the looks of a date picker.
@MainActor
protocol DatePickerFace: AnyObject {
    var view: UIView { get }
    /// The natural size.
    var size: CGSize { get }
    func show(_ date: Date, duration: Double, _ terms: DateTerms, animated: Bool)
}
