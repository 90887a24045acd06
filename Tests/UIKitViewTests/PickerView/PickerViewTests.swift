import Offstage
import Testing

@testable import UIKit

@Suite("UIPickerView")
@MainActor
struct PickerViewTests: StageSuite {
    let made = makeWhiteStage(360, 300, scale: 2)
    private let log = CallLog()

    /// Numbers and letters.
    private final class Source: UIPickerViewDataSource, UIPickerViewDelegate {
        var rows = [20, 3]
        let log: CallLog
        init(_ log: CallLog) { self.log = log }
        func numberOfComponents(in pickerView: UIPickerView) -> Int { rows.count }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { rows[component] }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            "\(component).\(row)"
        }
        func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
            log.note("\(component).\(row)")
        }
    }

    private func shown(_ source: Source) -> UIPickerView {
        let stage = stage
        let picker = UIPickerView(frame: CGRect(x: 20, y: 20, width: 320, height: 216))
        picker.dataSource = source
        picker.delegate = source
        stage.window.addSubview(picker)
        stage.advance(by: 0.1)
        return picker
    }

    private func row(_ picker: UIPickerView, _ row: Int, _ component: Int = 0) -> CGRect {
        picker.view(forRow: row, forComponent: component).map { $0.convert($0.bounds, to: picker) } ?? .null
    }

    @Test("Ruler: size, rows, band, wheels side by side, fonts")
    func ruler() throws {
        let source = Source(log)
        let picker = shown(source)
        #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
        #expect(picker.sizeThatFits(.zero) == CGSize(width: 320, height: 216))
        #expect(picker.numberOfComponents == 2 && picker.numberOfRows(inComponent: 0) == 20)
        expectLength(picker.rowSize(forComponent: 0).height, 32, "row height")
        expectLength(picker.rowSize(forComponent: 1).width, (320 - 18 - 5) / 2, "row width")
        expectLength(picker.band.frame.midY, 108, "band's middle")
        expectLength(picker.band.frame.height, 32, "band height")
        expectLength(picker.band.layer.cornerRadius, 8, "band radius")
        #expect(bytes(picker.band.backgroundColor) == [118, 118, 128, 31])
        expectLength(row(picker, 0).midY, 108, "the selected row")
        expectLength(row(picker, 0).height, 32, "is not turned")
        expectLength(picker.wheels[1].frame.minX - picker.wheels[0].frame.maxX, 5, "between wheels")
        let label = try #require(picker.view(forRow: 0, forComponent: 0) as? UILabel)
        #expect(label.font == .systemFont(ofSize: 23) && label.text == "0.0" && label.textAlignment == .center)
        #expect(label.alpha == 1 && (picker.view(forRow: 1, forComponent: 0)?.alpha ?? 1) < 0.5)
        expectLength(
            row(picker, 1).midY - 108, 108 * 0.2919, within: 0.1, "the next row, on a circle of half the height")
        #expect(row(picker, 2).height < row(picker, 1).height && row(picker, 1).height < 32)
        #expect(picker.view(forRow: 6, forComponent: 0) == nil && picker.view(forRow: 5, forComponent: 0) != nil)
    }

    @Test("Rows are selected in code without a word, at once or turning")
    func code() {
        let source = Source(log)
        let picker = shown(source)
        picker.selectRow(7, inComponent: 0, animated: false)
        #expect(picker.selectedRow(inComponent: 0) == 7 && row(picker, 7).midY == 108)
        picker.selectRow(9, inComponent: 0, animated: true)
        #expect(picker.selectedRow(inComponent: 0) == 9 && row(picker, 9).midY > 108)
        stage.advance(by: 1)
        expectLength(row(picker, 9).midY, 108, within: 0.01, "after a while")
        picker.selectRow(99, inComponent: 0, animated: false)
        picker.selectRow(0, inComponent: 5, animated: false)
        #expect(picker.selectedRow(inComponent: 0) == 9 && picker.selectedRow(inComponent: 5) == -1)
        #expect(log.take().isEmpty)
    }

    @Test("A finger turns a wheel, which rests with a row in the middle and tells of it once")
    func drags() throws {
        let source = Source(log)
        let picker = shown(source)
        try stage.touch.drag(CGPoint(x: 90, y: 160), by: CGVector(dx: 0, dy: -75), duration: 1)
        stage.advance(by: 3)
        let selected = picker.selectedRow(inComponent: 0)
        #expect((1...4).contains(selected) && log.take() == ["0.\(selected)"])
        expectLength(row(picker, selected).midY, 108, within: 0.01, "in the middle")
        try stage.touch.fling(CGPoint(x: 90, y: 200), by: CGVector(dx: 0, dy: -100), velocity: 3000)
        stage.advance(by: 6)
        let end = picker.selectedRow(inComponent: 0)
        #expect(end > selected + 3 && log.take() == ["0.\(end)"] && picker.selectedRow(inComponent: 1) == 0)
    }

    @Test("A tap turns to the row under it")
    func taps() throws {
        let source = Source(log)
        let picker = shown(source)
        try stage.touch.tap(CGPoint(x: 250, y: 20 + row(picker, 1, 1).midY))
        stage.advance(by: 1)
        #expect(picker.selectedRow(inComponent: 1) == 1 && log.take() == ["1.1"])
        expectLength(row(picker, 1, 1).midY, 108, within: 0.01, "in the middle")
        try stage.touch.tap(CGPoint(x: 250, y: 128))
        stage.advance(by: 1)
        #expect(log.take().isEmpty, "it is there already")
    }

    @Test("Rows that are asked for anew; the selection stays inside")
    func reloads() {
        let source = Source(log)
        let picker = shown(source)
        picker.selectRow(15, inComponent: 0, animated: false)
        source.rows = [10, 3]
        #expect(picker.numberOfRows(inComponent: 0) == 20)
        picker.reloadComponent(0)
        #expect(picker.numberOfRows(inComponent: 0) == 10 && picker.selectedRow(inComponent: 0) == 9)
        source.rows = [0]
        picker.reloadAllComponents()
        #expect(picker.numberOfComponents == 1 && picker.selectedRow(inComponent: 0) == -1 && picker.wheels.count == 1)
        source.rows = [1_000_000_000]
        picker.reloadAllComponents()
        picker.selectRow(500_000_000, inComponent: 0, animated: false)
        #expect(picker.wheels[0].subviews.count < 30 && picker.view(forRow: 500_000_000, forComponent: 0) != nil)
        picker.dataSource = nil
        #expect(picker.numberOfComponents == 0)
    }

    @Test("Views, attributed titles, widths and heights of the delegate's own; views are used again")
    func forms() {
        final class Views: UIPickerViewDataSource, UIPickerViewDelegate {
            var made = 0
            var reused = 0
            func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
            func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 50 }
            func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 60 }
            func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 50 }
            func pickerView(
                _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
            ) -> UIView {
                if view != nil { reused += 1 } else { made += 1 }
                return view ?? UIView()
            }
        }
        final class Rich: UIPickerViewDataSource, UIPickerViewDelegate {
            func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
            func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 2 }
            func pickerView(
                _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
            ) -> NSAttributedString? { NSAttributedString(string: "rich", attributes: [.foregroundColor: UIColor.red]) }
        }
        let (views, rich) = (Views(), Rich())
        let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
        picker.dataSource = views
        picker.delegate = views
        stage.window.addSubview(picker)
        stage.advance(by: 0.1)
        #expect(picker.rowSize(forComponent: 0) == CGSize(width: 60, height: 50) && picker.band.frame.height == 50)
        #expect(picker.wheels[0].frame.minX == 160 - 62.5)
        for row in 1...20 { picker.selectRow(row, inComponent: 0, animated: false) }
        #expect(views.reused > 10 && views.made < 20)
        let other = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
        other.dataSource = rich
        other.delegate = rich
        stage.window.addSubview(other)
        let label = other.view(forRow: 0, forComponent: 0) as? UILabel
        #expect(label?.attributedText?.string == "rich" && label?.textColor == .red)
    }

    @Test("From right to left the first wheel is at the right")
    func rightToLeft() {
        let source = Source(log)
        let picker = shown(source)
        picker.semanticContentAttribute = .forceRightToLeft
        picker.setNeedsLayout()
        stage.advance(by: 0.1)
        #expect(picker.wheels[0].frame.minX > picker.wheels[1].frame.minX)
    }

    @Test("A subclass lays its wheels out")
    func subclasses() {
        final class Low: UIPickerView {
            override func layoutSubviews() {
                super.layoutSubviews()
                subviews.last?.frame.size.height = 50
            }
            override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 200, height: 100) }
        }
        let source = Source(log)
        let picker = Low(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
        picker.dataSource = source
        picker.delegate = source
        stage.window.addSubview(picker)
        picker.sizeToFit()
        stage.advance(by: 0.1)
        #expect(picker.bounds.height == 100 && picker.wheels[1].bounds.height == 50)
    }
}
