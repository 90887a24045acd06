import Foundation
import Offstage
import Testing
import UIKit

@MainActor
@Suite("Asset catalogues")
struct AssetCatalogTests {
    private let assets: CatalogFolder
    private let stage: Stage

    init() throws {
        assets = try CatalogFolder()
        stage = Stage(device: .iPhone16)
        stage.assetFolders = [assets.folder]
    }

    private let light = UITraitCollection(userInterfaceStyle: .light)
    private let dark = UITraitCollection(userInterfaceStyle: .dark)

    private static func srgb(_ red: String, _ green: String, _ blue: String, _ alpha: String = "1.000") -> String {
        """
        { "color-space": "srgb",
          "components": { "red": "\(red)", "green": "\(green)", "blue": "\(blue)", "alpha": "\(alpha)" } }
        """
    }

    private static let isDark = #"{ "appearance": "luminosity", "value": "dark" }"#
    private static let isHigh = #"{ "appearance": "contrast", "value": "high" }"#

    private func components(_ color: UIColor?, _ traits: UITraitCollection) -> [CGFloat] {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (-1, -1, -1, -1)
        color?.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue, alpha]
    }

    // MARK: Colours

    @Test("Components are fractions, numbers of 255 and hexadecimal ones")
    func componentForms() throws {
        stage.makeCurrent()
        try assets.color("A", [(Self.srgb("0.5", "128", "0x80", "0.250"), "")])
        try assets.color("Ones", [(Self.srgb("1", "0xFF", "1.000", "1"), "")])
        let (half, one): (CGFloat, CGFloat) = (128 / 255, 1 / 255)
        #expect(components(UIColor(named: "A"), light) == [0.5, half, half, 0.25])
        #expect(components(UIColor(named: "Ones"), light) == [one, 1, 1, 1])
    }

    @Test("A colour follows style and contrast; what has no variant of its own takes the nearest")
    func variants() throws {
        stage.makeCurrent()
        try assets.color(
            "Accent",
            [
                (Self.srgb("0.1", "0", "0"), ""), (Self.srgb("0.2", "0", "0"), Self.isDark),
                (Self.srgb("0.3", "0", "0"), Self.isHigh),
                (Self.srgb("0.4", "0", "0"), "\(Self.isDark), \(Self.isHigh)"),
            ])
        try assets.color("Two", [(Self.srgb("0.1", "0", "0"), ""), (Self.srgb("0.2", "0", "0"), Self.isDark)])
        let high = UITraitCollection(accessibilityContrast: .high)
        let cases: [(UITraitCollection, accent: CGFloat, two: CGFloat)] = [
            (UITraitCollection(), 0.1, 0.1), (light, 0.1, 0.1), (dark, 0.2, 0.2), (high, 0.3, 0.1),
            (UITraitCollection(traitsFrom: [dark, high]), 0.4, 0.2),
        ]
        for (traits, accent, two) in cases {
            #expect(components(UIColor(named: "Accent"), traits)[0] == accent, "\(traits)")
            #expect(components(UIColor(named: "Two"), traits)[0] == two, "\(traits)")
        }
        #expect(UIColor(named: "Two") == UIColor(named: "Two"))
        let fixed = try #require(UIColor(named: "Accent", in: nil, compatibleWith: dark))
        #expect(components(fixed, light)[0] == 0.2)
    }

    @Test("Greys, Display P3, colours of the system; what is not known is told with its file")
    func spaces() throws {
        stage.makeCurrent()
        try assets.color(
            "Grey", [(#"{ "color-space": "gray-gamma-22", "components": { "white": "0.25", "alpha": "0.5" } }"#, "")])
        try assets.color(
            "Wide",
            [
                (
                    #"{ "color-space": "display-p3", "components": { "red": "1.0", "green": "0", "blue": "0", "alpha": "1.0" } }"#,
                    ""
                )
            ])
        try assets.color("System", [(#"{ "platform": "ios", "reference": "systemRedColor" }"#, "")])
        try assets.color("Nothing", [(#"{ "platform": "ios", "reference": "frobColor" }"#, "")])
        try assets.color("Odd", [(#"{ "color-space": "cmyk", "components": {} }"#, "")])
        try assets.color("Word", [(Self.srgb("red", "0", "0"), "")])
        #expect(components(UIColor(named: "Grey"), light) == [0.25, 0.25, 0.25, 0.5])
        let wide = UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1)
        #expect(components(UIColor(named: "Wide"), light) == components(wide, light))
        #expect(components(UIColor(named: "System"), dark) == components(.systemRed, dark))
        #expect(UIColor(named: "Nothing") == nil && UIColor(named: "Odd") == nil && UIColor(named: "Word") == nil)
        _ = stage.render()
        let told = stage.diagnostics.all.filter { $0.kind == .unreadAsset }.map(\.message)
        for part in [
            "Wide.colorset: the colour is in Display P3; what sRGB cannot show is clamped when it is drawn.",
            "Nothing.colorset: the colour refers to frobColor, which is no colour of the system.",
            "Odd.colorset: the colour is in the colour space cmyk, which is not known.",
            "Word.colorset: the colour has a component red that is no number: red.",
        ] {
            #expect(told.contains { $0.hasSuffix(part) }, "\(part)")
        }
    }

    @Test("Folders stand in front of names only if they say so")
    func namespaces() throws {
        stage.makeCurrent()
        try assets.color("Plain/A", [(Self.srgb("0.1", "0", "0"), "")])
        try assets.color("Space/B", [(Self.srgb("0.2", "0", "0"), "")])
        try assets.color("Space/Inner/C", [(Self.srgb("0.3", "0", "0"), "")])
        try assets.write(#"{ "properties": { "provides-namespace": true } }"#, to: "Space/Contents.json")
        #expect(UIColor(named: "A") != nil && UIColor(named: "Plain/A") == nil)
        #expect(UIColor(named: "Space/B") != nil && UIColor(named: "B") == nil)
        #expect(UIColor(named: "Space/C") != nil)
    }

    @Test("A damaged catalogue gives nil, and its file is told with the place")
    func damaged() throws {
        stage.makeCurrent()
        try assets.write("{ nonsense", to: "A.colorset/Contents.json")
        try assets.write(#"{ "colors": [ { "idiom": 5 } ] }"#, to: "B.colorset/Contents.json")
        try assets.write(#"{ "images": [] }"#, to: "App.appiconset/Contents.json")
        try assets.write(
            #"{ "images": [ { "filename": "gone.png", "scale": "1x" } ] }"#, to: "C.imageset/Contents.json")
        try assets.write(#"{ "images": [ { "filename": "arrow.pdf" } ] }"#, to: "D.imageset/Contents.json")
        #expect(UIColor(named: "A") == nil && UIColor(named: "B") == nil && UIColor(named: "Z") == nil)
        #expect(UIImage(named: "C") == nil && UIImage(named: "D") == nil && UIImage(named: "Z") == nil)
        _ = stage.render()
        let told = stage.diagnostics.all.filter { $0.kind == .unreadAsset }.map(\.message)
        for part in [
            "A.colorset/Contents.json: no contents of an asset catalogue: it is no JSON.",
            "the value at colors.Index 0.idiom is of another type.", "App.appiconset: a appiconset is not read.",
            "gone.png: the file of an image cannot be read.",
            "D.imageset: the image has arrow.pdf: only PNG and JPEG files are read, not PDF.",
        ] {
            #expect(told.contains { $0.hasSuffix(part) }, "\(part)\n\(told)")
        }
    }

    @Test("A catalogue whose links lead back into it is read once, and the link is told")
    func links() throws {
        stage.makeCurrent()
        try assets.color("Plain/A", [(Self.srgb("0.1", "0", "0"), "")])
        try FileManager.default.createSymbolicLink(
            at: assets.catalog.appending(path: "Plain/Back"), withDestinationURL: assets.catalog)
        #expect(UIColor(named: "A") != nil)
        _ = stage.render()
        let told = stage.diagnostics.all.filter { $0.kind == .unreadAsset }.map(\.message)
        #expect(told.count == 1)
        #expect(
            told.first?.hasSuffix("Plain/Back: a link to a folder that is read already; it is not read again.") == true)
    }

    @Test("A picture of an image set lies in its folder")
    func pathInImageSet() throws {
        stage.makeCurrent()
        try assets.write(CatalogFolder.png(.red), to: "out.png")
        try assets.write(
            #"{ "images": [ { "filename": "../out.png", "scale": "1x" } ] }"#, to: "A.imageset/Contents.json")
        #expect(UIImage(named: "A") == nil)
        _ = stage.render()
        let told = stage.diagnostics.all.filter { $0.kind == .unreadAsset }.map(\.message)
        let sentence = "the image has ../out.png: the name of a file beside Contents.json is meant, not a path."
        #expect(told.contains { $0.hasSuffix("A.imageset: \(sentence)") }, "\(told)")
    }

    // MARK: Images

    private func writeScales() throws {
        try assets.write(CatalogFolder.png(.red), to: "Icon.imageset/1.png")
        try assets.write(CatalogFolder.png(.green, width: 4, height: 4), to: "Icon.imageset/2.png")
        try assets.write(CatalogFolder.png(.blue, width: 6, height: 6), to: "Icon.imageset/3.png")
        try assets.write(
            """
            { "images": [ { "filename": "1.png", "scale": "1x", "idiom": "universal" },
                { "filename": "2.png", "scale": "2x", "idiom": "universal" },
                { "filename": "3.png", "scale": "3x", "idiom": "universal" } ],
              "properties": { "template-rendering-intent": "template" } }
            """, to: "Icon.imageset/Contents.json")
    }

    @Test("The scale of the screen selects the file; the size in points is one; the intent is kept")
    func scales() throws {
        stage.makeCurrent()
        try writeScales()
        for (scale, pixel) in [(1.0, [255, 0, 0]), (2, [0, 255, 0]), (3, [0, 0, 255])] as [(CGFloat, [UInt8])] {
            let traits = UITraitCollection(displayScale: scale)
            let image = try #require(UIImage(named: "Icon", in: nil, compatibleWith: traits))
            #expect(image.scale == scale && image.size == CGSize(width: 2, height: 2))
            #expect(image.firstPixel == pixel && image.renderingMode == .alwaysTemplate)
            let configured = UIImage(named: "Icon", in: nil, with: UIImage.Configuration(traitCollection: traits))
            #expect(configured == image)
        }
        #expect(UIImage(named: "Icon")?.scale == 3)
        let four = UITraitCollection(displayScale: 4)
        #expect(UIImage(named: "Icon", in: nil, compatibleWith: four)?.scale == 3)
    }

    @Test(
        "Of files at 1x and 3x a screen of 2x takes the larger one, whichever stands first", arguments: [false, true])
    func missingScale(isReversed: Bool) throws {
        stage.makeCurrent()
        try assets.write(CatalogFolder.png(.red), to: "Icon.imageset/1.png")
        try assets.write(CatalogFolder.png(.blue, width: 6, height: 6), to: "Icon.imageset/3.png")
        let entries = ["1", "3"].map { #"{ "filename": "\#($0).png", "scale": "\#($0)x", "idiom": "universal" }"# }
        let images = (isReversed ? entries.reversed() : entries).joined(separator: ", ")
        try assets.write("{ \"images\": [ \(images) ] }", to: "Icon.imageset/Contents.json")
        for (scale, taken) in [(1.0, 1.0), (2, 3), (3, 3), (4, 3)] as [(CGFloat, CGFloat)] {
            let image = UIImage(named: "Icon", in: nil, compatibleWith: UITraitCollection(displayScale: scale))
            #expect(image?.scale == taken && image?.size == CGSize(width: 2, height: 2), "at \(scale)x")
        }
    }

    @Test("Files beside the catalogue: scales and devices in their names, found with and without .png")
    func looseFiles() throws {
        stage.makeCurrent()
        for (name, color) in [("dot", UIColor.red), ("dot@2x", .green), ("dot@3x~ipad", .blue)] {
            try CatalogFolder.png(color).write(to: assets.folder.appendingPathComponent("\(name).png"))
        }
        let phone = UITraitCollection(traitsFrom: [
            UITraitCollection(displayScale: 2), UITraitCollection(userInterfaceIdiom: .phone),
        ])
        let pad = UITraitCollection(traitsFrom: [
            UITraitCollection(displayScale: 2), UITraitCollection(userInterfaceIdiom: .pad),
        ])
        #expect(UIImage(named: "dot", in: nil, compatibleWith: phone)?.firstPixel == [0, 255, 0])
        #expect(UIImage(named: "dot.png", in: nil, compatibleWith: phone)?.scale == 2)
        #expect(UIImage(named: "dot", in: nil, compatibleWith: pad)?.firstPixel == [0, 0, 255])
    }

    @Test("A sliced image has its caps in points, an inset one its alignment")
    func slicing() throws {
        stage.makeCurrent()
        try assets.write(CatalogFolder.png(.red, width: 12, height: 12), to: "Box.imageset/box.png")
        try assets.write(
            """
            { "images": [ { "filename": "box.png", "scale": "2x", "idiom": "universal",
                "alignment-insets": { "top": 2, "left": 4, "bottom": 6, "right": 8 },
                "resizing": { "mode": "9-part", "center": { "mode": "stretch", "width": 1, "height": 1 },
                    "cap-insets": { "top": 4, "left": 2, "bottom": 6, "right": 8 } } } ] }
            """, to: "Box.imageset/Contents.json")
        let box = try #require(UIImage(named: "Box"))
        #expect(box.capInsets == UIEdgeInsets(top: 2, left: 1, bottom: 3, right: 4))
        #expect(box.resizingMode == .stretch)
        #expect(box.alignmentRectInsets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    }

    private func writeStyles() throws {
        try assets.write(CatalogFolder.png(.white, width: 30, height: 30), to: "Sun.imageset/day.png")
        try assets.write(CatalogFolder.png(.blue, width: 30, height: 30), to: "Sun.imageset/night.png")
        try assets.write(
            """
            { "images": [ { "filename": "day.png", "scale": "3x", "idiom": "universal" },
                { "filename": "night.png", "scale": "3x", "idiom": "universal",
                  "appearances": [ \(Self.isDark) ] } ] }
            """, to: "Sun.imageset/Contents.json")
    }

    @Test("DARK-05 colours and images of a catalogue follow the style of where they are shown")
    func styles() throws {
        stage.makeCurrent()
        try writeStyles()
        try assets.color("Back", [(Self.srgb("1.0", "0", "0"), ""), (Self.srgb("0", "1.0", "0"), Self.isDark)])
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
        view.backgroundColor = UIColor(named: "Back")
        let imageView = UIImageView(image: UIImage(named: "Sun"))
        view.addSubview(imageView)
        stage.window.addSubview(view)
        func pixels() -> [[UInt8]] {
            let frame = stage.render()
            return [(3, 3), (50, 3)].map { x, y in
                let pixel = frame.pixel(x: x, y: y)
                return [pixel.red, pixel.green, pixel.blue]
            }
        }
        #expect(pixels() == [[255, 255, 255], [255, 0, 0]])
        stage.setTraits(UITraitCollection(userInterfaceStyle: .dark))
        #expect(pixels() == [[0, 0, 255], [0, 255, 0]])
        imageView.overrideUserInterfaceStyle = .light
        #expect(pixels() == [[255, 255, 255], [0, 255, 0]])
        #expect(imageView.image?.imageAsset != nil)
    }

    @Test("Images that are registered come before those of the catalogue, and go again")
    func registered() throws {
        stage.makeCurrent()
        try writeStyles()
        let image = try #require(UIImage(named: "Sun"))
        let asset = try #require(image.imageAsset)
        #expect(UIImage(named: "Sun")?.imageAsset === asset)
        let green = try #require(UIImage(data: CatalogFolder.png(.green)))
        asset.register(green, with: dark)
        #expect(asset.image(with: dark).firstPixel == [0, 255, 0])
        #expect(asset.image(with: light).firstPixel == [255, 255, 255])
        asset.unregister(with: dark)
        #expect(asset.image(with: dark).firstPixel == [0, 0, 255])
        let own = UIImageAsset()
        #expect(own.image(with: dark).cgImage == nil)
        own.register(green, with: dark)
        #expect(own.image(with: dark).imageAsset === own && green.imageAsset == nil)
        let tinted = image.withRenderingMode(.alwaysTemplate)
        let other = tinted.withConfiguration(UIImage.Configuration(traitCollection: dark))
        #expect(other.renderingMode == .alwaysTemplate && other.firstPixel == [0, 0, 255])
    }

    @Test("Each stage looks into its own folders")
    func stages() throws {
        let other = try CatalogFolder()
        try assets.color("Here", [(Self.srgb("0.1", "0", "0"), "")])
        try other.color("There", [(Self.srgb("0.2", "0", "0"), "")])
        let second = Stage(device: .iPhone16)
        second.assetFolders = [other.catalog]
        second.perform { #expect(UIColor(named: "Here") == nil && UIColor(named: "There") != nil) }
        stage.perform { #expect(UIColor(named: "Here") != nil && UIColor(named: "There") == nil) }
    }
}
