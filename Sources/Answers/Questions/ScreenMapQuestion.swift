import Foundation
import Offstage
import RenderServer
import TextFormatting

/// A scene's controllers: who contains and who presents whom, and their states.
package struct ScreenMapQuestion: Question {
    package static let command = "screen-map"

    private let scene: OneScene
    private let variant: Variant
    private let output: String?

    /// - Parameters:
    ///   - variant: One time at most.
    ///   - output: The picture that is written; nil or `-` is standard output.
    package init(_ scene: OneScene, _ variant: Variant = Variant(), output: String? = nil) {
        self.scene = scene
        self.variant = variant
        self.output = output
    }

    @MainActor
    package func answer(_ answer: inout Answer) async throws {
        try scene.check(outputs: [output])
        let map = try scene.screenMap(variant)
        if let output, output != OutputFile.standard {
            try OutputFile.write(Data(map.svg.utf8), to: output)
            answer.tell(output)
        } else {
            answer.tell(map.svg)
        }
        answer.add(.object([("path", .text(output)), ("controllers", .array(map.roots.map(\.jsonValue)))]))
    }
}
