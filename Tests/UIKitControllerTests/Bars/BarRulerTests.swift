import Offstage
import Testing

@testable import UIKit

/// Positions, sizes, fonts and colours of bars on three screens of a phone, in points from the screen's corner.
@Suite("Bars measured")
@MainActor
struct BarRulerTests {
    private let made = Stage(device: .iPhone16)

    private func show(_ controller: UIViewController) -> Stage {
        made.makeCurrent()
        made.diagnostics.mode = .collect
        made.window.rootViewController = controller
        made.advance(by: 0.1)
        return made
    }

    private func frame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: made.window) }

    /// Whether a figure is as wanted, but for a pixel's rounding.
    private func expect(
        _ value: CGFloat, _ wanted: CGFloat, within: CGFloat = 0.17, _ what: String,
        _ place: SourceLocation = #_sourceLocation
    ) {
        #expect(abs(value - wanted) <= within, "\(what): \(value), not \(wanted)", sourceLocation: place)
    }

    private func color(_ color: UIColor?) -> UIColor? {
        color?.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
    }

    private func pixel(_ stage: Stage, _ x: CGFloat, _ y: CGFloat) -> [Int] {
        let p = stage.render().pixel(x: Int(x * 3), y: Int(y * 3))
        return [Int(p.red), Int(p.green), Int(p.blue)]
    }

    @Test("Settings: a large title at rest and scrolled away")
    func settings() throws {
        let (nav, scroll) = BarScreens.settings()
        let stage = show(nav)
        let bar = nav.navigationBar
        let content = try #require(bar.content)
        let large = content.largeTitle.textLabel
        let done = content.trailing[0]
        let label = try #require(done.subviews.compactMap { $0 as? UILabel }.first)
        let top = 53 + 2.0 / 3
        expect(bar.frame.minX, 0, "bar x")
        expect(bar.frame.minY, top, "bar y")
        expect(bar.frame.width, 393, "bar width")
        expect(bar.frame.height, 96, "bar height")
        expect(frame(large).minX, 16, "large title x")
        expect(frame(large).minY, top + 44 + 3.667, "large title y")
        expect(frame(large).height, 40.667, "large title height")
        expect(frame(large).minY + large.font.ascender, top + 44 + 36, "large title baseline")
        expect(large.font.pointSize, 34, "large title font")
        #expect(large.font == .systemFont(ofSize: 34, weight: .bold) && large.textColor == .label)
        expect(content.titleLabel.alpha, 0, "title hidden")
        expect(frame(done).maxX, 385, "Done's end")
        expect(frame(done).height, 44, "Done's height")
        expect(frame(label).maxX, 377, within: 0.34, "Done's text's end")
        expect(frame(label).minY + label.font.ascender, top + 28, "Done's baseline")
        #expect(label.font == .systemFont(ofSize: 17, weight: .semibold) && label.textColor == .systemBlue)
        expect(scroll.adjustedContentInset.top, top + 96, "content's inset")
        expect(scroll.contentOffset.y, -top - 96, "content's offset")
        expect(frame(bar.backdrop).minY, 0, "background's top")
        expect(frame(bar.backdrop).maxY, top + 96, "background's end")
        // At the edge the bar is clear: the list's own colour, 242 242 247, goes up to the screen's top.
        #expect(pixel(stage, 5, 3) == [242, 242, 247] && pixel(stage, 5, 140) == [242, 242, 247])
        #expect(pixel(stage, 5, CGFloat(top + 96) + 0.5) == [242, 242, 247])
        #expect(stage.render().statistics.offscreenPasses.isEmpty)

        scroll.contentOffset.y += 120
        stage.advance(by: 1)
        expect(bar.frame.height, 44, "low bar")
        expect(bar.frame.maxY, 97.667, "low bar's end")
        expect(scroll.adjustedContentInset.top, 97.667, "low inset")
        expect(content.titleLabel.alpha, 1, "title shown")
        expect(frame(content.titleLabel).midX, 196.5, within: 0.34, "title's middle")
        expect(frame(content.titleLabel).minY, top + 11.667, "title y")
        expect(frame(content.titleLabel).height, 20.333, "title height")
        expect(frame(content.titleLabel).minY + content.titleLabel.font.ascender, top + 28, "title's baseline")
        #expect(content.titleLabel.font == .systemFont(ofSize: 17, weight: .semibold))
        expect(content.largeTitle.frame.height, 0, "no large title")
        // The material: close to 249 at 94 %; under it one pixel of line, darker than what is beside it.
        let material = pixel(stage, 5, 70)
        #expect(material.allSatisfy { (244...252).contains($0) }, "\(material)")
        let line = pixel(stage, 5, 97.7)
        let below = pixel(stage, 5, 98.1)
        #expect(line[0] < below[0] - 40 && below == [242, 242, 247], "\(line) \(below)")
    }

    @Test("Profile: the way back, a title, a picture")
    func profile() throws {
        let (nav, scroll) = BarScreens.profile()
        let stage = show(nav)
        let bar = nav.navigationBar
        let content = try #require(bar.content)
        let back = content.backButton
        let compose = content.trailing[0]
        let picture = try #require(compose.subviews.compactMap { $0 as? UIImageView }.last)
        let size = try #require(picture.image?.size)
        let top = 53 + 2.0 / 3
        expect(bar.frame.minY, top, "bar y")
        expect(bar.frame.height, 44, "bar height")
        expect(frame(back).minX, 0, "back x")
        expect(frame(back).minY, top, "back y")
        expect(frame(back).height, 44, "back height")
        expect(frame(back.chevron).minX, 9.333, "chevron x")
        expect(frame(back.chevron).width, 11, "chevron width")
        expect(frame(back.chevron).height, 19, "chevron height")
        expect(frame(back.chevron).midY, top + 22, within: 0.34, "chevron's middle")
        expect(frame(back.textLabel).minX, 28.5, within: 0.34, "back text x")
        expect(frame(back.textLabel).minY, top + 11.667, "back text y")
        expect(frame(back.textLabel).height, 20.333, "back text height")
        expect(frame(back.textLabel).minY + back.textLabel.font.ascender, top + 28, "back baseline")
        expect(frame(back).maxX, frame(back.textLabel).maxX, within: 0.34, "back's end")
        #expect(back.textLabel.text == "Settings" && back.textLabel.font == .systemFont(ofSize: 17))
        #expect(back.textLabel.textColor == .systemBlue && back.chevron.tintColor == .systemBlue)
        expect(frame(content.titleLabel).midX, 196.5, within: 0.34, "title's middle")
        expect(frame(content.titleLabel).minY, top + 11.667, "title y")
        #expect(content.titleLabel.text == "Profile" && content.titleLabel.textColor == .label)
        #expect(content.titleLabel.font == .systemFont(ofSize: 17, weight: .semibold))
        expect(frame(compose).maxX, 385, "compose's end")
        expect(frame(compose).width, size.width + 19, "compose's width")
        expect(frame(compose).height, 44, "compose's height")
        expect(frame(picture).maxX, 377, "picture's end")
        expect(frame(picture).minX, frame(compose).minX + 11, "picture's start")
        expect(frame(picture).midY, top + 22, within: 0.34, "picture's middle")
        #expect(picture.tintColor == .systemBlue)
        expect(scroll.adjustedContentInset.top, 97.667, "content's inset")
        expect(scroll.contentOffset.y, -97.667, "content's offset")
        // The chevron's ink: system blue in its box, none before it.
        let shown = stage.render()
        let ink = (0..<100).flatMap { x in (160..<295).map { (x, $0) } }.filter { x, y in
            let p = shown.pixel(x: x, y: y)
            return p.blue > 200 && p.red < 60
        }
        let inkX = ink.map { $0.0 }
        #expect((28...30).contains(inkX.min() ?? 0), "\(inkX.min() ?? 0)")
        #expect(pixel(stage, 5, 60) == [242, 242, 247] && shown.statistics.offscreenPasses.isEmpty)
    }

    @Test("Tabs with badges")
    func tabs() throws {
        let tabs = BarScreens.tabs()
        let stage = show(tabs)
        let bar = tabs.tabBar
        let top: CGFloat = 852 - 83
        expect(bar.frame.minY, top, "bar y")
        expect(bar.frame.height, 83, "bar height")
        expect(bar.frame.width, 393, "bar width")
        #expect(bar.buttons.count == 5)
        for (index, button) in bar.buttons.enumerated() {
            let low = (CGFloat(index) * 393 / 5).rounded() + 2
            let high = (CGFloat(index + 1) * 393 / 5).rounded() - 2
            expect(frame(button).minX, low, "tab \(index) x")
            expect(frame(button).maxX, high, "tab \(index)'s end")
            expect(frame(button).minY, top + 1, "tab y")
            expect(frame(button).height, 48, "tab height")
            expect(frame(button.imageView).midY, top + 19, within: 0.51, "image's middle down")
            expect(frame(button.imageView).midX, (low + high) / 2, within: 0.51, "image's middle")
            expect(frame(button.titleLabel).midX, (low + high) / 2, within: 0.34, "text's middle")
            expect(
                frame(button.titleLabel).minY + button.titleLabel.font.ascender, top + 45, "text's baseline")
            #expect(button.titleLabel.font == .systemFont(ofSize: 10, weight: .medium))
            #expect(
                color(button.titleLabel.textColor)
                    == (index == 0 ? color(.systemBlue) : UIColor(white: 153 / 255, alpha: 1)))
        }
        for (index, text) in [(1, "3"), (3, "New")] {
            let badge = try #require(bar.buttons[index].badge)
            expect(frame(badge).minY, top + 3, "badge y")
            expect(frame(badge).height, 18, "badge height")
            expect(frame(badge).minX, frame(bar.buttons[index]).midX + 4, "badge x")
            #expect(badge.textLabel.text == text && badge.textLabel.font == .systemFont(ofSize: 13))
            #expect(badge.backgroundColor == .systemRed && badge.textLabel.textColor == .white)
        }
        expect(bar.buttons[1].badge?.frame.width ?? 0, 18, "badge of one digit")
        #expect((bar.buttons[3].badge?.frame.width ?? 0) > 30)
        // Content goes on below: the material, and a line above the bar's edge.
        let material = pixel(stage, 3, top + 60)
        #expect(material.allSatisfy { (244...253).contains($0) }, "\(material)")
        let line = pixel(stage, 3, top - 0.2)
        #expect(line[0] < 200, "\(line)")
        let nav = try #require(tabs.viewControllers?[0] as? UINavigationController)
        let scroll = try #require(nav.topViewController?.viewIfLoaded as? UIScrollView)
        expect(scroll.adjustedContentInset.bottom, 83, "content's inset")
        scroll.contentOffset.y = scroll.contentSize.height + 83 - 852
        stage.advance(by: 0.1)
        #expect(bar.isAtEdge == true && pixel(stage, 3, top + 60) == [242, 242, 247])
    }
}
