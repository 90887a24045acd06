import Offstage
import Testing
import UIKit

@Suite("UIImageView")
@MainActor
struct UIImageViewTests {
    private let stage = Stage(device: Device(size: CGSize(width: 6, height: 4), scale: 1))
    private let image = PixelProbe.picture(["RGB", "KWR"])

    private func shown() -> [String] { PixelProbe(stage.render().image).letters }

    private func add(_ image: UIImage?, _ frame: CGRect, _ mode: UIView.ContentMode = .scaleToFill) -> UIImageView {
        let view = UIImageView(frame: frame)
        view.image = image
        view.contentMode = mode
        stage.window.addSubview(view)
        return view
    }

    @Test("It has the image's size, takes no touches, and reports the size to layout")
    func sizes() {
        let view = UIImageView(image: image)
        #expect(view.bounds.size == CGSize(width: 3, height: 2))
        #expect(view.intrinsicContentSize == CGSize(width: 3, height: 2))
        #expect(view.sizeThatFits(CGSize(width: 100, height: 100)) == CGSize(width: 3, height: 2))
        #expect(!view.isUserInteractionEnabled && !UIImageView().isUserInteractionEnabled)
        #expect(UIImageView().intrinsicContentSize.width == UIView.noIntrinsicMetric)
        #expect(UIImageView(image: nil).frame == .zero)
    }

    @Test("The layer gets picture, scale and gravity")
    func contents() {
        let view = UIImageView(image: PixelProbe.picture(["RG", "BK"], scale: 2))
        #expect(view.layer.contentsScale == 2)
        #expect((view.layer.contents as? CGImage) === view.image?.cgImage)
        view.contentMode = .top
        #expect(view.layer.contentsGravity == .bottom)
        view.image = nil
        #expect(view.layer.contents == nil)
    }

    @Test("An image is shown as it is, at its place")
    func plain() {
        _ = add(image, CGRect(x: 1, y: 1, width: 3, height: 2))
        #expect(shown() == ["......", ".RGB..", ".KWR..", "......"])
    }

    /// Where the unscaled image lies in a view of 6 × 4.
    nonisolated static let placements: [(UIView.ContentMode, [String])] = [
        (.topLeft, ["RGB...", "KWR...", "......", "......"]),
        (.topRight, ["...RGB", "...KWR", "......", "......"]),
        (.bottomLeft, ["......", "......", "RGB...", "KWR..."]),
        (.bottomRight, ["......", "......", "...RGB", "...KWR"]),
        (.left, ["......", "RGB...", "KWR...", "......"]),
        (.right, ["......", "...RGB", "...KWR", "......"]),
    ]

    @Test("Content modes put the image where their names say", arguments: placements)
    func placement(mode: UIView.ContentMode, expected: [String]) {
        _ = add(image, CGRect(x: 0, y: 0, width: 6, height: 4), mode)
        #expect(shown() == expected)
    }

    @Test("Orientation is part of what is shown")
    func orientation() throws {
        let turned = UIImage(cgImage: try #require(image.cgImage), scale: 1, orientation: .right)
        _ = add(turned, CGRect(x: 0, y: 0, width: 2, height: 3))
        #expect(shown() == ["KR....", "WG....", "RB....", "......"])
    }

    @Test("A template takes the view's tint, also when it changes; an original does not")
    func tint() {
        let view = add(
            PixelProbe.picture(["R.K"]).withRenderingMode(.alwaysTemplate), CGRect(x: 0, y: 0, width: 3, height: 1))
        view.tintColor = .green
        #expect(shown()[0] == "G.G...")
        view.tintColor = .blue
        #expect(shown()[0] == "B.B...")
        view.image = view.image?.withRenderingMode(.alwaysOriginal)
        #expect(shown()[0] == "R.K...")
        view.image = view.image?.withTintColor(.white)
        #expect(shown()[0] == "W.W...")
    }

    @Test("A dynamic tint follows the traits")
    func dynamicTint() {
        let adaptive = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        _ = add(PixelProbe.picture(["R"]).withTintColor(adaptive), CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(shown()[0] == "K.....")
        stage.setTraits(UITraitCollection(userInterfaceStyle: .dark))
        #expect(shown()[0] == "W.....")
    }

    @Test("The highlighted image is shown while highlighted, the image where there is none")
    func highlight() {
        let view = add(PixelProbe.picture(["R"]), CGRect(x: 0, y: 0, width: 1, height: 1))
        view.isHighlighted = true
        #expect(shown()[0] == "R.....")
        view.highlightedImage = PixelProbe.picture(["G"])
        #expect(shown()[0] == "G.....")
        view.isHighlighted = false
        #expect(shown()[0] == "R.....")
    }

    @Test("A resizable image keeps its caps: stretched by the layer, or repeated in a picture of the view's size")
    func resizable() {
        let caps = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1)
        let stretched = PixelProbe.picture(["RGR"]).resizableImage(withCapInsets: caps, resizingMode: .stretch)
        let view = add(stretched, CGRect(x: 0, y: 0, width: 5, height: 1))
        #expect(shown()[0] == "RGGGR.")
        #expect((view.layer.contents as? CGImage)?.width == 3)
        view.image = PixelProbe.picture(["RGBR"]).resizableImage(withCapInsets: caps, resizingMode: .tile)
        #expect(shown()[0] == "RGBGR.")
        view.frame.size.width = 6
        #expect(shown()[0] == "RGBGBR")
    }

    @Test(
        "The part that stretches begins at the caps, half a pixel further in; sides without caps stretch from the edge")
    func stretchedPart() {
        let view = UIImageView(image: PixelProbe.picture(Array(repeating: "RGBRGBRG", count: 4)))
        #expect(view.layer.contentsCenter == CGRect(x: 0, y: 0, width: 1, height: 1))
        let caps = UIEdgeInsets(top: 0, left: 2, bottom: 4, right: 2)
        view.image = view.image?.resizableImage(withCapInsets: caps, resizingMode: .stretch)
        let center = view.layer.contentsCenter
        #expect(abs(center.minX - 2.5 / 8) < 1e-5 && abs(center.maxX - 5.5 / 8) < 1e-5)
        #expect(center.minY == 0 && center.height == 0)
    }

    @Test("An image that flips is mirrored in right-to-left layout")
    func mirroring() {
        let view = add(image.imageFlippedForRightToLeftLayoutDirection(), CGRect(x: 0, y: 0, width: 3, height: 2))
        #expect(shown()[0] == "RGB...")
        view.semanticContentAttribute = .forceRightToLeft
        #expect(shown()[0] == "BGR...")
        view.image = image
        #expect(shown()[0] == "RGB...")
    }

    @Test("The same image again changes nothing in the layer tree")
    func sameImage() {
        let view = add(image, CGRect(x: 0, y: 0, width: 3, height: 2))
        _ = shown()
        view.image = image
        #expect(stage.render().statistics.commit.encodedLayers == 0)
        view.image = PixelProbe.picture(["R"])
        #expect(stage.render().statistics.commit.encodedLayers > 0)
    }
}
