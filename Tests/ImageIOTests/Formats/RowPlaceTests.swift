import Testing

@testable import ImageIO

@Suite("Where rows lie")
struct RowPlaceTests {
    @Test("A row begins at no multiple of 16, wherever its memory does, and fits in what was allocated")
    func place() {
        for address in (0..<200).map(UInt.init) + [.max - 40, .max] {
            let before = RowPlace.bytesBefore(address)
            #expect((0...RowPlace.mostBefore).contains(before))
            #expect((address &+ UInt(before)) % 32 == 8)
        }
    }
}
