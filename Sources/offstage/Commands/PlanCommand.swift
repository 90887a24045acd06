import ArgumentParser
import Foundation
import Offstage
import SceneFile
import UIKit

/// `offstage plan`: the passes of a scene.
struct PlanCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "plan", _superCommandName: Offstage.name,
        abstract: "Print a scene's passes: purpose, layer, reasons, rectangle, bytes.",
        discussion: """
            EXAMPLES
              offstage plan card.yml
              offstage plan card.yml --commands
              offstage plan card.yml --json | jq '.passes[].layer'

            \(ExitStatus.help)
            """)

    @OptionGroup var scene: OneScene
    @OptionGroup var variant: VariantOptions

    @Flag(help: "Print the plan as JSON.")
    var json = false

    @Flag(help: "List the draw commands of each pass, too.")
    var commands = false

    @MainActor
    func run() async throws {
        let frames = try scene.frames(variant)
        for frame in frames {
            if json {
                Terminal.current.print(frame.plan.json)
            } else {
                if frames.count > 1 { Terminal.current.print("time \(frame.time)") }
                Terminal.current.print(commands ? frame.plan.commandListing : frame.plan.text)
            }
        }
    }
}
