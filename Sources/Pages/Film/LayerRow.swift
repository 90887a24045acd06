/// What a block says of one layer in one frame: 40 bytes in its key frame.
struct LayerRow: Equatable {
    /// What a layer is.
    struct Flags: OptionSet {
        let rawValue: UInt16
        static let view = Flags(rawValue: 1)
        static let mask = Flags(rawValue: 2)
        static let clips = Flags(rawValue: 4)
        static let hidden = Flags(rawValue: 8)
        /// The layer's class answers hit tests with code of its own.
        static let ownAnswer = Flags(rawValue: 16)
    }

    /// Which columns differ.
    struct Mask: OptionSet {
        let rawValue: UInt16
        static let parent = Mask(rawValue: 1)
        static let className = Mask(rawValue: 2)
        static let name = Mask(rawValue: 4)
        static let x = Mask(rawValue: 8)
        static let y = Mask(rawValue: 16)
        static let width = Mask(rawValue: 32)
        static let height = Mask(rawValue: 64)
        static let transform = Mask(rawValue: 128)
        static let style = Mask(rawValue: 256)
        static let picture = Mask(rawValue: 512)
        static let flags = Mask(rawValue: 1024)
        /// The layer is gone; nothing follows.
        static let dies = Mask(rawValue: 0x8000)
        static let all = Mask(rawValue: 0x7ff)
    }

    /// Number of the superlayer; -1 for a window.
    var parent: Int32 = -1
    var className: UInt16 = 0
    var name: UInt32 = 0
    /// As it is shown, points.
    var x: Float = 0
    var y: Float = 0
    var width: Float = 0
    var height: Float = 0
    /// Places in the block's tables; 0 stands for none.
    var transform: UInt32 = 0
    var style: UInt32 = 0
    var picture: UInt32 = 0
    var flags: Flags = []

    func differences(from other: LayerRow) -> Mask {
        var mask: Mask = []
        if parent != other.parent { mask.insert(.parent) }
        if className != other.className { mask.insert(.className) }
        if name != other.name { mask.insert(.name) }
        if x != other.x { mask.insert(.x) }
        if y != other.y { mask.insert(.y) }
        if width != other.width { mask.insert(.width) }
        if height != other.height { mask.insert(.height) }
        if transform != other.transform { mask.insert(.transform) }
        if style != other.style { mask.insert(.style) }
        if picture != other.picture { mask.insert(.picture) }
        if flags != other.flags { mask.insert(.flags) }
        return mask
    }

    /// Writes the columns of a mask, in its order.
    func append(_ mask: Mask, to writer: inout ByteWriter) {
        if mask.contains(.parent) { writer.append(parent) }
        if mask.contains(.className) { writer.append(className) }
        if mask.contains(.name) { writer.append(name) }
        if mask.contains(.x) { writer.append(x) }
        if mask.contains(.y) { writer.append(y) }
        if mask.contains(.width) { writer.append(width) }
        if mask.contains(.height) { writer.append(height) }
        if mask.contains(.transform) { writer.append(transform) }
        if mask.contains(.style) { writer.append(style) }
        if mask.contains(.picture) { writer.append(picture) }
        if mask.contains(.flags) { writer.append(flags.rawValue) }
    }
}
