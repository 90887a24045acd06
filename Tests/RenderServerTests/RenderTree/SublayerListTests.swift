import RenderServer
import Testing

@Suite("Lists of sublayers")
struct SublayerListTests {
    private static func node(_ id: Int) -> RenderNode {
        RenderNode(id: LayerID(rawValue: UInt64(id)), values: LayerValues())
    }

    @Test(
        "New nodes come to their places, in whatever order they are handed in; chunks without any stay the same objects",
        arguments: [
            [0], [63, 64], [130, 3, 70, 2], Array(64..<128), (64..<128).reversed(), Array(0..<200), [199, 0, 100],
        ])
    func replacing(places: [Int]) {
        let old = SublayerList((0..<200).map(Self.node))
        var new = NewNodes()
        for place in places { new.append(Self.node(1_000 + place), at: place) }
        var list = old
        let copied = list.replace(new)
        let expected = (0..<200).map { places.contains($0) ? 1_000 + $0 : $0 }
        #expect(list.map(\.id.rawValue) == expected.map(UInt64.init))
        let changed = Set(places.map { $0 / SublayerList.chunkCapacity })
        #expect(copied == changed.count)
        for (index, chunks) in zip(old.chunks, list.chunks).enumerated() {
            #expect((chunks.0 !== chunks.1) == changed.contains(index))
        }
    }

    @Test("No new node changes nothing")
    func nothing() {
        var list = SublayerList((0..<3).map(Self.node))
        let chunk = list.chunks[0]
        #expect(list.replace(NewNodes()) == 0 && list.chunks[0] === chunk)
    }
}
