import Testing

@testable import SceneFile

@Suite("Names of rows")
struct RowNameTests {
    @Test("A text is one of repeated rows by each number in it that a name would write so")
    func splits() {
        func texts(_ id: String) -> [String] {
            RowName.splits(of: id).map { "\($0.name.prefix)|\($0.number)|\($0.name.suffix ?? "")" }
        }
        #expect(texts("row 12") == ["row |12|"])
        #expect(texts("a1b22c") == ["a|1|b22c", "a1b|22|c"])
        #expect(texts("row 012") == [] && texts("row") == [] && texts("0") == [])
        #expect(texts("9999999999999999999999") == [])
        #expect(texts(String(repeating: "1a", count: 200)) == [])
    }

    @Test("{n} is the number, {{ a brace, and all else itself")
    func texts() {
        #expect(NumberedText.text("Row {n} of {n}", 7) == "Row 7 of 7")
        #expect(NumberedText.text("{{n} {x} {", 7) == "{n} {x} {")
        #expect(NumberedText.text("{{{n}", 7) == "{7")
    }

    @Test("A name means one row, whenever and however it is declared")
    func identity() {
        var names = RowNames()
        let single = names.declare(RowName("row 3"), count: nil)
        let many = names.declare(RowName(prefix: "row ", suffix: ""), count: 5)
        let keys = names.keys(of: many)
        #expect(keys.map(names.name) == (1...5).map { "row \($0)" })
        #expect(names.keys(of: single) == [keys[2]] && Set(keys).count == 5)
        #expect((1...5).map { names.key(of: "row \($0)") } == keys && names.key(of: "row 6") == nil)
        #expect(names.keys(of: names.declare(RowName("row 5"), count: nil)) == [keys[4]])
        for (offset, key) in keys.enumerated() {
            #expect(names.key(at: offset, in: many) == key && names.offset(of: key, in: many) == offset)
        }
        let fewer = names.declare(RowName(prefix: "row ", suffix: ""), count: 2)
        #expect(names.offset(of: keys[2], in: fewer) == nil && names.key(of: "row 5") == keys[4])
    }

    @Test("Clashes are found as by writing all names down")
    func clashes() {
        var random = SplitMix64(seed: 5)
        for _ in 0..<2_000 {
            var (unique, all) = (UniqueRows(), Set<String>())
            for _ in 0..<6 {
                let isRepeated = Int.random(in: 0..<4, using: &random) == 0
                let count = isRepeated ? Int.random(in: 1..<13, using: &random) : nil
                func number() -> Int { Int.random(in: 0..<12, using: &random) }
                let single = ["a\(number())", "a\(number() % 3)b\(number() % 3)", "b"].map { RowName($0) }
                let repeated = [RowName(prefix: "a", suffix: ""), RowName(prefix: "a1b", suffix: "")]
                guard let name = (isRepeated ? repeated : single).randomElement(using: &random) else { continue }
                let texts = count.map { (1...$0).map(name.text) } ?? [name.prefix]
                let clashes = texts.contains { all.contains($0) }
                let found = unique.insert(name, count: count, at: .start) != nil
                #expect(found == clashes, "\(name) \(count ?? 0) among \(all.sorted())")
                if clashes { break }
                all.formUnion(texts)
            }
        }
    }

    @Test("Names with the number at other places are told apart where they may be the same")
    func crossings() {
        func clash(_ first: RowName, _ second: RowName) -> Bool {
            var unique = UniqueRows()
            #expect(unique.insert(first, count: 3, at: .start) == nil)
            return unique.insert(second, count: 3, at: .start) != nil
        }
        let (front, back) = (RowName(prefix: "a1b", suffix: ""), RowName(prefix: "a", suffix: "b2"))
        #expect(clash(front, back) && clash(back, front))
        #expect(!clash(front, RowName(prefix: "a", suffix: "c2")) && !clash(front, RowName(prefix: "a2b", suffix: "")))
    }
}
