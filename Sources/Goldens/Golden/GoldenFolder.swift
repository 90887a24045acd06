import CoreGraphics
import Foundation
import RenderServer

/// A folder of goldens, and one to leave evidence in when a comparison fails.
public struct GoldenFolder: Sendable {
    public var goldens: URL
    /// Expected, actual and difference pictures of failures go here.
    public var failures: URL

    public init(goldens: URL, failures: URL) {
        self.goldens = goldens
        self.failures = failures
    }

    /// Compares a frame with the golden of that name, or records it.
    /// - Throws: when a file cannot be written.
    public func check(_ frame: Frame, named name: String, mode: RecordMode) throws -> GoldenOutcome {
        let actual = Golden(frame)
        let files = GoldenFiles(name: name, in: goldens)
        let outcome = compare(actual, with: files)
        switch (outcome, mode) {
        case (.matched, _):
            try removeEvidence(name)
            return outcome
        case (_, .record):
            try removeEvidence(name)
            return .recorded(try record(actual, over: outcome, files))
        case (_, .compare):
            try leaveEvidence(of: actual, files, named: name)
            return outcome
        }
    }

    private func compare(_ actual: Golden, with files: GoldenFiles) -> GoldenOutcome {
        guard FileManager.default.fileExists(atPath: files.picture.path) else { return .missing(files.picture) }
        let expected: CGImage
        do {
            expected = try PNG.decode([UInt8](Data(contentsOf: files.picture)))
        } catch {
            return .unreadable(files.picture, "\(error)")
        }
        guard let difference = PictureComparison.compare(expected, actual.picture) else {
            return .sizeDiffers(
                expected: .init(width: expected.width, height: expected.height),
                actual: .init(width: actual.picture.width, height: actual.picture.height))
        }
        let recorded = try? String(contentsOf: files.text, encoding: .utf8)
        guard difference.isEmpty else {
            let fonts = LineDifference.lines(from: fontLines(recorded ?? ""), to: fontLines(actual.text))
            return recorded == nil || fonts.isEmpty ? .pixelsDiffer(difference) : .fontsDiffer(fonts)
        }
        guard let text = recorded else { return .missing(files.text) }
        let lines = LineDifference.lines(from: text, to: actual.text)
        return lines.isEmpty ? .matched : .textDiffers(lines)
    }

    /// What an account says of fonts.
    private func fontLines(_ text: String) -> String {
        text.split(separator: "\n").filter { $0.hasPrefix("font ") }.joined(separator: "\n")
    }

    private func record(_ actual: Golden, over outcome: GoldenOutcome, _ files: GoldenFiles) throws -> String {
        try FileManager.default.createDirectory(
            at: files.picture.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(actual.text.utf8).write(to: files.text, options: .atomic)
        switch outcome {
        case .textDiffers: return "its account"
        case .missing(let url) where url == files.text: return "its account"
        default: try Data(PNG.encode(actual.picture)).write(to: files.picture, options: .atomic)
        }
        if case .missing = outcome { return "for the first time" }
        return "anew: \(outcome)"
    }

    private func leaveEvidence(of actual: Golden, _ files: GoldenFiles, named name: String) throws {
        let place = failures.appendingPathComponent(name)
        try FileManager.default.createDirectory(
            at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try write(actual.picture, name, "actual")
        try Data(actual.text.utf8).write(to: evidence(name, "actual", "txt"), options: .atomic)
        guard let bytes = try? Data(contentsOf: files.picture) else { return }
        try bytes.write(to: evidence(name, "expected", "png"), options: .atomic)
        guard let expected = try? PNG.decode([UInt8](bytes)) else { return }
        try write(PictureComparison.picture(of: expected, actual.picture), name, "difference")
    }

    private func removeEvidence(_ name: String) throws {
        for (kind, type) in [("actual", "png"), ("actual", "txt"), ("expected", "png"), ("difference", "png")] {
            let url = evidence(name, kind, type)
            if FileManager.default.fileExists(atPath: url.path) { try FileManager.default.removeItem(at: url) }
        }
    }

    private func write(_ picture: CGImage, _ name: String, _ kind: String) throws {
        try Data(PNG.encode(picture)).write(to: evidence(name, kind, "png"), options: .atomic)
    }

    private func evidence(_ name: String, _ kind: String, _ type: String) -> URL {
        failures.appendingPathComponent("\(name).\(kind).\(type)")
    }
}
