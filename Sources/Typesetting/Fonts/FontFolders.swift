import Foundation

/// Where font files are looked for, first to last: the folders of `OFFSTAGE_FONTS` (separated by colons), then where
/// Debian's packages put them. fontconfig takes no part, so that a machine's settings do not choose the font.
package struct FontFolders: Sendable {
    package let paths: [String]
    /// How many of them are those of `OFFSTAGE_FONTS`.
    private let ownCount: Int

    package init(paths: [String], ownCount: Int = 0) {
        self.paths = paths
        self.ownCount = ownCount
    }

    /// The folders of the running process.
    package init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        let own = (environment["OFFSTAGE_FONTS"] ?? "").split(separator: ":").map(String.init)
        self.init(paths: own + Self.debian, ownCount: own.count)
    }

    /// Folders of `OFFSTAGE_FONTS` alone.
    var own: FontFolders { FontFolders(paths: Array(paths.prefix(ownCount)), ownCount: ownCount) }

    private static let debian = [
        "/usr/share/fonts/opentype/inter", "/usr/share/fonts/truetype/inter", "/usr/share/fonts/truetype/noto",
        "/usr/share/fonts/opentype/noto", "/usr/local/share/fonts", "/usr/share/fonts/truetype/liberation",
        "/usr/share/fonts/truetype/liberation2",
        "/usr/share/fonts/truetype/dejavu", "/usr/share/fonts/truetype/lato", "/usr/share/fonts/truetype/paratype",
    ]

    /// The first file of that name.
    package func path(of file: String) -> String? {
        for folder in paths {
            let path = folder + "/" + file
            if FileManager.default.fileExists(atPath: path) { return path }
        }
        return nil
    }

    /// All font files in the folders themselves, in their order, by name within each.
    var allFiles: [String] {
        paths.flatMap { folder in
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            return names.filter { [".otf", ".ttf", ".ttc"].contains($0.suffix(4).lowercased()) }.sorted()
                .map { folder + "/" + $0 }
        }
    }
}
