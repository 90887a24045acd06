import Foundation
import Offstage
import Testing

@testable import UIKit

@Suite("Menu systems")
@MainActor
struct MenuSystemTests: StageSuite {
    let made = makeStage(200, 200)
    private let log = CallLog()

    private func tree(_ children: [UIMenuElement]) -> MenuTree {
        MenuTree(UIMenu(identifier: .root, children: children), of: .main)
    }

    private func menu(_ id: String, _ children: [UIMenuElement] = []) -> UIMenu {
        UIMenu(identifier: UIMenu.Identifier(id), children: children)
    }

    /// The identifiers of menus and the titles of leaves, nested ones in brackets.
    private func text(_ menu: UIMenu) -> String {
        menu.children.map { child in
            guard let inner = child as? UIMenu else { return child.title }
            return inner.identifier.rawValue + (inner.children.isEmpty ? "" : "[\(text(inner))]")
        }.joined(separator: " ")
    }

    // MARK: Builders

    @Test("A builder finds menus, actions and commands at any depth, the first of each")
    func finding() {
        made.makeCurrent()
        let action = UIAction(title: "one", identifier: UIAction.Identifier("one")) { _ in }
        let plain = UICommand(title: "two", action: "two:")
        let marked = UICommand(title: "three", action: "two:", propertyList: "mark")
        let tree = tree([menu("a", [menu("b", [action, marked, plain])]), menu("c")])
        #expect(tree.system === UIMenuSystem.main)
        #expect(tree.menu(for: UIMenu.Identifier("b"))?.children.count == 3)
        #expect(tree.menu(for: .root) === tree.root && tree.menu(for: .edit) == nil)
        #expect(tree.action(for: UIAction.Identifier("one")) === action)
        #expect(tree.action(for: UIAction.Identifier("two")) == nil)
        #expect(tree.command(for: "two:") === plain && tree.command(for: "two:", propertyList: "mark") === marked)
        #expect(tree.command(for: "two:", propertyList: "other") == nil && tree.command(for: "one:") == nil)
    }

    @Test("A builder inserts, replaces and removes menus; what is not there changes nothing")
    func changing() {
        made.makeCurrent()
        let tree = tree([menu("a", [menu("b")]), menu("c")])
        let (a, b, c) = (UIMenu.Identifier("a"), UIMenu.Identifier("b"), UIMenu.Identifier("c"))
        tree.insertSibling(menu("1"), beforeMenu: b)
        tree.insertSibling(menu("2"), afterMenu: b)
        #expect(text(tree.root) == "a[1 b 2] c")
        tree.insertChild(menu("3"), atStartOfMenu: a)
        tree.insertChild(menu("4"), atEndOfMenu: a)
        tree.insertChild(menu("5"), atEndOfMenu: .root)
        #expect(text(tree.root) == "a[3 1 b 2 4] c 5")
        tree.replace(menu: b, with: menu("6", [menu("7")]))
        #expect(text(tree.root) == "a[3 1 6[7] 2 4] c 5")
        tree.replaceChildren(ofMenu: a) { Array($0.reversed().prefix(2)) }
        #expect(text(tree.root) == "a[4 2] c 5")
        tree.remove(menu: a)
        tree.remove(menu: .root)
        #expect(text(tree.root) == "c 5")
        tree.insertSibling(menu("8"), afterMenu: .root)
        for id in [a, .edit] {
            tree.remove(menu: id)
            tree.insertChild(menu("9"), atEndOfMenu: id)
            tree.insertSibling(menu("9"), beforeMenu: id)
            tree.replace(menu: id, with: menu("9"))
            tree.replaceChildren(ofMenu: id) { _ in [] }
        }
        #expect(text(tree.root) == "c 5")
        tree.replace(menu: c, with: menu("c", [menu("d")]))
        tree.replace(menu: .root, with: UIMenu(identifier: .root, children: [menu("e")]))
        #expect(text(tree.root) == "e")
    }

    @Test("A change keeps what it does not touch, and titles and options of the menus around it")
    func sharing() {
        made.makeCurrent()
        let kept = menu("kept")
        let outer = UIMenu(
            title: "Outer", identifier: UIMenu.Identifier("outer"), options: .displayInline, children: [menu("in")])
        let tree = tree([kept, outer])
        tree.remove(menu: UIMenu.Identifier("in"))
        #expect(tree.root.children[0] === kept)
        let new = tree.root.children[1] as? UIMenu
        #expect(new !== outer && new?.title == "Outer" && new?.options == .displayInline && new?.children == [])
        #expect(outer.children.count == 1, "menus are values")
    }

    // MARK: The main system

    @Test("The menu bar has the places that apps know, and the usual edits")
    func standard() {
        made.makeCurrent()
        let root = UIMenu.standard
        #expect(
            root.children.compactMap { ($0 as? UIMenu)?.identifier } == [
                .application, .file, .edit, .format, .view, .window, .help,
            ])
        let tree = MenuTree(root, of: .main)
        let places: [UIMenu.Identifier] = [
            .about, .preferences, .services, .hide, .quit, .newScene, .openRecent, .close, .document, .print, .undoRedo,
            .standardEdit, .find, .replace, .share, .spelling, .spellingPanel, .spellingOptions, .substitutions,
            .substitutionsPanel, .substitutionOptions, .transformations, .speech, .lookup, .learn, .font, .textStyle,
            .textSize, .textColor, .textStylePasteboard, .text, .alignment, .writingDirection, .toolbar, .sidebar,
            .fullscreen, .minimizeAndZoom, .bringAllToFront,
        ]
        #expect(places.filter { tree.menu(for: $0) == nil } == [] && Set(places).count == places.count)
        #expect(text(tree.menu(for: .standardEdit) ?? root) == "Cut Copy Paste Paste and Match Style Delete Select All")
        #expect(tree.menu(for: .find)?.children.isEmpty == true)
        #expect((tree.command(for: "copy:") as? UIKeyCommand)?.input == "c")
    }

    /// A delegate that adds a command, and writes down when it is asked.
    private final class Delegate: UIResponder, UIApplicationDelegate, SelectorTable {
        var log: CallLog?
        var input = "r"
        override func buildMenu(with builder: any UIMenuBuilder) {
            super.buildMenu(with: builder)
            guard builder.system === UIMenuSystem.main else { return }
            log?.note("build")
            builder.insertChild(
                UIMenu(
                    options: .displayInline,
                    children: [UIKeyCommand(title: "Run", action: "run:", input: input, modifierFlags: .command)]),
                atStartOfMenu: .file)
            builder.remove(menu: .format)
        }
        override func validate(_ command: UICommand) { log?.note("validate \(command.title)") }
        func run(_ command: UIKeyCommand) { log?.note("run \(command.title)") }
        static var selectors: [Selector] { [Selector(_offstage: "run:", { (t: Delegate) in t.run(_:) })] }
    }

    @Test("The delegate builds the menu bar once; its commands are chosen by their keys, wherever the focus is")
    func mainKeys() throws {
        let delegate = Delegate()
        delegate.log = log
        stage.perform { UIApplication.shared.delegate = delegate }
        stage.window.makeKey()
        try stage.touch.key("r", modifiers: .command)
        #expect(log.take() == ["build", "validate Run", "run Run"])
        try stage.touch.key("r", modifiers: .command)
        #expect(log.take() == ["validate Run", "run Run"])
        delegate.input = "j"
        stage.perform {
            UIMenuSystem.main.setNeedsRebuild()
            UIMenuSystem.main.setNeedsRebuild()
            UIMenuSystem.main.setNeedsRevalidate()
        }
        #expect(log.take().isEmpty)
        stage.runTurn()
        #expect(log.take() == ["build"])
        try stage.touch.key("r", modifiers: .command)
        try stage.touch.key("b", modifiers: .command)
        #expect(log.take().isEmpty)
        try stage.touch.key("j", modifiers: .command)
        #expect(log.take() == ["validate Run", "run Run"])
    }

    @Test("The usual edits go to the first responder that has them; commands of the chain come before the menu bar's")
    func standardKeys() throws {
        final class Field: UIView {
            var log: CallLog?
            var own: [UIKeyCommand]?
            override var canBecomeFirstResponder: Bool { true }
            override var keyCommands: [UIKeyCommand]? { own }
            override func copy(_ sender: Any?) { log?.note("copy \((sender as? UICommand)?.title ?? "-")") }
            override func selectAll(_ sender: Any?) { log?.note("all") }
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log?.note("press") }
        }
        let field = Field(frame: .zero)
        field.log = log
        stage.window.addSubview(field)
        stage.window.makeKey()
        field.becomeFirstResponder()
        try stage.touch.key("c", modifiers: .command)
        try stage.touch.key("a", modifiers: .command)
        try stage.touch.key("x", modifiers: .command)
        try stage.touch.key("c")
        #expect(log.take() == ["copy Copy", "all", "press", "press"], "nobody cuts: the key is a press")
        field.own = [UIKeyCommand(title: "Own", action: "copy:", input: "c", modifierFlags: .command)]
        try stage.touch.key("c", modifiers: .command)
        #expect(log.take() == ["copy Own"])
    }

    @Test("Stages have systems of their own")
    func stages() {
        let main = stage.perform { UIMenuSystem.main }
        #expect(stage.perform { UIMenuSystem.main } === main && stage.perform { UIMenuSystem.context } !== main)
        let other = makeStage(10, 10)
        #expect(other.perform { UIMenuSystem.main } !== main)
    }

    // MARK: The context system

    @Test("A menu that opens where a finger stays is offered what the responders from its view on want in it")
    func suggestions() throws {
        final class Asker: UIView, UIContextMenuInteractionDelegate {
            var offered: [UIMenuElement] = []
            override func buildMenu(with builder: any UIMenuBuilder) {
                guard builder.system === UIMenuSystem.context else { return }
                builder.insertChild(UIMenu(title: "Mine"), atEndOfMenu: .root)
            }
            func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
            ) -> UIContextMenuConfiguration? {
                UIContextMenuConfiguration(actionProvider: { [weak self] suggested in
                    self?.offered = suggested
                    return UIMenu(children: suggested + [UIAction(title: "Own") { _ in }])
                })
            }
        }
        final class Around: UIView {
            override func buildMenu(with builder: any UIMenuBuilder) {
                super.buildMenu(with: builder)
                builder.insertSibling(UIMenu(title: "Around"), afterMenu: .root)
                builder.replaceChildren(ofMenu: .root) { $0 + [UIMenu(title: "\($0.count)")] }
            }
        }
        let around = Around(frame: stage.window.bounds)
        let asker = Asker(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        stage.window.addSubview(around)
        around.addSubview(asker)
        asker.addInteraction(UIContextMenuInteraction(delegate: asker))
        try stage.touch.press(asker, duration: 0.6)
        #expect(asker.offered.map(\.title) == ["Mine", "1"])
    }
}
