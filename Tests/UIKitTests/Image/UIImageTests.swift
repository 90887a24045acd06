import Testing
import UIKit

@Suite("UIImage")
struct UIImageTests {
    private let sample = PixelProbe.picture(["RGB", "KW."])

    private func drawn(_ image: UIImage) -> [String] {
        PixelProbe.canvas(Int(image.size.width), Int(image.size.height)) { image.draw(at: .zero) }
    }

    /// Stored rows R G B / K W . after each orientation, by the meaning of the EXIF tag.
    static let orientations: [(UIImage.Orientation, [String])] = [
        (.up, ["RGB", "KW."]),
        (.down, [".WK", "BGR"]),
        (.left, ["B.", "GW", "RK"]),
        (.right, ["KR", "WG", ".B"]),
        (.upMirrored, ["BGR", ".WK"]),
        (.downMirrored, ["KW.", "RGB"]),
        (.leftMirrored, ["RK", "GW", "B."]),
        (.rightMirrored, [".B", "WG", "KR"]),
    ]

    @Test("Each orientation is drawn right, and gives the size", arguments: orientations)
    func orientation(orientation: UIImage.Orientation, expected: [String]) throws {
        let image = UIImage(cgImage: try #require(sample.cgImage), scale: 1, orientation: orientation)
        #expect(image.imageOrientation == orientation)
        #expect(image.size == CGSize(width: expected[0].count, height: expected.count))
        #expect(drawn(image) == expected)
        #expect(PixelProbe(try #require(image.uprightCGImage)).letters == expected)
        let mirrored = image.withHorizontallyFlippedOrientation()
        #expect(drawn(mirrored) == expected.map { String($0.reversed()) })
    }

    @Test("Pixels of the right size are copied exactly, at any scale and place")
    func exactCopies() {
        let twice = PixelProbe.picture(["RGB", "KW."], scale: 2)
        #expect(twice.size == CGSize(width: 1.5, height: 1))
        let letters = PixelProbe.canvas(3, 2, scale: 2) { twice.draw(at: CGPoint(x: 1, y: 0.5)) }
        #expect(letters == ["......", "..RGB.", "..KW..", "......"])
    }

    @Test("A drawn alpha replaces the context's, a blend mode is used")
    func alphaAndMode() throws {
        let red = PixelProbe.picture(["R"])
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let half = UIGraphicsImageRenderer(size: red.size, format: format).image { _ in
            red.draw(in: CGRect(x: 0, y: 0, width: 1, height: 1), blendMode: .normal, alpha: 0.5)
        }
        #expect(try #require(PixelProbe(half))[0, 0] == [128, 0, 0, 128])
        let out = PixelProbe.canvas(1, 1) {
            UIColor.black.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
            red.draw(at: .zero, blendMode: .destinationOut, alpha: 1)
        }
        #expect(out == ["."])
    }

    @Test("Template images take the fill colour, tinted ones their own, originals none")
    func tinting() {
        let image = PixelProbe.picture(["R.", "KW"])
        func shown(_ image: UIImage) -> [String] {
            PixelProbe.canvas(2, 2) {
                UIColor.blue.set()
                image.draw(at: .zero)
            }
        }
        #expect(shown(image) == ["R.", "KW"])
        #expect(shown(image.withRenderingMode(.alwaysTemplate)) == ["B.", "BB"])
        #expect(shown(image.withTintColor(.green)) == ["G.", "GG"])
        #expect(shown(image.withTintColor(.green, renderingMode: .alwaysOriginal)) == ["G.", "GG"])
        #expect(shown(image.withTintColor(.green, renderingMode: .alwaysTemplate)) == ["B.", "BB"])
        let adaptive = image.withTintColor(UIColor { $0.userInterfaceStyle == .dark ? .white : .black })
        UITraitCollection(userInterfaceStyle: .dark).performAsCurrent { #expect(shown(adaptive) == ["W.", "WW"]) }
        UITraitCollection(userInterfaceStyle: .light).performAsCurrent { #expect(shown(adaptive) == ["K.", "KK"]) }
    }

    @Test("A resizable image keeps its caps and stretches or repeats the rest")
    func resizable() {
        let image = PixelProbe.picture(["RGB", "KWK", "BGR"])
        let caps = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
        let resizable = image.resizableImage(withCapInsets: caps, resizingMode: .stretch)
        #expect(resizable.capInsets == caps && resizable.resizingMode == .stretch)
        let expected = ["RGGGB", "KWWWK", "KWWWK", "BGGGR"]
        #expect(PixelProbe.canvas(5, 4) { resizable.draw(in: CGRect(x: 0, y: 0, width: 5, height: 4)) } == expected)
        let wide = PixelProbe.picture(["RGBR"]).resizableImage(
            withCapInsets: UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1))
        #expect(wide.resizingMode == .tile)
        #expect(PixelProbe.canvas(7, 1) { wide.draw(in: CGRect(x: 0, y: 0, width: 7, height: 1)) } == ["RGBGBGR"])
        // Too little room: the caps share it.
        let small = PixelProbe.canvas(2, 2) { resizable.draw(in: CGRect(x: 0, y: 0, width: 2, height: 2)) }
        #expect(small == ["RB", "BR"])
    }

    @Test("A stretchable image stretches the one point after its caps")
    func stretchable() {
        let image = PixelProbe.picture(["RGB"]).stretchableImage(withLeftCapWidth: 1, topCapHeight: 0)
        #expect(image.capInsets == UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1))
        #expect(PixelProbe.canvas(5, 1) { image.draw(in: CGRect(x: 0, y: 0, width: 5, height: 1)) } == ["RGGGB"])
    }

    @Test("As a pattern the image repeats from the rectangle's corner")
    func pattern() {
        let image = PixelProbe.picture(["RG", "B."])
        let letters = PixelProbe.canvas(4, 4) { image.drawAsPattern(in: CGRect(x: 1, y: 1, width: 3, height: 3)) }
        #expect(letters == ["....", ".RGR", ".B.B", ".RGR"])
    }

    @Test("PNG out and in gives the same picture")
    func png() throws {
        let data = try #require(sample.pngData())
        let back = try #require(UIImage(data: data))
        #expect(back == sample)
        #expect(UIImage(data: data, scale: 3)?.size == CGSize(width: 1, height: 2.0 / 3))
        #expect(UIImage(data: Data([1, 2, 3])) == nil)
        #expect(UIImage(data: Data()) == nil)
        #expect(UIImage().pngData() == nil)
    }

    @Test("A file's name gives the scale")
    func files() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("offstage-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let data = try #require(sample.pngData())
        for (name, scale) in [("a.png", 1), ("a@2x.png", 2), ("a@3x.png", 3)] as [(String, CGFloat)] {
            let file = folder.appendingPathComponent(name)
            try data.write(to: file)
            #expect(UIImage(contentsOfFile: file.path)?.scale == scale)
        }
        #expect(UIImage(contentsOfFile: folder.appendingPathComponent("none.png").path) == nil)
    }

    @Test("Equality compares pixels and how they are drawn")
    func equality() {
        let twin = PixelProbe.picture(["RGB", "KW."])
        #expect(twin == sample && twin.hash == sample.hash)
        #expect(twin != PixelProbe.picture(["RGB", "KWB"]))
        #expect(twin != sample.withRenderingMode(.alwaysTemplate))
        #expect(twin != PixelProbe.picture(["RGB", "KW."], scale: 2))
        #expect(UIImage() == UIImage())
    }

    @Test("Defaults, and variants that change one thing")
    func variants() {
        #expect(sample.renderingMode == .automatic && sample.capInsets == .zero && sample.resizingMode == .tile)
        #expect(sample.alignmentRectInsets == .zero && !sample.flipsForRightToLeftLayoutDirection)
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(sample.withAlignmentRectInsets(insets).alignmentRectInsets == insets)
        #expect(sample.imageFlippedForRightToLeftLayoutDirection().flipsForRightToLeftLayoutDirection)
        #expect(UIImage().size == .zero && UIImage().scale == 1)
        #expect(sample.preparingForDisplay() === sample && UIImage().preparingForDisplay() == nil)
    }
}
