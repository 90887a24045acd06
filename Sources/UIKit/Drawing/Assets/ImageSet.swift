import Foundation

/// A picture of an asset catalogue, or of files beside each other, in its variants.
struct ImageSet: Sendable {
    struct Variant: Sendable {
        var conditions: AssetConditions
        let file: URL
        /// Pixels, of a picture that is sliced; nil for one that stretches as a whole.
        var capInsets: UIEdgeInsets?
        var resizingMode = UIImage.ResizingMode.tile
        /// Pixels.
        var alignmentInsets = UIEdgeInsets.zero
    }

    var variants: [Variant] = []
    var renderingMode = UIImage.RenderingMode.automatic
}

extension ImageSet {
    /// How the names of files end that are read.
    static let kinds: Set<String> = ["png", "jpg", "jpeg"]

    /// Reads an imageset.
    /// - Parameter report: Told of each picture that cannot be taken, as the rest of a sentence.
    init(_ contents: AssetContents, in folder: URL, report: (String) -> Void) {
        renderingMode =
            switch contents.properties?.renderingIntent {
            case "template": .alwaysTemplate
            case "original": .alwaysOriginal
            default: .automatic
            }
        for entry in contents.images ?? [] {
            guard
                let filename = entry.filename,
                var conditions = AssetConditions(idiom: entry.idiom, appearances: entry.appearances)
            else { continue }
            guard !filename.contains("/") else {
                report("has \(filename): the name of a file beside Contents.json is meant, not a path")
                continue
            }
            let kind = (filename as NSString).pathExtension.lowercased()
            guard Self.kinds.contains(kind) else {
                let word = kind.isEmpty ? "this one" : kind.uppercased()
                report("has \(filename): only PNG and JPEG files are read, not \(word)")
                continue
            }
            conditions.take(entry)
            variants.append(Variant(entry, conditions, file: folder.appendingPathComponent(filename)))
        }
    }
}

extension ImageSet.Variant {
    fileprivate init(_ entry: AssetContents.Image, _ conditions: AssetConditions, file: URL) {
        self.conditions = conditions
        self.file = file
        alignmentInsets = entry.alignmentInsets.map(UIEdgeInsets.init) ?? .zero
        guard let resizing = entry.resizing, let insets = resizing.capInsets else { return }
        capInsets = UIEdgeInsets(insets)
        resizingMode = resizing.center?.mode == "stretch" ? .stretch : .tile
    }
}

extension AssetConditions {
    fileprivate mutating func take(_ entry: AssetContents.Image) {
        scale = entry.scale.flatMap { $0.hasSuffix("x") ? Double($0.dropLast()) : nil }.map { CGFloat($0) }
        gamut = entry.gamut == "display-P3" ? .P3 : .unspecified
        direction =
            switch entry.direction {
            case "left-to-right": .leftToRight
            case "right-to-left": .rightToLeft
            default: .unspecified
            }
        horizontalSizeClass = UIUserInterfaceSizeClass(asset: entry.widthClass)
        verticalSizeClass = UIUserInterfaceSizeClass(asset: entry.heightClass)
    }
}

extension UIUserInterfaceSizeClass {
    fileprivate init(asset word: String?) {
        switch word {
        case "compact": self = .compact
        case "regular": self = .regular
        default: self = .unspecified
        }
    }
}

extension UIEdgeInsets {
    fileprivate init(_ insets: AssetContents.Insets) {
        self.init(top: insets.top ?? 0, left: insets.left ?? 0, bottom: insets.bottom ?? 0, right: insets.right ?? 0)
    }

    /// The insets of a picture of `scale` pixels a point, in points.
    fileprivate func inPoints(_ scale: CGFloat) -> UIEdgeInsets {
        UIEdgeInsets(top: top / scale, left: left / scale, bottom: bottom / scale, right: right / scale)
    }
}

extension ImageSet {
    /// The picture of a variant; nil when its file cannot be read.
    func image(of variant: Variant) -> UIImage? {
        guard let picture = PictureFiles.picture(of: variant.file) else { return nil }
        // A variant for any scale counts as of scale 1 (assumed).
        let scale = variant.conditions.scale ?? 1
        var attributes = ImageAttributes(scale: scale, renderingMode: renderingMode)
        attributes.capInsets = variant.capInsets?.inPoints(scale)
        attributes.resizingMode = variant.resizingMode
        attributes.alignmentRectInsets = variant.alignmentInsets.inPoints(scale)
        return UIImage(picture, attributes)
    }
}
