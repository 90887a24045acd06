import Foundation
import SwiftUI
import TestKit
import Testing

@testable import SwiftUI

@Observable private final class Order {
    var count = 1
    var log: [String] = []
    var note = "Hello"
    var date = Date(timeIntervalSince1970: 1_735_724_460)
}

private struct OrderView: View {
    @Bindable var order: Order
    let isLimited: Bool

    var body: some View {
        if isLimited {
            Stepper("Pieces", value: $order.count, in: 1...3, step: 2) { order.log.append($0 ? "begins" : "ends") }
        } else {
            Stepper("Pieces", onIncrement: { order.log.append("up") }, onDecrement: nil)
        }
    }
}

private struct LinkView: View {
    let journal: Journal

    var body: some View {
        if let address = URL(string: "https://example.com/a") {
            Link("More", destination: address)
                .environment(
                    \.openURL,
                    OpenURLAction { url in
                        journal.note(url.absoluteString)
                        return .handled
                    })
        }
    }
}

private enum Fruit: String {
    case apple, pear
}

private struct StoredView: View {
    let journal: Journal
    @AppStorage("count") private var count = 3
    @AppStorage("fruit") private var fruit = Fruit.apple
    @AppStorage("name") private var name: String?

    var body: some View {
        let _ = journal.note("\(count) \(fruit) \(name ?? "-")")
        VStack {
            Button("Change") {
                count += 1
                fruit = .pear
                name = name == nil ? "Ada" : nil
            }
            Other(journal: journal)
        }
    }

    struct Other: View {
        let journal: Journal
        @AppStorage("count") private var count = 0
        var body: some View {
            let _ = journal.note("other \(count)")
            Toggle("", isOn: .constant(count > 3))
        }
    }
}

/// Controls, and what is stored for an app.
@MainActor
@Suite struct ControlTests {
    @Test("A stepper takes its value within the bounds, and a button that leads nowhere cannot be pressed")
    func stepper() throws {
        let order = Order()
        let hosted = Hosted(300, 100, scale: 1, traits: nil, OrderView(order: order, isLimited: true))
        let view = try #require(hosted.stage.window.firstView(of: UIStepper.self))
        #expect(view.frame.size == CGSize(width: 94, height: 32))
        #expect(view.frame.maxX == 300)
        let (down, up) = (CGPoint(x: 220, y: 50), CGPoint(x: 280, y: 50))
        try hosted.stage.touch.tap(down)
        hosted.stage.advance(by: 0.2)
        #expect(order.count == 1)
        try hosted.stage.touch.tap(up)
        hosted.stage.advance(by: 0.2)
        #expect(order.count == 3)
        try hosted.stage.touch.tap(up)
        hosted.stage.advance(by: 0.2)
        #expect(order.count == 3)
        try hosted.stage.touch.tap(down)
        hosted.stage.advance(by: 0.2)
        #expect(order.count == 1)
        #expect(order.log.prefix(2) == ["begins", "ends"])
        hosted.controller.rootView = OrderView(order: order, isLimited: false)
        hosted.turn()
        order.log = []
        try hosted.stage.touch.tap(down)
        try hosted.stage.touch.tap(up)
        try hosted.stage.touch.tap(up)
        hosted.stage.advance(by: 0.2)
        #expect(order.log == ["up", "up"])
    }

    @Test("A link opens its address, and is read as a link")
    func link() throws {
        let journal = Journal()
        let hosted = Hosted(100, 40, scale: 1, traits: nil, LinkView(journal: journal))
        try hosted.stage.touch.tap(CGPoint(x: 50, y: 20))
        hosted.stage.advance(by: 0.2)
        #expect(journal.lines == ["https://example.com/a"])
        let spoken = try #require(hosted.stage.window.firstView(of: SpokenView.self))
        #expect(spoken.accessibilityTraits.contains(.link))
        #expect(!spoken.accessibilityTraits.contains(.button))
    }

    @Test("An editor fills its room, writes what is typed, and shows what is written")
    func editor() throws {
        let order = Order()
        struct Editing: View {
            @Bindable var order: Order
            var body: some View { TextEditor(text: $order.note).font(.title) }
        }
        let hosted = Hosted(200, 100, scale: 1, traits: nil, Editing(order: order))
        let view = try #require(hosted.stage.window.firstView(of: UITextView.self))
        #expect(view.frame.size == CGSize(width: 200, height: 100))
        #expect(view.text == "Hello")
        #expect(view.font?.pointSize == 28)
        try hosted.stage.touch.tap(CGPoint(x: 190, y: 25))
        hosted.stage.advance(by: 0.5)
        #expect(view.isFirstResponder)
        view.insertText("!")
        hosted.stage.advance(by: 0.2)
        #expect(order.note.count == 6 && order.note.contains("!"))
        order.note = "Other"
        hosted.stage.advance(by: 0.2)
        #expect(view.text == "Other")
    }

    @Test("A date picker shows its parts and range, and writes what is chosen")
    func datePicker() throws {
        let order = Order()
        struct Dating: View {
            @Bindable var order: Order
            var body: some View {
                let first = Date(timeIntervalSince1970: 1_735_000_000)
                VStack {
                    DatePicker("When", selection: $order.date, in: first..., displayedComponents: .date)
                    DatePicker("Time", selection: $order.date, displayedComponents: .hourAndMinute)
                        .datePickerStyle(.wheel).labelsHidden()
                }
            }
        }
        let hosted = Hosted(390, 500, scale: 1, traits: nil, Dating(order: order))
        let views = hosted.stage.window.views(of: UIDatePicker.self)
        try #require(views.count == 2)
        #expect(views[0].datePickerMode == .date && views[0].datePickerStyle == .compact)
        #expect(views[1].datePickerMode == .time && views[1].datePickerStyle == .wheels)
        #expect(views[0].minimumDate == Date(timeIntervalSince1970: 1_735_000_000))
        #expect(views[0].maximumDate == nil)
        #expect(views[0].frame.maxX == 390)
        views[0].date = order.date.addingTimeInterval(86_400)
        views[0].sendActions(for: .valueChanged)
        hosted.stage.advance(by: 0.2)
        #expect(order.date == Date(timeIntervalSince1970: 1_735_810_860))
        #expect(views[1].date == order.date)
    }

    @Test("What is stored is shown by all that read it, and lives on")
    func storage() throws {
        let name = "offstage.tests.storage"
        let store = try #require(UserDefaults(suiteName: name))
        defer { for key in ["count", "fruit", "name"] { store.removeObject(forKey: key) } }
        for key in ["count", "fruit", "name"] { store.removeObject(forKey: key) }
        let journal = Journal()
        let view = StoredView(journal: journal).defaultAppStorage(store)
        let hosted = Hosted(200, 100, scale: 1, traits: nil, view)
        let control = try #require(hosted.stage.window.firstView(of: PressControl.self))
        control.action()
        hosted.turn()
        #expect(journal.lines == ["3 apple -", "other 0", "4 pear Ada", "other 4"])
        #expect(store.integer(forKey: "count") == 4 && store.string(forKey: "fruit") == "pear")
        control.action()
        hosted.turn()
        #expect(store.object(forKey: "name") == nil)
        journal.lines = []
        _ = Hosted(200, 100, scale: 1, traits: nil, view)
        #expect(journal.lines == ["5 pear -", "other 5"])
    }
}

extension UIView {
    /// All views of a class, those behind first.
    func views<Kind: UIView>(of kind: Kind.Type) -> [Kind] {
        subviews.flatMap { ($0 as? Kind).map { [$0] } ?? $0.views(of: kind) }
    }

    /// The first view of a class.
    func firstView<Kind: UIView>(of kind: Kind.Type) -> Kind? { views(of: kind).first }
}
