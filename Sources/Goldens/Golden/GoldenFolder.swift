import CoreGraphics
import Foundation
import RenderServer

/// A folder of goldens, and one to leave evidence in when a comparison fails.
public struct GoldenFolder: Sendable {
    /// The folder of the goldens.
    public var goldens: URL
    /// Expected, actual and difference pictures of failures go here.
    public var failures: URL
    /// What is compared.
    public var aspect: GoldenAspect

    /// Goldens of one folder, with evidence going to another.
    public init(goldens: URL, failures: URL, comparing aspect: GoldenAspect = .all) {
        self.goldens = goldens
        self.failures = failures
        self.aspect = aspect
    }

    /// Compares a frame with the golden of that name, or records it.
    /// - Parameter tolerance: what may differ; nil: nothing.
    /// - Throws: `UnwrittenOutcome` when a file cannot be written.
    public func check(
        _ frame: Frame, named name: String, mode: RecordMode, tolerance: GoldenTolerance? = nil
    ) throws -> GoldenOutcome {
        try check(Golden(frame), named: name, mode: mode, tolerance: tolerance)
    }

    /// Compares what is to be kept with the golden of that name, or records it.
    /// - Parameter tolerance: what may differ; nil: nothing.
    /// - Throws: `UnwrittenOutcome` when a file cannot be written.
    public func check(
        _ actual: Golden, named name: String, mode: RecordMode, tolerance: GoldenTolerance? = nil
    ) throws -> GoldenOutcome {
        let outcome = compare(actual, named: name, tolerance)
        do {
            if mode.records(outcome) {
                try removeEvidence(name)
                return .recorded(try record(actual, over: outcome, named: name))
            }
            if outcome.isFailure {
                try leaveEvidence(of: actual, named: name)
            } else {
                try removeEvidence(name)
            }
        } catch {
            throw UnwrittenOutcome(outcome: outcome, reason: error)
        }
        return outcome
    }

    /// What is kept under a name, as text lines that differ from `actual`'s; empty where there is nothing to compare.
    package func accountDifference(of actual: Golden, named name: String) -> [String] {
        accountDifference(of: actual.text, named: name)
    }

    /// What differs in the account that the last failure left; empty where it left none.
    package func leftAccountDifference(named name: String) -> [String] {
        guard let text = try? String(contentsOf: evidence(name, "actual", "txt"), encoding: .utf8) else { return [] }
        return accountDifference(of: text, named: name)
    }

    private func accountDifference(of actual: String, named name: String) -> [String] {
        guard let text = account(files(name).text) else { return [] }
        return LineDifference.cut(LineDifference.lines(from: text, to: actual))
    }

    /// The kept picture; nil where there is none that can be read.
    package func picture(named name: String) -> PictureFile? { PictureFile(files(name).picture) }

    /// The picture that the last failure left; nil where there is none.
    package func actualPicture(named name: String) -> PictureFile? { PictureFile(evidence(name, "actual", "png")) }

    /// Where a golden is read from: in place, or where an interrupted recording left it whole.
    private func files(_ name: String) -> GoldenFiles { RecordingJournal(goldens: goldens).current(name) }

    private func compare(_ actual: Golden, named name: String, _ tolerance: GoldenTolerance?) -> GoldenOutcome {
        let files = files(name)
        if aspect == .plan { return compareAccount(actual, named: name) ?? .matched }
        guard FileManager.default.fileExists(atPath: files.picture.path) else {
            return missing(GoldenFiles(name: name, in: goldens).picture, name)
        }
        let expected: CGImage
        do {
            expected = try PNG.decode([UInt8](WholeFile.read(files.picture)))
        } catch let failure as FileFailure {
            return .unreadable(files.picture, failure.reason)
        } catch {
            return .unreadable(files.picture, "\(error)")
        }
        guard let difference = PictureComparison.compare(expected, actual.picture) else {
            return .sizeDiffers(
                expected: .init(width: expected.width, height: expected.height),
                actual: .init(width: actual.picture.width, height: actual.picture.height))
        }
        let recorded = account(files.text)
        let isTolerated = tolerance?.allows(difference) ?? false
        guard difference.isEmpty || isTolerated else {
            let fonts = LineDifference.lines(from: fontLines(recorded ?? ""), to: fontLines(actual.text))
            return recorded == nil || fonts.isEmpty
                ? .pixelsDiffer(difference) : .fontsDiffer(LineDifference.cut(fonts))
        }
        if aspect == .all, let outcome = compareAccount(actual, named: name) { return outcome }
        guard !difference.isEmpty, let tolerance else { return .matched }
        return .tolerated(difference, tolerance)
    }

    /// What is wrong with the account; nil where all of it agrees.
    private func compareAccount(_ actual: Golden, named name: String) -> GoldenOutcome? {
        guard let text = account(files(name).text) else {
            return missing(GoldenFiles(name: name, in: goldens).text, name)
        }
        let lines = LineDifference.lines(from: text, to: actual.text).filter { aspect == .all || !isFont($0) }
        return lines.isEmpty ? nil : .textDiffers(LineDifference.cut(lines))
    }

    /// Whether a line that went or came names a font file, which matters to pixels.
    private func isFont(_ line: String) -> Bool { line.dropFirst(2).hasPrefix("font ") }

    /// What is kept as text; nil where there is none.
    private func account(_ url: URL) -> String? {
        (try? String(contentsOf: url, encoding: .utf8)).map(GoldenAccount.promised)
    }

    private func missing(_ golden: URL, _ name: String) -> GoldenOutcome {
        .missing(golden, picture: evidence(name, "actual", "png"))
    }

    /// What an account says of fonts.
    private func fontLines(_ text: String) -> String {
        text.split(separator: "\n").filter { $0.hasPrefix("font ") }.joined(separator: "\n")
    }

    /// Writes what differs, so that a picture with equal pixels keeps its bytes.
    private func record(_ actual: Golden, over outcome: GoldenOutcome, named name: String) throws -> String {
        let journal = RecordingJournal(goldens: goldens)
        let text = GoldenFiles(name: name, in: goldens).text
        switch outcome {
        case .textDiffers:
            try journal.write(name, picture: nil, text: actual.text)
            return "its account"
        case .missing(let url, _) where url == text:
            try journal.write(name, picture: nil, text: actual.text)
            return "its account"
        default: try journal.write(name, picture: Data(PNG.encode(actual.picture)), text: actual.text)
        }
        if case .missing = outcome { return "for the first time" }
        return "anew: \(outcome)"
    }

    // MARK: Evidence

    /// The files that the last failure of a golden left, those that exist.
    public func evidence(named name: String) -> [URL] {
        Self.evidenceKinds.map { evidence(name, $0, $1) }.filter { FileManager.default.fileExists(atPath: $0.path) }
    }

    private static let evidenceKinds = [
        ("expected", "png"), ("actual", "png"), ("difference", "png"), ("actual", "txt"),
    ]

    private func leaveEvidence(of actual: Golden, named name: String) throws {
        try removeEvidence(name)
        try write(PNG.encode(actual.picture), name, "actual")
        try WholeFile.write(Data(actual.text.utf8), to: evidence(name, "actual", "txt"))
        guard let expected = PictureFile(files(name).picture) else { return }
        try write(expected.bytes, name, "expected")
        let marks = PictureComparison.picture(of: expected.image, actual.picture)
        try write(PNG.encode(marks), name, "difference")
    }

    private func removeEvidence(_ name: String) throws {
        WholeFile.sweep(failures.appendingPathComponent(name).deletingLastPathComponent())
        for url in evidence(named: name) { try WholeFile.remove(url) }
    }

    private func write(_ bytes: [UInt8], _ name: String, _ kind: String) throws {
        try WholeFile.write(Data(bytes), to: evidence(name, kind, "png"))
    }

    private func evidence(_ name: String, _ kind: String, _ type: String) -> URL {
        failures.appendingPathComponent("\(name).\(kind).\(type)")
    }
}

/// What came of a comparison whose evidence or recording could not be written: the comparison is told first.
package struct UnwrittenOutcome: Error, CustomStringConvertible {
    package let outcome: GoldenOutcome
    package let reason: any Error

    package var description: String { "\(outcome)\n\(reason)" }
}
