import Offstage
import Testing
import UIKit

@Suite("Accessibility properties")
@MainActor
struct AccessibilityPropertyTests {
    private func read(_ view: UIView) -> String {
        "\(view.isAccessibilityElement) \(view.accessibilityLabel ?? "–") \(view.accessibilityValue ?? "–") "
            + "\(view.accessibilityTraits.rawValue)"
    }

    @Test("Each class answers for itself until the app says otherwise")
    func answers() {
        Stage().makeCurrent()
        #expect(read(UIView()) == "false – – 0")
        let label = UILabel()
        label.text = "Total"
        #expect(read(label) == "true Total – \(UIAccessibilityTraits.staticText.rawValue)")
        let button = UIButton(type: .system)
        button.setTitle("Buy", for: .normal)
        #expect(read(button) == "true Buy – \(UIAccessibilityTraits.button.rawValue)")
        button.isEnabled = false
        button.isSelected = true
        #expect(button.accessibilityTraits == [.button, .notEnabled, .selected])
        #expect(read(UIImageView()) == "false – – \(UIAccessibilityTraits.image.rawValue)")
        let toggle = UISwitch()
        toggle.isOn = true
        #expect(toggle.accessibilityValue == "1" && toggle.accessibilityTraits == [.button, .toggleButton])
        #expect(!UIStepper().isAccessibilityElement)
        let progress = UIProgressView()
        progress.progress = 0.256
        #expect(progress.accessibilityValue == "25%", "in steps of five")
        #expect(UIActivityIndicatorView(style: .medium).accessibilityLabel == "Progress halted")
        let field = UITextField()
        field.placeholder = "Name"
        #expect(field.accessibilityValue == "Name")
        field.text = "Ada"
        #expect(field.accessibilityValue == "Ada")
        field.isSecureTextEntry = true
        #expect(field.accessibilityValue == "•••")
        let text = UITextView()
        text.text = "Dear Ada"
        // Traits without public names: it takes text, of several lines.
        #expect(read(text) == "true – Dear Ada \(1 << 18 | 1 << 47)")
    }

    @Test("What the app sets stays, nil too, and replaces the class's answer")
    func set() {
        Stage().makeCurrent()
        let label = UILabel()
        label.text = "5"
        label.accessibilityLabel = "Five"
        label.accessibilityTraits = .header
        label.text = "6"
        #expect(label.accessibilityLabel == "Five" && label.accessibilityTraits == .header)
        label.accessibilityLabel = nil
        #expect(label.accessibilityLabel == nil)
        label.isAccessibilityElement = false
        label.accessibilityHint = "A number"
        label.accessibilityValue = "v"
        label.accessibilityLanguage = "de-DE"
        label.accessibilityUserInputLabels = ["a", "b"]
        label.accessibilityContainerType = .list
        label.accessibilityNavigationStyle = .combined
        label.accessibilityElements = [label]
        label.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Delete") { _ in true }]
        (label.accessibilityElementsHidden, label.accessibilityViewIsModal) = (true, true)
        label.shouldGroupAccessibilityChildren = true
        label.accessibilityPath = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(!label.isAccessibilityElement && label.accessibilityHint == "A number")
        #expect(label.accessibilityValue == "v" && label.accessibilityLanguage == "de-DE")
        #expect(label.accessibilityUserInputLabels == ["a", "b"] && label.accessibilityElements?.count == 1)
        #expect(label.accessibilityContainerType == .list && label.accessibilityNavigationStyle == .combined)
        #expect(label.accessibilityElementsHidden && label.accessibilityViewIsModal)
        #expect(label.shouldGroupAccessibilityChildren && label.accessibilityPath != nil)
        #expect(label.accessibilityCustomActions?.first?.name == "Delete")
        let other = UILabel()
        #expect(other.accessibilityHint == nil && other.accessibilityElements == nil && other.accessibilityPath == nil)
    }

    @Test("The frame is the bounds on the screen, and the tap goes to its centre")
    func frame() {
        let stage = Stage()
        stage.makeCurrent()
        let parent = UIView(frame: CGRect(x: 10, y: 100, width: 200, height: 200))
        let child = UIView(frame: CGRect(x: 5, y: 6, width: 20, height: 30))
        parent.addSubview(child)
        stage.window.addSubview(parent)
        #expect(child.accessibilityFrame == CGRect(x: 15, y: 106, width: 20, height: 30))
        #expect(child.accessibilityActivationPoint == CGPoint(x: 25, y: 121))
        child.accessibilityFrame = CGRect(x: 1, y: 2, width: 4, height: 4)
        parent.frame.origin = .zero
        #expect(child.accessibilityFrame == CGRect(x: 1, y: 2, width: 4, height: 4))
        #expect(child.accessibilityActivationPoint == CGPoint(x: 3, y: 4))
        child.accessibilityActivationPoint = .zero
        #expect(child.accessibilityActivationPoint == .zero)
    }

    @Test("Sliders and page controls go up and down, and tell their targets")
    func adjusted() {
        Stage().makeCurrent()
        let slider = UISlider()
        slider.maximumValue = 200
        slider.value = 150
        var heard = 0
        slider.addAction(UIAction { _ in heard += 1 }, for: .valueChanged)
        #expect(slider.accessibilityValue == "75%" && slider.accessibilityTraits == .adjustable)
        slider.accessibilityIncrement()
        #expect(slider.value == 170 && heard == 1)
        slider.accessibilityDecrement()
        slider.accessibilityDecrement()
        #expect(slider.accessibilityValue == "65%" && heard == 3)
        slider.isEnabled = false
        slider.accessibilityIncrement()
        #expect(slider.value == 130 && heard == 3)

        let pages = UIPageControl()
        pages.numberOfPages = 3
        var turned = 0
        pages.addAction(UIAction { _ in turned += 1 }, for: .valueChanged)
        #expect(pages.accessibilityValue == "page 1 of 3")
        pages.accessibilityDecrement()
        #expect(pages.currentPage == 0 && turned == 0)
        pages.accessibilityIncrement()
        pages.accessibilityIncrement()
        pages.accessibilityIncrement()
        #expect(pages.accessibilityValue == "page 3 of 3" && turned == 2)
    }

    private final class Stars: UIView {
        var count = 3
        override var accessibilityValue: String? {
            get { "\(count)" }
            set { super.accessibilityValue = newValue }
        }
        override func accessibilityIncrement() {
            super.accessibilityIncrement()
            count += 1
        }
    }

    @Test("Views of an app answer by overriding")
    func overridden() {
        Stage().makeCurrent()
        let stars = Stars()
        stars.accessibilityIncrement()
        #expect(stars.accessibilityValue == "4")
        #expect(!stars.accessibilityActivate() && !stars.accessibilityPerformEscape())
        #expect(!stars.accessibilityScroll(.down) && !stars.accessibilityPerformMagicTap())
    }

    /// A part of a chart: no view.
    private final class Bar: UIResponder {
        var height = 3
        override var accessibilityLabel: String? {
            get { super.accessibilityLabel ?? "Bar" }
            set { super.accessibilityLabel = newValue }
        }
        override func accessibilityIncrement() { height += 1 }
        override func accessibilityPerformEscape() -> Bool { true }
    }

    @Test("What is no view has the same properties and nothing of its own: elements answer by overriding")
    func responders() {
        Stage().makeCurrent()
        let plain: UIResponder = UIViewController()
        #expect(!plain.isAccessibilityElement && plain.accessibilityLabel == nil && plain.accessibilityTraits == .none)
        #expect(plain.accessibilityFrame == .zero && plain.accessibilityActivationPoint == .zero)
        #expect(!plain.accessibilityActivate() && !plain.accessibilityPerformMagicTap())
        plain.accessibilityFrame = CGRect(x: 10, y: 20, width: 4, height: 2)
        plain.accessibilityElements = []
        #expect(plain.accessibilityActivationPoint == CGPoint(x: 12, y: 21) && plain.accessibilityElements?.count == 0)

        let bar: UIResponder = Bar()
        #expect(bar.accessibilityLabel == "Bar" && bar.accessibilityPerformEscape())
        bar.accessibilityLabel = "Third bar"
        bar.isAccessibilityElement = true
        bar.accessibilityIncrement()
        #expect(bar.accessibilityLabel == "Third bar" && bar.isAccessibilityElement && (bar as? Bar)?.height == 4)
        let other = Bar()
        #expect(other.accessibilityLabel == "Bar" && !other.isAccessibilityElement)
    }

    @Test("Images have names for tests, as other objects that show")
    func imagesAreIdentified() {
        let image = UIImage(systemName: "star")
        (image as (any UIAccessibilityIdentification)?)?.accessibilityIdentifier = "favourite"
        #expect(image?.accessibilityIdentifier == "favourite")
    }
}
