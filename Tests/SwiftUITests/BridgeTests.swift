import SwiftUI
import TestKit
import Testing

@testable import SwiftUI

private struct Plain: UIViewRepresentable {
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ uiView: UIView, context: Context) {}
}

/// A view with a natural size of 100 by 50.
private struct Natural: UIViewRepresentable {
    var hugging: UILayoutPriority?
    var compression: UILayoutPriority?

    final class Sized: UIView {
        override var intrinsicContentSize: CGSize { CGSize(width: 100, height: 50) }
    }

    func makeUIView(context: Context) -> Sized {
        let view = Sized()
        if let hugging { view.setContentHuggingPriority(hugging, for: .horizontal) }
        if let compression { view.setContentCompressionResistancePriority(compression, for: .horizontal) }
        return view
    }
    func updateUIView(_ uiView: Sized, context: Context) {}
}

private struct Counting: UIViewRepresentable {
    let journal: Journal
    let number: Int

    final class Coordinator {}

    func makeCoordinator() -> Coordinator {
        journal.note("coordinator")
        return Coordinator()
    }
    func makeUIView(context: Context) -> UILabel {
        journal.note("make")
        return UILabel()
    }
    func updateUIView(_ uiView: UILabel, context: Context) {
        journal.note("update")
        uiView.text = "\(number)"
    }
    static func dismantleUIView(_ uiView: UILabel, coordinator: Coordinator) { uiView.text = "gone" }
}

private struct CountingScreen: View {
    let journal: Journal
    let numbers: Numbers
    var body: some View {
        if numbers.isShown { Counting(journal: journal, number: numbers.value) }
    }
}

@Observable private final class Numbers {
    var value = 0
    var isShown = true
}

/// UIKit's views in SwiftUI, and SwiftUI's in UIKit.
@MainActor
@Suite struct BridgeTests {
    @Test("Views without a natural size share the width, and are 0 high where nothing is proposed")
    func rows() {
        func row(_ count: Int) -> [CGRect] {
            Hosted(402, 800) {
                ScrollView {
                    HStack(spacing: 48) { ForEach(0..<count, id: \.self) { _ in Plain() } }.padding(16)
                }
            }.frames
        }
        #expect(areNear(row(3).map(\.minX), [16, 155.333, 294.667]))
        #expect(areNear(row(3).map(\.width), [91.333, 91.333, 91.333]))
        #expect(row(3).allSatisfy { $0.height == 0 })
        // Edges go to the nearest third of a point.
        #expect(zip(row(4).map(\.minX), [16, 120.5, 225, 329.5]).allSatisfy { abs($0 - $1) < 0.17 })
        #expect(areNear(row(2).map(\.minX), [16, 225]))
        #expect(areNear(row(2).map(\.width), [161, 161]))
    }

    @Test("SWUI-08 Represented views fill, unless they are fixed, framed, or hug")
    func sizes() {
        func size(_ view: some View, _ width: CGFloat = 300) -> CGSize { answer(view, width, 200) }
        #expect(size(Plain()) == CGSize(width: 300, height: 200))
        #expect(size(Plain().fixedSize()) == .zero)
        #expect(size(Natural()) == CGSize(width: 300, height: 200))
        #expect(size(Natural().fixedSize()) == CGSize(width: 100, height: 50))
        #expect(size(Natural(hugging: .defaultHigh)) == CGSize(width: 100, height: 200))
        #expect(size(Natural(compression: .defaultLow), 80).width == 80)
        #expect(size(Natural(), 80).width == 100)
        #expect(size(Natural().frame(width: 120, height: 40)) == CGSize(width: 120, height: 40))
    }

    @Test("SWUI-04 A coordinator and a view are made once, and updated with each change")
    func calls() {
        let (journal, numbers) = (Journal(), Numbers())
        let hosted = Hosted(CountingScreen(journal: journal, numbers: numbers))
        let label = hosted.host.subviews.first as? UILabel
        for number in 1...3 {
            numbers.value = number
            hosted.turn()
        }
        #expect(journal.lines == ["coordinator", "make", "update", "update", "update", "update"])
        #expect(hosted.host.subviews.first === label && label?.text == "3")
        numbers.isShown = false
        hosted.turn()
        #expect(label?.text == "gone")
        #expect(hosted.host.subviews.isEmpty)
    }

    private struct Title: View {
        let numbers: Numbers
        var body: some View { Text(verbatim: numbers.value == 0 ? "Hi" : "Hi\nyou") }
    }

    @Test("SWUI-03 A host with the option follows its content's size, one without does not")
    func sizing() {
        for follows in [true, false] {
            let stage = makeStage(390, 844, scale: 3)
            let numbers = Numbers()
            let controller = UIHostingController(rootView: Title(numbers: numbers))
            if follows { controller.sizingOptions = [.intrinsicContentSize, .preferredContentSize] }
            let root = UIViewController()
            let stack = UIStackView(arrangedSubviews: [controller.view])
            stack.axis = .vertical
            stack.translatesAutoresizingMaskIntoConstraints = false
            root.addChild(controller)
            root.view.addSubview(stack)
            NSLayoutConstraint.activate([
                stack.topAnchor.constraint(equalTo: root.view.topAnchor),
                stack.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
            ])
            controller.didMove(toParent: root)
            stage.window.rootViewController = root
            stage.runTurn()
            #expect(isNear(controller.view.bounds.height, 20.333))
            numbers.value = 1
            stage.runTurn()
            stage.runTurn()
            #expect(isNear(controller.view.bounds.height, follows ? 42.333 : 20.333))
            if follows { #expect(isNear(controller.preferredContentSize.height, 42.333)) }
            controller.view.invalidateIntrinsicContentSize()
            stage.runTurn()
            #expect(isNear(controller.view.bounds.height, 42.333))
        }
    }

    @Test("SWUI-01 A hosting controller is contained as any child, and removal reverses it")
    func containment() {
        let stage = makeStage(390, 844, scale: 3)
        let parent = UIViewController()
        stage.window.rootViewController = parent
        let child = UIHostingController(rootView: Text(verbatim: "Hello"))
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            child.view.leadingAnchor.constraint(equalTo: parent.view.leadingAnchor, constant: 20),
            child.view.topAnchor.constraint(equalTo: parent.view.topAnchor, constant: 100),
            child.view.widthAnchor.constraint(equalToConstant: 200),
            child.view.heightAnchor.constraint(equalToConstant: 60),
        ])
        child.didMove(toParent: parent)
        stage.runTurn()
        #expect(parent.children.count == 1)
        #expect(child.view.frame == CGRect(x: 20, y: 100, width: 200, height: 60))
        let text = child.view.subviews.first
        #expect(isNear(text?.frame.midX ?? 0, 100) || abs((text?.frame.midX ?? 0) - 100) < 0.34)
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        stage.runTurn()
        #expect(parent.children.isEmpty && child.parent == nil && child.view.superview == nil)
    }

    private struct Busy: UIViewRepresentable {
        @Binding var isBusy: Bool
        func makeUIView(context: Context) -> UIActivityIndicatorView { UIActivityIndicatorView(style: .large) }
        func updateUIView(_ view: UIActivityIndicatorView, context: Context) {
            if isBusy { view.startAnimating() } else { view.stopAnimating() }
        }
    }

    private struct BusyScreen: View {
        @Bindable var numbers: Numbers
        var body: some View { Busy(isBusy: $numbers.isShown) }
    }

    @Test("SWUI-06 A wrapped activity indicator follows a binding, in the style it was made with")
    func indicator() {
        let numbers = Numbers()
        let hosted = Hosted(BusyScreen(numbers: numbers))
        let view = hosted.host.subviews.first as? UIActivityIndicatorView
        #expect(view?.isAnimating == true && view?.style == .large)
        numbers.isShown = false
        hosted.turn()
        #expect(view?.isAnimating == false)
    }

    private struct Row: View {
        let numbers: Numbers
        var body: some View { Text(verbatim: numbers.value == 0 ? "One line" : "One\nTwo\nThree\nFour") }
    }

    private final class Rows: NSObject, UITableViewDataSource {
        let numbers = Numbers()
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.contentConfiguration = UIHostingConfiguration { Row(numbers: numbers) }
            return cell
        }
    }

    @Test("SWUI-09 A cell shows hosted content, is as high as it, and follows its model")
    func cells() {
        let stage = makeStage(390, 844, scale: 3)
        let table = UITableView(frame: stage.window.bounds)
        let rows = Rows()
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = rows
        stage.window.addSubview(table)
        stage.runTurn()
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height - 44 < 0.34)
        rows.numbers.value = 1
        stage.runTurn()
        stage.runTurn()
        // Three lines of 22 and one of 20.333, 11 above and below, and the separator.
        let height = table.rectForRow(at: IndexPath(row: 0, section: 0)).height
        #expect(isNear(height, 108.667))
        withExtendedLifetime(rows) {}
    }

    private struct Tapped: View {
        let journal: Journal
        @State private var count = 0
        var body: some View {
            Button("Tap \(count)") {
                count += 1
                journal.note("tap \(count)")
            }
        }
    }

    @Test("A tapped button acts, and its label follows")
    func button() throws {
        let journal = Journal()
        let hosted = Hosted(Tapped(journal: journal))
        try hosted.stage.touch.tap(CGPoint(x: 195, y: 422))
        hosted.turn()
        try hosted.stage.touch.tap(CGPoint(x: 195, y: 422))
        hosted.turn()
        #expect(journal.lines == ["tap 1", "tap 2"])
    }

    private struct Settings: View {
        @Bindable var numbers: Numbers
        var body: some View { Toggle("Shown", isOn: $numbers.isShown) }
    }

    @Test("A toggle's switch writes its binding and follows it")
    func toggle() throws {
        let numbers = Numbers()
        let hosted = Hosted(300, 100, Settings(numbers: numbers))
        let control = hosted.host.subviews.compactMap { $0 as? UISwitch }.first
        #expect(control?.isOn == true)
        #expect(isNear(control?.frame.width ?? 0, 51) && isNear(control?.frame.height ?? 0, 31))
        #expect(isNear(control?.frame.maxX ?? 0, 300))
        try hosted.stage.touch.tap(CGPoint(x: 280, y: 50))
        hosted.stage.advance(by: 1)
        #expect(numbers.isShown == false)
        numbers.isShown = true
        hosted.turn()
        #expect(control?.isOn == true)
    }

    private final class Picker: UIViewController {
        var didPick: (String) -> Void = { _ in }
    }

    private struct PickerView: UIViewControllerRepresentable {
        @Binding var choice: String
        @Environment(\.dismiss) private var dismiss

        final class Coordinator {
            var parent: PickerView
            init(_ parent: PickerView) { self.parent = parent }
            @MainActor
            func pick(_ choice: String) {
                parent.choice = choice
                parent.dismiss()
            }
        }

        func makeCoordinator() -> Coordinator { Coordinator(self) }
        func makeUIViewController(context: Context) -> Picker {
            let picker = Picker()
            picker.didPick = { [coordinator = context.coordinator] in coordinator.pick($0) }
            return picker
        }
        func updateUIViewController(_ picker: Picker, context: Context) { context.coordinator.parent = self }
    }

    private final class Choice: ObservableObject {
        @Published var text = ""
    }

    private struct PickerScreen: View {
        @ObservedObject var choice: Choice
        var body: some View { PickerView(choice: $choice.text) }
    }

    @Test("SWUI-07 A wrapped picker writes back what was chosen, and dismisses")
    func picker() throws {
        let stage = makeStage(390, 844, scale: 3)
        let presenter = UIViewController()
        stage.window.rootViewController = presenter
        stage.runTurn()
        let choice = Choice()
        let host = UIHostingController(rootView: PickerScreen(choice: choice))
        presenter.present(host, animated: false)
        stage.advance(by: 1)
        let picker = try #require(host.children.first as? Picker)
        #expect(picker.view.bounds.size == host.view.bounds.size || picker.view.bounds.height > 0)
        picker.didPick("photo")
        stage.advance(by: 2)
        #expect(choice.text == "photo")
        #expect(presenter.presentedViewController == nil)
    }

    private struct Follower: View {
        let numbers: Numbers
        var body: some View { Text(verbatim: "\(numbers.value)") }
    }

    @Test("SWUI-02 A parent holds a hosting controller; one whose view alone was added is gone")
    func holding() {
        let stage = makeStage(390, 844, scale: 3)
        let parent = UIViewController()
        stage.window.rootViewController = parent
        stage.runTurn()
        let numbers = Numbers()
        weak var held: UIViewController?
        weak var lost: UIViewController?
        func add() {
            let child = UIHostingController(rootView: Follower(numbers: numbers))
            parent.addChild(child)
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
            held = child
            let other = UIHostingController(rootView: Follower(numbers: numbers))
            parent.view.addSubview(other.view)
            lost = other
        }
        add()
        stage.runTurn()
        #expect(held != nil && lost == nil)
        numbers.value = 5
        stage.runTurn()
        let text = held?.view.subviews.first as? SetTextView
        #expect(text?.setting?.text.string == "5")
    }

    private struct Editor: UIViewRepresentable {
        @Binding var text: String
        let setsInUpdate: Bool
        let journal: Journal

        final class Coordinator: NSObject, UITextViewDelegate {
            var parent: Editor
            init(_ parent: Editor) { self.parent = parent }
            func textViewDidChange(_ textView: UITextView) {
                parent.journal.note("changed")
                if parent.text != textView.text { parent.text = textView.text }
            }
        }

        func makeCoordinator() -> Coordinator { Coordinator(self) }
        func makeUIView(context: Context) -> UITextView {
            let view = UITextView()
            view.delegate = context.coordinator
            view.text = text
            return view
        }
        func updateUIView(_ view: UITextView, context: Context) {
            context.coordinator.parent = self
            if setsInUpdate, view.text != text { view.text = text }
        }
    }

    private struct EditorScreen: View {
        @ObservedObject var choice: Choice
        let setsInUpdate: Bool
        let journal: Journal
        var body: some View { Editor(text: $choice.text, setsInUpdate: setsInUpdate, journal: journal) }
    }

    @Test("SWUI-05 What is set in the update follows, what is set when made is stale")
    func updates() {
        for setsInUpdate in [true, false] {
            let (choice, journal) = (Choice(), Journal())
            choice.text = "first"
            let hosted = Hosted(EditorScreen(choice: choice, setsInUpdate: setsInUpdate, journal: journal))
            let view = hosted.host.subviews.first as? UITextView
            choice.text = "second"
            hosted.turn()
            #expect(view?.text == (setsInUpdate ? "second" : "first"))
            // A change that comes from the view goes round once.
            view?.insertText("!")
            hosted.turn()
            hosted.turn()
            #expect(journal.lines == ["changed"])
            #expect(choice.text == view?.text)
        }
    }

    fileprivate struct LuckTrait: UITraitDefinition {
        static let defaultValue = 1
    }

    fileprivate struct LuckKey: UITraitBridgedEnvironmentKey {
        static let defaultValue = 1
        static func read(from traitCollection: UITraitCollection) -> Int { traitCollection[LuckTrait.self] }
        static func write(to mutableTraits: inout any UIMutableTraits, value: Int) {
            mutableTraits[LuckTrait.self] = value
        }
    }

    private struct Luck: View {
        var body: some View {
            VStack {
                LuckText()
                Plain().environment(\.[luck: 0], 7)
            }
        }
    }

    private struct LuckText: View {
        @Environment(\.[luck: 0]) private var luck
        var body: some View { Text(verbatim: "\(luck)") }
    }

    @Test("TRAIT-06 A trait is read from the environment, and what the environment sets is a trait")
    func bridgedTrait() {
        let hosted = Hosted(Luck())
        func text() -> String? {
            hosted.host.subviews.compactMap { $0 as? SetTextView }.first?.setting?.text.string
        }
        #expect(text() == "1")
        let plain = hosted.host.subviews.last
        #expect(plain?.traitCollection[LuckTrait.self] == 7)
        hosted.controller.traitOverrides[LuckTrait.self] = 3
        hosted.turn()
        hosted.turn()
        #expect(text() == "3")
        #expect(plain?.traitCollection[LuckTrait.self] == 7)
    }
}

extension EnvironmentValues {
    fileprivate subscript(luck number: Int) -> Int {
        get { self[BridgeTests.LuckKey.self] }
        set { self[BridgeTests.LuckKey.self] = newValue }
    }
}
