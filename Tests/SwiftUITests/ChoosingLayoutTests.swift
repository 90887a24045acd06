import SwiftUI
import Testing

@testable import SwiftUI

private struct Named: View {
    let name: String
    let journal: Journal
    @State private var count = 0

    var body: some View {
        Color.red.onAppear {
            count += 1
            journal.note("\(name) appears \(count)")
        }
        .onDisappear { journal.note("\(name) disappears") }
        .task { journal.note("\(name) runs") }
    }
}

private struct Fitting: View {
    let journal: Journal
    let width: CGFloat

    var body: some View {
        ViewThatFits(in: .horizontal) {
            Named(name: "wide", journal: journal).frame(width: 200, height: 10)
            Named(name: "narrow", journal: journal).frame(width: 80, height: 20)
            Named(name: "least", journal: journal).frame(width: 50, height: 30)
        }
        .frame(width: width, height: 50)
    }
}

private struct Turning: View {
    let isUpright: Bool
    let journal: Journal

    var body: some View {
        let layout = isUpright ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
        layout {
            Named(name: "first", journal: journal).frame(width: 10, height: 10)
            Spacer(minLength: 4)
            Named(name: "second", journal: journal).frame(width: 10, height: 10)
        }
    }
}

/// Views of which one is shown, and layouts that are others later.
@MainActor
@Suite struct ChoosingLayoutTests {
    @Test("The first view that fits is shown, the last one where none does; only it appears and runs")
    func fitting() {
        let journal = Journal()
        let hosted = Hosted(300, 100, scale: 1, traits: nil, Fitting(journal: journal, width: 100))
        hosted.stage.advance(by: 0.1)
        #expect(hosted.frames.map(\.size) == [CGSize(width: 80, height: 20)])
        #expect(journal.lines == ["narrow appears 1", "narrow runs"])
        hosted.controller.rootView = Fitting(journal: journal, width: 250)
        hosted.stage.advance(by: 0.1)
        #expect(hosted.frames.map(\.size) == [CGSize(width: 200, height: 10)])
        hosted.controller.rootView = Fitting(journal: journal, width: 20)
        hosted.stage.advance(by: 0.1)
        #expect(hosted.frames.map(\.size) == [CGSize(width: 50, height: 30)])
        // What was shown before has kept its state.
        hosted.controller.rootView = Fitting(journal: journal, width: 90)
        hosted.stage.advance(by: 0.1)
        #expect(
            journal.lines == [
                "narrow appears 1", "narrow runs", "wide appears 1", "narrow disappears", "wide runs",
                "least appears 1", "wide disappears", "least runs", "narrow appears 2", "least disappears",
                "narrow runs",
            ])
    }

    @Test("A view fits by its ideal length along the axes that count")
    func axes() {
        let view = ViewThatFits {
            Color.red.frame(width: 50, height: 50)
            Color.red.frame(width: 30, height: 20)
            Color.red.frame(width: 10, height: 10)
        }
        #expect(answer(view, 60, 60) == CGSize(width: 50, height: 50))
        #expect(answer(view, 60, 30) == CGSize(width: 30, height: 20))
        #expect(answer(view, 5, 5) == CGSize(width: 10, height: 10))
        #expect(answer(view, nil, 25) == CGSize(width: 30, height: 20))
        let across = ViewThatFits(in: .vertical) {
            Text("One line that has no room in a narrow column of text").font(.body)
            Text("short").font(.body)
        }
        #expect(answer(across, 1_000, 30).width > 200)
        #expect(answer(across, 100, 30).width < 60)
    }

    @Test("Another layout keeps the views with their state, and spacers grow along its axis")
    func anyLayout() {
        let journal = Journal()
        let hosted = Hosted(100, 60, scale: 1, traits: nil, Turning(isUpright: true, journal: journal))
        #expect(hosted.frames.map(\.origin) == [CGPoint(x: 45, y: 0), CGPoint(x: 45, y: 50)])
        hosted.controller.rootView = Turning(isUpright: false, journal: journal)
        hosted.turn()
        #expect(hosted.frames.map(\.origin) == [CGPoint(x: 0, y: 25), CGPoint(x: 90, y: 25)])
        #expect(journal.lines.filter { $0.contains("appears") } == ["first appears 1", "second appears 1"])
    }
}
