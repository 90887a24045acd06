import Offstage
import Testing

@testable import UIKit

@Suite("Screens whose content is not there")
@MainActor
struct ContentUnavailableTests {
    private final class Controller: UIViewController {
        var isEmpty = true
        private(set) var asked: [String?] = []

        override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
            asked.append(state.searchText)
            guard isEmpty else {
                contentUnavailableConfiguration = nil
                return
            }
            var configuration = UIContentUnavailableConfiguration.empty()
            configuration.text = "Nothing here"
            configuration.secondaryText = "Add something first."
            contentUnavailableConfiguration = configuration
        }
    }

    private func show(_ controller: UIViewController) -> Stage {
        let stage = makeStage(390, 844, scale: 3)
        stage.makeCurrent()
        stage.window.rootViewController = controller
        stage.window.makeKeyAndVisible()
        stage.runTurn()
        return stage
    }

    private func parts(_ view: UIView) -> [UIView] { view.subviews.flatMap { [$0] + parts($0) } }

    @Test("The controller is asked before its first layout, and when it wants to be; its view covers the screen")
    func controller() throws {
        let controller = Controller()
        let stage = show(controller)
        #expect(controller.asked.count == 1)
        let view = try #require(controller.view.subviews.last as? UIContentUnavailableView)
        #expect(view.frame == controller.view.bounds)
        let labels = parts(view).compactMap { $0 as? UILabel }
        #expect(labels.map(\.text) == ["Nothing here", "Add something first."])
        #expect(labels.allSatisfy { abs($0.frame.midX - 195) < 0.34 })
        let (top, bottom) = (labels[0].frame.minY, labels[1].frame.maxY)
        #expect(abs((top + bottom) / 2 - 422) < 0.5 && abs(labels[1].frame.minY - labels[0].frame.maxY - 8) < 0.34)
        controller.isEmpty = false
        controller.setNeedsUpdateContentUnavailableConfiguration()
        stage.runTurn()
        #expect(controller.asked.count == 2 && view.superview == nil)
        #expect(controller.contentUnavailableConfiguration == nil)
        stage.runTurn()
        #expect(controller.asked.count == 2)
    }

    @Test("A search's text names what was searched for, unless the app set another")
    func search() {
        var state = UIContentUnavailableConfigurationState(traitCollection: UITraitCollection())
        let plain = UIContentUnavailableConfiguration.search()
        #expect(plain.text == "No Results" && plain.image != nil)
        state.searchText = "cats"
        let found = plain.updated(for: state)
        #expect(found.text == "No Results for “cats”")
        state.searchText = nil
        #expect(found.updated(for: state).text == "No Results")
        var own = plain
        own.text = "Nothing"
        state.searchText = "cats"
        #expect(own.updated(for: state).text == "Nothing")
    }

    @Test("Loading shows a spinner, or the app's image in its place; buttons show with a title, and do their action")
    func partsOfKinds() throws {
        let stage = makeStage(390, 844, scale: 3)
        stage.makeCurrent()
        let view = UIContentUnavailableView(configuration: .loading())
        view.frame = stage.window.bounds
        stage.window.addSubview(view)
        stage.runTurn()
        #expect(parts(view).contains { ($0 as? UIActivityIndicatorView)?.isAnimating == true })
        var taps = 0
        var configuration = UIContentUnavailableConfiguration.loading()
        configuration.image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { _ in }
        configuration.button.title = "Cancel"
        configuration.buttonProperties.primaryAction = UIAction { _ in taps += 1 }
        view.configuration = configuration
        stage.runTurn()
        #expect(!parts(view).contains { $0 is UIActivityIndicatorView })
        let button = try #require(parts(view).compactMap { $0 as? UIButton }.first)
        try stage.touch.tap(view.convert(CGPoint(x: button.frame.midX, y: button.frame.midY), to: nil))
        #expect(taps == 1 && button.configuration?.title == "Cancel")
        configuration.button.title = nil
        view.configuration = configuration
        #expect(!parts(view).contains { $0 is UIButton })
    }

    @Test("What is too high for the view scrolls; natural alignment stands at the side")
    func scrolls() throws {
        let stage = makeStage(390, 844, scale: 3)
        stage.makeCurrent()
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.text = String(repeating: "Many words ", count: 60)
        configuration.alignment = .natural
        let view = UIContentUnavailableView(configuration: configuration)
        view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        stage.window.addSubview(view)
        stage.runTurn()
        let scrollView = try #require(view.subviews.compactMap { $0 as? UIScrollView }.first)
        let label = try #require(parts(view).compactMap { $0 as? UILabel }.first)
        #expect(scrollView.contentSize.height > 500 && label.frame.minX == 16 && label.frame.minY == 16)
        #expect(view.sizeThatFits(CGSize(width: 200, height: 0)).height == scrollView.contentSize.height)
        view.isScrollEnabled = false
        #expect(!scrollView.isScrollEnabled)
    }
}
