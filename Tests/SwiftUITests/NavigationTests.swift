import Foundation
import SwiftUI
import TestKit
import Testing

@testable import SwiftUI

@Observable private final class Trip {
    var path: [Int] = []
    var search = ""
    var isActive = false
    var log: [String] = []
}

private struct Detail: View {
    let number: Int
    let trip: Trip
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        VStack {
            Text(verbatim: "Detail \(number)")
            NavigationLink("Deeper", value: number + 1)
            Button("Back") { dismiss() }
        }
        .navigationTitle("Detail \(number)")
        .navigationBarTitleDisplayMode(.inline)
    }
}

private struct Home: View {
    @Bindable var trip: Trip
    var body: some View {
        NavigationStack(path: $trip.path) {
            List(0..<3) { number in NavigationLink("Go \(number)", value: number) }
                .navigationTitle("Home")
                .navigationDestination(for: Int.self) { Detail(number: $0, trip: trip) }
                .toolbar {
                    ToolbarItem(placement: .topBarLeading) { Button("Left") { trip.log.append("left") } }
                    ToolbarItem { Button("Right") { trip.log.append("right") } }
                }
                .searchable(text: $trip.search, prompt: "Find")
        }
    }
}

private struct Linked: View {
    @Bindable var trip: Trip
    var body: some View {
        NavigationView {
            VStack {
                NavigationLink(destination: Text("There \(trip.search)"), isActive: $trip.isActive) { Text("Go") }
            }
            .navigationTitle("Start")
        }
    }
}

/// Navigation by paths, links and destinations, and what views tell its bars.
@MainActor
@Suite struct NavigationTests {
    private func navigation<Content: View>(_ hosted: Hosted<Content>) throws -> UINavigationController {
        try #require(hosted.controller.children.first as? UINavigationController)
    }

    @Test("A path pushes and pops, and follows what users do")
    func paths() throws {
        let trip = Trip()
        let hosted = Hosted(Home(trip: trip))
        let navigation = try navigation(hosted)
        #expect(navigation.topViewController?.navigationItem.title == "Home")
        #expect(navigation.topViewController?.navigationItem.leftBarButtonItems?.count == 1)
        #expect(navigation.topViewController?.navigationItem.rightBarButtonItems?.count == 1)
        #expect(navigation.topViewController?.navigationItem.searchController?.searchBar.placeholder == "Find")
        trip.path = [4, 5]
        hosted.turn()
        hosted.stage.advance(by: 1)
        #expect(navigation.viewControllers.count == 3)
        #expect(navigation.topViewController?.navigationItem.title == "Detail 5")
        navigation.popViewController(animated: true)
        hosted.stage.advance(by: 1)
        #expect(trip.path == [4])
        trip.path = []
        hosted.turn()
        hosted.stage.advance(by: 1)
        let list = try #require(hosted.list)
        #expect(navigation.viewControllers.count == 1)
        let cell = try #require(list.cellForItem(at: IndexPath(item: 2, section: 0)))
        try hosted.stage.touch.tap(cell.convert(CGPoint(x: 100, y: 20), to: nil))
        hosted.stage.advance(by: 1)
        #expect(trip.path == [2])
        #expect(navigation.topViewController?.navigationItem.title == "Detail 2")
    }

    @Test("Items of bars act, and a view can dismiss itself")
    func items() throws {
        let trip = Trip()
        let hosted = Hosted(Home(trip: trip))
        let navigation = try navigation(hosted)
        let right = try #require(navigation.topViewController?.navigationItem.rightBarButtonItem?.customView)
        #expect(right.window != nil)
        try hosted.stage.touch.tap(right.convert(CGPoint(x: right.bounds.midX, y: right.bounds.midY), to: nil))
        hosted.stage.advance(by: 0.5)
        #expect(trip.log == ["right"])
        trip.path = [7]
        hosted.turn()
        hosted.stage.advance(by: 1)
        let button = try #require(find("Back", in: navigation.topViewController?.view))
        try hosted.stage.touch.tap(button.convert(CGPoint(x: 5, y: 5), to: nil))
        hosted.stage.advance(by: 1)
        #expect(trip.path == [])
        #expect(navigation.viewControllers.count == 1)
    }

    private func find(_ words: String, in view: UIView?) -> UIView? {
        guard let view else { return nil }
        if let text = view as? SetTextView, text.setting?.text.string == words { return text }
        return view.subviews.lazy.compactMap { find(words, in: $0) }.first
    }

    @Test("A link follows its binding, and its view what it is made of")
    func links() throws {
        let trip = Trip()
        let hosted = Hosted(Linked(trip: trip))
        let navigation = try navigation(hosted)
        trip.isActive = true
        hosted.turn()
        hosted.stage.advance(by: 1)
        #expect(navigation.viewControllers.count == 2)
        trip.search = "x"
        hosted.turn()
        hosted.stage.advance(by: 0.1)
        #expect(find("There x", in: navigation.topViewController?.view) != nil)
        navigation.popViewController(animated: true)
        hosted.stage.advance(by: 1)
        #expect(!trip.isActive)
        let go = try #require(find("Go", in: navigation.topViewController?.view))
        try hosted.stage.touch.tap(go.convert(CGPoint(x: 5, y: 5), to: nil))
        hosted.stage.advance(by: 1)
        #expect(trip.isActive && navigation.viewControllers.count == 2)
        trip.isActive = false
        hosted.turn()
        hosted.stage.advance(by: 1)
        #expect(navigation.viewControllers.count == 1)
    }
}
