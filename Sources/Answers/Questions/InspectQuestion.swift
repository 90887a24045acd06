import Foundation
import Pages
import RenderServer
import TextFormatting

/// A page that looks into a scene: layers in depth, passes, hit tests, time.
package struct InspectQuestion: Question {
    package static let command = "inspect"

    private let scene: OneScene
    private let variant: Variant
    private let output: String

    /// - Parameter output: The page that is written; `-` is standard output.
    package init(_ scene: OneScene, _ variant: Variant = Variant(), output: String) {
        self.scene = scene
        self.variant = variant
        self.output = output
    }

    @MainActor
    package func answer(_ answer: inout Answer) async throws {
        try scene.check(outputs: [output])
        if output == OutputFile.standard { Terminal.current.takeStandardOutput() }
        var page = InspectorPage(title: scene.fileName)
        var times: [Double] = []
        var failed = FailedExpectations()
        let stage = try scene.eachSnapshot(variant) { snapshot, failures in
            page.add(snapshot)
            failed.note(failures)
            times.append(snapshot.frame.time)
        }
        page.add(stage.touch.trace)
        page.add(stage.lifecycle, controllers: stage.controllerLayers)
        for expectation in failed.expectations { page.add(expectation) }
        let bytes = page.html()
        try OutputFile.write(Data(bytes), to: output)
        if output != OutputFile.standard { answer.tell(output) }
        answer.add(
            .object([
                ("path", .string(output)), ("bytes", .integer(bytes.count)),
                ("times", .exact(times)),
            ]))
    }
}
