import Foundation
import Testing

/// Where outputs go, and what is said when they cannot.
@Suite struct OutputTests {
    private let program: Program

    init() throws {
        program = try Program()
        try program.folder.writeScene("card.yml")
    }

    struct Fault: Sendable, CustomTestStringConvertible {
        let line: String
        let sentence: String
        var testDescription: String { line }

        init(_ line: String, _ sentence: String) {
            self.line = line
            self.sentence = sentence
        }
    }

    // A device is named by a descriptor: what would replace a file cannot replace the device.
    static let faults: [Fault] = [
        Fault(
            "render card.yml -o card.yml",
            "card.yml/card.png: error: cannot be written: card.yml is a file, not a folder"),
        Fault(
            "render card.yml -o card.yml/deep/er",
            "card.yml/deep/er/card.png: error: cannot be written: card.yml is a file, not a folder"),
        Fault(
            "render card.yml -o /proc/x",
            "/proc/x/card.png: error: cannot be written: the folder /proc/x cannot be made: no such file or directory"),
        Fault(
            "inspect card.yml -o card.yml/x", "card.yml/x: error: cannot be written: card.yml is a file, not a folder"),
        Fault("inspect card.yml -o .", "error: cannot be written: it is a folder"),
        Fault(
            "inspect card.yml -o /dev/fd/3 3>/dev/full", "/dev/fd/3: error: cannot be written: no space left on device"),
        Fault(
            "test card.yml --golden g --report card.yml/x", "card.yml/x: error: cannot be written: card.yml is a file"),
        Fault(
            "test card.yml --golden g --junit /dev/fd/3 3>/dev/full",
            "/dev/fd/3: error: cannot be written: no space left"),
        Fault(
            "test card.yml --golden g --summary card.yml/x", "card.yml/x: error: cannot be written: card.yml is a file"),
        Fault("plan card.yml > /dev/full", "standard output: error: cannot be written: no space left on device"),
        Fault("render card.yml --json -o out > /dev/full", "standard output: error: cannot be written: no space left"),
        Fault("help render > /dev/full", "standard output: error: cannot be written: no space left on device"),
        Fault(
            "inspect card.yml -o - > /dev/full", "standard output: error: cannot be written: no space left on device"),
        Fault("plan card.yml >&-", "standard output: error: cannot be written: bad file descriptor"),
    ]

    @Test("An output that cannot be written is one sentence with path and reason, and exit code 7", arguments: faults)
    func fault(_ fault: Fault) throws {
        let result = try program.shell("offstage " + fault.line)
        #expect(result.errors.contains(fault.sentence), "\(result.errors)")
        #expect(result.errors.components(separatedBy: fault.sentence).count == 2, "once")
        #expect(!result.errors.contains("Error Domain"))
        #expect(result.status == 7)
    }

    @Test(
        "An output that is the scene itself is refused, whatever the scene is called there",
        arguments: [
            "inspect card.yml -o card.yml", "inspect card.yml -o ./card.yml", "inspect card.yml -o link.html",
            "screen-map card.yml -o card.yml", "film card.yml --report card.yml", "touch card.yml -o card.yml",
            "test . --golden g --report card.yml", "test card.yml --golden g --junit card.yml",
        ])
    func ownFile(line: String) throws {
        _ = try program.shell("cp card.yml before; ln -s card.yml link.html")
        let result = try program.shell("offstage " + line)
        #expect(result.status == 64 && result.errors.contains(" is a scene itself, which would be lost"), "\(result)")
        #expect(try program.shell("cmp card.yml before").status == 0)
    }

    @Test(
        "Files whose names are one letter are files like others",
        arguments: [
            "plan s", "render s -o p", "test s --golden g --report r", "test a.yml --golden g --report r", "digest s",
        ])
    func shortNames(line: String) throws {
        _ = try program.shell("cp card.yml s; cp card.yml a.yml; mkdir -p g")
        let result = try program.shell("offstage " + line)
        #expect(result.status == (line.hasPrefix("test") ? 4 : 0), "\(result)")
    }

    @Test(
        "A disk that is full is told as such, and leaves no part of a file",
        arguments: [
            ("render -o out", "out/card.png"), ("inspect -o out/x.html", "out/x.html"), ("test --golden g", ""),
        ])
    func fullDisk(words: String, file: String) throws {
        // A limit of the process stands for the disk; what is said goes through a pipe, which has none.
        let line = "trap '' XFSZ; ulimit -f 0; offstage \(words) card.yml 2>&1; echo status $?"
        let result = try program.shell("mkdir out; (\(line)) | cat >&2")
        #expect(result.errors.contains("\(file): error: cannot be written: file too large\n"), "\(result.errors)")
        #expect(result.errors.hasSuffix("status 7\n"))
        #expect(program.folder.files == ["card.yml"])
    }

    @Test("Of a comparison whose evidence cannot be written, the difference is told first")
    func differenceFirst() throws {
        let result = try program.shell(
            "offstage test card.yml --golden g --failures card.yml --report /dev/fd/3 3>/dev/full")
        let lines = result.errors.split(separator: "\n")
        try #require(lines.count == 3)
        #expect(
            lines[0] == "failed card: no golden at g/card.png; look at card.yml/card.actual.png, then record it: "
                + "offstage test card.yml --golden g --record (--record-anywhere where there is no terminal)")
        #expect(lines[1].hasPrefix("failed card.yml/card.actual.png: error: cannot be written: card.yml is a file"))
        #expect(result.output.hasPrefix("1 scene, 0 pictures match"), "the sums come all the same")
        #expect(lines[2] == "/dev/fd/3: error: cannot be written: no space left on device")
        #expect(result.status == 7)
    }

    @Test("A reader that has enough ends the program quietly")
    func closedPipe() throws {
        let result = try program.shell("offstage schema | head -n 1 && offstage tree card.yml --json | true")
        #expect(result.errors.isEmpty && result.status == 0)
        // Where the signal is ignored, the write fails instead.
        let ignored = try program.shell("trap '' PIPE; { offstage schema; echo $? >code; } | head -n 1; cat code")
        #expect(ignored.errors.isEmpty && ignored.output.hasSuffix("0\n"))
    }

    @Test("A picture with standard error closed is whole")
    func closedErrors() throws {
        try program.folder.writeScene("bad.yml", "expect: { offscreenPasses: 5 }\n")
        _ = try program.shell("offstage render card.yml -o whole; offstage render bad.yml -o out 2>&- >&-; true")
        try program.folder.writeScene("bad.yml")
        _ = try program.shell("offstage render bad.yml -o right")
        func bytes(_ name: String) throws -> Data {
            try Data(contentsOf: program.folder.url.appendingPathComponent(name))
        }
        #expect(try bytes("out/bad.png") == bytes("right/bad.png"))
    }

    @Test("- is standard input, whose place messages name, and standard output, which gets nothing else")
    func standardStreams() throws {
        let plan = try program.shell("offstage plan card.yml > file; offstage plan - < card.yml | cmp - file")
        #expect(plan.status == 0, "\(plan.output)")
        let picture = try program.shell(
            "offstage render card.yml -o out && offstage render - -o - < card.yml > x.png && cmp x.png out/card.png")
        #expect(picture.status == 0, "\(picture.errors)")
        #expect(picture.errors.contains("stdin "), "the words go to standard error")
        let page = try program.shell("offstage inspect - -o - < card.yml")
        #expect(page.output.lowercased().hasPrefix("<!doctype html>") && page.errors.isEmpty)
        let junit = try program.shell("offstage test - --golden g --junit - < card.yml")
        #expect(junit.output.hasPrefix("<?xml") && junit.output.hasSuffix("</testsuites>\n"))
        #expect(junit.output.contains("classname=\"stdin\"") && junit.errors.contains("1 scene, 0 pictures match"))
        #expect(junit.status == 4)
        let error = try program.shell("printf 'offstage: 1\\nview: { alpha: 2 }' | offstage digest -")
        #expect(error.errors.hasPrefix("<stdin>:2:16: error: found '2'; expected a number from 0 to 1\n"))
        #expect(error.status == 2)
        let diff = try program.shell("sed s/red/blue/ card.yml | offstage diff card.yml -")
        #expect(diff.output.contains("pixels: 64 pixels differ") && diff.status == 1, "\(diff.output)\(diff.errors)")
        // Images are looked for in the current folder, and standard input is read once, however often it is named.
        let image = "printf 'offstage: 1\\nview: { class: UIImageView, image: x.png }' | offstage digest - -"
        #expect(try program.shell(image).output.split(separator: "\n").count == 1)
    }

    @Test("A symbolic link stays, what it leads to is replaced; a pipe takes the page")
    func linksAndPipes() throws {
        let result = try program.shell(
            "echo old > real.html && chmod 600 real.html && ln -s real.html link.html"
                + " && offstage inspect card.yml -o link.html && test -L link.html && grep -qi doctype real.html"
                + " && test $(stat -c %a real.html) = 600"
                + " && mkfifo pipe && { cat pipe > got & offstage inspect card.yml -o pipe && wait; }"
                + " && cmp got real.html && test -p pipe")
        #expect(result.status == 0, "\(result.errors)")
    }

    @Test("Watching says where the page is, and what it draws each time")
    func watching() throws {
        let output = program.folder.url.appendingPathComponent("watched")
        let errors = program.folder.url.appendingPathComponent("complaints")
        for file in [output, errors] { try Data().write(to: file) }
        let process = try program.start("exec '\(Program.path)' watch card.yml", output, errors)
        defer {
            process.terminate()
            process.waitUntilExit()
        }
        func lines(atLeast count: Int) throws -> [Substring] {
            for _ in 0..<500 {
                let lines = String(decoding: try Data(contentsOf: output), as: UTF8.self).split(separator: "\n")
                if lines.count >= count { return lines }
                Thread.sleep(forTimeInterval: 0.02)
            }
            return []
        }
        let first = try #require(try lines(atLeast: 2).last)
        #expect(first == "drew card: offscreen passes 0")
        #expect(try lines(atLeast: 2)[0].hasPrefix("http://127.0.0.1:"))
        try program.folder.writeScene("card.yml", "vue: {}\n")
        #expect(try lines(atLeast: 3).last == "card: nothing drawn")
        #expect(String(decoding: try Data(contentsOf: errors), as: UTF8.self).contains("unknown key 'vue'"))
    }

    @Test("Too few files, and too little address space, are one sentence", arguments: ["n 6", "n 8", "v 200000"])
    func shortage(limit: String) throws {
        let result = try program.shell("exec 2>&1; ulimit -\(limit); exec '\(Program.path)' render card.yml")
        #expect(result.status == 2)
        #expect(result.output.hasPrefix("error: ") && result.output.contains("raise the limit (`ulimit -"))
        #expect(result.output.split(separator: "\n").count == 1)
    }

    @Test("A picture for which there is no room ends by a sentence and a status, not by a signal")
    func exhausted() throws {
        let large = "offstage: 1\ndevice: { size: [8000, 8000], scale: 1 }\nview: {}\n"
        try program.folder.write(large, "large.yml")
        let result = try program.shell("ulimit -v 600000; exec '\(Program.path)' render large.yml --threads 1")
        #expect(result.status == 2)
        let sentence = "\nerror: 585 MB of address space are allowed, and the command came to need more"
        #expect(result.errors.contains(sentence))
    }
}
