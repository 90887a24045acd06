/// The line metrics of the device's system font: never rounded, and alike at all sizes but for the height of small
/// letters. All designs have them (assumed of the serif and the rounded one).
enum SystemFontMetrics {
    static let capHeight = 1443.0

    static func metrics(_ typeface: SystemTypeface, size: Double) -> Font.Metrics {
        func points(_ units: Double) -> Double { units * size / SystemFontModel.unitsPerEm }
        return Font.Metrics(
            ascender: points(1950), descender: points(-494), capHeight: points(capHeight),
            xHeight: points(xHeight(typeface, size: size)))
    }

    /// Whole units.
    private static func xHeight(_ typeface: SystemTypeface, size: Double) -> Double {
        let weight = SystemFontModel.weightCoordinate(typeface.weight)
        let units: Double
        if typeface.design == .monospaced {
            let (regular, bold) = SystemFontTable.monospacedXHeight
            // Bold lies half way to the boldest; other weights on the line through both (assumed).
            units = regular + min(1, max(0, 2 * weight)) * (bold - regular)
        } else {
            units = SystemFontTable.xHeight.measure(weight: weight, isItalic: typeface.isItalic)
                .at(SystemFontModel.opticalCoordinate(size))
        }
        return (units + 0.5).rounded(.down)
    }
}
