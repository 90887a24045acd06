import Testing

@testable import Goldens

@Suite struct ReferenceListTests {
    @Test("every form of an entry is read, comments and blank lines are skipped")
    func grammar() throws {
        let list = try ReferenceList(
            text: """
                # a comment
                == a.yml b.yml   # and another

                != a.yml c.yml
                ** d.yml
                offscreen(3) == a.yml b.yml
                maximum(1) offscreen(0) == a.yml b.yml
                offscreen(5) e.yml
                """, file: "reftest.list")
        #expect(list.entries.map(\.relation) == [.equal, .different, .invariant, .equal, .equal, .counted])
        #expect(list.entries.map(\.offscreenPasses) == [nil, nil, nil, 3, 0, 5])
        #expect(list.entries.map(\.maximum) == [0, 0, 0, 0, 1, 0])
        #expect(list.entries.map(\.line) == [2, 4, 5, 6, 7, 8])
        #expect(list.entries[1].scenes == ["a.yml", "c.yml"])
    }

    @Test(
        "a line that is not of the grammar is named",
        arguments: [
            ("== a.yml", "list:1: error: '==' takes 2 scenes, not 1"),
            ("** a.yml b.yml", "list:1: error: '**' takes 1 scene, not 2"),
            ("a.yml", "list:1: error: expected '==', '!=', '**' or 'offscreen(N)' in front of a scene"),
            ("\n=== a.yml b.yml", "list:2: error: '' takes 1 scene, not 3"),
        ])
    func errors(text: String, message: String) {
        #expect {
            try ReferenceList(text: text, file: "list")
        } throws: { error in
            "\(error)" == message
        }
    }
}
