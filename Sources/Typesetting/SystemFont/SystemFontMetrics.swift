/// The line metrics of the device's system font: never rounded, and alike at all sizes but for the height of small
/// letters. All designs have them (assumed of the serif and the rounded one). Units of 2048 an em.
enum SystemFontMetrics {
    static let ascender = 1950.0
    static let descender = -494.0
    static let capHeight = 1443.0

    /// How high small letters are: whole units.
    /// - Parameter weight: `UIFont.Weight`'s.
    static func xHeight(weight: Double, isItalic: Bool, size: Double) -> Double {
        let weight = SystemFontModel.weightCoordinate(weight)
        let units = SystemFontTable.xHeight.measure(weight: weight, isItalic: isItalic)
            .at(SystemFontModel.opticalCoordinate(size))
        return (units + 0.5).rounded(.down)
    }

    /// How high small letters of the monospaced design are. Bold lies half way to the boldest; other weights on the line through both
    /// (assumed).
    static func monospacedXHeight(weight: Double) -> Double {
        let (regular, bold) = SystemFontTable.monospacedXHeight
        let share = min(1, max(0, 2 * SystemFontModel.weightCoordinate(weight)))
        return (regular + share * (bold - regular) + 0.5).rounded(.down)
    }
}
