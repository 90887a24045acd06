import Foundation
import SwiftUI
import TestKit
import Testing

@testable import SwiftUI

private struct Ticking<Schedule: TimelineSchedule>: View {
    let schedule: Schedule
    let journal: Journal

    var body: some View {
        let _ = journal.note("body")
        TimelineView(schedule) { context in
            let _ = journal.note("\(Int((context.date.timeIntervalSince1970 * 1000).rounded()) - 1_735_724_460_000)")
            Color.red
        }
    }
}

/// The stage's first date.
private let first = Date(timeIntervalSince1970: 1_735_724_460)

private struct Scrolled: View {
    let isList: Bool
    let keep: (ScrollViewProxy) -> Void
    @State private var count = 40

    var body: some View {
        ScrollViewReader { proxy in
            let _ = keep(proxy)
            if isList {
                List(0..<40) { Text("Row \($0)") }
            } else {
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<count, id: \.self) { Color(white: Double($0) / 40).frame(height: 50) }
                        Color.red.frame(height: 10).id("end")
                    }
                }
                .onTapGesture {
                    count = 60
                    proxy.scrollTo("end")
                }
            }
        }
    }
}

/// Views that follow time, and scrolling to views.
@MainActor
@Suite struct TimelineTests {
    private func lines(_ schedule: some TimelineSchedule, _ seconds: Double) -> [String] {
        let journal = Journal()
        let hosted = Hosted(10, 10, scale: 1, traits: nil, Ticking(schedule: schedule, journal: journal))
        hosted.stage.advance(by: seconds - hosted.stage.time)
        return journal.lines
    }

    @Test("A timeline is shown anew at the dates of its schedule, its parent is not")
    func schedules() {
        #expect(lines(.periodic(from: first, by: 2), 6.5) == ["body", "0", "2000", "4000", "6000"])
        #expect(lines(.periodic(from: first.addingTimeInterval(-1), by: 2), 4) == ["body", "-1000", "1000", "3000"])
        #expect(lines(.everyMinute, 125) == ["body", "0", "60000", "120000"])
        let dates = [-5, -3, 1, 4].map { first.addingTimeInterval($0) }
        #expect(lines(.explicit(dates), 10) == ["body", "-3000", "1000", "4000"])
        #expect(lines(.explicit([first.addingTimeInterval(3)]), 10) == ["body", "3000"])
        #expect(lines(.animation(paused: true), 1).count == 2)
        #expect(lines(.animation(minimumInterval: 0.5), 2.1) == ["body", "0", "500", "1000", "1500", "2000"])
        let frames = lines(.animation, 1.001)
        #expect((59...62).contains(frames.count - 1))
    }

    @Test("A schedule that begins at the machine's date begins now")
    func machineDates() {
        #expect(lines(.periodic(from: Date(), by: 1), 2.5).count == 4)
    }

    @Test("Minutes begin at whole ones, however far the start is")
    func periods() {
        let schedule = EveryMinuteTimelineSchedule()
        let dates = schedule.entries(from: first.addingTimeInterval(59.5), mode: .normal).prefix(2)
        #expect(Array(dates) == [first, first.addingTimeInterval(60)])
    }

    @Test("A reader scrolls a scroll view to a view: as little as needed, or point on point, never beyond the ends")
    func scrolling() throws {
        var proxy: ScrollViewProxy?
        let hosted = Hosted(100, 400, scale: 1, traits: nil, Scrolled(isList: false) { proxy = $0 })
        let view = try #require(hosted.stage.window.firstView(of: UIScrollView.self))
        func scroll(_ id: some Hashable, _ anchor: UnitPoint?) -> CGFloat {
            proxy?.scrollTo(id, anchor: anchor)
            hosted.turn()
            return view.contentOffset.y
        }
        #expect(scroll(10, nil) == 150)
        #expect(scroll(9, nil) == 150)
        #expect(scroll(2, nil) == 100)
        #expect(scroll(20, .top) == 1_000)
        #expect(scroll(20, .bottom) == 650)
        #expect(scroll(20, .center) == 825)
        #expect(scroll(0, .bottom) == 0)
        #expect(scroll("end", .top) == 1_610)
        #expect(scroll("nobody", .top) == 1_610)
        // What is new is laid out before it is scrolled to.
        _ = scroll(0, .top)
        try hosted.stage.touch.tap(CGPoint(x: 50, y: 100))
        hosted.stage.advance(by: 0.3)
        #expect(view.contentOffset.y == 2_610)
    }

    @Test("A reader scrolls a list to a row, in time where that is animated")
    func lists() throws {
        var proxy: ScrollViewProxy?
        let hosted = Hosted(300, 400, scale: 1, traits: nil, Scrolled(isList: true) { proxy = $0 })
        let view = try #require(hosted.stage.window.firstView(of: UICollectionView.self))
        proxy?.scrollTo(30, anchor: .top)
        hosted.stage.advance(by: 0.1)
        let offset = view.contentOffset.y
        #expect(offset > 500)
        #expect(view.indexPathsForVisibleItems.contains(IndexPath(item: 30, section: 0)))
        withAnimation { proxy?.scrollTo(0) }
        hosted.stage.advance(by: 0.1)
        #expect(view.contentOffset.y > 0 && view.contentOffset.y < offset)
        hosted.stage.advance(by: 1)
        #expect(view.indexPathsForVisibleItems.contains(IndexPath(item: 0, section: 0)))
    }
}
