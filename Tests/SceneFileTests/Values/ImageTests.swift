import Foundation
import Offstage
import Rasterizer
import Testing
import UIKit

@testable import SceneFile

@MainActor
@Suite("Images of scene files")
struct ImageTests {
    private func view(_ image: String) -> String { SceneText.view("class: UIImageView\nimage: \(image)") }

    @Test("A checker has the first colour at its top left, in squares of points")
    func checker() throws {
        let text = view("{ size: [32, 32], checker: [red, blue], cell: 4 }")
        #expect(try SceneText.pixel(text, 0, 0) == [255, 0, 0, 255])
        #expect(try SceneText.pixel(text, 3, 3) == [255, 0, 0, 255])
        #expect(try SceneText.pixel(text, 4, 3) == [0, 0, 255, 255])
        #expect(try SceneText.pixel(text, 4, 4) == [255, 0, 0, 255])
        #expect(try SceneText.pixel(text, 3, 4) == [0, 0, 255, 255])
    }

    @Test("What is made here has the screen's scale")
    func scale() throws {
        let text = """
            offstage: 1
            device: { size: [32, 32], scale: 3 }
            view: { id: v, class: UIImageView, image: { size: [10, 20], color: red } }
            """
        let image = try #require((try SceneText.stage(text).view("v") as? UIImageView)?.image)
        #expect(image.scale == 3)
        #expect(image.size == CGSize(width: 10, height: 20))
        #expect(image.cgImage?.width == 30)
    }

    private let drawn =
        "{ size: [32, 32], draw: [{ fill: bounds, color: { light: red, dark: blue } }, { fill: M0 0 H4 V4 H0 Z, color: lime },"
        + " { image: { size: [4, 4], draw: [{ fillPath: outline, color: black }] }, in: [8, 8, 4, 4] }] }"

    @Test("An image is drawn by steps, those of an image in it included")
    func drawing() throws {
        let text = view(drawn.replacing("lime", with: "green"))
        #expect(try SceneText.pixel(text, 3, 3) == [0, 255, 0, 255])
        #expect(try SceneText.pixel(text, 4, 3) == [255, 0, 0, 255])
        #expect(try SceneText.pixel(text, 7, 8) == [255, 0, 0, 255])
        #expect(try SceneText.pixel(text, 8, 8) == [0, 0, 0, 255])
        #expect(try SceneText.pixel(text, 31, 31) == [255, 0, 0, 255])
    }

    @Test("What is drawn follows the appearance, and has the screen's scale or its own")
    func drawingTraits() throws {
        let options = SceneOptions(appearance: .dark)
        #expect(
            try SceneText.pixel(view(drawn.replacing("lime", with: "green")), 31, 31, options: options)
                == [0, 0, 255, 255])
        let rest = "size: [2, 3], draw: [{ fill: bounds }] }"
        let text = SceneText.view(
            "subviews:\n- { id: a, class: UIImageView, image: { \(rest) }\n"
                + "- { id: b, class: UIImageView, image: { scale: 2, \(rest) }")
        let stage = try SceneText.stage(text)
        let images = ["a", "b"].compactMap { (stage.view($0) as? UIImageView)?.image }
        #expect(images.map(\.scale) == [1, 2])
        #expect(images.map(\.size) == [CGSize(width: 2, height: 3), CGSize(width: 2, height: 3)])
        #expect(images.map { $0.cgImage?.height } == [3, 6])
    }

    @Test("One drawing is drawn once, wherever it is shown")
    func drawnOnce() throws {
        let stage = try SceneText.stage(
            SceneText.view(
                "subviews:\n- { id: a, class: UIImageView, image: &one { size: [2, 2], draw: [{ fill: bounds }] } }\n"
                    + "- { id: b, class: UITableView, frame: [0, 0, 32, 32], rowHeight: 1, sections: [{ rows: [{ repeat: 3, "
                    + "id: \"r{n}\", image: { size: [2, 2], draw: [{ fill: bounds }] } }] }] }"))
        stage.advance(to: 0.1)
        let images = ["r1", "r3"].compactMap { id in
            ((stage.view(id) as? UITableViewCell)?.contentConfiguration as? UIListContentConfiguration)?.image?.cgImage
        }
        #expect(images.count == 2)
        #expect(images[0] === images[1])
    }

    @Test("A file beside the scene is found, with the scale in its name")
    func file() throws {
        let folder = try TemporaryFolder()
        try folder.writePNG("art/dot@2x.png", width: 8, height: 8, color: Color8(red: 1, green: 2, blue: 3))
        let stage = try SceneText.stage(
            SceneText.view(
                "subviews:\n- { id: a, class: UIImageView, image: art/dot@2x.png }\n"
                    + "- { id: b, class: UIImageView, image: { path: art/dot@2x.png, scale: 1, renderingMode: alwaysTemplate, "
                    + "capInsets: [1, 2, 3, 4], resizingMode: stretch } }"), folder: folder.url)
        let a = try #require((stage.view("a") as? UIImageView)?.image)
        #expect(a.size == CGSize(width: 4, height: 4))
        let b = try #require((stage.view("b") as? UIImageView)?.image)
        #expect(b.size == CGSize(width: 8, height: 8))
        #expect(b.renderingMode == .alwaysTemplate)
        #expect(b.resizingMode == .stretch)
        #expect(b.capInsets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    }

    @Test(
        "JPEG, GIF and WebP files are read as well, by what is in them and not by their names",
        arguments: ["jpeg-420", "gif-still", "webp-lossless-alpha", "png-rgba"])
    func formats(_ kind: String) throws {
        let folder = try TemporaryFolder()
        let sample = try #require(Self.sample(kind))
        try folder.write(sample, "art/picture@2x.bin")
        let stage = try SceneText.stage(
            SceneText.view("subviews:\n- { id: a, class: UIImageView, image: art/picture@2x.bin }"), folder: folder.url)
        let image = try #require((stage.view("a") as? UIImageView)?.image)
        let plain = try #require(UIImage(data: sample))
        #expect(image.scale == 2 && image.cgImage?.bitmap.bytes == plain.cgImage?.bitmap.bytes)
        try folder.write(sample.prefix(sample.count - sample.count / 3), "cut.bin")
        let errors = SceneText.errors(view("cut.bin"), folder: folder.url)
        #expect(errors.count == 1 && errors[0].hasPrefix("5:10 'cut.bin' cannot be decoded: "))
    }

    @Test("A photo is upright, as its camera was held")
    func orientation() throws {
        let folder = try TemporaryFolder()
        let photo = UIImage(cgImage: CGImage(bitmap: Bitmap(rect: PixelRect(x: 0, y: 0, width: 8, height: 16))))
        let turned = UIImage(cgImage: try #require(photo.cgImage), scale: 1, orientation: .right)
        try folder.write(try #require(turned.jpegData(compressionQuality: 1)), "photo.jpg")
        let stage = try SceneText.stage(
            SceneText.view("subviews:\n- { id: a, class: UIImageView, image: photo.jpg }"), folder: folder.url)
        #expect((stage.view("a") as? UIImageView)?.image?.size == CGSize(width: 16, height: 8))
    }

    /// A file of another encoder.
    private static func sample(_ kind: String) -> Data? {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("ImageIOTests/Samples")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted() ?? []
        return names.first { $0.contains(kind) }.flatMap { try? Data(contentsOf: folder.appendingPathComponent($0)) }
    }

    @Test("Images outside the folder are refused, links resolved, unless the caller allows their folder")
    func outside() throws {
        let outer = try TemporaryFolder()
        try outer.writePNG("secret.png")
        try outer.writePNG("scenes/inside.png")
        let folder = outer.url.appendingPathComponent("scenes")
        try FileManager.default.createSymbolicLink(
            at: folder.appendingPathComponent("link.png"),
            withDestinationURL: outer.url.appendingPathComponent("secret.png"))
        try FileManager.default.createSymbolicLink(
            at: folder.appendingPathComponent("up"), withDestinationURL: outer.url)
        try FileManager.default.createSymbolicLink(
            at: folder.appendingPathComponent("near.png"),
            withDestinationURL: folder.appendingPathComponent("inside.png"))
        for path in ["../secret.png", "link.png", "up/secret.png", outer.url.path + "/secret.png"] {
            #expect(
                SceneText.errors(view("\"\(path)\""), folder: folder) == [
                    "5:10 '\(path)' lies outside the scene's folder"
                ])
            let options = SceneOptions(allowedImageRoots: [outer.url])
            #expect(SceneText.errors(view("\"\(path)\""), folder: folder, options: options).isEmpty)
        }
        for path in ["inside.png", "near.png", "../scenes/inside.png"] {
            #expect(SceneText.errors(view("\"\(path)\""), folder: folder).isEmpty)
        }
    }

    @Test("A folder whose name begins like the scene's is another")
    func sibling() throws {
        let outer = try TemporaryFolder()
        try outer.writePNG("scenes2/a.png")
        try outer.writePNG("scenes/b.png")
        let errors = SceneText.errors(view("../scenes2/a.png"), folder: outer.url.appendingPathComponent("scenes"))
        #expect(errors == ["5:10 '../scenes2/a.png' lies outside the scene's folder"])
    }

    @Test("What cannot be read says why")
    func unreadable() throws {
        let folder = try TemporaryFolder()
        try folder.write(Data("GIF89a, and more than enough".utf8), "a.gif")
        try folder.write(Data("neither of them, by its first bytes".utf8), "a.txt")
        try folder.write(Data([0, 0, 0, 24] + Array("ftypheic".utf8) + [UInt8](repeating: 0, count: 20)), "a.heic")
        try folder.writePNG("deep/x.png")
        #expect(SceneText.errors(view("none.png"), folder: folder.url) == ["5:10 there is no file 'none.png'"])
        #expect(
            SceneText.errors(view("deep"), folder: folder.url) == ["5:10 'deep' is a folder, and an image is a file"])
        #expect(
            SceneText.errors(view("a.gif"), folder: folder.url) == [
                "5:10 'a.gif' cannot be decoded: This is not a readable GIF: the picture has too many pixels."
            ])
        #expect(
            SceneText.errors(view("a.txt"), folder: folder.url) == ["5:10 'a.txt' is no JPEG, PNG, GIF or WebP"])
        #expect(
            SceneText.errors(view("a.heic"), folder: folder.url).first?.hasPrefix(
                "5:10 'a.heic' cannot be decoded: HEIC files are not read") == true)
        #expect(
            SceneText.errors(view("a.png")) == [
                "5:10 'a.png' cannot be loaded: the scene is no file, so no folder is its own"
            ])
        #expect(
            SceneText.errors(view("{ size: [0, 4], color: red }")) == [
                "5:18 an image without pixels; expected a size above 0"
            ])
        #expect(
            SceneText.errors(view("{ size: [4, 4], draw: [save] }")) == [
                "5:33 'save' is never ended; expected a later 'restore'"
            ])
        #expect(
            SceneText.errors(view("{ size: [4, 4], checker: [red] }")) == [
                "5:35 a checker of 1 colours; expected two colours"
            ])
    }

    @Test("A picture that is damaged at any byte ends in a sentence or a picture")
    func damaged() throws {
        let folder = try TemporaryFolder()
        try folder.writePNG("good.png", width: 6, height: 5)
        let good = try Data(contentsOf: folder.url.appendingPathComponent("good.png"))
        var random = SplitMix64(seed: 9)
        for round in 0..<300 {
            var bytes = [UInt8](good)
            switch round % 3 {
            case 0:
                bytes[Int.random(in: 0..<bytes.count, using: &random)] ^= 1 << UInt8.random(in: 0...7, using: &random)
            case 1: bytes.removeLast(Int.random(in: 1..<bytes.count, using: &random))
            default: bytes.append(contentsOf: bytes.shuffled(using: &random))
            }
            try folder.write(Data(bytes), "bad\(round).png")
            for error in SceneText.errors(view("bad\(round).png"), folder: folder.url) {
                #expect(error.hasPrefix("5:10 'bad\(round).png' "))
            }
        }
    }

    @Test("A symbol has its configuration, and the view its preferred one")
    func symbols() throws {
        let text = """
            offstage: 1
            device: { size: [64, 64], scale: 2 }
            view:
              subviews:
                - id: own
                  class: UIImageView
                  image: { system: circle.fill, configuration: { pointSize: 32, weight: bold, scale: large } }
                - id: given
                  class: UIImageView
                  preferredSymbolConfiguration: { pointSize: 34 }
                  image: { system: circle.fill, renderingMode: alwaysOriginal }
                - id: palette
                  class: UIImageView
                  image: { system: plus.circle.fill, configuration: { textStyle: body, paletteColors: [red, blue] } }
            """
        let stage = try SceneText.stage(text)
        func view(_ id: String) throws -> UIImageView { try #require(stage.view(id) as? UIImageView) }
        let own = try #require(try view("own").image)
        let bold = UIImage.SymbolConfiguration(pointSize: 32, weight: .bold, scale: .large)
        #expect(own.isSymbolImage && own == UIImage(systemName: "circle.fill", withConfiguration: own.configuration))
        #expect(own.symbolConfiguration?.withTraitCollection(nil) == bold)
        #expect(try view("given").intrinsicContentSize == CGSize(width: 38.5, height: 38.5))
        #expect(try view("given").image?.renderingMode == .alwaysOriginal)
        let colors = UIImage.SymbolConfiguration(textStyle: .body)
            .applying(UIImage.SymbolConfiguration(paletteColors: [.red, .blue]))
        #expect(try view("palette").image?.symbolConfiguration?.withTraitCollection(nil) == colors)
    }

    @Test("What cannot be a symbol's name is told with its place")
    func symbolNames() {
        let errors = SceneText.errors(view("{ system: Heart Fill }"))
        #expect(errors.count == 1 && errors[0].contains("'Heart Fill' cannot be a symbol's name"))
    }
}
