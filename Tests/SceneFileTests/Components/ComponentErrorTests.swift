import Foundation
import Testing

@testable import SceneFile

@MainActor
@Suite("Mistakes with components")
struct ComponentErrorTests {
    /// Every error with its notes: `line:column sentence`, then `> line:column note`.
    private func errors(_ text: String, folder: URL? = nil) -> [String] {
        do {
            _ = try SceneText.scene("offstage: 1\n" + text, folder: folder)
            return []
        } catch let errors as SceneErrors {
            return errors.errors.flatMap { error in
                [place(error.file, error.line, error.column) + " " + error.sentence]
                    + error.notes.map { "> " + place($0.file, $0.line, $0.column) + " " + $0.message }
            }
        } catch {
            return ["unexpected: \(error)"]
        }
    }

    private func place(_ file: String, _ line: Int, _ column: Int) -> String {
        (file == "test.yml" ? "" : file + ":") + "\(line):\(column)"
    }

    @Test("An unknown, a missing and an unused parameter point at the use and at the definition")
    func parameters() {
        #expect(
            errors(
                "components: { c: { parameters: { text: a }, view: { subviews: [{ id: $text }] } } }\n"
                    + "view: { use: c, with: { txt: b } }")
                == [
                    "3:25 the component 'c' has no parameter 'txt'; did you mean 'text'?",
                    "> 2:15 the component is here",
                ])
        #expect(
            errors(
                "components: { c: { parameters: { text: }, view: { subviews: [{ id: $text }] } } }\nview: { use: c }")
                == [
                    "3:9 the component 'c' needs the parameter 'text'",
                    "> 2:34 the parameter is here, without a default",
                ])
        #expect(
            errors("components: { c: { parameters: { text: a }, view: { tag: 1 } } }")
                == ["2:34 the component 'c' does not use its parameter 'text'", "> 2:51 its view is here"])
        #expect(
            errors("components: { c: { parameters: { text: a }, view: { subviews: [{ id: $text }, { id: $txt }] } } }")
                == [
                    "2:85 the component 'c' has no parameter 'txt'; did you mean 'text'?",
                    "> 2:15 the component is here",
                ])
        #expect(
            errors(
                "components: { c: { parameters: { n: a }, view: { subviews: [{ id: $n }], layer: { name: '{m}' } } } }")
                == ["2:89 the component 'c' has no parameter 'm'; did you mean 'n'?", "> 2:15 the component is here"])
    }

    @Test("A value of the wrong kind points at what the user wrote and at where the component has it")
    func wrongKind() {
        #expect(
            errors(
                "components: { c: { parameters: { a: 1 }, view: { alpha: $a } } }\nview: { use: c, with: { a: no } }")
                == ["3:28 found 'no'; expected a number from 0 to 1", "> 2:57 it is the 'a' of the component 'c' here"])
        #expect(
            errors(
                "components: { c: { parameters: { a: x }, view: { subviews: [{ class: UILabel, text: \"{a}\" }] } } }\n"
                    + "view: { use: c, with: { a: [1] } }")
                == [
                    "3:28 found a list of 1 for '{a}' inside a text; expected a text, a number, true or false",
                    "> 2:85 the text stands here",
                ])
    }

    @Test("What is wrong in a component points at its uses, and is said once however often it is used")
    func inside() {
        #expect(
            errors("components: { c: { view: { alhpa: 1 } } }\nview: { subviews: [{ use: c }, { use: c }] }")
                == [
                    "2:28 unknown key 'alhpa' of UIView; did you mean 'alpha'?",
                    "> 3:20 in the component 'c', used here",
                ])
        #expect(
            errors(
                "components: { c: { view: { subviews: [{ use: d }] } }, d: { view: { tag: x } } }\nview: { use: c }")
                == [
                    "2:74 found 'x'; expected a whole number from -1000000000 to 1000000000",
                    "> 2:39 in the component 'd', used here", "> 3:7 in the component 'c', used here",
                ])
    }

    @Test("What is wrong in a component that nothing uses is found, too")
    func unused() {
        #expect(
            errors("components: { c: { parameters: { a: 1 }, view: { alpha: 4, tag: $a } } }")
                == ["2:57 found '4'; expected a number from 0 to 1", "> 2:15 in the component 'c', used here"])
    }

    @Test("A component that uses itself, at once or by way of another, and nothing hangs")
    func recursion() {
        #expect(
            errors("components: { c: { view: { subviews: [{ use: c }] } } }\nview: { use: c }") == [
                "2:46 the component 'c' uses itself", "> 2:15 the component is here",
                "> 3:7 in the component 'c', used here",
            ])
        #expect(
            errors("components: { a: { view: { use: b } }, b: { view: { use: a } } }\nview: { use: a }") == [
                "2:58 the component 'a' uses itself", "> 2:15 the component is here",
                "> 2:26 in the component 'b', used here", "> 3:7 in the component 'a', used here",
            ])
    }

    @Test("A use that is no component")
    func noComponent() {
        #expect(
            errors("components: { bubble: { view: {} } }\nview: { use: buble }") == [
                "3:14 no component has the name 'buble'; did you mean 'bubble'?",
                "> 2:1 the components are described here",
            ])
        #expect(
            errors("view: { use: bubble }")
                == ["2:14 no component has the name 'bubble'; expected `components:` in the scene"])
        #expect(
            errors("components: { bubble: { view: {} } }\nview: { use: [1] }") == [
                "3:14 found a list of 1; expected bubble", "> 2:1 the components are described here",
            ])
        #expect(errors("view: { with: {} }") == ["2:9 'with' goes with 'use', which names a component"])
        #expect(
            errors("components: { c: { view: {} } }\nview: { sublayers: [{ use: c }] }")
                == ["3:23 'use' stands where a view stands"])
        #expect(
            errors("components: { c: { view: {} } }\nview: { use: c, with: 3 }")
                == ["3:23 found '3'; expected a map of the component's parameters"])
    }

    @Test("Forms that are none")
    func forms() {
        #expect(
            errors("components: [1]")
                == ["2:13 found a list of 1; expected a map of components by name, or the name of a file of them"])
        #expect(errors("components: { c: {} }") == ["2:18 a component needs the key 'view'"])
        #expect(errors("components: { c: { view: 3 } }") == ["2:26 found '3'; expected a map of a view's keys"])
        #expect(
            errors("components: { c/d: { view: {} } }")
                == ["2:15 'c/d' cannot be a component's name; expected letters, digits, - and _"])
        #expect(
            errors(
                "components: { c: { parameters: { text: a }, view: { subviews: [{ class: UILabel, text: {text} }] } } }"
            )
                == ["2:88 {text} without quotes is a map in YAML: write $text or \"{text}\""])
    }

    @Test("Inside, constraints know the component's own ids alone, by their local names")
    func scopes() {
        #expect(
            errors(
                "components: { c: { view: { subviews: [{ id: title }], constraints: [titel.width == page.width] } } }\n"
                    + "view: { id: page, subviews: [{ use: c, id: b }] }")
                == [
                    "2:69 no view or layout guide has the id 'b/titel'; did you mean 'b/title'?",
                    "> 3:30 in the component 'c', used here",
                    "2:69 no view or layout guide has the id 'b/page'", "> 3:30 in the component 'c', used here",
                ])
        #expect(
            errors("components: { c: { view: { subviews: [{ id: a }, { id: a }] } } }\nview: { use: c, id: b }") == [
                "2:56 the id 'a' is taken on line 2; expected an id of its own",
                "> 3:7 in the component 'c', used here",
            ])
    }

    @Test("Expanded nodes count: components that use each other twice end at the limit")
    func limits() {
        let levels = (0..<40).map { "  c\($0): { view: { subviews: [{ use: c\($0 + 1) }, { use: c\($0 + 1) }] } }\n" }
        let found = errors("components:\n" + levels.joined() + "  c40: { view: {} }\nview: { use: c0 }")
        #expect(found.contains { $0.hasSuffix("aliases and components counted as often as they are used") })
    }

    @Test("A chain of components is as deep as views may be")
    func depth() {
        let chain = (0..<500).map { "  c\($0): { view: { use: c\($0 + 1) } }\n" }
        let found = errors("components:\n" + chain.joined() + "  c500: { view: {} }\nview: { use: c0 }")
        #expect(found.first?.hasSuffix("components are nested more than 400 deep") == true)
    }

    // MARK: Files

    @Test("Components come from a file beside the scene, whose name errors carry")
    func file() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            Data("offstage: 1\ncomponents:\n  c:\n    parameters: { a: 1 }\n    view: { alpha: $a, tagg: 1 }\n".utf8),
            "c.yml")
        #expect(
            errors("components: c.yml\nview: { use: c }", folder: folder.url) == [
                "c.yml:5:24 unknown key 'tagg' of UIView; did you mean 'tag'?", "> 3:7 in the component 'c', used here",
            ])
        #expect(
            errors("components: c.yml\nview: { use: c, with: { b: 1 } }", folder: folder.url) == [
                "3:25 the component 'c' has no parameter 'b'; did you mean 'a'?", "> c.yml:3:3 the component is here",
            ])
    }

    @Test("Files that are none, or not beside the scene, or not of components")
    func badFiles() throws {
        let folder = try TemporaryFolder()
        for (name, text) in [
            ("empty.yml", ""), ("list.yml", "[1]"), ("syntax.yml", "offstage: 1\ncomponents: {"),
            ("scene.yml", "offstage: 1\nview: {}\n"), ("chain.yml", "offstage: 1\ncomponents: empty.yml\n"),
            ("sub/c.yml", "offstage: 1\ncomponents: {}\n"),
        ] { try folder.write(Data(text.utf8), name) }
        func found(_ name: String) -> [String] { errors("components: \(name)", folder: folder.url) }
        #expect(found("none.yml") == ["2:13 components from 'none.yml': there is no such file"])
        #expect(
            found("sub/c.yml") == ["2:13 'sub/c.yml' lies outside the scene's folder; expected a file beside the scene"]
        )
        #expect(
            found("../c.yml") == ["2:13 '../c.yml' lies outside the scene's folder; expected a file beside the scene"])
        #expect(found("empty.yml") == ["2:13 the file of components 'empty.yml' is empty"])
        #expect(
            found("list.yml")
                == [
                    "list.yml:1:1 found a list of 1; expected a map for a file of components",
                    "> 2:13 the file is read here",
                ])
        #expect(found("syntax.yml").first?.hasPrefix("syntax.yml:") == true)
        #expect(
            found("scene.yml").contains(
                "scene.yml:2:1 unknown key 'view' in a file of components; expected offstage or components"))
        #expect(
            found("chain.yml").first
                == "chain.yml:2:13 found 'empty.yml'; expected a map of components by name, or the name of a file of them"
        )
        #expect(
            errors("components: c.yml") == [
                "2:13 'c.yml' cannot be read: the scene is no file, so no folder is its own"
            ])
    }

    @Test("A file of components alone is read, checked, and shows no frames")
    func library() throws {
        let scene = try SceneText.scene("offstage: 1\ncomponents: { c: { view: {} } }")
        #expect(scene.times.isEmpty)
        #expect(try SceneText.frames("offstage: 1\ncomponents: { c: { view: {} } }").isEmpty)
        #expect(try !SceneText.frames("offstage: 1\ncomponents: { c: { view: {} } }\nview: {}").isEmpty)
    }

    @Test("A file of components is known by its keys")
    func libraryFiles() throws {
        let folder = try TemporaryFolder()
        let texts = [
            "offstage: 1\ncomponents: { c: { view: {} } }", "offstage: 1\ncomponents: c.yml", "offstage: 1", "",
            "offstage: 1\ncomponents: {}\nview: {}", "components: {}", "{",
        ]
        let found = try texts.map { text in
            try folder.write(Data(text.utf8), "f.yml")
            return ComponentFile.isOne(folder.url.appendingPathComponent("f.yml"))
        }
        #expect(found == [true, false, false, false, false, false, false])
        #expect(!ComponentFile.isOne(folder.url.appendingPathComponent("none.yml")))
    }

    @Test("An error shows both places with their lines")
    func text() {
        do {
            _ = try SceneText.scene("offstage: 1\ncomponents: { c: { view: { tagg: 1 } } }\nview: { use: c }\n")
        } catch {
            #expect(
                "\(error)" == """
                    test.yml:2:28: error: unknown key 'tagg' of UIView; did you mean 'tag'?
                        components: { c: { view: { tagg: 1 } } }
                                                   ^
                    test.yml:3:7: note: in the component 'c', used here
                        view: { use: c }
                              ^
                    """)
        }
    }

    @Test("A text that doubles on each of many levels of components is refused before it is built")
    func doubling() {
        let levels = 32
        var lines = "components:\n"
        for level in 0..<levels - 1 {
            lines +=
                "  c\(level): { parameters: { t: }, view: { subviews: [{ use: c\(level + 1), "
                + "with: { t: \"{t}{t}\" } }] } }\n"
        }
        lines += "  c\(levels - 1): { parameters: { t: }, view: { class: UILabel, text: $t } }\n"
        let errors = errors(lines + "view: { subviews: [{ use: c0, with: { t: ab } }] }")
        #expect(errors.first?.contains("the scene has more than 1,000,000 nodes") == true)
    }

    @Test("Ids of components in components count by all that stands in front of them", arguments: [2, 4000])
    func longIDs(count: Int) {
        // 12 levels make an id of 8 KB, which all views below have in front of theirs.
        let levels = 12
        var lines = "components:\n"
        for level in 0..<levels {
            lines +=
                "  c\(level): { parameters: { t: }, view: { subviews: [{ use: c\(level + 1), "
                + "with: { t: \"{t}{t}\" } }] } }\n"
        }
        let ids = (0..<count).map { "{ id: i\($0), subviews: [{ id: j\($0) }] }" }.joined(separator: ", ")
        lines += "  c\(levels): { parameters: { t: }, view: { subviews: [{ id: \"{t}\", use: d }] } }\n"
        lines += "  d: { view: { subviews: [\(ids)] } }\n"
        let errors = errors(lines + "view: { subviews: [{ use: c0, with: { t: ab } }] }")
        #expect(errors.first.map { $0.contains("1,000,000 nodes") } == (count > 2 ? true : nil))
    }
}
