import CoreGraphics

/// How high the keyboards of devices are, in points.
struct KeyboardMetrics {
    /// With what the screen's bottom edge takes.
    let height: CGFloat
    /// Words that the keyboard offers, above its keys.
    let row: CGFloat

    /// Figures of iPads are assumed.
    init(for screen: ScreenMetrics) {
        let (short, long) = (min(screen.size.width, screen.size.height), max(screen.size.width, screen.size.height))
        let isUpright = screen.size.height >= screen.size.width
        let hasHomeBar = screen.safeAreaInsets.bottom > 0
        if screen.idiom == .pad {
            row = 55
            height = (isUpright ? 258 : 343) + screen.safeAreaInsets.bottom
        } else if !isUpright {
            row = 37
            height = hasHomeBar ? 172 : 162
        } else if !hasHomeBar {
            let isPlus = short >= 414 && long <= 736
            row = isPlus ? 45 : 44
            height = isPlus ? 226 : 216
        } else {
            row = 44
            height = short >= 428 || short == 414 ? 302 : short == 390 ? 291 : 292
        }
    }

    /// Pads of digits offer no words, nor do keyboards that correct nothing (assumed).
    @MainActor
    func height(for traits: (any UITextInputTraits)?) -> CGFloat {
        guard let traits else { return height + row }
        switch traits.keyboardType {
        case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: return height
        default: return height + (traits.autocorrectionType == .no ? 0 : row)
        }
    }
}
