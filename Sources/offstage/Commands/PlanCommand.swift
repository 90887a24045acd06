import ArgumentParser
import Foundation
import Offstage
import RenderServer
import SceneFile
import UIKit

/// `offstage plan`: the passes of a scene.
struct PlanCommand: AnsweringCommand {
    static let name = "plan"
    static let configuration = CommandConfiguration(
        commandName: name, _superCommandName: Offstage.name,
        abstract: "Print a scene's passes: purpose, layer, reasons, rectangle, bytes, and where the layer is written.",
        usage: "offstage plan <scene> [<options>]",
        discussion: HelpText.discussion(
            examples: [
                "offstage plan card.yml", "offstage plan card.yml --commands",
                "offstage plan card.yml --json | jq '.results[].passes[].layer'",
            ],
            exits: [ExitStatus.badInput]))

    @OptionGroup var scene: OneScene
    @OptionGroup var variant: VariantOptions

    @Flag(help: Answer.flagHelp)
    var json = false

    @Flag(help: "List the draw commands of each pass, too.")
    var commands = false

    func validate() throws {
        if json, commands { throw ValidationError("--commands is for people: it cannot stand beside --json") }
    }

    @MainActor
    func answer(_ answer: inout Answer) async throws {
        let frames = try scene.framesWithSources(variant)
        for (frame, sources) in frames {
            let place = { (pass: RenderPass) in pass.layerID.flatMap { sources.text(of: $0) } }
            if frames.count > 1 { answer.tell("time \(frame.time)") }
            answer.tell(commands ? frame.plan.commandListing(placing: place) : frame.plan.readableText(placing: place))
            let members = frame.plan.jsonMembers { $0.layerID.map(sources.jsonValue) ?? .array([]) }
            answer.add(.object([("time", .exact(frame.time))] + members))
        }
    }
}
