import Foundation
import UIKit
import YAMLTree

/// The keys of pickers.
enum PickerProperties {
    static let picker = SceneKey<UIPickerView>.rows([
        SceneKey("titles", .list(.list(.text)), "A list of what the rows say for each wheel.") { picker, value, _ in
            (picker as? TitledPickerView)?.titles = (value.items ?? []).map { column in
                (column.value.items ?? []).map { $0.value.text ?? "" }
            }
        },
        SceneKey(
            "selectedRows", .list(.integer(0...1_000_000)), "The row in the middle of each wheel, from 0, the default."
        ) { picker, value, _ in
            for (component, item) in (value.items ?? []).enumerated() {
                item.value.integer.map { picker.selectRow($0, inComponent: component, animated: false) }
            }
        },
    ])

    // MARK: Dates

    private static let moment = Record(
        "a date",
        [
            Field("year", .integer(1...9999), required: true, "In the picker's calendar."),
            Field("month", .integer(1...13), "Default 1."),
            Field("day", .integer(1...31), "Default 1."),
            Field("hour", .integer(0...23), "Default 0."),
            Field("minute", .integer(0...59), "Default 0."),
        ])

    static let datePicker = SceneKey<UIDatePicker>.rows([
        .text("locale", "A language and region such as de_DE; null is the device's.") {
            $0.locale = $1.map { Locale(identifier: $0) }
        },
        SceneKey(
            "timeZone", .nullable(.integer(-64_800...64_800)), "Seconds ahead of GMT; null is the device's."
        ) { picker, value, _ in picker.timeZone = value.integer.flatMap { TimeZone(secondsFromGMT: $0) } },
        .name(
            "datePickerMode", "What is chosen. Default dateAndTime.",
            of: [
                "time": UIDatePicker.Mode.time, "date": .date, "dateAndTime": .dateAndTime,
                "countDownTimer": .countDownTimer, "yearAndMonth": .yearAndMonth,
            ]
        ) { $0.datePickerMode = $1 },
        .name(
            "preferredDatePickerStyle", "Default automatic: compact, where the mode has it.",
            of: [
                "automatic": UIDatePickerStyle.automatic, "wheels": .wheels, "compact": .compact, "inline": .inline,
            ]
        ) { $0.preferredDatePickerStyle = $1 },
        .integer("minuteInterval", "A divisor of 60 up to 30. Default 1.", in: 1...30) { $0.minuteInterval = $1 },
        .bool("roundsToMinuteInterval", "Default true.") { $0.roundsToMinuteInterval = $1 },
        date("minimumDate", "The first date to choose.") { $0.minimumDate = $1 },
        date("maximumDate", "The last date to choose.") { $0.maximumDate = $1 },
        date("date", "Default: the device's.") { picker, date in date.map { picker.date = $0 } },
        .number("countDownDuration", "Seconds. Default 0.", in: 0...86_399) { $0.countDownDuration = Double($1) },
    ])

    private static func date(
        _ key: String, _ summary: String, set: @escaping @MainActor @Sendable (UIDatePicker, Date?) -> Void
    ) -> SceneKey<UIDatePicker> {
        SceneKey(key, .nullable(.record(moment)), summary) { picker, value, _ in
            let parts = value.record.map { record in
                DateComponents(
                    year: record.integer("year"), month: record.integer("month") ?? 1, day: record.integer("day") ?? 1,
                    hour: record.integer("hour") ?? 0, minute: record.integer("minute") ?? 0)
            }
            set(picker, parts.flatMap { picker.calendar.date(from: $0) })
        }
    }
}

/// A picker whose rows are written down.
final class TitledPickerView: UIPickerView, UIPickerViewDataSource, UIPickerViewDelegate {
    /// For each wheel.
    var titles: [[String]] = [] {
        didSet {
            dataSource = self
            delegate = self
            reloadAllComponents()
        }
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { titles.count }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        titles[component].count
    }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        titles[component][row]
    }
}
