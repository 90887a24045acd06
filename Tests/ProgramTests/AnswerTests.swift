import Answers
import ArgumentParser
import Foundation
import Testing

@testable import offstage

@Suite("Answers in JSON")
struct AnswerTests {
    private static let envelope: Set = ["command", "formatVersion", "exitCode", "results", "problems"]
    private static let problem: Set = ["severity", "message", "file", "line", "column", "related"]

    @Test("Every command of the program has its example in Docs/json.md, under its name")
    func complete() {
        var names: Set<String> = []
        for command in OffstageProgram.commands {
            names.insert(command.name)
            #expect(command.configuration.commandName == command.name)
        }
        #expect(Set(AnswerDocument.examples.map(\.command)) == names)
    }

    @Test(
        "An answer has the documented keys and no others, values of their kinds, and an exit code that help lists",
        arguments: AnswerDocument.examples)
    func shape(_ example: AnswerDocument.Example) throws {
        let program = try Program.withAnswers()
        let documented = try JSONShape(example.json)
        let text: String
        if example.command == WatchQuestion.command {
            text = try program.lines(2, of: example.words)
        } else {
            let result = try program.run(example.words)
            text = result.output
            try expect(result.status, of: example, in: text)
        }
        let printed = try JSONShape(text)
        #expect(printed.keys.isSuperset(of: Self.envelope))
        if example.command == SchemaQuestion.command {
            // What the schema has in its depths is JSON Schema's own matter.
            #expect(printed.outline == documented.outline)
        } else {
            #expect(printed.keys == documented.keys)
            #expect(printed.surprises(beside: documented) == [])
        }
    }

    /// The exit code is the one that the answer names, the example shows, and the command's help lists.
    private func expect(_ status: Int32, of example: AnswerDocument.Example, in text: String) throws {
        let (answer, documented) = (try Answered(text), try Answered(example.json))
        #expect(answer.exitCode == Int(status) && documented.exitCode == Int(status))
        #expect(answer.command == example.command && documented.command == example.command)
        let command = try #require(OffstageProgram.commands.first { $0.name == example.command })
        let help = command.configuration.discussion.components(separatedBy: "EXIT CODES\n")[1]
        let codes = help.split(separator: "\n").compactMap { Int($0.split(separator: " ")[0]) }
        #expect(codes.contains(Int(status)))
    }

    @Test(
        "Errors go into the shape, with place and exit code, and nowhere else",
        arguments: [
            ["plan", "broken.yml"], ["render", "broken.yml"], ["tree", "broken.yml"], ["hit", "broken.yml", "1,1"],
            ["trace", "broken.yml"], ["touch", "broken.yml"], ["digest", "broken.yml"], ["advise", "broken.yml"],
            ["causes", "broken.yml"], ["lifecycle", "broken.yml"], ["screen-map", "broken.yml"],
            ["constraints", "broken.yml"], ["inspect", "broken.yml", "-o", "page.html"],
            ["diff", "broken.yml", "card.yml"], ["vary", "broken.yml", "--find"], ["vary", "broken.yml", "-o", "out"],
        ])
    func unreadable(_ words: [String]) throws {
        let program = try Program.withAnswers()
        let result = try program.run(words + ["--json"])
        let answer = try Answered(result.output)
        #expect(result.status == 2 && answer.exitCode == 2)
        #expect(result.errors == "")
        let problem = try #require(answer.problems.first)
        #expect(Set(problem.keys) == Self.problem)
        #expect((problem["file"] as? String)?.hasSuffix("broken.yml") == true)
        #expect(problem["line"] as? Int == 3 && problem["column"] as? Int == 3)
        #expect((problem["message"] as? String)?.contains("'backgroundColor'") == true)
        #expect(problem["severity"] as? String == "error")
    }

    @Test(
        "Wrong words are an answer, too, with the exit code that they have without --json",
        arguments: [
            ["plan"], ["plan", "card.yml", "--frob"], ["frob"], ["devices", "toaster"],
            ["colors", "reddish"], ["explain", "grupOpacity"], ["plan", "nope.yml"], ["render", "nope"],
        ])
    func refused(_ words: [String]) throws {
        let program = try Program.withAnswers()
        let plain = try program.run(words)
        let result = try program.run(words + ["--json"])
        let answer = try Answered(result.output)
        #expect(answer.exitCode == Int(result.status) && result.status != 0)
        #expect(result.status == plain.status)
        #expect(result.errors == "")
        #expect(answer.problems.count >= 1)
        #expect(answer.problems.allSatisfy { ($0["message"] as? String)?.isEmpty == false })
    }

    @Test(
        "What would write to standard output beside the answer is refused",
        arguments: [
            ["render", "card.yml", "-o", "-"], ["inspect", "card.yml", "-o", "-"],
            ["test", "card.yml", "--golden", "Golden", "--junit", "-"], ["trace", "card.yml", "--chrome"],
            ["tree", "card.yml", "--svg"], ["plan", "card.yml", "--commands"],
            ["vary", "card.yml", "--find", "--junit", "-"],
        ])
    func contradiction(_ words: [String]) throws {
        let result = try Program.withAnswers().run(words + ["--json"])
        #expect(result.status == 64)
        #expect(try Answered(result.output).problems.count == 1)
    }

    @Test("Help is help, also beside --json")
    func help() throws {
        let program = try Program.withAnswers()
        let result = try program.run(["plan", "--help", "--json"])
        #expect(result.status == 0 && result.output.hasPrefix("OVERVIEW:"))
    }
}

/// An answer as a script reads it.
private struct Answered {
    let command: String?
    let exitCode: Int?
    let problems: [[String: Any]]

    init(_ text: String) throws {
        let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        command = object["command"] as? String
        exitCode = object["exitCode"] as? Int
        problems = try #require(object["problems"] as? [[String: Any]])
    }
}
