import Foundation
import Offstage
import RenderServer
import Testing
import UIKit

@testable import Answers

@Suite("Lists of names")
struct ListTests {
    @Test("Devices are found by a part of a name, or by what else they are called")
    func devices() {
        #expect(DeviceList(filter: nil).devices.count == Device.all.count)
        #expect(DeviceList(filter: "MINI").devices.allSatisfy { $0.name.contains("mini") })
        #expect(DeviceList(filter: "iphone se 3").devices.map(\.name) == ["iPhone SE (3rd generation)"])
        #expect(DeviceList(filter: "toaster").devices.isEmpty)
        let lines = DeviceList(filter: "iPhone 16").lines
        #expect(lines.contains { $0.hasPrefix("iPhone 16 ") && $0.contains("393×852  1179×2556      3  59 0 34 0") })
        #expect(DeviceList(filter: "iPhone 16e").lines.last == "1 device")
    }

    @Test("Colours have the values that they resolve to, translucent ones their alpha")
    func colors() throws {
        let list = ColorList(filter: nil)
        #expect(list.colors.map(\.name) == UIColor.names)
        let red = ColorList(filter: "systemRed").jsonValues.map(\.line)
        #expect(red.count == 1 && red[0].contains("\"light\":\"#FF3B30\",\"dark\":\"#FF453A\""))
        let second = ColorList(filter: "secondaryLabel").jsonValues.map(\.line)
        #expect(second[0].contains("\"light\":\"#3C3C4399\""))
    }

    @Test("Swatches are for terminals: nothing but text comes out of a pipe")
    func plain() throws {
        let program = try Program.withAnswers()
        let result = try program.run(["colors"])
        #expect(result.status == 0 && !result.output.contains("\u{1B}"))
        #expect(result.output.contains("\nsystemRed "))
    }

    @Test("Text styles have their sizes, weights their files, families their fonts")
    func fonts() throws {
        let lines = FontList(filter: "headline").lines
        #expect(lines.count(where: { $0.hasPrefix("headline") }) == 1)
        let sizes = lines.first { $0.hasPrefix("headline") }?.split(separator: " ").dropFirst(2).compactMap { Int($0) }
        #expect(sizes == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
        let all = FontList(filter: nil).lines
        #expect(all.contains { $0.hasPrefix("default, rounded  semibold") && $0.hasSuffix("/Inter-SemiBold.otf") })
        #expect(all.contains { $0.hasPrefix("Inter  ") && $0.contains("Inter-Bold") })
        #expect(FontList(filter: "no such font").isEmpty)
    }

    @Test("Titles have files of their own, from 22 points on")
    func titles() {
        let files = FontList(filter: "InterDisplay").lines.filter { $0.hasPrefix("default") }
        #expect(files.count == 18 && files.allSatisfy { $0.contains(" 22 pt ") })
    }

    @Test("A text is measured in a style, in a weight and size, and in lines; each character with its kerning")
    func measuring() throws {
        let title = try TextMeasure(TextInSystemFont(text: "Settings", style: "largeTitle", weight: "bold"))
        #expect(title.lines[0] == "largeTitle: 34 points, .SFUI-Bold")
        #expect(title.lines[1] == "width 132.962; label 133 at 2x, 133 at 3x")
        #expect(title.lines.count(where: { $0.contains("\"t\"") && $0.hasSuffix("12.459") }) == 2)
        let kerned = try TextMeasure(TextInSystemFont(text: "AV", size: 17)).jsonValue.line
        #expect(kerned.contains("\"text\":\"A\"") && kerned.contains("\"kerning\":-1."))
        let lines = try TextMeasure(TextInSystemFont(text: "one two three", size: 20, isItalic: true, width: 50)).lines
        #expect(lines.contains { $0.contains("   3  \"three\"") })
        #expect(throws: AnswerFailure.self) { try TextMeasure(TextInSystemFont(text: "x", style: "largeTitel")) }
        #expect(throws: AnswerFailure.self) { try TextMeasure(TextInSystemFont(text: "x", weight: "fat")) }
    }

    @Test("Fonts of the device are listed with what stands in for them")
    func standIns() {
        let lines = FontList(filter: "Menlo").lines
        #expect(lines.first == "FONTS OF THE DEVICE AND WHAT STANDS IN")
        #expect(
            lines.contains {
                $0.hasPrefix("Menlo ") && $0.contains("Menlo-Bold ") && $0.contains("DejaVuSansMono-Bold.ttf")
            })
        #expect(FontList(filter: nil).lines.contains { $0.hasPrefix("Courier New ") && $0.hasSuffix("the same") })
        #expect(FontList.names.contains("Helvetica Neue"))
    }
}
