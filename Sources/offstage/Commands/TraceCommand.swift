import ArgumentParser
import Foundation
import SceneFile
import UIKit

/// `offstage trace`: what the update cycle did.
struct TraceCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "trace", _superCommandName: Offstage.name,
        abstract: "Print the update cycle of a scene: each step, in order, and who caused it.",
        discussion: """
            --chrome prints trace-event JSON that a browser's tracing viewer or Perfetto opens. Time is virtual.

            EXAMPLES
              offstage trace list.yml
              offstage trace list.yml --chrome > list.trace.json

            \(ExitStatus.help)
            """)

    @OptionGroup var scene: OneScene
    @OptionGroup var variant: VariantOptions

    @Flag(help: "Print trace-event JSON.")
    var chrome = false

    @MainActor
    func run() async throws {
        let trace = try scene.trace(variant)
        Terminal.current.print(chrome ? trace.chromeTraceJSON() : trace.description)
    }
}
