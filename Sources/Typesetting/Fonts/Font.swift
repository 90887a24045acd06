/// A typeface at a size, with the line metrics and the spacing that belong to it. Lengths are points, y up from the
/// baseline.
package struct Font: Hashable, Sendable {
    /// An OpenType feature and its value.
    package struct Feature: Hashable, Sendable {
        /// Four letters, such as `tnum`.
        package var tag: String
        package var value: UInt32

        package init(_ tag: String, _ value: UInt32 = 1) {
            self.tag = tag
            self.value = value
        }
    }

    package struct Metrics: Hashable, Sendable {
        package var ascender: Double
        /// Negative below the baseline.
        package var descender: Double
        package var capHeight: Double
        package var xHeight: Double

        package var lineHeight: Double { ascender - descender }
    }

    package var typeface: Typeface
    package var size: Double
    package var metrics: Metrics
    /// Between the line boxes of two lines.
    package var leading: Double
    package var features: [Feature]
    /// Nobody named the font: that another one stands in for it is not told.
    package var isImplied = false

    /// The system's font: packaged outlines in the line metrics and the advances of the device's.
    package init(system: SystemTypeface, size: Double, leading: Double = 0, features: [Feature] = []) {
        typeface = .system(system)
        self.size = size
        metrics = Metrics(system, size: size)
        self.leading = leading
        let isInter = system.design == .standard || system.design == .rounded
        // Inter's contextual alternates turn "->" into an arrow; the device's font does not.
        self.features = (isInter ? [Feature("calt", 0)] : []) + features
    }

    /// A font of the device in the metrics of the face that stands in for it, with the device's height of a line where
    /// that is known: in those of the system's font where that face's file is missing, which is told of when text is laid
    /// out.
    init(substitute: FontSubstitute, face: FontFace?, size: Double, features: [Feature]) {
        if let face {
            self.init(face: face, size: size, features: features)
        } else {
            self.init(system: SystemTypeface(), size: size, features: features)
        }
        typeface = .substitute(substitute)
        guard let lineHeight = substitute.lineHeight else { return }
        // What the device's line has more than that of the face stands above the letters (assumed).
        metrics.ascender = lineHeight * size + metrics.descender
        leading = 0
    }

    /// A font of a file, in its own metrics.
    package init(face: FontFace, size: Double, features: [Feature] = []) {
        typeface = .named(face.postScriptName)
        self.size = size
        let em = Double(face.metrics.unitsPerEm)
        func points(_ units: Int) -> Double { Double(units) * size / em }
        metrics = Metrics(
            ascender: points(face.metrics.ascender), descender: points(face.metrics.descender),
            capHeight: points(face.metrics.capHeight), xHeight: points(face.metrics.xHeight))
        leading = points(face.metrics.lineGap)
        self.features = features
    }
}

extension Font.Metrics {
    /// The metrics of the device's font.
    fileprivate init(_ system: SystemTypeface, size: Double) {
        func points(_ units: Double) -> Double { units * size / SystemFontModel.unitsPerEm }
        let xHeight =
            system.design == .monospaced
            ? SystemFontMetrics.monospacedXHeight(weight: system.weight)
            : SystemFontMetrics.xHeight(weight: system.weight, isItalic: system.isItalic, size: size)
        self.init(
            ascender: points(SystemFontMetrics.ascender), descender: points(SystemFontMetrics.descender),
            capHeight: points(SystemFontMetrics.capHeight), xHeight: points(xHeight))
    }
}

extension Font {
    /// The font at another size, without a text style's leading.
    package func resized(to size: Double) -> Font {
        guard self.size > 0 else { return self }
        var font = scaled(by: size / self.size)
        font.size = size
        if case .system(let system) = typeface { font = Font(system: system, size: size, features: []) }
        font.features = features
        font.isImplied = isImplied
        return font
    }

    /// The font, larger or smaller by a factor. Spacing follows the new size's own.
    package func scaled(by factor: Double) -> Font {
        guard factor != 1 else { return self }
        var font = self
        font.size = size * factor
        font.leading = leading * factor
        font.metrics = Metrics(
            ascender: metrics.ascender * factor, descender: metrics.descender * factor,
            capHeight: metrics.capHeight * factor, xHeight: metrics.xHeight * factor)
        if case .system(let system) = typeface { font.metrics = Font(system: system, size: font.size).metrics }
        return font
    }
}
