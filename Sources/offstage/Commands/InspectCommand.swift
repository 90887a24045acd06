import ArgumentParser
import Foundation
import Pages
import RenderServer
import SceneFile
import UIKit

/// `offstage inspect`: a page that looks into a scene.
struct InspectCommand: AnsweringCommand {
    static let name = "inspect"
    static let configuration = CommandConfiguration(
        commandName: name, _superCommandName: Offstage.name,
        abstract: "Write a page that looks into a scene: layers in depth, passes, hit tests, time.",
        usage: "offstage inspect <scene> -o <page> [<options>]",
        discussion: HelpText.discussion(
            "The page is one file and asks no network for anything. A scene of several times is a film: it plays, and has lanes.",
            examples: [
                "offstage inspect card.yml -o card.html",
                "offstage inspect list.yml -o list.html --time 0 --time 0.25 --time 0.5",
            ],
            exits: [ExitStatus.badInput]))

    @OptionGroup var scene: OneScene
    @OptionGroup var variant: VariantOptions

    @Option(
        name: [.short, .long], help: "The page that is written; - is standard output.",
        completion: .file(extensions: ["html"]))
    var output: String

    @Flag(help: Answer.flagHelp)
    var json = false

    func validate() throws {
        if output.isEmpty { throw ValidationError("-o takes a file, and this is an empty path") }
        if output == OutputFile.standard, json {
            throw ValidationError("-o - and --json would both write to standard output")
        }
    }

    @MainActor
    func answer(_ answer: inout Answer) async throws {
        if output == OutputFile.standard { Terminal.current.takeStandardOutput() }
        var page = InspectorPage(title: (scene.scene as NSString).lastPathComponent)
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
