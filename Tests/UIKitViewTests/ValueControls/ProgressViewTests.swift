import Foundation
import Offstage
import Testing

@testable import UIKit

@Suite("UIProgressView")
@MainActor
struct ProgressViewTests: StageSuite {
    let made = makeWhiteStage(300, 100, scale: 2)

    private func shown(_ progress: Float = 0) -> UIProgressView {
        let stage = stage
        let view = UIProgressView(progressViewStyle: .default)
        view.frame = CGRect(x: 20, y: 20, width: 200, height: 4)
        view.progress = progress
        stage.window.addSubview(view)
        stage.advance(by: 0.1)
        return view
    }

    @Test("Ruler: sizes of the styles, the bar, its ends and colours")
    func ruler() {
        let view = shown(0.25)
        #expect(UIProgressView(progressViewStyle: .default).frame.height == 4)
        #expect(UIProgressView(progressViewStyle: .bar).frame.height == 2.5)
        #expect(view.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 4))
        #expect(view.sizeThatFits(.zero) == CGSize(width: 200, height: 4))
        #expect(view.track.frame == CGRect(x: 0, y: 0, width: 200, height: 4))
        #expect(view.fill.frame == CGRect(x: 0, y: 0, width: 50, height: 4))
        expectLength(view.track.layer.cornerRadius, 2, "round ends")
        #expect(bytes(view.track.backgroundColor) == [120, 120, 128, 51])
        #expect(bytes(view.track.backgroundColor, .dark) == [120, 120, 128, 92])
        #expect(bytes(view.fill.backgroundColor) == [0, 122, 255, 255])
        #expect(pixel(stage, 40, 22, scale: 2) == [0, 122, 255] && pixel(stage, 150, 22, scale: 2) == [228, 228, 230])
        view.progressViewStyle = .bar
        #expect(view.intrinsicContentSize.height == 2.5 && view.track.layer.cornerRadius == 0)
        #expect(UIProgressView.Style.allCases.map(\.rawValue) == [0, 1])
        view.progressViewStyle = .default
        view.frame.size.height = 10
        stage.advance(by: 0.1)
        #expect(view.fill.frame.height == 10 && view.fill.layer.cornerRadius == 5)
    }

    @Test("Progress is held between 0 and 1")
    func range() {
        let view = shown()
        view.progress = 7
        #expect(view.progress == 1)
        view.progress = -1
        #expect(view.progress == 0)
        view.progress = .nan
        #expect(view.progress == 0)
    }

    @Test("An animated change takes a quarter of a second")
    func animation() {
        let view = shown()
        view.setProgress(1, animated: true)
        stage.advance(by: 0.125)
        let width = view.fill.layer.presentation()?.bounds.width ?? 0
        #expect(width > 20 && width < 180)
        stage.advance(by: 0.2)
        #expect(view.fill.layer.presentation()?.bounds.width == 200)
    }

    @Test("From right to left it fills up from the right")
    func rightToLeft() {
        let view = shown(0.25)
        view.semanticContentAttribute = .forceRightToLeft
        stage.advance(by: 0.1)
        #expect(view.fill.frame == CGRect(x: 150, y: 0, width: 50, height: 4))
    }

    @Test("Colours and images, by themselves and by appearance")
    func looks() {
        // Proxies are the current stage's: other tests may have made theirs in between.
        stage.makeCurrent()
        UIProgressView.appearance().trackTintColor = .yellow
        let view = shown(0.5)
        #expect(view.track.backgroundColor == .yellow)
        view.tintColor = .purple
        #expect(view.fill.backgroundColor == .purple)
        view.progressTintColor = .green
        #expect(view.fill.backgroundColor == .green)
        let image = plainImage(3, 3)
        view.progressImage = image
        view.trackImage = image
        #expect(view.fill.backgroundColor == nil && view.track.backgroundColor == nil)
        let pictures = view.subviews.compactMap { $0 as? UIImageView }
        stage.advance(by: 0.1)
        #expect(pictures.map(\.frame.width) == [200, 100] && pictures.allSatisfy { $0.image === image })
        view.progressTintColor = .red
        #expect(view.progressImage == nil && view.fill.backgroundColor == .red && view.trackImage === image)
    }

    @Test("An observed progress moves the bar in virtual time, until it is finished or the view is gone")
    func observed() {
        let view = shown()
        let progress = Progress(totalUnitCount: 10)
        progress.completedUnitCount = 2
        view.observedProgress = progress
        #expect(abs(view.progress - 0.2) < 1e-6)
        progress.completedUnitCount = 5
        stage.advance(by: 0.1)
        #expect(abs(view.progress - 0.5) < 1e-6)
        view.removeFromSuperview()
        progress.completedUnitCount = 7
        stage.advance(by: 0.1)
        #expect(abs(view.progress - 0.5) < 1e-6)
        stage.window.addSubview(view)
        #expect(abs(view.progress - 0.7) < 1e-6)
        progress.completedUnitCount = 10
        stage.advance(by: 0.1)
        #expect(view.progress == 1)
        view.observedProgress = nil
        view.progress = 0.1
        stage.advance(by: 0.1)
        #expect(abs(view.progress - 0.1) < 1e-6)
    }

    @Test("A subclass lays the bar out, and one of another height")
    func subclasses() {
        final class Tall: UIProgressView {
            var layouts = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                layouts += 1
            }
            override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 77, height: 9) }
        }
        let view = Tall(progressViewStyle: .default)
        stage.window.addSubview(view)
        view.sizeToFit()
        stage.advance(by: 0.1)
        #expect(view.bounds.size == CGSize(width: 77, height: 9) && view.layouts == 1)
        view.progress = 0.5
        stage.advance(by: 0.1)
        #expect(view.layouts == 2 && view.fill.frame.width == 38.5)
    }
}
