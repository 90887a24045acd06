import Testing

@testable import SceneFile

@Suite("Variations that are drawn")
struct SceneVariationTests {
    @Test("SplitMix64 gives the numbers of its reference, seed 1234567")
    func reference() {
        var numbers = SplitMix(1_234_567)
        #expect([numbers.next(), numbers.next()] == [6_457_827_717_110_365_317, 3_203_168_211_198_807_973])
        // The numbers of a draw are those of the reference from the state that seed and stream give.
        var drawn = SeededNumbers(seed: 1_234_567, stream: 0)
        var model = SplitMix(1_234_567)
        model.state = model.next()
        model.state = model.next()
        #expect(drawn.next() == model.next())
    }

    @Test("A seed and a number give one variation, whatever else is drawn; others give others")
    func seeded() {
        let one = (0..<200).map { SceneVariation(seed: 3, number: $0) }
        #expect(one == (0..<200).reversed().map { SceneVariation(seed: 3, number: $0) }.reversed())
        #expect(Set(one).count == 200)
        #expect(Set(one).isDisjoint(with: (0..<200).map { SceneVariation(seed: 4, number: $0) }))
    }

    @Test("Each dimension is the scene's own one time in two, and each of its values comes as often")
    func shares() {
        let count = 40_000
        let drawn = (0..<count).map { SceneVariation(seed: 11, number: $0) }
        func check<Value: Hashable>(_ path: KeyPath<SceneVariation, Value?>, _ values: [Value]) {
            let found = drawn.compactMap { $0[keyPath: path] }
            // Five standard deviations of a binomial count.
            #expect(abs(found.count - count / 2) < 500)
            #expect(Set(found) == Set(values))
            let expected = count / 2 / values.count
            for value in values {
                let difference = found.count { $0 == value } - expected
                #expect(difference * difference < 30 * expected)
            }
        }
        check(\.textLength, SceneVariation.textLengths)
        check(\.language, SceneVariation.languages)
        check(\.contentSize, SceneVariation.contentSizes)
        check(\.appearance, SceneVariant.appearances)
        check(\.device, SceneVariation.devices)
        check(\.direction, SceneVariant.directions)
        check(\.colors, SceneVariation.colorTurns)
    }
}

/// The generator as its authors publish it.
private struct SplitMix {
    var state: UInt64

    init(_ seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state = state &+ 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
