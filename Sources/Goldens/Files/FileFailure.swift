import Foundation

/// Why a file could not be read or written: one sentence with its path and the reason.
package struct FileFailure: Error, Hashable, Sendable {
    /// What was tried.
    package enum Action: Hashable, Sendable {
        case read, write, remove
    }

    package let action: Action
    /// The file as a person names it.
    package let path: String
    /// Part of a sentence: `no space left on device`.
    package let reason: String

    package init(_ action: Action, _ path: String, reason: String) {
        self.action = action
        self.path = Self.shown(path)
        self.reason = reason
    }

    /// Runs what the system may refuse; a refusal becomes the failure to write the file or folder of this path.
    static func writing(_ path: String, _ body: () throws(SystemRefusal) -> Void) throws(FileFailure) {
        do {
            try body()
        } catch {
            throw FileFailure(.write, path, reason: error.reason)
        }
    }

    /// A path below the current folder without the way to there.
    static func shown(_ path: String) -> String {
        let here = FileManager.default.currentDirectoryPath + "/"
        return path.hasPrefix(here) && path.count > here.count ? String(path.dropFirst(here.count)) : path
    }
}

extension FileFailure: CustomStringConvertible {
    /// `out/card.png: error: cannot be written: no space left on device`.
    package var description: String { "\(path): error: \(sentence)" }

    /// The description without the path: `cannot be written: no space left on device`.
    package var sentence: String {
        let what =
            switch action {
            case .read: "read"
            case .write: "written"
            case .remove: "removed"
            }
        return "cannot be \(what): \(reason)"
    }
}

/// What the kernel refused, as part of a sentence.
package struct SystemRefusal: Error {
    package let reason: String
    package let code: Int32

    /// - Parameter code: as `errno` has it.
    package init(_ code: Int32 = errno) {
        self.code = code
        let words = String(cString: strerror(code))
        reason = words.prefix(1).lowercased() + words.dropFirst()
    }

    init(reason: String) {
        code = 0
        self.reason = reason
    }
}
