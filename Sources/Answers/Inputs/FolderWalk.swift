import Foundation
import TextFormatting

/// What lies in a folder and in all below it, links to folders entered as folders are.
///
/// A folder is entered once: by its own way, and by a link where no other way leads there. A link may lead to the root of
/// the machine, as those of `/proc` do: the walk ends where more is met than people keep scenes among.
package struct FolderWalk {
    /// Files, as paths from the folder, in the order of their names.
    package private(set) var files: [String] = []
    /// The folder itself and those below, as paths that begin with it.
    package private(set) var folders: [String] = []
    /// Links that lead to a folder around them, as paths that begin with the folder.
    package private(set) var circles: [String] = []
    private var known: Set<String> = []
    /// Links to folders, and how many of them have been looked at.
    private var links: [Entry] = []
    private var followed = 0
    private let root: String
    /// How many files and folders it may meet, and has met.
    private let most: Int
    private var met = 0

    /// What is looked at: its path from the folder, and where its own folder really lies.
    ///
    /// Everything is opened by the second: a way through many links is longer than the system follows.
    private struct Entry {
        var name: String
        var place: String

        var file: String { PathText(place).appending(PathText(name).name) }
    }

    /// - Parameter most: How many files and folders it may meet.
    /// - Throws: `AnswerFailure` where there are more.
    package init(_ folder: String, most: Int = 250_000) throws {
        (root, self.most) = (folder, most)
        try enter("", at: Self.real(folder) ?? folder)
        while followed < links.count {
            followed += 1
            try enterLink(links[followed - 1])
        }
        files.sort()
        folders.sort()
        circles.sort()
    }

    private var tooMuch: AnswerFailure {
        let way = followed == 0 ? "" : ", links to folders followed"
        let sentence = "more than \(most) files and folders lie below this folder\(way): name the one with the scenes"
        return AnswerFailure([Problem(sentence, file: root)], .badInput)
    }

    private func path(_ name: String) -> String { name.isEmpty ? root : PathText(root).appending(name) }

    /// Where a path leads when all its links are followed; nil where it leads nowhere.
    private static func real(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    private mutating func enterLink(_ link: Entry) throws {
        guard let target = Self.real(link.file) else { return }
        if target == link.place || link.place.hasPrefix(target == "/" ? target : target + "/") {
            circles.append(path(link.name))
        } else {
            try enter(link.name, at: target)
        }
    }

    /// Looks into a folder that no other way led to.
    private mutating func enter(_ name: String, at real: String) throws {
        guard known.insert(real).inserted else { return }
        folders.append(path(name))
        for file in ((try? FileManager.default.contentsOfDirectory(atPath: real)) ?? []).sorted() {
            guard met < most else { throw tooMuch }
            met += 1
            let entry = Entry(name: name.isEmpty ? file : PathText(name).appending(file), place: real)
            switch Self.kind(of: entry.file) {
            case .folder: try enter(entry.name, at: entry.file)
            case .linkToFolder: links.append(entry)
            case .file: files.append(entry.name)
            }
        }
    }

    private enum Kind {
        case file, folder, linkToFolder
    }

    private static func kind(of path: String) -> Kind {
        var (own, target) = (stat(), stat())
        guard lstat(path, &own) == 0, stat(path, &target) == 0, isFolder(target) else { return .file }
        return isFolder(own) ? .folder : .linkToFolder
    }

    private static func isFolder(_ status: stat) -> Bool { status.st_mode & S_IFMT == S_IFDIR }
}
