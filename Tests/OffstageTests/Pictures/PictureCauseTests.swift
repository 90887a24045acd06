import CoreGraphics
import Foundation
import Offstage
import RenderServer
import Testing
import UIKit

/// Each way to show a picture dearly by a planted case, its cured twin, and what is nearly one.
@MainActor
@Suite("Pictures that cost more than they show")
struct PictureCauseTests {
    private static let causes: [SlownessCause] = [.oversizedPicture, .misalignedPicture, .needlessAlpha]

    private let stage = Stage(device: Device(name: "test", size: CGSize(width: 200, height: 400), scale: 2))

    init() { stage.makeCurrent() }

    /// Pixels in stripes, at scale 1.
    private func drawn(_ width: Int, _ height: Int, opaque: Bool = true) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        format.opaque = opaque
        return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image { context in
            for (index, color) in [UIColor.red, .green].enumerated() {
                color.setFill()
                context.fill(CGRect(x: 0, y: index * height / 2, width: width, height: height))
            }
        }
    }

    private func photo(_ width: Int, _ height: Int) throws -> UIImage {
        try #require(drawn(width, height).jpegData(compressionQuality: 0.9).flatMap { UIImage(data: $0) })
    }

    @discardableResult
    private func show(_ image: UIImage?, _ frame: CGRect, _ name: String = "photo") -> UIImageView {
        let view = UIImageView(frame: frame)
        view.accessibilityIdentifier = name
        view.image = image
        stage.window.addSubview(view)
        return view
    }

    private func report() -> CauseReport { CauseReport(of: stage, in: stage.render()) }

    /// The causes that pictures have, with who they are, and bytes.
    private func found() -> [String] {
        let report = report()
        return Self.causes.flatMap { cause in
            (report.culprits[cause] ?? []).map { "\(cause.rawValue) \($0.name) \($0.amount) \($0.bytes)" }
        }
    }

    // MARK: Decoded larger than shown

    @Test("IMG-10 A picture decoded far larger than it shows is found, once, and no thumbnail of it is")
    func oversized() throws {
        let folder = FileManager.default.temporaryDirectory
        let file = folder.appendingPathComponent("\(UUID().uuidString).jpg")
        defer { try? FileManager.default.removeItem(at: file) }
        try #require(drawn(400, 400).jpegData(compressionQuality: 0.9)).write(to: file)
        let image = try #require(UIImage(contentsOfFile: file.path))
        let view = show(image, CGRect(x: 10, y: 10, width: 50, height: 50))
        #expect(found() == ["oversizedPicture photo 1 \((400 * 400 - 100 * 100) * 4)"])
        let remedy = try #require(report().culprits[.oversizedPicture]?.first?.remedy)
        #expect(remedy.hasPrefix("\(file.lastPathComponent), 400 × 400 pixels: decode it as a thumbnail of 100 × 100"))
        view.image = try #require(UIImage(contentsOfFile: file.path))
            .preparingThumbnail(of: CGSize(width: 100, height: 100))
        #expect(found().isEmpty)
    }

    @Test("Half of the pixels, by area, are enough; one row less is not")
    func half() throws {
        let view = show(try photo(400, 400), CGRect(x: 10, y: 10, width: 100, height: 200))
        #expect(found().isEmpty)
        view.frame.size.height = 199.5
        #expect(found() == ["oversizedPicture photo 1 \((400 * 400 - 200 * 399) * 4)"])
    }

    @Test("Where one layer shows the picture large, the others may show it small")
    func shared() throws {
        let image = try photo(400, 400)
        for index in 0..<3 { show(image, CGRect(x: 10, y: 10 + 60 * index, width: 50, height: 50), "small\(index)") }
        let large = show(image, CGRect(x: 0, y: 200, width: 200, height: 200), "large")
        #expect(found().isEmpty)
        large.removeFromSuperview()
        #expect(found() == ["oversizedPicture small0 1 600000"])
    }

    @Test("A sheet of many pictures is as large as its parts need")
    func parts() throws {
        let sheet = CALayer()
        sheet.name = "sprite"
        sheet.contents = try photo(400, 400).cgImage
        sheet.contentsRect = CGRect(x: 0.25, y: 0, width: 0.25, height: 0.25)
        sheet.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
        stage.window.layer.addSublayer(sheet)
        #expect(found().isEmpty)
        sheet.contentsRect = CGRect(x: 0, y: 0, width: 1, height: 0.5)
        stage.advance(by: 1)
        #expect(found() == ["oversizedPicture sprite 1 \((400 * 400 - 100 * 200) * 4)"])
    }

    @Test("Turned and in a faded group it is as large as it is, hidden it is nothing")
    func turned() throws {
        let group = UIView(frame: stage.window.bounds)
        stage.window.addSubview(group)
        let view = show(try photo(400, 400), CGRect(x: 50, y: 50, width: 50, height: 50))
        group.addSubview(view)
        group.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)))
        group.subviews.last?.backgroundColor = .red
        view.transform = CGAffineTransform(rotationAngle: 0.3)
        group.alpha = 0.5
        #expect(found() == ["oversizedPicture photo 1 600000"])
        view.isHidden = true
        #expect(found().isEmpty)
    }

    // MARK: Between the pixels

    @Test(
        "A picture between the screen's pixels is found, or one that is a part of a pixel too large",
        arguments: [
            CGRect(x: 10.25, y: 10, width: 40, height: 40), CGRect(x: 10, y: 10.1, width: 40, height: 40),
            CGRect(x: 10, y: 10, width: 40.2, height: 40), CGRect(x: 10, y: 10, width: 40, height: 39.75),
        ])
    func misaligned(_ frame: CGRect) throws {
        let view = show(try photo(80, 80), frame)
        let pixels = Int((frame.width * frame.height * 4).rounded())
        #expect(found() == ["misalignedPicture photo 1 \(pixels * 4)"])
        view.image = view.image?.withRenderingMode(.alwaysTemplate)
        #expect(found().isEmpty, "where symbols lie is not the app's to say")
        view.image = view.image?.withRenderingMode(.automatic)
        view.frame = CGRect(x: 10, y: 10, width: 40, height: 40)
        #expect(found().isEmpty)
    }

    @Test(
        "Half points are whole pixels at 2x; what is scaled by more, is not made for these pixels",
        arguments: [
            CGRect(x: 10.5, y: 11.5, width: 40, height: 40), CGRect(x: 10.25, y: 10, width: 44.6, height: 44.6),
            CGRect(x: 10.0001, y: 10, width: 40, height: 40),
        ])
    func aligned(_ frame: CGRect) throws {
        show(try photo(80, 80), frame)
        #expect(found().isEmpty)
    }

    @Test("What moves is between pixels for a moment; so is what lies in it")
    func moving() throws {
        let mover = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        stage.window.addSubview(mover)
        mover.addSubview(show(try photo(80, 80), CGRect(x: 10, y: 10, width: 40, height: 40)))
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { mover.frame.origin.x = 10.25 }
        for _ in 0..<3 {
            stage.advance(by: 0.21)
            #expect(found().isEmpty)
        }
        stage.advance(by: 1)
        #expect(found() == ["misalignedPicture photo 1 25600"])
    }

    // MARK: Alpha

    @Test("Alpha that no pixel has is found; a picture without it, or with one clear pixel, is well")
    func needlessAlpha() throws {
        let view = show(drawn(80, 80, opaque: false), CGRect(x: 10, y: 10, width: 40, height: 40))
        #expect(found() == ["needlessAlpha photo 1 25600"])
        view.image = drawn(80, 80)
        #expect(found().isEmpty)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let whole = drawn(80, 80)
        view.image = UIGraphicsImageRenderer(size: whole.size, format: format).image { context in
            whole.draw(at: .zero)
            context.cgContext.clear(CGRect(x: 3, y: 3, width: 1, height: 1))
        }
        #expect(found().isEmpty)
    }

    @Test("A template is drawn through its alpha, and a hundredth of the screen is not worth a word")
    func usefulAlpha() {
        let template = drawn(80, 80, opaque: false).withRenderingMode(.alwaysTemplate)
        let view = show(template, CGRect(x: 10, y: 10, width: 40, height: 40))
        #expect(found().isEmpty)
        view.image = drawn(56, 56, opaque: false)
        view.frame = CGRect(x: 10, y: 10, width: 28, height: 28)
        #expect(found().isEmpty)
        view.image = drawn(58, 58, opaque: false)
        view.frame = CGRect(x: 10, y: 10, width: 29, height: 29)
        #expect(found() == ["needlessAlpha photo 1 \(58 * 58 * 4)"])
    }

    @Test("A finding tells layer, picture, what helps and what that saves")
    func description() throws {
        show(try photo(400, 400), CGRect(x: 10, y: 10, width: 50, height: 50))
        #expect(
            stage.render().pictureFindings.map(\.description) == [
                "photo: a picture of 400 × 400 pixels shows 100 × 100 of them\n"
                    + "  decode it as a thumbnail of 100 × 100 pixels: prepareThumbnail(of:), or CGImageSource\n  -600 KB"
            ])
    }
}
