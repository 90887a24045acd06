import Foundation
import Goldens
import Pages
import RenderServer
import SceneFile
import TextFormatting
import UIKit

/// Makes the page of a run's failures: reads the evidence that they left, and builds their scenes once more for the
/// tree.
@MainActor
struct ReportWriter {
    private let scenes: [String: SceneInput]
    private let recording: Recording
    private let variant: Variant
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
        let report = await FailureReport.filled(with: found, jobs: jobs) {
            failure($0.verdict, of: $0.test)
        } pictures: { [folder = recording.folder] failed in
            guard case .golden(let name, _) = failed.verdict else { return (nil, nil) }
            return (folder.picture(named: name), folder.actualPicture(named: name))
        }
        return report.html(heading: "Scenes and their goldens", summary: tally.summary, notes: tally.notes)
    }

    private func failure(_ verdict: SceneVerdict, of test: TestCase) -> FailureReport.Failure {
        var failure = FailureReport.Failure(
            name: test.name, kind: verdict.kind, title: FailureReport.title(of: verdict.kind),
            message: verdict.message)
        guard case .golden(let name, let outcome) = verdict else { return failure }
        failure.name = name
        failure.message = "\(outcome)"
        failure.accept = test.acceptance
        failure.scene = ShellWord.quoted(test.path)
        guard let scene = scenes[test.name],
            let (frame, hierarchy) = try? SceneAgain(scene, variant).frame(named: name)
        else { return failure }
        failure.lines = recording.folder.accountDifference(of: Golden(frame), named: name)
        failure.hierarchy = hierarchy
        failure.scale = frame.scale
        return failure
    }
}
