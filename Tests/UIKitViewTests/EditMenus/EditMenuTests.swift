import CoreGraphics
import Foundation
import Offstage
import TestKit
import Testing

@testable import UIKit

@MainActor
@Suite("Edit menus")
struct EditMenuTests {
    /// Performs what its set has, and logs it.
    private final class Editable: UIView {
        var log: [String] = []
        var allowed: Set<String> = ["cut:", "copy:", "paste:"]

        override var canBecomeFirstResponder: Bool { true }
        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
            allowed.contains("\(action)")
        }
        override func cut(_ sender: Any?) { log.append("cut") }
        override func copy(_ sender: Any?) { log.append("copy") }
        override func paste(_ sender: Any?) { log.append("paste") }
    }

    private final class Host: NSObject, UIEditMenuInteractionDelegate {
        var log: [String] = []
        var makeMenu: (([UIMenuElement]) -> UIMenu?)?
        var target = CGRect.null

        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
            suggestedActions: [UIMenuElement]
        ) -> UIMenu? {
            log.append("menu \(suggestedActions.map(\.title))")
            guard let makeMenu else { return UIMenu(children: suggestedActions) }
            return makeMenu(suggestedActions)
        }

        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
        ) -> CGRect { target }

        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
            animator: any UIEditMenuInteractionAnimating
        ) {
            log.append("will present")
            animator.addCompletion { self.log.append("presented") }
        }

        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
            animator: any UIEditMenuInteractionAnimating
        ) {
            log.append("will dismiss")
            animator.addCompletion { self.log.append("dismissed") }
        }
    }

    @MainActor
    private struct Screen {
        let stage: Stage
        let view = Editable(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
        let host = Host()
        let interaction: UIEditMenuInteraction

        init() {
            stage = Stage(device: Device(size: CGSize(width: 320, height: 480), scale: 2))
            stage.makeCurrent()
            interaction = UIEditMenuInteraction(delegate: host)
            stage.window.addSubview(view)
            view.addInteraction(interaction)
            view.becomeFirstResponder()
        }

        func present(at point: CGPoint = CGPoint(x: 100, y: 20)) {
            interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: "a", sourcePoint: point))
            stage.advance(by: 0.5)
        }

        var bar: EditMenuBar? { stage.window.subviews.compactMap { $0 as? EditMenuBar }.first }

        /// Where a title lies, in the window.
        func place(of title: String) -> CGPoint? {
            func find(_ view: UIView) -> CGPoint? {
                if let button = view as? UIButton, button.currentTitle == title {
                    return button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil as UIView?)
                }
                return view.subviews.lazy.compactMap(find).first
            }
            return bar.flatMap(find)
        }
    }

    @Test("The menu offers what can be performed, above its source, and hands the choice to the first responder")
    func choosing() throws {
        let screen = Screen()
        screen.present()
        #expect(screen.host.log == [#"menu ["Cut", "Copy", "Paste"]"#, "will present", "presented"])
        let bar = try #require(screen.bar)
        #expect(bar.titles == ["Cut", "Copy", "Paste"] && bar.frame.maxY == 212 && bar.frame.height == 44)
        try screen.stage.touch.tap(try #require(screen.place(of: "Copy")))
        #expect(screen.view.log == ["copy"] && screen.view.isFirstResponder)
        screen.stage.advance(by: 0.5)
        #expect(screen.bar == nil && screen.host.log.suffix(2) == ["will dismiss", "dismissed"])
    }

    @Test("Nothing to perform shows nothing; reloading follows what can be performed now")
    func availability() {
        let screen = Screen()
        screen.view.allowed = []
        screen.present()
        #expect(screen.bar == nil && screen.host.log.count == 1)
        screen.view.allowed = ["paste:"]
        screen.present()
        #expect(screen.bar?.titles == ["Paste"])
        screen.view.allowed = ["copy:"]
        screen.interaction.reloadVisibleMenu()
        #expect(screen.bar?.titles == ["Copy"])
        screen.view.allowed = []
        screen.interaction.reloadVisibleMenu()
        screen.stage.advance(by: 0.5)
        #expect(screen.bar == nil)
    }

    @Test("The delegate adds actions, leaves hidden ones out, and says what the menu lies beside")
    func delegate() throws {
        let screen = Screen()
        var done = 0
        screen.host.makeMenu = { suggested in
            let own = UIAction(title: "Own") { _ in done += 1 }
            let hidden = UIAction(title: "Hidden", attributes: .hidden) { _ in }
            let off = UIAction(title: "Off", attributes: .disabled) { _ in done += 10 }
            let group = UIMenu(options: .displayInline, children: [own, hidden])
            return UIMenu(children: [group, off] + suggested.suffix(1))
        }
        screen.host.target = CGRect(x: 0, y: 0, width: 200, height: 40)
        screen.present()
        #expect(screen.bar?.titles == ["Own", "Off", "Paste"])
        #expect(screen.bar?.frame.maxY == 192 && abs((screen.bar?.frame.midX ?? 0) - 120) <= 0.5)
        try screen.stage.touch.tap(try #require(screen.place(of: "Off")))
        #expect(done == 0 && screen.bar != nil)
        try screen.stage.touch.tap(try #require(screen.place(of: "Own")))
        #expect(done == 1)
        screen.host.makeMenu = { _ in nil }
        screen.present()
        #expect(screen.bar == nil)
    }

    @Test("At the top there is no room above: the menu lies below; it keeps to the screen's sides")
    func places() {
        let screen = Screen()
        screen.view.frame.origin = CGPoint(x: 0, y: 10)
        screen.present(at: CGPoint(x: 0, y: 20))
        #expect(screen.bar?.frame.minY == 38 && screen.bar?.frame.minX == 8)
        screen.view.frame.origin = CGPoint(x: 0, y: 300)
        screen.interaction.updateVisibleMenuPosition(animated: false)
        #expect(screen.bar?.frame.maxY == 312)
        let configuration = UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 100, y: 20))
        configuration.preferredArrowDirection = .up
        screen.interaction.presentEditMenu(with: configuration)
        #expect(screen.bar?.frame.minY == 328)
        #expect(screen.interaction.location(in: screen.view) == CGPoint(x: 100, y: 20))
        #expect(screen.interaction.location(in: nil) == CGPoint(x: 100, y: 320))
    }

    @Test("A touch beside takes the menu away, and is delivered")
    func touchesBeside() throws {
        let screen = Screen()
        let button = UIButton(frame: CGRect(x: 0, y: 400, width: 100, height: 50))
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        screen.stage.window.addSubview(button)
        screen.present()
        try screen.stage.touch.tap(CGPoint(x: 50, y: 425))
        screen.stage.advance(by: 0.5)
        #expect(screen.bar == nil && taps == 1 && screen.view.isFirstResponder)
    }

    @Test("Entries without room are on further pages")
    func pages() throws {
        let screen = Screen()
        screen.host.makeMenu = { _ in
            UIMenu(children: (0..<12).map { UIAction(title: "Entry \($0)") { _ in } })
        }
        screen.present()
        #expect(screen.place(of: "Entry 0") != nil && screen.place(of: "Entry 11") == nil)
        #expect((screen.bar?.frame.maxX ?? 999) <= 312)
        var steps = 0
        while screen.place(of: "Entry 11") == nil, steps < 12 {
            let bar = try #require(screen.bar)
            try screen.stage.touch.tap(CGPoint(x: bar.frame.maxX - 18, y: bar.frame.midY))
            steps += 1
        }
        #expect(screen.place(of: "Entry 11") != nil && steps > 1)
        let bar = try #require(screen.bar)
        try screen.stage.touch.tap(CGPoint(x: bar.frame.minX + 18, y: bar.frame.midY))
        #expect(screen.place(of: "Entry 11") == nil)
    }

    // MARK: The shared controller

    @Test("The shared menu shows standard and own entries, tells of its coming and going, and sends actions")
    func controller() throws {
        let screen = Screen()
        let menu = UIMenuController.shared
        #expect(menu === UIMenuController.shared && !menu.isMenuVisible && menu.menuFrame == .zero)
        var names: [String] = []
        let tokens = [
            UIMenuController.willShowMenuNotification, UIMenuController.didShowMenuNotification,
            UIMenuController.willHideMenuNotification, UIMenuController.didHideMenuNotification,
        ].map { name in
            UIKit.NotificationCenter.default.addObserver(forName: name, object: menu, queue: nil) { note in
                let name = note.name.rawValue
                MainActor.assumeIsolated { names.append(name) }
            }
        }
        menu.menuItems = [UIMenuItem(title: "Unknown", action: "unknown:")]
        menu.showMenu(from: screen.view, rect: screen.view.bounds)
        screen.stage.advance(by: 0.5)
        #expect(menu.isMenuVisible && screen.bar?.titles == ["Cut", "Copy", "Paste"])
        #expect(menu.menuFrame.maxY == 192)
        screen.view.allowed = ["cut:"]
        menu.update()
        #expect(screen.bar?.titles == ["Cut"])
        try screen.stage.touch.tap(try #require(screen.place(of: "Cut")))
        screen.stage.advance(by: 0.5)
        #expect(screen.view.log == ["cut"] && !menu.isMenuVisible)
        menu.showMenu(from: screen.view, rect: screen.view.bounds)
        menu.hideMenu(from: screen.stage.window)
        #expect(menu.isMenuVisible)
        menu.hideMenu(from: screen.view)
        #expect(!menu.isMenuVisible)
        screen.stage.advance(by: 0.5)
        for token in tokens { UIKit.NotificationCenter.default.removeObserver(token) }
        let short = names.map { $0.replacing("UIMenuController", with: "").replacing("MenuNotification", with: "") }
        #expect(
            short == ["WillShow", "DidShow", "WillHide", "DidHide", "WillShow", "WillHide", "DidShow", "DidHide"])
    }
}
