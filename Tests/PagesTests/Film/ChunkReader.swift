@testable import Pages

/// A second reader of a block of layers, by the description of `LayerChunk` alone.
struct ChunkReader {
    /// A layer as a frame has it.
    struct Row: Equatable {
        var parent: Int32 = 0
        var name: UInt32 = 0
        /// x, y, width, height.
        var place: [Float] = [0, 0, 0, 0]
        var transform: UInt32 = 0
        var style: UInt32 = 0
        var picture: UInt32 = 0
        var className: UInt16 = 0
        var flags: UInt16 = 0
    }

    /// A frame: the numbers of its layers in the order of the tree, and what is said of each.
    struct Frame {
        var order: [Int] = []
        var rows: [Int: Row] = [:]
    }

    private(set) var frames: [Frame] = []
    /// The tables as JSON.
    private(set) var tables = ""
    /// Bytes of each frame after the first.
    private(set) var deltaSizes: [Int] = []
    /// Numbers that were given to layers.
    private(set) var capacity = 0
    /// Bytes that nobody read.
    var restCount: Int { bytes.count - offset }

    private let bytes: [UInt8]
    private var offset = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        guard read(UInt32.self) == 2 else { return }
        let frameCount = Int(read(UInt32.self))
        let layerCount = Int(read(UInt32.self))
        capacity = Int(read(UInt32.self))
        let size = Int(read(UInt32.self))
        tables = String(decoding: bytes[offset..<offset + size], as: UTF8.self)
        offset += size
        frames = [readKey(layerCount)]
        for _ in 1..<max(frameCount, 1) { frames.append(readDelta(to: frames[frames.count - 1])) }
    }

    private mutating func read<Value: FixedWidthInteger>(_ type: Value.Type) -> Value {
        var value: Value = 0
        for place in 0..<MemoryLayout<Value>.size {
            value |= Value(truncatingIfNeeded: Int(bytes[offset + place])) << (8 * place)
        }
        offset += MemoryLayout<Value>.size
        return value
    }

    private mutating func readFloat() -> Float { Float(bitPattern: read(UInt32.self)) }

    private mutating func readVarint() -> Int {
        var (value, shift) = (0, 0)
        while true {
            let byte = Int(read(UInt8.self))
            value |= (byte & 0x7f) << shift
            if byte < 0x80 { return value }
            shift += 7
        }
    }

    private mutating func readKey(_ count: Int) -> Frame {
        let order = (0..<count).map { _ in Int(read(UInt32.self)) }
        var rows = [Row](repeating: Row(), count: count)
        for place in 0..<count { rows[place].parent = read(Int32.self) }
        for place in 0..<count { rows[place].name = read(UInt32.self) }
        for column in 0..<4 {
            for place in 0..<count { rows[place].place[column] = readFloat() }
        }
        for place in 0..<count { rows[place].transform = read(UInt32.self) }
        for place in 0..<count { rows[place].style = read(UInt32.self) }
        for place in 0..<count { rows[place].picture = read(UInt32.self) }
        for place in 0..<count { rows[place].className = read(UInt16.self) }
        for place in 0..<count { rows[place].flags = read(UInt16.self) }
        return Frame(order: order, rows: Dictionary(uniqueKeysWithValues: zip(order, rows)))
    }

    private mutating func readDelta(to before: Frame) -> Frame {
        let size = Int(read(UInt32.self))
        let end = offset + size
        deltaSizes.append(size)
        var frame = before
        var index = -1
        for _ in 0..<readVarint() {
            index += readVarint()
            let mask = read(UInt16.self)
            if mask == 0x8000 {
                frame.rows[index] = nil
            } else {
                frame.rows[index] = readColumns(mask, over: frame.rows[index] ?? Row())
            }
        }
        let alive = frame.rows
        frame.order = readOrder(from: before.order.filter { alive[$0] != nil })
        // What is left or missing is a mistake that the caller sees.
        if offset != end { frame.order = [] }
        offset = end
        return frame
    }

    private mutating func readColumns(_ mask: UInt16, over old: Row) -> Row {
        var row = old
        if mask & 1 != 0 { row.parent = read(Int32.self) }
        if mask & 2 != 0 { row.className = read(UInt16.self) }
        if mask & 4 != 0 { row.name = read(UInt32.self) }
        for column in 0..<4 where mask & (8 << UInt16(column)) != 0 { row.place[column] = readFloat() }
        if mask & 128 != 0 { row.transform = read(UInt32.self) }
        if mask & 256 != 0 { row.style = read(UInt32.self) }
        if mask & 512 != 0 { row.picture = read(UInt32.self) }
        if mask & 1024 != 0 { row.flags = read(UInt16.self) }
        return row
    }

    private mutating func readOrder(from kept: [Int]) -> [Int] {
        var order = kept
        switch readVarint() {
        case 1:
            var place = -1
            for _ in 0..<readVarint() {
                place += readVarint()
                order.insert(readVarint(), at: place)
            }
        case 2: order = (0..<readVarint()).map { _ in readVarint() }
        default: break
        }
        return order
    }
}
