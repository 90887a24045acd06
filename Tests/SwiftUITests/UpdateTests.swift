import SwiftUI
import TestKit
import Testing

@testable import SwiftUI

private struct Flow: View {
    let journal: Journal
    @State private var value = 0

    var body: some View {
        journal.note("body \(value)")
        return Color.red
            .onAppear {
                value = 1
                value = 2
                withAnimation {
                    value = 3
                    value = 4
                }
            }
            .onChange(of: value) { old, new in journal.note("\(old)→\(new)") }
    }
}

private final class Model: ObservableObject {
    @Published var number = 0
}

@Observable private final class Watched {
    var read = 0
    var unread = 0
}

private struct Child: View {
    let journal: Journal
    let number: Int
    var body: some View {
        journal.note("child")
        return Color.red
    }
}

private struct Parent: View {
    let journal: Journal
    @ObservedObject var model: Model
    var body: some View {
        journal.note("parent")
        return VStack {
            Child(journal: journal, number: model.number)
            Child(journal: journal, number: 7)
        }
    }
}

private struct Reads: View {
    let journal: Journal
    let watched: Watched
    var body: some View {
        journal.note("body \(watched.read)")
        return Color.red
    }
}

/// What runs when, and in which order.
@MainActor
@Suite struct UpdateTests {
    @Test("What one transaction writes is one update")
    func transactions() {
        let journal = Journal()
        let hosted = Hosted(Flow(journal: journal))
        #expect(journal.lines == ["body 0", "body 2", "0→2", "body 4", "2→4"])
        _ = hosted
    }

    @Test("A body runs when its inputs differ, not because its parent's ran")
    func inputs() {
        let (journal, model) = (Journal(), Model())
        let hosted = Hosted(Parent(journal: journal, model: model))
        #expect(journal.lines.filter { $0 == "child" }.count == 2)
        model.number = 1
        hosted.turn()
        #expect(journal.lines.filter { $0 == "parent" }.count == 2)
        #expect(journal.lines.filter { $0 == "child" }.count == 3)
    }

    @Test("Only those who read a property of an observable object run when it changes")
    func observation() {
        let (journal, watched) = (Journal(), Watched())
        let hosted = Hosted(Reads(journal: journal, watched: watched))
        watched.unread = 1
        hosted.turn()
        #expect(journal.lines == ["body 0"])
        watched.read = 1
        hosted.turn()
        #expect(journal.lines == ["body 0", "body 1"])
    }

    private struct Equal: View {
        let journal: Journal
        @State private var value = 0
        var body: some View {
            journal.note("body \(value)")
            return Color.red.onAppear { value = 0 }
        }
    }

    @Test("Writing what is there already is nothing")
    func equalWrite() {
        let journal = Journal()
        let hosted = Hosted(Equal(journal: journal))
        hosted.turn()
        #expect(journal.lines == ["body 0"])
    }

    private struct Order: View {
        let journal: Journal
        var body: some View {
            VStack {
                Color.red.onAppear { journal.note("1") }.onAppear { journal.note("2") }
                    .onChange(of: 1, initial: true) { journal.note("3") }
                VStack { Color.blue.onAppear { journal.note("4") } }.onAppear { journal.note("5") }
            }
            .task { journal.note("task") }
            .onAppear { journal.note("6") }
        }
    }

    @Test("Children appear before parents, on one view in written order; tasks start after all")
    func appearance() {
        let journal = Journal()
        let hosted = Hosted(Order(journal: journal))
        hosted.turn()
        #expect(journal.lines == ["1", "2", "3", "4", "5", "6", "task"])
    }

    private struct Swapping: View {
        let journal: Journal
        let isFirst: Bool
        let isAtOnce: Bool
        var body: some View {
            Color.red.transition(isAtOnce ? .identity : .opacity)
                .onAppear { journal.note(isFirst ? "AF" : "AT") }
                .onDisappear { journal.note(isFirst ? "DF" : "DT") }
                .id(isFirst)
        }
    }

    @Test("With another identity the new view appears before the old one disappears, but with the identity transition")
    func identity() {
        for isAtOnce in [false, true] {
            let journal = Journal()
            let hosted = Hosted(Swapping(journal: journal, isFirst: true, isAtOnce: isAtOnce))
            hosted.controller.rootView = Swapping(journal: journal, isFirst: false, isAtOnce: isAtOnce)
            hosted.turn()
            #expect(journal.lines == (isAtOnce ? ["AF", "DF", "AT"] : ["AF", "AT", "DF"]))
        }
    }

    private struct Tasks: View {
        let journal: Journal
        let id: Int
        var body: some View { Color.red.task(id: id) { journal.note("start \(id)") } }
    }

    @Test("A task starts anew with another identity")
    func tasks() {
        let journal = Journal()
        let hosted = Hosted(Tasks(journal: journal, id: 1))
        hosted.turn()
        hosted.controller.rootView = Tasks(journal: journal, id: 1)
        hosted.turn()
        hosted.controller.rootView = Tasks(journal: journal, id: 2)
        hosted.turn()
        // The task is started by the layout of a turn, and runs in the next one.
        hosted.turn()
        #expect(journal.lines == ["start 1", "start 2"])
    }

    private struct Counter: View {
        @State var count = 0
        let journal: Journal
        var body: some View {
            journal.note("count \(count)")
            return Color.red.onAppear { count += 1 }
        }
    }

    private struct Arms: View {
        let journal: Journal
        let isFirst: Bool
        var body: some View {
            if isFirst { Counter(journal: journal) } else { Counter(journal: journal) }
        }
    }

    @Test("Another arm is another place: its state begins anew")
    func arms() {
        let journal = Journal()
        let hosted = Hosted(Arms(journal: journal, isFirst: true))
        hosted.controller.rootView = Arms(journal: journal, isFirst: false)
        hosted.turn()
        #expect(journal.lines == ["count 0", "count 1", "count 0", "count 1"])
    }

    @Test("What is shown goes with its host: out of the window and back, and for good")
    func host() {
        let journal = Journal()
        let stage = makeStage(100, 100)
        func show() {
            let host = UIHostingController(
                rootView: Color.red.onAppear { journal.note("appear") }.onDisappear { journal.note("disappear") })
            stage.window.addSubview(host.view)
            stage.runTurn()
            host.view.removeFromSuperview()
            stage.runTurn()
            stage.window.addSubview(host.view)
            stage.runTurn()
            #expect(journal.lines == ["appear", "disappear", "appear"])
            host.view.removeFromSuperview()
            stage.runTurn()
            journal.lines = []
        }
        show()
        stage.runTurn()
        #expect(journal.lines.isEmpty)
    }
}
