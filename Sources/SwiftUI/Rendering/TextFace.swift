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

    override func refresh(_ motion: Motion) {
        textView.setting = element.setting
        textView.open = element.open
    }
}

/// Draws a text that is set in lines.
final class SetTextView: UIView {
    var setting: TextSetting? {
        didSet {
            guard setting != oldValue else { return }
            accessibilityLabel = setting?.text.string
            // Nobody hears what is not to be seen (assumed).
            isAccessibilityElement = setting?.isRedacted != true
            let hasLinks = setting?.links.isEmpty == false
            isUserInteractionEnabled = hasLinks
            accessibilityTraits = hasLinks ? .link : .staticText
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

    /// Opens an address.
    var open: (URL) -> Void = { _ in }
    private var tap: UITapGestureRecognizer?

    override var isUserInteractionEnabled: Bool {
        didSet {
            guard isUserInteractionEnabled, tap == nil else { return }
            let tap = UITapGestureRecognizer(
                target: self, action: Selector(_offstage: "follow:", { (t: SetTextView) in t.follow(_:) }))
            addGestureRecognizer(tap)
            self.tap = tap
        }
    }

    /// Links alone take touches.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        link(at: point) == nil ? nil : super.hitTest(point, with: event)
    }

    private func link(at point: CGPoint) -> URL? { setting?.link(at: point, in: bounds.size) }

    private func follow(_ tap: UITapGestureRecognizer) {
        if let url = link(at: tap.location(in: self)) { open(url) }
    }

    /// Opens the first link (assumed).
    override func accessibilityActivate() -> Bool {
        guard let first = setting?.links.first else { return super.accessibilityActivate() }
        open(first.url)
        return true
    }

    override func draw(_ rect: CGRect) {
        guard let setting, let context = UIGraphicsGetCurrentContext() else { return }
        let layout = setting.layout(ProposedViewSize(bounds.size))
        if setting.isRedacted {
            RedactedText(layout: layout).draw(in: context)
        } else {
            TextPainter().draw(layout, at: .zero, in: context)
        }
    }
}
