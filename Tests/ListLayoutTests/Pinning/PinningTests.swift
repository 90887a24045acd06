import ListLayout
import Testing

@Suite("Sticky headers and footers")
struct PinningTests {
    /// Two sections of a header of 28, five rows of 44 and a footer of 20.
    private let offsets: ListOffsets = {
        var section = ListSection(header: .known(28), footer: .known(20))
        section.appendRows(5, .known(44))
        return ListOffsets([section, section])
    }()

    @Test(
        "A header stands at its own place, sticks to the edge, and leaves with its section's end",
        arguments: [(-30, 0), (0, 0), (10, 10), (239, 239), (240, 240), (241, 240), (400, 240)] as [(CGFloat, CGFloat)])
    func header(_ top: CGFloat, _ start: CGFloat) {
        #expect(offsets.pinnedHeader(of: 0, in: top..<top + 200) == start)
    }

    @Test(
        "A footer sticks to the lower edge as long as its section reaches above it",
        arguments: [(600, 248), (268, 248), (267, 247), (100, 80), (20, 0), (10, 0)] as [(CGFloat, CGFloat)])
    func footer(_ bottom: CGFloat, _ start: CGFloat) {
        #expect(offsets.pinnedFooter(of: 0, in: bottom - 200..<bottom) == start)
    }

    @Test("The second header waits below the first section")
    func second() {
        #expect(offsets.pinnedHeader(of: 1, in: 100..<300) == 268)
        #expect(offsets.pinnedHeader(of: 1, in: 300..<500) == 300)
        #expect(offsets.pinnedHeader(of: 2, in: 0..<1) == nil)
        #expect(offsets.sections(in: 100..<200) == 0..<1)
        #expect(offsets.sections(in: 267..<269) == 0..<2)
        #expect(offsets.sections(in: 268..<400) == 1..<2)
        #expect(offsets.sections(in: 900..<901).isEmpty)
    }
}
