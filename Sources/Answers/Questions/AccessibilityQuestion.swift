import Foundation
import Offstage
import RenderServer
import TextFormatting
import UIKit

/// What those hear who do not see a scene: the elements of its screen in their order, and what is spoken of each.
package struct AccessibilityQuestion: Question {
    package static let command = "accessibility"

    private let scene: OneScene
    private let variant: Variant
    private let output: String?

    /// - Parameter output: The picture that is written, with the elements marked and listed; `-` is standard output, nil none.
    package init(_ scene: OneScene, _ variant: Variant = Variant(), output: String? = nil) {
        self.scene = scene
        self.variant = variant
        self.output = output
    }

    @MainActor
    package func answer(_ answer: inout Answer) async throws {
        try scene.check(outputs: [output])
        if output == OutputFile.standard { Terminal.current.takeStandardOutput() }
        try scene.atEachTime(variant) { stage, heading in
            let tree = stage.accessibility.tree
            if let heading { answer.tell(heading) }
            if let output {
                try OutputFile.write(stage.accessibility.snapshot().pngData(), to: output)
                if output != OutputFile.standard { answer.tell(output) }
            } else {
                answer.tell(tree.description)
            }
            answer.add(.object([("time", .exact(stage.time)), ("nodes", tree.jsonValue)]))
        }
    }
}
