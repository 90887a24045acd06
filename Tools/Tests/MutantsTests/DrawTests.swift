import Testing

@testable import Mutants

@Suite("Drawing mutants")
struct DrawTests {
    /// Three modules: one has all kinds, one only comparisons, one a single loop.
    private static let all: [Site] = {
        let statement = "    if a < b { c = d ?? e }\n    f()\n    g(); h()\n    i += j\n    isDirty = true\n"
        let loops = "    while k { l = m }\n"
        let rich = "func f() {\n" + String(repeating: statement + loops, count: 30) + "}\n"
        let plain = "func f() {\n" + String(repeating: "    x = a == b\n", count: 50) + "}\n"
        return sites(rich, module: "Rich") + sites(plain, module: "Plain")
            + sites("func f() {\n\(loops)}\n", module: "Small")
    }()

    @Test("SplitMix64 gives the numbers that its description lists for seed 1234567")
    func numbers() {
        var generator = SplitMix64(seed: 1_234_567)
        #expect(
            (0..<3).map { _ in generator.next() } == [
                6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
            ])
    }

    @Test("The same for a seed, others for another")
    func seeds() {
        let drawn = Draw.mutants(from: Self.all, count: 20, seed: 5)
        #expect(drawn == Draw.mutants(from: Self.all, count: 20, seed: 5))
        #expect(drawn != Draw.mutants(from: Self.all, count: 20, seed: 6))
        #expect(drawn.map(\.number) == Array(1...20))
    }

    @Test("Of twice as many, the first are the same", arguments: [1, 7, 20])
    func prefix(count: Int) {
        let few = Draw.mutants(from: Self.all, count: count, seed: 9)
        #expect(Draw.mutants(from: Self.all, count: 2 * count, seed: 9).prefix(count).elementsEqual(few))
    }

    @Test("Kinds and modules have even shares, as far as they have sites")
    func shares() {
        let drawn = Draw.mutants(from: Self.all, count: 41, seed: 2)
        let rich = drawn.filter { $0.site.module == "Rich" }
        // One of Small's loop; Plain's comparisons take a turn where Rich has seven.
        #expect(drawn.count { $0.site.module == "Small" } == 1)
        #expect(drawn.count { $0.site.module == "Plain" } == 5)
        #expect(rich.count == 35)
        for kind in MutantKind.allCases { #expect(rich.count { $0.site.kind == kind } == 5, "\(kind)") }
    }

    @Test("No two share a statement, and there are no more than there is room for")
    func apart() {
        let drawn = Draw.mutants(from: Self.all, count: 10_000, seed: 4)
        #expect(drawn.count < Self.all.count)
        for (path, mutants) in Dictionary(grouping: drawn, by: \.site.path) {
            let lines = mutants.map(\.site.lines).sorted { $0.lowerBound < $1.lowerBound }
            for (first, second) in zip(lines, lines.dropFirst()) {
                #expect(first.upperBound < second.lowerBound, "\(path)")
            }
        }
    }

    @Test("No sites, no mutants")
    func nothing() {
        #expect(Draw.mutants(from: [], count: 3, seed: 1).isEmpty)
    }
}
