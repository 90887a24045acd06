import Glibc

/// The folder of a test program, where `Bundle(for:)` looks for files: Xcode copies there what lies among the sources.
struct BesideTests {
    let folder: String

    private static let kinds: Set<Substring> = [
        "png", "jpg", "jpeg", "gif", "webp", "json", "txt", "plist", "strings", "svg",
    ]
    /// More than a target has of its own: such a folder is that of a whole package.
    private static let limit = 5_000

    /// Links the files among the sources of some folders there; what is there already stays.
    func bring(from sources: [String]) {
        for source in sources {
            let paths = AdaptedFolder.files(of: source, below: "")
            guard paths.count < Self.limit else { continue }
            for path in paths where Self.isResource(path) {
                // A name that is taken makes no difference: the first stays.
                symlink("\(source)/\(path)", "\(folder)/\(Files.name(path))")
            }
        }
    }

    private static func isResource(_ path: String) -> Bool {
        let name = Files.name(path)
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return false }
        // Catalogues are folders that Xcode compiles.
        return kinds.contains(name[name.index(after: dot)...]) && !path.contains(".xcassets/")
    }

    /// The folder in which all of some files lie, those apart that SwiftPM writes itself.
    static func commonFolder(of paths: [String]) -> String {
        let folders = paths.filter { !$0.contains(".derived/") && $0.hasPrefix("/") }
            .map { Files.parent($0).split(separator: "/") }
        guard var common = folders.first else { return "" }
        for folder in folders {
            let count = zip(common, folder).prefix { $0 == $1 }.count
            common = Array(common.prefix(count))
        }
        return common.isEmpty ? "" : "/" + common.joined(separator: "/")
    }
}
