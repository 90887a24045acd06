import CHarfBuzz
import Synchronization

/// What pairs of letters move together in the system's font, as they do in one face, whatever the weight and the size
/// (assumed): pairs that this face moves apart stay as they are.
///
/// A pair is shaped by itself, once. So its kerning depends on nothing but the pair.
final class PairKerning: Sendable {
    private let face: FontFace
    private let state = Mutex(State())

    private struct State {
        /// Of ASCII from the space on: 95 second characters for each first one.
        var ascii = [Int16](repeating: unknown, count: 95 * 95)
        var others: [UInt64: Int16] = [:]
    }

    private static let unknown = Int16.min
    private static let mostOthers = 1 << 14

    init(face: FontFace) {
        self.face = face
    }

    /// What each character of a text, from left to right, and the next one move together: 0 or less, units of 2048 an
    /// em. One number less than there are characters.
    func kernings(_ characters: [UInt32]) -> [Int16] {
        state.withLock { state in
            zip(characters, characters.dropFirst()).map { kerning($0, $1, &state) }
        }
    }

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
        hb_buffer_set_language(buffer, HarfBuzz.language)
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

    private static let features = [HarfBuzz.feature(Font.Feature("calt", 0))]
}
