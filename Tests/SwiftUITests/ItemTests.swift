import Foundation
import SwiftUI
import TestKit
import Testing

@testable import SwiftUI

@Observable private final class Kitchen {
    var dish = "soup"
    var isHot = false
    var log: [String] = []
}

private struct Choices: View {
    @Bindable var kitchen: Kitchen
    var body: some View {
        Button("Eat") { kitchen.log.append("eat") }
        Toggle("Hot", isOn: $kitchen.isHot)
        Divider()
        Menu("More") { Button("Drink", role: .destructive) { kitchen.log.append("drink") }.disabled(true) }
        Picker("Dish", selection: $kitchen.dish) { ForEach(["soup", "bread"], id: \.self) { Text($0) } }
    }
}

private struct Dishes: View {
    @Bindable var kitchen: Kitchen
    var body: some View {
        VStack {
            Picker("Dish", selection: $kitchen.dish) {
                Text("Soup").tag("soup")
                Text("Bread").tag("bread")
            }
            .pickerStyle(.segmented)
            Picker("Dish", selection: $kitchen.dish) {
                Text("Soup").tag("soup")
                Text("Bread").tag("bread")
            }
            .pickerStyle(.wheel)
            Picker("Dish", selection: $kitchen.dish) {
                Text("Soup").tag("soup")
                Text("Bread").tag("bread")
            }
        }
    }
}

private struct TestApp: App {
    @State private var count = 3
    @Environment(\.scenePhase) private var phase
    var body: some Scene {
        WindowGroup { Text(verbatim: "App \(count) \(phase == .active)") }
    }
}

/// Views as choices: in menus and pickers; grids; apps.
@MainActor
@Suite struct ItemTests {
    private func menu(_ kitchen: Kitchen) -> UIMenu {
        MenuMaker.menu(ItemSource.items(of: AnyView(Choices(kitchen: kitchen)), in: EnvironmentValues()))
    }

    @Test("Views become a menu with their words, states and roles")
    func menus() throws {
        let kitchen = Kitchen()
        kitchen.isHot = true
        let menu = menu(kitchen)
        #expect(menu.children.count == 2)
        let first = try #require(menu.children[0] as? UIMenu)
        let second = try #require(menu.children[1] as? UIMenu)
        #expect(first.options.contains(.displayInline))
        #expect(first.children.map(\.title) == ["Eat", "Hot"])
        #expect((first.children[1] as? UIAction)?.state == .on)
        let more = try #require(second.children[0] as? UIMenu)
        #expect(more.title == "More" && !more.options.contains(.displayInline))
        let drink = try #require(more.children[0] as? UIAction)
        #expect(drink.attributes.contains(.destructive) && drink.attributes.contains(.disabled))
        let dishes = try #require(second.children[1] as? UIMenu)
        #expect(dishes.children.map(\.title) == ["soup", "bread"])
        #expect(dishes.children.compactMap { ($0 as? UIAction)?.state } == [.on, .off])
    }

    @Test("Pickers follow their binding, and write it")
    func pickers() throws {
        let kitchen = Kitchen()
        let hosted = Hosted(Dishes(kitchen: kitchen))
        let segments = try #require(hosted.host.subviews.compactMap { $0 as? UISegmentedControl }.first)
        let wheel = try #require(hosted.host.subviews.compactMap { $0 as? UIPickerView }.first)
        #expect(segments.selectedSegmentIndex == 0 && segments.titleForSegment(at: 1) == "Bread")
        #expect(wheel.selectedRow(inComponent: 0) == 0)
        let half = CGPoint(x: segments.bounds.width * 0.75, y: segments.bounds.midY)
        try hosted.stage.touch.tap(segments.convert(half, to: nil))
        hosted.stage.advance(by: 0.5)
        #expect(kitchen.dish == "bread")
        #expect(wheel.selectedRow(inComponent: 0) == 1)
        #expect(hosted.words(hosted.host) == ["Bread"])
    }

    @Test("A tap opens a menu, and what is chosen acts")
    func opening() throws {
        let kitchen = Kitchen()
        let hosted = Hosted(Menu("Open") { Choices(kitchen: kitchen) })
        try hosted.stage.touch.tap(CGPoint(x: 195, y: 422))
        hosted.stage.advance(by: 1)
        let row = try #require(find("Eat", in: hosted.stage.window))
        try hosted.stage.touch.tap(row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil))
        hosted.stage.advance(by: 1)
        #expect(kitchen.log == ["eat"])
    }

    @Test("A finger that stays opens a context menu")
    func context() throws {
        let kitchen = Kitchen()
        let hosted = Hosted(
            Color.red.frame(width: 100, height: 100).contextMenu { Choices(kitchen: kitchen) })
        try hosted.stage.touch.press(CGPoint(x: 195, y: 422), duration: 1)
        hosted.stage.advance(by: 1)
        #expect(find("Eat", in: hosted.stage.window) != nil)
    }

    private func find(_ words: String, in view: UIView) -> UIView? {
        if let label = view as? UILabel, label.text == words { return label }
        return view.subviews.lazy.compactMap { find(words, in: $0) }.first
    }

    @Test("Grids share out what is left, and rows are as high as their highest view")
    func grids() {
        func starts(_ tracks: [GridItem], _ length: CGFloat) -> [[CGFloat]] {
            GridTracks(tracks: tracks, axis: .vertical, spacing: nil, alignment: .center).resolved(length)
                .map { [$0.start, $0.length] }
        }
        #expect(starts([GridItem(), GridItem(), GridItem()], 316) == [[0, 100], [108, 100], [216, 100]])
        #expect(starts([GridItem(.fixed(50)), GridItem()], 158) == [[0, 50], [58, 100]])
        #expect(
            starts([GridItem(.flexible(maximum: 40)), GridItem()], 208) == [[0, 40], [48, 160]])
        #expect(
            starts([GridItem(.adaptive(minimum: 80), spacing: 10)], 350)
                == [[0, 80], [90, 80], [180, 80], [270, 80]])
        let hosted = Hosted(
            200, 400, scale: 1, traits: nil,
            LazyVGrid(columns: [GridItem(spacing: 0), GridItem()], spacing: 4) {
                Color.red.frame(height: 30)
                Color.red.frame(height: 50)
                Color.red.frame(height: 20)
            })
        #expect(
            hosted.frames == [
                CGRect(x: 0, y: 173, width: 100, height: 30), CGRect(x: 100, y: 163, width: 100, height: 50),
                CGRect(x: 0, y: 217, width: 100, height: 20),
            ])
        #expect(
            answer(LazyVStack { Color.red.frame(width: 10, height: 10) }, 100, 100) == CGSize(width: 100, height: 10))
    }

    @Test("An app is launched on a stage, with its state and the phase of its scene")
    func apps() throws {
        let stage = makeStage(390, 844, scale: 3, safeArea: .zero)
        stage.launch(TestApp.self)
        let window = try #require(stage.scenes.first?.windows.first)
        #expect(window.rootViewController is UIHostingController<AnyView>)
        #expect(words(window) == ["App 3 true"])
    }

    private func words(_ view: UIView) -> [String] {
        (view as? SetTextView).map { [$0.setting?.text.string ?? ""] } ?? view.subviews.flatMap(words)
    }
}
