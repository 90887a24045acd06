import Synchronization

/// The system's faces of one library, by weight, design and size. What was used longest ago leaves first.
final class SystemFaces: Sendable {
    private struct State {
        var faces = LeastRecentlyUsed<SystemFace.Key, SystemFace>()
        var widths: [WidthsKey: SystemGlyphWidths] = [:]
        var kerning: PairKerning?
    }

    private struct WidthsKey: Hashable {
        var typeface: SystemTypeface
        var face: FontFace
    }

    private let state = Mutex(State())
    private static let mostFaces = 256
    /// Weights may be any numbers.
    private static let mostWidths = 64

    /// - Parameters:
    ///   - face: of the typeface, for that size.
    ///   - open: Opens another of the library's faces; nil where its file is missing.
    func face(_ key: SystemFace.Key, of face: FontFace, open: @escaping @Sendable (CatalogEntry) -> FontFace?)
        -> SystemFace?
    {
        state.withLock { state in
            if let known = state.faces.value(for: key), known.face === face { return known }
            let widths = Self.widths(key.typeface, face, open, &state)
            let isKerned = key.typeface.design != .monospaced
            if isKerned, state.kerning == nil { state.kerning = open(Self.kerningEntry).map(PairKerning.init(face:)) }
            guard let new = SystemFace(key, widths, kerning: isKerned ? state.kerning : nil) else { return nil }
            state.faces.insert(new, for: key, bytes: 1)
            _ = state.faces.shrink(to: Self.mostFaces)
            return new
        }
    }

    private static func widths(
        _ typeface: SystemTypeface, _ face: FontFace, _ open: @escaping @Sendable (CatalogEntry) -> FontFace?,
        _ state: inout State
    ) -> SystemGlyphWidths {
        let key = WidthsKey(typeface: typeface, face: face)
        if let known = state.widths[key] { return known }
        if state.widths.count >= mostWidths { state.widths = [:] }
        let new = SystemGlyphWidths(typeface, face: face) {
            (open(typeface.entry(at: 0)), open(typeface.entry(at: SystemTypeface.displaySize)))
        }
        state.widths[key] = new
        return new
    }

    /// The face whose pairs all weights and sizes have (assumed).
    private static let kerningEntry = SystemTypeface().entry(at: SystemTypeface.displaySize)
}
