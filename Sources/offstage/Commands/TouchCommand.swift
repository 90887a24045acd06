import ArgumentParser
import CoreGraphics
import Foundation
import Offstage
import RenderServer
import SceneFile
import UIKit

/// `offstage touch`: what became of each finger.
struct TouchCommand: AnsweringCommand {
    static let name = "touch"
    static let configuration = CommandConfiguration(
        commandName: name, _superCommandName: Offstage.name,
        abstract: "Tell the story of each finger of a scene: who took it, who decided what, and why.",
        usage: "offstage touch <scene> [-o <picture>] [<options>]",
        discussion: HelpText.discussion(
            """
            A finger's way through the hit test, which recognizers saw it, what they decided and who kept them from it, \
            what views and controls were told, and who got which message. What is likely to be a mistake stands behind \
            an exclamation mark. -o draws the ways of the fingers over the last frame.
            """,
            examples: [
                "offstage touch login.yml", "offstage touch login.yml -o touches.png",
                "offstage touch login.yml --json",
            ],
            exits: [ExitStatus.badInput]))

    @OptionGroup var scene: OneScene
    @OptionGroup var variant: VariantOptions

    @Option(
        name: [.short, .long], help: "A picture of the last frame with the ways of the fingers.",
        completion: .file(extensions: ["png"]))
    var output: String?

    @Flag(help: Answer.flagHelp)
    var json = false

    func validate() throws {
        if output?.isEmpty == true { throw ValidationError("-o takes a file, and this is an empty path") }
        if output == OutputFile.standard, json {
            throw ValidationError("-o - and --json would both write to standard output")
        }
    }

    @MainActor
    func answer(_ answer: inout Answer) async throws {
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
