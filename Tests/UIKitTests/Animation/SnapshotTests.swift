import Offstage
import TestKit
import Testing
import UIKit

@MainActor
@Suite("Snapshots")
struct SnapshotTests {
    private let stage = makeWhiteStage(40, 40)
    private let view = UIView(frame: CGRect(x: 4, y: 4, width: 8, height: 4))
    private let child = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))

    init() {
        view.backgroundColor = .red
        child.backgroundColor = .blue
        view.addSubview(child)
        stage.window.addSubview(view)
        stage.runTurn()
    }

    private func letters(_ view: UIView?) -> [String] {
        guard let contents = view?.layer.contents, let image = contents as? CGImage else { return [] }
        return PixelProbe(image).letters
    }

    @Test("A picture of the view with all below it, without its own place and opacity")
    func whole() {
        stage.makeCurrent()
        view.alpha = 0.5
        view.transform = CGAffineTransform(rotationAngle: 1)
        stage.runTurn()
        let snapshot = view.snapshotView(afterScreenUpdates: false)
        #expect(letters(snapshot) == Array(repeating: "BBBBRRRR", count: 4))
        #expect(snapshot?.frame == CGRect(x: 0, y: 0, width: 8, height: 4))
    }

    @Test("Before updates it shows the last commit, after them what waits", arguments: [false, true])
    func updates(isAfter: Bool) {
        stage.makeCurrent()
        child.backgroundColor = .green
        let snapshot = view.snapshotView(afterScreenUpdates: isAfter)
        #expect(letters(snapshot)[0] == (isAfter ? "GGGGRRRR" : "BBBBRRRR"))
    }

    @Test("What animates is in it as it is seen")
    func animating() {
        stage.makeCurrent()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { child.frame.origin.x = 4 }
        stage.advance(by: 0.5)
        stage.runTurn()
        #expect(letters(view.snapshotView(afterScreenUpdates: false))[0] == "RRBBBBRR")
    }

    @Test("A part, whose caps keep their size when it grows")
    func resizable() throws {
        stage.makeCurrent()
        let caps = UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 1)
        let snapshot = try #require(
            view.resizableSnapshotView(
                from: CGRect(x: 2, y: 0, width: 4, height: 4), afterScreenUpdates: false, withCapInsets: caps))
        #expect(letters(snapshot)[0] == "BBRR")
        // The middle of the one pixel between the caps.
        #expect(abs(snapshot.layer.contentsCenter.midX - 0.625) < 1e-9 && snapshot.layer.contentsCenter.height == 1)
        snapshot.frame = CGRect(x: 0, y: 20, width: 20, height: 4)
        stage.window.addSubview(snapshot)
        let frame = stage.render()
        #expect(frame.pixel(x: 1, y: 22).blue == 255 && frame.pixel(x: 4, y: 22).red == 255)
        #expect(frame.pixel(x: 4, y: 22).blue == 0)
    }

    @Test("Nothing to see makes no snapshot; a view without a window is drawn by itself")
    func absent() {
        stage.makeCurrent()
        let fresh = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
        stage.window.addSubview(fresh)
        #expect(fresh.snapshotView(afterScreenUpdates: false) == nil)
        #expect(UIView().snapshotView(afterScreenUpdates: true) == nil)
        let free = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
        free.backgroundColor = .green
        #expect(Set(letters(free.snapshotView(afterScreenUpdates: true)).joined()) == ["G"])
    }

    @Test("drawHierarchy draws the view into a rectangle of a context")
    func drawing() throws {
        stage.makeCurrent()
        #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: false), "without a context")
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 4), format: format).image { _ in
            #expect(view.drawHierarchy(in: CGRect(x: 1, y: 0, width: 8, height: 4), afterScreenUpdates: true))
        }
        #expect(try #require(PixelProbe(image)).letters == Array(repeating: ".BBBBRRRR.", count: 4))
    }

    @Test("Reduced motion is what the stage was told")
    func reducedMotion() {
        stage.makeCurrent()
        #expect(!stage.perform { UIAccessibility.isReduceMotionEnabled })
        var posts = 0
        let observer = NotificationCenter.default.addObserver(
            forName: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { posts += 1 } }
        stage.accessibility.isReduceMotionEnabled = true
        stage.accessibility.isReduceMotionEnabled = true
        #expect(stage.perform { UIAccessibility.isReduceMotionEnabled } && posts == 1)
        NotificationCenter.default.removeObserver(observer)
    }
}
