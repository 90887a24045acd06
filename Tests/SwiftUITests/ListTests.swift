import Foundation
import SwiftUI
import TestKit
import Testing

@testable import SwiftUI

@Observable private final class Store {
    struct Item: Identifiable, Equatable {
        let id: Int
        var name: String
    }
    var items = (0..<5).map { Item(id: $0, name: "Item \($0)") }
    var mode = EditMode.inactive
    var chosen: Int?
    var log: [String] = []
}

private struct ItemRow: View {
    let item: Store.Item
    let journal: Journal
    var body: some View {
        journal.note("row \(item.id)")
        return Text(verbatim: item.name)
    }
}

private struct Rows: View {
    @Bindable var store: Store
    let journal: Journal
    var body: some View {
        journal.note("list")
        return List(selection: $store.chosen) {
            Section("Items") {
                ForEach(store.items) { ItemRow(item: $0, journal: journal) }
                    .onDelete { offsets in
                        store.log.append("delete \(offsets.map { $0 })")
                        store.items.remove(atOffsets: offsets)
                    }
                    .onMove { from, to in
                        store.log.append("move \(from.map { $0 }) \(to)")
                        store.items.move(fromOffsets: from, toOffset: to)
                    }
            }
            Section {
                Button("Act") { store.log.append("act") }
                Text("Last").swipeActions {
                    Button("Flag") { store.log.append("flag") }.tint(.orange)
                }
            } footer: {
                Text("Footer")
            }
        }
        .environment(\.editMode, $store.mode)
    }
}

extension Hosted {
    var list: UICollectionView? {
        func find(_ view: UIView) -> UICollectionView? {
            if let list = view as? UICollectionView { return list }
            return view.subviews.lazy.compactMap(find).first
        }
        return find(host)
    }

    /// The words in each row in sight, from above.
    var rowWords: [String] {
        guard let list else { return [] }
        return list.indexPathsForVisibleItems.sorted().map { path in
            list.cellForItem(at: path).map { words($0).joined(separator: " ") } ?? "?"
        }
    }

    func words(_ view: UIView) -> [String] {
        if let text = view as? SetTextView { return [text.setting?.text.string ?? ""] }
        return view.subviews.flatMap(words)
    }
}

/// Lists, forms, and what is done with their rows.
@MainActor
@Suite struct ListTests {
    @Test("A list shows rows, headers and footers, and bodies run only for rows whose data changed")
    func rows() throws {
        let (store, journal) = (Store(), Journal())
        let hosted = Hosted(Rows(store: store, journal: journal))
        #expect(hosted.rowWords == ["Item 0", "Item 1", "Item 2", "Item 3", "Item 4", "Act", "Last"])
        #expect(journal.lines.filter { $0 == "list" }.count == 1)
        journal.lines = []
        store.items[2].name = "Two"
        hosted.turn()
        #expect(journal.lines == ["list", "row 2"])
        #expect(hosted.rowWords[2] == "Two")
        store.items.insert(.init(id: 9, name: "New"), at: 1)
        hosted.turn()
        hosted.stage.advance(by: 1)
        #expect(hosted.rowWords.prefix(3) == ["Item 0", "New", "Item 1"])
        #expect(hosted.list?.numberOfItems(inSection: 0) == 6)
    }

    @Test("Taps choose, and act")
    func taps() throws {
        let (store, journal) = (Store(), Journal())
        let hosted = Hosted(Rows(store: store, journal: journal))
        let list = try #require(hosted.list)
        func tap(_ section: Int, _ item: Int) throws {
            let cell = try #require(list.cellForItem(at: IndexPath(item: item, section: section)))
            let spot = cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil)
            try hosted.stage.touch.tap(spot)
            hosted.stage.advance(by: 0.6)
        }
        try tap(0, 3)
        #expect(store.chosen == 3)
        try tap(1, 0)
        #expect(store.log == ["act"])
    }

    @Test("Rows are deleted by a swipe, and swiped buttons of their own act")
    func swipes() throws {
        let (store, journal) = (Store(), Journal())
        let hosted = Hosted(Rows(store: store, journal: journal))
        let list = try #require(hosted.list)
        let first = try #require(list.cellForItem(at: IndexPath(item: 1, section: 0)))
        let spot = first.convert(CGPoint(x: first.bounds.maxX - 20, y: first.bounds.midY), to: nil)
        try hosted.stage.touch.drag(spot, by: CGVector(dx: -330, dy: 0), duration: 0.4)
        hosted.stage.advance(by: 2)
        #expect(store.log == ["delete [1]"])
        #expect(store.items.map(\.id) == [0, 2, 3, 4])
        #expect(hosted.rowWords.prefix(2) == ["Item 0", "Item 2"])
        let last = try #require(list.cellForItem(at: IndexPath(item: 1, section: 1)))
        let end = last.convert(CGPoint(x: last.bounds.maxX - 20, y: last.bounds.midY), to: nil)
        try hosted.stage.touch.drag(end, by: CGVector(dx: -330, dy: 0), duration: 0.4)
        hosted.stage.advance(by: 2)
        #expect(store.log == ["delete [1]", "flag"])
    }

    @Test("While the list is edited a row is dragged to another place")
    func moves() throws {
        let (store, journal) = (Store(), Journal())
        let hosted = Hosted(Rows(store: store, journal: journal))
        store.mode = .active
        hosted.turn()
        hosted.stage.advance(by: 1)
        let list = try #require(hosted.list)
        #expect(list.isEditing)
        let cell = try #require(list.cellForItem(at: IndexPath(item: 0, section: 0)))
        let grip = cell.convert(CGPoint(x: cell.bounds.maxX - 24, y: cell.bounds.midY), to: nil)
        try hosted.stage.touch.drag(grip, by: CGVector(dx: 0, dy: cell.bounds.height * 2.2), duration: 0.8, hold: 0.3)
        hosted.stage.advance(by: 1)
        #expect(store.log == ["move [0] 3"])
        #expect(store.items.map(\.id) == [1, 2, 0, 3, 4])
        #expect(hosted.rowWords.prefix(3) == ["Item 1", "Item 2", "Item 0"])
    }

    private struct Deep: View {
        @State private var isLong = false
        var body: some View {
            if isLong { Text("More") }
            Button("Grow") { isLong.toggle() }
        }
    }

    @Test("A view of several rows keeps its state, and its rows come and go")
    func bodies() throws {
        let hosted = Hosted(List { Deep() })
        #expect(hosted.rowWords == ["Grow"])
        let list = try #require(hosted.list)
        let cell = try #require(list.visibleCells.first)
        try hosted.stage.touch.tap(cell.convert(CGPoint(x: 100, y: 20), to: nil))
        hosted.stage.advance(by: 1)
        #expect(hosted.rowWords == ["More", "Grow"])
    }

    @Test("Of ten thousand rows only those in sight are made")
    func many() throws {
        let journal = Journal()
        let hosted = Hosted(List(0..<10_000) { ItemRow(item: .init(id: $0, name: "Row \($0)"), journal: journal) })
        #expect(journal.lines.count < 40)
        let list = try #require(hosted.list)
        list.scrollToItem(at: IndexPath(item: 9_000, section: 0), at: .top, animated: false)
        hosted.turn()
        #expect(hosted.rowWords.contains("Row 9000"))
        #expect(journal.lines.count < 100)
    }

    @Test("Rows say how far their content stands in, what is behind, and where lines are")
    func traits() throws {
        let hosted = Hosted(
            List {
                Text("A").listRowInsets(EdgeInsets(top: 0, leading: 50, bottom: 0, trailing: 0))
                Text("B").listRowBackground(Color.yellow).listRowSeparator(.hidden)
                Text("C").badge(3)
            }
            .listStyle(.plain))
        let list = try #require(hosted.list)
        let cells = try (0..<3).map { try #require(list.cellForItem(at: IndexPath(item: $0, section: 0))) }
        let text = try #require(texts(cells[0]).first)
        #expect(text.convert(CGPoint.zero, to: cells[0]).x == 50)
        #expect(cells[0].bounds.height == 44)
        #expect(cells[1].backgroundConfiguration?.customView != nil)
        let frame = hosted.stage.render()
        let middle = cells[1].convert(CGPoint(x: 200, y: 22), to: nil)
        let pixel = frame.pixel(x: Int(middle.x * 3), y: Int(middle.y * 3))
        #expect(pixel.red > 250 && pixel.green > 190 && pixel.blue < 30)
    }

    private func texts(_ view: UIView) -> [SetTextView] {
        (view as? SetTextView).map { [$0] } ?? view.subviews.flatMap(texts)
    }
}
