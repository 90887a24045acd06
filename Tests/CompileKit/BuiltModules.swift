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
        for module in try Self.moduleMaps(in: build) {
            flags += ["-Xcc", "-fmodule-map-file=\(module.map)"]
            if let headers = module.headers { flags += ["-Xcc", "-I\(headers)"] }
        }
        let libraries = try Tool("pkg-config").run(["--cflags-only-I", "freetype2", "harfbuzz", "fribidi"])
        flags += libraries.output.split(whereSeparator: \.isWhitespace).flatMap { ["-Xcc", String($0)] }
        self.flags = flags
    }

    /// The modules of C: those that are built have their map there, those of system libraries in their sources.
    private static func moduleMaps(in build: URL) throws -> [(map: String, headers: String?)] {
        let sources = root.appendingPathComponent("Sources")
        return try FileManager.default.contentsOfDirectory(atPath: sources.path).sorted().compactMap { name in
            let own = sources.appendingPathComponent("\(name)/module.modulemap").path
            if FileManager.default.fileExists(atPath: own) { return (own, nil) }
            let built = build.appendingPathComponent("\(name).build/module.modulemap").path
            guard FileManager.default.fileExists(atPath: built) else { return nil }
            return (built, sources.appendingPathComponent("\(name)/include").path)
        }
    }
}
