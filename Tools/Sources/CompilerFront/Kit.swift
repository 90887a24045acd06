import Glibc

/// The folder that `make sdk` fills: this compiler, the modules, the libraries to link.
package struct Kit {
    package let root: String

    /// The kit in whose `bin` this program lies.
    package static func ofThisProgram() -> Kit {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink("/proc/self/exe", &buffer, buffer.count - 1)
        let path = String(decoding: buffer.prefix(max(0, count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
        return Kit(root: Files.parent(Files.parent(path)))
    }

    package init(root: String) {
        self.root = root
    }

    var modules: String { root + "/modules" }
    var libraries: String { root + "/libraries" }

    /// The optional methods of the frameworks' protocols, with labels.
    package var optionalMethods: Set<String> { Set(lines(of: "optional-methods.txt")) }

    /// Apple's names that are left out for a reason, types and modules.
    var namesAbsentOnPurpose: Set<String> { Set(lines(of: "absent-on-purpose.txt")) }

    /// What Apple's modules declare of which the kit has its own.
    var appleNames: Set<String> { Set(lines(of: "apple-names.txt")) }

    /// The names to link with: `OffstageKit` for `libOffstageKit.so`.
    var linkedLibraries: [String] { lines(of: "libraries.txt") }

    /// Where the headers of the system's libraries lie: `-I/usr/include/freetype2`.
    var headerOptions: [String] { lines(of: "includes.txt").flatMap { ["-Xcc", $0] } }

    private func lines(of file: String) -> [String] {
        guard let bytes = Files.read("\(root)/\(file)") else { return [] }
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    /// The toolchain's compiler: `OFFSTAGE_SWIFTC`, else the first of the path that is not this program.
    package func compiler() throws -> String {
        if let path = getenv("OFFSTAGE_SWIFTC").map({ String(cString: $0) }), !path.isEmpty { return path }
        let folders = getenv("PATH").map { String(cString: $0) } ?? ""
        for folder in folders.split(separator: ":") {
            let path = "\(folder)/swiftc"
            guard access(path, X_OK) == 0, let real = realpath(path, nil) else { continue }
            defer { free(real) }
            if !String(cString: real).hasPrefix(root + "/") { return path }
        }
        throw FrontError.noCompiler
    }
}
