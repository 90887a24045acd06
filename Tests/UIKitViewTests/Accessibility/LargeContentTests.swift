import Offstage
import Testing

@testable import UIKit

/// Parts of a view in large while a finger stays on them.
@MainActor
@Suite("Large content") struct LargeContentTests {
    private let log = CallLog()

    private final class Keeper: NSObject, UILargeContentViewerInteractionDelegate {
        let log: CallLog
        let items: [UIView]
        let controller: UIViewController

        init(_ log: CallLog, _ items: [UIView], _ controller: UIViewController) {
            (self.log, self.items, self.controller) = (log, items, controller)
        }

        func largeContentViewerInteraction(
            _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
        ) -> (any UILargeContentViewerItem)? { point.x < 100 ? items[0] : items[1] }

        func largeContentViewerInteraction(
            _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
            at point: CGPoint
        ) { log.note("end on \(item?.largeContentTitle ?? "nothing") at \(point.x), \(point.y)") }

        func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController { controller }
    }

    /// A row of two buttons at text size AX3, at (50, 300), each 100 × 40.
    private func screen(_ size: UIContentSizeCategory = .accessibilityExtraLarge) -> (Stage, UIView, [UIButton]) {
        let stage = Stage()
        stage.setTraits(UITraitCollection(preferredContentSizeCategory: size))
        stage.window.rootViewController = UIViewController()
        let row = UIView(frame: CGRect(x: 50, y: 300, width: 200, height: 40))
        stage.window.rootViewController?.view.addSubview(row)
        let buttons = ["Cut", "Copy"].enumerated().map { index, title in
            let button = UIButton(type: .system)
            button.frame = CGRect(x: CGFloat(index) * 100, y: 0, width: 100, height: 40)
            button.showsLargeContentViewer = true
            button.largeContentTitle = title
            button.addAction(UIAction { [log] _ in log.note(title) }, for: .touchUpInside)
            row.addSubview(button)
            return button
        }
        stage.runTurn()
        return (stage, row, buttons)
    }

    private func plates(_ view: UIView) -> [LargeContentPlate] {
        view.subviews.flatMap { ($0 as? LargeContentPlate).map { [$0] } ?? plates($0) }
    }

    private func texts(_ view: UIView) -> [String] {
        view.subviews.flatMap { ($0 as? UILabel)?.text.map { [$0] } ?? texts($0) }
    }

    @Test("A finger that stays shows the item; another as it slides there; lifted, the control that shows is used")
    func slides() throws {
        let (stage, row, _) = screen()
        row.addInteraction(UILargeContentViewerInteraction(delegate: nil))
        try stage.touch.down(CGPoint(x: 60, y: 320))
        stage.advance(by: 0.4)
        #expect(plates(stage.window).isEmpty)
        stage.advance(by: 0.4)
        #expect(plates(stage.window).map { texts($0) } == [["Cut"]])
        try stage.touch.move(CGPoint(x: 180, y: 320))
        stage.advance(by: 0.1)
        #expect(plates(stage.window).map { texts($0) } == [["Copy"]])
        try stage.touch.move(CGPoint(x: 180, y: 500))
        stage.advance(by: 0.1)
        #expect(plates(stage.window).map { texts($0) } == [["Copy"]], "beside all items the last one stays")
        try stage.touch.up()
        stage.advance(by: 1)
        #expect(plates(stage.window).isEmpty && log.take() == ["Copy"])
    }

    @Test("A tap is a tap; below the sizes of accessibility, and for what does not want it, nothing shows")
    func passes() throws {
        let (stage, row, buttons) = screen()
        row.addInteraction(UILargeContentViewerInteraction(delegate: nil))
        try stage.touch.tap(buttons[0])
        #expect(log.take() == ["Cut"])
        buttons[0].showsLargeContentViewer = false
        try stage.touch.press(CGPoint(x: 60, y: 320), duration: 1)
        #expect(plates(stage.window).isEmpty && log.take() == ["Cut"])
        let (small, smallRow, _) = screen(.extraExtraExtraLarge)
        smallRow.addInteraction(UILargeContentViewerInteraction(delegate: nil))
        try small.touch.down(CGPoint(x: 60, y: 320))
        small.advance(by: 1)
        #expect(plates(small.window).isEmpty && !small.perform { UILargeContentViewerInteraction.isEnabled })
    }

    @Test("A delegate says what shows and where, and hears the end; then no control is used")
    func delegate() throws {
        let (stage, row, buttons) = screen()
        let root = try #require(stage.window.rootViewController)
        let keeper = Keeper(log, buttons, root)
        let interaction = UILargeContentViewerInteraction(delegate: keeper)
        row.addInteraction(interaction)
        #expect(interaction.view === row && interaction.delegate === keeper)
        #expect(row.gestureRecognizers?.contains(interaction.gestureRecognizerForExclusionRelationship) == true)
        try stage.touch.down(CGPoint(x: 60, y: 320))
        stage.advance(by: 0.8)
        #expect(plates(root.view).map { $0.superview === root.view } == [true])
        try stage.touch.move(CGPoint(x: 200, y: 330))
        try stage.touch.up()
        stage.advance(by: 0.5)
        #expect(log.take() == ["end on Copy at 150.0, 30.0"])
        row.removeInteraction(interaction)
        #expect(interaction.view == nil && row.gestureRecognizers?.isEmpty == true)
    }

    @Test("Items of bars show by themselves, only at sizes of accessibility; the larger image goes first")
    func bars() throws {
        let stage = Stage()
        let tabs = UITabBarController()
        tabs.viewControllers = ["One", "Two"].map { title in
            let controller = UIViewController()
            controller.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: "star"), tag: 0)
            return controller
        }
        stage.window.rootViewController = tabs
        stage.advance(by: 0.1)
        #expect(tabs.tabBar.interactions.isEmpty && tabs.tabBar.gestureRecognizers == nil)
        stage.setTraits(UITraitCollection(preferredContentSizeCategory: .accessibilityMedium))
        stage.advance(by: 0.1)
        #expect(tabs.tabBar.interactions.count == 1)
        let button = tabs.tabBar.buttons[1]
        #expect(button.showsLargeContentViewer && button.scalesLargeContentImage && button.largeContentTitle == "Two")
        let point = button.convert(CGPoint(x: 20, y: 20), to: nil)
        try stage.touch.press(point, duration: 1)
        stage.advance(by: 0.5)
        #expect(tabs.selectedIndex == 1)
        let large = UIImage(systemName: "heart")
        tabs.viewControllers?[1].tabBarItem.largeContentSizeImage = large
        #expect(button.largeContentImage === large && !button.scalesLargeContentImage)
        stage.setTraits(nil)
        stage.advance(by: 0.1)
        #expect(tabs.tabBar.interactions.isEmpty)
    }

    @Test("A change between the sizes is told, and each once")
    func status() {
        let stage = Stage()
        nonisolated(unsafe) var count = 0
        let token = NotificationCenter.default.addObserver(
            forName: UILargeContentViewerInteraction.enabledStatusDidChangeNotification, object: nil, queue: nil
        ) { _ in count += 1 }
        defer { NotificationCenter.default.removeObserver(token) }
        for size in [UIContentSizeCategory.small, .accessibilityMedium, .accessibilityLarge, .large] {
            stage.setTraits(UITraitCollection(preferredContentSizeCategory: size))
        }
        #expect(count == 2)
    }
}
