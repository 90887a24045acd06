import TextFormatting

/// The layers of up to 60 frames: the first whole, of the others what differs from the one before.
///
/// Numbers are little-endian. Five of 32 bits: 2 for the format, frames, layers of the first frame, numbers that were
/// given to layers, bytes of the tables. The tables as JSON, filled up with blanks. A column of the first frame's layers
/// for each: number, parent, name, x, y, width, height, transform, style, picture of 32 bits, class and flags of 16, in the
/// order of the tree. Then for each other frame its bytes (32 bits) and the changes: how many; for each the gap to the last
/// number, a mask and the columns of the mask; then the order of the tree.
struct LayerChunk {
    private var tables = (transforms: Interner(), styles: Interner(), pictures: Interner())
    private var indices: [Int] = []
    private var rows: [LayerRow] = []
    private var deltas: [[UInt8]] = []

    var isEmpty: Bool { rows.isEmpty }

    mutating func transform(_ record: JSONValue) -> UInt32 { UInt32(tables.transforms.place(of: record) + 1) }
    mutating func style(_ style: JSONValue) -> UInt32 { UInt32(tables.styles.place(of: style) + 1) }
    mutating func picture(_ picture: JSONValue) -> UInt32 { UInt32(tables.pictures.place(of: picture) + 1) }

    mutating func appendKey(_ index: Int, _ row: LayerRow) {
        indices.append(index)
        rows.append(row)
    }

    /// - Parameter changes: in the order of their numbers.
    mutating func appendDelta(
        _ changes: [(index: Int, mask: LayerRow.Mask, row: LayerRow)], from old: [Int], to new: [Int], dead: Set<Int>
    ) {
        var writer = ByteWriter()
        writer.appendVarint(changes.count)
        var last = -1
        for change in changes {
            writer.appendVarint(change.index - last)
            writer.append(change.mask.rawValue)
            change.row.append(change.mask, to: &writer)
            last = change.index
        }
        appendOrder(from: old, to: new, dead: dead, &writer)
        deltas.append(writer.bytes)
    }

    /// 0: as before, without the dead. 1: and some put in, each with the gap to the place of the last one. 2: anew.
    private func appendOrder(from old: [Int], to new: [Int], dead: Set<Int>, _ writer: inout ByteWriter) {
        let kept = dead.isEmpty ? old : old.filter { !dead.contains($0) }
        if kept == new { return writer.appendVarint(0) }
        let before = Set(old)
        let born = new.enumerated().filter { !before.contains($0.element) }
        guard kept == new.filter({ before.contains($0) }) else {
            writer.appendVarint(2)
            writer.appendVarint(new.count)
            for index in new { writer.appendVarint(index) }
            return
        }
        writer.appendVarint(1)
        writer.appendVarint(born.count)
        var last = -1
        for (place, index) in born {
            writer.appendVarint(place - last)
            writer.appendVarint(index)
            last = place
        }
    }

    /// - Parameter shown: for each frame which picture it shows.
    func bytes(capacity: Int, shown: [JSONValue]) -> [UInt8] {
        let members: [(String, [UInt8])] = [
            ("transforms", tables.transforms.list()), ("styles", tables.styles.list()),
            ("pictures", tables.pictures.list()), ("shown", Interner.list(of: shown)),
        ]
        var text = ByteWriter()
        for (place, (name, list)) in members.enumerated() {
            text.append([UInt8]("\(place == 0 ? "{" : ",")\"\(name)\":".utf8) + list)
        }
        text.append([UInt8(ascii: "}")])
        text.align()
        var writer = ByteWriter()
        for number in [2, deltas.count + 1, rows.count, capacity, text.bytes.count] { writer.append(UInt32(number)) }
        writer.append(text.bytes)
        for index in indices { writer.append(UInt32(index)) }
        for row in rows { writer.append(row.parent) }
        for row in rows { writer.append(row.name) }
        for column in [\LayerRow.x, \.y, \.width, \.height] { for row in rows { writer.append(row[keyPath: column]) } }
        for column in [\LayerRow.transform, \.style, \.picture] {
            for row in rows { writer.append(row[keyPath: column]) }
        }
        for row in rows { writer.append(row.className) }
        for row in rows { writer.append(row.flags.rawValue) }
        for delta in deltas {
            writer.append(UInt32(delta.count))
            writer.append(delta)
        }
        return writer.bytes
    }
}

extension Interner {
    /// `[value,value]`, as they come.
    static func list(of values: [JSONValue]) -> [UInt8] {
        var bytes: [UInt8] = []
        JSONValue.array(values).append(to: &bytes, .lessThan)
        return bytes
    }
}
