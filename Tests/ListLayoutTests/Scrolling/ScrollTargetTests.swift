import ListLayout
import Testing

@Suite("Where a list scrolls to")
struct ScrollTargetTests {
    private let target = ScrollTarget(window: 480, content: 4_400)

    @Test("Row 40 of 100 rows of 44 to the middle of 480: 1542")
    func middle() {
        #expect(target.offset(from: 40 * 44, to: 41 * 44, at: .middle, current: 0) == 1_542)
    }

    @Test("Top and bottom, with what bars and a header cover, within the range")
    func edges() {
        #expect(target.offset(from: 1_760, to: 1_804, at: .top, current: 0) == 1_760)
        #expect(target.offset(from: 1_760, to: 1_804, at: .bottom, current: 0) == 1_324)
        let barred = ScrollTarget(window: 480, insets: (88, 34), content: 4_400)
        #expect(barred.range == -88...3_954)
        #expect(barred.offset(from: 1_760, to: 1_804, at: .top, current: 0, under: 28) == 1_644)
        #expect(barred.offset(from: 1_760, to: 1_804, at: .bottom, current: 0) == 1_358)
        #expect(barred.offset(from: 1_760, to: 1_804, at: .middle, current: 0) == 1_515)
        #expect(barred.offset(from: 0, to: 44, at: .bottom, current: 500) == -88)
        #expect(barred.offset(from: 4_356, to: 4_400, at: .top, current: 0) == 3_954)
        #expect(ScrollTarget(window: 480, content: 100).offset(from: 56, to: 100, at: .top, current: 0) == 0)
    }

    @Test(
        "The nearest way is none for what is seen, else to the edge where it lies",
        arguments: [(1_760, 1_760), (1_324, 1_324), (1_500, 1_500), (1_000, 1_324), (2_000, 1_760)]
            as [(CGFloat, CGFloat)])
    func nearest(_ current: CGFloat, _ offset: CGFloat) {
        #expect(target.offset(from: 1_760, to: 1_804, at: .nearest, current: current) == offset)
    }

    @Test("What is longer than the window shows its beginning")
    func long() {
        #expect(target.offset(from: 1_000, to: 2_000, at: .nearest, current: 0) == 1_000)
        #expect(target.offset(from: 1_000, to: 2_000, at: .nearest, current: 1_200) == 1_000)
    }
}
