import CoreGraphics
import Foundation
import Offstage

/// What became of each finger of a scene: who took it, who decided what, and why.
package struct TouchQuestion: Question {
    package static let command = "touch"

    private let scene: OneScene
    private let variant: Variant
    private let output: String?

    /// - Parameter output: A picture of the last frame with the ways of the fingers; `-` is standard output.
    package init(_ scene: OneScene, _ variant: Variant = Variant(), output: String? = nil) {
        self.scene = scene
        self.variant = variant
        self.output = output
    }

    @MainActor
    package func answer(_ answer: inout Answer) async throws {
        try scene.check(outputs: [output])
        if output == OutputFile.standard { Terminal.current.takeStandardOutput() }
        let (frame, stage, problems) = try scene.lastFrame(variant)
        let accounts = stage.touch.trace.accounts
        for account in accounts { answer.tell(account.description) }
        if accounts.isEmpty { answer.tell("no finger comes down") }
        answer.add(results: accounts.map { TouchReport($0).jsonValue })
        if let output, let image = TouchPicture.image(of: frame, on: stage.host, accounts) {
            try OutputFile.write(Data(PNG.encode(image)), to: output)
            if output != OutputFile.standard { answer.tell(output) }
        }
        // The story tells why they failed, so it comes first.
        answer.report(problems.map { Problem($0) })
        if !problems.isEmpty { throw ExitStatus.badInput }
    }
}
