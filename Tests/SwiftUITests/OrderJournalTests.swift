import Foundation
import SwiftUI
import TestKit
import Testing

@testable import SwiftUI

@Observable private final class Notes {
    var a = 0
    var b = 0
    var flag = false
    var ids = [1, 2]
    var inner = Inner()
}

@Observable private final class Inner {
    var value = 0
}

private final class Sender: ObservableObject {
    @Published var number = 0
}

/// Tells when its body runs, and when it comes and goes.
private struct Mark: View {
    let journal: Journal
    let name: String
    var value = 0
    @State private var own = 0

    var body: some View {
        journal.note("\(name) \(value)")
        return Color.red
            .onAppear { journal.note("+\(name)") }
            .onDisappear { journal.note("-\(name)") }
    }
}

private struct Watcher<Content: View>: View {
    let journal: Journal
    let notes: Notes
    let content: (Notes, Journal) -> Content
    var body: some View { content(notes, journal) }
}

private struct Keeper: View {
    let journal: Journal
    @State private var count = 0
    var body: some View {
        journal.note("keeper \(count)")
        return Button("Tap") { count += 1 }
    }
}

private struct ReadsBoth: View {
    let journal: Journal
    let notes: Notes
    var body: some View {
        journal.note("a \(notes.a)")
        return VStack {
            ReadsB(journal: journal, notes: notes)
            Color.red
        }
    }
}

private struct ReadsB: View {
    let journal: Journal
    let notes: Notes
    var body: some View {
        journal.note("b \(notes.b)")
        return Color.blue
    }
}

private struct Deferred: UIViewRepresentable {
    let journal: Journal
    let value: Int
    let write: Binding<Int>

    func makeCoordinator() -> Journal {
        journal.note("coordinator")
        return journal
    }
    func makeUIView(context: Context) -> UIView {
        journal.note("make")
        return UIView()
    }
    func updateUIView(_ view: UIView, context: Context) {
        journal.note("update \(value)")
        if value == 0 { DispatchQueue.main.async { write.wrappedValue = 1 } }
    }
    static func dismantleUIView(_ view: UIView, coordinator: Journal) { coordinator.note("dismantle") }
}

private struct Themed: View {
    let journal: Journal
    @Environment(\.lineLimit) private var limit
    var body: some View {
        journal.note("limit \(limit ?? 0)")
        return Color.red
    }
}

/// What is called when, line by line: each situation has its journal.
@MainActor
@Suite struct OrderJournalTests {
    private let journal = Journal()
    private let notes = Notes()

    private func show<Content: View>(
        @ViewBuilder _ content: @escaping (Notes, Journal) -> Content
    ) -> Hosted<Watcher<Content>> {
        Hosted(Watcher(journal: journal, notes: notes, content: content))
    }

    /// What is written from now on.
    private func after<Content: View>(_ hosted: Hosted<Content>, _ change: () -> Void) -> [String] {
        journal.lines = []
        change()
        hosted.turn()
        return journal.lines
    }

    @Test("1 The first time bodies run from outside in, and children appear before their parents")
    func first() {
        let hosted = show { _, journal in
            VStack {
                Mark(journal: journal, name: "one")
                Mark(journal: journal, name: "two")
            }
            .onAppear { journal.note("+stack") }
        }
        #expect(journal.lines == ["one 0", "two 0", "+one", "+two", "+stack"])
        withExtendedLifetime(hosted) {}
    }

    @Test("2 Arms that swap: the new one appears, then the old one disappears")
    func arms() {
        let hosted = show { notes, journal in
            if notes.flag { Mark(journal: journal, name: "yes") } else { Mark(journal: journal, name: "no") }
        }
        #expect(after(hosted) { notes.flag = true } == ["yes 0", "+yes", "-no"])
        #expect(after(hosted) { notes.flag = false } == ["no 0", "+no", "-yes"])
    }

    @Test("3 With the transition identity the old one disappears first")
    func identityArms() {
        let hosted = show { notes, journal in
            if notes.flag {
                Mark(journal: journal, name: "yes").transition(.identity)
            } else {
                Mark(journal: journal, name: "no").transition(.identity)
            }
        }
        #expect(after(hosted) { notes.flag = true } == ["yes 0", "-no", "+yes"])
    }

    @Test("4 A view without an else comes and goes")
    func optional() {
        let hosted = show { notes, journal in if notes.flag { Mark(journal: journal, name: "it") } }
        #expect(after(hosted) { notes.flag = true } == ["it 0", "+it"])
        #expect(after(hosted) { notes.flag = false } == ["-it"])
    }

    @Test("5 Another id begins anew")
    func ids() {
        let hosted = show { notes, journal in Mark(journal: journal, name: "it").id(notes.a) }
        #expect(after(hosted) { notes.a = 1 } == ["it 0", "+it", "-it"])
    }

    @Test("6 The same id goes on, and only new inputs run the body")
    func sameID() {
        let hosted = show { notes, journal in Mark(journal: journal, name: "it", value: notes.b).id(7) }
        #expect(after(hosted) { notes.b = 3 } == ["it 3"])
        #expect(after(hosted) { notes.a = 3 } == [])
    }

    @Test("7 Elements that move keep their views: nothing runs")
    func moved() {
        let hosted = show { notes, journal in
            ForEach(notes.ids, id: \.self) { Mark(journal: journal, name: "n\($0)") }
        }
        #expect(after(hosted) { notes.ids = [2, 1] } == [])
    }

    @Test("8 Elements that come and go")
    func elements() {
        let hosted = show { notes, journal in
            ForEach(notes.ids, id: \.self) { Mark(journal: journal, name: "n\($0)") }
        }
        #expect(after(hosted) { notes.ids = [2, 3] } == ["n3 0", "+n3", "-n1"])
    }

    @Test("9 Nested observables: who reads the inner one runs")
    func nested() {
        let hosted = show { notes, journal in Mark(journal: journal, name: "it", value: notes.inner.value) }
        #expect(after(hosted) { notes.inner.value = 2 } == ["it 2"])
        #expect(after(hosted) { notes.inner = Inner() } == ["it 0"])
    }

    @Test("10 The observable that was left behind is not listened to")
    func left() {
        let old = notes.inner
        let hosted = show { notes, journal in Mark(journal: journal, name: "it", value: notes.inner.value) }
        _ = after(hosted) { notes.inner = Inner() }
        #expect(after(hosted) { old.value = 9 } == [])
    }

    @Test("11 Parent and child read different properties: each runs for its own")
    func properties() {
        let hosted = Hosted(ReadsBoth(journal: journal, notes: notes))
        #expect(after(hosted) { notes.a = 1 } == ["a 1"])
        #expect(after(hosted) { notes.b = 1 } == ["b 1"])
    }

    @Test("12 Two writes of one turn are one run, from outside in")
    func together() {
        let hosted = Hosted(ReadsBoth(journal: journal, notes: notes))
        #expect(
            after(hosted) {
                notes.b = 1
                notes.a = 1
                notes.b = 2
            } == ["a 1", "b 2"])
    }

    @Test("13 A write that nobody reads runs nothing")
    func unread() {
        let hosted = show { _, journal in Mark(journal: journal, name: "it") }
        #expect(after(hosted) { notes.a = 4 } == [])
    }

    @Test("14 onChange is called once for all writes, with the first and the last value")
    func changes() {
        let hosted = show { notes, journal in
            Color.red.onChange(of: notes.a) { old, new in journal.note("\(old)→\(new)") }
        }
        #expect(
            after(hosted) {
                notes.a = 1
                notes.a = 2
            } == ["0→2"])
    }

    @Test("15 onChange that writes leads to another update")
    func chained() {
        let hosted = show { notes, journal in
            Mark(journal: journal, name: "it", value: notes.b)
                .onChange(of: notes.a) { _, new in notes.b = new * 10 }
        }
        #expect(after(hosted) { notes.a = 2 } == ["it 20"])
    }

    @Test("16 onChange with initial is called as the view comes")
    func initial() {
        let hosted = show { notes, journal in
            Mark(journal: journal, name: "it").onChange(of: notes.a, initial: true) { journal.note("initial") }
        }
        #expect(journal.lines == ["it 0", "+it", "initial"])
        withExtendedLifetime(hosted) {}
    }

    @Test("17 onAppear that writes is followed by another update of the same turn")
    func appearing() {
        let hosted = show { notes, journal in
            Mark(journal: journal, name: "it", value: notes.a).onAppear { notes.a = 5 }
        }
        #expect(journal.lines == ["it 0", "+it", "it 5"])
        withExtendedLifetime(hosted) {}
    }

    @Test("18 Several appearances on one view are called in written order")
    func order() {
        let hosted = show { _, journal in
            Color.red.onAppear { journal.note("first") }.onAppear { journal.note("second") }
        }
        #expect(journal.lines == ["first", "second"])
        withExtendedLifetime(hosted) {}
    }

    @Test("19 Tasks begin after all appearances")
    func tasks() {
        let hosted = show { _, journal in
            VStack {
                Color.red.task { journal.note("task") }
                Color.red.onAppear { journal.note("appear") }
            }
        }
        hosted.stage.advance(by: 0.1)
        #expect(journal.lines == ["appear", "task"])
    }

    @Test("20 A representable with deferred writes: one update for each value")
    func deferred() {
        let hosted = show { notes, journal in
            Deferred(
                journal: journal, value: notes.a,
                write: Binding(get: { notes.a }, set: { notes.a = $0 }))
        }
        hosted.stage.advance(by: 0.1)
        #expect(journal.lines == ["coordinator", "make", "update 0", "update 1"])
    }

    @Test("21 A representable that goes is dismantled once")
    func dismantled() {
        let hosted = show { notes, journal in
            if !notes.flag { Deferred(journal: journal, value: 1, write: .constant(0)) }
        }
        #expect(after(hosted) { notes.flag = true } == ["dismantle"])
    }

    @Test("22 Who reads a key of the environment runs when it is another value, others do not")
    func environment() {
        let hosted = show { notes, journal in
            VStack {
                Themed(journal: journal)
                Mark(journal: journal, name: "it")
            }
            .lineLimit(notes.a)
        }
        #expect(after(hosted) { notes.a = 2 } == ["limit 2"])
    }

    @Test("23 A published object runs who observes it, once for several writes")
    func published() {
        struct Observing: View {
            let journal: Journal
            @ObservedObject var sender: Sender
            var body: some View {
                journal.note("\(sender.number)")
                return Color.red
            }
        }
        let sender = Sender()
        let hosted = Hosted(Observing(journal: journal, sender: sender))
        #expect(
            after(hosted) {
                sender.number = 1
                sender.number = 2
            } == ["2"])
    }

    @Test("24 State lives as long as its place, and begins anew in another arm")
    func state() throws {
        let hosted = show { notes, journal in
            if notes.flag { Keeper(journal: journal) } else { Keeper(journal: journal) }
        }
        journal.lines = []
        try hosted.stage.touch.tap(CGPoint(x: 195, y: 422))
        hosted.stage.advance(by: 0.2)
        #expect(journal.lines == ["keeper 1"])
        #expect(after(hosted) { notes.flag = true } == ["keeper 0"])
    }

    @Test("25 A binding runs the child that has it, not the parent that does not read the state")
    func bindings() {
        struct Child: View {
            let journal: Journal
            @Binding var value: Int
            var body: some View {
                journal.note("child \(value)")
                return Color.red.onAppear { value = 1 }
            }
        }
        struct Owner: View {
            let journal: Journal
            @State private var value = 0
            var body: some View {
                journal.note("owner")
                return Child(journal: journal, value: $value)
            }
        }
        let hosted = Hosted(Owner(journal: journal))
        #expect(journal.lines == ["owner", "child 0", "child 1"])
        withExtendedLifetime(hosted) {}
    }

    @Test("26 An equal write of state runs nothing")
    func equal() {
        struct Same: View {
            let journal: Journal
            @State private var value = 1
            var body: some View {
                journal.note("\(value)")
                return Color.red.onAppear { value = 1 }
            }
        }
        let hosted = Hosted(Same(journal: journal))
        #expect(journal.lines == ["1"])
        withExtendedLifetime(hosted) {}
    }

    @Test("27 A preference is told after layout, and once for a value")
    func preferences() {
        struct Width: PreferenceKey {
            static var defaultValue: Int { 0 }
            static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
        }
        let hosted = show { notes, journal in
            VStack {
                Mark(journal: journal, name: "it").preference(key: Width.self, value: notes.a)
                Color.red.preference(key: Width.self, value: 1)
            }
            .onPreferenceChange(Width.self) { journal.note("width \($0)") }
        }
        #expect(journal.lines == ["it 0", "width 1", "+it"])
        #expect(after(hosted) { notes.a = 2 } == ["width 3"])
        #expect(after(hosted) { notes.b = 2 } == [])
    }

    @Test("28 A host that leaves its window: what was there goes, and comes again with it")
    func away() {
        let hosted = show { _, journal in Mark(journal: journal, name: "it") }
        journal.lines = []
        let view = hosted.host
        let window = view.superview
        view.removeFromSuperview()
        hosted.turn()
        #expect(journal.lines == ["-it"])
        window?.addSubview(view)
        hosted.turn()
        #expect(journal.lines == ["-it", "+it"])
    }

    @Test("29 Hiding is no disappearance")
    func hidden() {
        let hosted = show { notes, journal in Mark(journal: journal, name: "it").opacity(notes.flag ? 0 : 1) }
        #expect(after(hosted) { notes.flag = true } == [])
    }

    @Test("30 Animated writes are an update of their own")
    func animated() {
        let hosted = Hosted(Two(journal: journal))
        hosted.turn()
        #expect(journal.lines == ["0 0", "1 0", "1 1"])
    }

    private struct Two: View {
        let journal: Journal
        @State private var a = 0
        @State private var b = 0
        var body: some View {
            journal.note("\(a) \(b)")
            return Color.red.onAppear {
                a = 1
                withAnimation { b = 1 }
            }
        }
    }
}
