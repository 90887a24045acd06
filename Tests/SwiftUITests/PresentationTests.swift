import Foundation
import SwiftUI
import TestKit
import Testing

@testable import SwiftUI

@Observable private final class Desk {
    struct Paper: Identifiable {
        let id: Int
    }
    var isShown = false
    var paper: Paper?
    var asks = false
    var name = ""
    var tab = 0
    var detent = PresentationDetent.medium
    var log: [String] = []
}

private struct DeskView: View {
    @Bindable var desk: Desk
    var body: some View {
        Text("Desk")
            .sheet(isPresented: $desk.isShown, onDismiss: { desk.log.append("gone") }) {
                Text("Sheet \(desk.name)").presentationDetents([.medium, .large], selection: $desk.detent)
            }
            .fullScreenCover(item: $desk.paper) { Text("Paper \($0.id)") }
            .alert("Sure?", isPresented: $desk.asks) {
                TextField("Name", text: $desk.name)
                Button("Delete", role: .destructive) { desk.log.append("delete") }
                Button("Keep", role: .cancel) { desk.log.append("keep") }
            } message: {
                Text("It cannot be undone.")
            }
    }
}

private struct Tabs: View {
    @Bindable var desk: Desk
    var body: some View {
        TabView(selection: $desk.tab) {
            Text("One").tabItem { Label("First", systemImage: "house") }.tag(0)
            Text("Two").tabItem { Label("Second", systemImage: "gear") }.badge(3).tag(1)
        }
    }
}

/// Sheets, covers, alerts and tabs, which follow bindings and are followed by them.
@MainActor
@Suite struct PresentationTests {
    @Test("A sheet follows its binding, its views what they read, and the binding the user")
    func sheets() throws {
        let desk = Desk()
        let hosted = Hosted(DeskView(desk: desk))
        desk.isShown = true
        hosted.turn()
        hosted.stage.advance(by: 1)
        let sheet = try #require(hosted.controller.presentedViewController)
        #expect(sheet.sheetPresentationController?.detents.count == 2)
        #expect(hosted.words(sheet.view) == ["Sheet "])
        desk.name = "Ada"
        hosted.turn()
        #expect(hosted.words(sheet.view) == ["Sheet Ada"])
        desk.detent = .large
        hosted.turn()
        hosted.stage.advance(by: 1)
        #expect(sheet.sheetPresentationController?.selectedDetentIdentifier == .large)
        sheet.dismiss(animated: true)
        hosted.stage.advance(by: 1)
        #expect(!desk.isShown)
        #expect(desk.log == ["gone"])
        desk.isShown = true
        hosted.turn()
        hosted.stage.advance(by: 1)
        #expect(hosted.controller.presentedViewController != nil)
        desk.isShown = false
        hosted.turn()
        hosted.stage.advance(by: 1)
        #expect(hosted.controller.presentedViewController == nil)
        #expect(desk.log == ["gone", "gone"])
    }

    @Test("A cover is another one for another item")
    func covers() throws {
        let desk = Desk()
        let hosted = Hosted(DeskView(desk: desk))
        desk.paper = .init(id: 1)
        hosted.turn()
        hosted.stage.advance(by: 1)
        let first = try #require(hosted.controller.presentedViewController)
        #expect(hosted.words(first.view) == ["Paper 1"])
        desk.paper = .init(id: 2)
        hosted.turn()
        hosted.stage.advance(by: 2)
        let second = try #require(hosted.controller.presentedViewController)
        #expect(second !== first)
        #expect(hosted.words(second.view) == ["Paper 2"])
    }

    @Test("An alert has the buttons and the fields of its views")
    func alerts() throws {
        let desk = Desk()
        let hosted = Hosted(DeskView(desk: desk))
        desk.asks = true
        hosted.turn()
        hosted.stage.advance(by: 1)
        let alert = try #require(hosted.controller.presentedViewController as? UIAlertController)
        #expect(alert.title == "Sure?" && alert.message == "It cannot be undone.")
        #expect(alert.actions.map(\.title) == ["Delete", "Keep"])
        #expect(alert.actions.map(\.style) == [.destructive, .cancel])
        #expect(alert.textFields?.first?.placeholder == "Name")
        let button = try #require(find("Delete", in: hosted.stage.window))
        try hosted.stage.touch.tap(button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil))
        hosted.stage.advance(by: 1)
        #expect(desk.log == ["delete"])
        #expect(!desk.asks)
    }

    private func find(_ words: String, in view: UIView) -> UIView? {
        if let label = view as? UILabel, label.text == words { return label }
        return view.subviews.lazy.compactMap { find(words, in: $0) }.first
    }

    @Test("Tabs have the items of their views, and the binding the tag of the chosen one")
    func tabs() throws {
        let desk = Desk()
        let hosted = Hosted(Tabs(desk: desk))
        let tabs = try #require(hosted.controller.children.first as? UITabBarController)
        #expect(tabs.tabBar.items?.map(\.title) == ["First", "Second"])
        #expect(tabs.tabBar.items?.last?.badgeValue == "3")
        #expect(tabs.tabBar.items?.first?.image != nil)
        desk.tab = 1
        hosted.turn()
        #expect(tabs.selectedIndex == 1)
        let bar = tabs.tabBar
        try hosted.stage.touch.tap(bar.convert(CGPoint(x: bar.bounds.width / 4, y: 20), to: nil))
        hosted.stage.advance(by: 0.5)
        #expect(desk.tab == 0)
    }

    @Test("Pages are turned by a finger")
    func pages() throws {
        let desk = Desk()
        let hosted = Hosted(Tabs(desk: desk).tabViewStyle(.page))
        try hosted.stage.touch.drag(CGPoint(x: 350, y: 400), by: CGVector(dx: -300, dy: 0), duration: 0.3)
        hosted.stage.advance(by: 1)
        #expect(desk.tab == 1)
        desk.tab = 0
        hosted.turn()
        hosted.stage.advance(by: 1)
        let pages = try #require(hosted.controller.children.first as? PagesController)
        #expect(pages.children.count == 2)
        #expect((pages.view.subviews.first as? UIScrollView)?.contentOffset.x == 0)
    }
}
