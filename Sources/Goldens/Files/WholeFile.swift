import Foundation
import Offstage
import TextFormatting

/// Files that are there whole or not at all: written under a temporary name in the same folder, then renamed.
///
/// A symbolic link stays, and what it leads to is replaced. Pipes and devices take the bytes as they come.
package enum WholeFile {
    /// Makes the folders on the way, too.
    package static func write(_ data: Data, to url: URL) throws(FileFailure) {
        try FileFailure.writing(url.path) { () throws(SystemRefusal) in try write(data, path: url.path) }
    }

    /// A plain file's bytes; whoever wants to read from a pipe does not mean a golden.
    package static func read(_ url: URL) throws(FileFailure) -> Data {
        switch FileKind(url.path) {
        case .missing: throw FileFailure(.read, url.path, reason: "there is no such file")
        case .folder: throw FileFailure(.read, url.path, reason: "it is a folder")
        case .other: throw FileFailure(.read, url.path, reason: "it is no plain file")
        case .plain: break
        }
        do {
            return try Data(contentsOf: url)
        } catch {
            let code = ((error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError)?.code
            throw FileFailure(
                .read, url.path, reason: code.map { SystemRefusal(Int32($0)).reason } ?? "it is not readable")
        }
    }

    /// A plain file's text.
    package static func readText(_ url: URL) throws(FileFailure) -> String {
        guard let text = String(validating: try read(url), as: UTF8.self) else {
            throw FileFailure(.read, url.path, reason: "it is not UTF-8")
        }
        return text
    }

    /// Removes a file; one that is gone already is as good.
    package static func remove(_ url: URL) throws(FileFailure) {
        guard unlink(url.path) != 0, errno != ENOENT, errno != ENOTDIR else { return }
        throw FileFailure(.remove, url.path, reason: SystemRefusal().reason)
    }

    /// Removes what killed processes left in a folder; looks once.
    package static func sweep(_ folder: URL) { TemporaryFile.sweep(folder.path) }

    private static func write(_ data: Data, path: String) throws(SystemRefusal) {
        switch FileKind(path) {
        case .folder: throw SystemRefusal(reason: "it is a folder")
        case .other: try OpenFile(path, O_WRONLY).write(data)
        case .plain, .missing: try replace(resolved(path), data)
        }
    }

    private static func replace(_ path: String, _ data: Data) throws(SystemRefusal) {
        let folder = PathText(path).folder
        try Folders.make(folder)
        TemporaryFile.sweep(folder)
        var file = try TemporaryFile(in: folder)
        try file.write(data)
        try file.move(to: path)
    }

    /// Where a symbolic link leads; the path itself where it leads nowhere.
    private static func resolved(_ path: String) -> String {
        guard let place = realpath(path, nil) else { return path }
        defer { free(place) }
        return String(cString: place)
    }
}

/// Folders that files are to lie in.
enum Folders {
    /// Makes a folder and those above it; one that is there is as good.
    static func make(_ path: String) throws(SystemRefusal) {
        if case .folder = FileKind(path) { return }
        if mkdir(path, 0o777) == 0 { return }
        let code = errno
        switch code {
        case EEXIST:
            // Another process may have made it meanwhile.
            if case .folder = FileKind(path) { return }
            throw SystemRefusal(reason: "\(FileFailure.shown(path)) is a file, not a folder")
        case ENOENT, ENOTDIR:
            let parent = PathText(path).folder
            if !parent.isEmpty, parent != path { try make(parent) }
            guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw refusal(path, errno) }
        default: throw refusal(path, code)
        }
    }

    private static func refusal(_ path: String, _ code: Int32) -> SystemRefusal {
        SystemRefusal(reason: "the folder \(FileFailure.shown(path)) cannot be made: \(SystemRefusal(code).reason)")
    }
}
