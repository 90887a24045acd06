import RenderServer
import TextFormatting

/// Names for pixels, to compare machines and builds.
package struct DigestQuestion: Question {
    package static let command = "digest"

    private let files: SceneFiles
    private let variant: Variant
    private let drawing: Drawing

    package init(_ files: SceneFiles, _ variant: Variant = Variant(), _ drawing: Drawing = Drawing()) {
        self.files = files
        self.variant = variant
        self.drawing = drawing
    }

    @MainActor
    package func answer(_ answer: inout Answer) async throws {
        let sources = try files.scenes()
        let options = try variant.sceneOptions()
        let results = await SceneQueue(jobs: drawing.jobs).run(sources) { source in
            SceneBuild(source, options: options)
        } work: { [drawing] source, build in
            (digests: build.digests(named: source.name, drawing: drawing), problems: build.problems)
        } done: { _, result in
            answer.report(result.problems)
        }
        for (name, digest) in results.flatMap(\.digests) {
            answer.tell("\(digest)  \(name)")
            answer.add(.object([("name", .string(name)), ("digest", .string(digest))]))
        }
        if results.contains(where: { !$0.problems.isEmpty }) { throw ExitStatus.badInput }
    }
}
