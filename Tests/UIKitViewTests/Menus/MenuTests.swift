import Offstage
import Testing

@testable import UIKit

/// What menus show, where, and how elements are chosen.
@Suite("Menus")
@MainActor
struct MenuTests {
    let log = CallLog()

    private func stage(_ name: String = "iPhone 16", traits: UITraitCollection? = nil) throws -> Stage {
        try makePresentingStage(#require(Device(named: name)), traits: traits)
    }

    private func action(
        _ title: String, _ attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
        image: UIImage? = nil, subtitle: String? = nil
    ) -> UIAction {
        UIAction(title: title, subtitle: subtitle, image: image, attributes: attributes, state: state) { [log] in
            log.note($0.title)
        }
    }

    private func button(
        _ menu: UIMenu, on stage: Stage, at frame: CGRect = CGRect(x: 20, y: 100, width: 120, height: 44)
    ) throws -> UIButton {
        let button = UIButton(type: .system)
        button.frame = frame
        button.setTitle("Menu", for: .normal)
        button.menu = menu
        button.showsMenuAsPrimaryAction = true
        try #require(stage.window.rootViewController).view.addSubview(button)
        stage.advance(by: 0.1)
        return button
    }

    private func overlay(_ stage: Stage) -> MenuOverlay? {
        stage.window.subviews.lazy.compactMap { $0 as? MenuOverlay }.first
    }

    private func plates(_ stage: Stage) -> [MenuPlate] { overlay(stage)?.session?.plates ?? [] }

    private func rows(_ stage: Stage) -> [MenuRow] {
        plates(stage).last?.tracker.rows.compactMap { $0 as? MenuRow } ?? []
    }

    private func middle(_ view: UIView) -> CGPoint {
        let frame = view.convert(view.bounds, to: nil)
        return CGPoint(x: frame.midX, y: frame.midY)
    }

    private func tap(_ view: UIView, _ stage: Stage) throws {
        try stage.touch.tap(middle(view))
        stage.advance(by: 0.6)
    }

    @Test("A tap on a button opens its menu below: 250 wide, rows of 44, a pixel between them")
    func opens() throws {
        let stage = try stage()
        let button = try button(UIMenu(children: [action("A"), action("B"), action("C")]), on: stage)
        button.addAction(UIAction { [log] _ in log.note("menu") }, for: .menuActionTriggered)
        button.addAction(UIAction { [log] _ in log.note("up") }, for: .touchUpInside)
        try tap(button, stage)
        let plate = try #require(plates(stage).first)
        #expect(plate.frame.minX == 20 && plate.frame.minY == 152 && plate.frame.width == 250)
        #expect(near(plate.frame.height, 133, within: 0.4) && rows(stage).map(\.frame.height) == [44, 44, 44])
        #expect(near(rows(stage)[1].frame.minY, 44 + 1.0 / 3))
        #expect(rows(stage)[0].titleLabel.font == .systemFont(ofSize: 17) && rows(stage)[0].titleLabel.frame.minX == 16)
        #expect(log.take() == ["menu"] && button.isHeld)
        try tap(rows(stage)[1], stage)
        #expect(log.take() == ["B"] && overlay(stage) == nil && !button.isHeld)
        #expect(stage.diagnostics.messages == [])
    }

    @Test("It grows from a fifth in a quarter of a second; a tap beside closes it, and reaches nothing else")
    func animation() throws {
        let stage = try stage()
        let button = try button(UIMenu(children: [action("A")]), on: stage)
        try stage.touch.tap(middle(button))
        stage.advance(by: 0.05)
        let shown = try #require(plates(stage).first?.layer.presentation())
        #expect(shown.transform.m11 > 0.2 && shown.transform.m11 < 1 && shown.opacity < 1)
        stage.advance(by: 0.5)
        #expect(plates(stage).first?.transform == .identity && plates(stage).first?.alpha == 1)
        try stage.touch.tap(middle(button))
        stage.advance(by: 0.5)
        #expect(overlay(stage) == nil && log.calls.isEmpty)
    }

    @Test("A finger that stays opens it, slides, and chooses where it is lifted")
    func slide() throws {
        let stage = try stage()
        let button = try button(UIMenu(children: [action("A"), action("No", .disabled), action("C")]), on: stage)
        button.showsMenuAsPrimaryAction = false
        button.addAction(UIAction { [log] _ in log.note("up") }, for: .touchUpInside)
        try stage.touch.tap(middle(button))
        stage.advance(by: 0.5)
        #expect(log.take() == ["up"] && overlay(stage) == nil)
        try stage.touch.down(middle(button))
        stage.advance(by: 1)
        #expect(rows(stage).count == 3)
        try stage.touch.move(middle(rows(stage)[1]))
        #expect(rows(stage).allSatisfy { !$0.isMarked } && rows(stage)[1].titleLabel.textColor == .tertiaryLabel)
        try stage.touch.move(middle(rows(stage)[2]))
        #expect(rows(stage)[2].isMarked)
        try stage.touch.up()
        stage.advance(by: 0.5)
        #expect(log.take() == ["C"] && overlay(stage) == nil)
        // Lifted at once it stays open.
        try stage.touch.press(middle(button), duration: 0.7)
        stage.advance(by: 0.5)
        #expect(overlay(stage) != nil && log.calls.isEmpty)
    }

    @Test("Inline groups have gaps, headings stand above them, hidden elements show nowhere")
    func groups() throws {
        let stage = try stage()
        let menu = UIMenu(
            title: "All",
            children: [
                UIMenu(options: .displayInline, children: [action("A"), action("Hidden", .hidden)]),
                UIMenu(title: "Group", options: .displayInline, children: [action("B", .destructive)]),
                UIMenu(options: .displayInline, children: []), action("C"),
            ])
        let reader = MenuReader(menu) {}
        func word(_ entry: MenuEntry) -> String {
            switch entry {
            case .heading(let text): "[\(text)]"
            case .leaf(let leaf, _, _): leaf.title
            case .submenu(let menu): "\(menu.title)>"
            case .palette(let elements, let size, _): elements.map(\.title).joined(separator: "|") + "\(size)"
            case .loading: "…"
            case .gap: "-"
            }
        }
        #expect(reader.entries.map(word) == ["[All]", "-", "A", "-", "[Group]", "B", "-", "C"])
        _ = try button(menu, on: stage)
        let button = try #require(stage.window.rootViewController?.view.subviews.last as? UIButton)
        try tap(button, stage)
        #expect(rows(stage).map(\.titleLabel.text) == ["A", "B", "C"])
        #expect(rows(stage)[1].titleLabel.textColor == .systemRed)
        let small = UIMenu(
            options: .displayInline, preferredElementSize: .small, children: (0..<6).map { action("\($0)") })
        let medium = UIMenu(
            options: .displayInline, preferredElementSize: .medium, children: (0..<4).map { action("\($0)") })
        let palette = UIMenu(options: [.displayInline, .displayAsPalette], children: (0..<7).map { action("\($0)") })
        let strips = MenuReader(UIMenu(children: [small, medium, palette])) {}
        #expect(
            strips.entries.map(word) == [
                "0|1|2|3small", "4|5small", "-", "0|1|2medium", "3medium", "-", "0|1|2|3|4|5|6small",
            ])
        #expect(MenuReader(UIMenu(children: [action("H", .hidden)])) {}.isEmpty)
    }

    @Test("Marks, subtitles and images; texts begin further in where something is marked; the other way round in RTL")
    func marks() throws {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image {
            $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        for isMirrored in [false, true] {
            let stage = try stage(
                traits: UITraitCollection(layoutDirection: isMirrored ? .rightToLeft : .leftToRight))
            let menu = UIMenu(children: [
                action("On", state: .on), action("Mixed", state: .mixed, image: picture),
                action("S", subtitle: "Below"),
            ])
            try tap(try button(menu, on: stage), stage)
            let row = rows(stage)[1]
            let text = row.titleLabel.frame
            #expect(row.mark.image != nil && rows(stage)[2].mark.image == nil && row.hasMarks)
            #expect(row.picture.frame.width == 20 && rows(stage)[2].frame.height > 44)
            if isMirrored {
                #expect(text.maxX == 214 && row.picture.frame.minX == 16 && row.mark.frame.minX > text.minX)
            } else {
                #expect(text.minX == 36 && row.picture.frame.maxX == 234 && row.mark.frame.maxX < text.minX)
            }
        }
    }

    @Test("At most one of a singleSelection is on; elements may leave the menu open")
    func selection() throws {
        let stage = try stage()
        let (a, b) = (action("A", .keepsMenuPresented, state: .on), action("B", .keepsMenuPresented))
        let menu = UIMenu(options: .singleSelection, children: [a, b])
        #expect(menu.selectedElements == [a])
        try tap(try button(menu, on: stage), stage)
        try tap(rows(stage)[1], stage)
        #expect(log.take() == ["B"] && a.state == .off && b.state == .on && menu.selectedElements == [b])
        #expect(overlay(stage) != nil && rows(stage)[1].mark.image != nil && rows(stage)[0].mark.image == nil)
    }

    @Test("A pop-up button has the title of the element that is on")
    func popUp() throws {
        let stage = try stage()
        let button = try button(UIMenu(children: [action("A"), action("B")]), on: stage)
        button.changesSelectionAsPrimaryAction = true
        #expect(button.title(for: .normal) == "A")
        try tap(button, stage)
        #expect(rows(stage)[0].mark.image != nil)
        try tap(rows(stage)[1], stage)
        #expect(button.title(for: .normal) == "B" && log.take() == ["B"])
        #expect(button.menu?.selectedElements.map(\.title) == ["B"] && !button.isSelected)
    }

    @Test("Menus in menus open above, and a tap on the one around or on the title goes back")
    func submenus() throws {
        let stage = try stage()
        let inner = UIMenu(title: "More", children: [action("X"), action("Y")])
        let button = try button(UIMenu(children: [action("A"), inner, action("B")]), on: stage)
        try tap(button, stage)
        try tap(rows(stage)[1], stage)
        #expect(plates(stage).count == 2 && rows(stage).map(\.titleLabel.text) == ["More", "X", "Y"])
        #expect(plates(stage)[0].alpha < 1 && plates(stage)[1].frame.minY > plates(stage)[0].frame.minY)
        try tap(rows(stage)[0], stage)
        #expect(plates(stage).count == 1 && plates(stage)[0].alpha == 1 && plates(stage)[0].transform == .identity)
        try tap(rows(stage)[1], stage)
        try stage.touch.tap(CGPoint(x: 40, y: plates(stage)[0].frame.minY + 12))
        stage.advance(by: 0.5)
        #expect(plates(stage).count == 1)
        try tap(rows(stage)[1], stage)
        try tap(rows(stage)[2], stage)
        #expect(log.take() == ["Y"] && overlay(stage) == nil)
    }

    @Test("Keys: arrows mark, return chooses, escape goes back and then away; the keys come back")
    func keys() throws {
        let stage = try stage()
        let inner = UIMenu(title: "More", children: [action("X")])
        let button = try button(UIMenu(children: [action("A"), action("No", .disabled), inner]), on: stage)
        let holder = KeyHolder()
        stage.window.rootViewController?.view.addSubview(holder)
        holder.becomeFirstResponder()
        try tap(button, stage)
        for key in ["down", "down", "return"] { try stage.touch.key(key) }
        stage.advance(by: 0.5)
        #expect(plates(stage).count == 2)
        try stage.touch.key("escape")
        stage.advance(by: 0.5)
        #expect(plates(stage).count == 1)
        try stage.touch.key("escape")
        stage.advance(by: 0.5)
        #expect(overlay(stage) == nil && log.calls.isEmpty && holder.isFirstResponder)
        try tap(button, stage)
        for key in ["down", "return"] { try stage.touch.key(key) }
        stage.advance(by: 0.5)
        #expect(log.take() == ["A"])
    }

    @Test("Deferred elements: asked once, or each time; a row that waits until they come")
    func deferred() throws {
        let stage = try stage()
        var asked = 0
        var later: (([UIMenuElement]) -> Void)?
        let once = UIDeferredMenuElement { done in
            asked += 1
            later = done
        }
        var anew = 0
        let always = UIDeferredMenuElement.uncached { [self] done in
            anew += 1
            done([action("N\(anew)")])
        }
        let button = try button(UIMenu(children: [once, always]), on: stage)
        try tap(button, stage)
        #expect(asked == 1 && anew == 1 && rows(stage).map(\.titleLabel.text) == ["N1"])
        let height = plates(stage)[0].frame.height
        later?([action("L1"), action("L2")])
        stage.advance(by: 0.1)
        #expect(rows(stage).map(\.titleLabel.text) == ["L1", "L2", "N1"] && plates(stage)[0].frame.height > height)
        try stage.touch.key("escape")
        stage.advance(by: 0.5)
        try tap(button, stage)
        #expect(asked == 1 && anew == 2 && rows(stage).map(\.titleLabel.text) == ["L1", "L2", "N2"])
        // One that has itself in it ends.
        var own: [UIMenuElement] = []
        let endless = UIDeferredMenuElement { $0(own) }
        own = [UIMenu(options: .displayInline, children: [endless])]
        #expect(MenuReader(UIMenu(children: [endless])) {}.isEmpty)
    }

    @Test("Above a button at the bottom the first element is the nearest, unless the order is fixed")
    func order() throws {
        let stage = try stage()
        let frame = CGRect(x: 250, y: 760, width: 120, height: 44)
        let button = try button(UIMenu(children: [action("A"), action("B")]), on: stage, at: frame)
        try tap(button, stage)
        #expect(rows(stage).map(\.titleLabel.text) == ["B", "A"])
        #expect(near(plates(stage)[0].frame.maxY, 752, within: 0.51) && plates(stage)[0].frame.maxX == 370)
        try stage.touch.key("escape")
        stage.advance(by: 0.5)
        button.preferredMenuElementOrder = .fixed
        try tap(button, stage)
        #expect(rows(stage).map(\.titleLabel.text) == ["A", "B"])
    }

    @Test("A menu that fits on neither side opens where there is more room, as high as that, and scrolls")
    func fitsNowhere() throws {
        let stage = try stage()
        let menu = UIMenu(children: (0..<24).map { action("\($0)") })
        let upper = CGRect(x: 20, y: 300, width: 120, height: 44)
        let button = try button(menu, on: stage, at: upper)
        button.preferredMenuElementOrder = .fixed
        try tap(button, stage)
        var plate = try #require(plates(stage).first)
        #expect(plate.naturalSize.height > 1000)
        #expect(plate.frame.minY == 352 && near(plate.frame.maxY, 852 - 34 - 8, within: 0.51), "below the button")
        #expect(plate.scroll.contentSize.height == plate.naturalSize.height)
        try stage.touch.key("escape")
        stage.advance(by: 0.5)
        button.frame.origin.y = 500
        stage.advance(by: 0.1)
        try tap(button, stage)
        plate = try #require(plates(stage).first)
        #expect(near(plate.frame.minY, 59 + 8, within: 0.51) && plate.frame.maxY == 492, "above the button")
    }

    @Test("A bar button item's menu opens with a tap; with an action, when a finger stays")
    func barItem() throws {
        let stage = try stage()
        let root = UIViewController()
        let item = UIBarButtonItem(title: "Sort", menu: UIMenu(children: [action("A")]))
        root.navigationItem.rightBarButtonItem = item
        stage.window.rootViewController = UINavigationController(rootViewController: root)
        stage.advance(by: 0.1)
        let view = try #require(item.shownView)
        try tap(view, stage)
        #expect(rows(stage).count == 1 && plates(stage)[0].frame.maxX <= 385)
        try tap(rows(stage)[0], stage)
        #expect(log.take() == ["A"])
        item.primaryAction = UIAction(title: "Sort") { [log] _ in log.note("primary") }
        stage.advance(by: 0.1)
        try tap(view, stage)
        #expect(log.take() == ["primary"] && overlay(stage) == nil)
        try stage.touch.press(middle(view), duration: 0.8)
        stage.advance(by: 0.5)
        #expect(overlay(stage) != nil)
    }

    final class Host: NSObject, UIContextMenuInteractionDelegate {
        let log: CallLog
        var configuration: UIContextMenuConfiguration?
        init(_ log: CallLog) { self.log = log }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            log.note("configuration \(Int(location.x)) \(Int(location.y))")
            return configuration
        }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
        ) -> UITargetedPreview? {
            log.note("preview")
            return nil
        }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            log.note("display")
            animator?.addAnimations { [log] in log.note("along") }
            animator?.addCompletion { [log] in log.note("there") }
        }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            log.note("end")
            animator?.addCompletion { [log] in log.note("gone") }
        }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
            animator: any UIContextMenuInteractionCommitAnimating
        ) { log.note("commit") }
    }

    @Test("A long press on a view: the delegate in order, the view lifted above a blur, its menu below")
    func interaction() throws {
        let stage = try stage()
        let card = UIView(frame: CGRect(x: 40, y: 200, width: 200, height: 100))
        card.backgroundColor = .systemOrange
        stage.window.rootViewController?.view.addSubview(card)
        let host = Host(log)
        let interaction = UIContextMenuInteraction(delegate: host)
        card.addInteraction(interaction)
        #expect(interaction.view === card && interaction.menuAppearance == .unknown)
        try stage.touch.press(CGPoint(x: 60, y: 230), duration: 0.3)
        stage.advance(by: 0.5)
        #expect(log.calls.isEmpty)
        try stage.touch.press(CGPoint(x: 60, y: 230), duration: 0.8)
        stage.advance(by: 0.5)
        #expect(log.take() == ["configuration 20 30"] && overlay(stage) == nil)
        host.configuration = UIContextMenuConfiguration(actionProvider: { [self] suggested in
            #expect(suggested.isEmpty)
            return UIMenu(children: [action("A"), action("B")])
        })
        try stage.touch.press(CGPoint(x: 60, y: 230), duration: 0.8)
        stage.advance(by: 0.5)
        #expect(log.take() == ["configuration 20 30", "preview", "display", "along", "there"])
        #expect(interaction.menuAppearance == .rich && card.alpha == 0)
        #expect(interaction.location(in: card) == CGPoint(x: 20, y: 30))
        #expect(overlay(stage)?.previewView?.frame == card.frame && plates(stage)[0].frame.minY == 308)
        interaction.updateVisibleMenu { $0.replacingChildren([self.action("C")]) }
        stage.advance(by: 0.1)
        #expect(rows(stage).map(\.titleLabel.text) == ["C"])
        try tap(rows(stage)[0], stage)
        #expect(log.take() == ["end", "C", "gone"] && card.alpha == 1 && overlay(stage) == nil)
        try stage.touch.press(CGPoint(x: 60, y: 230), duration: 0.8)
        stage.advance(by: 0.5)
        _ = log.take()
        try stage.touch.tap(CGPoint(x: 60, y: 230))
        stage.advance(by: 0.5)
        #expect(log.take() == ["commit", "end", "gone"])
        // A preview of its own, and no menu at all.
        let shown = UIViewController()
        shown.preferredContentSize = CGSize(width: 300, height: 400)
        host.configuration = UIContextMenuConfiguration(previewProvider: { shown })
        try stage.touch.press(CGPoint(x: 60, y: 230), duration: 0.8)
        stage.advance(by: 0.5)
        #expect(overlay(stage)?.previewView?.bounds.size == CGSize(width: 300, height: 400))
        #expect(shown.view.window != nil)
        interaction.dismissMenu()
        stage.advance(by: 0.5)
        #expect(overlay(stage) == nil && card.alpha == 1)
        card.removeInteraction(interaction)
        #expect(interaction.view == nil && stage.diagnostics.messages == [])
    }

    @Test("1 to 8 elements, long texts, right to left, the largest text: rows lie below each other, nothing is clipped")
    func geometry() throws {
        let sentence = "An element whose title takes some more lines than one, as titles do in some languages"
        let largest = UITraitCollection {
            $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
            $0.layoutDirection = .rightToLeft
        }
        for traits in [nil, largest] {
            for count in 1...8 {
                for isLong in [false, true] {
                    let stage = try stage(traits: traits)
                    let children = (0..<count).map { action(isLong ? sentence : "E\($0)", state: $0 == 1 ? .on : .off) }
                    try tap(try button(UIMenu(children: children), on: stage), stage)
                    let plate = try #require(plates(stage).first)
                    let room = stage.window.bounds.inset(by: stage.window.safeAreaInsets)
                    #expect(room.contains(plate.frame), "\(count) \(isLong) \(plate.frame)")
                    var end: CGFloat = 0
                    for row in rows(stage) {
                        #expect(row.frame.minY >= end - 0.01)
                        end = row.frame.maxY
                        let label = row.titleLabel
                        let fitting = label.sizeThatFits(CGSize(width: label.bounds.width, height: 1e5))
                        #expect(fitting.height <= label.bounds.height + 0.01 && row.bounds.contains(label.frame))
                        #expect(!label.frame.intersects(row.mark.frame) || row.mark.image == nil)
                    }
                    #expect(near(plate.scroll.contentSize.height, end))
                }
            }
        }
    }

    @Test("Menus and previews as values")
    func values() {
        let menu = UIMenu(title: "T", identifier: .edit, options: .destructive, children: [action("A")])
        let other = menu.replacingChildren([])
        #expect(other.identifier == .edit && other.title == "T" && other.children.isEmpty)
        #expect(UIMenu().identifier != UIMenu().identifier && menu.preferredElementSize == .large)
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        let around = UIView()
        around.addSubview(view)
        let preview = UITargetedPreview(view: view)
        #expect(preview.target.container === around && preview.target.center == CGPoint(x: 25, y: 40))
        #expect(preview.size == CGSize(width: 30, height: 40))
        let target = UIPreviewTarget(container: view, center: .zero)
        let moved = preview.retargetedPreview(with: target)
        #expect(moved.target === target && moved.view === view)
    }
}
