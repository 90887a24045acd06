import Foundation
import Offstage
import Testing
import UIKit

@Suite("Dates of stages")
@MainActor
struct StageDateTests {
    @Test("A stage's date begins on 2025-01-01 at 09:41 GMT and moves with its time")
    func dates() {
        let stage = makeStage()
        let parts = stage.calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: stage.date)
        #expect([parts.year, parts.month, parts.day] == [2025, 1, 1])
        #expect([parts.hour, parts.minute, parts.second] == [9, 41, 0])
        stage.advance(by: 90)
        #expect(stage.date.timeIntervalSince1970 == 1_735_724_550)
        stage.date = Date(timeIntervalSince1970: 1000)
        stage.advance(by: 1)
        #expect(stage.date.timeIntervalSince1970 == 1001)
    }

    @Test("Words and dates follow en_US, the Gregorian calendar and GMT until they are set")
    func region() {
        let stage = makeStage()
        #expect(stage.locale.identifier == "en_US" && stage.timeZone.secondsFromGMT() == 0)
        #expect(stage.calendar.identifier == .gregorian && stage.calendar.locale == stage.locale)
        stage.calendar = Calendar(identifier: .buddhist)
        stage.locale = Locale(identifier: "th_TH")
        stage.timeZone = TimeZone(secondsFromGMT: 7 * 3600) ?? .gmt
        #expect(stage.calendar.identifier == .buddhist && stage.calendar.component(.hour, from: stage.date) == 16)
        #expect(stage.calendar.locale?.identifier == "th_TH")
    }
}
