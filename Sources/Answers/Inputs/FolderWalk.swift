import Foundation
import TextFormatting

/// What lies in a folder and in all below it, links to folders entered as folders are.
///
/// A folder is entered once: by its own way, and by a link where no other way leads there.
package struct FolderWalk {
    /// Files, as paths from the folder, in the order of their names.
    package private(set) var files: [String] = []
    /// The folder itself and those below, as paths that begin with it.
    package private(set) var folders: [String] = []
    /// Links that lead to a folder around them, as paths that begin with the folder.
    package private(set) var circles: [String] = []
    private var known: Set<String> = []
    /// Links to folders that are not entered yet, as paths from the folder.
    private var links: [String] = []
    private let root: String

    package init(_ folder: String) {
        root = folder
        enter("")
        var next = 0
        while next < links.count {
            enterLink(links[next])
            next += 1
        }
        files.sort()
        folders.sort()
        circles.sort()
    }

    private func path(_ name: String) -> String { name.isEmpty ? root : PathText(root).appending(name) }

    private static func real(_ path: String) -> String {
        URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    }

    private mutating func enterLink(_ name: String) {
        let (target, place) = (Self.real(path(name)), Self.real(path(PathText(name).folder)))
        if target == place || place.hasPrefix(target == "/" ? target : target + "/") {
            circles.append(path(name))
        } else {
            enter(name)
        }
    }

    /// Looks into a folder that no other way led to.
    private mutating func enter(_ name: String) {
        let folder = path(name)
        guard known.insert(Self.real(folder)).inserted else { return }
        folders.append(folder)
        for entry in ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted() {
            let inside = name.isEmpty ? entry : PathText(name).appending(entry)
            switch Self.kind(of: path(inside)) {
            case .folder: enter(inside)
            case .linkToFolder: links.append(inside)
            case .file: files.append(inside)
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
