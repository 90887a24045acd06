import Foundation
import Offstage
import Testing
import Typesetting

@testable import UIKit

@Suite("UIButton.Configuration")
@MainActor
struct ButtonConfigurationTests: StageSuite {
    private typealias Configuration = UIButton.Configuration
    let made = makeWhiteStage(400, 400, scale: 3)
    private let log = CallLog()

    private func shown(_ configuration: UIButton.Configuration, _ origin: CGPoint = CGPoint(x: 20, y: 20)) -> UIButton {
        let stage = stage
        let button = UIButton(configuration: configuration)
        stage.window.addSubview(button)
        button.sizeToFit()
        button.frame.origin = origin
        stage.advance(by: 0.1)
        return button
    }

    private func titled(_ make: () -> UIButton.Configuration, _ title: String = "Title") -> UIButton.Configuration {
        var configuration = make()
        configuration.title = title
        return configuration
    }

    private func plate(_ button: UIButton) -> UIView? { button.configured?.plate.subviews.first }

    private func text(_ label: UILabel?, _ key: NSAttributedString.Key) -> Any? {
        label?.attributedText?.attribute(key, at: 0, effectiveRange: nil)
    }

    @Test("Ruler: heights, insets, fonts and radius of the four sizes")
    func ruler() {
        let wanted: [(Configuration.Size, CGFloat, CGFloat, CGFloat, CGFloat)] = [
            (.medium, 34.333, 7, 12, 17), (.small, 28, 5, 10, 15), (.mini, 28, 5, 10, 15), (.large, 50.333, 15, 20, 17),
        ]
        for (size, height, y, x, points) in wanted {
            var configuration = titled(Configuration.filled)
            configuration.buttonSize = size
            let button = shown(configuration)
            expectLength(button.intrinsicContentSize.height, height, "\(size) height")
            expectLength(configuration.contentInsets.top, y, "\(size) top")
            expectLength(configuration.contentInsets.bottom, y, "\(size) bottom")
            expectLength(configuration.contentInsets.leading, x, "\(size) leading")
            expectLength(configuration.contentInsets.trailing, x, "\(size) trailing")
            expectLength(button.titleLabel?.frame.minX ?? 0, x, within: 0.34, "\(size) title x")
            expectLength(button.titleLabel?.frame.minY ?? 0, y, within: 0.34, "\(size) title y")
            expectLength((text(button.titleLabel, .font) as? UIFont)?.pointSize ?? 0, points, "\(size) font")
            expectLength(plate(button)?.layer.cornerRadius ?? 0, 5.95, within: 0.06, "\(size) radius")
            expectLength(button.configured?.plate.frame.width ?? 0, button.bounds.width, "\(size) plate")
        }
        var configuration = titled(Configuration.filled)
        configuration.subtitle = "Sub"
        let button = shown(configuration)
        expectLength((text(button.subtitleLabel, .font) as? UIFont)?.pointSize ?? 0, 12, "subtitle font")
        let (title, subtitle) = (button.titleLabel?.frame ?? .zero, button.subtitleLabel?.frame ?? .zero)
        expectLength(subtitle.minY - title.maxY, 1, within: 0.34, "title padding")
        #expect(configuration.imagePadding == 0 && configuration.imagePlacement == .leading)
        #expect(Configuration.CornerStyle.allCases.map(\.rawValue) == [-1, 0, 1, 2, 3, 4])
        #expect(configuration.titleAlignment == .automatic && configuration.cornerStyle == .dynamic)
    }

    @Test("Colours of the styles by state, in light and dark")
    func colours() {
        func colours(_ make: () -> Configuration, _ change: (UIButton) -> Void = { _ in }) -> ([Int], [Int]) {
            let button = shown(titled(make))
            change(button)
            button.layoutIfNeeded()
            return (bytes(text(button.titleLabel, .foregroundColor) as? UIColor), bytes(plate(button)?.backgroundColor))
        }
        let (blue, fill) = ([0, 122, 255, 255], [120, 120, 128, 41])
        #expect(colours(Configuration.plain) == (blue, [0, 0, 0, 0]))
        #expect(colours(Configuration.borderless) == (blue, [0, 0, 0, 0]))
        #expect(colours(Configuration.gray) == (blue, fill) && colours(Configuration.bordered) == (blue, fill))
        #expect(colours(Configuration.tinted) == (blue, [0, 122, 255, 46]))
        #expect(colours(Configuration.borderedTinted).1 == [0, 122, 255, 46])
        #expect(colours(Configuration.filled) == ([255, 255, 255, 255], blue))
        #expect(colours(Configuration.borderedProminent).1 == blue)
        let off = colours(Configuration.filled) { $0.isEnabled = false }
        #expect(off == ([60, 60, 67, 76], [118, 118, 128, 31]))
        #expect(colours(Configuration.plain) { $0.isEnabled = false } == ([60, 60, 67, 76], [0, 0, 0, 0]))
        #expect(colours(Configuration.filled) { $0.isHighlighted = true }.1 == [0, 122, 255, 191])
        #expect(colours(Configuration.plain) { $0.isHighlighted = true }.0 == [0, 122, 255, 51])
        #expect(colours(Configuration.tinted) { $0.isSelected = true } == ([255, 255, 255, 255], blue))
        #expect(colours(Configuration.gray) { $0.tintColor = .systemRed }.0 == [255, 59, 48, 255])
        #expect(colours(Configuration.filled) { $0.role = .destructive }.1 == [255, 59, 48, 255])
        let dark = UIButton(configuration: titled(Configuration.filled))
        dark.overrideUserInterfaceStyle = .dark
        stage.window.addSubview(dark)
        dark.frame = CGRect(x: 20, y: 100, width: 100, height: 40)
        #expect(pixel(stage, 25, 120, scale: 3) == [10, 132, 255])
    }

    @Test("Colours that were set go before the style's, but not while disabled; transformers change them")
    func ownColours() {
        var configuration = titled(Configuration.filled)
        configuration.baseForegroundColor = .red
        configuration.baseBackgroundColor = .green
        let button = shown(configuration)
        #expect(text(button.titleLabel, .foregroundColor) as? UIColor == .red)
        #expect(bytes(plate(button)?.backgroundColor) == [0, 255, 0, 255])
        configuration.background.backgroundColor = .yellow
        configuration.background.backgroundColorTransformer = UIConfigurationColorTransformer {
            $0.withAlphaComponent(0.5)
        }
        configuration.image = plainImage(10, 10)
        configuration.imageColorTransformer = .grayscale
        configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
            var attributes = attributes
            attributes.font = .systemFont(ofSize: 30)
            return attributes
        }
        button.configuration = configuration
        button.layoutIfNeeded()
        #expect(bytes(plate(button)?.backgroundColor) == [255, 255, 0, 128])
        #expect(bytes(button.imageView?.tintColor) == [54, 54, 54, 255])
        #expect((text(button.titleLabel, .font) as? UIFont)?.pointSize == 30)
        button.isEnabled = false
        button.layoutIfNeeded()
        #expect(bytes(text(button.titleLabel, .foregroundColor) as? UIColor) == [60, 60, 67, 76])
        button.automaticallyUpdatesConfiguration = false
        button.layoutIfNeeded()
        #expect(text(button.titleLabel, .foregroundColor) as? UIColor == .red)
    }

    @Test("The image on each side of the titles, with its padding; from right to left the other way round")
    func placements() {
        var configuration = titled(Configuration.plain)
        configuration.image = plainImage(20, 30)
        configuration.imagePadding = 8
        func frames(_ placement: NSDirectionalRectEdge, _ semantic: UISemanticContentAttribute = .unspecified)
            -> (image: CGRect, title: CGRect, size: CGSize)
        {
            configuration.imagePlacement = placement
            let button = UIButton(configuration: configuration)
            button.semanticContentAttribute = semantic
            stage.window.addSubview(button)
            button.sizeToFit()
            stage.advance(by: 0.1)
            return (button.imageView?.frame ?? .zero, button.titleLabel?.frame ?? .zero, button.bounds.size)
        }
        let (leading, trailing) = (frames(.leading), frames(.trailing))
        #expect(leading.image.minX == 12 && abs(leading.title.minX - 40) < 0.34 && leading.size.height == 44)
        #expect(trailing.title.minX == 12 && abs(trailing.image.minX - trailing.title.maxX - 8) < 0.34)
        #expect(abs(trailing.size.width - leading.size.width) < 0.01)
        let (top, bottom) = (frames(.top), frames(.bottom))
        #expect(top.image.minY == 7 && abs(top.title.minY - 45) < 0.34)
        #expect(abs(top.image.midX - top.title.midX) < 0.34)
        #expect(abs(bottom.title.minY - 7) < 0.01 && abs(bottom.image.minY - bottom.title.maxY - 8) < 0.34)
        let turned = frames(.leading, .forceRightToLeft)
        #expect(abs(turned.image.maxX - (turned.size.width - 12)) < 0.34 && turned.title.maxX < turned.image.minX)
    }

    @Test("Title and subtitle lie as aligned; content as the control's alignment says")
    func alignment() {
        var configuration = titled(Configuration.plain, "A title")
        configuration.subtitle = "s"
        func start(_ alignment: Configuration.TitleAlignment) -> (CGFloat, CGFloat, CGFloat) {
            configuration.titleAlignment = alignment
            let button = shown(configuration)
            let (title, subtitle) = (button.titleLabel?.frame ?? .zero, button.subtitleLabel?.frame ?? .zero)
            return (subtitle.minX - title.minX, subtitle.midX - title.midX, subtitle.maxX - title.maxX)
        }
        #expect(start(.leading).0 == 0 && start(.automatic).0 == 0)
        #expect(abs(start(.center).1) < 0.34 && abs(start(.trailing).2) < 0.34)
        let button = shown(configuration)
        button.frame.size = CGSize(width: 300, height: 200)
        for (alignment, x) in [(UIControl.ContentHorizontalAlignment.left, 12), (.leading, 12), (.fill, 12)]
            as [(_, CGFloat)]
        {
            button.contentHorizontalAlignment = alignment
            button.layoutIfNeeded()
            #expect(button.titleLabel?.frame.minX == x)
        }
        button.contentHorizontalAlignment = .trailing
        button.contentVerticalAlignment = .bottom
        button.layoutIfNeeded()
        expectLength(button.titleLabel?.frame.maxX ?? 0, 288, within: 0.34, "trailing")
        expectLength(button.subtitleLabel?.frame.maxY ?? 0, 193, within: 0.34, "bottom")
    }

    @Test("Corners: fixed, dynamic with the text size, small, medium, large, capsule")
    func corners() {
        func radius(_ style: Configuration.CornerStyle, _ category: UIContentSizeCategory = .large) -> CGFloat {
            var configuration = titled(Configuration.filled)
            configuration.cornerStyle = style
            configuration.background.cornerRadius = 10
            let button = UIButton(configuration: configuration)
            button.traitOverrides.preferredContentSizeCategory = category
            stage.window.addSubview(button)
            button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
            stage.advance(by: 0.1)
            return plate(button)?.layer.cornerRadius ?? 0
        }
        #expect(radius(.fixed) == 10 && radius(.dynamic) == 10 && radius(.capsule) == 20)
        #expect(radius(.fixed, .accessibilityLarge) == 10)
        expectLength(radius(.dynamic, .accessibilityLarge), 10 * 40 / 22, within: 0.17, "grows with the text")
        #expect(radius(.small) < radius(.medium) && radius(.medium) == 5.95 && radius(.large) > 5.95)
    }

    @Test("Titles follow the text size")
    func textSizes() {
        let button = shown(titled(Configuration.filled))
        button.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
        stage.advance(by: 0.1)
        #expect((text(button.titleLabel, .font) as? UIFont)?.pointSize == 40)
        #expect(button.intrinsicContentSize.height > 60)
    }

    @Test("The handler is called after changes of state, once a layout, and may change the configuration")
    func handler() {
        let button = shown(titled(Configuration.gray))
        button.configurationUpdateHandler = { [log] button in
            log.note(button.isHighlighted ? "lit" : "normal")
            button.configuration?.title = button.isHighlighted ? "Pressed" : "Press"
        }
        stage.advance(by: 0.1)
        #expect(log.take() == ["normal"] && button.titleLabel?.attributedText?.string == "Press")
        button.isHighlighted = true
        button.isHighlighted = false
        button.isHighlighted = true
        #expect(log.take().isEmpty)
        stage.advance(by: 0.1)
        #expect(log.take() == ["lit"] && button.titleLabel?.attributedText?.string == "Pressed")
        stage.advance(by: 0.1)
        button.setNeedsUpdateConfiguration()
        _ = button.intrinsicContentSize
        #expect(log.take() == ["lit"], "a size that is asked for is up to date")
    }

    @Test("A subclass updates the configuration by itself")
    func subclass() {
        final class Toggle: UIButton {
            override func updateConfiguration() {
                super.updateConfiguration()
                configuration?.image = isSelected ? plainImage(10, 10) : nil
                configuration?.title = isSelected ? "On" : "Off"
            }
        }
        let button = Toggle(configuration: .plain(), primaryAction: nil)
        button.changesSelectionAsPrimaryAction = true
        stage.window.addSubview(button)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        stage.advance(by: 0.1)
        #expect(button.titleLabel?.attributedText?.string == "Off")
        #expect(throws: Never.self) { try stage.touch.tap(button) }
        stage.advance(by: 0.1)
        #expect(
            button.titleLabel?.attributedText?.string == "On" && button.imageView?.image != nil && button.isSelected)
    }

    @Test("A spinner in place of the image; a sign after everything")
    func extras() {
        var configuration = titled(Configuration.gray)
        configuration.image = plainImage(30, 30)
        configuration.showsActivityIndicator = true
        configuration.indicator = .popup
        configuration.activityIndicatorColorTransformer = UIConfigurationColorTransformer { _ in .red }
        let button = shown(configuration)
        let spinner = button.subviews.compactMap { $0 as? UIActivityIndicatorView }.first
        #expect(
            spinner?.isAnimating == true && spinner?.frame.size == CGSize(width: 20, height: 20)
                && spinner?.color == .red)
        #expect(button.configured?.arrows?.frame.minX ?? 0 > button.titleLabel?.frame.maxX ?? 0)
        configuration.showsActivityIndicator = false
        configuration.indicator = .none
        button.configuration = configuration
        stage.advance(by: 0.1)
        #expect(!button.subviews.contains { $0 is UIActivityIndicatorView } && button.imageView?.bounds.width == 30)
        #expect(button.configured?.arrows == nil)
    }

    @Test("Backgrounds: insets, line, image, effect, a view of one's own")
    func backgrounds() {
        var configuration = titled(Configuration.plain)
        let own = UIView()
        configuration.background = .clear()
        configuration.background.backgroundInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        configuration.background.strokeColor = .red
        configuration.background.strokeWidth = 2
        configuration.background.strokeOutset = 1
        configuration.background.image = plainImage(5, 5)
        configuration.background.imageContentMode = .center
        configuration.background.visualEffect = UIBlurEffect(style: .light)
        configuration.background.customView = own
        configuration.background.cornerRadius = 6
        configuration.cornerStyle = .fixed
        let button = shown(configuration)
        let size = button.bounds.size
        let plate = button.configured?.plate
        #expect(plate?.frame == CGRect(x: 2, y: 1, width: size.width - 6, height: size.height - 4))
        #expect(own.superview === plate && own.frame.size == plate?.bounds.size && own.layer.cornerRadius == 6)
        let line = plate?.subviews.last
        #expect(line?.layer.borderWidth == 2 && line?.frame.minX == -1 && line?.layer.cornerRadius == 7)
        #expect(plate?.subviews.contains { $0 is UIVisualEffectView } == true)
        #expect(plate?.subviews.compactMap { $0 as? UIImageView }.first?.contentMode == .center)
        button.semanticContentAttribute = .forceRightToLeft
        button.setNeedsLayout()
        button.layoutIfNeeded()
        #expect(plate?.frame.minX == 4)
        button.configuration?.background = .clear()
        stage.advance(by: 0.1)
        #expect(own.superview == nil && plate?.subviews.count == 2)
        let transformer = UIConfigurationColorTransformer { $0.withAlphaComponent(0.25) }
        var background = UIBackgroundConfiguration.clear()
        #expect(
            background.resolvedBackgroundColor(for: .red) == .clear && background.resolvedStrokeColor(for: .red) == .red
        )
        background.backgroundColor = nil
        background.backgroundColorTransformer = transformer
        background.strokeColorTransformer = transformer
        #expect(bytes(background.resolvedBackgroundColor(for: .red)) == [255, 0, 0, 64])
        #expect(bytes(background.resolvedStrokeColor(for: .blue)) == [0, 0, 255, 64])
    }

    @Test("Attributes of a title go before the style's")
    func attributed() {
        var configuration = Configuration.filled()
        var title = AttributedString("Rich")
        title.font = .systemFont(ofSize: 25, weight: .bold)
        title.underlineStyle = .single
        configuration.attributedTitle = title
        #expect(configuration.title == "Rich")
        let button = shown(configuration)
        #expect((text(button.titleLabel, .font) as? UIFont)?.pointSize == 25)
        #expect(bytes(text(button.titleLabel, .foregroundColor) as? UIColor) == [255, 255, 255, 255])
        #expect(text(button.titleLabel, .underlineStyle) as? Int == NSUnderlineStyle.single.rawValue)
    }

    @Test("Titles and images of states and actions fill what a configuration leaves open; none makes it an old button")
    func states() {
        let button = UIButton(
            configuration: .plain(), primaryAction: UIAction(title: "Go", image: plainImage(8, 8)) { _ in })
        stage.window.addSubview(button)
        stage.advance(by: 0.1)
        #expect(button.titleLabel?.attributedText?.string == "Go" && button.imageView?.image?.size.width == 8)
        button.setTitle("Lit", for: .highlighted)
        button.isHighlighted = true
        stage.advance(by: 0.1)
        #expect(button.titleLabel?.attributedText?.string == "Lit")
        button.configuration?.title = "Fixed"
        stage.advance(by: 0.1)
        #expect(button.titleLabel?.attributedText?.string == "Fixed")
        button.setTitle("Set", for: .normal)
        #expect(button.configuration?.title == "Set")
        button.configuration = nil
        button.isHighlighted = false
        #expect(button.titleLabel?.text == "Set" && button.intrinsicContentSize.height < 34)
        #expect(button.subtitleLabel == nil)
    }

    @Test("A narrow button wraps its title, or cuts it where it may not")
    func narrow() {
        var configuration = titled(Configuration.filled, "A rather long title for a button")
        let button = shown(configuration)
        let wide = button.sizeThatFits(.zero)
        let narrow = button.sizeThatFits(CGSize(width: 120, height: 0))
        #expect(narrow.width <= 120 && narrow.height > wide.height + 15)
        configuration.titleLineBreakMode = .byTruncatingTail
        button.configuration = configuration
        #expect(button.sizeThatFits(CGSize(width: 120, height: 0)).height == wide.height)
    }

    @Test("A size that is asked for again, and a change of state, measure no text again")
    func work() {
        let button = shown(titled(Configuration.filled, "Measured once"))
        _ = button.intrinsicContentSize
        let before = LayoutCache.shared.counters.misses
        for _ in 0..<5 { _ = button.intrinsicContentSize }
        button.frame.size.width += 50
        button.layoutIfNeeded()
        #expect(LayoutCache.shared.counters.misses == before)
    }

    @Test("Configurations are values that can be compared")
    func values() {
        var (a, b) = (Configuration.filled(), Configuration.filled())
        #expect(a == b && a != Configuration.gray())
        a.title = "x"
        #expect(a != b)
        b.title = "x"
        #expect(a == b && Set([a, b]).count == 1)
        a.buttonSize = .large
        #expect(a.contentInsets.leading == 20)
        a.contentInsets = .zero
        a.buttonSize = .small
        #expect(a.contentInsets == .zero)
        a.setDefaultContentInsets()
        #expect(a.contentInsets.leading == 10)
    }
}
