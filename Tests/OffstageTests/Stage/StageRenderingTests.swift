import Offstage
import Testing
import UIKit

@Suite("Stage: frames")
@MainActor
struct StageRenderingTests: StageSuite {
    /// Fills what it is asked to draw with the next of its colours.
    final class Painter: UIView {
        var colors: [UIColor] = []
        var part: CGRect?

        override func draw(_ rect: CGRect) {
            guard !colors.isEmpty else { return }
            colors.removeFirst().setFill()
            UIRectFill(part ?? rect)
        }
    }

    let made = makeStage(40, 40)

    func bytes(_ frame: Frame, _ x: Int, _ y: Int) -> [UInt8] {
        let color = frame.pixel(x: x, y: y)
        return [color.red, color.green, color.blue, color.alpha]
    }

    let red: [UInt8] = [255, 0, 0, 255]
    let green: [UInt8] = [0, 255, 0, 255]
    let clear: [UInt8] = [0, 0, 0, 0]

    @Test("Views show at their pixels; a window without a colour is transparent")
    func background() {
        let view = UIView(frame: CGRect(x: 10, y: 5, width: 20, height: 10))
        view.backgroundColor = .red
        stage.window.addSubview(view)
        let frame = stage.render()
        #expect(frame.image.width == 80 && frame.image.height == 80)
        #expect(bytes(frame, 20, 10) == red && bytes(frame, 59, 29) == red)
        #expect(bytes(frame, 19, 10) == clear && bytes(frame, 60, 29) == clear)
        #expect(frame.statistics.offscreenPasses.isEmpty)
        #expect(frame.statistics.updates["view"]?.layoutSubviews == 1)
    }

    @Test("A root view too large for a canvas is told of and not drawn", arguments: [1e6, 1e9, 1e308])
    func hugeCanvas(side: CGFloat) {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: side))
        view.backgroundColor = .red
        stage.window.addSubview(view)
        for _ in 0..<4 where side == 1e6 { view.bounds.size.width *= 10 }
        let frame = stage.render(route: .context)
        #expect(frame.image.width == 0 && frame.image.height == 0)
        #expect(frame.diagnostics.count == 1)
        #expect(frame.diagnostics.first?.hasSuffix(" pixels is too large to draw") == true)
        view.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
        let next = stage.render(route: .context)
        #expect(next.diagnostics.isEmpty && next.image.width == 40)
        #expect(bytes(next, 0, 0) == red)
    }

    @Test("Outside of the marked part the old pixels stay")
    func partialRedraw() {
        let view = Painter(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        view.colors = [.red, .green]
        stage.window.addSubview(view)
        #expect(bytes(stage.render(), 50, 50) == red)
        view.setNeedsDisplay(CGRect(x: 0, y: 0, width: 10, height: 10))
        let frame = stage.render()
        #expect(bytes(frame, 0, 0) == green && bytes(frame, 19, 19) == green)
        #expect(bytes(frame, 20, 0) == red && bytes(frame, 50, 50) == red)
        #expect(frame.statistics.updates["view"]?.draw == 1)
        #expect(frame.statistics.updates["view"]?.drawnBytes == 20 * 20 * 4)
    }

    @Test("What an opaque view leaves out is black without a colour, clear with a translucent one, else the colour")
    func undrawnPixels() {
        func corner(_ color: UIColor?, isOpaque: Bool) -> [UInt8] {
            let view = Painter(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
            view.part = CGRect(x: 20, y: 20, width: 20, height: 20)
            view.colors = [.red]
            view.backgroundColor = color
            view.isOpaque = isOpaque
            for view in stage.window.subviews { view.removeFromSuperview() }
            stage.window.addSubview(view)
            let frame = stage.render()
            #expect(bytes(frame, 60, 60) == red)
            return bytes(frame, 2, 2)
        }
        #expect(corner(nil, isOpaque: true) == [0, 0, 0, 255])
        #expect(corner(nil, isOpaque: false) == clear)
        #expect(corner(.green, isOpaque: true) == green)
        #expect(corner(.green, isOpaque: false) == green)
        // Half a colour once, not twice.
        #expect(corner(UIColor(red: 0, green: 1, blue: 0, alpha: 0.5), isOpaque: true) == [0, 255, 0, 128])
    }

    @Test("Without clearing first, a redraw paints over what was there")
    func clearing() {
        func corner(clears: Bool) -> [UInt8] {
            let view = Painter(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
            view.isOpaque = false
            view.clearsContextBeforeDrawing = clears
            view.colors = [.red, .green]
            for view in stage.window.subviews { view.removeFromSuperview() }
            stage.window.addSubview(view)
            _ = stage.render()
            view.part = CGRect(x: 20, y: 20, width: 20, height: 20)
            view.setNeedsDisplay()
            return bytes(stage.render(), 2, 2)
        }
        #expect(corner(clears: true) == clear)
        #expect(corner(clears: false) == red)
    }

    @Test("The picture is the same with any number of threads and any tiles")
    func threads() {
        func picture(threads: Int, tiles: Int) -> Frame {
            let stage = makeStage(40, 40)
            stage.threads = threads
            stage.tileSize = tiles
            let view = UIView(frame: CGRect(x: 3, y: 3, width: 30, height: 30))
            view.backgroundColor = .systemTeal
            view.layer.cornerRadius = 9
            view.layer.shadowOpacity = 0.5
            stage.window.addSubview(view)
            return stage.render()
        }
        let one = picture(threads: 1, tiles: 64)
        #expect(Set((0..<40).map { bytes(one, $0, 40) }).count > 3)
        #expect(picture(threads: 2, tiles: 16).hasSamePixels(as: one))
        #expect(picture(threads: 8, tiles: 256).hasSamePixels(as: one))
    }

    @Test("A pending frame drawn elsewhere is the frame")
    func pending() async {
        let view = UIView(frame: CGRect(x: 10, y: 5, width: 20, height: 10))
        view.backgroundColor = .red
        stage.window.addSubview(view)
        let pending = stage.prepareFrame()
        let elsewhere = await Task.detached {
            var server = RenderServer()
            return pending.render(with: &server)
        }.value
        #expect(bytes(elsewhere, 20, 10) == red && bytes(elsewhere, 19, 10) == clear)
    }

    @Test("The context route is the root view on a canvas of its size")
    func context() {
        let view = UIView(frame: CGRect(x: 10, y: 5, width: 20, height: 10))
        view.bounds.origin = CGPoint(x: 4, y: 4)
        view.backgroundColor = .red
        let child = UIView(frame: CGRect(x: 4, y: 4, width: 5, height: 5))
        child.backgroundColor = .green
        view.addSubview(child)
        stage.setRootView(view)
        let frame = stage.render(route: .context)
        #expect(frame.image.width == 40 && frame.image.height == 20)
        #expect(bytes(frame, 0, 0) == green && bytes(frame, 10, 0) == red && bytes(frame, 39, 19) == red)
        #expect(frame.plan.passes.count == 1)
    }

    @Test("One changed view among many costs its path")
    func commitCounts() {
        let views = (0..<200).map { UIView(frame: CGRect(x: CGFloat($0 % 40), y: 0, width: 1, height: 1)) }
        views.forEach(stage.window.addSubview)
        _ = stage.render()
        views[100].backgroundColor = .red
        let frame = stage.render()
        #expect(frame.statistics.commit.encodedLayers == 2 && frame.statistics.commit.copiedChunks == 1)
        #expect(bytes(frame, 2 * (100 % 40), 0) == red)
        #expect(stage.render().statistics.commit == CommitCounts())
    }
}
