import CoreGraphics
import Foundation

/// A date picker as buttons: one with the day, one with the time. Each opens a plate with a calendar or with wheels.
final class DateButtons: DatePickerFace {
    private weak var owner: UIDatePicker?
    let view: UIView
    private let row = ButtonRow()
    let dayButton = UIButton(configuration: .gray())
    let timeButton = UIButton(configuration: .gray())
    weak var overlay: DateOverlay?

    init(_ owner: UIDatePicker) {
        self.owner = owner
        view = row
        let buttons: [(UIButton, UIDatePicker.Mode)] = [(dayButton, .date), (timeButton, .time)]
        for (button, mode) in buttons {
            var look = UIButton.Configuration.gray()
            look.baseForegroundColor = .label
            look.baseBackgroundColor = .tertiarySystemFill
            look.titleLineBreakMode = .byTruncatingTail
            button.configuration = look
            button.addAction(UIAction { [weak self] _ in self?.open(mode) }, for: .touchUpInside)
        }
        if owner.datePickerMode != .time { row.addSubview(dayButton) }
        if owner.datePickerMode != .date { row.addSubview(timeButton) }
    }

    var size: CGSize { row.naturalSize }

    func show(_ date: Date, duration: Double, _ terms: DateTerms, animated: Bool) {
        let formatter = terms.formatter()
        formatter.dateStyle = .medium
        formatter.timeStyle = .none
        dayButton.configuration?.title = formatter.string(from: date)
        formatter.dateStyle = .none
        formatter.timeStyle = .short
        timeButton.configuration?.title = formatter.string(from: date)
        row.setNeedsLayout()
        overlay?.show(date)
        owner?.invalidateIntrinsicContentSize()
    }

    /// Opens the plate for a part of the date; a second time closes it.
    private func open(_ mode: UIDatePicker.Mode) {
        guard let owner, let window = owner.window else { return }
        if let overlay {
            overlay.close()
            return
        }
        let overlay = DateOverlay(owner, mode: mode, under: mode == .time ? timeButton : dayButton)
        self.overlay = overlay
        window.addSubview(overlay)
    }
}

/// Covers the window while a date is chosen; a tap beside the plate closes it. Place and look of the plate are assumed.
final class DateOverlay: UIView {
    private static let radius: CGFloat = 13
    private static let margin: CGFloat = 8

    private let inner = UIDatePicker()
    private let plate = UIView()

    init(_ owner: UIDatePicker, mode: UIDatePicker.Mode, under button: UIView) {
        let window = owner.window
        super.init(frame: window?.bounds ?? .zero)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        inner.datePickerMode = mode
        inner.preferredDatePickerStyle = mode == .time ? .wheels : .inline
        inner.locale = owner.locale
        inner.calendar = owner.terms.calendar
        inner.minimumDate = owner.minimumDate
        inner.maximumDate = owner.maximumDate
        inner.minuteInterval = owner.minuteInterval
        inner.date = owner.date
        inner.tintColor = owner.tintColor
        inner.addAction(
            UIAction { [weak owner] action in (action.sender as? UIDatePicker).map { owner?.choose($0.date) } },
            for: .valueChanged)
        plate.backgroundColor = .secondarySystemGroupedBackground
        plate.layer.cornerRadius = Self.radius
        plate.addSubview(inner)
        addSubview(plate)
        place(under: button.convert(button.bounds, to: window))
    }

    required init?(coder: NSCoder) { nil }

    private func place(under button: CGRect) {
        let size = inner.intrinsicContentSize
        let room = bounds.insetBy(dx: Self.margin, dy: Self.margin)
        let below = button.maxY + Self.margin
        let y = below + size.height <= room.maxY ? below : max(room.minY, button.minY - Self.margin - size.height)
        let x = min(max(button.midX - size.width / 2, room.minX), max(room.minX, room.maxX - size.width))
        plate.frame = CGRect(origin: CGPoint(x: x.rounded(), y: y.rounded()), size: size)
        inner.frame = plate.bounds
    }

    func show(_ date: Date) {
        if inner.date != date { inner.date = date }
    }

    func close() { removeFromSuperview() }

    /// Where the touch was beside the plate.
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if touches.contains(where: { !plate.frame.contains($0.location(in: self)) }) { close() }
    }
}

/// Buttons one after the other, from the leading side on, in their natural sizes.
private final class ButtonRow: UIView {
    /// Between two (assumed).
    private static let gap: CGFloat = 8

    var naturalSize: CGSize {
        let sizes = subviews.map(\.intrinsicContentSize)
        return CGSize(
            width: sizes.reduce(0) { $0 + $1.width } + Self.gap * CGFloat(max(0, sizes.count - 1)),
            height: sizes.reduce(0) { max($0, $1.height) })
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var x: CGFloat = 0
        for view in subviews {
            let size = view.intrinsicContentSize
            let start = isMirrored ? bounds.width - x - size.width : x
            view.frame = CGRect(x: start, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
            x += size.width + Self.gap
        }
    }
}
