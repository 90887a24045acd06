import CoreGraphics
import Foundation
import Rasterizer
import RenderServer

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
            "pixelsDiffer", "one channel off by one level", frame(Color8(red: 255, green: 255, blue: 254)))
        try expect("sizeDiffers", "a wider frame", frame(.white, width: 9))
        try expect("textDiffers", "a pass more, the same pixels", frame(.white, rasterizes: true))
        try Data("no picture".utf8).write(to: folder.goldens.appendingPathComponent("self-test.png"))
        try expect("unreadable", "a golden that is no picture", plain)
        return problems
    }

    /// One white view on black, 8×8 pixels.
    private func frame(_ color: Color8, width: Int = 8, rasterizes: Bool = false) -> Frame {
        var (window, view) = (LayerValues(), LayerValues())
        window.bounds = CGRect(x: 0, y: 0, width: width, height: 8)
        view.bounds = CGRect(x: 0, y: 0, width: 1, height: 1)
        view.box.backgroundColor = color
        view.shouldRasterize = rasterizes
        var place = LayerPlacement()
        place.matrix = .translation(x: 2, y: 2, z: 0)
        let node = RenderNode(
            id: LayerID(rawValue: 2), className: "UIView", isViewLayer: true, placement: place, values: view)
        let root = RenderNode(
            id: LayerID(rawValue: 1), className: "UIWindow", isViewLayer: true, values: window,
            sublayers: SublayerList([node]))
        var server = RenderServer()
        return server.render(RenderTree(roots: [root], width: width, height: 8, scale: 1))
    }
}
