import Foundation
import Goldens
import SceneFile
import TextFormatting

/// Where variants are written, with the files that they refer to.
struct VariantFolder {
    private let path: String
    private let input: SceneInput

    /// Takes along what the scene refers to.
    /// - Throws: `AnswerFailure` where a file would be lost, `FileFailure` where one cannot be written.
    init(_ path: String, for input: SceneInput, _ varying: SceneVarying) throws {
        self.path = path
        self.input = input
        if FileIdentity(path).map({ $0 == FileIdentity(input.folder.path) }) ?? false { return }
        for file in varying.files { try copy(file) }
    }

    private func copy(_ file: String) throws {
        let source = input.folder.appendingPathComponent(file).standardizedFileURL.resolvingSymlinksInPath()
        let home = input.folder.standardizedFileURL.resolvingSymlinksInPath().pathComponents
        // What lies elsewhere, or is no file, the scene cannot read either.
        guard source.pathComponents.starts(with: home), let data = try? WholeFile.read(source) else { return }
        let target = URL(fileURLWithPath: PathText(path).appending(file))
        if FileManager.default.fileExists(atPath: target.path) {
            if try WholeFile.read(target) == data { return }
            throw AnswerFailure.usage("\(target.relativePath) is another file than the scene's, and would be lost")
        }
        try OutputFile.write(data, to: target.path)
    }

    /// Writes a variant.
    /// - Returns: Its path.
    func write(_ text: String, named name: String) throws -> String {
        let suffix = input.url.pathExtension.isEmpty ? "yml" : input.url.pathExtension
        let path = PathText(path).appending("\(name).\(suffix)")
        try FileIdentity.check([path], against: [input.url.path])
        try OutputFile.write(Data(text.utf8), to: path)
        return path
    }
}
