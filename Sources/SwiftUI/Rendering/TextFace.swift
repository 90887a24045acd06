import Typesetting
import UIKit

/// Shows a text.
final class TextFace: Face {
    private unowned let element: TextElement
    private let textView = SetTextView()

    private init(_ element: TextElement) {
        self.element = element
        super.init(textView)
    }

    /// Lets an element be shown as text.
    static func show(on element: TextElement) {
        if element.face == nil { element.face = TextFace(element) }
    }

    override func refresh(_ motion: Motion) { textView.setting = element.setting }
}

/// Draws a text that is set in lines.
final class SetTextView: UIView {
    var setting: TextSetting? {
        didSet {
            guard setting != oldValue else { return }
            accessibilityLabel = setting?.text.string
            setNeedsDisplay()
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        backgroundColor = .clear
        contentMode = .redraw
        isUserInteractionEnabled = false
        isAccessibilityElement = true
        accessibilityTraits = .staticText
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func draw(_ rect: CGRect) {
        guard let setting, let context = UIGraphicsGetCurrentContext() else { return }
        let layout = setting.layout(ProposedViewSize(bounds.size))
        TextPainter().draw(layout, at: .zero, in: context)
    }
}
