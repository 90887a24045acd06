import UIKit

/// A picture.
public struct Image: Equatable {
    private enum Source: Hashable, @unchecked Sendable {
        // Unchecked: images of UIKit never change.
        case named(String, Bundle?)
        case symbol(String)
        case image(UIImage)
    }

    /// What fills a size that is not the picture's.
    public enum ResizingMode: Hashable, Sendable {
        case tile, stretch
    }

    /// Whether a picture keeps its colours.
    public enum TemplateRenderingMode: Hashable, Sendable {
        case template, original
    }

    /// How large a symbol is beside text.
    public enum Scale: Hashable, CaseIterable, Sendable {
        case small, medium, large
    }

    private let source: Source
    private var label: Text?
    private var isDecorative = false
    private var resizing: (capInsets: EdgeInsets, mode: ResizingMode)?
    private var mode: TemplateRenderingMode?
    private var symbolMode: SymbolRenderingMode?

    /// Whether both are the same.
    public static func == (a: Image, b: Image) -> Bool {
        a.source == b.source && a.label == b.label && a.isDecorative == b.isDecorative && a.mode == b.mode
            && a.symbolMode == b.symbolMode
            && a.resizing?.capInsets == b.resizing?.capInsets && a.resizing?.mode == b.resizing?.mode
    }

    /// A picture of an asset catalogue.
    public init(_ name: String, bundle: Bundle? = nil) { source = .named(name, bundle) }

    /// A picture of an asset catalogue, with what is read of it.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        source = .named(name, bundle)
        self.label = label
    }

    /// A picture of an asset catalogue that nothing is read of.
    public init(decorative name: String, bundle: Bundle? = nil) {
        source = .named(name, bundle)
        isDecorative = true
    }

    /// A symbol.
    public init(systemName: String) { source = .symbol(systemName) }

    /// A picture of UIKit's.
    public init(uiImage: UIImage) { source = .image(uiImage) }

    /// A picture of Core Graphics', with what is read of it.
    public init(_ cgImage: CGImage, scale: CGFloat, label: Text) {
        source = .image(UIImage(cgImage: cgImage, scale: scale, orientation: .up))
        self.label = label
    }

    /// The picture in any size: stretched, or repeated, between its caps.
    public func resizable(
        capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
    ) -> Image {
        var copy = self
        copy.resizing = (capInsets, resizingMode)
        return copy
    }

    /// The picture in its own colours, or in the one of the foreground; nil: as it says itself.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        var copy = self
        copy.mode = renderingMode
        return copy
    }

    /// The symbol with its layers coloured so; nil: as views around say.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
        var copy = self
        copy.symbolMode = mode
        return copy
    }

    // MARK: Resolving

    /// The picture of UIKit's in an environment.
    func resolved(_ environment: EnvironmentValues) -> UIImage? {
        let image = plain(environment)
        guard let mode else { return image }
        return image?.withRenderingMode(mode == .template ? .alwaysTemplate : .alwaysOriginal)
    }

    private func plain(_ environment: EnvironmentValues) -> UIImage? {
        switch source {
        case .image(let image): return image
        case .named(let name, let bundle):
            return UIImage(named: name, in: bundle, compatibleWith: environment.traitCollection)
        case .symbol(let name):
            var look = TextLook(font: environment.font ?? .body)
            for change in environment.textChanges { look.apply(change) }
            let font = look.resolvedFont(environment)
            let configuration = UIImage.SymbolConfiguration(font: font, scale: environment.imageScale.symbolScale)
            let colors = environment.symbolColors(symbolMode)
            return UIImage(systemName: name, withConfiguration: configuration.applying(colors))
        }
    }

    private var isSymbol: Bool {
        if case .symbol = source { true } else { false }
    }

    /// What is read of the picture.
    private func spoken(_ environment: EnvironmentValues) -> String? {
        if isDecorative { return nil }
        if let label { return label.words(environment) }
        switch source {
        case .named(let name, _): return name
        case .symbol(let name): return name.replacingOccurrences(of: ".", with: " ")
        case .image: return nil
        }
    }

}

extension Image: View, LeafView {
    public typealias Body = Never

    func makeElement(_ environment: EnvironmentValues) -> ImageElement { ImageElement() }

    func update(_ element: ImageElement, _ environment: EnvironmentValues) {
        let image = resolved(environment)
        let look = ImageFace.Look(
            image: image, paint: ForegroundStyle().paint(in: environment), isSymbol: isSymbol,
            capInsets: resizing?.capInsets, mode: resizing?.mode ?? .stretch, spoken: spoken(environment),
            isRedacted: environment.isRedacted)
        ImageFace.show(look, on: element)
        let size = image?.size ?? .zero
        let baseline = image?.baselineOffsetFromBottom
        guard size != element.natural || element.isResizable != (resizing != nil) || baseline != element.baseline
        else { return }
        (element.natural, element.isResizable, element.baseline) = (size, resizing != nil, baseline)
        element.invalidate()
    }
}

/// The element of a picture.
final class ImageElement: LayoutElement {
    var natural = CGSize.zero
    var isResizable = false
    /// From the bottom up to the baseline that a symbol has; nil: there is none.
    var baseline: CGFloat?

    override func explicit(_ guide: AlignmentGuide, _ proposal: ProposedViewSize) -> CGFloat? {
        let isBaseline =
            guide == VerticalAlignment.firstTextBaseline.guide || guide == VerticalAlignment.lastTextBaseline.guide
        guard isBaseline, let baseline, !isResizable else { return nil }
        return natural.height - baseline
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        isResizable ? proposal.replacingUnspecifiedDimensions(by: natural) : natural
    }
}

private enum ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }

extension EnvironmentValues {
    /// How large symbols are beside text.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }
}

extension Image.Scale {
    var symbolScale: UIImage.SymbolScale {
        switch self {
        case .small: .small
        case .medium: .medium
        case .large: .large
        }
    }
}

extension View {
    /// How large symbols of the view are beside text.
    public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
}

extension UIImage {
    /// A template in the colour of a text, drawn: what lines of text show is a picture as it is.
    func tinted(by look: TextLook, _ environment: EnvironmentValues) -> UIImage {
        guard let color = look.attributes(environment)[.foregroundColor] as? UIColor, renderingMode != .alwaysOriginal,
            isSymbolImage || renderingMode == .alwaysTemplate
        else { return self }
        let format = UIGraphicsImageRendererFormat()
        format.scale = environment.displayScale
        let tinted = withTintColor(color, renderingMode: .alwaysOriginal)
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in tinted.draw(at: .zero) }
    }
}
