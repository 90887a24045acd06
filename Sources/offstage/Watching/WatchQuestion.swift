import Answers
import CoreGraphics
import Foundation
import RenderServer
import SceneFile
import TextFormatting

/// Pictures that follow their files, in a browser: asked once, answered for ever.
struct WatchQuestion: Question {
    static let command = "watch"

    private let files: SceneFiles
    private let variant: Variant
    private let drawing: Drawing
    private let port: UInt16
    private let opensBrowser: Bool
    private let isStrict: Bool

    /// - Parameters:
    ///   - port: The port of the page; 0 takes any that is free.
    ///   - isStrict: Whether what stages have to say is an error.
    init(
        _ files: SceneFiles, _ variant: Variant, _ drawing: Drawing, port: UInt16, opensBrowser: Bool, isStrict: Bool
    ) {
        self.files = files
        self.variant = variant
        self.drawing = drawing
        self.port = port
        self.opensBrowser = opensBrowser
        self.isStrict = isStrict
    }

    @MainActor
    func answer(_ answer: inout Answer) async throws {
        if files.paths.contains(OutputFile.standard) {
            throw AnswerFailure.usage("watch follows files, and standard input is none")
        }
        try OutputNames(variant).check(files.scenes())
        let state = WatchState()
        let events = try FolderEvents()
        for (folder, isDeep) in files.folders { try events.watch(folder, deeply: isDeep) }
        let server = try LoopbackServer(port: port, state: state)
        server.run()
        let address = "http://127.0.0.1:\(server.port)/"
        answer.tell(address)
        answer.add(.object([("event", .string("serving")), ("address", .string(address))]))
        answer.flush()
        if opensBrowser { show(address) }
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
            let suffix = PathText(path).suffix
            guard ScenePath.suffixes.contains(suffix) else { return suffix == "png" && !paths.contains(path) }
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
        let build = SceneBuild(scene, options: options, withVariants: variant.isPlain, isStrict: isStrict)
        var pictures: [WatchState.Picture] = []
        var problems = build.problems
        for picture in build.checked(drawing) {
            problems += picture.failures
            guard let png = try? PNG.encode(picture.image) else { continue }
            pictures.append(
                WatchState.Picture(name: scene.name + picture.suffix, png: png, passes: picture.passes.count))
        }
        problems += build.remarks
        state.update(scene.name, pictures: pictures, errors: problems.filter { $0.severity == .error }.map(\.text))
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
