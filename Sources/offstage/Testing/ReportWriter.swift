import Foundation
import Goldens
import Pages
import RenderServer
import SceneFile
import UIKit

/// Makes the page of a run's failures: reads the evidence that they left, and builds their scenes once more for the
/// tree.
@MainActor
struct ReportWriter {
    private let scenes: [String: SceneInput]
    private let recording: RecordingOptions
    private let variant: VariantOptions
    private let jobs: Int?

    init(_ run: TestRun) {
        scenes = Dictionary(run.scenes.map { ($0.name, $0) }) { first, _ in first }
        recording = run.recording
        variant = run.variant
        jobs = run.drawing.jobs
    }

    /// The scenes are built again one by one; their pictures are read and compared beside that.
    func html(_ tally: TestTally) async throws -> [UInt8] {
        let found = tally.cases.flatMap { test in test.failures.map { (test: test, verdict: $0) } }
        var report = FailureReport()
        var waiting: [Int: PreparedFailure] = [:]
        var next = 0
        await SceneQueue(jobs: jobs).run(Array(found.indices)) { index in
            (failure: failure(found[index].verdict, of: found[index].test), extent: report.extent)
        } work: { [folder = recording.folder] index, built in
            PreparedFailure(Self.withPictures(built.failure, of: found[index].verdict, in: folder), built.extent)
        } done: { index, prepared in
            waiting[index] = prepared
            while let ready = waiting.removeValue(forKey: next) {
                report.add(ready)
                next += 1
            }
        }
        return report.html(summary: tally.summary, notes: tally.notes)
    }

    private func failure(_ verdict: SceneVerdict, of test: TestCase) -> FailureReport.Failure {
        var failure = FailureReport.Failure(
            name: test.name, kind: verdict.kind, title: Self.titles[verdict.kind] ?? verdict.kind,
            message: verdict.message)
        guard case .golden(let name, let outcome) = verdict else { return failure }
        failure.name = name
        failure.message = "\(outcome)"
        failure.accept = acceptance(of: test)
        failure.scene = Self.quoted(test.path)
        guard let scene = scenes[test.name],
            let (frame, hierarchy) = try? SceneAgain(scene, variant).frame(named: name)
        else { return failure }
        failure.lines = recording.folder.accountDifference(of: Golden(frame), named: name)
        failure.hierarchy = hierarchy
        failure.scale = frame.scale
        return failure
    }

    nonisolated private static func withPictures(
        _ failure: FailureReport.Failure, of verdict: SceneVerdict, in folder: GoldenFolder
    ) -> FailureReport.Failure {
        guard case .golden(let name, _) = verdict else { return failure }
        var failure = failure
        failure.expected = folder.picture(named: name)
        failure.actual = folder.actualPicture(named: name)
        return failure
    }

    private static let titles = [
        "missing": "no golden", "unreadable": "golden unreadable", "sizeDiffers": "size differs",
        "pixelsDiffer": "pixels differ", "textDiffers": "account differs", "fontsDiffer": "other fonts",
        "expectation": "expectation", "unreadableScene": "scene unreadable", "cannotWrite": "cannot write",
    ]

    /// A command for this scene alone, which looks for its golden where the whole run did.
    private func acceptance(of test: TestCase) -> String {
        let folder = (test.name as NSString).deletingLastPathComponent
        let golden = folder.isEmpty ? recording.golden : (recording.golden as NSString).appendingPathComponent(folder)
        let words = ["offstage", "test", test.path, "--golden", golden] + variant.arguments + ["--record"]
        return words.map(Self.quoted).joined(separator: " ")
    }

    /// A word as a shell reads it back.
    private static func quoted(_ word: String) -> String {
        let isPlain = word.unicodeScalars.allSatisfy {
            $0.isASCII
                && ($0.properties.isAlphabetic || ("0"..."9").contains($0) || "-_./=,:+".unicodeScalars.contains($0))
        }
        return isPlain && !word.isEmpty ? word : "'" + word.replacingOccurrences(of: "'", with: "'\\''") + "'"
    }
}
