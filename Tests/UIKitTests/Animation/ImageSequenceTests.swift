import Offstage
import TestKit
import Testing
import UIKit

@MainActor
@Suite("Sequences of images")
struct ImageSequenceTests {
    private let stage = makeWhiteStage(20, 20)
    private let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 2, height: 2))
    private let images = ["R", "G", "B"].map { PixelProbe.picture([$0]) }

    init() {
        stage.window.addSubview(view)
        stage.runTurn()
    }

    /// What is seen after time has passed.
    private func seen(after seconds: Double = 0) -> String {
        stage.advance(by: seconds)
        let pixel = stage.render().pixel(x: 0, y: 0)
        switch [pixel.red, pixel.green, pixel.blue] {
        case [255, 0, 0]: return "R"
        case [0, 255, 0]: return "G"
        case [0, 0, 255]: return "B"
        case [0, 0, 0]: return "K"
        default: return "."
        }
    }

    @Test("Each image has its share of the duration, over and over")
    func shares() {
        stage.makeCurrent()
        view.animationImages = images
        view.animationDuration = 3
        #expect(!view.isAnimating)
        view.startAnimating()
        #expect(view.isAnimating)
        #expect([0, 0.5, 1, 1, 0.4, 0.2].map { seen(after: $0) } == ["R", "R", "G", "B", "B", "R"])
        view.stopAnimating()
        #expect(!view.isAnimating && seen(after: 0.1) == ".")
    }

    @Test("Without a duration each image takes a thirtieth of a second")
    func standardDuration() throws {
        stage.makeCurrent()
        view.animationImages = images
        view.startAnimating()
        #expect(view.layer.animation(forKey: "contents")?.duration == 0.1)
    }

    @Test("A number of repetitions ends by itself, with the image shown again")
    func repetitions() {
        stage.makeCurrent()
        view.image = PixelProbe.picture(["K"])
        view.animationImages = images
        view.animationDuration = 0.3
        view.animationRepeatCount = 2
        view.startAnimating()
        #expect(seen(after: 0.35) == "R" && view.isAnimating)
        #expect(seen(after: 0.3) == "K" && !view.isAnimating)
        view.startAnimating()
        #expect(view.isAnimating && seen() == "R")
    }

    @Test("Highlighted, the highlighted images are shown")
    func highlighted() {
        stage.makeCurrent()
        view.animationImages = images
        view.highlightedAnimationImages = [PixelProbe.picture(["K"])]
        view.animationDuration = 3
        view.startAnimating()
        #expect(seen() == "R")
        view.isHighlighted = true
        #expect(seen() == "K")
        view.isHighlighted = false
        #expect(seen() == "R" && seen(after: 1) == "G")
    }

    @Test("New images stop what runs; none cannot be started")
    func replacement() {
        stage.makeCurrent()
        view.animationImages = images
        view.startAnimating()
        view.animationImages = nil
        #expect(!view.isAnimating && view.layer.animationKeys() == nil)
        view.startAnimating()
        #expect(!view.isAnimating)
    }

    @Test("Out of the window nothing is animated, and back in it goes on from the first")
    func window() {
        stage.makeCurrent()
        view.animationImages = images
        view.animationDuration = 3
        view.startAnimating()
        stage.advance(by: 1.5)
        view.removeFromSuperview()
        stage.advance(by: 1)
        #expect(view.isAnimating && view.layer.animationKeys() == nil)
        stage.window.addSubview(view)
        #expect(seen() == "R" && seen(after: 1.1) == "G")
    }

    @Test("An animated image runs by itself, in its own time")
    func animatedImage() throws {
        stage.makeCurrent()
        let image = try #require(UIImage.animatedImage(with: images, duration: 1.5))
        #expect(image.images?.count == 3 && image.duration == 1.5 && image.size == images[0].size)
        #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
        #expect(UIImage.animatedImage(with: images, duration: 0)?.duration == 0.1)
        #expect(images[0].images == nil && images[0].duration == 0)
        view.image = image
        #expect(view.isAnimating)
        #expect([0, 0.6, 0.5].map { seen(after: $0) } == ["R", "G", "B"])
        view.stopAnimating()
        #expect(seen() == "R")
        view.startAnimating()
        view.image = images[2]
        #expect(!view.isAnimating && seen() == "B")
    }
}
