import Foundation
import Testing

/// What the program says besides its answers.
@Suite("Output beside answers") struct OutputBesideTests {
    private let program: Program

    init() throws { program = try Program() }

    @Test("A run without a picture prints no table, only its sum")
    func noTable() throws {
        try program.folder.write("offstage: 1\nview: { colour: red }\n", "bad.yml")
        let result = try program.run("render", "bad.yml")
        #expect(result.status == 2 && result.output == "0 pictures, 0 offscreen passes\n")
    }

    @Test("GitHub's runner gets a line for each failure, with file and place")
    func annotations() throws {
        try program.folder.write("offstage: 1\nview: { colour: red }\n", "a,b.yml")
        try program.folder.writeScene("card.yml")
        func lines(_ command: String) throws -> [Substring] {
            try program.shell("export GITHUB_ACTIONS=true; offstage \(command)").errors.split(separator: "\n")
                .filter { $0.hasPrefix("::") }
        }
        let place = "::error file=a%2Cb.yml,line=2,col=9::unknown key 'colour' of UIView"
        #expect(try lines("plan a,b.yml").map { $0.hasPrefix(place) } == [true])
        let failed = try lines("test . --golden g")
        #expect(failed.count == 2 && failed.contains { $0.hasPrefix(place) })
        #expect(failed.contains { $0.hasPrefix("::error file=card.yml::card: no golden at g/card.png") })
        #expect(try lines("test . --golden g --json").isEmpty)
        #expect(try program.run("plan", "a,b.yml").errors.contains("::") == false)
    }

    @Test("On a terminal a line begins with an erase code only where progress stood")
    func erasing() throws {
        let terminal = "unset NO_COLOR; export TERM=xterm; "
        try program.folder.writeScene("card.yml")
        let one = try program.shell(terminal + "script -qec '\(Program.path) plan card.yml' /dev/null")
        #expect(one.status == 0 && !one.output.contains("\u{1B}[K"))
        try program.folder.writeScene("other.yml")
        let many = try program.shell(terminal + "script -qec '\(Program.path) render . -o out' /dev/null")
        #expect(many.status == 0 && many.output.contains("\u{1B}[K"))
    }
}
