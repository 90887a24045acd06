import Foundation
import Offstage
import Testing
import UIKit

private class Plain: UITableViewCell {}

/// As apps write them.
private class Row: UITableViewCell {
    let note: String

    override init(style: CellStyle, reuseIdentifier: String?) {
        note = "\(style) \(reuseIdentifier ?? "–")"
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        detailTextLabel?.text = note
    }

    required init?(coder: NSCoder) { nil }
}

private final class LastRow: Row {
    private(set) var steps = [1, 2]
}

private class Boxed<Value>: UITableViewCell {
    var value: Value?
    private(set) var made = ""

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        made = "\(Value.self) \(reuseIdentifier ?? "–")"
    }

    required init?(coder: NSCoder) { nil }
}

private final class NamedBox: Boxed<[String: Int]> {}

private enum Screen<Item> {
    final class Cell: UITableViewCell {
        let item = String(describing: Item.self)
    }

    final class Header: UITableViewHeaderFooterView {
        private(set) var note = ""

        override init(reuseIdentifier: String?) {
            super.init(reuseIdentifier: reuseIdentifier)
            note = "\(Item.self) \(reuseIdentifier ?? "–")"
        }

        required init?(coder: NSCoder) { nil }
    }
}

private final class Counted: UITableViewCell {
    nonisolated(unsafe) static var alive = 0

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        Self.alive += 1
    }

    required init?(coder: NSCoder) { nil }
    deinit { Self.alive -= 1 }
}

@_silgen_name("swift_retainCount")
private func retainCount(_ object: UnsafeRawPointer) -> UInt

@Suite("Cells of classes known only at run time")
@MainActor
struct CellFactoryTests {
    init() { Stage().makeCurrent() }

    @Test("init(style:reuseIdentifier:) of the class at run time runs: own, inherited, final, nested and generic ones")
    func cells() {
        func make(_ type: UITableViewCell.Type, _ style: UITableViewCell.CellStyle = .default, _ id: String? = "id")
            -> UITableViewCell
        { CellFactory.makeCell(type, style: style, reuseIdentifier: id) }

        #expect(type(of: make(UITableViewCell.self)) == UITableViewCell.self)
        #expect(type(of: make(Plain.self)) == Plain.self && make(Plain.self).reuseIdentifier == "id")
        let styles: [UITableViewCell.CellStyle] = [.default, .value1, .value2, .subtitle]
        #expect(styles.map { (make(Row.self, $0, "a") as? Row)?.note } == styles.map { "\($0) a" })
        #expect((make(Row.self).detailTextLabel?.text) == "default id")
        #expect(make(Plain.self, .value2).imageView == nil && make(Plain.self, .value1).imageView != nil)
        let last = make(LastRow.self, .value1, nil) as? LastRow
        #expect(last?.note == "value1 –" && last?.steps == [1, 2] && last?.reuseIdentifier == nil)
        #expect((make(Boxed<Int>.self) as? Boxed<Int>)?.made == "Int id")
        #expect((make(Boxed<Row>.self) as? Boxed<Row>)?.made == "Row id")
        #expect((make(NamedBox.self) as? NamedBox)?.made == "Dictionary<String, Int> id")
        #expect((make(Screen<Double>.Cell.self) as? Screen<Double>.Cell)?.item == "Double")
    }

    @Test("Identifiers of any length and alphabet arrive whole, empty and absent ones, too")
    func identifiers() {
        let short = ["", "a", "0123456789abcde", "0123456789abcdef", "é", String(repeating: "Größe 🧱 ", count: 40)]
        for id in short as [String?] + [nil] {
            let cell = CellFactory.makeCell(Plain.self, reuseIdentifier: id)
            let header = CellFactory.makeHeaderFooter(UITableViewHeaderFooterView.self, reuseIdentifier: id)
            let part = CellFactory.makeReusable(UICollectionViewCell.self, reuseIdentifier: id)
            #expect(cell.reuseIdentifier == id && header.reuseIdentifier == id && part.reuseIdentifier == id)
        }
    }

    @Test("Headers and footers are made the same way")
    func headers() {
        let type: UITableViewHeaderFooterView.Type = Screen<Int>.Header.self
        let header = CellFactory.makeHeaderFooter(type, reuseIdentifier: "h")
        #expect((header as? Screen<Int>.Header)?.note == "Int h" && header.reuseIdentifier == "h")
    }

    @Test("What collections use again is made by its frame, and has its identifier by who made it")
    func reusable() {
        final class Own: UICollectionViewCell {
            private(set) var idThen: String? = "unset"
            override init(frame: CGRect) {
                super.init(frame: frame)
                idThen = reuseIdentifier
            }
            required init?(coder: NSCoder) { nil }
        }
        let type: UICollectionReusableView.Type = Own.self
        let frame = CGRect(x: 1, y: 2, width: 30, height: 40)
        let view = CellFactory.makeReusable(type, frame: frame, reuseIdentifier: "own")
        #expect(view.frame == frame && view.reuseIdentifier == "own" && (view as? Own)?.idThen == nil)
        #expect(Own().reuseIdentifier == nil)
    }

    @Test("Cells and their identifiers are freed once")
    func ownership() {
        let id = String(repeating: "identifier ", count: 20)
        // A text of its own on the heap: its second word is the object, with marks in the highest bits.
        let words = unsafeBitCast(id, to: (UInt, UInt).self)
        guard let object = UnsafeRawPointer(bitPattern: words.1 & 0x0FFF_FFFF_FFFF_FFFF) else { return }
        let before = retainCount(object)
        for _ in 0..<3 {
            let cell = CellFactory.makeCell(Counted.self, reuseIdentifier: id)
            let header = CellFactory.makeHeaderFooter(UITableViewHeaderFooterView.self, reuseIdentifier: id)
            #expect(Counted.alive == 1 && cell.reuseIdentifier == id && header.reuseIdentifier == id)
            #expect(retainCount(object) > before)
        }
        #expect(Counted.alive == 0)
        #expect(retainCount(object) == before)
        #expect(id.hasSuffix("identifier "))
    }
}
