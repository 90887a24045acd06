import Offstage
import Testing

@testable import UIKit

/// Pictures in bars: where they lie, how large and how heavy they are.
@Suite("Pictures in bars")
@MainActor
struct BarPictureTests: StageSuite {
    let made = makeStage(
        390, 844, scale: 3, safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))

    private func plain(_ width: CGFloat, _ height: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
            UIColor.black.setFill()
            context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        }
    }

    private func content(_ stage: Stage, _ edit: (UINavigationItem) -> Void) throws -> NavigationBarContent {
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        edit(controller.navigationItem)
        let nav = UINavigationController(rootViewController: controller)
        stage.window.rootViewController = nav
        stage.advance(by: 0.1)
        return try #require(nav.navigationBar.content)
    }

    private func picture(_ button: BarButton) throws -> UIImageView {
        try #require(button.subviews.compactMap { $0 as? UIImageView }.last)
    }

    @Test("An image 24 high lies 9⅔ below the top of a bar of 44")
    func image() throws {
        let stage = stage
        let bar = try content(stage) {
            $0.rightBarButtonItem = UIBarButtonItem(image: plain(24, 24), style: .plain, target: nil, action: nil)
        }
        let picture = try picture(bar.trailing[0])
        #expect(near(picture.convert(picture.bounds, to: bar).minY, 29.0 / 3))
        #expect(bar.trailing[0].frame.height == 44 && bar.trailing[0].frame.minY == 0)
    }

    @Test("In the bar of a sheet, 56 high, items lie 6 below its top and are 44 high")
    func sheet() throws {
        let stage = stage
        let root = UIViewController()
        stage.window.rootViewController = root
        stage.advance(by: 0.1)
        let (below, top) = (UIViewController(), UIViewController())
        below.title = "Below"
        top.navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil)
        let nav = UINavigationController(rootViewController: below)
        nav.pushViewController(top, animated: false)
        root.present(nav, animated: false)
        stage.advance(by: 1)
        let content = try #require(nav.navigationBar.content)
        #expect(near(nav.navigationBar.frame.height, 56))
        for button in [content.trailing[0], content.backButton] as [UIView] {
            #expect(button.frame.minY == 6 && button.frame.height == 44)
        }
        let label = try #require(content.trailing[0].subviews.compactMap { $0 as? UILabel }.first)
        #expect(near(label.convert(label.bounds, to: content).minY + label.font.ascender, 34, within: 0.17))
    }

    /// The box of all that is drawn in one part of the screen, in points.
    private func ink(_ stage: Stage, in part: CGRect) -> CGRect {
        let frame = stage.render()
        var box = CGRect.null
        for y in Int(part.minY * 3)..<Int(part.maxY * 3) {
            for x in Int(part.minX * 3)..<Int(part.maxX * 3) {
                let p = frame.pixel(x: x, y: y)
                guard min(p.red, p.green, p.blue) < 128 else { continue }
                box = box.union(CGRect(x: CGFloat(x) / 3, y: CGFloat(y) / 3, width: 1.0 / 3, height: 1.0 / 3))
            }
        }
        return box
    }

    private func expect(_ box: CGRect, _ wanted: CGRect, within tolerance: CGFloat = 0.34, _ what: String) {
        let differences = [
            box.minX - wanted.minX, box.minY - wanted.minY, box.maxX - wanted.maxX, box.maxY - wanted.maxY,
        ]
        #expect(differences.allSatisfy { $0.magnitude <= tolerance }, "\(what): \(box), not \(wanted)")
    }

    @Test("The plus of add: ink of 17⅔ × 18 at 18, 13 of a bar whose margin is 16")
    func plus() throws {
        let stage = stage
        _ = try content(stage) {
            $0.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
        }
        expect(
            ink(stage, in: CGRect(x: 0, y: 48, width: 60, height: 40)),
            CGRect(x: 18, y: 47 + 13, width: 17 + 2.0 / 3, height: 18), "plus")
    }

    @Test(
        "A symbol in a bar is as large and as heavy as the system's item of the same meaning",
        arguments: [
            ("plus", UIBarButtonItem.SystemItem.add), ("magnifyingglass", .search), ("xmark", .stop), ("trash", .trash),
            ("square.and.pencil", .compose),
        ])
    func barSymbol(name: String, item: UIBarButtonItem.SystemItem) throws {
        let stage = stage
        let part = CGRect(x: 0, y: 48, width: 60, height: 42)
        _ = try content(stage) {
            $0.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: item, target: nil, action: nil)
        }
        let (wanted, dark) = (ink(stage, in: part), coverage(stage, in: part))
        _ = try content(stage) {
            $0.leftBarButtonItem = UIBarButtonItem(
                image: UIImage(systemName: name), style: .plain, target: nil, action: nil)
        }
        let (box, own) = (ink(stage, in: part), coverage(stage, in: part))
        #expect((0.85...1.25).contains(box.height / wanted.height), "\(name): \(box), system's \(wanted)")
        #expect((0.75...1.4).contains(own / dark), "\(name): \(own), system's \(dark)")
    }

    /// How much of a part of the screen is drawn on, in square points.
    private func coverage(_ stage: Stage, in part: CGRect) -> CGFloat {
        let frame = stage.render()
        var sum = 0
        for y in Int(part.minY * 3)..<Int(part.maxY * 3) {
            for x in Int(part.minX * 3)..<Int(part.maxX * 3) { sum += 255 - Int(frame.pixel(x: x, y: y).red) }
        }
        return CGFloat(sum) / 255 / 9
    }

    @Test("A symbol in a tab is about 25 high, as the system's; what its own configuration says counts")
    func tabSymbol() throws {
        let tabs = UITabBarController()
        let own = UIImage.SymbolConfiguration(pointSize: 17, weight: .regular, scale: .medium)
        let images = [
            UIImage(systemName: "star.fill"), UIImage(systemName: "clock"),
            UIImage(systemName: "clock", withConfiguration: UIImage.SymbolConfiguration(pointSize: 34, weight: .thin)),
            UIImage(systemName: "clock", withConfiguration: own),
            plain(20, 20),
        ]
        tabs.viewControllers = images.enumerated().map { index, image in
            let controller = UIViewController()
            controller.tabBarItem = UITabBarItem(title: "T", image: image, tag: index)
            return controller
        }
        let stage = stage
        stage.window.rootViewController = tabs
        stage.advance(by: 0.1)
        let heights = tabs.tabBar.buttons.map { $0.imageView.frame.height }
        #expect(heights.prefix(2).allSatisfy { (23...25.5).contains($0) }, "\(heights)")
        #expect(heights[2] > 45 && (19...20).contains(heights[3]) && heights[4] == 20, "\(heights)")
    }
}
