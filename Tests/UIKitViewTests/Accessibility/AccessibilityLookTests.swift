import Offstage
import Testing

@testable import UIKit

/// What the user has set changes how materials, switches, buttons and fonts look.
@MainActor
@Suite("Looks for accessibility") struct AccessibilityLookTests {
    private func shown<View: UIView>(_ view: View, _ frame: CGRect) -> (Stage, View) {
        let stage = Stage()
        view.frame = frame
        stage.window.addSubview(view)
        stage.runTurn()
        return (stage, view)
    }

    private func backdrop(_ view: UIVisualEffectView) -> (effect: Bool, color: UIColor?) {
        let part = view.subviews[0]
        return ((part.layer as? EffectLayer)?.backdrop != nil, part.backgroundColor)
    }

    @Test("Reduce Transparency: a material is its own grey, and no pass reads what lies behind")
    func opaqueMaterials() {
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
        let (stage, _) = shown(view, CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(backdrop(view) == (true, nil))
        stage.accessibility.isReduceTransparencyEnabled = true
        stage.runTurn()
        #expect(!backdrop(view).effect)
        var white: CGFloat = 0
        var alpha: CGFloat = 0
        backdrop(view).color?.getWhite(&white, alpha: &alpha)
        #expect(abs(white - 0.97) < 1e-6 && alpha == 1)
        view.overrideUserInterfaceStyle = .dark
        stage.runTurn()
        backdrop(view).color?.getWhite(&white, alpha: &alpha)
        #expect(abs(white - 0.13) < 1e-6)
        stage.accessibility.isReduceTransparencyEnabled = false
        stage.runTurn()
        #expect(backdrop(view) == (true, nil))
    }

    @Test("On/Off Labels: a line at the side that the thumb leaves free while it is on, a ring while it is off")
    func switchLabels() {
        let (stage, toggle) = shown(UISwitch(), CGRect(x: 0, y: 0, width: 51, height: 31))
        func signs() -> [(CGPoint, CGFloat, CGSize)] {
            toggle.face.subviews.filter { $0 !== toggle.face.thumb }.map { ($0.center, $0.alpha, $0.bounds.size) }
        }
        #expect(signs().isEmpty)
        stage.accessibility.isOnOffSwitchLabelsEnabled = true
        stage.runTurn()
        #expect(
            signs().map(\.1) == [0, 1]
                && signs().map(\.2) == [CGSize(width: 1, height: 10), CGSize(width: 10, height: 10)])
        // The thumb lies from 2 to 29 while it is off: 20 points are left, up to 49.
        #expect(signs()[1].0 == CGPoint(x: 39, y: 15.5))
        toggle.isOn = true
        #expect(signs().map(\.1) == [1, 0] && signs()[0].0 == CGPoint(x: 12, y: 15.5))
        toggle.semanticContentAttribute = .forceRightToLeft
        stage.runTurn()
        #expect(signs()[0].0 == CGPoint(x: 39, y: 15.5))
        stage.accessibility.isOnOffSwitchLabelsEnabled = false
        stage.runTurn()
        #expect(signs().map(\.1) == [0, 0])
    }

    private func isUnderlined(_ label: UILabel?) -> Bool {
        guard let text = label?.attributedText, text.length > 0 else { return false }
        return text.attribute(.underlineStyle, at: 0, effectiveRange: nil) as? Int == 1
    }

    @Test("Button Shapes: titles alone are underlined, and no others")
    func buttonShapes() {
        let plain = UIButton(type: .system)
        plain.setTitle("Plain", for: .normal)
        let custom = UIButton(type: .custom)
        custom.setTitle("Custom", for: .normal)
        let configured = UIButton(configuration: .plain())
        configured.setTitle("Configured", for: .normal)
        let filled = UIButton(configuration: .filled())
        filled.setTitle("Filled", for: .normal)
        let colored = UIButton(type: .system)
        colored.setTitle("Colored", for: .normal)
        colored.backgroundColor = .systemYellow
        let stage = Stage()
        let all = [plain, custom, configured, filled, colored]
        for (index, button) in all.enumerated() {
            button.frame = CGRect(x: 0, y: 50 * index, width: 200, height: 44)
            stage.window.addSubview(button)
        }
        stage.runTurn()
        #expect(all.map { isUnderlined($0.titleLabel) } == [false, false, false, false, false])
        let width = plain.titleLabel?.intrinsicContentSize.width
        stage.accessibility.buttonShapesEnabled = true
        stage.runTurn()
        stage.runTurn()
        #expect(all.map { isUnderlined($0.titleLabel) } == [true, false, true, false, false])
        #expect(plain.titleLabel?.intrinsicContentSize.width == width && plain.title(for: .normal) == "Plain")
        stage.accessibility.buttonShapesEnabled = false
        stage.runTurn()
        stage.runTurn()
        #expect(all.map { isUnderlined($0.titleLabel) } == [false, false, false, false, false])
    }

    @Test("Button Shapes: texts in bars are underlined")
    func barShapes() throws {
        let controller = UIViewController()
        controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Edit", style: .plain, target: nil, action: nil)
        let navigation = UINavigationController(rootViewController: controller)
        let stage = Stage()
        stage.window.rootViewController = navigation
        stage.advance(by: 0.1)
        func labels(_ view: UIView) -> [UILabel] {
            view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels($0) }
        }
        let label = try #require(labels(navigation.navigationBar).first { $0.text == "Edit" })
        #expect(!isUnderlined(label))
        stage.accessibility.buttonShapesEnabled = true
        stage.advance(by: 0.1)
        #expect(isUnderlined(labels(navigation.navigationBar).first { $0.text == "Edit" }))
    }

    @Test("Bold Text: fonts of text styles are heavier, and labels that follow take them over; others stay")
    func boldText() {
        let bold = UITraitCollection(legibilityWeight: .bold)
        func weight(_ font: UIFont) -> Double { font.specification.system.weight }
        let styles: [UIFont.TextStyle] = [.largeTitle, .title1, .title2, .title3, .headline, .body, .caption2]
        #expect(styles.map { weight(.preferredFont(forTextStyle: $0)) } == [0, 0, 0, 0, 0.3, 0, 0])
        #expect(
            styles.map { weight(.preferredFont(forTextStyle: $0, compatibleWith: bold)) }
                == [0.4, 0.4, 0.4, 0.3, 0.4, 0.3, 0.3])
        let (stage, label) = shown(UILabel(), CGRect(x: 0, y: 0, width: 200, height: 30))
        let (fixed, heavy) = (UILabel(), UILabel())
        label.font = .preferredFont(forTextStyle: .body)
        fixed.font = .preferredFont(forTextStyle: .body)
        let descriptor = UIFont.preferredFont(forTextStyle: .body).fontDescriptor
            .addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy]])
        heavy.font = UIFont(descriptor: descriptor, size: 0)
        for view in [label, heavy] { view.adjustsFontForContentSizeCategory = true }
        for view in [fixed, heavy] { stage.window.addSubview(view) }
        stage.runTurn()
        stage.accessibility.isBoldTextEnabled = true
        stage.runTurn()
        #expect([label, fixed, heavy].map { weight($0.font) } == [0.3, 0, 0.56])
        #expect(stage.perform { weight(.preferredFont(forTextStyle: .body)) } == 0.3)
        stage.accessibility.isBoldTextEnabled = false
        stage.runTurn()
        #expect([label, fixed, heavy].map { weight($0.font) } == [0, 0, 0.56])
        #expect(label.font == .preferredFont(forTextStyle: .body))
    }
}
