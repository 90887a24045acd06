import CoreGraphics
import Testing
import UIKit

@testable import Offstage

@MainActor
@Suite("The status bar")
struct StatusBarTests {
    private final class Light: UIViewController {
        var isAway = false
        override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
        override var prefersStatusBarHidden: Bool { isAway }
    }

    private func bar(_ stage: Stage) -> StatusBarView? {
        stage.windows.last.flatMap { window in window.subviews.lazy.compactMap { $0 as? StatusBarView }.first }
    }

    private func parts(_ stage: Stage) -> [UIView] { bar(stage)?.subviews ?? [] }

    @Test("It is shown on request only, above all windows, and goes again")
    func onRequest() {
        let stage = Stage(device: .iPhone16)
        stage.makeCurrent()
        _ = stage.window
        stage.runTurn()
        #expect(!stage.showsStatusBar && stage.windows.count == 1)
        stage.showsStatusBar = true
        stage.runTurn()
        #expect(stage.windows.map(\.windowLevel) == [.normal, .statusBar])
        #expect(bar(stage)?.frame == CGRect(x: 0, y: 0, width: 393, height: 54))
        #expect(stage.host.keyWindow === stage.window)
        stage.showsStatusBar = false
        stage.runTurn()
        #expect(stage.windows.count == 1)
    }

    @Test(
        "Its parts lie inside of the bar, beside each other, and clear of what is cut out of the screen",
        arguments: ["iPhone 16", "iPhone 16 Pro Max", "iPhone 13", "iPhone SE (3rd generation)", "iPad mini"])
    func places(name: String) throws {
        let stage = Stage(device: try #require(Device(named: name)))
        stage.makeCurrent()
        stage.showsStatusBar = true
        stage.runTurn()
        let row = try #require(bar(stage))
        let frames = parts(stage).map(\.frame).sorted { $0.minX < $1.minX }
        #expect(frames.count == 4 && frames.allSatisfy { row.bounds.contains($0) }, "\(frames)")
        for (one, next) in zip(frames, frames.dropFirst()) { #expect(one.maxX < next.minX) }
        let middle = frames.filter { $0.minX < row.bounds.midX + 60 && $0.maxX > row.bounds.midX - 60 }
        #expect(middle.count == (name.hasPrefix("iPhone SE") ? 1 : 0), "\(frames)")
    }

    @Test("Reading from the right mirrors it")
    func mirrored() throws {
        let plain = Stage(device: .iPhone16)
        let mirrored = Stage(
            device: .iPhone16, traits: UITraitCollection { $0.layoutDirection = .rightToLeft })
        let frames = [plain, mirrored].map { stage in
            stage.makeCurrent()
            stage.showsStatusBar = true
            stage.runTurn()
            return parts(stage).map(\.frame)
        }
        for (one, other) in zip(frames[0], frames[1]) {
            #expect(abs(393 - one.maxX - other.minX) < 0.35 && abs(one.minY - other.minY) < 0.001)
        }
    }

    @Test("Its colour and whether it is seen are what the controller in front wants; a phone on its side has none")
    func wishes() throws {
        let stage = Stage(device: .iPhone16)
        stage.makeCurrent()
        stage.showsStatusBar = true
        let light = Light()
        stage.window.rootViewController = UIViewController()
        stage.runTurn()
        let label = try #require(parts(stage).first as? UILabel)
        #expect(label.text == "9:41" && label.textColor == .black)
        stage.window.rootViewController = light
        stage.runTurn()
        #expect(label.textColor == .white)
        light.isAway = true
        light.setNeedsStatusBarAppearanceUpdate()
        stage.runTurn()
        #expect(bar(stage)?.isHidden == true)
        light.isAway = false
        stage.rotate(to: .landscapeLeft)
        stage.advance(by: 1)
        #expect(bar(stage)?.isHidden == true)
        stage.rotate(to: .portrait)
        stage.advance(by: 1)
        #expect(bar(stage)?.isHidden == false)
        stage.setTraits(UITraitCollection(userInterfaceStyle: .dark))
        stage.window.rootViewController = UIViewController()
        stage.runTurn()
        #expect(label.textColor == .white)
    }

    @Test("It takes no touches; a tap on it scrolls to the top")
    func touches() throws {
        let stage = Stage(device: .iPhone16)
        stage.makeCurrent()
        stage.showsStatusBar = true
        let scroll = UIScrollView(frame: stage.window.bounds)
        scroll.contentSize = CGSize(width: 393, height: 4000)
        stage.window.addSubview(scroll)
        scroll.contentOffset = CGPoint(x: 0, y: 900)
        stage.runTurn()
        #expect(stage.windows.last?.hitTest(CGPoint(x: 60, y: 30), with: nil) == nil)
        try stage.touch.tap(TouchSpot.screen(60, 30))
        stage.advance(by: 2)
        #expect(scroll.contentOffset.y <= 0)
    }

    @Test("It costs no pass, and without it the picture is as it was")
    func cost() {
        func frame(_ shows: Bool) -> Frame {
            let stage = Stage(
                device: Device(
                    size: CGSize(width: 393, height: 100), scale: 1,
                    safeArea: .init(top: 54, left: 0, bottom: 0, right: 0)))
            stage.makeCurrent()
            stage.window.backgroundColor = .white
            stage.showsStatusBar = shows
            return stage.render()
        }
        let (with, without) = (frame(true), frame(false))
        #expect(with.statistics.offscreenPasses.isEmpty && with.image.bitmap.digest != without.image.bitmap.digest)
    }
}
