import CompilerFront
import Glibc

/// A copy of the package in which mutants are put, so that its own sources stay as they are.
///
/// It is kept: what does not change keeps its date, and the next build compiles what did.
struct MutantTree {
    /// The package's folder.
    let root: String
    /// Where the copy lies.
    let folder: String

    /// The files of the package that git knows or would add, in an order of their own.
    func files() throws -> [String] {
        var lines: [String] = []
        let listing = HeardRun(
            ["git", "-c", "core.quotepath=off", "ls-files", "--cached", "--others", "--exclude-standard"], in: root)
        let end = try listing.run { line in
            lines.append(line)
            return true
        }
        guard end == .exited(0), !lines.isEmpty else { throw MutantFault("git lists no files in \(root)") }
        // What was built is none of it, where git is not told so.
        lines.removeAll { $0.hasPrefix(".build") || "\(root)/\($0)".hasPrefix(Files.parent(folder) + "/") }
        // The versions of packages are nobody's source, but without them they would be fetched anew.
        return Set(lines + ["Package.resolved"]).sorted()
    }

    /// Makes the copy what the package is now.
    /// - Parameter changed: What files hold instead, or besides, by their paths.
    func update(_ files: [String], changed: [String: [UInt8]]) throws {
        let list = "\(folder).list"
        let all = Set(files).union(changed.keys)
        let old = Files.read(list).map { String(decoding: $0, as: UTF8.self).split(separator: "\n") } ?? []
        for path in old where !all.contains(String(path)) { unlink("\(folder)/\(path)") }
        for path in files where changed[path] == nil { try copy(path) }
        for (path, bytes) in changed { try Files.update("\(folder)/\(path)", with: bytes) }
        try Files.update(list, with: Array(all.sorted().joined(separator: "\n").utf8))
    }

    private func copy(_ path: String) throws {
        let (source, target) = ("\(root)/\(path)", "\(folder)/\(path)")
        var information = stat()
        guard lstat(source, &information) == 0 else {
            unlink(target)
            return
        }
        if information.st_mode & S_IFMT == S_IFLNK { return try copyLink(source, target) }
        guard information.st_mode & S_IFMT == S_IFREG, let bytes = Files.read(source) else { return }
        let isNew = !Files.exists(target)
        try Files.update(target, with: bytes)
        guard isNew else { return }
        chmod(target, information.st_mode & 0o777)
        // A date of the past only where there was nothing: else a compiler would take what changes for what it knows.
        let times = [information.st_atim, information.st_mtim]
        utimensat(AT_FDCWD, target, times, 0)
    }

    private func copyLink(_ source: String, _ target: String) throws {
        var name = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink(source, &name, name.count)
        guard count > 0 else { return }
        try Files.makeFolder(Files.parent(target))
        unlink(target)
        symlink(String(decoding: name[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self), target)
    }
}

/// Why mutants cannot be tried.
package struct MutantFault: Error, Equatable, CustomStringConvertible {
    package let description: String

    package init(_ description: String) {
        self.description = description
    }
}
