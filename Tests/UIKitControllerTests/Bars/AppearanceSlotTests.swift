import Offstage
import Testing

@testable import UIKit

/// Which appearance a bar shows: the table of four slots on item and bar, and what bars keep of what they are given.
@Suite("Appearances of bars")
@MainActor
struct AppearanceSlotTests {
    private let upright = makeStage(100, 200)
    private let onSide = makeStage(200, 100)

    private func appearance(_ number: Int) -> UINavigationBarAppearance {
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = UIColor(white: CGFloat(number) / 100, alpha: 1)
        appearance.titleTextAttributes = [.foregroundColor: UIColor(white: CGFloat(number) / 100, alpha: 1)]
        return appearance
    }

    /// The table, written as it stands: what is set, by slot, item before bar; the row's order of slots; else nothing.
    private func expected(_ set: Set<Int>, isEdge: Bool, isCompact: Bool) -> (number: Int, isClear: Bool) {
        // Slots: 0 standard, 1 scroll edge, 2 compact, 3 compact scroll edge; plus 10 for the item's.
        func first(_ slots: [Int]) -> Int? {
            slots.flatMap { [$0 + 10, $0] }.first { set.contains($0) }
        }
        switch (isCompact, isEdge) {
        case (false, false): return (first([0])!, false)
        case (true, false): return (first([2, 0])!, false)
        case (false, true): return first([1]).map { ($0, false) } ?? (first([0])!, true)
        case (true, true): return first([3, 1]).map { ($0, false) } ?? (first([2, 0])!, true)
        }
    }

    @Test("Each of the 128 ways to set four slots on item and bar, at the edge and not, low and not")
    func table() {
        let places: [Int] = [10, 1, 11, 2, 12, 3, 13]
        var checked = 0
        for (stage, isCompact) in [(upright, false), (onSide, true)] {
            stage.makeCurrent()
            for mask in 0..<(1 << places.count) {
                let chosen = places.indices.filter { mask & (1 << $0) != 0 }.map { places[$0] }
                let item = UINavigationItem(title: "A")
                let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
                bar.standardAppearance = appearance(0)
                for place in chosen {
                    switch place {
                    case 1: bar.scrollEdgeAppearance = appearance(1)
                    case 2: bar.compactAppearance = appearance(2)
                    case 3: bar.compactScrollEdgeAppearance = appearance(3)
                    case 10: item.standardAppearance = appearance(10)
                    case 11: item.scrollEdgeAppearance = appearance(11)
                    case 12: item.compactAppearance = appearance(12)
                    default: item.compactScrollEdgeAppearance = appearance(13)
                    }
                }
                bar.items = [item]
                stage.window.addSubview(bar)
                if mask % 16 == 0 { stage.runTurn() } else { stage.window.updateTraitsIfNeeded() }
                for isEdge in [true, false] {
                    bar.scrolledDistance = isEdge ? 0 : 1
                    let want = expected(Set(chosen + [0]), isEdge: isEdge, isCompact: isCompact)
                    let got = bar.appearanceInForce
                    let color = want.isClear ? nil : UIColor(white: CGFloat(want.number) / 100, alpha: 1)
                    #expect(got.backgroundColor == color && (got.shadowColor == nil) == want.isClear)
                    // The texts stay where the background does not.
                    #expect(
                        got.titleTextAttributes[.foregroundColor] as? UIColor
                            == UIColor(white: CGFloat(want.number) / 100, alpha: 1))
                    #expect(bar.backdrop.shown.color == color)
                    checked += 1
                }
                bar.removeFromSuperview()
            }
        }
        #expect(checked == 512)
    }

    @Test("The pixels of a bar in a navigation controller, in four situations and for eight ways to set the slots")
    func pixels() {
        let colors: [(Int, UIColor, Pixel)] = [
            (0, .red, Pixel(255, 0, 0)), (1, .green, Pixel(0, 255, 0)), (2, .blue, Pixel(0, 0, 255)),
            (3, .yellow, Pixel(255, 255, 0)),
        ]
        for (size, isCompact) in [(CGSize(width: 60, height: 120), false), (CGSize(width: 120, height: 60), true)] {
            for mask in 0..<8 {
                let stage = makeStage(size.width, size.height, scale: 1)
                stage.makeCurrent()
                let controller = UIViewController()
                let scroll = UIScrollView(frame: CGRect(origin: .zero, size: size))
                scroll.contentSize = CGSize(width: size.width, height: 1000)
                scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                controller.view = scroll
                scroll.backgroundColor = .white
                let nav = UINavigationController(rootViewController: controller)
                func make(_ index: Int) -> UINavigationBarAppearance {
                    let look = UINavigationBarAppearance()
                    look.configureWithOpaqueBackground()
                    look.backgroundColor = colors[index].1
                    return look
                }
                nav.navigationBar.standardAppearance = make(0)
                if mask & 1 != 0 { nav.navigationBar.scrollEdgeAppearance = make(1) }
                if mask & 2 != 0 { nav.navigationBar.compactAppearance = make(2) }
                if mask & 4 != 0 { nav.navigationBar.compactScrollEdgeAppearance = make(3) }
                stage.window.rootViewController = nav
                stage.advance(by: 0.1)
                let set = Set([0] + (0..<3).filter { mask & (1 << $0) != 0 }.map { $0 + 1 })
                for isEdge in [true, false] {
                    if !isEdge { scroll.contentOffset.y += 50 }
                    let frame = stage.render()
                    let want = expected(set, isEdge: isEdge, isCompact: isCompact)
                    let p = frame.pixel(x: 3, y: 10)
                    #expect(
                        Pixel(p.red, p.green, p.blue, p.alpha) == (want.isClear ? .white : colors[want.number].2),
                        "mask \(mask), edge \(isEdge), compact \(isCompact)")
                }
            }
        }
    }

    @Test("Bars keep copies; what is changed in a bar's own appearance shows; copies are whole and apart")
    func copies() throws {
        upright.makeCurrent()
        let look = UINavigationBarAppearance()
        look.configureWithOpaqueBackground()
        look.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
        look.setBackIndicatorImage(UIImage(), transitionMaskImage: UIImage())
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        bar.standardAppearance = look
        look.backgroundColor = .red
        look.buttonAppearance.normal.titleTextAttributes = [:]
        #expect(bar.standardAppearance !== look && bar.standardAppearance.backgroundColor == .systemBackground)
        #expect(
            bar.standardAppearance.buttonAppearance.normal.titleTextAttributes[.foregroundColor] as? UIColor == .red)
        #expect(bar.standardAppearance.backIndicatorImage != nil)
        bar.standardAppearance.backgroundColor = .green
        #expect(bar.backdrop.shown.color == .green)
        let copy = try #require(look.copy() as? UINavigationBarAppearance)
        #expect(copy !== look && copy.background == look.background)
        let tabs = UITabBarAppearance(barAppearance: look)
        #expect(tabs.backgroundColor == .red && tabs.backgroundEffect == nil)
        tabs.stackedLayoutAppearance.selected.iconColor = .green
        tabs.stackedItemPositioning = .centered
        let tabCopy = try #require(tabs.copy() as? UITabBarAppearance)
        #expect(
            tabCopy.stackedLayoutAppearance.selected.iconColor == .green && tabCopy.stackedItemPositioning == .centered)
        tabCopy.stackedLayoutAppearance.selected.iconColor = .red
        #expect(tabs.stackedLayoutAppearance.selected.iconColor == .green)
        #expect(UIToolbarAppearance(barAppearance: look).backgroundColor == .red)
    }

    @Test("Three configurations: material, colour, nothing; texts stay")
    func configurations() {
        upright.makeCurrent()
        let look = UIBarAppearance()
        #expect(look.backgroundEffect == UIBlurEffect(style: .systemChromeMaterial) && look.backgroundColor == nil)
        #expect(look.shadowColor != nil && look.shadowImage == nil && look.backgroundImage == nil)
        let light = UITraitCollection(userInterfaceStyle: .light)
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(look.shadowColor?.resolvedColor(with: light) == UIColor(white: 0, alpha: 0.3))
        #expect(look.shadowColor?.resolvedColor(with: dark) == UIColor(white: 1, alpha: 0.15))
        look.configureWithOpaqueBackground()
        #expect(look.backgroundEffect == nil && look.backgroundColor == .systemBackground && look.shadowColor != nil)
        look.backgroundImage = UIImage()
        look.configureWithTransparentBackground()
        #expect(look.background == .clear)
    }

    @Test("States of buttons and tabs take over from the normal one what they do not set")
    func states() {
        upright.makeCurrent()
        let look = UIBarButtonItemAppearance(style: .plain)
        look.normal.titleTextAttributes = [.foregroundColor: UIColor.red, .kern: 2]
        look.normal.titlePositionAdjustment = UIOffset(horizontal: 1, vertical: 2)
        look.disabled.titleTextAttributes = [.foregroundColor: UIColor.gray]
        let disabled = look.values(for: .disabled)
        #expect(disabled.titleTextAttributes[.foregroundColor] as? UIColor == .gray)
        #expect(disabled.titleTextAttributes[.kern] as? Int == 2 && disabled.titlePositionAdjustment?.vertical == 2)
        #expect(look.values(for: .highlighted).titleTextAttributes[.foregroundColor] as? UIColor == .red)
        look.configureWithDefault(for: .done)
        #expect(look.values(for: .normal).titleTextAttributes.isEmpty)
        let tab = UITabBarItemAppearance(style: .stacked)
        tab.normal.iconColor = .red
        tab.normal.badgeBackgroundColor = .blue
        #expect(tab.values(for: .selected).iconColor == nil && tab.values(for: .selected).badgeBackgroundColor == .blue)
        #expect(tab.values(for: .disabled).iconColor == .red)
    }

    @Test("A default bar over content that was scrolled has one pass, its material's; at the edge none")
    func passes() {
        let stage = makeStage(60, 120, scale: 1)
        stage.makeCurrent()
        let controller = UIViewController()
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 60, height: 120))
        scroll.contentSize = CGSize(width: 60, height: 1000)
        controller.view = scroll
        scroll.backgroundColor = .white
        let nav = UINavigationController(rootViewController: controller)
        nav.navigationItem.title = "x"
        stage.window.rootViewController = nav
        stage.advance(by: 0.1)
        #expect(stage.render().statistics.offscreenPasses.isEmpty)
        scroll.contentOffset.y += 50
        let passes = stage.render().statistics.offscreenPasses
        #expect(!passes.isEmpty && passes.count <= 6)
        nav.navigationBar.standardAppearance.configureWithOpaqueBackground()
        #expect(stage.render().statistics.offscreenPasses.isEmpty)
    }
}
