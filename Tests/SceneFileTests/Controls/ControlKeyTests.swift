import Foundation
import Offstage
import Testing
import UIKit

@testable import SceneFile

@MainActor
@Suite("Keys of controls")
struct ControlKeyTests {
    private func made<View: UIView>(_ line: String, _ type: View.Type = View.self) throws -> View {
        let stage = try SceneText.stage(SceneText.view("subviews: [{ id: v, class: \(type), \(line) }]"))
        return try #require(stage.view("v") as? View)
    }

    private let image = "{ size: [3, 4], color: red }"

    @Test("Switches")
    func switches() throws {
        let view = try made("isOn: true, onTintColor: red, thumbTintColor: blue, title: t", UISwitch.self)
        #expect(view.isOn && view.onTintColor == .red && view.thumbTintColor == .blue && view.title == "t")
    }

    @Test("Sliders, with images by state")
    func sliders() throws {
        let view = try made(
            "value: 3, minimumValue: -5, maximumValue: 5, isContinuous: false, minimumValueImage: \(image), "
                + "maximumTrackTintColor: red, thumbImage: { normal: \(image), disabled: null }", UISlider.self)
        #expect(view.value == 3 && view.minimumValue == -5 && view.maximumValue == 5 && !view.isContinuous)
        #expect(view.minimumValueImage?.size == CGSize(width: 3, height: 4) && view.maximumTrackTintColor == .red)
        #expect(view.thumbImage(for: .normal) != nil)
    }

    @Test("Steppers")
    func steppers() throws {
        let view = try made(
            "value: 300, maximumValue: 500, minimumValue: -1, stepValue: 2.5, wraps: true, autorepeat: false, "
                + "incrementImage: \(image)", UIStepper.self)
        #expect(view.value == 300 && view.maximumValue == 500 && view.minimumValue == -1 && view.stepValue == 2.5)
        let turned = try made("minimumValue: 200, maximumValue: 150", UIStepper.self)
        #expect(turned.minimumValue == 149 && turned.maximumValue == 150, "no trap")
        #expect(view.wraps && !view.autorepeat && view.incrementImage(for: .normal) != nil)
    }

    @Test("Progress views and page controls")
    func shows() throws {
        let progress = try made("progress: 0.25, progressViewStyle: bar, trackTintColor: red", UIProgressView.self)
        #expect(progress.progress == 0.25 && progress.progressViewStyle == .bar && progress.trackTintColor == .red)
        let pages = try made(
            "currentPage: 3, numberOfPages: 5, backgroundStyle: prominent, direction: bottomToTop, "
                + "preferredIndicatorImage: \(image)", UIPageControl.self)
        #expect(pages.currentPage == 3 && pages.backgroundStyle == .prominent && pages.direction == .bottomToTop)
        #expect(pages.preferredIndicatorImage != nil)
    }

    @Test("Segments as texts and as maps")
    func segments() throws {
        let view = try made(
            "segments: [One, { title: Two, width: 40, isEnabled: false }, { image: \(image) }], "
                + "selectedSegmentIndex: 1, selectedSegmentTintColor: red", UISegmentedControl.self)
        #expect(view.numberOfSegments == 3 && view.selectedSegmentIndex == 1)
        #expect(view.titleForSegment(at: 0) == "One" && view.titleForSegment(at: 1) == "Two")
        #expect(view.widthForSegment(at: 1) == 40 && !view.isEnabledForSegment(at: 1))
        #expect(view.imageForSegment(at: 2) != nil && view.selectedSegmentTintColor == .red)
    }

    @Test("A button's configuration, every key of it")
    func configurations() throws {
        let button = try made(
            "configuration: { style: tinted, title: T, subtitle: S, image: \(image), imagePlacement: top, "
                + "imagePadding: 3, titlePadding: 4, titleAlignment: center, buttonSize: large, cornerStyle: capsule, "
                + "contentInsets: [1, 2, 3, 4], baseForegroundColor: red, baseBackgroundColor: blue, "
                + "showsActivityIndicator: true, indicator: popup, background: { cornerRadius: 9, strokeWidth: 2, "
                + "strokeColor: green, strokeOutset: 1, backgroundInsets: [5, 6, 7, 8], backgroundColor: white } }",
            UIButton.self)
        let look = try #require(button.configuration)
        #expect(look.title == "T" && look.subtitle == "S" && look.image != nil && look.imagePlacement == .top)
        #expect(look.imagePadding == 3 && look.titlePadding == 4 && look.titleAlignment == .center)
        #expect(look.buttonSize == .large && look.cornerStyle == .capsule && look.showsActivityIndicator)
        #expect(look.contentInsets == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        #expect(look.baseForegroundColor == .red && look.baseBackgroundColor == .blue && look.indicator == .popup)
        #expect(look.background.cornerRadius == 9 && look.background.strokeWidth == 2)
        #expect(look.background.strokeColor == .green && look.background.strokeOutset == 1)
        #expect(look.background.backgroundInsets.leading == 6 && look.background.backgroundColor == .white)
        for style in ["plain", "gray", "filled", "borderless", "bordered", "borderedTinted", "borderedProminent"] {
            #expect(try made("configuration: { style: \(style) }", UIButton.self).configuration != nil)
        }
    }

    @Test("Pickers of titles and of dates")
    func pickers() throws {
        let picker = try made("titles: [[a, b, c], [d]], selectedRows: [2]", UIPickerView.self)
        #expect(picker.numberOfComponents == 2 && picker.selectedRow(inComponent: 0) == 2)
        let dates = try made(
            "datePickerMode: date, preferredDatePickerStyle: wheels, locale: de_DE, timeZone: 3600, "
                + "date: { year: 2025, month: 2, day: 14, hour: 18, minute: 30 }, minimumDate: { year: 2020 }",
            UIDatePicker.self)
        #expect(dates.datePickerMode == .date && dates.datePickerStyle == .wheels)
        #expect(dates.locale?.identifier == "de_DE" && dates.timeZone?.secondsFromGMT() == 3600)
        #expect(dates.date == Date(timeIntervalSince1970: 1_739_554_200) && dates.minimumDate != nil)
        let duration = try made("datePickerMode: countDownTimer, countDownDuration: 90", UIDatePicker.self)
        #expect(duration.countDownDuration == 60)
    }

    @Test("What is wrong with a value is said with its place")
    func errors() {
        func errors(_ line: String) -> Int {
            SceneText.errors(SceneText.view("subviews: [{ id: v, \(line) }]")).count
        }
        #expect(errors("class: UISwitch, isOn: 3") == 1 && errors("class: UIProgressView, progress: 2") == 1)
        #expect(errors("class: UIButton, configuration: { title: x }") == 1)
        #expect(errors("class: UIDatePicker, date: { year: 2025, month: 14 }") == 1)
        #expect(errors("class: UISegmentedControl, segments: [{ tilte: x }]") == 1)
    }
}
