import ArgumentParser
import RenderServer

/// `--overlay`: which of the debug colours.
enum OverlayOption: String, ChoiceArgument {
    case offscreen, blended, misaligned, rasterized

    var kind: DebugOverlay.Kind {
        switch self {
        case .offscreen: .offscreen
        case .blended: .blended
        case .misaligned: .misaligned
        case .rasterized: .rasterized
        }
    }
}
