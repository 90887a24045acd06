import Foundation
import Offstage
import Testing
import UIKit

@testable import Goldens

@MainActor
@Suite struct GoldenFolderTests {
    private let place = FileManager.default.temporaryDirectory.appendingPathComponent("goldens-\(UUID().uuidString)")
    private var folder: GoldenFolder {
        GoldenFolder(
            goldens: place.appendingPathComponent("Golden"), failures: place.appendingPathComponent("Failures"))
    }

    private func frame(_ color: UIColor, rasterizes: Bool = false, size: CGFloat = 20) -> Frame {
        let stage = Stage(device: Device(name: "test", size: CGSize(width: size, height: size), scale: 1))
        let view = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
        view.backgroundColor = color
        // The plan changes, the pixels do not.
        view.layer.shouldRasterize = rasterizes
        stage.window.addSubview(view)
        return stage.render()
    }

    private func files() -> [String] {
        (FileManager.default.enumerator(atPath: place.path)?.compactMap { $0 as? String } ?? [])
            .filter { $0.contains(".") }.sorted()
    }

    @Test("a missing golden is a failure, leaves the actual picture, and nothing is recorded")
    func missing() throws {
        defer { try? FileManager.default.removeItem(at: place) }
        guard case .missing = try folder.check(frame(.red), named: "a/card", mode: .never) else {
            Issue.record("expected a missing golden")
            return
        }
        #expect(files() == ["Failures/a/card.actual.png", "Failures/a/card.actual.txt"])
    }

    @Test("recording writes picture and text; then the same frame matches, and evidence is cleared")
    func record() throws {
        defer { try? FileManager.default.removeItem(at: place) }
        _ = try folder.check(frame(.red), named: "card", mode: .never)
        guard case .recorded = try folder.check(frame(.red), named: "card", mode: .failed) else {
            Issue.record("expected a recording")
            return
        }
        #expect(files() == ["Golden/card.png", "Golden/card.txt"])
        guard case .matched = try folder.check(frame(.red), named: "card", mode: .never) else {
            Issue.record("expected a match")
            return
        }
    }

    @Test("other pixels fail with expected, actual and difference")
    func differing() throws {
        defer { try? FileManager.default.removeItem(at: place) }
        _ = try folder.check(frame(.red), named: "card", mode: .failed)
        guard case .pixelsDiffer(let difference) = try folder.check(frame(.blue), named: "card", mode: .never) else {
            Issue.record("expected differing pixels")
            return
        }
        #expect(difference.pixels == 100 && difference.maximum == 255)
        #expect(difference.rect.description == "5 5 10×10")
        #expect(files().contains("Failures/card.difference.png") && files().contains("Failures/card.expected.png"))
    }

    @Test("another size, an unreadable file and another plan each have an outcome of their own")
    func outcomes() throws {
        defer { try? FileManager.default.removeItem(at: place) }
        _ = try folder.check(frame(.red), named: "card", mode: .failed)
        guard case .sizeDiffers = try folder.check(frame(.red, size: 21), named: "card", mode: .never) else {
            Issue.record("expected another size")
            return
        }
        guard
            case .textDiffers(let lines) = try folder.check(
                frame(.red, rasterizes: true), named: "card", mode: .never)
        else {
            Issue.record("expected another plan")
            return
        }
        #expect(lines.contains { $0.hasPrefix("+") && $0.contains("rasterize") })
        try Data("no picture".utf8).write(to: folder.goldens.appendingPathComponent("card.png"))
        guard case .unreadable = try folder.check(frame(.red), named: "card", mode: .never) else {
            Issue.record("expected an unreadable golden")
            return
        }
    }

    @Test("only pictures whose pixels differ are rewritten")
    func untouched() throws {
        defer { try? FileManager.default.removeItem(at: place) }
        _ = try folder.check(frame(.red), named: "card", mode: .failed)
        let url = folder.goldens.appendingPathComponent("card.png")
        // Equal pixels in other bytes, as another encoder would leave them.
        let foreign = try Data(contentsOf: url) + Data("trailing".utf8)
        try foreign.write(to: url)
        _ = try folder.check(frame(.red, rasterizes: true), named: "card", mode: .failed)
        #expect(try Data(contentsOf: url) == foreign)
        _ = try folder.check(frame(.blue), named: "card", mode: .failed)
        #expect(try Data(contentsOf: url) != foreign)
    }

    @Test("recording is refused with CI set and without a terminal")
    func refusal() {
        #expect(RecordMode.refusal(environment: ["CI": "true"], isTerminal: true) != nil)
        #expect(RecordMode.refusal(environment: [:], isTerminal: false) != nil)
        #expect(RecordMode.refusal(environment: [:], isTerminal: true) == nil)
        #expect(RecordMode.refusal(environment: ["CI": "false"], isTerminal: true) == nil)
        #expect(RecordMode.refusal(environment: ["CI": "1"], isTerminal: false, isAskedAnywhere: true) == nil)
    }
}
