import CoreGraphics
import Offstage
import TestKit
import Testing

@testable import Typesetting
@testable import UIKit

@Suite("How text fields look")
@MainActor
struct TextFieldLookTests {
    private func screen(_ scale: CGFloat = 3) -> Stage {
        let stage = makeStage(300, 200, scale: scale)
        stage.makeCurrent()
        return stage
    }

    private func field(_ stage: Stage, _ style: UITextField.BorderStyle = .roundedRect, width: CGFloat = 200)
        -> UITextField
    {
        let field = UITextField(frame: CGRect(x: 10, y: 10, width: width, height: 34))
        field.borderStyle = style
        stage.window.addSubview(field)
        return field
    }

    @Test("The background's colour fills a rounded border, in each appearance, and all of a field without one")
    func background() {
        let stage = screen()
        let field = field(stage)
        let color = UIColor { $0.userInterfaceStyle == .dark ? .red : .yellow }
        field.backgroundColor = color
        stage.runTurn()
        let border = field.parts.border
        #expect(border.layer.backgroundColor == UIColor.yellow.cgColor)
        #expect(field.layer.backgroundColor == nil && field.backgroundColor === color)
        stage.window.overrideUserInterfaceStyle = .dark
        stage.runTurn()
        #expect(border.layer.backgroundColor == UIColor.red.cgColor)
        field.borderStyle = .line
        stage.runTurn()
        #expect(border.layer.backgroundColor == nil && field.layer.backgroundColor == UIColor.red.cgColor)
        field.borderStyle = .roundedRect
        field.backgroundColor = nil
        stage.runTurn()
        #expect(border.backgroundColor == .systemBackground && field.layer.backgroundColor == nil)
    }

    /// The figures of the device's fields.
    @Test("Metrics: heights, insets, the border and the colours of a device's field")
    func ruler() {
        let stage = screen()
        let plain = field(stage, .none)
        #expect(plain.intrinsicContentSize.height == 22)
        #expect(plain.font?.pointSize == 17)
        #expect(plain.textRect(forBounds: plain.bounds) == plain.bounds)
        #expect(plain.editingRect(forBounds: plain.bounds) == plain.bounds)
        let rounded = field(stage)
        #expect(rounded.intrinsicContentSize.height == 34)
        rounded.font = .systemFont(ofSize: 14)
        #expect((30...31).contains(rounded.intrinsicContentSize.height))
        rounded.font = nil
        rounded.text = "Hello"
        let width = rounded.intrinsicContentSize.width
        rounded.borderStyle = .none
        #expect(abs(width - rounded.intrinsicContentSize.width - 28) < 1e-6)
        rounded.borderStyle = .roundedRect
        #expect(rounded.textRect(forBounds: rounded.bounds) == CGRect(x: 7, y: 2, width: 186, height: 30))
        #expect(rounded.borderRect(forBounds: rounded.bounds) == rounded.bounds)
        stage.runTurn()
        let border = rounded.parts.border.layer
        #expect(border.cornerRadius == 5)
        #expect(border.borderWidth == 0.65)
        #expect(border.borderColor?.alpha == 0.2)
        #expect(rounded.parts.border.backgroundColor == .systemBackground)
        rounded.placeholder = "Name"
        #expect(
            rounded.attributedPlaceholder?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
                == .placeholderText)
        #expect(rounded.clearButtonRect(forBounds: rounded.bounds).size == CGSize(width: 19, height: 19))
        #expect(rounded.parts.caret.isHidden)
        rounded.becomeFirstResponder()
        stage.runTurn()
        #expect(rounded.parts.caret.frame.width == 2)
        #expect(abs(rounded.parts.caret.frame.height - 20.29) < 0.01)
    }

    @Test("The size is the text's, or the placeholder's, with the views beside it")
    func sizes() {
        let stage = screen()
        let field = field(stage, .none)
        #expect(field.intrinsicContentSize.width == 0)
        field.placeholder = "Placeholder"
        let label = UILabel()
        label.text = "Placeholder"
        #expect(field.intrinsicContentSize.width == label.intrinsicContentSize.width)
        field.text = "Text"
        label.text = "Text"
        #expect(field.intrinsicContentSize.width == label.intrinsicContentSize.width)
        let side = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 30))
        field.leftView = side
        #expect(field.intrinsicContentSize.width == label.intrinsicContentSize.width)
        field.leftViewMode = .always
        #expect(field.intrinsicContentSize.width == label.intrinsicContentSize.width + 20)
        #expect(field.intrinsicContentSize.height == 30)
    }

    @Test("Views beside the text are shown by their modes, and make room")
    func sideViews() {
        let stage = screen()
        let field = field(stage, .none)
        let (left, right) = (
            UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)),
            UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        )
        (field.leftView, field.rightView) = (left, right)
        let shown: [UITextField.ViewMode: (editing: Bool, resting: Bool)] = [
            .never: (false, false), .always: (true, true), .whileEditing: (true, false), .unlessEditing: (false, true),
        ]
        for mode in UITextField.ViewMode.allCases {
            (field.leftViewMode, field.rightViewMode) = (mode, mode)
            for isEditing in [true, false] {
                if isEditing { field.becomeFirstResponder() } else { field.resignFirstResponder() }
                stage.window.layoutIfNeeded()
                let isShown = isEditing ? shown[mode]?.editing : shown[mode]?.resting
                #expect((left.superview === field) == isShown)
                let rect = field.textRect(forBounds: field.bounds)
                #expect(
                    rect == CGRect(x: isShown == true ? 20 : 0, y: 0, width: isShown == true ? 150 : 200, height: 34))
            }
        }
        field.leftViewMode = .always
        field.rightViewMode = .always
        stage.window.layoutIfNeeded()
        #expect(left.frame == CGRect(x: 0, y: 7, width: 20, height: 20))
        #expect(right.frame == CGRect(x: 170, y: 7, width: 30, height: 20))
        field.semanticContentAttribute = .forceRightToLeft
        stage.window.layoutIfNeeded()
        #expect(left.frame.minX == 180)
        #expect(right.frame.minX == 0)
        #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 30, y: 0, width: 150, height: 34))
        field.leftView = nil
        #expect(left.superview == nil)
    }

    @Test("The clear button is there where there is text, and no view in its place")
    func clearButton() {
        let stage = screen()
        let field = field(stage)
        field.clearButtonMode = .whileEditing
        field.becomeFirstResponder()
        stage.window.layoutIfNeeded()
        #expect(field.parts.clear.isHidden)
        field.insertText("a")
        stage.window.layoutIfNeeded()
        #expect(!field.parts.clear.isHidden)
        #expect(field.editingRect(forBounds: field.bounds).maxX <= field.clearButtonRect(forBounds: field.bounds).minX)
        field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        field.rightViewMode = .always
        stage.window.layoutIfNeeded()
        #expect(field.parts.clear.isHidden)
    }

    /// Overrides each rectangle and both ways of drawing.
    private final class OwnField: UITextField {
        var calls: Set<String> = []
        var drawn: [String: CGRect] = [:]
        override func textRect(forBounds bounds: CGRect) -> CGRect { note("text", bounds.insetBy(dx: 10, dy: 0)) }
        override func editingRect(forBounds bounds: CGRect) -> CGRect { note("editing", bounds.insetBy(dx: 20, dy: 0)) }
        override func placeholderRect(forBounds bounds: CGRect) -> CGRect {
            note("placeholder", bounds.insetBy(dx: 30, dy: 0))
        }
        override func borderRect(forBounds bounds: CGRect) -> CGRect { note("border", bounds.insetBy(dx: 1, dy: 1)) }
        override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
            note("clear", CGRect(x: bounds.maxX - 9, y: 0, width: 9, height: 9))
        }
        override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
            note("left", CGRect(x: 3, y: 4, width: 5, height: 6))
        }
        override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
            note("right", CGRect(x: 90, y: 4, width: 5, height: 6))
        }
        override func drawText(in rect: CGRect) {
            drawn["text"] = rect
            super.drawText(in: rect)
        }
        override func drawPlaceholder(in rect: CGRect) {
            drawn["placeholder"] = rect
            super.drawPlaceholder(in: rect)
        }
        override func caretRect(for position: UITextPosition) -> CGRect {
            note("caret", super.caretRect(for: position).insetBy(dx: -1, dy: 0))
        }
        private func note(_ call: String, _ rect: CGRect) -> CGRect {
            calls.insert(call)
            return rect
        }
    }

    @Test("A subclass decides about each rectangle, and draws text and placeholder")
    func overrides() {
        let stage = screen()
        let field = OwnField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        field.borderStyle = .roundedRect
        field.placeholder = "P"
        field.clearButtonMode = .always
        field.leftView = UIView()
        field.leftViewMode = .always
        stage.window.addSubview(field)
        stage.runTurn()
        #expect(field.drawn["placeholder"] == CGRect(x: 30, y: 0, width: 40, height: 40))
        #expect(field.drawn["text"] == nil)
        field.text = "T"
        stage.runTurn()
        #expect(field.drawn["text"] == CGRect(x: 10, y: 0, width: 80, height: 40))
        #expect(field.parts.border.frame == CGRect(x: 1, y: 1, width: 98, height: 38))
        #expect(field.parts.clear.frame == CGRect(x: 91, y: 0, width: 9, height: 9))
        #expect(field.leftView?.frame == CGRect(x: 3, y: 4, width: 5, height: 6))
        field.rightView = UIView()
        field.rightViewMode = .always
        field.becomeFirstResponder()
        stage.runTurn()
        #expect(field.drawn["text"] == CGRect(x: 20, y: 0, width: 60, height: 40))
        #expect(field.rightView?.frame == CGRect(x: 90, y: 4, width: 5, height: 6))
        #expect(field.parts.caret.frame.width == 4)
        #expect(
            field.calls == ["text", "editing", "placeholder", "border", "clear", "left", "right", "caret"])
    }

    @Test(
        "Carets and selections lie where the glyphs are", arguments: [NSTextAlignment.left, .center, .right, .natural])
    func marks(alignment: NSTextAlignment) throws {
        let stage = screen()
        let field = field(stage)
        field.textAlignment = alignment
        field.text = "Hello world"
        field.becomeFirstResponder()
        stage.window.layoutIfNeeded()
        let label = UILabel()
        label.font = field.font
        for length in [1, 4, 7, 11] {
            label.text = String("Hello world".prefix(length))
            let width = label.attributedText?.size().width ?? 0
            let (start, end) = (field.caretRect(for: TextOffset(0)), field.caretRect(for: TextOffset(length)))
            #expect(abs(end.midX - start.midX - width) < 0.5)
            let range = try #require(field.textRange(from: TextOffset(0), to: TextOffset(length)))
            #expect(abs(field.selectionRects(for: range)[0].rect.width - width) < 0.5)
        }
        let rect = field.editingRect(forBounds: field.bounds)
        let text = try #require(field.textRange(from: field.beginningOfDocument, to: field.endOfDocument))
        let box = field.firstRect(for: text)
        switch alignment {
        case .center: #expect(abs(box.midX - rect.midX) < 0.5)
        case .right: #expect(abs(box.maxX - rect.maxX) < 0.5)
        default: #expect(abs(box.minX - rect.minX) < 0.5)
        }
        #expect(abs(box.midY - rect.midY) < 0.5)
    }

    @Test("Text that is too wide moves along with the caret while it is edited, else its end is truncated")
    func scrolling() throws {
        let stage = screen()
        let field = field(stage, width: 80)
        field.text = "A text that is too wide"
        field.becomeFirstResponder()
        stage.window.layoutIfNeeded()
        let rect = field.editingRect(forBounds: field.bounds)
        func caret() -> CGRect { field.caretRect(for: TextOffset(field.editor.selectedRange.location)) }
        #expect(rect.insetBy(dx: -1, dy: 0).contains(caret()))
        #expect(field.session.scroll > 0)
        for key in ["home", "right", "end", "left", "left"] {
            try stage.touch.key(key)
            stage.window.layoutIfNeeded()
            #expect(rect.insetBy(dx: -1, dy: 0).contains(caret()))
        }
        try stage.touch.key("home")
        stage.window.layoutIfNeeded()
        #expect(field.session.scroll == 0)
        field.resignFirstResponder()
        stage.runTurn()
        #expect(field.session.scroll == 0)
    }

    @Test("Text is made smaller as far as the smallest font size")
    func shrinking() {
        let stage = screen()
        let field = field(stage, .none, width: 100)
        field.text = "Rather wide text"
        func width() -> CGFloat {
            stage.window.layoutIfNeeded()
            return field.caretRect(for: field.endOfDocument).midX - field.caretRect(for: field.beginningOfDocument).midX
        }
        let full = width()
        field.adjustsFontSizeToFitWidth = true
        #expect(width() == full)
        field.minimumFontSize = 4
        #expect(width() <= 100.5)
        #expect(width() > 90)
    }

    @Test("Baselines are those of the text in the middle of the height")
    func baselines() {
        let stage = screen()
        let field = field(stage)
        field.text = "x"
        let label = UILabel()
        label.text = "x"
        label.translatesAutoresizingMaskIntoConstraints = false
        stage.window.addSubview(label)
        label.firstBaselineAnchor.constraint(equalTo: field.firstBaselineAnchor).isActive = true
        label.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor).isActive = true
        stage.window.layoutIfNeeded()
        #expect(abs(label.frame.midY - field.frame.midY) <= 1)
    }

    @Test("What is drawn: a placeholder, text in its place, dots in the place of hidden text")
    func drawing() {
        let stage = makeWhiteStage(120, 40)
        stage.makeCurrent()
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 120, height: 40))
        stage.window.addSubview(field)
        func ink() -> Int {
            let frame = stage.render()
            return (0..<40).reduce(0) { sum, y in sum + (0..<120).count { frame.pixel(x: $0, y: y).green < 128 } }
        }
        #expect(ink() == 0)
        field.placeholder = "MMMM"
        stage.runTurn()
        #expect(!field.parts.prompt.isHidden)
        field.text = "MMMM"
        let text = ink()
        #expect(text > 100)
        field.isSecureTextEntry = true
        #expect(ink() < text)
        #expect(ink() > 10)
        field.text = ""
        field.placeholder = nil
        #expect(ink() == 0)
    }

    @Test("A text is laid out once, however often it is measured, laid out and drawn")
    func laidOutOnce() {
        let stage = screen()
        let field = field(stage)
        // Others may lay texts out at the same time, so the fewest of several counts count.
        var first = Int.max
        var later = Int.max
        for attempt in 0..<20 {
            field.text = "Counted \(attempt)"
            let start = LayoutCache.shared.counters.misses
            _ = field.intrinsicContentSize
            let measured = LayoutCache.shared.counters.misses
            _ = field.sizeThatFits(.zero)
            stage.window.layoutIfNeeded()
            _ = field.baselines
            stage.runTurn()
            field.setNeedsLayout()
            stage.runTurn()
            _ = field.caretRect(for: field.endOfDocument)
            first = min(first, measured - start)
            later = min(later, LayoutCache.shared.counters.misses - measured)
        }
        #expect(first == 1)
        #expect(later == 0)
    }
}
