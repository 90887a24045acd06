import Foundation
import Goldens
import Pages
import RenderServer
import SceneFile
import UIKit

/// Makes the page of a run's failures: reads the evidence that they left, and builds their scenes once more for the tree.
@MainActor
struct ReportWriter {
    let scenes: [SceneInput]
    let recording: RecordingOptions
    let variant: VariantOptions

    func html(_ tally: TestTally) throws -> [UInt8] {
        var report = FailureReport()
        for test in tally.cases {
            for verdict in test.failures { report.add(try failure(verdict, of: test)) }
        }
        return report.html(summary: tally.summary, notes: tally.notes)
    }

    private func failure(_ verdict: SceneVerdict, of test: TestCase) throws -> FailureReport.Failure {
        var failure = FailureReport.Failure(
            name: test.name, kind: verdict.kind, title: Self.titles[verdict.kind] ?? verdict.kind,
            message: verdict.message)
        guard case .golden(let name, let outcome) = verdict else { return failure }
        failure.name = name
        failure.message = "\(outcome)"
        failure.accept = acceptance(of: test)
        let folder = recording.folder
        failure.expected = folder.picture(named: name)
        failure.actual = folder.actualPicture(named: name)
        guard let scene = scenes.first(where: { $0.name == test.name }) else { return failure }
        if let (frame, hierarchy) = try SceneAgain(scene, variant).frame(named: name) {
            failure.lines = folder.accountDifference(of: Golden(frame), named: name)
            failure.hierarchy = hierarchy
            failure.scale = frame.scale
        }
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

    /// As a shell reads it back.
    private static func quoted(_ word: String) -> String {
        let isPlain = word.unicodeScalars.allSatisfy {
            $0.isASCII
                && ($0.properties.isAlphabetic || ("0"..."9").contains($0) || "-_./=,:+".unicodeScalars.contains($0))
        }
        return isPlain && !word.isEmpty ? word : "'" + word.replacingOccurrences(of: "'", with: "'\\''") + "'"
    }
}
