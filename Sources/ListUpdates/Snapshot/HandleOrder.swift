/// A sequence of small numbers, each at most once, that knows the place of each.
///
/// Kept in chunks of some hundred: an edit or a look-up touches one chunk and the list of chunks, so 100,000 numbers cost
/// a change in their midst less than a microsecond.
struct HandleOrder: Sendable {
    static let capacity = 512

    /// By chunk id.
    private var chunks: [[Int32]] = []
    private var freeChunks: [Int32] = []
    /// Chunk ids in order.
    private var ids: [Int32] = []
    /// By rank, the place of the chunk's first number.
    private var starts: [Int] = []
    /// By chunk id.
    private var ranks: [Int32] = []
    /// By number, its chunk's id.
    private var homes: [Int32] = []
    private(set) var count = 0

    var chunkCount: Int { ids.count }

    // MARK: Reading

    func place(of handle: Int32) -> Int {
        let id = Int(homes[Int(handle)])
        return starts[Int(ranks[id])] + (chunks[id].firstIndex(of: handle) ?? 0)
    }

    subscript(place: Int) -> Int32 {
        let (rank, offset) = locate(place)
        return chunks[Int(ids[rank])][offset]
    }

    /// All numbers in order.
    var handles: [Int32] {
        var handles: [Int32] = []
        handles.reserveCapacity(count)
        for id in ids { handles += chunks[Int(id)] }
        return handles
    }

    subscript(range: Range<Int>) -> [Int32] {
        guard !range.isEmpty else { return [] }
        var handles: [Int32] = []
        handles.reserveCapacity(range.count)
        var (rank, offset) = locate(range.lowerBound)
        while handles.count < range.count {
            handles += chunks[Int(ids[rank])].dropFirst(offset).prefix(range.count - handles.count)
            (rank, offset) = (rank + 1, 0)
        }
        return handles
    }

    private func locate(_ place: Int) -> (rank: Int, offset: Int) {
        let rank = starts.partitioningIndex { $0 > place } - 1
        return (rank, place - starts[rank])
    }

    // MARK: Changing

    /// None of the numbers may be there.
    mutating func insert(_ handles: [Int32], at place: Int) {
        guard let most = handles.max() else { return }
        if Int(most) >= homes.count {
            homes += repeatElement(-1, count: max(Int(most) + 1 - homes.count, homes.count))
        }
        let isLast = place == count
        count += handles.count
        guard !ids.isEmpty else { return replaceChunk(at: 0, replaced: 0, with: handles, fill: true) }
        let (rank, offset) = isLast ? (ids.count - 1, chunks[Int(ids[ids.count - 1])].count) : locate(place)
        let id = Int(ids[rank])
        if chunks[id].count + handles.count <= Self.capacity {
            chunks[id].insert(contentsOf: handles, at: offset)
            for handle in handles { homes[Int(handle)] = Int32(id) }
            return renumber(from: rank)
        }
        let whole = chunks[id][..<offset] + handles + chunks[id][offset...]
        replaceChunk(at: rank, replaced: 1, with: Array(whole), fill: isLast)
    }

    /// Takes out the numbers in a range of places.
    @discardableResult
    mutating func remove(_ range: Range<Int>) -> [Int32] {
        guard !range.isEmpty else { return [] }
        let removed = self[range]
        let first = locate(range.lowerBound)
        let last = locate(range.upperBound - 1)
        let head = chunks[Int(ids[first.rank])][..<first.offset]
        let tail = chunks[Int(ids[last.rank])][(last.offset + 1)...]
        var (rank, replaced) = (first.rank, last.rank - first.rank + 1)
        var rest = Array(head + tail)
        // Small neighbours join, so that chunks stay few.
        if rank + replaced < ids.count {
            let next = chunks[Int(ids[rank + replaced])]
            if rest.count + next.count <= Self.capacity / 2 {
                rest += next
                replaced += 1
            }
        } else if rank > 0, rest.count + chunks[Int(ids[rank - 1])].count <= Self.capacity / 2 {
            rank -= 1
            rest = chunks[Int(ids[rank])] + rest
            replaced += 1
        }
        count -= range.count
        replaceChunk(at: rank, replaced: replaced, with: rest, fill: true)
        return removed
    }

    /// - Parameter fill: Whether chunks are filled up, as where nothing will come between, or share evenly.
    private mutating func replaceChunk(at rank: Int, replaced: Int, with handles: [Int32], fill: Bool) {
        for id in ids[rank..<rank + replaced] {
            chunks[Int(id)] = []
            freeChunks.append(id)
        }
        let pieces = (handles.count + Self.capacity - 1) / Self.capacity
        let size = fill || pieces == 0 ? Self.capacity : (handles.count + pieces - 1) / pieces
        let new = stride(from: 0, to: handles.count, by: size).map { start in
            makeChunk(Array(handles[start..<min(start + size, handles.count)]))
        }
        ids.replaceSubrange(rank..<rank + replaced, with: new)
        renumber(from: rank)
    }

    private mutating func makeChunk(_ handles: [Int32]) -> Int32 {
        let id = freeChunks.popLast() ?? Int32(chunks.count)
        if Int(id) == chunks.count {
            chunks.append([])
            ranks.append(0)
        }
        chunks[Int(id)] = handles
        for handle in handles { homes[Int(handle)] = id }
        return id
    }

    private mutating func renumber(from rank: Int) {
        var start = rank > 0 ? starts[rank - 1] + chunks[Int(ids[rank - 1])].count : 0
        starts.removeSubrange(rank...)
        for rank in rank..<ids.count {
            starts.append(start)
            ranks[Int(ids[rank])] = Int32(rank)
            start += chunks[Int(ids[rank])].count
        }
    }
}
