import CoreGraphics
import Foundation

/// A date picker's wheels.
final class DateWheels: DatePickerFace, UIPickerViewDataSource, UIPickerViewDelegate {
    private weak var owner: UIDatePicker?
    private let origin: Date
    let picker = UIPickerView()
    private(set) var columns: [DateColumn] = []
    private var date = Date(timeIntervalSinceReferenceDate: 0)
    private var duration: Double = 0
    private var key: [AnyHashable] = []

    init(_ owner: UIDatePicker, origin: Date) {
        self.owner = owner
        self.origin = origin
    }

    var view: UIView { picker }
    var size: CGSize { picker.intrinsicContentSize }

    func show(_ date: Date, duration: Double, _ terms: DateTerms, animated: Bool) {
        (self.date, self.duration) = (date, duration)
        load(terms)
        for (index, column) in columns.enumerated() {
            let isDuration = owner?.datePickerMode == .countDownTimer
            let row = isDuration ? column.row(ofDuration: duration) : column.row(of: date)
            // A wheel that shows the value already, in another of its rounds, stays.
            let now = picker.selectedRow(inComponent: index)
            if now >= 0, column.title(now) == column.title(row) { continue }
            picker.selectRow(row, inComponent: index, animated: animated)
        }
    }

    /// Makes the wheels where what they show is another than before.
    private func load(_ terms: DateTerms) {
        guard let mode = owner?.datePickerMode else { return }
        let key: [AnyHashable] = [
            mode, terms.calendar, terms.locale, terms.minuteInterval, terms.minimum, terms.maximum,
        ]
        guard key != self.key else { return }
        self.key = key
        columns = DateColumn.columns(of: mode, terms, origin: origin)
        picker.dataSource = self
        picker.delegate = self
        picker.reloadAllComponents()
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        columns[component].rows
    }

    /// Days get three times and months twice the room of numbers (assumed).
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        let weights = columns.map { column -> CGFloat in
            switch column.kind {
            case .day: 3
            case .month: 2
            default: 1
            }
        }
        let room = max(0, pickerView.bounds.width - 18 - 5 * CGFloat(weights.count - 1))
        return room * weights[component] / weights.reduce(0, +)
    }

    /// Rows outside of the range are pale.
    func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? {
        let column = columns[component]
        let isAllowed =
            owner?.datePickerMode == .countDownTimer || column.terms.minimum == nil && column.terms.maximum == nil
            || allows(column, row)
        return NSAttributedString(
            string: column.title(row),
            attributes: [
                .font: UIFont.systemFont(ofSize: 23), .foregroundColor: isAllowed ? UIColor.label : .tertiaryLabel,
            ])
    }

    private func allows(_ column: DateColumn, _ row: Int) -> Bool {
        let date = column.applied(row, to: date)
        return column.kind == .day ? column.terms.allowsDay(of: date) : column.terms.allows(date)
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        let column = columns[component]
        if owner?.datePickerMode == .countDownTimer {
            owner?.choose(duration: column.applied(row, toDuration: duration))
        } else {
            owner?.choose(column.applied(row, to: date))
        }
    }
}
