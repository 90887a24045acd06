import Foundation

/// Which file a path leads to, whatever it is called there: links, `./` and other spellings name one file.
struct FileIdentity: Hashable {
    private let device: dev_t
    private let number: ino_t

    /// Nil for a path that leads to no file.
    init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        device = status.st_dev
        number = status.st_ino
    }

    /// - Throws: `AnswerFailure` for an output that is one of the scenes.
    static func check(_ outputs: [String], against scenes: [String]) throws {
        if outputs.isEmpty { return }
        let own = Set(scenes.compactMap(FileIdentity.init))
        for output in outputs where FileIdentity(output).map(own.contains) == true {
            throw AnswerFailure.usage("\(output) is a scene itself, which would be lost: name another file")
        }
    }
}
