import Foundation
import Testing

@Suite("Commands at a time")
struct TimeTests {
    private let program: Program

    /// A view of a block and one of an animator, both from 5 to 35 in a second.
    init() throws {
        program = try Program()
        try program.folder.write(
            """
            offstage: 1
            device: { size: [40, 20], scale: 1 }
            view:
              id: root
              subviews:
                - { id: block, frame: [0, 0, 10, 10], backgroundColor: red }
                - { id: led, frame: [0, 10, 10, 10], backgroundColor: blue, layer: { cornerRadius: 2 } }
            changes:
              - { at: 0, id: block, set: { center: [35, 5] }, animate: { duration: 1, options: [curveLinear] } }
              - { at: 0, animator: { id: run, duration: 1, curve: linear, changes: [{ id: led, set: { center: [35, 15] } }] } }
              - { at: 0, id: run, call: startAnimation }
              - { at: 0.5, id: led, set: { clipsToBounds: true }, animate: { duration: 0 } }

            """, "slide.yml")
        try program.folder.writeScene(
            "wrong.yml",
            "changes:\n- { at: 0, animator: { id: a, duration: 1, curve: linear } }\n"
                + "- { at: 0.5, id: a, finishAnimation: { at: end } }\n")
    }

    private func line(_ text: String, with part: String) -> String {
        text.split(separator: "\n").map(String.init).first { $0.contains(part) } ?? ""
    }

    @Test("tree tells what animates, the frame that is set and the one that is shown, at each time")
    func tree() throws {
        let first = try program.run("tree", "slide.yml", "--time", "0.5")
        #expect(
            line(first.output, with: "block").contains(
                "frame [30, 0, 10, 10]  animates position  shown [15, 0, 10, 10]"))
        #expect(!first.output.contains("time 0.5") && first.status == 0)
        let over = try program.run("tree", "slide.yml", "--time", "2")
        #expect(line(over.output, with: "block").contains("frame [30, 0, 10, 10]"))
        #expect(!over.output.contains("animates"))
        let both = try program.run("tree", "slide.yml", "--time", "0.5", "--time", "2")
        #expect(both.output == "time 0.5\n" + first.output + "time 2.0\n" + over.output)
        let svg = try program.run("tree", "slide.yml", "--time", "0.5", "--time", "2", "--svg")
        #expect(svg.errors.contains("--svg is one picture: it takes one --time") && svg.status == 64)
    }

    @Test("hit finds a view where it goes, and one that an animator moves where it is seen")
    func hit() throws {
        func found(_ point: String, _ time: String) throws -> String {
            let result = try program.run("hit", "slide.yml", point, "--time", time)
            #expect(result.status == 0)
            return result.output.split(separator: "\n").last.map(String.init) ?? ""
        }
        #expect(try found("35,5", "0.5") == "→ UIView:block")
        #expect(try found("20,5", "0.5") == "→ UIView:root")
        #expect(try found("20,15", "0.5") == "→ UIView:led")
        #expect(try found("35,15", "0.5") == "→ UIView:root")
        #expect(try found("35,15", "1.5") == "→ UIView:led")
    }

    @Test("JSON has a result a time, and the time in it", arguments: ["tree", "hit", "constraints", "plan"])
    func json(command: String) throws {
        let words = [command, "slide.yml"] + (command == "hit" ? ["1,1"] : [])
        let result = try program.run(words + ["--time", "0.25", "--time", "1", "--json"])
        let answer = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
        let results = try #require(answer["results"] as? [[String: Any]])
        #expect(results.map { $0["time"] as? Double } == [0.25, 1])
    }

    @Test("plan and inspect show the scene as it is then")
    func plan() throws {
        let before = try program.run("plan", "slide.yml", "--time", "0.25").output
        let after = try program.run("plan", "slide.yml", "--time", "0.6").output
        #expect(!before.isEmpty && !after.isEmpty)
        let page = try program.run("inspect", "slide.yml", "-o", "x.html", "--time", "0.25", "--time", "0.5", "--json")
        #expect(page.output.contains("0.25") && page.output.contains("0.5") && page.status == 0)
    }

    @Test(
        "What a change did that raises on a device ends every command with its place",
        arguments: ["tree", "plan", "hit", "trace", "constraints", "inspect", "render"])
    func misuse(command: String) throws {
        let more = ["hit": ["1,1"], "inspect": ["-o", "x.html"]][command] ?? []
        let sentence = "wrong.yml:6:3: error: finishAnimation of the animator 'a', which is inactive"
        let fine = try program.run([command, "wrong.yml"] + more + ["--time", "0.4"])
        #expect(fine.status == 0 && !fine.errors.contains("finishAnimation"))
        let wrong = try program.run([command, "wrong.yml"] + more + ["--time", "0.6"])
        #expect(wrong.errors.contains(sentence), "\(wrong.errors)")
        #expect(wrong.status != 0)
    }
}
