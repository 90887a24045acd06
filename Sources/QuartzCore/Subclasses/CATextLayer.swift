import CoreGraphics
import Foundation
import Typesetting

/// A layer that draws text at the top of its bounds, cut at them. It is drawn with `contentsScale` pixels a point, which
/// is 1 unless it is set.
@preconcurrency @MainActor
open class CATextLayer: CALayer {
    /// A layer without text.
    public override init() {
        super.init()
        needsDisplayOnBoundsChange = true
    }

    /// A copy for presenting.
    public override init(layer: Any) {
        super.init(layer: layer)
    }

    /// A layer without text; archives are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        needsDisplayOnBoundsChange = true
    }

    /// The text: a `String`, or an `NSAttributedString`, which brings its own fonts and colours. Default nil.
    open var string: Any? {
        get { state.text.string }
        set { update(\.text.string, to: newValue, isEqual: Self.same(newValue, state.text.string), as: .string) }
    }

    /// The font: a `UIFont`, whose size does not count, or a `String`, a PostScript name. Default nil: Helvetica on a
    /// device, here, as for names that no file has, the system's font (assumed).
    open var font: AnyObject? {
        get { state.text.font }
        set { update(\.text.font, to: newValue, isEqual: newValue === state.text.font, as: .font) }
    }

    /// The font's size in points. Default 36.
    open var fontSize: CGFloat {
        get { state.text.fontSize }
        set { update(\.text.fontSize, to: newValue, as: .fontSize) }
    }

    /// The text's colour. Default opaque white.
    open var foregroundColor: CGColor? {
        get { state.text.foregroundColor }
        set { update(\.text.foregroundColor, to: newValue, as: .foregroundColor) }
    }

    /// Whether lines end at the bounds. Default false.
    open var isWrapped: Bool {
        get { state.text.isWrapped }
        set { update(\.text.isWrapped, to: newValue, as: .isWrapped) }
    }

    /// What is left out where there is no room. Default `none`; an unknown name is kept, and drawn as that (assumed).
    open var truncationMode: CATextLayerTruncationMode {
        get { state.text.truncationMode }
        set { update(\.text.truncationMode, to: newValue, as: .truncationMode) }
    }

    /// Where lines lie. Default `natural`; an unknown name is kept, and drawn as that (assumed).
    open var alignmentMode: CATextLayerAlignmentMode {
        get { state.text.alignmentMode }
        set { update(\.text.alignmentMode, to: newValue, as: .alignmentMode) }
    }

    private static func same(_ a: Any?, _ b: Any?) -> Bool {
        switch (a, b) {
        case (nil, nil): true
        case (let a as String, let b as String): a == b
        case (let a as NSAttributedString, let b as NSAttributedString): a === b
        default: false
        }
    }

    /// Draws the text; a layer without text has no contents.
    open override func display() {
        guard state.text.length > 0 else {
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

    override class var initialContent: LayerContent { .text(TextState()) }

    /// The text's size in points: on one line, or, where lines end at the bounds, on as many as it takes. A layer without
    /// text would like the size that it has.
    ///
    /// What the bounds' width means here is assumed; a layout manager's answer goes before (assumed).
    @discardableResult
    open override func preferredFrameSize() -> CGSize {
        guard layoutState.manager == nil, let text = state.text.styledText else { return super.preferredFrameSize() }
        return state.text.naturalSize(of: text, width: bounds.width)
    }

    private func drawText(in context: CGContext) {
        let text = state.text
        guard bounds.width > 0, bounds.height > 0, let styledText = text.styledText else { return }
        let layout = text.layout(styledText, in: bounds.size)
        for message in layout.problems.messages { Misuse.log(message) }
        TextPainter(color: foregroundColor ?? TextState.opaqueWhite).draw(layout, at: bounds.origin, in: context)
    }
}

// The class's rows of the property table: each changes the picture that the layer draws.
extension LayerProperty {
    private static let redrawing: Effects = [.properties, .display]

    static let string = optional(
        "string", \CATextLayer.string, .string, .still(redrawing), unbox: { $0 })
    static let font = optional(
        "font", \CATextLayer.font, .object, .still(redrawing), unbox: { $0 as AnyObject })
    static let fontSize = number(
        "fontSize", \CATextLayer.fontSize, in: \.text.fontSize, initial: 36, .animated(effects: redrawing))
    static let foregroundColor = color(
        "foregroundColor", \CATextLayer.foregroundColor, in: \.text.foregroundColor, initial: TextState.opaqueWhite,
        .animated(effects: redrawing))
    static let isWrapped = bool("isWrapped", \CATextLayer.isWrapped, .still(redrawing))
    static let truncationMode = name(
        "truncationMode", \CATextLayer.truncationMode, .none, CATextLayerTruncationMode.named, .still(redrawing))
    static let alignmentMode = name(
        "alignmentMode", \CATextLayer.alignmentMode, .natural, CATextLayerAlignmentMode.named, .still(redrawing))

    static let textProperties: [LayerProperty] = [
        string, font, fontSize, foregroundColor, isWrapped, truncationMode, alignmentMode,
    ]
}
