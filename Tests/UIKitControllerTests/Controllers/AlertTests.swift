import Offstage
import Testing

@testable import UIKit

/// What alerts look like, and how they are answered.
@Suite("Alerts")
@MainActor
struct AlertTests {
    let log = CallLog()

    private func stage(_ name: String = "iPhone 16", traits: UITraitCollection? = nil) throws -> Stage {
        try makePresentingStage(#require(Device(named: name)), traits: traits)
    }

    private func alert(
        style: UIAlertController.Style = .alert, title: String? = "Delete?", message: String? = nil,
        _ actions: [(String, UIAlertAction.Style)]
    ) -> UIAlertController {
        let alert = UIAlertController(title: title, message: message, preferredStyle: style)
        for (text, style) in actions {
            alert.addAction(UIAlertAction(title: text, style: style) { [log] in log.note($0.title ?? "") })
        }
        return alert
    }

    private func present(_ alert: UIAlertController, on stage: Stage) throws -> AlertView {
        stage.window.rootViewController?.present(alert, animated: true)
        stage.advance(by: 1)
        return try #require(alert.view as? AlertView)
    }

    private func frame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

    @Test("An alert: figures of the device in the middle of the screen")
    func figures() throws {
        let stage = try stage()
        let view = try present(alert([("Cancel", .cancel), ("Delete", .destructive)]), on: stage)
        // 60 points of text, a line, 44 points of buttons.
        #expect(near(view.frame.width, 270) && near(view.frame.height, 60 + 1 / 3 + 44, within: 1e-3))
        #expect(near(view.frame.midX, 196.5, within: 0.34) && near(view.frame.midY, 426, within: 0.34))
        #expect(near(view.titleLabel.frame.minY, 19 + 2.0 / 3) && near(view.titleLabel.frame.height, 20 + 1.0 / 3))
        #expect(view.titleLabel.frame.minX == 20 && view.titleLabel.frame.width == 230)
        #expect(view.titleLabel.font == .systemFont(ofSize: 17, weight: .semibold))
        #expect(view.plate.layer.cornerRadius == 14)
        let (cancel, delete) = (view.rows[1], view.rows[0])
        #expect(frame(cancel).minX == view.frame.minX && cancel.frame.size == CGSize(width: 135, height: 44))
        #expect(frame(delete).minX == view.frame.minX + 135 && delete.frame.size == CGSize(width: 135, height: 44))
        #expect(cancel.textLabel.font == .systemFont(ofSize: 17, weight: .semibold))
        #expect(delete.textLabel.font == .systemFont(ofSize: 17) && delete.textLabel.textColor == .systemRed)
        #expect(cancel.textLabel.textColor == view.tintColor)
    }

    @Test("Lines of titles stand 22 points apart, those of messages 16")
    func lines() throws {
        let stage = try stage()
        let view = try present(alert(message: "1\n2\n3\n4\n5\n6\n7", [("OK", .default)]), on: stage)
        #expect(near(view.messageLabel.frame.height, 111 + 2.0 / 3, within: 1e-3))
        let other = try self.stage()
        let titled = alert([("OK", .default)])
        titled.title = "One\nTwo"
        #expect(near(try present(titled, on: other).titleLabel.frame.height, 42 + 1.0 / 3, within: 1e-3))
    }

    @Test("The tint below is grey while an alert or a sheet that dims is there")
    func tint() throws {
        let stage = try stage()
        let root = try #require(stage.window.rootViewController)
        let below = UIView()
        root.view.addSubview(below)
        var changes = 0
        let listener = TintListener { changes += 1 }
        root.view.addSubview(listener)
        func grey(_ color: UIColor) -> Bool {
            var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            return red == green && green == blue && alpha == 1
        }
        #expect(below.tintAdjustmentMode == .normal && !grey(below.tintColor))
        let view = try present(alert([("OK", .default)]), on: stage)
        #expect(below.tintAdjustmentMode == .dimmed && grey(below.tintColor) && changes == 1)
        #expect(view.tintAdjustmentMode == .normal && !grey(view.tintColor))
        root.dismiss(animated: true)
        stage.advance(by: 1)
        #expect(below.tintAdjustmentMode == .normal && !grey(below.tintColor) && changes == 2)
        let sheet = UIViewController()
        sheet.sheetPresentationController?.detents = [.medium(), .large()]
        sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
        root.present(sheet, animated: true)
        stage.advance(by: 1)
        #expect(below.tintAdjustmentMode == .normal)
        sheet.sheetPresentationController?.selectedDetentIdentifier = .large
        stage.advance(by: 1)
        #expect(below.tintAdjustmentMode == .dimmed)
        below.tintAdjustmentMode = .normal
        #expect(!grey(below.tintColor), "an app's own mode comes first")
        root.dismiss(animated: true)
        stage.advance(by: 1)
        #expect(root.view.tintAdjustmentMode == .normal)
    }

    @Test("The texts' height: 60 for a title, 80 with one line of message, 96 with two")
    func texts() throws {
        for (message, height) in [(nil, 60), ("It is gone for good.", 80), (String(repeating: "word ", count: 12), 96)]
            as [(String?, CGFloat)]
        {
            let stage = try stage()
            let view = try present(alert(message: message, [("OK", .default)]), on: stage)
            #expect(near(view.header.frame.height, height), "\(message ?? "")")
            if message != nil { #expect(near(view.messageLabel.frame.minY, 43 + 2.0 / 3)) }
            #expect(view.messageLabel.font == .systemFont(ofSize: 13))
        }
    }

    @Test("Titles that do not fit side by side are stacked, cancel last, a pixel apart")
    func stacked() throws {
        let stage = try stage()
        let long = "Delete from This Phone"
        let view = try present(alert([("Cancel", .cancel), (long, .destructive)]), on: stage)
        #expect(view.rows.map { $0.action.title } == [long, "Cancel"])
        #expect(view.rows.map(\.frame.width) == [270, 270] && near(view.rows[1].frame.minY, 44 + 1.0 / 3))
        #expect(near(view.frame.height, 60 + 44 + 44 + 2.0 / 3))
        let three = try present(
            alert([("A", .default), ("Cancel", .cancel), ("B", .default)]), on: try self.stage())
        #expect(three.rows.map { $0.action.title } == ["A", "B", "Cancel"])
    }

    @Test("An action sheet: 8 from the edges, rows of 57, cancel apart")
    func sheet() throws {
        let stage = try stage()
        let alert = alert(
            style: .actionSheet, title: nil, [("Cancel", .cancel), ("Copy", .default), ("Delete", .destructive)])
        let view = try present(alert, on: stage)
        #expect(near(view.frame.minX, 8) && near(view.frame.maxX, 385) && near(view.frame.maxY, 852 - 34 - 8))
        #expect(view.rows.map { $0.action.title } == ["Copy", "Delete"])
        #expect(view.rows.map(\.frame.height) == [57, 57] && view.rows[0].textLabel.font == .systemFont(ofSize: 20))
        let cancel = try #require(view.cancelRow)
        #expect(frame(cancel).height == 57 && near(frame(cancel).maxY, 810))
        #expect(near(frame(cancel).minY - frame(view.plate).maxY, 8) && view.plate.layer.cornerRadius == 13)
        #expect(cancel.textLabel.font == .systemFont(ofSize: 20, weight: .semibold))
        try stage.touch.tap(CGPoint(x: 200, y: 200))
        stage.advance(by: 1)
        #expect(log.take() == ["Cancel"] && alert.presentingViewController == nil)
        // Without a cancelling action a tap beside does nothing.
        let other = self.alert(style: .actionSheet, title: "T", message: "M", [("Copy", .default)])
        let shown = try present(other, on: stage)
        #expect(shown.titleLabel.font == .systemFont(ofSize: 13, weight: .semibold))
        #expect(near(shown.titleLabel.frame.minY, 13 + 2.0 / 3, within: 0.2) && shown.titleLabel.frame.minX == 16)
        try stage.touch.tap(CGPoint(x: 200, y: 200))
        stage.advance(by: 1)
        #expect(other.presentingViewController != nil && log.calls.isEmpty)
    }

    /// Parts that show lie in each other, and none over another.
    private func check(_ view: AlertView, on stage: Stage, _ what: String, _ place: SourceLocation = #_sourceLocation) {
        let screen = stage.window.bounds.inset(by: stage.window.safeAreaInsets)
        #expect(
            screen.insetBy(dx: -0.5, dy: -0.5).contains(view.frame), "\(what): \(view.frame)", sourceLocation: place)
        let rows = view.rows.map(\.frame).sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
        for (above, below) in zip(rows, rows.dropFirst()) {
            #expect(
                !above.insetBy(dx: 0.01, dy: 0.01).intersects(below), "\(what): rows overlap", sourceLocation: place)
        }
        for row in view.rows + [view.cancelRow].compactMap({ $0 }) {
            let fitting = row.textLabel.sizeThatFits(CGSize(width: row.textLabel.bounds.width, height: 1e5))
            #expect(
                row.textLabel.bounds.height >= fitting.height - 0.01 && row.bounds.contains(row.textLabel.frame),
                "\(what): \(row.action.title ?? "") is clipped", sourceLocation: place)
            #expect(fitting.width <= row.textLabel.bounds.width + 0.5, sourceLocation: place)
        }
        for label in [view.titleLabel, view.messageLabel] where !(label.text ?? "").isEmpty {
            let fitting = label.sizeThatFits(CGSize(width: label.bounds.width, height: 1e5))
            #expect(label.bounds.height >= fitting.height - 0.01, "\(what): text is clipped", sourceLocation: place)
            #expect(label.frame.maxY <= view.header.contentSize.height + 0.01, sourceLocation: place)
        }
        #expect(!view.titleLabel.frame.intersects(view.messageLabel.frame), sourceLocation: place)
        let content = view.rows.map(\.frame.maxY).max() ?? 0
        #expect(near(view.actionScroll.contentSize.height, content), sourceLocation: place)
        let parts = [view.header.frame, view.actionScroll.frame]
        #expect(!parts[0].insetBy(dx: 0, dy: 0.01).intersects(parts[1]), sourceLocation: place)
        #expect(near(max(parts[0].maxY, parts[1].maxY), view.plate.frame.height), sourceLocation: place)
        // What does not show can be scrolled to.
        #expect(view.actionScroll.frame.height > 40 || view.rows.isEmpty, sourceLocation: place)
    }

    @Test(
        "1 to 8 actions, short and long texts, right to left, the largest text: nothing overlaps or is clipped",
        arguments: [UIAlertController.Style.alert, .actionSheet])
    func geometry(style: UIAlertController.Style) throws {
        let sentence = "A sentence that takes some more lines than one, as sentences do in some languages. "
        let largest = UITraitCollection {
            $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
            $0.layoutDirection = .rightToLeft
            $0.userInterfaceStyle = .dark
        }
        for (traits, device) in [(nil, "iPhone 16"), (largest, "iPhone 16"), (nil, "iPhone SE (3rd generation)")]
            as [(UITraitCollection?, String)]
        {
            for count in 1...8 {
                for isLong in [false, true] {
                    let stage = try stage(device, traits: traits)
                    let actions = (0..<count).map { index in
                        (isLong ? "Choice \(index): \(sentence)" : "Choice \(index)", UIAlertAction.Style.default)
                    }
                    let alert = alert(
                        style: style, title: isLong ? sentence : "Title",
                        message: String(repeating: sentence, count: isLong ? 12 : 1),
                        actions.dropLast() + [("Cancel", .cancel)])
                    let view = try present(alert, on: stage)
                    check(view, on: stage, "\(count) \(isLong) \(device) \(traits == nil ? "" : "largest")")
                    alert.dismiss(animated: false)
                    stage.advance(by: 0.1)
                }
            }
        }
    }

    @Test("Right to left: the cancelling action stands at the right of two")
    func mirrored() throws {
        let stage = try stage(traits: UITraitCollection(layoutDirection: .rightToLeft))
        let view = try present(alert([("Cancel", .cancel), ("OK", .default)]), on: stage)
        #expect(view.rows[1].frame.minX == 135 && view.rows[0].frame.minX == 0)
    }

    @Test("Without texts, without actions, with a message alone")
    func scarce() throws {
        let stage = try stage()
        var view = try present(alert(title: nil, [("OK", .default)]), on: stage)
        #expect(view.frame.height == 44)
        view = try present(alert(title: "Wait", []), on: try self.stage())
        #expect(view.frame.height == 60)
        view = try present(alert(title: nil, message: "Only this", [("OK", .default)]), on: try self.stage())
        #expect(near(view.messageLabel.frame.minY, 19 + 2.0 / 3) && near(view.header.frame.height, 56, within: 1))
        view = try present(alert(title: nil, message: nil, []), on: try self.stage())
        #expect(view.frame.height == 0)
        view = try present(alert(style: .actionSheet, title: nil, [("Cancel", .cancel)]), on: try self.stage())
        #expect(view.frame.height == 57 && view.plate.isHidden)
    }

    @Test("The dimming: a fifth of black, in dark nearly half; it and the alert fade in a quarter of a second")
    func dimming() throws {
        for (style, alpha) in [(UIUserInterfaceStyle.light, 0.2), (.dark, 0.48)] as [(UIUserInterfaceStyle, CGFloat)] {
            let stage = try stage(traits: UITraitCollection(userInterfaceStyle: style))
            let alert = alert([("OK", .default)])
            stage.window.rootViewController?.present(alert, animated: true)
            stage.advance(by: 0.05)
            let shown = try #require(alert.view.layer.presentation())
            #expect(shown.opacity > 0 && shown.opacity < 1 && shown.transform.m11 > 1 && shown.transform.m11 < 1.2)
            stage.advance(by: 0.3)
            let container = try #require(alert.presentationController?.containerView as? PresentationContainer)
            let color = container.backdrop?.backgroundColor?.resolvedColor(with: container.traitCollection)
            #expect(color == UIColor(white: 0, alpha: alpha) && container.backdrop?.alpha == 1)
            #expect(alert.view.alpha == 1 && alert.view.transform == .identity)
            #expect(alert.traitCollection.userInterfaceLevel == .elevated)
        }
    }

    @Test("A finger slides over the choices and takes the one where it is lifted; disabled ones are passed over")
    func fingers() throws {
        let stage = try stage()
        let alert = alert([("A", .default), ("B", .default), ("C", .default), ("Cancel", .cancel)])
        alert.actions[1].isEnabled = false
        let view = try present(alert, on: stage)
        func middle(_ index: Int) -> CGPoint {
            CGPoint(x: frame(view.rows[index]).midX, y: frame(view.rows[index]).midY)
        }
        #expect(view.rows[1].textLabel.textColor == .tertiaryLabel)
        try stage.touch.down(middle(0))
        #expect(view.rows[0].isMarked && view.rows[0].backgroundColor == .systemFill)
        try stage.touch.move(middle(1))
        #expect(view.rows.allSatisfy { !$0.isMarked })
        try stage.touch.move(middle(2))
        #expect(view.rows[2].isMarked)
        try stage.touch.up()
        #expect(log.calls.isEmpty && alert.presentingViewController != nil)
        stage.advance(by: 1)
        #expect(log.take() == ["C"] && alert.presentingViewController == nil)
        _ = try present(alert, on: stage)
        try stage.touch.tap(middle(1))
        try stage.touch.tap(CGPoint(x: 20, y: 100))
        stage.advance(by: 1)
        #expect(log.calls.isEmpty && alert.presentingViewController != nil)
        try stage.touch.drag(middle(0), to: CGPoint(x: 20, y: 100))
        stage.advance(by: 1)
        #expect(log.calls.isEmpty && alert.presentingViewController != nil)
        // Twice at once is once.
        alert.actions[1].isEnabled = true
        try stage.touch.tap(middle(1))
        try stage.touch.tap(middle(0))
        stage.advance(by: 1)
        #expect(log.take() == ["B"])
    }

    @Test("Keys: return takes the preferred or only choice, escape cancels, arrows go through them")
    func keys() throws {
        let stage = try stage()
        let field = KeyHolder()
        stage.window.rootViewController?.view.addSubview(field)
        field.becomeFirstResponder()
        var alert = alert([("A", .default), ("B", .default), ("Cancel", .cancel)])
        _ = try present(alert, on: stage)
        #expect(alert.isFirstResponder)
        try stage.touch.key("return")
        stage.advance(by: 1)
        #expect(log.calls.isEmpty)
        try stage.touch.key("escape")
        stage.advance(by: 1)
        #expect(log.take() == ["Cancel"] && field.isFirstResponder)
        alert.preferredAction = alert.actions[0]
        let view = try present(alert, on: stage)
        #expect(view.rows[0].textLabel.font == .systemFont(ofSize: 17, weight: .semibold))
        #expect(view.rows[2].textLabel.font == .systemFont(ofSize: 17))
        try stage.touch.key("return")
        stage.advance(by: 1)
        #expect(log.take() == ["A"])
        _ = try present(alert, on: stage)
        for key in ["down", "down", "down", "up", "return"] { try stage.touch.key(key) }
        stage.advance(by: 1)
        #expect(log.take() == ["B"])
        alert = self.alert([("OK", .default)])
        _ = try present(alert, on: stage)
        try stage.touch.key("return")
        stage.advance(by: 1)
        #expect(log.take() == ["OK"] && stage.diagnostics.messages == [])
    }

    @Test("Appearance callbacks; the handler comes after the alert has gone; code calls none")
    func callbacks() throws {
        let stage = try stage()
        let root = LoggingController("A", log)
        root.logsLayout = false
        stage.window.rootViewController = root
        stage.advance(by: 0.1)
        _ = log.take()
        let alert = alert([("OK", .default)])
        root.present(alert, animated: true) { self.log.note("there") }
        #expect(root.presentedViewController === alert && alert.isViewLoaded)
        stage.advance(by: 1)
        #expect(log.take() == ["there"])
        try stage.touch.key("return")
        stage.advance(by: 0.1)
        #expect(alert.isBeingDismissed && log.calls.isEmpty)
        stage.advance(by: 1)
        #expect(log.take() == ["OK"] && stage.window.subviews == [root.view])
        root.present(alert, animated: false)
        stage.advance(by: 0.1)
        root.dismiss(animated: false)
        stage.advance(by: 0.1)
        #expect(log.calls.isEmpty)
    }

    @Test("Content that changes shows at once; the keyboard moves an alert up")
    func changes() throws {
        let stage = try stage()
        let alert = alert([("OK", .default)])
        let view = try present(alert, on: stage)
        alert.message = "More"
        stage.advance(by: 0.1)
        #expect(view.header.frame.height == 80 && near(view.frame.height, 124 + 1.0 / 3))
        alert.addAction(UIAlertAction(title: "Other", style: .default))
        alert.title = "New"
        stage.advance(by: 0.1)
        #expect(view.rows.count == 2 && view.titleLabel.text == "New" && view.rows[1].frame.minX == 135)
        stage.keyboardFrame = CGRect(x: 0, y: 516, width: 393, height: 336)
        stage.advance(by: 1)
        #expect(near(view.frame.midY, 516 / 2, within: 0.34))
    }

    @Test("Two cancelling actions and a preferred action of another alert are misuse")
    func misuse() throws {
        let stage = try stage()
        let alert = alert([("Cancel", .cancel)])
        _ = try present(alert, on: stage)
        alert.addAction(UIAlertAction(title: "No", style: .cancel))
        #expect(alert.actions.count == 1)
        #expect(
            stage.diagnostics.all.last?.message
                == "NSInternalInconsistencyException: UIAlertController can only have one action with a style of "
                + "UIAlertActionStyleCancel")
        alert.preferredAction = UIAlertAction(title: "Other", style: .default)
        #expect(alert.preferredAction == nil && stage.diagnostics.all.count == 2)
        let action = UIAlertAction(title: "X", style: .destructive)
        action.isEnabled = false
        let copy = action.copy(with: nil) as? UIAlertAction
        #expect(copy?.title == "X" && copy?.style == .destructive && copy?.isEnabled == false)
    }

    @Test("The plate's material is the only cause of passes")
    func passes() throws {
        let stage = try stage()
        stage.window.rootViewController?.view.backgroundColor = .white
        _ = try present(alert([("OK", .default)]), on: stage)
        let statistics = stage.render().statistics
        #expect(statistics.offscreenPasses.count <= 4)
        #expect(
            statistics.offscreenPasses.count { "\($0.purpose)".contains("blur") || "\($0.purpose)".contains("capture") }
                == 3)
    }
}

/// Hears of changes of its tint.
private final class TintListener: UIView {
    private let heard: () -> Void

    init(_ heard: @escaping () -> Void) {
        self.heard = heard
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func tintColorDidChange() { heard() }
}
