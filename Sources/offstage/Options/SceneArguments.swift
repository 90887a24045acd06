import Answers
import ArgumentParser

/// Files and folders named on the command line.
struct SceneArguments: ParsableArguments {
    @Argument(
        help: "Scene files, or folders of them; - is standard input.",
        completion: .file(extensions: ["yml", "yaml", "json"]))
    var paths: [String]

    var files: SceneFiles { SceneFiles(paths) }
}

/// The single scene of commands that look into one.
struct SceneArgument: ParsableArguments {
    @Argument(help: "A scene file; - is standard input.", completion: .file(extensions: ["yml", "yaml", "json"]))
    var scene: String

    var one: OneScene { OneScene(path: scene) }

    func one(_ strictness: StrictFlag) -> OneScene { OneScene(path: scene, isStrict: strictness.strict) }
}
