import TestSupport
import Testing

@testable import Answers
@testable import SceneFile

/// The least that fails, by predicates whose least is known.
@MainActor
@Suite("Variants halved")
struct VariationHalvingTests {
    private func full(_ seed: UInt64 = 1) -> SceneVariation {
        var variation = SceneVariation()
        (variation.textLength, variation.language, variation.contentSize) = (
            300, "de", "accessibilityExtraExtraExtraLarge"
        )
        (variation.appearance, variation.device, variation.direction) = ("dark", "iPhone 11", "rtl")
        (variation.colors, variation.seed) = (3, seed)
        return variation
    }

    private func smallest(
        _ texts: Int = 100, _ fails: @escaping (SceneVariation) -> Bool
    ) throws -> SceneVariation {
        try VariationHalving(textCount: texts, fails: fails).smallest(of: full())
    }

    @Test("What fails by itself is left with nothing")
    func nothing() throws {
        var own = SceneVariation()
        own.seed = 1
        #expect(try smallest { _ in true } == own)
    }

    @Test("Dimensions that are needed together stay together, and no other")
    func pair() throws {
        let found = try smallest { $0.direction == "rtl" && $0.language == "de" && $0.texts?.contains(40) ?? true }
        #expect(found.direction == "rtl" && found.language == "de" && found.texts == 40..<41)
        #expect(found.textLength == nil && found.contentSize == nil && found.device == nil && found.colors == nil)
        #expect(found.appearance == nil)
    }

    @Test("A length and a size are as near to the scene's as they may be", arguments: [150, 200, 300])
    func lengths(_ least: Int) throws {
        let found = try smallest { $0.textLength ?? 100 >= least }
        #expect(found.textLength == least && found.language == nil)
        let sizes = SceneVariation.contentSizes
        for least in sizes.indices.dropFirst(3) {
            let found = try smallest { $0.contentSize.flatMap(sizes.firstIndex) ?? 2 >= least }
            #expect(found.contentSize == sizes[least])
        }
    }

    @Test("Below the scene's own as well")
    func below() throws {
        var variation = SceneVariation()
        (variation.textLength, variation.contentSize) = (25, "extraSmall")
        let halving = VariationHalving(textCount: 1) { $0.textLength ?? 100 <= 75 && $0.contentSize == "extraSmall" }
        let found = try halving.smallest(of: variation)
        #expect(found.textLength == 75 && found.contentSize == "extraSmall")
    }

    @Test(
        "Any range of texts is found, by halves as far as halves hold all of it; what fails at the end failed in a trial"
    )
    func texts() throws {
        var random = SplitMix64(seed: 9)
        for _ in 0..<200 {
            let count = Int.random(in: 1...64, using: &random)
            let needed = Set(
                (0..<Int.random(in: 1...2, using: &random)).map { _ in Int.random(in: 0..<count, using: &random) })
            var trials = 0
            let found = try smallest(count) { variation in
                trials += 1
                return variation.changesTexts && needed.allSatisfy { variation.texts?.contains($0) ?? true }
            }
            #expect(needed.allSatisfy { found.texts?.contains($0) ?? true } && found.changesTexts)
            if needed.count == 1, count > 1 { #expect(found.texts?.count == 1) }
            #expect(trials < 60)
        }
    }

    @Test("Slices are all of a range, once, and about as long", arguments: [1, 2, 3, 7, 200])
    func slices(_ jobs: Int) {
        let slices = VariantSlices.slices(of: 5..<105, jobs)
        #expect(slices.flatMap { Array($0) } == Array(5..<105))
        #expect((slices.map(\.count).max() ?? 0) - (slices.map(\.count).min() ?? 0) <= 1)
    }
}
