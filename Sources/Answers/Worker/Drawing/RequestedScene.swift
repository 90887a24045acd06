import Foundation
import SceneFile
import TextFormatting

/// The scene of a request, with what it refers to.
@MainActor
struct RequestedScene {
    let input: SceneInput
    /// Keeps the parts until the scene is drawn.
    private let scratch: ScratchFolder

    /// - Parameter folder: A path that nothing has, for the parts of the request.
    init(_ words: SceneWords, _ request: WorkerRequest, _ message: WorkerMessage, scratch folder: String) throws {
        scratch = ScratchFolder(folder)
        var text = words.text.map { Data($0.utf8) }
        var own = URL(fileURLWithPath: words.folder ?? folder, isDirectory: true)
        for (part, bytes) in zip(request.parts, message.parts) {
            if part.name == words.part {
                text = bytes
            } else {
                guard words.folder == nil else {
                    throw RequestFault("'scene.folder' and parts beside the scene would both be its folder")
                }
                try scratch.write(bytes, part.name)
                own = scratch.url
            }
        }
        if let path = words.path {
            try ScenePath.checkExistence([path])
            input = SceneInput(path: path)
            return
        }
        let file = words.file ?? words.part ?? "scene.yml"
        input = SceneInput(bytes: text ?? Data(), file: file, name: PathText(PathText(file).name).stem, folder: own)
    }
}
