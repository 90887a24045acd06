import ArgumentParser
import Foundation
import RenderServer
import SceneFile
import UIKit

/// `offstage watch`: pictures that follow their files.
struct WatchCommand: AnsweringCommand {
    static let name = "watch"
    static let jsonForm = Answer.Form.lines
    static let configuration = CommandConfiguration(
        commandName: name, _superCommandName: Offstage.name,
        abstract: "Draw scenes again whenever a file is saved, and show them in a browser.",
        usage: "offstage watch <paths> ... [<options>]",
        discussion: HelpText.discussion(
            """
            The page reloads by itself. A file with an error keeps its last good picture and shows the error in its \
            place. The server listens on this machine's loopback address only. With --json, an answer comes on a line \
            of its own for the address and for each scene that is drawn.
            """,
            examples: ["offstage watch card.yml --open", "offstage watch Scenes --port 8080"],
            exits: [ExitStatus.badInput]))

    @OptionGroup var files: SceneFiles
    @OptionGroup var variant: VariantOptions
    @OptionGroup var drawing: DrawingOptions

    @Option(
        parsing: .unconditional, help: "The port of the page; 0 takes any that is free.",
        transform: NumberArgument.whole(0...65_535))
    var port = 0

    @Flag(help: "Open the page in the browser.")
    var open = false

    @Flag(help: Answer.flagHelp)
    var json = false

    @MainActor
    func answer(_ answer: inout Answer) async throws {
        if files.paths.contains(OutputFile.standard) {
            throw CommandFailure.usage("watch follows files, and standard input is none")
        }
        try OutputNames(variant).check(files.scenes())
        let state = WatchState()
        let events = try FolderEvents()
        for (folder, isDeep) in files.folders { try events.watch(folder, deeply: isDeep) }
        let server = try LoopbackServer(port: UInt16(port), state: state)
        server.run()
        let address = "http://127.0.0.1:\(server.port)/"
        answer.tell(address)
        answer.add(.object([("event", .string("serving")), ("address", .string(address))]))
        answer.flush()
        if open { show(address) }
        var scenes: [SceneInput] = []
        try update(&scenes, changed: nil, state, &answer)
        while true {
            // Blocks the main actor, which has nothing else to do.
            let changed = try events.next()
            if !changed.isEmpty { try update(&scenes, changed: changed, state, &answer) }
        }
    }

    /// Draws the scenes that are new or changed; all of them when something else changed that they may use: an image, a
    /// file of components.
    @MainActor
    private func update(
        _ scenes: inout [SceneInput], changed: Set<String>?, _ state: WatchState, _ answer: inout Answer
    ) throws {
        let known = Set(scenes)
        scenes = (try? files.scenes()) ?? scenes
        if Set(scenes) != known { state.setScenes(scenes.map(\.name)) }
        let changed = Set((changed ?? []).map { URL(fileURLWithPath: $0).standardizedFileURL.path })
        let paths = Set(scenes.map(\.url.standardizedFileURL.path))
        let isOther = changed.contains { path in
            let suffix = (path as NSString).pathExtension
            guard SceneFiles.suffixes.contains(suffix) else { return suffix == "png" && !paths.contains(path) }
            return !paths.contains(path) || ComponentFile.isOne(URL(fileURLWithPath: path))
        }
        let options = try variant.sceneOptions()
        for scene in scenes
        where isOther || !known.contains(scene) || changed.contains(scene.url.standardizedFileURL.path) {
            draw(scene, options, state, &answer)
        }
    }

    @MainActor
    private func draw(
        _ scene: SceneInput, _ options: SceneOptions, _ state: WatchState, _ answer: inout Answer
    ) {
        let build = SceneBuild(scene, options: options, withVariants: variant.isPlain)
        var pictures: [WatchState.Picture] = []
        var problems = build.problems
        for picture in build.checked(drawing) {
            problems += picture.failures
            guard let png = try? PNG.encode(picture.image) else { continue }
            pictures.append(
                WatchState.Picture(name: scene.name + picture.suffix, png: png, passes: picture.passes.count))
        }
        state.update(scene.name, pictures: pictures, errors: problems.map(\.text))
        answer.report(problems)
        let passes = pictures.reduce(0) { $0 + $1.passes }
        answer.tell(
            pictures.isEmpty
                ? "\(scene.name): nothing drawn"
                : "drew \(pictures.map(\.name).joined(separator: ", ")): offscreen passes \(passes)")
        answer.add(
            .object([
                ("event", .string("drawn")), ("scene", .string(scene.name)),
                ("pictures", .array(pictures.map(\.jsonValue))),
            ]))
        answer.flush()
    }

    private func show(_ address: String) {
        let browser = Process()
        browser.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        browser.arguments = ["xdg-open", address]
        browser.standardError = FileHandle.nullDevice
        if (try? browser.run()) == nil { Terminal.current.complain("no browser could be opened; go to \(address)") }
    }
}
