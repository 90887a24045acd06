import CHarfBuzz
import Synchronization

/// What pairs of letters move together in the system's font, as they do in one face, whatever the weight and the size
/// (assumed): pairs that this face moves apart stay as they are.
///
/// A pair is shaped by itself, once. So its kerning depends on nothing but the pair.
final class PairKerning: Sendable {
    private let face: FontFace
    private let state: Mutex<State>

    private struct State {
        /// Of ASCII from the space on: 95 second characters for each first one; units of 2048 an em.
        var ascii = [Int16](repeating: unknown, count: 95 * 95)
        var others: [UInt64: Int16] = [:]
    }

    private static let unknown = Int16.min
    private static let mostOthers = 1 << 14

    init(face: FontFace) {
        self.face = face
        state = Mutex(State())
    }

    /// Makes advances smaller where the next cluster to the right moves closer.
    /// - Parameter scale: What a unit is between two small letters, and otherwise.
    func add(
        to glyphs: inout [ShapedGlyph], of text: [UInt16], isRightToLeft: Bool, scale: (small: Double, other: Double)
    ) {
        guard var left = glyphs.first.map({ character(at: $0.cluster, of: text, isRightToLeft) }) else { return }
        state.withLock { state in
            for index in glyphs.indices.dropFirst() where glyphs[index].cluster != glyphs[index - 1].cluster {
                let right = character(at: glyphs[index].cluster, of: text, isRightToLeft)
                let units = kerning(left, right, &state)
                if units != 0 {
                    let isSmall = Self.isSmall(left) && Self.isSmall(right)
                    let distance = Double(units) * (isSmall ? scale.small : scale.other)
                    move(&glyphs, index, by: Int((distance + 0.5).rounded(.down)), isRightToLeft)
                }
                left = right
            }
        }
    }

    /// The kerning of a pair, 0 or less; units of 2048 an em.
    func kerning(_ left: Unicode.Scalar, _ right: Unicode.Scalar) -> Int {
        state.withLock { Int(kerning(left.value, right.value, &$0)) }
    }

    /// The text may not be cut between the two without losing their kerning.
    private func move(_ glyphs: inout [ShapedGlyph], _ index: Int, by distance: Int, _ isRightToLeft: Bool) {
        var carrier = index - 1
        while carrier > 0, glyphs[carrier].advance == 0, glyphs[carrier - 1].cluster == glyphs[carrier].cluster {
            carrier -= 1
        }
        guard glyphs[carrier].advance != 0 else { return }
        glyphs[carrier].advance += distance
        let later = glyphs[isRightToLeft ? index - 1 : index].cluster
        var glyph = isRightToLeft ? index - 1 : index
        while glyph >= 0, glyph < glyphs.count, glyphs[glyph].cluster == later {
            glyphs[glyph].isUnsafeToBreak = true
            glyph += isRightToLeft ? -1 : 1
        }
    }

    private func character(at unit: Int, of text: [UInt16], _ isRightToLeft: Bool) -> UInt32 {
        let value = text[unit] < 0x80 ? UInt32(text[unit]) : text.scalar(at: unit).value
        return isRightToLeft ? hb_unicode_mirroring(hb_unicode_funcs_get_default(), value) : value
    }

    private static func isSmall(_ value: UInt32) -> Bool {
        if value < 0x80 { return value >= 0x61 && value <= 0x7A }
        return Unicode.Scalar(value)?.properties.isLowercase ?? false
    }

    // MARK: Pairs

    private func kerning(_ left: UInt32, _ right: UInt32, _ state: inout State) -> Int16 {
        if left >= 0x20, left < 0x7F, right >= 0x20, right < 0x7F {
            let place = Int(left - 0x20) * 95 + Int(right - 0x20)
            if state.ascii[place] == Self.unknown { state.ascii[place] = shaped(left, right) }
            return state.ascii[place]
        }
        let key = UInt64(left) << 32 | UInt64(right)
        if let known = state.others[key] { return known }
        if state.others.count >= Self.mostOthers { state.others = [:] }
        let new = shaped(left, right)
        state.others[key] = new
        return new
    }

    private func shaped(_ left: UInt32, _ right: UInt32) -> Int16 {
        guard let buffer = hb_buffer_create() else { return 0 }
        defer { hb_buffer_destroy(buffer) }
        withUnsafePointer(to: (left, right)) { pair in
            pair.withMemoryRebound(to: UInt32.self, capacity: 2) { hb_buffer_add_utf32(buffer, $0, 2, 0, 2) }
        }
        hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
        hb_buffer_guess_segment_properties(buffer)
        hb_buffer_set_language(buffer, Shaper.language)
        hb_shape(face.shaper, buffer, Self.features, UInt32(Self.features.count))
        var count: UInt32 = 0
        guard let infos = hb_buffer_get_glyph_infos(buffer, &count), count == 2,
            let positions = hb_buffer_get_glyph_positions(buffer, &count)
        else { return 0 }
        let moved = Int(positions[0].x_advance) - face.advance(of: infos[0].codepoint)
        guard moved < 0 else { return 0 }
        let units = Double(moved) * SystemFontModel.unitsPerEm / Double(face.metrics.unitsPerEm)
        return Int16(max(-2048, (units + 0.5).rounded(.down)))
    }

    private static let features = [hb_feature_t(tag: Shaper.tag("calt"), value: 0, start: 0, end: UInt32.max)]
}
