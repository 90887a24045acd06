extension Program {
    /// A program in `a place/bin` of a folder of its own, with a toolchain in `toolchain` whose `swift` is a script.
    ///
    /// - Parameters:
    ///   - kit: The toolchain of the kit beside it; nil: there is none.
    ///   - swift: What `swift` does.
    static func withToolchain(kit version: String?, swift: String) throws -> Program {
        let program = try Program()
        try program.folder.write("#!/bin/sh\n" + swift, "toolchain/swift")
        var lines = [
            "mkdir -p 'a place/bin'",
            "ln '\(Program.path)' 'a place/bin/offstage' 2>/dev/null || cp '\(Program.path)' 'a place/bin/offstage'",
            "printf '#!/bin/sh\\necho Swift version 9\\n' > toolchain/swiftc",
            "chmod +x toolchain/swift toolchain/swiftc",
        ]
        if let version {
            lines += [
                "mkdir -p 'a place/lib/offstage/bin'", "echo '\(version)' > 'a place/lib/offstage/toolchain.txt'",
                "printf '#!/bin/sh\\nfor w; do echo \"<$w>\"; done\\nexit 1\\n' > 'a place/lib/offstage/bin/swiftc'",
                "chmod +x 'a place/lib/offstage/bin/swiftc'",
                "cp 'a place/lib/offstage/bin/swiftc' 'a place/lib/offstage/bin/offstage-adapt'",
                "cp 'a place/lib/offstage/bin/swiftc' 'a place/lib/offstage/bin/offstage-audit'",
            ]
        }
        let made = try program.shell(lines.joined(separator: "\n"))
        guard made.status == 0 else { throw Unprepared(reason: made.errors) }
        return program
    }

    struct Unprepared: Error {
        let reason: String
    }

    /// Runs the program of that folder with its toolchain.
    func runWithToolchain(_ words: String) throws -> Result {
        try shell("PATH=\"$PWD/toolchain:$PATH\" exec timeout 60 'a place/bin/offstage' \(words)")
    }
}
