import Offstage
import Testing
import UIKit

/// An audit finds what was planted, once, and nothing where that is mended.
@MainActor
@Suite struct AuditTests {
    private func screen(_ style: UIUserInterfaceStyle = .light) -> Stage {
        let stage = Stage(traits: UITraitCollection { $0.userInterfaceStyle = style })
        stage.window.backgroundColor = .systemBackground
        return stage
    }

    @discardableResult
    private func label(
        _ text: String, _ y: CGFloat = 100, _ color: UIColor = .label, _ font: UIFont? = nil, in stage: Stage
    ) -> UILabel {
        let label = UILabel(frame: CGRect(x: 20, y: y, width: 340, height: 80))
        label.text = text
        label.textColor = color
        label.font = font ?? .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        stage.window.addSubview(label)
        return label
    }

    private func words(_ stage: Stage, _ types: AccessibilityAuditType = .all) -> [String] {
        stage.accessibility.audit(for: types).map(\.compactDescription)
    }

    // MARK: Contrast

    private func isNear(_ value: Double?, _ expected: Double) -> Bool { abs((value ?? 0) - expected) < 0.0006 }

    @Test("Ratios are those of the facts: of greys, of system colours, in light and dark")
    func ratios() {
        func ratio(_ color: UIColor, on background: UIColor = .white, _ style: UIUserInterfaceStyle = .light) -> Double?
        {
            let stage = screen(style)
            stage.window.backgroundColor = background
            label("Text", 100, color, .systemFont(ofSize: 12), in: stage)
            return stage.accessibility.audit(for: .contrast).first?.figure
        }
        func grey(_ byte: CGFloat) -> UIColor { UIColor(white: byte / 255, alpha: 1) }
        #expect(ratio(grey(118)) == nil)
        #expect(isNear(ratio(grey(119)), 4.478))
        #expect(isNear(ratio(grey(148)), 3.033))
        #expect(isNear(ratio(grey(149)), 2.995))
        #expect(isNear(ratio(.systemBlue), 4.017))
        #expect(isNear(ratio(.systemRed), 3.547))
        #expect(isNear(ratio(.systemGreen), 2.220))
        #expect(isNear(ratio(.secondaryLabel), 3.439))
        let grouped = UIColor(red: 242 / 255, green: 242 / 255, blue: 247 / 255, alpha: 1)
        #expect(isNear(ratio(.secondaryLabel, on: grouped), 3.287))
        #expect(ratio(.secondaryLabel, on: .black, .dark) == nil)
        #expect(ratio(.black) == nil)
    }

    @Test("Below 3 it failed, to 4.5 it nearly passed; 18 points or bold pass from 3 on; what is disabled is exempt")
    func contrast() {
        let stage = screen()
        let small = label("Small", 100, .secondaryLabel, in: stage)
        label("Large", 200, .secondaryLabel, .systemFont(ofSize: 18), in: stage)
        label("Bold", 300, .secondaryLabel, .boldSystemFont(ofSize: 12), in: stage)
        label("Disabled", 400, .systemGreen, in: stage).isEnabled = false
        label("Green", 500, .systemGreen, .systemFont(ofSize: 30), in: stage)
        #expect(words(stage, .contrast) == ["Contrast nearly passed", "Contrast failed"])
        #expect(stage.accessibility.audit(for: .contrast)[0].remedy == "with the colour label: 21.00")
        small.textColor = .label
        #expect(words(stage, .contrast) == ["Contrast failed"])
    }

    @Test("The worst pixel behind a text counts, also of a picture, and the text's own alpha")
    func worstPixel() throws {
        let stage = screen()
        let stripe = UIView(frame: CGRect(x: 20, y: 100, width: 340, height: 80))
        stripe.backgroundColor = UIColor(white: 0.2, alpha: 1)
        stage.window.addSubview(stripe)
        label("Over both of them", 60, .black, in: stage)
        let figure = try #require(stage.accessibility.audit(for: .contrast).first?.figure)
        #expect(figure < 2)
        stripe.backgroundColor = .white
        #expect(words(stage, .contrast).isEmpty)
    }

    // MARK: The other types

    @Test("Text that lies in no element")
    func detection() {
        let stage = screen()
        let text = label("Total", in: stage)
        text.isAccessibilityElement = false
        #expect(words(stage, .elementDetection) == ["Potentially inaccessible text"])
        text.isAccessibilityElement = true
        #expect(words(stage, .elementDetection).isEmpty)
        text.isAccessibilityElement = false
        stage.window.isAccessibilityElement = true
        #expect(words(stage, .elementDetection).isEmpty)
    }

    private final class Reaching: UIButton {
        var reach: CGFloat = 0
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
            bounds.insetBy(dx: -reach, dy: -reach).contains(point)
        }
    }

    @Test("Less than 44 points either way, by what takes touches; the system's own controls are exempt")
    func hitRegion() throws {
        let stage = screen()
        let button = Reaching(frame: CGRect(x: 100, y: 200, width: 44, height: 30))
        button.setTitle("Go", for: .normal)
        stage.window.addSubview(button)
        let issue = try #require(stage.accessibility.audit(for: .hitRegion).first)
        #expect(issue.compactDescription == "Hit area is too small" && issue.description.contains("44 × 30"))
        button.reach = 7
        #expect(words(stage, .hitRegion).isEmpty)
        button.reach = 0
        for (height, isFound) in [(43.9, false), (43.8, true)] {
            button.frame.size.height = height
            #expect(words(stage, .hitRegion).isEmpty == !isFound)
        }
        button.removeFromSuperview()
        let others: [UIView] = [
            UISwitch(), UISlider(), UIStepper(), UISegmentedControl(items: ["A1", "B1"]), UIPageControl(),
        ]
        for (index, view) in others.enumerated() {
            view.frame = CGRect(origin: CGPoint(x: 100, y: 100 + 60 * index), size: view.sizeThatFits(.zero))
            view.frame.size.width = max(view.frame.width, 60)
            view.accessibilityLabel = "Named"
            stage.window.addSubview(view)
        }
        #expect(words(stage, .hitRegion).isEmpty)
    }

    @Test(
        "Labels that say nothing to a person, or their trait again",
        arguments: [
            ("", "Element has no description"), ("icon_back", "Label not human-readable"),
            ("star.fill", "Label not human-readable"), ("x", "Label not human-readable"),
            ("--", "Label not human-readable"), ("Loading...", "Label not human-readable"),
            ("Save button", "Label repeats its trait"),
        ])
    func description(label: String, expected: String) {
        let stage = screen()
        let button = UIButton(frame: CGRect(x: 100, y: 200, width: 100, height: 50))
        button.accessibilityLabel = label
        stage.window.addSubview(button)
        #expect(words(stage, .sufficientElementDescription) == [expected])
        button.accessibilityLabel = "Save"
        #expect(words(stage, .sufficientElementDescription).isEmpty)
        for near in ["Mr. Smith", "v2 is out", "Buttons", "OK", "3.5"] {
            button.accessibilityLabel = near
            #expect(words(stage, .sufficientElementDescription).isEmpty, "\(near)")
        }
    }

    @Test("A switch beside its text needs a label of its own; an image, too")
    func missingLabels() {
        let stage = screen()
        let control = UISwitch(frame: CGRect(x: 100, y: 100, width: 51, height: 31))
        let picture = UIImageView(frame: CGRect(x: 100, y: 200, width: 50, height: 50))
        picture.isAccessibilityElement = true
        for view in [control, picture] { stage.window.addSubview(view) }
        #expect(words(stage, .sufficientElementDescription) == ["Element has no description", "Image has no label"])
        control.accessibilityLabel = "Wi-Fi"
        picture.accessibilityLabel = "Sunset"
        #expect(words(stage, .sufficientElementDescription).isEmpty)
    }

    @Test("Fonts that keep their size, or stop growing; the text size is put back")
    func dynamicType() {
        let stage = screen()
        let text = label("Text", 100, .label, .systemFont(ofSize: 17), in: stage)
        #expect(words(stage, .dynamicType) == ["Dynamic Type font sizes are unsupported"])
        text.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 17), maximumPointSize: 30)
        #expect(words(stage, .dynamicType) == ["Dynamic Type font sizes are partially unsupported"])
        text.font = .preferredFont(forTextStyle: .body)
        #expect(words(stage, .dynamicType).isEmpty)
        #expect(stage.window.traitCollection.preferredContentSizeCategory == .large)
        #expect(text.font.pointSize == 17)
    }

    @Test("Text that the largest size cuts off")
    func clipped() {
        let stage = screen()
        let text = label("Some words that fit well enough", in: stage)
        text.frame.size.height = 60
        #expect(words(stage, .textClipped) == ["Text clipped"])
        text.frame.size.height = 400
        #expect(words(stage, .textClipped).isEmpty)
        // One line alone, though there is room for more: it ends in an ellipsis.
        text.numberOfLines = 1
        #expect(words(stage, .textClipped) == ["Text clipped"])
        text.adjustsFontSizeToFitWidth = true
        #expect(words(stage, .textClipped).isEmpty)
    }

    private final class Dial: UIView {
        override func accessibilityIncrement() {}
        override func accessibilityDecrement() {}
    }

    @Test("Traits that contradict each other, or lack their methods")
    func traits() {
        func found(_ view: UIView, _ traits: UIAccessibilityTraits) -> Int {
            let stage = screen()
            view.frame = CGRect(x: 0, y: 100, width: 50, height: 50)
            view.isAccessibilityElement = true
            view.accessibilityTraits = traits
            stage.window.addSubview(view)
            return words(stage, .trait).count
        }
        #expect(found(UIView(), [.button, .link]) == 1 && found(UIView(), [.button, .selected]) == 0)
        #expect(found(UIView(), .adjustable) == 1 && found(Dial(), .adjustable) == 0)
        #expect(found(Dial(), [.adjustable, .button]) == 1 && found(UISlider(), .adjustable) == 0)
        let view = UIView()
        (view.accessibilityIncrementBlock, view.accessibilityDecrementBlock) = ({}, {})
        #expect(found(view, .adjustable) == 0)
    }

    @Test("Order that jumps back, targets that overlap or are covered, small text")
    func placement() {
        let stage = screen()
        let (top, bottom) = (label("Top", 60, in: stage), label("Bottom", 700, in: stage))
        stage.window.accessibilityElements = [bottom, top]
        #expect(words(stage, .order) == ["Order jumps back"])
        stage.window.accessibilityElements = nil
        #expect(words(stage, .order).isEmpty)
        let buttons = (0..<2).map { UIButton(frame: CGRect(x: 50, y: 300 + 30 * $0, width: 60, height: 50)) }
        for button in buttons {
            button.setTitle("Title", for: .normal)
            stage.window.addSubview(button)
        }
        #expect(words(stage, .overlap) == ["Targets overlap"] && words(stage, .covered).isEmpty)
        buttons[1].frame.origin.y = 310
        #expect(words(stage, .covered) == ["Element is covered"])
        buttons[1].frame.origin.y = 400
        #expect(words(stage, [.overlap, .covered]).isEmpty)
        let tiny = label("Terms", 500, .label, .systemFont(ofSize: 10), in: stage)
        #expect(words(stage, .smallText) == ["Text is small"])
        tiny.font = .systemFont(ofSize: 11)
        #expect(words(stage, .smallText).isEmpty)
    }

    @Test("A screen that does everything well has no finding; the names and bits are Apple's")
    func clean() throws {
        let stage = screen()
        let text = label("A good screen", in: stage)
        text.frame.size.height = 300
        let button = UIButton(configuration: .filled())
        button.configuration?.title = "Continue"
        button.configuration?.baseBackgroundColor = .black
        button.frame = CGRect(x: 20, y: 600, width: 340, height: 160)
        stage.window.addSubview(button)
        #expect(stage.accessibility.audit().map(\.description) == [])
        try stage.performAccessibilityAudit()
        text.textColor = .systemGreen
        #expect(throws: AccessibilityAuditError.self) { try stage.performAccessibilityAudit() }
        var told: [String] = []
        try stage.performAccessibilityAudit(for: .contrast) { issue in
            told.append(issue.compactDescription)
            return true
        }
        #expect(told == ["Contrast failed"])
        let apples: AccessibilityAuditType = [
            .contrast, .elementDetection, .hitRegion, .sufficientElementDescription, .dynamicType, .textClipped, .trait,
        ]
        #expect(apples.rawValue == 458_767)
    }

    // MARK: States, motion, focus

    private final class Chip: UIControl {
        let mark = UIView(frame: CGRect(x: 10, y: 10, width: 24, height: 24))
        var colors = (on: UIColor.systemBlue, off: UIColor.systemGreen)
        override var isSelected: Bool {
            didSet {
                backgroundColor = isSelected ? colors.on : colors.off
                mark.isHidden = !isSelected
            }
        }
    }

    @Test("A selected control that only its colour tells apart; not where greys are 3 : 1 apart, or a mark is")
    func colorAlone() {
        let stage = screen()
        let chip = Chip(frame: CGRect(x: 20, y: 100, width: 100, height: 44))
        chip.isAccessibilityElement = true
        chip.accessibilityLabel = "Vegan"
        stage.window.addSubview(chip)
        chip.isSelected = false
        #expect(words(stage, .colorAlone).isEmpty, "nothing is selected")
        chip.isSelected = true
        #expect(words(stage, .colorAlone) == ["Colour is the only difference"] && chip.isSelected)
        // 4.017 and 2.220 on white: their own ratio.
        let figure = stage.accessibility.audit(for: .colorAlone)[0].figure ?? 0
        #expect(abs(figure - 4.017 / 2.220) < 0.002)
        chip.mark.backgroundColor = .black
        chip.addSubview(chip.mark)
        #expect(words(stage, .colorAlone).isEmpty, "a mark comes with it")
        chip.mark.removeFromSuperview()
        chip.colors.on = UIColor(white: 0.1, alpha: 1)
        chip.isSelected = true
        #expect(words(stage, .colorAlone).isEmpty, "dark and light")
        chip.colors.on = .systemBlue
        chip.isSelected = true
        chip.isEnabled = false
        #expect(words(stage, .colorAlone).isEmpty, "what is disabled cannot be chosen")
    }

    @Test("With Reduce Motion: what slides or grows by more than half a screen for more than a fifth of a second")
    func motion() {
        func found(_ duration: Double, _ change: @escaping (UIView) -> Void, reduced: Bool = true) -> [String] {
            let stage = screen()
            let view = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
            stage.window.addSubview(view)
            stage.runTurn()
            stage.accessibility.isReduceMotionEnabled = reduced
            stage.perform { UIView.animate(withDuration: duration) { change(view) } }
            stage.advance(by: 0.1)
            return words(stage, .motion)
        }
        let slides: (UIView) -> Void = { $0.center.x += 200 }
        #expect(found(0.4, slides) == ["Motion is not reduced"])
        #expect(found(0.4, slides, reduced: false).isEmpty && found(0.2, slides).isEmpty)
        #expect(found(0.4, { $0.center.x += 190 }).isEmpty, "half of 393 is 196.5")
        #expect(found(0.4, { $0.center.y += 200 }).isEmpty, "half of 852 is 426")
        #expect(found(0.4, { $0.center.y += 430 }) == ["Motion is not reduced"])
        #expect(found(0.4, { $0.transform = CGAffineTransform(scaleX: 3.1, y: 1) }) == ["Motion is not reduced"])
        #expect(found(0.4, { $0.transform = CGAffineTransform(scaleX: 2.9, y: 1) }).isEmpty)
        #expect(found(0.4, { $0.frame.size.width = 350 }) == ["Motion is not reduced"])
        #expect(found(0.4, { $0.alpha = 0 }).isEmpty)
    }

    @Test("Motion of layers' own animations counts as well, by key frames and in groups; that of controllers does not")
    func motionOfLayers() {
        let stage = screen()
        let view = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
        stage.window.addSubview(view)
        stage.accessibility.isReduceMotionEnabled = true
        stage.runTurn()
        let keys = CAKeyframeAnimation(keyPath: "position.x")
        keys.values = [0, 300, 0]
        let group = CAAnimationGroup()
        group.animations = [keys]
        for animation in [keys, group] {
            animation.duration = 1
            view.layer.add(animation, forKey: "way")
            stage.runTurn()
            #expect(words(stage, .motion) == ["Motion is not reduced"])
            view.layer.removeAllAnimations()
        }
        let navigation = UINavigationController(rootViewController: UIViewController())
        stage.window.rootViewController = navigation
        stage.runTurn()
        navigation.pushViewController(UIViewController(), animated: true)
        stage.advance(by: 0.1)
        #expect(navigation.transitionCoordinator != nil && words(stage, .motion).isEmpty)
    }

    @Test("A reader whose element goes without a word has lost its focus; with a word it has not")
    func lostFocus() throws {
        let stage = screen()
        let labels = (0..<3).map { label("Text \($0)", 100 + 90 * CGFloat($0), in: stage) }
        #expect(words(stage, .lostFocus).isEmpty, "nobody reads")
        try stage.accessibility.reader.focus(on: labels[1])
        #expect(words(stage, .lostFocus).isEmpty)
        labels[1].removeFromSuperview()
        #expect(words(stage, .lostFocus) == ["Focus is lost"])
        stage.perform { UIAccessibility.post(notification: .layoutChanged, argument: nil) }
        stage.runTurn()
        #expect(words(stage, .lostFocus).isEmpty && stage.accessibility.reader.focusedObject === labels[2])
    }
}
