import Testing
import YAMLTree

@Suite("YAML as a tree with places")
struct YAMLTreeTests {
    private func problems(_ text: String, maximumValues: Int = 1000) -> [YAMLProblem] {
        YAMLTree(text, maximumValues: maximumValues).problems
    }

    private func mark(_ line: Int32, _ column: Int32) -> YAMLMark { YAMLMark(line: line, column: column) }

    @Test("Values have their places, columns counted in characters")
    func places() throws {
        let tree = YAMLTree("ä: [1, x]\nb:\n  c: 'd'\n", maximumValues: 100)
        guard case .mapping(let entries)? = tree.root?.content, case .sequence(let items) = entries[0].value.content,
            case .mapping(let inner) = entries[1].value.content
        else {
            Issue.record("the tree has another form")
            return
        }
        #expect(entries.map(\.key) == ["ä", "b"])
        #expect(items.map(\.mark) == [mark(1, 5), mark(1, 8)])
        #expect(inner[0].keyMark == mark(3, 3))
        guard case .scalar("d", isPlain: false) = inner[0].value.content else {
            Issue.record("quotes are lost")
            return
        }
    }

    @Test("Words of YAML 1.1 stay texts")
    func rawScalars() throws {
        let tree = YAMLTree("[y, no, 1:30, 0o17, ~]", maximumValues: 100)
        guard case .sequence(let items)? = tree.root?.content else {
            Issue.record("no list")
            return
        }
        let texts = items.map { item in if case .scalar(let text, _) = item.content { text } else { "" } }
        #expect(texts == ["y", "no", "1:30", "0o17", "~"])
    }

    @Test("The second of two equal keys is reported, in block and in flow, and the reading goes on")
    func duplicates() {
        #expect(
            problems("a: 1\nb: 2\na: 3\nc: { x: 1, y: 2, \"x\": 3 }\n") == [
                YAMLProblem(.duplicateKey("a", first: mark(1, 1)), at: mark(3, 1)),
                YAMLProblem(.duplicateKey("x", first: mark(4, 6)), at: mark(4, 18)),
            ])
    }

    @Test("Keys that are lists or maps are refused without being compared")
    func complexKeys() {
        // Hashing the key would walk nine to the ninth values.
        var text = "a0: &a0 [x, x, x, x, x, x, x, x, x]\n"
        for level in 1...8 {
            text += "a\(level): &a\(level) [\(Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ", "))]\n"
        }
        text += "? *a8\n: 1\n"
        #expect(problems(text) == [YAMLProblem(.complexKey, at: mark(10, 3))])
    }

    @Test("Unknown aliases, tags, second documents and syntax errors are told apart")
    func otherProblems() {
        #expect(problems("a: *b\n") == [YAMLProblem(.unknownAlias("b"), at: mark(1, 4))])
        #expect(
            problems("a: &a { b: *a }\n") == [YAMLProblem(.cyclicAlias("a", anchor: mark(1, 4)), at: mark(1, 12))])
        #expect(problems("a: [&a { b: &a [c] }, *a]\n").isEmpty)
        #expect(problems("a: !!binary x\n") == [YAMLProblem(.tag("tag:yaml.org,2002:binary"), at: mark(1, 4))])
        #expect(problems("a: 1\n---\nb: 2\n") == [YAMLProblem(.secondDocument, at: mark(2, 1))])
        #expect(problems("a: [1, 2\nb: 3\n").map(\.mark) == [mark(2, 2)])
        #expect(problems("a: \u{1}\n").map(\.mark) == [mark(1, 4)])
    }

    @Test("A tag of a text keeps a number from being one")
    func textTag() {
        guard case .scalar("5", isPlain: false)? = YAMLTree("!!str 5", maximumValues: 10).root?.content else {
            Issue.record("5 is still plain")
            return
        }
    }

    @Test("Depth and number of values are limited")
    func limits() {
        let deep = String(repeating: "[", count: 2000) + String(repeating: "]", count: 2000)
        #expect(problems(deep).map(\.kind) == [.tooDeep])
        #expect(problems("[1, 2, 3, 4, 5]", maximumValues: 5).map(\.kind) == [.tooMany])
        #expect(problems("[1, 2, 3, 4]", maximumValues: 5).isEmpty)
    }

    @Test("An empty text has no root")
    func empty() {
        #expect(YAMLTree("", maximumValues: 1).root == nil)
        #expect(YAMLTree("# nothing\n", maximumValues: 1).problems.isEmpty)
    }
}
