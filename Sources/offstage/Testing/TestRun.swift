import Foundation
import Goldens
import SceneFile
import UIKit

/// One run over scenes and reference lists.
@MainActor
struct TestRun {
    let scenes: [SceneInput]
    let lists: [URL]
    let recording: RecordingOptions
    let variant: VariantOptions
    let drawing: DrawingOptions
    /// True where the scenes are all that the golden folder is for: no shard, no variant of the command line.
    let isWhole: Bool

    private var journal: RecordingRun { RecordingRun(goldens: recording.folder.goldens) }

    func run() async throws -> TestTally {
        var tally = TestTally()
        try takeUpLeftovers(&tally)
        if recording.mode != .never { try journal.begin(scenes.map(\.name)) }
        try await runScenes(&tally)
        checkReferenceLists(&tally)
        if recording.mode != .never { try journal.end() }
        try lookForOrphans(&tally)
        tally.sort()
        return tally
    }

    /// What a killed recording left: finished where recording is allowed, told in any case.
    private func takeUpLeftovers(_ tally: inout TestTally) throws {
        guard let leftover = journal.leftover() else { return }
        tally.note(leftover.description, Terminal.current)
        if recording.mayWrite { try journal.recover() }
    }

    private func runScenes(_ tally: inout TestTally) async throws {
        let (options, folder, mode) = (try variant.sceneOptions(), recording.folder, recording.mode)
        var failure: (any Error)?
        await SceneQueue(jobs: drawing.jobs).run(scenes) { scene in
            SceneBuild(scene, options: options, route: variant.stageRoute, withVariants: variant.isPlain)
        } work: { [drawing, suffix = variant.suffix] scene, build in
            build.verdicts(named: scene.name + suffix, in: folder, mode: mode, drawing: drawing)
        } done: { scene, verdicts in
            tally.add(
                TestCase(name: scene.name, path: scene.url.relativePath, verdicts: verdicts), Terminal.current)
            Terminal.current.progress(tally.scenes, of: scenes.count, scene.name)
            guard mode != .never, failure == nil else { return }
            do { try journal.finish(scene.name) } catch { failure = error }
        }
        if let failure { throw failure }
    }

    private func checkReferenceLists(_ tally: inout TestTally) {
        for url in lists {
            do {
                let list = try ReferenceList(text: String(contentsOf: url, encoding: .utf8), file: url.relativePath)
                let folder = url.deletingLastPathComponent()
                let failures = try list.failures { path, drawing in
                    try ReferenceScene(folder.appendingPathComponent(path)).frame(drawing)
                }
                tally.addReferences(list, path: url.relativePath, failures: failures, Terminal.current)
            } catch {
                tally.addError("\(error)", path: url.relativePath, Terminal.current)
            }
        }
    }

    private func lookForOrphans(_ tally: inout TestTally) throws {
        guard isWhole else { return }
        let orphans = OrphanedGoldens(
            in: recording.folder.goldens, names: tally.goldens, unreadable: tally.unreadable)
        guard !orphans.files.isEmpty else { return }
        let list = orphans.files.joined(separator: ", ")
        guard recording.prune else {
            return tally.note(
                "\(orphans.files.count) orphaned goldens (--prune removes them): \(list)", Terminal.current)
        }
        guard tally.failures == 0 else {
            return tally.note(
                "\(orphans.files.count) orphaned goldens stay, as the run failed: \(list)", Terminal.current)
        }
        try orphans.prune()
        tally.note("removed \(orphans.files.count) orphaned goldens: \(list)", Terminal.current)
    }
}
