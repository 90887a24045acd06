import CoreGraphics
import Foundation
import Offstage
import TestKit
import Testing

@testable import UIKit

@MainActor
@Suite("Symbols")
struct SymbolTests {
    private func stage() -> Stage {
        let stage = Stage(device: Device(size: CGSize(width: 200, height: 200), scale: 2))
        stage.makeCurrent()
        return stage
    }

    /// Pixels of which more than half is covered.
    private func ink(_ image: UIImage?) -> Int {
        let bytes = image?.cgImage?.bitmap.bytes ?? []
        return stride(from: 3, to: bytes.count, by: 4).reduce(0) { $0 + (bytes[$1] > 127 ? 1 : 0) }
    }

    // MARK: Names

    @Test("Every name of the table has a drawing, and there are at least 300")
    func table() {
        let names = SymbolNames.known
        #expect(names.count >= 300)
        #expect(names.filter { SymbolCatalog.shared.find($0) == nil } == [])
        #expect(names.allSatisfy(SymbolCatalog.isName))
    }

    @Test(
        "A name is looked up in the table, by its beginning, with dashes, and as an outline",
        arguments: [
            ("heart.fill", "heart-fill"), ("xmark", "x-lg"), ("envelope.badge", "envelope-exclamation"),
            ("bell.slash.fill", "bell-slash-fill"), ("person.dash", "person-dash"), ("tree.fill", "tree-fill"),
            ("sort.alpha.down", "sort-alpha-down"), ("scissors.fill", "scissors"), ("cart.plus.fill", "cart-plus-fill"),
        ])
    func lookup(_ name: String, _ drawing: String) {
        #expect(SymbolCatalog.shared.find(name)?.name == drawing)
    }

    @Test("A filled symbol covers more than its outline, and neither is empty")
    func filled() {
        let stage = stage()
        defer { withExtendedLifetime(stage) {} }
        for name in ["heart", "star", "bell", "bookmark", "house", "circle", "trash", "envelope"] {
            let (outline, filled) = (ink(UIImage(systemName: name)), ink(UIImage(systemName: name + ".fill")))
            #expect(outline > 20 && filled > outline, "\(name): \(outline), \(filled)")
        }
    }

    @Test("An unknown name gives a square and one diagnostic; what is no name gives nil")
    func unknown() throws {
        let stage = stage()
        let view = UIImageView(image: UIImage(systemName: "no.such.symbol"))
        stage.window.addSubview(view)
        _ = UIImage(systemName: "no.such.symbol")
        _ = stage.render()
        let found = stage.diagnostics.all.filter { $0.kind == .missingSymbol }
        #expect(found.count == 1 && found[0].message.contains("no.such.symbol"))
        let image = try #require(view.image)
        #expect(image.isSymbolImage && image.size.width == image.size.height && ink(image) > 20)
        for name in ["", "Heart", "heart fill", "heart/fill", "../heart"] { #expect(UIImage(systemName: name) == nil) }
    }

    @Test("A folder of the environment comes first; without the package the message names it")
    func folders() throws {
        let stage = stage()
        stage.diagnostics.mode = .collect
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("symbols-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let text = "<svg viewBox='0 0 16 16'><!-- one --><path d='M0 0h16v8H0z'/></svg>"
        try Data(text.utf8).write(to: folder.appendingPathComponent("my.heart.svg"))
        let catalog = SymbolCatalog(environment: ["OFFSTAGE_SYMBOLS": folder.path], packageFolder: "/nowhere")
        #expect(catalog.find("my.heart")?.box == CGRect(x: 0, y: 0, width: 16, height: 8))
        #expect(catalog.find("heart") == nil)
        #expect(catalog.drawing(named: "heart") === SymbolDrawing.neutral)
        _ = stage.render()
        let found = stage.diagnostics.all.filter { $0.kind == .missingSymbol }
        #expect(found.contains { $0.message.contains("bootstrap-icons") })
    }

    // MARK: Sizes

    @Test("A full circle at 17 points is 17 points wide in an image of 19.5; sizes go with the point size")
    func sizes() throws {
        let stage = stage()
        defer { withExtendedLifetime(stage) {} }
        let circle = try #require(UIImage(systemName: "circle.fill"))
        // 18 units of 17 / 16 points, up to half points.
        #expect(circle.size == CGSize(width: 19.5, height: 19.5) && circle.scale == 2)
        // A circle of 34 pixels across around the middle of a pixel: 889 middles lie within, and 12 on it.
        #expect((889...901).contains(ink(circle)))
        let large = UIImage(systemName: "circle.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 34))
        #expect(large?.size == CGSize(width: 38.5, height: 38.5))
        let chevron = try #require(UIImage(systemName: "chevron.left"))
        #expect(chevron.size.width < chevron.size.height)
    }

    @Test("Scales are 0.79 and 1.28 of medium, which is the default")
    func scales() throws {
        let stage = stage()
        defer { withExtendedLifetime(stage) {} }
        func side(_ scale: UIImage.SymbolScale) -> CGFloat? {
            let configuration = UIImage.SymbolConfiguration(pointSize: 100, weight: .regular, scale: scale)
            return UIImage(systemName: "circle.fill", withConfiguration: configuration)?.size.width
        }
        #expect(side(.medium) == 112.5 && side(.default) == 112.5 && side(.unspecified) == 112.5)
        #expect(side(.small) == 89 && side(.large) == 144)
    }

    @Test("Each weight covers more than the one before")
    func weights() {
        let stage = stage()
        defer { withExtendedLifetime(stage) {} }
        let covered = UIImage.SymbolWeight.allCases.filter { $0 != .unspecified }.map { weight in
            ink(
                UIImage(
                    systemName: "xmark",
                    withConfiguration: UIImage.SymbolConfiguration(pointSize: 60, weight: weight)))
        }
        #expect(covered == covered.sorted() && Set(covered).count == 9, "\(covered)")
    }

    @Test("Weights of symbols and of fonts belong together")
    func fontWeights() {
        for weight in UIImage.SymbolWeight.allCases where weight != .unspecified {
            #expect(weight.fontWeight().symbolWeight() == weight)
        }
        #expect(UIImage.SymbolWeight.unspecified.fontWeight() == .regular)
        #expect(UIFont.Weight(rawValue: 0.24).symbolWeight() == .medium)
    }

    @Test("A text style follows the text size of where the symbol is shown, a number of points does not")
    func textStyles() {
        let stage = stage()
        let style = UIImageView(
            image: UIImage(
                systemName: "circle.fill", withConfiguration: UIImage.SymbolConfiguration(textStyle: .body)))
        let points = UIImageView(
            image: UIImage(
                systemName: "circle.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 17)))
        for view in [style, points] { stage.window.addSubview(view) }
        _ = stage.render()
        #expect(style.intrinsicContentSize == points.intrinsicContentSize)
        stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        _ = stage.render()
        // 33 points: 18 units of 2.0625, up to the next half.
        #expect(style.intrinsicContentSize == CGSize(width: 37.5, height: 37.5))
        #expect(points.intrinsicContentSize == CGSize(width: 19.5, height: 19.5))
    }

    @Test("The middle of a symbol lies beside the middle of a capital letter")
    func baseline() throws {
        let stage = stage()
        defer { withExtendedLifetime(stage) {} }
        let image = try #require(UIImage(systemName: "circle.fill"))
        let baseline = try #require(image.baselineOffsetFromBottom)
        #expect(abs(baseline + UIFont.systemFont(ofSize: 17).capHeight / 2 - image.size.height / 2) < 0.01)
        #expect(image.imageWithoutBaseline().baselineOffsetFromBottom == nil)
        #expect(image.withBaselineOffset(fromBottom: 3).baselineOffsetFromBottom == 3)
        let view = UIImageView(image: image)
        view.frame.size = image.size
        #expect(view.lastBaselineOffset == baseline && view.firstBaselineOffset == image.size.height - baseline)
    }

    // MARK: Configurations

    @Test("A configuration takes what another one says; a size and a text style take each other's place")
    func applying() {
        let points = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold, scale: .large)
        let style = UIImage.SymbolConfiguration(textStyle: .title1)
        let both = points.applying(style)
        #expect(both.settings.size == .textStyle(.title1) && both.settings.weight == .bold)
        #expect(style.applying(points).settings == points.settings)
        #expect(points.applying(UIImage.SymbolConfiguration.unspecified) == points)
        #expect(points.applying(nil) == points && points.isEqual(to: points.applying(nil)))
        #expect(both.configurationWithoutTextStyle().settings.size == nil)
        #expect(points.configurationWithoutTextStyle() == points)
        #expect(points.configurationWithoutScale().settings.scale == nil)
        #expect(points.configurationWithoutWeight().settings.weight == nil)
        let less = points.configurationWithoutPointSizeAndWeight()
        #expect(less.settings == UIImage.SymbolConfiguration(scale: .large).settings)
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        let traits = points.withTraitCollection(dark)
        #expect(traits.traitCollection == dark && traits.settings == points.settings && traits != points)
        #expect(points.applying(UIImage.Configuration(traitCollection: dark)) == traits)
        #expect(UIImage.SymbolConfiguration.preferringMonochrome() != .preferringMulticolor())
        #expect(Set([points, UIImage.SymbolConfiguration(pointSize: 20, weight: .bold, scale: .large)]).count == 1)
        let font = UIImage.SymbolConfiguration(font: .systemFont(ofSize: 13, weight: .heavy), scale: .small)
        #expect(font == UIImage.SymbolConfiguration(pointSize: 13, weight: .heavy, scale: .small))
    }

    @Test("withConfiguration replaces a symbol's own, applyingSymbolConfiguration adds to it")
    func images() throws {
        let stage = stage()
        defer { withExtendedLifetime(stage) {} }
        let large = UIImage.SymbolConfiguration(pointSize: 40)
        let image = try #require(UIImage(systemName: "star", withConfiguration: large))
        let bold = UIImage.SymbolConfiguration(weight: .bold)
        #expect(image.withConfiguration(bold).symbolConfiguration == bold)
        #expect(image.withConfiguration(bold).size.width < image.size.width)
        let both = try #require(image.applyingSymbolConfiguration(bold))
        #expect(both.symbolConfiguration == large.applying(bold) && both.size == image.size)
        #expect(image == UIImage(systemName: "star", withConfiguration: large) && image != both)
        let plain = UIImage(cgImage: try #require(image.cgImage))
        #expect(!plain.isSymbolImage && plain.symbolConfiguration == nil && plain.configuration == nil)
        #expect(plain.applyingSymbolConfiguration(bold) == nil && plain.withConfiguration(bold) === plain)
        #expect(UIImage(systemName: "star", variableValue: 0.5, configuration: large) == image)
        let dark = UITraitCollection(traitsFrom: [UITraitCollection(displayScale: 3)])
        #expect(UIImage(systemName: "star", compatibleWith: dark)?.scale == 3)
    }

    // MARK: Views

    /// The colour of a pixel as red, green, blue.
    private func pixel(_ frame: Frame, _ x: Int, _ y: Int) -> [UInt8] {
        let bitmap = frame.image.bitmap
        return Array(bitmap.bytes[(y * bitmap.width + x) * 4..<(y * bitmap.width + x) * 4 + 3])
    }

    @Test("An image view shows a symbol in its tint, unless the image keeps its colours")
    func tint() throws {
        let stage = stage()
        stage.window.backgroundColor = .white
        let image = try #require(
            UIImage(systemName: "square.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 32)))
        let shown = [
            image, image.withRenderingMode(.alwaysOriginal),
            image.withTintColor(.green, renderingMode: .alwaysOriginal), image.withTintColor(.green),
        ]
        for (index, image) in shown.enumerated() {
            let view = UIImageView(image: image)
            view.tintColor = .red
            view.frame.origin.x = CGFloat(index) * 50
            stage.window.addSubview(view)
        }
        let frame = stage.render()
        let colors = (0..<4).map { pixel(frame, $0 * 100 + 36, 36) }
        #expect(colors == [[255, 0, 0], [0, 0, 0], [0, 255, 0], [255, 0, 0]])
    }

    @Test("A palette colours the sign and its ground; a hierarchy has the ground at half the alpha")
    func palette() throws {
        let stage = stage()
        stage.window.backgroundColor = .white
        let size = UIImage.SymbolConfiguration(pointSize: 32)
        let colored = [
            UIImage.SymbolConfiguration(paletteColors: [.white, .blue]),
            UIImage.SymbolConfiguration(hierarchicalColor: .red),
            UIImage.SymbolConfiguration(paletteColors: [.green]),
        ]
        for (index, configuration) in colored.enumerated() {
            let image = UIImage(systemName: "plus.circle.fill", withConfiguration: size.applying(configuration))
            let view = UIImageView(image: image)
            view.tintColor = .black
            view.frame.origin.x = CGFloat(index) * 50
            stage.window.addSubview(view)
        }
        let frame = stage.render()
        // The sign in the middle, and the ground a quarter in.
        #expect(pixel(frame, 36, 36) == [255, 255, 255] && pixel(frame, 24, 24) == [0, 0, 255])
        #expect(pixel(frame, 136, 36) == [255, 0, 0])
        let ground = pixel(frame, 124, 24)
        #expect(ground[0] == 255 && (126...129).contains(Int(ground[1])))
        #expect(pixel(frame, 236, 36) == [0, 255, 0] && pixel(frame, 224, 24) == [0, 255, 0])
    }

    @Test("In every weight a sign's colour and its ground's share a pixel: together they never give more than one")
    func shares() {
        let stage = stage()
        stage.window.backgroundColor = .black
        let palette = UIImage.SymbolConfiguration(paletteColors: [.green, .red])
        let weights: [UIImage.SymbolWeight] = [.ultraLight, .regular, .bold, .black]
        for (row, name) in ["plus.circle.fill", "exclamationmark.triangle.fill"].enumerated() {
            for (column, weight) in weights.enumerated() {
                let size = UIImage.SymbolConfiguration(pointSize: 48, weight: weight)
                let view = UIImageView(image: UIImage(systemName: name, withConfiguration: size.applying(palette)))
                view.frame.origin = CGPoint(x: 70 * column, y: 70 * row)
                stage.window.addSubview(view)
            }
        }
        let bytes = stage.render().image.bitmap.bytes
        let sums = stride(from: 0, to: bytes.count, by: 4).map { Int(bytes[$0]) + Int(bytes[$0 + 1]) }
        #expect(sums.max() ?? 0 <= 257)
        #expect(stride(from: 0, to: bytes.count, by: 4).contains { bytes[$0 + 1] == 255 })
    }

    @Test("An image view's preferred configuration holds where the image's own says nothing")
    func preferred() {
        let stage = stage()
        let view = UIImageView(image: UIImage(systemName: "circle.fill"))
        let own = UIImageView(
            image: UIImage(
                systemName: "circle.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 17)))
        for view in [view, own] {
            view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 34, weight: .bold)
            stage.window.addSubview(view)
        }
        #expect(view.intrinsicContentSize == CGSize(width: 38.5, height: 38.5))
        #expect(own.intrinsicContentSize == CGSize(width: 19.5, height: 19.5))
        #expect(view.sizeThatFits(.zero) == view.intrinsicContentSize)
        view.preferredSymbolConfiguration = nil
        #expect(view.intrinsicContentSize == CGSize(width: 19.5, height: 19.5))
    }

    @Test("Buttons take preferred configurations by state, and from their own configuration")
    func buttons() {
        let stage = stage()
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: "circle.fill"), for: .normal)
        button.setPreferredSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 34), forImageIn: .normal)
        stage.window.addSubview(button)
        #expect(button.intrinsicContentSize == CGSize(width: 38.5, height: 38.5))
        #expect(button.currentPreferredSymbolConfiguration == UIImage.SymbolConfiguration(pointSize: 34))
        #expect(
            button.preferredSymbolConfigurationForImage(in: .disabled) == UIImage.SymbolConfiguration(pointSize: 34))
        button.sizeToFit()
        _ = stage.render()
        #expect(button.imageView?.frame.size == CGSize(width: 38.5, height: 38.5))
        var look = UIButton.Configuration.plain()
        look.image = UIImage(systemName: "circle.fill")
        look.contentInsets = .zero
        look.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(pointSize: 10)
        let configured = UIButton(configuration: look, primaryAction: nil)
        stage.window.addSubview(configured)
        // 18 units of 10 / 16 points.
        #expect(configured.intrinsicContentSize == CGSize(width: 11.5, height: 11.5))
    }

    @Test("The same symbol is drawn once, however often it is asked for")
    func cached() {
        let stage = stage()
        defer { withExtendedLifetime(stage) {} }
        let (first, second) = (UIImage(systemName: "house"), UIImage(systemName: "house"))
        #expect(first?.cgImage === second?.cgImage && first?.cgImage != nil)
        #expect(first == second && first?.hash == second?.hash)
    }

    @Test("A frame tells which drawings it shows, as it tells of fonts; the neutral square is the product's own")
    func accounts() {
        let stage = stage()
        stage.window.addSubview(UIImageView(image: UIImage(systemName: "heart.fill")))
        stage.window.addSubview(UIImageView(image: UIImage(systemName: "qqq")))
        let fonts = stage.render().statistics.fonts
        #expect(fonts.map(\.name) == ["symbol heart-fill"] && fonts.first?.hash.count == 64)
    }
}
