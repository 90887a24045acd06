import CoreGraphics
import Foundation
import RenderServer
import Typesetting

/// A layer that draws text at the top of its bounds, cut at them. It is drawn with `contentsScale` pixels a point, which
/// is 1 unless it is set.
@preconcurrency @MainActor
open class CATextLayer: CALayer {
    nonisolated static let opaqueWhite = CGColor(red: 1, green: 1, blue: 1, alpha: 1)

    struct Text {
        var string: Any?
        var font: AnyObject?
        var fontSize: CGFloat = 36
        var foregroundColor: CGColor? = CATextLayer.opaqueWhite
        var isWrapped = false
        var truncationMode = CATextLayerTruncationMode.none
        var alignmentMode = CATextLayerAlignmentMode.natural
    }

    var textValues = Text()
    private var committedText: Text?

    /// A layer without text.
    public override init() {
        super.init()
        needsDisplayOnBoundsChange = true
    }

    /// A copy for presenting.
    public override init(layer: Any) {
        super.init(layer: layer)
        if let layer = layer as? CATextLayer { textValues = layer.textValues }
    }

    /// A layer without text; archives are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        needsDisplayOnBoundsChange = true
    }

    /// A `String`, or an `NSAttributedString`, which brings its own fonts and colours. Default nil.
    open var string: Any? {
        get { textValues.string }
        set { set(\.string, to: newValue, isEqual: Self.same(newValue, textValues.string), as: .string) }
    }

    /// A `UIFont`, whose size does not count, or a `String`: a PostScript name. Default nil: Helvetica on a device, here,
    /// as for names that no file has, the system's font (assumed).
    open var font: AnyObject? {
        get { textValues.font }
        set { set(\.font, to: newValue, isEqual: newValue === textValues.font, as: .font) }
    }

    /// Points. Default 36.
    open var fontSize: CGFloat {
        get { textValues.fontSize }
        set { set(\.fontSize, to: newValue, isEqual: newValue == textValues.fontSize, as: .fontSize) }
    }

    /// Default opaque white.
    open var foregroundColor: CGColor? {
        get { textValues.foregroundColor }
        set {
            set(\.foregroundColor, to: newValue, isEqual: newValue == textValues.foregroundColor, as: .foregroundColor)
        }
    }

    /// Whether lines end at the bounds. Default false.
    open var isWrapped: Bool {
        get { textValues.isWrapped }
        set { set(\.isWrapped, to: newValue, isEqual: newValue == textValues.isWrapped, as: .isWrapped) }
    }

    /// Default `none`; an unknown name is kept, and drawn as that (assumed).
    open var truncationMode: CATextLayerTruncationMode {
        get { textValues.truncationMode }
        set {
            set(\.truncationMode, to: newValue, isEqual: newValue == textValues.truncationMode, as: .truncationMode)
        }
    }

    /// Default `natural`; an unknown name is kept, and drawn as that (assumed).
    open var alignmentMode: CATextLayerAlignmentMode {
        get { textValues.alignmentMode }
        set { set(\.alignmentMode, to: newValue, isEqual: newValue == textValues.alignmentMode, as: .alignmentMode) }
    }

    private func set<Value>(
        _ path: WritableKeyPath<Text, Value>, to value: Value, isEqual: Bool, as property: LayerProperty
    ) {
        change(property, isEqual: isEqual) { _ in
            textValues[keyPath: path] = value
            setNeedsDisplay()
        }
    }

    private static func same(_ a: Any?, _ b: Any?) -> Bool {
        switch (a, b) {
        case (nil, nil): true
        case (let a as String, let b as String): a == b
        case (let a as NSAttributedString, let b as NSAttributedString): a === b
        default: false
        }
    }

    /// A layer without text has no contents.
    open override func display() {
        guard textLength > 0 else {
            contents = nil
            return super.display()
        }
        super.display()
    }

    /// Draws the text into the bounds.
    open override func draw(in ctx: CGContext) {
        super.draw(in: ctx)
        drawText(in: ctx)
    }

    package override class var properties: [LayerProperty] { super.properties + LayerProperty.textProperties }

    override func captureCommittedState() {
        super.captureCommittedState()
        committedText = textValues
    }

    override func adoptCommittedState(of layer: CALayer) {
        super.adoptCommittedState(of: layer)
        if let committed = (layer as? CATextLayer)?.committedText { textValues = committed }
    }
}

// Layout and drawing.
extension CATextLayer {
    private var textLength: Int {
        switch textValues.string {
        case let text as String: text.utf16.count
        case let text as NSAttributedString: text.length
        default: 0
        }
    }

    private var plainFont: Font {
        let size = fontSize > 0 && fontSize.isFinite ? Double(fontSize) : 36
        if let font = textValues.font as? any FontAttribute { return font.typesettingFont.resized(to: size) }
        let name = (textValues.font as? String) ?? (textValues.font as? NSString).map { String(describing: $0) }
        if let name, let face = FontLibrary.shared.face(named: name) { return Font(face: face, size: size) }
        return Font(system: SystemTypeface(), size: size)
    }

    private var styledText: StyledText? {
        var paragraph = ParagraphStyle()
        paragraph.alignment =
            switch alignmentMode {
            case .left: .left
            case .right: .right
            case .center: .center
            case .justified: .justified
            default: .natural
            }
        let reader = AttributedTextReader(font: plainFont, color: foregroundColor, paragraph: paragraph)
        switch textValues.string {
        case let text as String: return reader.styledText(text, [:])
        case let text as NSAttributedString:
            return AttributedTextReader(font: plainFont, color: .black, paragraph: paragraph).styledText(text)
        default: return nil
        }
    }

    private func layout(_ text: StyledText) -> TextLayout {
        var request = LayoutRequest(text: text, width: Double(bounds.width))
        let mode: ParagraphStyle.LineBreakMode =
            switch truncationMode {
            case .start: .truncatingHead
            case .end: .truncatingTail
            case .middle: .truncatingMiddle
            default: isWrapped ? .wordWrapping : .clipping
            }
        request.breaking = .label(mode)
        if isWrapped {
            if mode != .wordWrapping { request.height = Double(bounds.height) }
        } else {
            request.maximumLines = 1
        }
        return LayoutCache.shared.layout(request)
    }

    fileprivate func drawText(in context: CGContext) {
        guard bounds.width > 0, bounds.height > 0, let text = styledText else { return }
        let layout = layout(text)
        for message in layout.problems.messages { Misuse.log(message) }
        TextPainter(color: foregroundColor ?? Self.opaqueWhite).draw(layout, at: bounds.origin, in: context)
    }
}
