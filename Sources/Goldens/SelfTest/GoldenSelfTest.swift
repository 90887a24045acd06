import CoreGraphics
import Foundation
import Offstage
import Rasterizer
import RenderServer
import UIKit

/// Comparisons that must fail, tried before a run is believed: a comparison that lets everything pass would report a
/// run without failures.
@MainActor
public struct GoldenSelfTest {
    typealias Check = (Frame, GoldenFolder) throws -> GoldenOutcome

    private let check: Check

    /// Tries the comparison that runs use.
    public init() {
        self.init { frame, folder in try folder.check(frame, named: "self-test", mode: .never) }
    }

    init(check: @escaping Check) {
        self.check = check
    }

    /// A sentence for each comparison that came out wrong; empty when the machinery can be believed.
    /// - Throws: when the temporary folder cannot be written.
    public func problems() throws -> [String] {
        let place = FileManager.default.temporaryDirectory.appendingPathComponent("offstage-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: place) }
        let folder = GoldenFolder(
            goldens: place.appendingPathComponent("Golden"), failures: place.appendingPathComponent("Failures"))
        let plain = frame(.white)
        var problems: [String] = []
        func expect(_ kind: String, _ what: String, _ frame: Frame) throws {
            let outcome = try check(frame, folder)
            if outcome.kind != kind { problems.append("\(what): expected \(kind), and the comparison says \(outcome)") }
        }
        try expect("missing", "no golden", plain)
        _ = try folder.check(plain, named: "self-test", mode: .all)
        try expect("matched", "the same frame", frame(.white))
        try expect(
            "pixelsDiffer", "one channel off by one level", frame(UIColor(red: 1, green: 1, blue: 254 / 255, alpha: 1)))
        try expect("sizeDiffers", "a wider frame", frame(.white, width: 9))
        try expect("textDiffers", "a pass more, the same pixels", frame(.white, rasterizes: true))
        try Data("no picture".utf8).write(to: folder.goldens.appendingPathComponent("self-test.png"))
        try expect("unreadable", "a golden that is no picture", plain)
        return problems
    }

    /// One white view on black, 8×8 pixels.
    private func frame(_ color: UIColor, width: CGFloat = 8, rasterizes: Bool = false) -> Frame {
        let stage = Stage(device: Device(name: "self-test", size: CGSize(width: width, height: 8), scale: 1))
        let view = UIView(frame: CGRect(x: 2, y: 2, width: 1, height: 1))
        view.backgroundColor = color
        view.layer.shouldRasterize = rasterizes
        stage.window.addSubview(view)
        return stage.render()
    }
}
