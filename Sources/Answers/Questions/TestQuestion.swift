import Goldens

/// Scenes against their goldens, their own `expect:`, and the reference lists beside them.
package struct TestQuestion: Question {
    package static let command = "test"

    private let files: SceneFiles
    private let variant: Variant
    private let drawing: Drawing
    private let recording: Recording
    private let results: ResultFiles
    private let shard: Shard?
    private let isStrict: Bool

    /// - Parameters:
    ///   - shard: Which part of the scenes; nil for all.
    ///   - isStrict: Whether what stages have to say fails scenes.
    package init(
        _ files: SceneFiles, _ variant: Variant = Variant(), _ drawing: Drawing = Drawing(), recording: Recording,
        results: ResultFiles = ResultFiles(), shard: Shard? = nil, isStrict: Bool = false
    ) {
        self.files = files
        self.variant = variant
        self.drawing = drawing
        self.recording = recording
        self.results = results
        self.shard = shard
        self.isStrict = isStrict
    }

    @MainActor
    package func answer(_ answer: inout Answer) async throws {
        let found = try files.found()
        let scenes = found.scenes
        try FileIdentity.check(results.files.map(\.path), against: scenes.map(\.url.path))
        try OutputNames(variant).check(scenes)
        if results.takeStandardOutput { Terminal.current.takeStandardOutput() }
        if let warning = recording.warning { answer.report(Problem(note: "note: " + warning)) }
        try believe(&answer)
        let run = TestRun(
            scenes: scenes.filter { shard?.contains($0.name) ?? true },
            lists: found.lists.filter { shard?.contains($0.url.relativePath) ?? true },
            recording: recording, variant: variant, drawing: drawing,
            isWhole: shard == nil && variant.isPlain && files.areFolders, isStrict: isStrict)
        let tally = try await run.run(&answer)
        answer.add(results: tally.cases.map(\.jsonValue))
        let unwritten = try await results.write(tally, ReportWriter(run))
        answer.tell(tally.summary)
        answer.report(unwritten.map { Problem($0) })
        if !unwritten.isEmpty { throw ExitStatus.cannotWrite }
        if let status = tally.exitStatus { throw status }
    }

    /// Tries comparisons that must fail.
    @MainActor
    private func believe(_ answer: inout Answer) throws {
        let problems = try GoldenSelfTest().problems()
        guard !problems.isEmpty else { return }
        answer.report(problems.map { Problem("self-test: \($0)") })
        throw ExitStatus.selfTestFailed
    }
}
