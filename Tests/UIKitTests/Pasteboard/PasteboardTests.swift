import Foundation
import Offstage
import TestKit
import Testing
import UIKit

@MainActor
@Suite("Pasteboards")
struct PasteboardTests {
    private func stage() -> Stage {
        let stage = Stage(device: Device(size: CGSize(width: 100, height: 100), scale: 1))
        stage.makeCurrent()
        return stage
    }

    @Test("A text is copied and read; nil empties the pasteboard; each change counts")
    func strings() {
        let stage = stage()
        defer { withExtendedLifetime(stage) {} }
        let board = UIPasteboard.general
        #expect(board === UIPasteboard.general && board.name == .general && board.changeCount == 0)
        #expect(board.string == nil && !board.hasStrings && board.items.isEmpty && board.types.isEmpty)
        board.string = "one"
        #expect(board.string == "one" && board.hasStrings && board.changeCount == 1 && board.numberOfItems == 1)
        #expect(board.types == ["public.utf8-plain-text"])
        #expect(board.value(forPasteboardType: "public.utf8-plain-text") as? String == "one")
        #expect(board.data(forPasteboardType: "public.utf8-plain-text") == Data("one".utf8))
        board.strings = ["a", "b"]
        #expect(board.strings == ["a", "b"] && board.string == "a" && board.changeCount == 2)
        board.string = nil
        #expect(!board.hasStrings && board.changeCount == 3 && board.numberOfItems == 0)
    }

    @Test("Addresses, pictures and colours are kept as they are, and told apart")
    func kinds() throws {
        let stage = stage()
        defer { withExtendedLifetime(stage) {} }
        let board = UIPasteboard.general
        let url = try #require(URL(string: "https://example.com/a"))
        board.url = url
        #expect(board.url == url && board.hasURLs && !board.hasStrings && !board.hasImages && !board.hasColors)
        board.colors = [.red, .blue]
        #expect(board.color == .red && board.colors == [.red, .blue] && board.hasColors && !board.hasURLs)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
        }
        board.image = image
        #expect(board.image === image && board.hasImages)
        let data = try #require(board.data(forPasteboardType: "public.png"))
        board.setData(data, forPasteboardType: "public.png")
        #expect(board.image?.size == CGSize(width: 3, height: 2) && board.images?.count == 1)
        board.setValue("text", forPasteboardType: UIPasteboard.typeAutomatic)
        #expect(board.string == "text" && board.types == ["public.utf8-plain-text"])
    }

    @Test("Items have several types; sets of items are asked together")
    func items() {
        let stage = stage()
        defer { withExtendedLifetime(stage) {} }
        let board = UIPasteboard.general
        board.items = [["a": 1, "public.text": "x"], ["b": 2]]
        board.addItems([["a": 3]])
        #expect(board.numberOfItems == 3 && board.changeCount == 2)
        #expect(board.types == ["a", "public.text"] && board.string == "x")
        #expect(board.types(forItemSet: nil) == [["a", "public.text"], ["b"], ["a"]])
        #expect(board.itemSet(withPasteboardTypes: ["a"]) == IndexSet([0, 2]))
        #expect(board.values(forPasteboardType: "a", inItemSet: nil) as? [Int] == [1, 3])
        #expect(board.values(forPasteboardType: "a", inItemSet: IndexSet([1, 2])) as? [Int] == [3])
        #expect(board.contains(pasteboardTypes: ["a"], inItemSet: IndexSet([0, 2])))
        #expect(!board.contains(pasteboardTypes: ["a"], inItemSet: nil))
        #expect(board.contains(pasteboardTypes: ["public.text"]) && !board.contains(pasteboardTypes: ["b"]))
        #expect(board.data(forPasteboardType: "public.text", inItemSet: nil) == [Data("x".utf8)])
    }

    @Test("Named pasteboards are found by name, unique ones have their own, and stages share none")
    func names() throws {
        let stage = stage()
        let name = UIPasteboard.Name("mine")
        #expect(UIPasteboard(name: name, create: false) == nil)
        let board = try #require(UIPasteboard(name: name, create: true))
        board.string = "kept"
        #expect(UIPasteboard(name: name, create: false)?.string == "kept" && UIPasteboard.general.string == nil)
        let (first, second) = (UIPasteboard.withUniqueName(), UIPasteboard.withUniqueName())
        #expect(first.name != second.name)
        let other = self.stage()
        #expect(UIPasteboard(name: name, create: false) == nil && UIPasteboard.general.string == nil)
        stage.makeCurrent()
        var removed: [UIPasteboard.Name] = []
        let token = UIKit.NotificationCenter.default.addObserver(
            forName: UIPasteboard.removedNotification, object: nil, queue: nil
        ) { note in
            MainActor.assumeIsolated { removed += [(note.object as? UIPasteboard)?.name].compactMap(\.self) }
        }
        UIPasteboard.remove(withName: name)
        UIPasteboard.remove(withName: .general)
        UIKit.NotificationCenter.default.removeObserver(token)
        #expect(UIPasteboard(name: name, create: false) == nil && removed == [name])
        withExtendedLifetime((stage, other)) {}
    }

    @Test("A change is told with the types that came and went")
    func notifications() {
        let stage = stage()
        defer { withExtendedLifetime(stage) {} }
        let board = UIPasteboard.general
        var told: [String] = []
        let token = UIKit.NotificationCenter.default.addObserver(
            forName: UIPasteboard.changedNotification, object: board, queue: nil
        ) { note in
            let added = note.userInfo?[UIPasteboard.changedTypesAddedUserInfoKey] as? [String]
            let removed = note.userInfo?[UIPasteboard.changedTypesRemovedUserInfoKey] as? [String]
            MainActor.assumeIsolated { told.append("+\(added ?? []) -\(removed ?? [])") }
        }
        board.items = [["a": 1]]
        board.items = [["a": 2], ["b": 1]]
        board.items = []
        UIKit.NotificationCenter.default.removeObserver(token)
        #expect(told == [#"+["a"] -[]"#, #"+["b"] -[]"#, #"+[] -["a", "b"]"#])
    }
}
