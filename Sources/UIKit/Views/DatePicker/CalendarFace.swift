import CoreGraphics
import Foundation

/// A date picker as a page of a calendar, with the time under it where that is chosen, too. Its figures are assumed.
final class CalendarFace: DatePickerFace {
    private static let width: CGFloat = 320
    private static let header: CGFloat = 44
    private static let weekdays: CGFloat = 20
    private static let cell: CGFloat = 44
    private static let margin: CGFloat = 6

    private weak var owner: UIDatePicker?
    let view = UIView()
    let title = UILabel()
    let back = UIButton(type: .system)
    let forth = UIButton(type: .system)
    let grid = DayGrid()
    private var names: [UILabel] = []
    private var timeRow: UIDatePicker?
    private var terms: DateTerms?
    /// A day of the month that is shown.
    private(set) var month = Date(timeIntervalSinceReferenceDate: 0)
    private var shown: Date?

    init(_ owner: UIDatePicker) {
        self.owner = owner
        title.font = .systemFont(ofSize: 17, weight: .semibold)
        back.setTitle("‹", for: .normal)
        forth.setTitle("›", for: .normal)
        for (button, months) in [(back, -1), (forth, 1)] {
            button.titleLabel?.font = .systemFont(ofSize: 26)
            button.addAction(UIAction { [weak self] _ in self?.turn(by: months) }, for: .touchUpInside)
            view.addSubview(button)
        }
        grid.onDay = { [weak self] in self?.choose($0) }
        view.addSubview(title)
        view.addSubview(grid)
        if owner.datePickerMode == .dateAndTime { addTime(owner) }
    }

    private func addTime(_ owner: UIDatePicker) {
        let picker = UIDatePicker()
        picker.datePickerMode = .time
        picker.preferredDatePickerStyle = .compact
        picker.addAction(
            UIAction { [weak owner] action in (action.sender as? UIDatePicker).map { owner?.choose($0.date) } },
            for: .valueChanged)
        timeRow = picker
        view.addSubview(picker)
    }

    var size: CGSize {
        CGSize(
            width: Self.width,
            height: Self.header + Self.weekdays + 6 * Self.cell + (timeRow == nil ? 0 : Self.cell) + Self.margin)
    }

    func show(_ date: Date, duration: Double, _ terms: DateTerms, animated: Bool) {
        self.terms = terms
        if shown.map({ !terms.calendar.isDate($0, equalTo: date, toGranularity: .month) }) ?? true { month = date }
        shown = date
        if let timeRow {
            timeRow.locale = terms.locale
            timeRow.calendar = terms.calendar
            timeRow.minuteInterval = terms.minuteInterval
            timeRow.minimumDate = terms.minimum
            timeRow.maximumDate = terms.maximum
            timeRow.date = date
        }
        showMonth()
    }

    private func turn(by months: Int) {
        guard let terms, let next = terms.calendar.date(byAdding: .month, value: months, to: month) else { return }
        month = next
        showMonth()
    }

    private func showMonth() {
        guard let terms, let shown else { return }
        let formatter = terms.formatter()
        formatter.dateFormat = terms.pattern("yMMMM")
        title.text = formatter.string(from: month)
        showNames(formatter.shortStandaloneWeekdaySymbols, first: terms.calendar.firstWeekday)
        grid.tintColor = owner?.tintColor
        grid.show(DayGrid.Month(containing: month, selected: shown, terms))
        place()
    }

    private func showNames(_ symbols: [String], first: Int) {
        while names.count < symbols.count {
            let label = UILabel()
            label.font = .systemFont(ofSize: 13, weight: .semibold)
            label.textColor = .tertiaryLabel
            label.textAlignment = .center
            names.append(label)
            view.addSubview(label)
        }
        for (index, label) in names.enumerated() where !symbols.isEmpty {
            label.text = symbols[(index + first - 1) % symbols.count].uppercased()
        }
    }

    private func place() {
        let isMirrored = owner?.isMirrored ?? false
        let cell = Self.width / 7
        func placed(_ rect: CGRect) -> CGRect {
            isMirrored ? CGRect(x: Self.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
        }
        title.frame = placed(CGRect(x: 16, y: 0, width: 200, height: Self.header))
        back.frame = placed(CGRect(x: Self.width - 96, y: 0, width: 44, height: Self.header))
        forth.frame = placed(CGRect(x: Self.width - 52, y: 0, width: 44, height: Self.header))
        for (index, label) in names.enumerated() {
            label.frame = placed(
                CGRect(x: CGFloat(index) * cell, y: Self.header, width: cell, height: Self.weekdays))
        }
        grid.isTurned = isMirrored
        grid.frame = CGRect(x: 0, y: Self.header + Self.weekdays, width: Self.width, height: 6 * Self.cell)
        if let timeRow {
            let size = timeRow.intrinsicContentSize
            let y = grid.frame.maxY + (Self.cell - size.height) / 2
            timeRow.frame = placed(
                CGRect(x: Self.width - 16 - size.width, y: y, width: size.width, height: size.height))
        }
    }

    /// The day with the time that was chosen before.
    private func choose(_ day: Date) {
        guard let terms, let shown else { return }
        let time = terms.calendar.dateComponents([.hour, .minute, .second], from: shown)
        let date = terms.calendar.date(
            bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0, of: day)
        owner?.choose(date ?? day)
    }
}
