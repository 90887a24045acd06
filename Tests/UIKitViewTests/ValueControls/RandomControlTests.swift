import Foundation
import Offstage
import TestKit
import TestSupport
import Testing

@testable import UIKit

/// Random values, extreme ones among them, and random fingers: what holds of a control always holds.
@Suite("Controls at random")
@MainActor
struct RandomControlTests {
    private let extremes: [Double] = [0, -0.0, 1, -1, 0.5, 1e9, -1e9, 1e30, .infinity, -.infinity, .nan, 7, 100, 3.25]

    private func isFinite(_ view: UIView) -> Bool {
        let frame = view.frame
        return frame.minX.isFinite && frame.minY.isFinite && frame.width.isFinite && frame.height.isFinite
            && view.subviews.allSatisfy { isFinite($0) }
    }

    @Test("Values stay in their ranges and frames finite", arguments: UInt64(0)..<24)
    func scripts(seed: UInt64) throws {
        let stage = makeStage(320, 480, scale: 2)
        stage.makeCurrent()
        var random = SplitMix64(seed: seed)
        func number() -> Double { extremes[Int(random.next() % UInt64(extremes.count))] }
        func index() -> Int { Int(random.next() % 12) - 3 }
        let slider = UISlider(frame: CGRect(x: 10, y: 10, width: 200, height: 34))
        let stepper = UIStepper(frame: CGRect(x: 10, y: 60, width: 0, height: 0))
        let toggle = UISwitch(frame: CGRect(x: 150, y: 60, width: 0, height: 0))
        let pages = UIPageControl(frame: CGRect(x: 10, y: 100, width: 150, height: 26))
        let segments = UISegmentedControl(items: ["a", "b", "c"])
        segments.frame = CGRect(x: 10, y: 140, width: 200, height: 32)
        let progress = UIProgressView(frame: CGRect(x: 10, y: 190, width: 200, height: 4))
        let dates = UIDatePicker(frame: CGRect(x: 0, y: 200, width: 320, height: 216))
        dates.preferredDatePickerStyle = .wheels
        let all = [slider, stepper, toggle, pages, segments, progress, dates]
        for view in all { stage.window.addSubview(view) }
        for _ in 0..<40 {
            switch random.next() % 16 {
            case 0: slider.value = Float(number())
            case 1: slider.minimumValue = Float(number())
            case 2: slider.maximumValue = Float(number())
            case 3: stepper.value = number()
            case 4: stepper.minimumValue = number()
            case 5: stepper.maximumValue = number()
            case 6: stepper.stepValue = number()
            case 7: pages.numberOfPages = index()
            case 8: pages.currentPage = index()
            case 9: segments.selectedSegmentIndex = index()
            case 10: segments.insertSegment(withTitle: "x", at: index(), animated: random.next() % 2 == 0)
            case 11: segments.removeSegment(at: index(), animated: random.next() % 2 == 0)
            case 12: segments.setWidth(CGFloat(number()), forSegmentAt: index())
            case 13: progress.setProgress(Float(number()), animated: random.next() % 2 == 0)
            case 14: dates.countDownDuration = number()
            default: dates.datePickerMode = UIDatePicker.Mode.allCases[Int(random.next() % 5)]
            }
            let place = CGPoint(x: CGFloat(random.next() % 320), y: CGFloat(random.next() % 430))
            let way = CGVector(dx: CGFloat(random.next() % 200) - 100, dy: CGFloat(random.next() % 100) - 50)
            try stage.touch.drag(place, by: way, duration: 0.1)
            stage.advance(by: 0.05)
            #expect(slider.value >= slider.minimumValue && slider.value <= slider.maximumValue)
            #expect(stepper.value >= stepper.minimumValue && stepper.value <= stepper.maximumValue)
            #expect(stepper.minimumValue < stepper.maximumValue && stepper.stepValue > 0)
            #expect(pages.currentPage >= 0 && pages.currentPage <= max(0, pages.numberOfPages - 1))
            #expect((-1..<max(0, segments.numberOfSegments)).contains(segments.selectedSegmentIndex))
            #expect((0...1).contains(progress.progress) && (0..<86_400).contains(dates.countDownDuration))
            let wild = all.filter { !isFinite($0) }.map { "\(type(of: $0)) \($0.frame) \($0.subviews.map(\.frame))" }
            #expect(wild == [], "seed \(seed)")
            if !wild.isEmpty { return }
        }
    }
}
