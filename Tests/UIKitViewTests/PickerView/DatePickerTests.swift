import Foundation
import Offstage
import Testing

@testable import UIKit

/// The stage's day is Wednesday, 1 January 2025, 9:41 in the morning, in GMT.
@Suite("UIDatePicker")
@MainActor
struct DatePickerTests: StageSuite {
    let made = makeWhiteStage(390, 700, scale: 2)
    private let log = CallLog()

    private func shown(
        _ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle, _ change: (UIDatePicker) -> Void = { _ in }
    ) -> UIDatePicker {
        let window = stage.window
        let picker = UIDatePicker()
        picker.datePickerMode = mode
        picker.preferredDatePickerStyle = style
        change(picker)
        window.addSubview(picker)
        picker.frame = CGRect(origin: CGPoint(x: 20, y: 20), size: picker.intrinsicContentSize)
        listen(to: picker, log, ["valueChanged"])
        stage.advance(by: 0.1)
        return picker
    }

    private func date(_ text: String) -> Date { ISO8601DateFormatter().date(from: text) ?? .distantPast }

    private func wheels(_ picker: UIDatePicker) -> DateWheels? { picker.face as? DateWheels }

    /// What is in the middle of each wheel.
    private func middle(_ picker: UIDatePicker) -> [String] {
        guard let wheels = wheels(picker) else { return [] }
        return wheels.columns.indices.map { wheels.columns[$0].title(wheels.picker.selectedRow(inComponent: $0)) }
    }

    private func turn(_ picker: UIDatePicker, _ component: Int, by rows: Int) {
        guard let wheels = wheels(picker) else { return }
        let row = wheels.picker.selectedRow(inComponent: component) + rows
        wheels.picker.selectRow(row, inComponent: component, animated: false)
        wheels.pickerView(wheels.picker, didSelectRow: row, inComponent: component)
    }

    @Test("Ruler: defaults, sizes of the styles, which styles modes have")
    func ruler() {
        let picker = shown(.dateAndTime, .wheels)
        #expect(picker.date == stage.date.addingTimeInterval(-0.1) || picker.date <= stage.date)
        #expect(picker.minuteInterval == 1 && picker.minimumDate == nil && picker.countDownDuration == 0)
        #expect(picker.locale == nil && picker.timeZone == nil && picker.calendar.identifier == .gregorian)
        #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
        #expect(UIDatePicker().datePickerMode == .dateAndTime && UIDatePicker().datePickerStyle == .compact)
        #expect(UIDatePicker.Mode.allCases.map(\.rawValue) == [0, 1, 2, 3, 4])
        #expect(UIDatePickerStyle.allCases.map(\.rawValue) == [0, 1, 2, 3])
        #expect(shown(.countDownTimer, .compact).datePickerStyle == .wheels)
        #expect(
            shown(.yearAndMonth, .inline).datePickerStyle == .wheels && shown(.time, .inline).datePickerStyle == .wheels
        )
        let compact = shown(.date, .compact)
        expectLength(compact.intrinsicContentSize.height, 34.5, within: 0.5, "compact height")
        #expect(shown(.date, .inline).intrinsicContentSize.width == 320)
        #expect(
            shown(.dateAndTime, .inline).intrinsicContentSize.height
                == shown(.date, .inline).intrinsicContentSize.height + 44)
    }

    @Test("Wheels in the order and words of the language, of twelve hours or twenty-four")
    func languages() {
        // Foundation's formatters end the program for names that are not ASCII: they count as unknown.
        for name in ["é", "日本", "de_DÉ", ""] {
            let odd = shown(.date, .wheels) { $0.locale = Locale(identifier: name) }
            #expect(odd.locale?.identifier == Locale(identifier: name).identifier && middle(odd).count == 3)
        }
        #expect(middle(shown(.date, .wheels)) == ["January", "1", "2025"])
        #expect(middle(shown(.time, .wheels)) == ["9", "41", "AM"])
        #expect(middle(shown(.dateAndTime, .wheels)) == ["Today", "9", "41", "AM"])
        #expect(middle(shown(.yearAndMonth, .wheels)) == ["January", "2025"])
        let german = shown(.date, .wheels) { $0.locale = Locale(identifier: "de_DE") }
        #expect(middle(german) == ["1", "Januar", "2025"])
        let evening = shown(.time, .wheels) {
            $0.locale = Locale(identifier: "de_DE")
            $0.timeZone = TimeZone(secondsFromGMT: 10 * 3600)
        }
        #expect(middle(evening) == ["19", "41"])
    }

    @Test("Wheels that are turned change the date and tell of it; code tells of nothing")
    func turning() {
        let picker = shown(.dateAndTime, .wheels)
        turn(picker, 0, by: 2)
        turn(picker, 1, by: 1)
        turn(picker, 3, by: 1)
        #expect(picker.date == date("2025-01-03T22:41:00Z") && log.take().count == 3)
        picker.setDate(date("2024-02-29T00:05:00Z"), animated: true)
        #expect(middle(picker) == ["Thu, Feb 29", "12", "05", "AM"] && log.take().isEmpty)
        let days = shown(.date, .wheels) { $0.date = date("2024-02-29T10:00:00Z") }
        turn(days, 2, by: 1)
        #expect(days.date == date("2025-02-28T10:00:00Z"), "a day that a month lacks becomes its last")
    }

    @Test("A finger turns a wheel to another hour")
    func finger() throws {
        let picker = shown(.time, .wheels)
        let wheel = try #require(wheels(picker)?.picker.wheels.first)
        let place = wheel.convert(CGPoint(x: wheel.bounds.midX, y: wheel.bounds.midY + 31), to: stage.window)
        try stage.touch.tap(place)
        stage.advance(by: 1)
        #expect(picker.date == date("2025-01-01T10:41:00Z") && log.take() == ["valueChanged"])
        #expect(middle(picker) == ["10", "41", "AM"])
    }

    @Test("Dates stay in the range, and wheels turn back into it; ends the wrong way round have no effect")
    func range() {
        let picker = shown(.dateAndTime, .wheels) {
            $0.minimumDate = date("2025-01-01T09:00:00Z")
            $0.maximumDate = date("2025-01-02T12:00:00Z")
        }
        turn(picker, 0, by: 5)
        #expect(picker.date == date("2025-01-02T12:00:00Z") && middle(picker) == ["Thu, Jan 2", "12", "00", "PM"])
        picker.date = date("2020-01-01T00:00:00Z")
        #expect(picker.date == date("2025-01-01T09:00:00Z"))
        picker.minimumDate = date("2030-01-01T00:00:00Z")
        picker.date = date("2020-01-01T00:00:00Z")
        #expect(picker.date == date("2020-01-01T00:00:00Z"))
    }

    @Test("Minutes by an interval: dates go down to it; divisors of 60 up to 30 alone")
    func interval() {
        let picker = shown(.time, .wheels) { $0.minuteInterval = 15 }
        #expect(picker.date == date("2025-01-01T09:30:00Z") && middle(picker) == ["9", "30", "AM"])
        turn(picker, 1, by: 1)
        #expect(picker.date == date("2025-01-01T09:45:00Z"))
        for wrong in [7, 60, 0, -5] { picker.minuteInterval = wrong }
        #expect(picker.minuteInterval == 15)
        picker.roundsToMinuteInterval = false
        picker.date = date("2025-01-01T09:47:00Z")
        #expect(picker.date == date("2025-01-01T09:47:00Z") && middle(picker)[1] == "45")
    }

    @Test("Durations: hours and minutes up to 23:59, whole minutes, at least one by a finger")
    func durations() {
        let picker = shown(.countDownTimer, .wheels)
        picker.countDownDuration = 3_725
        #expect(picker.countDownDuration == 3_720 && middle(picker) == ["1", "2"])
        turn(picker, 0, by: 3)
        turn(picker, 1, by: 40)
        #expect(picker.countDownDuration == 4 * 3600 + 42 * 60 && log.take().count == 2)
        picker.countDownDuration = 1e9
        #expect(picker.countDownDuration == 86_340)
        picker.countDownDuration = .nan
        #expect(picker.countDownDuration == 86_340)
        picker.countDownDuration = 60
        turn(picker, 1, by: -1)
        #expect(picker.countDownDuration == 60, "no duration is none")
    }

    @Test("Buttons say the day and the time; the day's opens a calendar, in which a day is chosen; beside it closes")
    func compact() throws {
        let picker = shown(.dateAndTime, .compact)
        let buttons = try #require(picker.face as? DateButtons)
        #expect(buttons.dayButton.configuration?.title == "Jan 1, 2025")
        #expect(buttons.timeButton.configuration?.title?.hasPrefix("9:41") == true)
        try stage.touch.tap(buttons.dayButton)
        stage.advance(by: 0.2)
        let overlay = try #require(buttons.overlay)
        let inner = try #require(overlay.subviews.first?.subviews.first as? UIDatePicker)
        let grid = try #require((inner.face as? CalendarFace)?.grid)
        try stage.touch.tap(
            grid.labels[14].superview.map { $0.convert(grid.labels[14].center, to: stage.window) } ?? .zero)
        #expect(picker.date == date("2025-01-15T09:41:00Z") && log.take() == ["valueChanged"])
        #expect(buttons.dayButton.configuration?.title == "Jan 15, 2025")
        try stage.touch.tap(CGPoint(x: 200, y: 690))
        #expect(overlay.superview == nil)
    }

    @Test("A calendar: the month's days in their weeks, other months, today, days outside of the range")
    func calendar() throws {
        let picker = shown(.date, .inline) { $0.minimumDate = date("2025-01-03T00:00:00Z") }
        let face = try #require(picker.face as? CalendarFace)
        let days = try #require(face.grid.month?.days)
        #expect(face.title.text == "January 2025" && days.count == 31)
        #expect(days[0].place == 3 && days[0].isToday && !days[0].isAllowed && days[2].isSelected && days[2].isAllowed)
        try stage.touch.tap(face.grid.convert(face.grid.labels[0].center, to: stage.window))
        #expect(picker.date == date("2025-01-03T00:00:00Z") && log.take().isEmpty)
        try stage.touch.tap(face.forth)
        #expect(face.title.text == "February 2025" && face.grid.month?.days.count == 28 && log.take().isEmpty)
        stage.advance(by: 0.1)
        try stage.touch.tap(face.grid.convert(face.grid.labels[9].center, to: stage.window))
        #expect(picker.date == date("2025-02-10T00:00:00Z") && log.take() == ["valueChanged"])
        picker.calendar = {
            var calendar = Calendar(identifier: .gregorian)
            calendar.firstWeekday = 2
            return calendar
        }()
        #expect((picker.face as? CalendarFace)?.grid.month?.days[0].place == 5)
    }

    @Test("Disabled it is pale and takes no touch")
    func disabled() throws {
        let picker = shown(.date, .compact)
        picker.isEnabled = false
        #expect(picker.face?.view.alpha == 0.5)
        let buttons = try #require(picker.face as? DateButtons)
        _ = try? stage.touch.tap(buttons.dayButton)
        #expect(buttons.overlay == nil)
    }

    @Test("A subclass has another size and hears of dates")
    func subclasses() {
        final class Own: UIDatePicker {
            var dates = 0
            override func setDate(_ date: Date, animated: Bool) {
                super.setDate(date, animated: animated)
                dates += 1
            }
            override var intrinsicContentSize: CGSize { CGSize(width: 7, height: 8) }
        }
        let picker = Own()
        picker.date = date("2025-05-05T05:05:05Z")
        picker.setDate(date("2025-05-06T05:05:05Z"), animated: false)
        #expect(picker.dates == 2 && picker.sizeThatFits(.zero) == CGSize(width: 7, height: 8))
    }
}
