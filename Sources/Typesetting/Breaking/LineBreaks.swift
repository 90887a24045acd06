import CUnibreak

/// Where lines may and must end, by libunibreak.
package enum LineBreaks {
    package enum Opportunity: UInt8, Sendable { case forbidden, allowed, mandatory }

    private static let isReady: Bool = {
        init_linebreak()
        return true
    }()

    private static let ideograph: utf32_t = 0x4E00

    /// Characters at which version 1.1 of the library ends the program (tried with all): regional indicators, and the
    /// one that it takes for the end of a text.
    private static func tame(_ scalar: utf32_t) -> utf32_t {
        switch scalar {
        case 0x1F1E6...0x1F1FF: ideograph
        case 0xFFFF: 0xFFFD
        default: scalar
        }
    }

    /// For each cluster, whether a line may end after it.
    ///
    /// The library sees one character for each cluster, its first (rule LB9), and an ideograph for each emoji, as which
    /// the rules have them: it may be older than the emoji of the text.
    package static func opportunities(in text: [UInt16], clusters: [Int]) -> [Opportunity] {
        guard isReady, !clusters.isEmpty else { return [] }
        let scalars: [utf32_t] = clusters.indices.map { index in
            let end = index + 1 < clusters.count ? clusters[index + 1] : text.count
            return Emoji.isPicture(text, clusters[index]..<end)
                ? ideograph : tame(text.scalar(at: clusters[index]).value)
        }
        var raw = [CChar](repeating: 0, count: scalars.count)
        set_linebreaks_utf32(scalars, scalars.count, nil, &raw)
        return raw.map { mark in
            switch Int32(mark) {
            case LINEBREAK_MUSTBREAK: .mandatory
            case LINEBREAK_ALLOWBREAK: .allowed
            default: .forbidden
            }
        }
    }
}
