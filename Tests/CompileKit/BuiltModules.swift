import Foundation

/// The modules that this test program was built with, as the compiler finds them.
public struct BuiltModules: Sendable {
    /// What `swiftc` and its kin need to import them.
    public let flags: [String]

    /// The root of the package's sources.
    public static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// Finds the modules beside the running program.
    /// - Throws: What `pkg-config` or the file system says.
    public init() throws {
        let program = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let build = URL(fileURLWithPath: program).deletingLastPathComponent()
        var flags = ["-I", build.appendingPathComponent("Modules").path]
        flags += try Self.moduleMaps(in: build).flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
        let libraries = try Tool("pkg-config").run(["--cflags-only-I", "freetype2", "harfbuzz", "fribidi"])
        flags += libraries.output.split(whereSeparator: \.isWhitespace).flatMap { ["-Xcc", String($0)] }
        self.flags = flags
    }

    /// The maps of C modules: those that are built have theirs in the build, those of system libraries and of other
    /// packages in the sources.
    private static func moduleMaps(in build: URL) throws -> [String] {
        let checkouts = build.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent(
            "checkouts")
        let folders =
            try [root.appendingPathComponent("Sources"), build].flatMap(subfolders(of:))
            + subfolders(of: checkouts).flatMap { try subfolders(of: $0.appendingPathComponent("Sources")) }
            .map { $0.appendingPathComponent("include") }
        return folders.map { $0.appendingPathComponent("module.modulemap").path }
            .filter { FileManager.default.fileExists(atPath: $0) }
    }

    /// What lies in a folder, sorted; nothing for one that is not there.
    private static func subfolders(of folder: URL) throws -> [URL] {
        guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
        return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
            .map { folder.appendingPathComponent($0) }
    }
}
