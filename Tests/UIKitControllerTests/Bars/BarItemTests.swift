import Offstage
import Testing

@testable import UIKit

@Suite("Items of bars")
@MainActor
struct BarItemTests: StageSuite {
    let made = makeStage(390, 500, scale: 3)

    private func bar(_ stage: Stage, _ item: UINavigationItem, width: CGFloat = 390) -> UINavigationBar {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: width, height: 44))
        bar.items = [item]
        stage.window.addSubview(bar)
        stage.runTurn()
        return bar
    }

    private func text(_ title: String) -> UIBarButtonItem {
        UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
    }

    private func image(_ side: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
            UIColor.black.setFill()
            context.fill(CGRect(x: 0, y: 0, width: side, height: side))
        }
    }

    @Test("An item for a navigation bar can be made without a title")
    func untitled() {
        #expect(UINavigationItem().title == nil && UINavigationItem(title: "A").title == "A")
    }

    @Test("Texts: 8 outside of the inner label, the first begins 8 before the margin, 8 between; right ones go inwards")
    func texts() {
        let stage = stage
        let item = UINavigationItem(title: "Title")
        item.leftBarButtonItems = [text("One"), text("Two")]
        item.rightBarButtonItems = [text("Done"), text("Share")]
        let bar = bar(stage, item)
        let content = bar.content!
        let widths = (content.leading + content.trailing).map {
            $0.subviews.compactMap { $0 as? UILabel }[0].intrinsicContentSize.width
        }
        let (one, two, done, share) = (content.leading[0], content.leading[1], content.trailing[0], content.trailing[1])
        #expect(one.frame == CGRect(x: 8, y: 0, width: widths[0] + 8, height: 44))
        #expect(abs(two.frame.minX - (one.frame.maxX + 8)) < 1e-9 && two.frame.width == widths[1] + 8)
        #expect(done.frame.maxX == 382 && done.frame.width == widths[2] + 8)
        #expect(abs(share.frame.maxX - (done.frame.minX - 8)) < 1e-9 && share.frame.width == widths[3] + 8)
        // The texts themselves stand at the margins, all on the title's line.
        let labels = (content.leading + content.trailing).map { button in
            button.convert(button.subviews.compactMap { $0 as? UILabel }[0].frame, to: bar)
        }
        #expect(labels[0].minX == 16 && abs(labels[2].maxX - 374) < 0.4)
        for label in labels { #expect(abs(label.minY - 35.0 / 3) < 1e-6) }
        #expect(abs(content.titleLabel.frame.midX - 195) < 0.4)
    }

    @Test("Images: width + 19 at the edge with 8 outside, else width + 22; tinted")
    func images() {
        let stage = stage
        let item = UINavigationItem(title: "x")
        item.rightBarButtonItems = [20, 24].map {
            UIBarButtonItem(image: image($0), style: .plain, target: nil, action: nil)
        }
        item.leftBarButtonItem = UIBarButtonItem(image: image(22), style: .plain, target: nil, action: nil)
        let content = bar(stage, item).content!
        #expect(content.trailing[0].frame == CGRect(x: 382 - 39, y: 0, width: 39, height: 44))
        #expect(content.trailing[1].frame == CGRect(x: 382 - 39 - 8 - 46, y: 0, width: 46, height: 44))
        #expect(content.leading[0].frame == CGRect(x: 8, y: 0, width: 41, height: 44))
        func picture(_ button: BarButton) -> UIImageView { button.subviews.compactMap { $0 as? UIImageView }.last! }
        let (right, left) = (picture(content.trailing[0]).frame, picture(content.leading[0]).frame)
        // A pixel above the middle.
        #expect(right.size == CGSize(width: 20, height: 20) && right.minX == 11 && near(right.minY, 12 - 1.0 / 3))
        #expect(left.size == CGSize(width: 22, height: 22) && left.minX == 8 && near(left.minY, 11 - 1.0 / 3))
        #expect(picture(content.leading[0]).image?.renderingMode == .alwaysTemplate)
        #expect(picture(content.leading[0]).tintColor == .systemBlue)
    }

    @Test("Right to left everything is mirrored")
    func mirrored() {
        let stage = stage
        stage.window.traitOverrides.layoutDirection = .rightToLeft
        let item = UINavigationItem(title: "Title")
        item.leftBarButtonItem = text("One")
        item.rightBarButtonItem = text("Done")
        let content = bar(stage, item).content!
        #expect(near(content.leading[0].frame.maxX, 382) && near(content.trailing[0].frame.minX, 8))
    }

    @Test("A title that collides leaves the middle, and is cut short only where there is no room")
    func collisions() {
        let stage = stage
        let item = UINavigationItem(title: "A title of some length")
        item.rightBarButtonItem = text("A rather long button")
        let bar = bar(stage, item)
        let content = bar.content!
        let natural = content.titleLabel.intrinsicContentSize.width
        #expect(content.titleLabel.bounds.width == natural)
        #expect(abs(content.titleLabel.frame.maxX - (content.trailing[0].frame.minX - 8)) < 0.4)
        #expect(content.titleLabel.frame.midX < 195)
        item.leftBarButtonItem = text("Another one")
        stage.runTurn()
        #expect(content.titleLabel.bounds.width < natural)
        #expect(abs(content.titleLabel.frame.minX - (content.leading[0].frame.maxX + 8)) < 0.4)
    }

    @Test("A view of the app's stands at the margin with its own size; one in the title's place in the middle")
    func customViews() {
        let stage = stage
        let item = UINavigationItem(title: "x")
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 30))
        item.leftBarButtonItem = UIBarButtonItem(customView: view)
        let title = UIView(frame: CGRect(x: 5, y: 5, width: 100, height: 20))
        item.titleView = title
        let bar = bar(stage, item)
        #expect(view.convert(view.bounds, to: bar) == CGRect(x: 16, y: 7, width: 50, height: 30))
        #expect(title.convert(title.bounds, to: bar) == CGRect(x: 145, y: 12, width: 100, height: 20))
        item.titleView = nil
        item.leftBarButtonItem = nil
        stage.runTurn()
        #expect(title.superview == nil && view.window == nil && bar.content?.titleLabel.isHidden == false)
        let button = UIButton(type: .system)
        button.setTitle("Own", for: .normal)
        item.rightBarButtonItem = UIBarButtonItem(customView: button)
        stage.runTurn()
        #expect(button.frame.width == button.intrinsicContentSize.width)
    }

    @Test("Taps: the message with the item as its sender, up the chain without a target, the primary action before it")
    func actions() throws {
        final class Receiver: NSObject {
            var log: [String] = []
        }
        let stage = stage
        let receiver = Receiver()
        let item = UINavigationItem(title: "x")
        let button = UIBarButtonItem(
            title: "Tap", style: .plain, target: receiver,
            action: Selector(
                _offstage: "tapped:",
                { (receiver: Receiver) in
                    { (sender: UIBarButtonItem) in receiver.log.append(sender.title ?? "") }
                }))
        item.leftBarButtonItem = button
        _ = bar(stage, item)
        try stage.touch.tap(CGPoint(x: 25, y: 20))
        #expect(receiver.log == ["Tap"] && button.target === receiver)
        button.isEnabled = false
        try stage.touch.tap(CGPoint(x: 25, y: 20))
        #expect(receiver.log.count == 1)
        button.isEnabled = true
        var senders: [Any?] = []
        button.primaryAction = UIAction(title: "Act") { senders.append($0.sender) }
        #expect(button.title == "Act")
        button.changesSelectionAsPrimaryAction = true
        try stage.touch.tap(CGPoint(x: 25, y: 20))
        #expect(receiver.log.count == 1 && senders.first as? UIBarButtonItem === button && button.isSelected)
    }

    @Test("System items: words or pictures, each picture with ink; Done and Save stand out")
    func systemItems() {
        let stage = stage
        let words: [UIBarButtonItem.SystemItem: String] = [
            .done: "Done", .cancel: "Cancel", .edit: "Edit", .save: "Save", .undo: "Undo", .redo: "Redo",
        ]
        for system in UIBarButtonItem.SystemItem.allCases where system != .flexibleSpace && system != .fixedSpace {
            let item = UINavigationItem(title: "x")
            let button = UIBarButtonItem(barButtonSystemItem: system, target: nil, action: nil)
            item.rightBarButtonItem = button
            let bar = bar(stage, item)
            #expect(button.title == nil && button.image == nil)
            #expect((button.style == .done) == [.done, .save].contains(system))
            let view = bar.content!.trailing[0]
            let label = view.subviews.compactMap { $0 as? UILabel }[0]
            #expect(label.text == words[system])
            if let word = words[system] {
                #expect(!word.isEmpty && label.font.pointSize == 17)
                #expect(label.font == .systemFont(ofSize: 17, weight: button.style == .done ? .semibold : .regular))
            } else {
                let image = button.shownImage(isCompact: false)!.image
                #expect(PixelProbe(image)!.drawnCount > 60, "\(system)")
                #expect(view.frame.width == image.size.width + 19)
            }
            bar.removeFromSuperview()
        }
        for glyph in BarGlyph.allCases { #expect(PixelProbe(glyph.image)!.drawnCount > 30) }
        for glyph in TabGlyph.allCases { #expect(PixelProbe(glyph.image)!.drawnCount > 30) }
    }

    @Test("The chevron's ink is 11 × 19")
    func chevron() throws {
        _ = stage
        let probe = try #require(PixelProbe(BarGlyph.chevron.image))
        let scale = BarGlyph.chevron.image.scale
        #expect(CGFloat(probe.width) == 11 * scale && CGFloat(probe.height) == 19 * scale)
        func ink(_ x: Int, _ y: Int) -> Bool { probe[x, y][3] > 0 }
        #expect((0..<probe.height).contains { ink(0, $0) } && (0..<probe.height).contains { ink(probe.width - 1, $0) })
        #expect((0..<probe.width).contains { ink($0, 0) } && (0..<probe.width).contains { ink($0, probe.height - 1) })
    }

    @Test(
        "Looks: done is semibold, tint and attributes by state, own before the appearance's; disabled pale, touched at 0.2"
    )
    func looks() throws {
        let stage = stage
        let item = UINavigationItem(title: "x")
        let button = text("Tap")
        item.leftBarButtonItem = button
        let bar = bar(stage, item)
        let label = bar.content!.leading[0].subviews.compactMap { $0 as? UILabel }[0]
        #expect(label.textColor == .systemBlue && label.font == .systemFont(ofSize: 17))
        button.style = .done
        #expect(label.font == .systemFont(ofSize: 17, weight: .semibold))
        bar.tintColor = .red
        #expect(label.textColor == .red)
        button.tintColor = .green
        #expect(label.textColor == .green)
        button.isEnabled = false
        #expect(label.textColor == .tertiaryLabel)
        button.isEnabled = true
        bar.standardAppearance.doneButtonAppearance.normal.titleTextAttributes = [
            .foregroundColor: UIColor.brown, .font: UIFont.systemFont(ofSize: 12),
        ]
        #expect(label.textColor == .brown && label.font.pointSize == 12)
        button.setTitleTextAttributes([.foregroundColor: UIColor.purple], for: .normal)
        #expect(label.textColor == .purple && label.font.pointSize == 12)
        #expect(
            button.titleTextAttributes(for: .normal)?.count == 1 && button.titleTextAttributes(for: .disabled) == nil)
        try stage.touch.down(CGPoint(x: 20, y: 20))
        #expect(near(label.alpha, 0.2))
        try stage.touch.up()
        #expect(label.alpha == 1)
        button.width = 80
        button.possibleTitles = ["Something long"]
        stage.runTurn()
        #expect(bar.content!.leading[0].frame.width == 80)
        button.width = 0
        stage.runTurn()
        #expect(bar.content!.leading[0].frame.width > 80)
        button.isHidden = true
        stage.runTurn()
        #expect(bar.content!.leading[0].isHidden)
        button.isHidden = false
        stage.runTurn()
        #expect(!bar.content!.leading[0].isHidden)
    }

    @Test("editButtonItem says Edit and Done, and turns editing over")
    func edit() throws {
        let stage = stage
        let controller = UIViewController()
        controller.navigationItem.rightBarButtonItem = controller.editButtonItem
        let nav = UINavigationController(rootViewController: controller)
        stage.window.rootViewController = nav
        stage.advance(by: 0.1)
        #expect(controller.editButtonItem === controller.editButtonItem)
        let button = try #require(nav.navigationBar.content?.trailing.first)
        let label = button.subviews.compactMap { $0 as? UILabel }[0]
        #expect(label.text == "Edit")
        try stage.touch.tap(button)
        #expect(
            controller.isEditing && label.text == "Done" && label.font == .systemFont(ofSize: 17, weight: .semibold))
        controller.setEditing(false, animated: false)
        #expect(label.text == "Edit")
    }
}

extension PixelProbe {
    /// How many pixels are not clear.
    fileprivate var drawnCount: Int {
        (0..<height).reduce(0) { sum, y in sum + (0..<width).count { self[$0, y][3] > 0 } }
    }
}
