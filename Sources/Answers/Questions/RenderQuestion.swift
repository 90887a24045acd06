import RenderServer

/// Scenes to pictures, with what their passes were.
package struct RenderQuestion: Question {
    package static let command = "render"

    private let files: SceneFiles
    private let variant: Variant
    private let drawing: Drawing
    private let output: String
    private let overlay: DebugOverlay.Kind?
    private let isStrict: Bool

    /// - Parameters:
    ///   - output: The folder that pictures are written to; `-` is standard output, for one.
    ///   - overlay: Debug colours, in a picture beside each.
    ///   - isStrict: Whether what stages have to say counts as a failure.
    package init(
        _ files: SceneFiles, _ variant: Variant = Variant(), _ drawing: Drawing = Drawing(), output: String,
        overlay: DebugOverlay.Kind? = nil, isStrict: Bool = false
    ) {
        self.files = files
        self.variant = variant
        self.drawing = drawing
        self.output = output
        self.overlay = overlay
        self.isStrict = isStrict
    }

    @MainActor
    package func answer(_ answer: inout Answer) async throws {
        let sources = try files.scenes()
        try checkNames(sources)
        let (options, suffix, namesPixels) = (try variant.sceneOptions(), variant.suffix, answer.keepsResults)
        var count = 0
        let results = await SceneQueue(jobs: drawing.jobs).run(sources) { source in
            SceneBuild(source, options: options, withVariants: variant.isPlain, isStrict: isStrict)
        } work: { [drawing, output, overlay] source, build in
            build.write(
                to: output, named: source.name + suffix, drawing: drawing, overlay: overlay, namesPixels: namesPixels)
        } done: { source, _ in
            count += 1
            Terminal.current.progress(count, of: sources.count, source.name)
        }
        report(results, &answer)
        try exit(results)
    }

    @MainActor
    private func checkNames(_ sources: [SceneInput]) throws {
        let names = try OutputNames(variant)
        try names.check(sources)
        guard output == OutputFile.standard else { return }
        let pictures = sources.flatMap(names.pictures)
        guard pictures.count <= 1 else {
            throw AnswerFailure.usage(
                "standard output takes one picture, and these would be \(pictures.joined(separator: ", "))")
        }
        Terminal.current.takeStandardOutput()
    }

    @MainActor
    private func report(_ results: [SceneResult], _ answer: inout Answer) {
        for result in results { answer.report(result.problems + result.notes) }
        let pictures = results.flatMap(\.pictures)
        answer.tell(lines: PassTable(pictures).lines)
        answer.add(results: pictures.map(\.jsonValue))
    }

    private func exit(_ results: [SceneResult]) throws {
        if results.contains(where: { $0.failure == .cannotWrite }) { throw ExitStatus.cannotWrite }
        if results.contains(where: { $0.failure == .badInput }) { throw ExitStatus.badInput }
        if results.contains(where: { $0.failure == .differs }) { throw ExitStatus.differs }
    }
}
