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

    @Test("Ruler: spokes, their ends, strengths and colours are a device's")
    func ruler() throws {
        let view = UIActivityIndicatorView(style: .medium)
        let all = spokes(view)
        #expect(all.count == 8)
        let top = try #require(all[0].path).boundingBoxOfPath
        #expect(abs(top.width - 2.5) < 1e-9 && top.midX == 0)
        #expect(abs(top.minY + 10) < 1e-9 && abs(top.maxY + 10.0 / 3) < 1e-9)
        let right = try #require(all[2].path).boundingBoxOfPath
        #expect(abs(right.maxX - 10) < 1e-6 && abs(right.minX - 10.0 / 3) < 1e-6 && abs(right.height - 2.5) < 1e-6)
        // Of nine o'clock, then anticlockwise.
        let alphas = [6, 5, 4, 3, 2, 1, 0, 7].map { (all[$0].opacity * 130).rounded() }
        #expect(alphas == [130, 108, 86, 64, 42, 42, 42, 42])
        #expect(bytes(view.color) == [60, 60, 67, 130] && bytes(view.color, .dark) == [235, 235, 245, 130])
        view.style = .large
        let large = try #require(spokes(view)[0].path).boundingBoxOfPath
        #expect(abs(large.minY + 18.5) < 1e-9 && abs(large.width - 2.5 * 1.85) < 1e-9)
        #expect(view.intrinsicContentSize == CGSize(width: 37, height: 37))
    }

    @Test("The strongest spoke goes round clockwise, in eight steps of a second of virtual time")
    func turning() {
        let stage = makeStage(100, 100)
        stage.makeCurrent()
        let view = UIActivityIndicatorView(style: .large)
        stage.window.addSubview(view)
        view.startAnimating()
        stage.runTurn()
        for (time, strongest) in [(0, 6), (0.1, 6), (0.13, 7), (0.3, 0), (0.6, 2), (1.01, 6), (1.4, 1)] {
            stage.advance(by: time - stage.time)
            let now = opacities(view)
            let expected: [Double] = [1, 108 / 130, 86 / 130, 64 / 130, 42 / 130, 42 / 130, 42 / 130, 42 / 130]
            #expect(isClose((0..<8).map { now[(strongest + 8 - $0) % 8] }, expected, 1e-5), "at \(time)")
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
        stage.advance(by: 0.51)
        #expect(opacities(view).firstIndex(of: 1) == 2)
        view.removeFromSuperview()
        stage.window.addSubview(view)
        stage.advance(by: 0.26)
        #expect(view.isAnimating && opacities(view).firstIndex(of: 1) == 0)
    }

    @Test("Colours: the style's until one is set, by the traits that apply")
    func colours() {
        let stage = makeStage(100, 100)
        stage.makeCurrent()
        let view = UIActivityIndicatorView(style: .medium)
        stage.window.addSubview(view)
        stage.runTurn()
        func fill() -> UIColor? { spokes(view)[0].fillColor.map { UIColor(cgColor: $0) } }
        #expect(view.color == SpinnerForm.color)
        view.color = UIColor { $0.userInterfaceStyle == .dark ? .red : .blue }
        #expect(fill()?.cgColor == UIColor.blue.cgColor)
        stage.window.overrideUserInterfaceStyle = .dark
        stage.runTurn()
        #expect(fill()?.cgColor == UIColor.red.cgColor)
        view.color = nil
        #expect(view.color == SpinnerForm.color)
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

    @Test("A subclass has a size of its own and draws behind the spokes")
    func subclass() {
        final class Own: UIActivityIndicatorView {
            var drawn: [CGRect] = []
            override var intrinsicContentSize: CGSize { CGSize(width: 50, height: 30) }
            override func draw(_ rect: CGRect) {
                drawn.append(rect)
                UIColor.yellow.setFill()
                UIRectFill(rect)
            }
        }
        let stage = makeStage(100, 100, scale: 1)
        stage.makeCurrent()
        let view = Own(style: .medium)
        view.hidesWhenStopped = false
        view.translatesAutoresizingMaskIntoConstraints = false
        stage.window.addSubview(view)
        view.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor).isActive = true
        view.topAnchor.constraint(equalTo: stage.window.topAnchor).isActive = true
        _ = stage.render()
        #expect(view.frame == CGRect(x: 0, y: 0, width: 50, height: 30))
        #expect(view.drawn == [CGRect(x: 0, y: 0, width: 50, height: 30)])
        #expect(pixel(stage, 2, 2, scale: 1) == [255, 255, 0])
        #expect(pixel(stage, 16, 15, scale: 1) != [255, 255, 0], "the spoke at nine o'clock")
    }
}
