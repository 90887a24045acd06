import SceneFile

/// The JSON Schema of scene files.
package struct SchemaQuestion: Question {
    package static let command = "schema"

    package init() {}

    @MainActor
    package func answer(_ answer: inout Answer) async throws {
        answer.tell(SceneSchema.document().text)
        answer.add(SceneSchema.document())
    }
}
