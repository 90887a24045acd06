import CoreGraphics
import Foundation

/// The days of a month in rows of weeks; a tap chooses one.
final class DayGrid: UIControl {
    /// What is shown.
    struct Month {
        /// The places of the days, from 0; each with what it says.
        struct Day {
            let place: Int
            let number: Int
            let date: Date
            let isSelected: Bool
            let isToday: Bool
            let isAllowed: Bool
        }

        let days: [Day]

        init(containing date: Date, selected: Date, _ terms: DateTerms) {
            let calendar = terms.calendar
            let parts = calendar.dateComponents([.era, .year, .month], from: date)
            let first = calendar.date(from: parts) ?? date
            let count = calendar.range(of: .day, in: .month, for: first)?.count ?? 30
            let weekday = calendar.component(.weekday, from: first)
            let start = (weekday - calendar.firstWeekday + 7) % 7
            days = (0..<count).compactMap { index in
                guard let day = calendar.date(byAdding: .day, value: index, to: first) else { return nil }
                return Day(
                    place: start + index, number: index + 1, date: day,
                    isSelected: calendar.isDate(day, inSameDayAs: selected),
                    isToday: calendar.isDate(day, inSameDayAs: terms.today), isAllowed: terms.allowsDay(of: day))
            }
        }
    }

    var onDay: ((Date) -> Void)?
    var isTurned = false
    private(set) var month: Month?
    private let disc = ControlPart()
    private(set) var labels: [UILabel] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        disc.isCapsule = true
        addSubview(disc)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ month: Month) {
        self.month = month
        while labels.count < month.days.count {
            let label = UILabel()
            label.textAlignment = .center
            labels.append(label)
            addSubview(label)
        }
        for (index, label) in labels.enumerated() {
            label.isHidden = index >= month.days.count
            if !label.isHidden { show(month.days[index], label) }
        }
        setNeedsLayout()
    }

    private func show(_ day: Month.Day, _ label: UILabel) {
        label.text = "\(day.number)"
        label.font = .systemFont(ofSize: 20, weight: day.isSelected ? .medium : .regular)
        let usual: UIColor = day.isAllowed ? day.isToday ? tintColor : .label : .tertiaryLabel
        // The day of today is chosen in white on the tint, others in the tint on a pale disc.
        label.textColor = day.isSelected ? (day.isToday ? .white : tintColor) : usual
        if day.isSelected {
            disc.backgroundColor = day.isToday ? tintColor : tintColor.faded(by: 0.12)
        }
    }

    private func frame(of place: Int) -> CGRect {
        let (width, height) = (bounds.width / 7, bounds.height / 6)
        let column = isTurned ? 6 - place % 7 : place % 7
        return CGRect(x: CGFloat(column) * width, y: CGFloat(place / 7) * height, width: width, height: height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let month else { return }
        disc.isHidden = !month.days.contains(where: \.isSelected)
        for (day, label) in zip(month.days, labels) {
            let frame = frame(of: day.place)
            label.frame = frame
            guard day.isSelected else { continue }
            disc.frame = CGRect(x: frame.midX - 22, y: frame.midY - 22, width: 44, height: 44)
        }
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard let place = touch?.location(in: self), bounds.contains(place) else { return }
        let day = month?.days.first { frame(of: $0.place).contains(place) && $0.isAllowed }
        if let day { onDay?(day.date) }
    }
}
