import Foundation
import Testing
import VirtualFoundation

@Suite("Observing by name")
@MainActor
struct NamedObserverTests {
    private class Card: NSObject {
        var title = "a" { didSet { _didChangeValue(of: self) } }
        var count: Int? { didSet { _didChangeValue(of: self) } }
        let inner = NSObject()
    }

    private final class Deck: NSObject {
        let top = Card()
    }

    private final class Reader: NSObject, _KeyValueObserver {
        var heard: [String] = []
        func observeValue(
            forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
        ) {
            let kind = (change?[.kindKey] as? NSNumber)?.uintValue
            let (old, new) = (change?[.oldKey], change?[.newKey])
            heard.append(
                "\(keyPath ?? "") \(kind ?? 0) \(old.map { "\($0)" } ?? "–") \(new.map { "\($0)" } ?? "–")"
                    + (context == nil ? "" : " context"))
        }
    }

    @Test("A change is told with the values that were asked for, an equal value is not")
    func changes() {
        let (card, reader) = (Card(), Reader())
        card.addObserver(reader, forKeyPath: "title", options: [.old, .new], context: nil)
        card.addObserver(reader, forKeyPath: "count", options: .new, context: nil)
        card.title = "b"
        card.title = "b"
        card.count = 3
        card.count = nil
        #expect(reader.heard == ["title 1 a b", "count 1 – 3", "count 1 – <null>"])
    }

    @Test("The present value comes first where it is asked for, and a path leads to its last object")
    func paths() {
        let (deck, reader) = (Deck(), Reader())
        var place = 0
        withUnsafeMutablePointer(to: &place) { context in
            deck.addObserver(reader, forKeyPath: "top.title", options: [.initial, .new], context: context)
            deck.top.title = "b"
            deck.removeObserver(reader, forKeyPath: "top.title", context: nil)
            deck.top.title = "c"
            deck.removeObserver(reader, forKeyPath: "top.title", context: context)
            deck.top.title = "d"
        }
        #expect(
            reader.heard == ["top.title 1 – a context", "top.title 1 – b context", "top.title 1 – c context"])
    }

    @Test("The last that began ends first, and nobody is told who has gone")
    func ends() {
        let (card, reader) = (Card(), Reader())
        card.addObserver(reader, forKeyPath: "title", options: .new, context: nil)
        card.addObserver(reader, forKeyPath: "title", options: .old, context: nil)
        card.removeObserver(reader, forKeyPath: "title")
        card.title = "b"
        #expect(reader.heard == ["title 1 – b"])
        var other: Reader? = Reader()
        weak let gone = other
        card.addObserver(other!, forKeyPath: "title", options: .new, context: nil)
        other = nil
        card.title = "c"
        #expect(gone == nil && reader.heard.count == 2)
    }
}
