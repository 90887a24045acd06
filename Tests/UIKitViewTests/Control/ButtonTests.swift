import Offstage
import Testing

@testable import UIKit

@Suite("UIButton")
@MainActor
struct ButtonTests: StageSuite {
    let made = makeStage(400, 400, scale: 1)
    private let log = CallLog()

    private func image(_ width: CGFloat, _ height: CGFloat, _ color: UIColor = .red) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        }
    }

    @Test("Who asks for a button's parts finds them in their places, before any layout")
    func askedParts() throws {
        final class Own: UIButton {
            override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
                super.titleRect(forContentRect: contentRect).offsetBy(dx: titleLabel == nil ? 0 : 100, dy: 0)
            }
        }
        made.makeCurrent()
        let button = UIButton(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
        button.setTitle("Title", for: .normal)
        button.setImage(image(10, 10), for: .normal)
        button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: -10)
        let (picture, label) = (try #require(button.imageView?.frame), try #require(button.titleLabel?.frame))
        #expect(picture.size == CGSize(width: 10, height: 10) && picture.midY == 50)
        #expect(label.minX == picture.maxX + 10 && label.width > 30 && label.midY == 50)
        // In a layout of one's own they stay where they are put.
        button.layoutIfNeeded()
        button.titleLabel?.frame.origin.x = 3
        #expect(button.titleLabel?.frame.minX == 3)
        let own = Own(frame: button.frame)
        own.setTitle("Title", for: .normal)
        #expect(try #require(own.titleLabel).frame.minX > 100)
    }

    @Test("A configuration's title wraps in the width that constraints leave, and the button grows with it")
    func wrapping() throws {
        made.makeCurrent()
        let button = UIButton(configuration: .filled())
        button.configuration?.title = "Remove from the favorites"
        let natural = button.intrinsicContentSize
        let column = UIView()
        for view in [column, button] { view.translatesAutoresizingMaskIntoConstraints = false }
        made.window.addSubview(column)
        column.addSubview(button)
        let width = column.widthAnchor.constraint(equalToConstant: 120)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: made.window.topAnchor), width,
            column.leadingAnchor.constraint(equalTo: made.window.leadingAnchor),
            button.topAnchor.constraint(equalTo: column.topAnchor),
            button.bottomAnchor.constraint(equalTo: column.bottomAnchor),
            button.leadingAnchor.constraint(equalTo: column.leadingAnchor),
            button.trailingAnchor.constraint(equalTo: column.trailingAnchor),
        ])
        made.runTurn()
        let line = try #require(button.titleLabel?.font.lineHeight)
        #expect(button.frame.height == button.sizeThatFits(CGSize(width: 120, height: 0)).height)
        #expect(button.frame.height > natural.height + line * 0.9)
        width.constant = 380
        made.runTurn()
        #expect(button.frame.height == natural.height)
        width.constant = 120
        button.configuration?.titleLineBreakMode = .byTruncatingTail
        made.runTurn()
        #expect(button.frame.height == natural.height)
    }

    @Test("A tap sends touchUpInside, then the primary action")
    func primary() throws {
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { [log] _ in log.note("primary") })
        #expect(button.currentTitle == "Go" && button.buttonType == .system)
        button.addAction(UIAction { [log] _ in log.note("up") }, for: .touchUpInside)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        stage.window.addSubview(button)
        try stage.touch.tap(button)
        #expect(log.take() == ["up", "primary"])
        try stage.touch.drag(button, by: CGVector(dx: 200, dy: 200))
        #expect(log.take().isEmpty)
        button.changesSelectionAsPrimaryAction = true
        try stage.touch.tap(button)
        #expect(button.isSelected && log.take() == ["up", "primary"])
        try stage.touch.tap(button)
        #expect(!button.isSelected)
    }

    @Test("A state without its own title, image or colour takes the normal one's, also a combined state")
    func fallback() {
        let button = UIButton(frame: .zero)
        #expect(button.currentTitle == nil && button.currentImage == nil && button.currentTitleColor == .white)
        button.setTitle("normal", for: .normal)
        button.setTitle("selected", for: .selected)
        button.setTitleColor(.red, for: .normal)
        button.setTitleColor(.blue, for: .disabled)
        button.setTitleShadowColor(.green, for: .highlighted)
        let (a, b) = (image(10, 10), image(10, 10))
        button.setImage(a, for: .normal)
        button.setBackgroundImage(b, for: .highlighted)
        #expect(button.title(for: .highlighted) == "normal" && button.title(for: .selected) == "selected")
        #expect(button.title(for: [.selected, .highlighted]) == "normal")
        #expect(button.titleColor(for: .disabled) == .blue && button.titleColor(for: .selected) == .red)
        #expect(button.titleShadowColor(for: .normal) == nil && button.titleShadowColor(for: .highlighted) == .green)
        #expect(button.image(for: .disabled) === a && button.backgroundImage(for: .normal) == nil)
        button.isSelected = true
        #expect(button.currentTitle == "selected" && button.titleLabel?.text == "selected")
        button.isHighlighted = true
        #expect(button.currentTitle == "normal" && button.currentBackgroundImage === nil)
        button.isSelected = false
        #expect(button.currentBackgroundImage === b && button.currentTitleShadowColor == .green)
        button.setTitle(nil, for: .normal)
        #expect(button.currentTitle == nil && button.title(for: .selected) == "selected")
    }

    @Test("An attributed title goes before a plain one; a state's own plain title before the normal attributed one")
    func attributed() {
        let button = UIButton(frame: .zero)
        button.setTitle("plain", for: .normal)
        button.setAttributedTitle(NSAttributedString(string: "rich"), for: .normal)
        #expect(button.titleLabel?.text == "rich" && button.currentAttributedTitle?.string == "rich")
        button.setTitle("lit", for: .highlighted)
        button.isHighlighted = true
        #expect(button.titleLabel?.text == "lit")
        button.isHighlighted = false
        #expect(button.titleLabel?.text == "rich")
    }

    @Test("Types: custom 18 points white, system 15 points in the tint; both truncate in the middle")
    func types() {
        let custom = UIButton(type: .custom)
        let system = UIButton(type: .system)
        #expect(custom.titleLabel?.font.pointSize == 18 && system.titleLabel?.font.pointSize == 15)
        #expect(custom.titleLabel?.lineBreakMode == .byTruncatingMiddle)
        #expect(system.currentTitleColor == system.tintColor && custom.currentTitleColor == .white)
        #expect(UIButton().buttonType == .custom && UIButton.ButtonType.roundedRect == .system)
        system.tintColor = .green
        system.setTitle("a", for: .normal)
        #expect(system.titleLabel?.textColor == .green)
        system.tintColor = .purple
        #expect(system.titleLabel?.textColor == .purple)
        system.isEnabled = false
        #expect(system.titleLabel?.textColor == UIColor(white: 133 / 255, alpha: 0.45))
        let raws = UIButton.ButtonType.allCases.map(\.rawValue)
        #expect(raws == [0, 1, 2, 3, 4, 5, 7])
        let own = UIButton.systemButton(with: image(5, 5), target: nil, action: nil)
        #expect(own.buttonType == .system && own.currentImage != nil)
    }

    @Test("A highlighted system button fades its title and image to 0.2; the image is a template in the tint")
    func highlight() {
        let button = UIButton(type: .system)
        button.setTitle("a", for: .normal)
        button.setImage(image(10, 10), for: .normal)
        #expect(button.imageView?.image?.renderingMode == .alwaysTemplate)
        button.isHighlighted = true
        #expect(abs((button.titleLabel?.alpha ?? 1) - 0.2) < 1e-6 && abs((button.imageView?.alpha ?? 1) - 0.2) < 1e-6)
        button.isHighlighted = false
        #expect(button.titleLabel?.alpha == 1 && button.imageView?.alpha == 1)
    }

    @Test("A custom button darkens its image while highlighted and halves its alpha while disabled, unless told not to")
    func adjustments() throws {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        stage.window.addSubview(button)
        let red = image(10, 10, .white)
        button.setImage(red, for: .normal)
        func shown() -> (Int, Bool, CGFloat) {
            let view = button.imageView
            let probe = view?.image.flatMap { PixelProbe($0) }
            return (probe?[5, 5][0] ?? -1, view?.image === red, view?.alpha ?? 0)
        }
        #expect(shown() == (255, true, 1))
        button.isHighlighted = true
        #expect(shown().0 < 200 && !shown().1)
        button.adjustsImageWhenHighlighted = false
        #expect(shown() == (255, true, 1))
        button.isHighlighted = false
        button.isEnabled = false
        #expect(shown().2 == 0.5)
        button.adjustsImageWhenDisabled = false
        #expect(shown().2 == 1)
        button.adjustsImageWhenDisabled = true
        button.setImage(image(10, 10), for: .disabled)
        #expect(shown().2 == 1, "a picture of its own is shown as it is")
    }

    @Test("Sizes of plain buttons: titles that are empty or blank, with and without a picture of 10 points")
    func smallSizes() {
        let stage = made
        func size(_ type: UIButton.ButtonType, _ title: String?, _ picture: UIImage? = nil) -> CGSize {
            let button = UIButton(type: type)
            button.setTitle(title, for: .normal)
            button.setImage(picture, for: .normal)
            stage.window.addSubview(button)
            defer { button.removeFromSuperview() }
            #expect(button.sizeThatFits(CGSize(width: 1, height: 1)) == button.intrinsicContentSize)
            return button.intrinsicContentSize
        }
        let picture = image(10, 10)
        #expect(size(.custom, "", picture) == CGSize(width: 10, height: 22))
        #expect(size(.system, "", picture) == CGSize(width: 10, height: 18))
        #expect(size(.custom, " ", picture) == CGSize(width: 15, height: 22))
        #expect(size(.system, " ", picture) == CGSize(width: 14, height: 18))
        #expect(size(.custom, " ") == CGSize(width: 30, height: 34))
        #expect(size(.system, " ") == CGSize(width: 30, height: 30))
        #expect(size(.system, "") == CGSize(width: 30, height: 30))
        #expect(size(.custom, nil, picture) == CGSize(width: 10, height: 10))
        // Two digits of 18 points are narrower than 30.
        #expect(size(.custom, "42") == CGSize(width: 30, height: 34))
        let inset = UIButton(type: .custom)
        inset.setTitle(" ", for: .normal)
        inset.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(inset.intrinsicContentSize == CGSize(width: 11, height: 26))
    }

    @Test("Sizes: the label's width up to a point and 12 points beside its height; insets; images; backgrounds")
    func sizes() {
        let button = UIButton(type: .system)
        button.setTitle("Continue", for: .normal)
        let label = button.titleLabel?.intrinsicContentSize ?? .zero
        #expect(
            button.intrinsicContentSize
                == CGSize(width: label.width.rounded(.up), height: label.height.rounded(.up) + 12))
        button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(
            button.intrinsicContentSize
                == CGSize(width: label.width.rounded(.up) + 6, height: label.height.rounded(.up) + 4))
        button.contentEdgeInsets = .zero
        button.setImage(image(40, 50), for: .normal)
        #expect(button.intrinsicContentSize == CGSize(width: label.width.rounded(.up) + 40, height: 50))
        button.setTitle(nil, for: .normal)
        #expect(button.intrinsicContentSize == CGSize(width: 40, height: 50))
        button.setBackgroundImage(image(60, 20), for: .normal)
        #expect(button.intrinsicContentSize == CGSize(width: 60, height: 50))
        button.sizeToFit()
        #expect(button.bounds.size == CGSize(width: 60, height: 50))
        #expect(UIButton(frame: .zero).intrinsicContentSize == CGSize(width: 30, height: 34))
    }

    @Test("Image before title, in the middle or as aligned; insets move them; right to left the other way round")
    func layout() {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        button.setTitle("Title", for: .normal)
        button.setImage(image(20, 30), for: .normal)
        let title = button.titleLabel?.intrinsicContentSize ?? .zero
        let width = title.width.rounded(.up)
        func frames() -> (image: CGRect, title: CGRect) {
            button.setNeedsLayout()
            button.layoutIfNeeded()
            return (button.imageView?.frame ?? .zero, button.titleLabel?.frame ?? .zero)
        }
        let start = ((200 - width - 20) / 2).rounded()
        #expect(frames().image == CGRect(x: start, y: 35, width: 20, height: 30))
        #expect(abs(frames().title.minX - start - 20) <= 0.5 && frames().title.width == width)
        button.contentHorizontalAlignment = .left
        button.contentVerticalAlignment = .top
        #expect(frames().image == CGRect(x: 0, y: 0, width: 20, height: 30))
        #expect(frames().title == CGRect(x: 20, y: 0, width: width, height: title.height))
        button.titleEdgeInsets = UIEdgeInsets(top: 3, left: 5, bottom: 0, right: 0)
        button.imageEdgeInsets = UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 0)
        #expect(frames().image.minX == 2 && frames().title.origin == CGPoint(x: 25, y: 3))
        button.titleEdgeInsets = .zero
        button.imageEdgeInsets = .zero
        button.contentHorizontalAlignment = .trailing
        button.contentVerticalAlignment = .bottom
        #expect(frames().title.maxX == 200 && frames().image.maxY == 100)
        button.semanticContentAttribute = .forceRightToLeft
        #expect(frames().title.minX == 0 && frames().image.minX == width)
        button.contentVerticalAlignment = .fill
        button.contentHorizontalAlignment = .fill
        #expect(frames().image == CGRect(x: 180, y: 0, width: 20, height: 100))
        #expect(frames().title == CGRect(x: 0, y: 0, width: 180, height: 100))
        button.contentHorizontalAlignment = .center
        button.setTitle(String(repeating: "Long ", count: 30), for: .normal)
        #expect(frames().title.width == 180, "a long title is truncated")
    }

    @Test("Subclasses place the parts by overriding the rectangles")
    func overrides() {
        final class Stacked: UIButton {
            override func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 10, dy: 10) }
            override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
                CGRect(x: contentRect.minX, y: contentRect.minY, width: 5, height: 5)
            }
            override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
                CGRect(x: contentRect.minX, y: contentRect.minY + 5, width: contentRect.width, height: 20)
            }
            override func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 1, dy: 1) }
        }
        let button = Stacked(type: .system)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
        button.setTitle("a", for: .normal)
        button.setImage(image(20, 20), for: .normal)
        button.setBackgroundImage(image(20, 20), for: .normal)
        button.layoutIfNeeded()
        #expect(button.imageView?.frame == CGRect(x: 10, y: 10, width: 5, height: 5))
        #expect(button.titleLabel?.frame == CGRect(x: 10, y: 15, width: 80, height: 20))
        #expect(button.subviews.first?.frame == CGRect(x: 1, y: 1, width: 98, height: 58))
        #expect(button.buttonType == .system)
    }

    @Test("The title's shadow, turned over while highlighted where that is asked for")
    func shadow() {
        let button = UIButton(frame: .zero)
        button.setTitle("a", for: .normal)
        button.setTitleShadowColor(.red, for: .normal)
        button.titleLabel?.shadowOffset = CGSize(width: 1, height: 2)
        button.reversesTitleShadowWhenHighlighted = true
        #expect(button.titleLabel?.shadowColor == .red)
        button.isHighlighted = true
        #expect(button.titleLabel?.shadowOffset == CGSize(width: -1, height: -2))
        button.isHighlighted = false
        #expect(button.titleLabel?.shadowOffset == CGSize(width: 1, height: 2))
    }

    @Test("The types with a picture draw it in the tint; the cross lies on a disc")
    func pictures() {
        for type in [UIButton.ButtonType.detailDisclosure, .infoLight, .infoDark, .contactAdd] {
            let button = UIButton(type: type)
            #expect(button.intrinsicContentSize == CGSize(width: 22, height: 22))
            #expect(button.imageView?.image?.renderingMode == .alwaysTemplate)
        }
        let close = UIButton(type: .close)
        #expect(close.intrinsicContentSize == CGSize(width: 30, height: 30) && close.currentBackgroundImage != nil)
        #expect(close.imageView?.tintColor == .secondaryLabel)
    }

    @Test("A button takes single taps from its superview's recognizers, not double ones")
    func taps() throws {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        stage.window.addSubview(parent)
        let gestures = GestureLog(log)
        let tap = gestures.watch(UITapGestureRecognizer(), on: parent, name: "tap")
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        button.addAction(UIAction { [log] _ in log.note("button") }, for: .touchUpInside)
        parent.addSubview(button)
        try stage.touch.tap(button)
        #expect(log.take() == ["button"])
        tap.cancelsTouchesInView = false
        try stage.touch.tap(button)
        #expect(log.take() == ["tap ended", "button"])
        tap.cancelsTouchesInView = true
        stage.advance(by: 1)
        tap.numberOfTapsRequired = 2
        try stage.touch.tap(button, taps: 2)
        #expect(log.take() == ["tap ended"])
    }

    @Test("performPrimaryAction does what a tap is for: it sends the action, turns the selection over, opens the menu")
    func primaryAction() {
        stage.makeCurrent()
        let control = UIControl(frame: .zero, primaryAction: UIAction { [log] _ in log.note("control") })
        control.performPrimaryAction()
        control.isEnabled = false
        control.performPrimaryAction()
        #expect(log.take() == ["control"])
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        button.addAction(UIAction { [log] _ in log.note("primary") }, for: .primaryActionTriggered)
        button.addAction(UIAction { [log] _ in log.note("up") }, for: .touchUpInside)
        button.changesSelectionAsPrimaryAction = true
        stage.window.addSubview(button)
        button.performPrimaryAction()
        #expect(log.take() == ["primary"] && button.isSelected)
        button.menu = UIMenu(children: [UIAction(title: "a") { _ in }])
        button.showsMenuAsPrimaryAction = true
        button.performPrimaryAction()
        #expect(log.take().isEmpty && button.isHeld)
    }

    @Test("The pointer's look above a button: its own, the usual one, or as elsewhere; isHovered goes with it")
    func pointer() throws {
        let button = UIButton(frame: CGRect(x: 50, y: 50, width: 100, height: 50))
        stage.window.addSubview(button)
        func style() -> UIPointerStyle? { stage.host[PointerDelivery.self].style }
        #expect(!button.isPointerInteractionEnabled && button.pointerStyleProvider == nil)
        #expect(button.preferredBehavioralStyle == .automatic && button.behavioralStyle == .pad)
        try stage.touch.hover(CGPoint(x: 60, y: 60))
        #expect(style() == nil && !button.isHovered && button.interactions.isEmpty)
        button.isPointerInteractionEnabled = true
        try stage.touch.hover(CGPoint(x: 70, y: 60))
        guard case .effect(.automatic(let preview), .roundedRect(let rect, _)?)? = style()?.kind else {
            Issue.record("no effect")
            return
        }
        #expect(preview.view === button && rect == button.frame && button.isHovered)
        try stage.touch.hover(CGPoint(x: 10, y: 10))
        #expect(style() == nil && !button.isHovered)
        button.isPointerInteractionEnabled = false
        var asked = 0
        button.pointerStyleProvider = { [weak button] asking, _, _ in
            asked += 1
            #expect(asking === button)
            return asked == 1 ? .hidden() : nil
        }
        #expect(button.isPointerInteractionEnabled && button.interactions.count == 1)
        try stage.touch.hover(CGPoint(x: 60, y: 60))
        guard case .hidden? = style()?.kind else {
            Issue.record("not hidden")
            return
        }
        try stage.touch.hover(CGPoint(x: 10, y: 10))
        try stage.touch.hover(CGPoint(x: 60, y: 60))
        #expect(style() == nil && asked == 2 && button.isHovered)
        button.isPointerInteractionEnabled = false
        #expect(!button.isHovered && button.interactions.isEmpty)
    }
}
