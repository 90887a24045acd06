import Foundation
import Testing

/// `offstage film` as a user runs it.
@Suite struct FilmCommandTests {
    private let program: Program

    init() throws {
        program = try Program()
        try program.folder.writeScene("still.yml")
        try program.folder.write(
            """
            offstage: 1
            device: { size: [40, 20], scale: 1 }
            window: { backgroundColor: white }
            view: { subviews: [{ id: card, frame: [2, 2, 8, 8], backgroundColor: red }] }
            changes: [{ at: 0.1, id: card, set: { center: [34, 6] }, animate: { duration: 0.4, options: [curveLinear] } }]

            """, "move.yml")
        try program.folder.write(
            """
            offstage: 1
            device: { size: [64, 64], scale: 1 }
            view: { subviews: [{ id: card, frame: [16, 16, 32, 32], backgroundColor: red, layer: { shadowRadius: 4 } }] }
            changes: [{ at: 0.1, id: card, set: { layer: { shadowOpacity: 1 } } }]
            film: { duration: 0.3, fps: 10, columns: 2 }
            expect: [{ at: 0, offscreenPasses: 0 }, { at: 0.2, offscreenPasses: 5 }]

            """, "shadow.yml")
    }

    private func film(_ line: String) throws -> Program.Result { try program.shell("offstage film " + line) }

    /// The chunks' names with what they hold.
    private func chunks(_ name: String) throws -> [(name: String, body: [UInt8])] {
        let bytes = [UInt8](try Data(contentsOf: program.folder.url.appendingPathComponent(name)))
        var chunks: [(String, [UInt8])] = []
        var place = 8
        while place + 8 <= bytes.count {
            let length = Self.word(bytes, at: place)
            let body = Array(bytes[place + 8..<place + 8 + length])
            chunks.append((String(decoding: bytes[place + 4..<place + 8], as: UTF8.self), body))
            place += 12 + length
        }
        return chunks
    }

    private static func word(_ bytes: [UInt8], at place: Int) -> Int {
        bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
    }

    @Test("An animated PNG has a frame for each part of the time; those that change nothing hold one pixel")
    func animation() throws {
        let result = try film("still.yml -o out.png --for 0.5 --fps 10")
        #expect(result.status == 0 && result.errors == "")
        let chunks = try chunks("out.png")
        #expect(chunks.filter { $0.name == "fcTL" }.count == 5)
        #expect(chunks.filter { $0.name == "fdAT" }.count == 4)
        #expect(chunks.filter { $0.name == "fdAT" }.allSatisfy { $0.body.count < 40 })
        #expect(result.output.hasPrefix("out.png\nstill.yml: 5 frames from 0.000 s, 10 a second; 0 offscreen passes"))
    }

    @Test("Without words it is a second of 60 frames; the scene's film says otherwise, and words say otherwise again")
    func timing() throws {
        #expect(try film("still.yml").output.contains("60 frames from 0.000 s, 60 a second"))
        #expect(try film("shadow.yml").output.contains("3 frames from 0.000 s, 10 a second"))
        #expect(
            try film("shadow.yml --from 0.1 --for 1 --fps 120").output.contains(
                "120 frames from 0.100 s, 120 a second"))
    }

    @Test("A folder gets a picture a frame, in order")
    func folder() throws {
        #expect(try film("move.yml -o Frames --for 0.3 --fps 10").status == 0)
        let names = program.folder.files.filter { $0.hasPrefix("Frames/") }
        #expect(names == (0..<3).map { "Frames/move-000\($0).png" })
        let bytes = try names.map { try Data(contentsOf: program.folder.url.appendingPathComponent($0)) }
        #expect(bytes[0] == bytes[1] && bytes[1] != bytes[2])
        #expect(try program.run("render", "move.yml", "-o", "Out", "--time", "0.2").status == 0)
        #expect(try Data(contentsOf: program.folder.url.appendingPathComponent("Out/move.png")) == bytes[2])
    }

    /// Width and height of a PNG, and of each of its frames when it has several.
    private func sizes(_ name: String) throws -> [[Int]] {
        try chunks(name).compactMap { chunk in
            guard let place = ["IHDR": 0, "fcTL": 4][chunk.name] else { return nil }
            return [Self.word(chunk.body, at: place), Self.word(chunk.body, at: place + 4)]
        }
    }

    @Test(
        "A window or a device of another size gives frames their own size in a folder, and one file room for all",
        arguments: ["{ at: 0.1, window: { size: [20, 30] } }", "{ at: 0.1, rotate: landscapeLeft }"])
    func changingSize(change: String) throws {
        let isTurned = change.contains("rotate")
        try program.folder.write(
            """
            offstage: 1
            device: { size: [20, 40], scale: 1 }
            controller: { id: home, view: { subviews: [{ id: card, frame: [0, 0, 8, 8], backgroundColor: red }] } }
            changes: [\(change), { at: 0.2, id: card, set: { alpha: 0.5 } }]

            """, "turn.yml")
        let other = isTurned ? [40, 20] : [20, 30]
        let all = isTurned ? [40, 40] : [20, 40]
        let folder = try film("turn.yml -o Frames --for 0.3 --fps 10")
        #expect(folder.status == 0 && folder.output.contains("frames of 20×40, \(other[0])×\(other[1]) pixels: "))
        #expect(
            try (0..<3).map { try sizes("Frames/turn-000\($0).png")[0] } == [[20, 40], other, other])
        #expect(try film("turn.yml -o turn.png --for 0.3 --fps 10").status == 0)
        #expect(try sizes("turn.png") == [all, all, all, [8, 8]])
        #expect(try film("turn.yml -o sheet.png --sheet --for 0.3 --fps 10").status == 0)
        #expect(try film("turn.yml --report page.html --for 0.3 --fps 10").status == 0)
    }

    @Test("A contact sheet is the picture that a scene with a film renders, and that its golden keeps")
    func sheet() throws {
        #expect(try film("shadow.yml -o sheet.png --sheet").status == 0)
        #expect(try program.run("render", "shadow.yml", "-o", "Out").output.contains("shadow-film"))
        let folder = program.folder.url
        #expect(program.folder.files.filter { $0.hasPrefix("Out/") } == ["Out/shadow-film.png"])
        #expect(
            try Data(contentsOf: folder.appendingPathComponent("Out/shadow-film.png"))
                == Data(contentsOf: folder.appendingPathComponent("sheet.png")))
        #expect(try film("shadow.yml -o wide.png --sheet --columns 3").status == 0)
        #expect(
            try Data(contentsOf: folder.appendingPathComponent("wide.png"))
                != Data(contentsOf: folder.appendingPathComponent("sheet.png")))
    }

    @Test("A film goes through standard output, and the words to standard error")
    func standardOutput() throws {
        let result = try program.shell("offstage film move.yml -o - --for 0.1 --fps 10 > film.png")
        #expect(result.status == 0 && result.errors.contains("1 frame from"))
        #expect(try chunks("film.png").first?.name == "IHDR" && chunks("film.png").last?.name == "IEND")
    }

    @Test("Late frames are told with the layer that made them so, and are a failure where the budget was asked for")
    func budget() throws {
        let told = try film("shadow.yml")
        #expect(told.status == 0 && told.output.contains("0 late (over 12 canvases by the model; no measurement)"))
        let late = try film("shadow.yml --budget 3")
        #expect(late.status == 1)
        #expect(late.output.contains("2 late (over 3 canvases by the model; no measurement)"))
        #expect(late.output.contains("late       5        0") && late.output.contains("card passes, "))
        #expect(try film("shadow.yml --budget 100").status == 0)
    }

    @Test("A page looks into the film")
    func report() throws {
        #expect(try film("move.yml --for 0.2 --fps 10 --report page.html").status == 0)
        let page = try String(contentsOf: program.folder.url.appendingPathComponent("page.html"), encoding: .utf8)
        #expect(page.contains("<title>move.yml"))
        #expect(page.contains("\"times\":[0,0.1"))
    }

    /// A block of the page as JSON.
    private func block(_ id: String, of page: String) throws -> [String: Any] {
        let start = try #require(page.range(of: "id=\"\(id)\">")).upperBound
        let end = try #require(page.range(of: "</script>", range: start..<page.endIndex)).lowerBound
        return try #require(JSONSerialization.jsonObject(with: Data(page[start..<end].utf8)) as? [String: Any])
    }

    @Test("The page has the budget that was asked for, and of each late frame the layer that made it so")
    func reportedBudget() throws {
        _ = try film("shadow.yml --report page.html")
        var page = try String(contentsOf: program.folder.url.appendingPathComponent("page.html"), encoding: .utf8)
        #expect(try block("index", of: page)["budget"] == nil)
        #expect((try block("sum", of: page)["late"] as? [Any])?.isEmpty == true)
        #expect(try film("shadow.yml --budget 3 --report page.html").status == 1)
        page = try String(contentsOf: program.folder.url.appendingPathComponent("page.html"), encoding: .utf8)
        #expect(try block("index", of: page)["budget"] as? Double == 3)
        let late = try #require(try block("sum", of: page)["late"] as? [[Any]])
        #expect(late.map { $0[0] as? Int } == [1, 2])
        let most = try #require((late[0][1] as? [[Any]])?.first)
        #expect(most[1] as? String == "card" && most[2] as? String == "passes" && (most[0] as? Int ?? -1) >= 0)
    }

    @Test("The page plots the properties that were asked for, with the values that the answer has")
    func reportedCurves() throws {
        #expect(try film("move.yml --curve card.position").status == 64)
        let result = try film(
            "move.yml --for 0.6 --fps 10 --curve card.position --curve card.opacity --json --report page.html")
        let page = try String(contentsOf: program.folder.url.appendingPathComponent("page.html"), encoding: .utf8)
        let plots = try #require(try block("sum", of: page)["curves"] as? [[String: Any]])
        #expect(plots.map { $0["title"] as? String } == ["card.position", "card.opacity"])
        let answer = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
        let told = try #require((answer?["results"] as? [[String: Any]])?.first?["curves"] as? [[String: Any]])
        for style in ["model", "presentation"] {
            let parts = try #require(plots[0]["curves"] as? [[String: Any]]).filter { $0["style"] as? String == style }
            let points = parts.compactMap { $0["points"] as? [[Double]] }
            #expect(points.count == 2 && points[0].map { $0[0] } == [0, 0.1, 0.2, 0.3, 0.4, 0.5])
            let values = try #require(told[0][style] as? [[Double]])
            #expect(values.count == points[0].count)
            for (place, value) in values.enumerated() {
                // The page has three decimals.
                #expect(abs(points[0][place][1] - value[0]) <= 0.0006 && abs(points[1][place][1] - value[1]) <= 0.0006)
            }
        }
        // What moves is found by the page itself, too, with the same values while it moves.
        let lanes = try #require(try block("sum", of: page)["lanes"] as? [[String: Any]])
        let lane = try #require(lanes.first { $0["title"] as? String == "card.position" })
        let found = try #require(
            (lane["curves"] as? [[String: Any]])?.first { $0["style"] as? String == "presentation" })
        let shown = try #require(found["points"] as? [[Double]])
        let all = try #require(told[0]["presentation"] as? [[Double]])
        #expect(shown.count >= 4)
        for point in shown { #expect(abs(all[Int((point[0] * 10).rounded())][0] - point[1]) <= 0.0006) }
    }

    @Test(
        "Wrong words are refused in a sentence",
        arguments: [
            ("move.yml -o out.webm", 64, "a film is a .png, a .gif, an .mp4 or a folder, and out.webm is none of them"),
            ("move.yml -o out.gif --sheet", 64, "a contact sheet is a .png, and out.gif is none"),
            ("move.yml --sheet", 64, "--sheet makes a picture, and -o says where it goes"),
            ("move.yml --columns 3", 64, "--columns is about a contact sheet: it goes with --sheet"),
            ("move.yml --time 1", 64, "--time is for single frames; a film has --from and --for"),
            ("move.yml --route context", 64, "a film is taken from the screen; --route context has no frames"),
            ("move.yml --for 0", 64, "expected a number > 0 and ≤ 3600"),
            ("move.yml --fps 241", 64, "expected a whole number from 1 to 240"),
            ("move.yml --budget -1", 64, "expected a number from 0 to 1000000"),
            ("move.yml --for 100 --fps 240", 64, "the film has more than 10,000 frames"),
            ("move.yml --from 3600", 64, "the film ends after 3600 s"),
            ("move.yml -o a.png --report a.png", 64, "-o and --report would both write a.png"),
            ("move.yml -o - --json", 64, "- and --json would both write to standard output"),
            ("none.yml", 2, "there is no such file or folder"),
            ("move.yml -o nowhere/../still.yml/x.png", 7, "cannot be written"),
        ])
    func refusals(_ line: String, _ status: Int32, _ sentence: String) throws {
        let result = try film(line)
        #expect(result.status == status && (result.errors + result.output).contains(sentence), "\(result)")
    }

    @Test("GIF and MP4 need ffmpeg, and a sentence names its package where it is missing")
    func noFFmpeg() throws {
        for suffix in ["gif", "mp4"] {
            let result = try program.shell(
                "PATH=/nowhere; /usr/bin/env -i PATH=/nowhere \(Program.path) film still.yml -o x.\(suffix)")
            #expect(result.status == 7 && result.errors.contains("apt-get install ffmpeg"))
        }
    }

    @Test("ffmpeg gets every frame; what it says is wrong is told")
    func ffmpeg() throws {
        let folder = program.folder.url
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("bin"), withIntermediateDirectories: true)
        func install(_ script: String) throws {
            let file = folder.appendingPathComponent("bin/ffmpeg")
            try Data("#!/bin/sh\n\(script)\n".utf8).write(to: file)
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
        }
        // A stand-in that keeps what it is given.
        try install("for last; do :; done; cat > \"$last\"; echo \"$@\" > words")
        let line = "PATH=\"$PWD/bin:$PATH\"; offstage film move.yml --for 0.3 --fps 10 -o out.mp4"
        #expect(try program.shell(line).status == 0)
        let bytes = try Data(contentsOf: folder.appendingPathComponent("out.mp4"))
        #expect(bytes.count == 3 * 40 * 20 * 4)
        let words = try String(contentsOf: folder.appendingPathComponent("words"), encoding: .utf8)
        #expect(words.contains("-video_size 40x20 -framerate 10 -i -"))
        // Players show a GIF of more than 50 frames a second slowly.
        for (rate, isThinned) in [(50, false), (60, true)] {
            #expect(
                try program.shell("PATH=\"$PWD/bin:$PATH\"; offstage film move.yml --fps \(rate) -o out.gif").status
                    == 0)
            let words = try String(contentsOf: folder.appendingPathComponent("words"), encoding: .utf8)
            #expect(words.contains("-filter_complex fps=50,split") == isThinned)
        }
        try install("echo 'no such codec' >&2; exit 1")
        let failed = try program.shell(line)
        #expect(failed.status == 7 && failed.errors.contains("ffmpeg failed: no such codec"))
    }

    @Test("A golden of a film is missing, recorded at a terminal, matched, and an orphan when the film is gone")
    func golden() throws {
        let test = "offstage test shadow.yml --golden Golden"
        #expect(try program.shell(test).status == 4)
        let record = try program.shell(
            "env -u CI script -qec '\(Program.path) test shadow.yml --golden Golden --record' /dev/null")
        #expect(record.output.contains("recorded") && record.output.contains("shadow-film"))
        let goldens = program.folder.files.filter { $0.hasPrefix("Golden/") }
        #expect(goldens == ["Golden/shadow-film.png", "Golden/shadow-film.txt"])
        let matched = try program.shell(test)
        #expect(matched.status == 0 && matched.output.contains("1 scene, 1 picture matches, 0 failures"))
        let text = try String(
            contentsOf: program.folder.url.appendingPathComponent("Golden/shadow-film.txt"), encoding: .utf8)
        #expect(text.hasPrefix("film of 3 frames from 0.000 s, 10 a second, on a display of 60\n0.000 s: passes 0, "))
        // Another figure alone is a difference of the account.
        try program.folder.write(
            text.replacingOccurrences(of: "passes 5", with: "passes 4"), "Golden/shadow-film.txt")
        #expect(try program.shell(test).status == 9)
        try program.folder.writeScene("Scenes/plain.yml")
        let orphans = try program.shell("offstage test Scenes --golden Golden")
        #expect(orphans.output.contains("2 orphaned goldens (--prune removes them): shadow-film.png, shadow-film.txt"))
    }

    @Test("Commands that look at one time look at the film's first, others at all of its frames")
    func looking() throws {
        #expect(try program.shell("offstage tree shadow.yml").status == 0)
        #expect(try program.shell("offstage plan shadow.yml").output.contains("time 0.2"))
        #expect(
            try program.shell("offstage inspect shadow.yml -o page.html --json").output.contains(
                "\"times\": [0, 0.1, 0.2]"))
        #expect(try program.shell("offstage digest shadow.yml").output.contains("shadow-film"))
    }
}
