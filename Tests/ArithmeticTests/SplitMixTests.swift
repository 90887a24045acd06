import Testing

@testable import Arithmetic

/// Numbers that look random.
@Suite struct SplitMixTests {
    @Test("The numbers of seed 0 are the published ones")
    func published() {
        let numbers = (1...3).map { SplitMix.mixed(SplitMix.step &* $0) }
        #expect(numbers == [0xE220_A839_7B1D_CDAF, 0x6E78_9E6A_A1B9_65F4, 0x06C4_5D18_8009_454F])
    }
}
