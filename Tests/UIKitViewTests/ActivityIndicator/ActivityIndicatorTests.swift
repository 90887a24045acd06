import Foundation
import Offstage
import Testing

@testable import UIKit

@Suite("Activity indicators")
@MainActor
struct ActivityIndicatorTests {
    private func spokes(_ view: UIView) -> [CAShapeLayer] {
        (view.layer.sublayers ?? []).flatMap { $0.sublayers ?? [] }.compactMap { $0 as? CAShapeLayer }
    }

    private func opacities(_ view: UIView) -> [Double] {
        spokes(view).map { Double($0.presentation()?.opacity ?? $0.opacity) }
    }

    @Test("Sizes of the styles, and how strongly they keep them")
    func sizes() {
        typealias Style = UIActivityIndicatorView.Style
        let styles: [(Style, CGFloat, Int)] = [
            (.medium, 20, 100), (.large, 37, 101), (.whiteLarge, 37, 0), (.white, 20, 1), (.gray, 20, 2),
        ]
        for (style, side, raw) in styles {
            let view = UIActivityIndicatorView(style: style)
            #expect(view.frame == CGRect(x: 0, y: 0, width: side, height: side) && style.rawValue == raw)
            #expect(view.intrinsicContentSize == view.frame.size && view.sizeThatFits(.zero) == view.frame.size)
            #expect(view.contentHuggingPriority(for: .horizontal) == .defaultHigh)
            #expect(view.contentHuggingPriority(for: .vertical) == .defaultHigh)
        }
        let view = UIActivityIndicatorView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        #expect(view.bounds.width == 100 && view.intrinsicContentSize.width == 20)
        #expect(view.layer.sublayers?.first?.position == CGPoint(x: 50, y: 25))
    }

    @Test("Hidden until it turns, and again when it stops, unless it is told to stay")
    func hiding() {
        let view = UIActivityIndicatorView(style: .medium)
        #expect(view.isHidden && !view.isAnimating && view.hidesWhenStopped)
        view.startAnimating()
        #expect(!view.isHidden && view.isAnimating)
        view.stopAnimating()
        #expect(view.isHidden && !view.isAnimating)
        view.hidesWhenStopped = false
        #expect(!view.isHidden)
        view.startAnimating()
        view.stopAnimating()
        #expect(!view.isHidden)
        view.hidesWhenStopped = true
        #expect(view.isHidden)
    }

    @Test("Eight spokes fade one after the other, once round in a second of virtual time")
    func turning() {
        let stage = makeStage(100, 100)
        stage.makeCurrent()
        let view = UIActivityIndicatorView(style: .large)
        stage.window.addSubview(view)
        view.startAnimating()
        stage.runTurn()
        #expect(spokes(view).count == 8)
        for time in [0, 0.1, 0.25, 0.6, 1.35] {
            stage.advance(by: time - stage.time)
            let expected = (0..<8).map { spoke in
                let course = time + Double((8 - spoke) % 8) / 8
                return 1 - 0.75 * (course - course.rounded(.down))
            }
            #expect(isClose(opacities(view), expected, 1e-5))
        }
        view.stopAnimating()
        stage.runTurn()
        #expect(spokes(view).allSatisfy { $0.animationKeys()?.isEmpty ?? true })
    }

    @Test("It goes on when it comes into a window")
    func windows() {
        let stage = makeStage(100, 100)
        stage.makeCurrent()
        let view = UIActivityIndicatorView(style: .medium)
        view.startAnimating()
        stage.window.addSubview(view)
        stage.advance(by: 0.5)
        #expect((opacities(view)[0] - 0.625).magnitude < 1e-5)
        view.removeFromSuperview()
        stage.window.addSubview(view)
        stage.advance(by: 0.25)
        #expect(view.isAnimating && (opacities(view)[0] - 0.8125).magnitude < 1e-5)
    }

    @Test("Colours: the style's until one is set, by the traits that apply")
    func colours() {
        let stage = makeStage(100, 100)
        stage.makeCurrent()
        let view = UIActivityIndicatorView(style: .medium)
        stage.window.addSubview(view)
        stage.runTurn()
        func fill() -> UIColor? { spokes(view)[0].fillColor.map { UIColor(cgColor: $0) } }
        #expect(view.color == .systemGray)
        view.color = UIColor { $0.userInterfaceStyle == .dark ? .red : .blue }
        #expect(fill()?.cgColor == UIColor.blue.cgColor)
        stage.window.overrideUserInterfaceStyle = .dark
        stage.runTurn()
        #expect(fill()?.cgColor == UIColor.red.cgColor)
        view.color = nil
        #expect(view.color == .systemGray)
        #expect(UIActivityIndicatorView(style: .white).color == .white)
    }

    @Test("Turning costs no pass and no layout")
    func cheap() {
        let stage = makeStage(100, 100)
        stage.makeCurrent()
        let view = UIActivityIndicatorView(style: .large)
        stage.window.addSubview(view)
        view.startAnimating()
        _ = stage.render()
        stage.advance(by: 0.3)
        let frame = stage.render()
        #expect(frame.statistics.offscreenPasses.isEmpty)
    }
}
