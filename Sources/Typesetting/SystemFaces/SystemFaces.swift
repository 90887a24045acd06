import Synchronization

/// The system's faces of one library, by weight, design and size. What was used longest ago leaves first.
final class SystemFaces: Sendable {
    private static let shared = SystemFaces(FontLibrary.shared)

    /// Kept for the process's library, made anew for others.
    static func of(_ library: FontLibrary) -> SystemFaces {
        library === FontLibrary.shared ? shared : SystemFaces(library)
    }

    private struct State {
        var faces = LeastRecentlyUsed<SystemFace.Key, SystemFace>()
        var widths: [WidthsKey: SystemGlyphWidths] = [:]
        var kerning: PairKerning?
    }

    private struct WidthsKey: Hashable {
        var typeface: SystemTypeface
        var face: FontFace
    }

    private let library: FontLibrary
    private let state = Mutex(State())
    private static let mostFaces = 256
    /// Weights may be any numbers.
    private static let mostWidths = 64

    private init(_ library: FontLibrary) {
        self.library = library
    }

    /// - Parameter face: of the typeface, for that size.
    func face(_ key: SystemFace.Key, of face: FontFace) -> SystemFace? {
        state.withLock { state in
            if let known = state.faces.value(for: key) { return known }
            let widths = widths(key.typeface, face, &state)
            let isKerned = key.typeface.design != .monospaced
            if isKerned, state.kerning == nil { state.kerning = kerning() }
            guard let new = SystemFace(key, widths, kerning: isKerned ? state.kerning : nil) else { return nil }
            state.faces.insert(new, for: key, bytes: 1)
            _ = state.faces.shrink(to: Self.mostFaces)
            return new
        }
    }

    private func widths(
        _ typeface: SystemTypeface, _ face: FontFace, _ state: inout State
    ) -> SystemGlyphWidths {
        let key = WidthsKey(typeface: typeface, face: face)
        if let known = state.widths[key] { return known }
        if state.widths.count >= Self.mostWidths { state.widths = [:] }
        let new = SystemGlyphWidths(typeface, face: face) { [library] in
            (
                try? library.face(typeface.entry(at: 0)),
                try? library.face(typeface.entry(at: SystemTypeface.displaySize))
            )
        }
        state.widths[key] = new
        return new
    }

    /// By the face whose pairs all weights and sizes have (assumed); nil where its file is missing.
    private func kerning() -> PairKerning? {
        (try? library.face(SystemTypeface().entry(at: SystemTypeface.displaySize))).map(PairKerning.init(face:))
    }
}
