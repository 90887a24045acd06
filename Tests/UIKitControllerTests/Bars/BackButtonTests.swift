import Offstage
import Testing

@testable import UIKit

@Suite("Back buttons")
@MainActor
struct BackButtonTests: StageSuite {
    let made = makeStage(
        390, 500, scale: 3, safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 0, right: 0))

    private func bar(
        _ stage: Stage, back: UINavigationItem, top: UINavigationItem, width: CGFloat = 390
    ) -> UINavigationBar {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: width, height: 44))
        bar.items = [back, top]
        stage.window.addSubview(bar)
        stage.runTurn()
        return bar
    }

    private func text(_ bar: UINavigationBar) -> String? {
        guard let button = bar.content?.backButton, !button.isHidden else { return "none" }
        return button.textLabel.isHidden ? nil : button.textLabel.text
    }

    private func width(_ text: String, _ weight: UIFont.Weight) -> CGFloat {
        let label = UILabel()
        label.font = .systemFont(ofSize: 17, weight: weight)
        label.text = text
        return label.intrinsicContentSize.width
    }

    @Test("200 random titles in bars of random widths: the text ends 8 before the centred title, else Back, else none")
    func fit() {
        let stage = stage
        var random = SplitMix64(seed: 7)
        let letters = Array("abcdefghijklmnopqrstuvwxyz ABCWMil")
        func word(_ longest: Int) -> String {
            var word = ""
            for _ in 0..<Int.random(in: 1...longest, using: &random) {
                word.append(letters[Int.random(in: 0..<letters.count, using: &random)])
            }
            return word
        }
        var seen: [String: Int] = [:]
        for _ in 0..<200 {
            let (back, title) = (word(24), word(28))
            let width = CGFloat(Int.random(in: 220...430, using: &random))
            let bar = bar(
                stage, back: UINavigationItem(title: back), top: UINavigationItem(title: title), width: width)
            let room = (width - self.width(title, .semibold)) / 2 - 8
            let start: CGFloat = width == 402 ? 30 + 1.0 / 3 : 28.5
            func fits(_ text: String) -> Bool { start + self.width(text, .regular) <= room }
            let want: String? = fits(back) ? back : fits("Back") ? "Back" : nil
            #expect(text(bar) == want, "\(back) before \(title) in \(width)")
            seen[want == back ? "own" : want ?? "none", default: 0] += 1
            if let content = bar.content, !content.titleLabel.isHidden {
                let button = content.backButton.frame
                #expect(content.titleLabel.frame.minX >= button.maxX + 8 - 0.34)
            }
            bar.removeFromSuperview()
        }
        #expect(seen.count == 3 && seen.values.allSatisfy { $0 > 10 })
    }

    @Test("What it says: the item below decides, by item, title and mode")
    func words() {
        let stage = stage
        func says(_ change: (UINavigationItem) -> Void) -> String? {
            let back = UINavigationItem(title: "First")
            change(back)
            let bar = bar(stage, back: back, top: UINavigationItem(title: "x"))
            defer { bar.removeFromSuperview() }
            return text(bar)
        }
        #expect(says { _ in } == "First")
        #expect(says { $0.title = nil } == "Back")
        #expect(says { $0.backButtonTitle = "Home" } == "Home")
        #expect(
            says {
                $0.backButtonTitle = "Home"
                $0.backBarButtonItem = UIBarButtonItem(title: "Start", style: .plain, target: nil, action: nil)
            } == "Start")
        #expect(
            says { $0.backBarButtonItem = UIBarButtonItem(title: "", style: .plain, target: nil, action: nil) } == nil)
        #expect(says { $0.backButtonDisplayMode = .generic } == "Back")
        #expect(says { $0.backButtonDisplayMode = .minimal } == nil)
        #expect(says { $0.hidesBackButton = true } == "First")
    }

    @Test("Left items take its place unless they stand beside it; hidden it is not there")
    func leftItems() {
        let stage = stage
        let top = UINavigationItem(title: "x")
        let bar = bar(stage, back: UINavigationItem(title: "First"), top: top)
        top.leftBarButtonItem = UIBarButtonItem(title: "Menu", style: .plain, target: nil, action: nil)
        stage.runTurn()
        #expect(text(bar) == "none" && near(bar.content?.leading[0].frame.minX, 8))
        top.leftItemsSupplementBackButton = true
        stage.runTurn()
        let button = bar.content!.backButton
        #expect(text(bar) == "First" && near(bar.content!.leading[0].frame.minX, button.frame.maxX + 8))
        top.hidesBackButton = true
        stage.runTurn()
        #expect(text(bar) == "none" && near(bar.content?.leading[0].frame.minX, 8))
    }

    @Test("Where its parts stand: ink from 9⅓, text from 28½, 44 wide without text; mirrored from right to left")
    func places() {
        let stage = stage
        let back = UINavigationItem(title: "First")
        let bar = bar(stage, back: back, top: UINavigationItem(title: "x"))
        let button = bar.content!.backButton
        #expect(button.frame.minX == 0 && button.frame.height == 44)
        #expect(
            abs(button.chevron.frame.minX - 28.0 / 3) < 1e-6
                && button.chevron.frame.size == CGSize(width: 11, height: 19))
        #expect(abs(button.chevron.frame.midY - 22) < 0.34)
        #expect(abs(button.textLabel.frame.minX - 28.5) < 0.34 && abs(button.textLabel.frame.minY - 35.0 / 3) < 1e-6)
        #expect(near(button.frame.maxX, 28.5 + button.textLabel.intrinsicContentSize.width))
        #expect(button.textLabel.font == .systemFont(ofSize: 17) && button.textLabel.textColor == .systemBlue)
        back.backButtonDisplayMode = .minimal
        stage.runTurn()
        #expect(button.frame == CGRect(x: 0, y: 0, width: 44, height: 44))
        bar.semanticContentAttribute = .forceRightToLeft
        stage.window.traitOverrides.layoutDirection = .rightToLeft
        stage.runTurn()
        #expect(bar.content!.backButton.frame.maxX == 390)
    }

    @Test("On a phone 402 wide its text begins at 30⅓, and it ends with its text")
    func wide() throws {
        let stage = Stage(device: try #require(Device(named: "iPhone 16 Pro")))
        stage.makeCurrent()
        let root = UIViewController()
        root.title = "First"
        let nav = UINavigationController(rootViewController: root)
        stage.window.rootViewController = nav
        nav.pushViewController(UIViewController(), animated: false)
        stage.advance(by: 0.1)
        let button = try #require(nav.navigationBar.content?.backButton)
        #expect(near(button.textLabel.frame.minX, 30 + 1.0 / 3) && near(button.frame.maxX, button.textLabel.frame.maxX))
        #expect(near(button.chevron.frame.minX, 28.0 / 3))
    }

    @Test("A tap pops; backAction takes the tap; a delegate may refuse")
    func taps() throws {
        final class Asker: NSObject, UINavigationBarDelegate {
            var answers = true
            var log: [String] = []
            func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
                log.append("shouldPush \(item.title ?? "")")
                return answers
            }
            func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
                log.append("didPush \(item.title ?? "")")
            }
            func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
                log.append("shouldPop \(item.title ?? "")")
                return answers
            }
            func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
                log.append("didPop \(item.title ?? "")")
            }
        }
        let stage = stage
        let top = UINavigationItem(title: "Top")
        let bar = bar(stage, back: UINavigationItem(title: "First"), top: top)
        let asker = Asker()
        bar.delegate = asker
        var acted = 0
        top.backAction = UIAction { _ in acted += 1 }
        try stage.touch.tap(CGPoint(x: 30, y: 22))
        #expect(acted == 1 && bar.items?.count == 2 && asker.log.isEmpty)
        top.backAction = nil
        asker.answers = false
        try stage.touch.tap(CGPoint(x: 30, y: 22))
        #expect(bar.items?.count == 2)
        asker.answers = true
        try stage.touch.tap(CGPoint(x: 30, y: 22))
        #expect(bar.items?.count == 1 && asker.log == ["shouldPop Top", "shouldPop Top"])
        stage.advance(by: 1)
        #expect(asker.log.last == "didPop Top" && bar.transition == nil)
        bar.pushItem(UINavigationItem(title: "Next"), animated: true)
        #expect(asker.log.last == "shouldPush Next")
        stage.advance(by: 1)
        #expect(asker.log.last == "didPush Next" && bar.topItem?.title == "Next" && bar.backItem?.title == "First")
        bar.pushItem(UINavigationItem(title: "More"), animated: false)
        #expect(asker.log.suffix(2) == ["shouldPush More", "didPush More"])
        #expect(bar.popItem(animated: false)?.title == "More" && asker.log.last == "didPop More")
        #expect(bar.sizeThatFits(CGSize(width: 100, height: 9)) == CGSize(width: 100, height: 44))
        #expect(bar.barPosition == .top)
        #expect(stage.diagnostics.messages == [])
    }
}
