import Foundation
import Offstage
import SwiftUI
import TestKit
import Testing

@testable import SwiftUI

/// The stage's first date.
private let first = Date(timeIntervalSince1970: 1_735_724_460)

private struct Clocks: View {
    let journal: Journal
    var body: some View {
        let _ = journal.note("body")
        VStack {
            Text("Since ") + Text(first, style: .timer)
            Text(timerInterval: first...first.addingTimeInterval(90))
            ProgressView(timerInterval: first...first.addingTimeInterval(10)) { Text("Load") }
        }
    }
}

@Observable private final class Model {
    var tick = 0
}

private struct ContentView: View {
    @State private var count = 0
    let model: Model?

    var body: some View {
        let _ = model?.tick
        Text("\(count)").onTapGesture { count += 1 }
        Still()
    }
}

private struct Still: View {
    var body: some View { Color.red.frame(height: 10) }
}

/// Texts that follow the time, and what the trace says of bodies.
@MainActor
@Suite struct TimedTextTests {
    private func words(_ look: TextDate.Look, after seconds: Double, at date: Date = first) -> String {
        var environment = EnvironmentValues()
        environment.locale = Locale(identifier: "en_US")
        environment.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
        return TextDate(date, look).words(at: first.addingTimeInterval(seconds), environment)
    }

    @Test("Dates are told as clocks, by what lies between, and as they are")
    func words() {
        #expect(
            [0, 0.9, 1, 152, 3_599, 133_141, -5].map { words(.timer, after: $0) } == [
                "0:00", "0:00", "0:01", "2:32", "59:59", "36:59:01", "0:05",
            ])
        #expect(
            [0, 1, 83, 3_600, 8_580, 90_000, 34_300_000].map { words(.relative, after: $0) } == [
                "0 seconds", "1 second", "1 minute, 23 seconds", "1 hour", "2 hours, 23 minutes", "1 day, 1 hour",
                "1 year, 1 month",
            ])
        #expect([-7_300, 7_300].map { words(.offset, after: $0) } == ["+2 hours", "-2 hours"])
        #expect(words(.date, after: 0) == "January 1, 2025")
        #expect(words(.time, after: 0).replacingOccurrences(of: "\u{202F}", with: " ") == "9:41 AM")
        let end = first.addingTimeInterval(100)
        func down(_ seconds: Double, pause: Date? = nil, hours: Bool = true) -> String {
            words(.interval(end, pause: pause, countsDown: true, showsHours: hours), after: seconds)
        }
        #expect([-9, 0, 1, 40.5, 100, 500].map { down($0) } == ["1:40", "1:40", "1:39", "0:59", "0:00", "0:00"])
        #expect(down(80, pause: first.addingTimeInterval(30)) == "1:10")
        #expect(words(.interval(end, pause: nil, countsDown: false, showsHours: true), after: 61.2) == "1:01")
    }

    @Test("Texts and bars follow virtual time, and no body runs for it")
    func following() throws {
        let journal = Journal()
        let hosted = Hosted(200, 200, scale: 1, traits: nil, Clocks(journal: journal))
        func texts() -> [String] { hosted.host.views(of: SetTextView.self).compactMap { $0.setting?.text.string } }
        let bar = try #require(hosted.host.firstView(of: UIProgressView.self))
        #expect(texts() == ["Since 0:00", "1:30", "Load", "0:10"])
        #expect(isNear(CGFloat(bar.progress), 1))
        hosted.stage.advance(by: 4 - hosted.stage.time + 0.01)
        #expect(texts() == ["Since 0:04", "1:26", "Load", "0:06"])
        #expect(abs(bar.progress - 0.6) < 0.01)
        hosted.stage.advance(by: 60)
        #expect(texts() == ["Since 1:04", "0:26", "Load", "0:00"])
        #expect(bar.progress == 0)
        #expect(journal.lines == ["body"])
        // What code takes from the machine's clock is so far from now.
        struct Late: View {
            var body: some View { Text(Date().addingTimeInterval(-65), style: .timer) }
        }
        let late = Hosted(200, 50, scale: 1, traits: nil, Late())
        let shown = late.host.views(of: SetTextView.self).compactMap { $0.setting?.text.string }
        #expect(shown == ["1:05"])
    }

    @Test("The trace says which bodies ran, how often and why")
    func traces() throws {
        let model = Model()
        let hosted = Hosted(100, 100, scale: 1, traits: nil, ContentView(model: model))
        let start = hosted.stage.bodies.runs(of: "ContentView.body")
        _ = hosted.stage.render()
        #expect(hosted.stage.lastTrace.events(.body).map(\.view) == ["ContentView.body", "Still.body"])
        #expect(hosted.stage.lastTrace.events(.body).map(\.cause) == ["first", "first"])
        for _ in 0..<60 {
            model.tick += 1
            hosted.stage.advance(by: 1 / 60)
            _ = hosted.stage.render()
        }
        #expect(start == 0)
        #expect(
            hosted.stage.bodies.entries.first?.description == "ContentView.body: 60 runs in 60 frames because Model")
        #expect(hosted.stage.bodies.runs(of: "Still.body") == 1)
        let report = CauseReport(hosted.stage.bodies)
        #expect(report.count(.bodyInEachFrame) == 1)
        #expect(report.description.contains("ContentView.body: 60 runs in 60 frames because Model"))
        let text = try #require(hosted.host.firstView(of: SetTextView.self))
        try hosted.stage.touch.tap(text.convert(CGPoint(x: 2, y: 2), to: nil))
        hosted.stage.advance(by: 0.2)
        _ = hosted.stage.render()
        #expect(hosted.stage.lastTrace.events(.body).map(\.cause) == ["ContentView.count"])
    }
}
