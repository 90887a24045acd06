import Foundation
import Goldens
import SceneFile
import TextFormatting
import UIKit

/// One run over scenes and reference lists.
@MainActor
struct TestRun {
    let scenes: [SceneInput]
    let lists: [SceneInput]
    let recording: Recording
    let variant: Variant
    let drawing: Drawing
    /// True where the scenes are all that the golden folder is for: no shard, no variant of the command line.
    let isWhole: Bool
    /// Whether what stages have to say fails scenes.
    let isStrict: Bool

    private var journal: RecordingRun { RecordingRun(goldens: recording.folder.goldens) }

    func run(_ answer: inout Answer) async throws -> TestTally {
        var tally = TestTally()
        try takeUpLeftovers(&tally, &answer)
        if recording.mode != .never { try journal.begin(scenes.map(\.name)) }
        try await runScenes(&tally, &answer)
        checkReferenceLists(&tally, &answer)
        do {
            if recording.mode != .never { try journal.end() }
            try lookForOrphans(&tally, &answer)
        } catch {
            tally.addFault(error, path: recording.golden, &answer)
        }
        tally.sort()
        return tally
    }

    /// What a killed recording left: finished where recording is allowed, told in any case.
    private func takeUpLeftovers(_ tally: inout TestTally, _ answer: inout Answer) throws {
        guard let leftover = journal.leftover() else { return }
        tally.note(leftover.description, &answer)
        if recording.mayWrite { try journal.recover() }
    }

    private func runScenes(_ tally: inout TestTally, _ answer: inout Answer) async throws {
        let (options, folder, mode) = (try variant.sceneOptions(), recording.folder, recording.mode)
        var failure: (any Error)?
        await SceneQueue(jobs: drawing.jobs).run(scenes) { scene in
            SceneBuild(scene, options: options, withVariants: variant.isPlain, isStrict: isStrict)
        } work: { [drawing, suffix = variant.suffix] scene, build in
            build.verdicts(named: scene.name + suffix, in: folder, mode: mode, drawing: drawing)
        } done: { scene, parts in
            let path = scene.url.relativePath
            let accept = recording.acceptance(of: (scene.name, path), variant)
            tally.add(TestCase(name: scene.name, path: path, parts: parts, acceptance: accept), &answer)
            Terminal.current.progress(tally.scenes, of: scenes.count, scene.name)
            guard mode != .never, failure == nil else { return }
            do { try journal.finish(scene.name) } catch { failure = error }
        }
        if let failure { tally.addFault(failure, path: recording.golden, &answer) }
    }

    private func checkReferenceLists(_ tally: inout TestTally, _ answer: inout Answer) {
        for input in lists {
            let url = input.url
            let start = ContinuousClock.now
            var test = TestCase(name: input.name, path: url.relativePath, verdicts: [])
            var entries = 0
            do {
                let list = try ReferenceList(text: WholeFile.readText(url), file: url.relativePath)
                let folder = url.deletingLastPathComponent()
                let failures = try list.failures { path, drawing in
                    try ReferenceScene(folder.appendingPathComponent(path)).frame(drawing)
                }
                entries = list.entries.count
                test.parts[0].verdicts = failures.map { .expectation(Problem(sentence: $0)) }
            } catch {
                test.parts[0].verdicts = [.unreadable(Problem(sentence: "\(error)"))]
            }
            test.parts[0].seconds = (ContinuousClock.now - start).seconds
            tally.addReferences(test, entries: entries, &answer)
        }
    }

    private func lookForOrphans(_ tally: inout TestTally, _ answer: inout Answer) throws {
        guard isWhole else { return }
        let orphans = OrphanedGoldens(
            in: recording.folder.goldens, names: tally.goldens, unreadable: tally.unreadable)
        guard !orphans.files.isEmpty else { return }
        let list = orphans.files.joined(separator: ", ")
        guard recording.prune else {
            return tally.note(
                "\(orphans.files.count.counted("orphaned golden")) (--prune removes them): \(list)", &answer)
        }
        guard tally.failures == 0 else {
            return tally.note(
                "\(orphans.files.count.counted("orphaned golden", "stay")), as the run failed: \(list)", &answer)
        }
        try orphans.prune()
        tally.note("removed \(orphans.files.count.counted("orphaned golden")): \(list)", &answer)
    }
}
