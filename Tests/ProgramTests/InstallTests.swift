import Foundation
import Testing

@testable import offstage

@Suite("Installing")
struct InstallTests {
    private static let files = [
        "bin/offstage", "share/bash-completion/completions/offstage", "share/zsh/site-functions/_offstage",
        "share/fish/vendor_completions.d/offstage.fish",
    ]

    @Test("The program and the completions of three shells are installed, complete its words, and are removed again")
    func install() throws {
        let program = try Program.withAnswers()
        let root = program.folder.url.appendingPathComponent("a root")
        let script = Repository.root.appendingPathComponent("Scripts/install.sh").path
        try shell("sh '\(script)' '\(Program.path)' '\(root.path)'")
        for file in Self.files {
            #expect(FileManager.default.fileExists(atPath: root.appendingPathComponent(file).path), "\(file)")
        }
        #expect(try shell("'\(root.path)/bin/offstage' --version").hasPrefix("0."))

        let bash = root.appendingPathComponent(Self.files[1]).path
        let words = try shell(
            "bash -c \"source '\(bash)'; COMP_WORDS=(offstage pl); COMP_CWORD=1; _offstage offstage pl; "
                + "echo \\${COMPREPLY[@]}\"")
        #expect(words == "plan\n")
        let zsh = try String(contentsOf: root.appendingPathComponent(Self.files[2]), encoding: .utf8)
        #expect(zsh.hasPrefix("#compdef offstage\n"))
        let fish = try String(contentsOf: root.appendingPathComponent(Self.files[3]), encoding: .utf8)
        for command in OffstageProgram.commands {
            #expect(zsh.contains(command.name) && fish.contains(command.name), "\(command.name)")
        }

        try shell("sh '\(script)' --remove '\(root.path)'")
        for file in Self.files {
            #expect(!FileManager.default.fileExists(atPath: root.appendingPathComponent(file).path), "\(file)")
        }
    }

    @Test("PREFIX and DESTDIR say where")
    func places() throws {
        let make = "make -n -C '\(Repository.root.path)' BUILT=/built DESTDIR=/stage PREFIX=/opt/offstage"
        #expect(try shell("\(make) install").contains("install.sh .build/offstage \"/stage/opt/offstage\""))
        #expect(try shell("\(make) uninstall").contains("install.sh --remove \"/stage/opt/offstage\""))
    }

    @discardableResult
    private func shell(_ command: String) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", command]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "\(command)")
        return String(decoding: data, as: UTF8.self)
    }
}
