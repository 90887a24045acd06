import Foundation
import Offstage
import Testing
import YAMLTree

@testable import SceneFile

@MainActor
@Suite("Limits of scene files")
struct LimitTests {
    /// Views inside each other.
    private func nested(_ count: Int) -> String {
        SceneText.head + "view: " + String(repeating: "{ subviews: [", count: count - 1) + "{}"
            + String(repeating: "] }", count: count - 1) + "\n"
    }

    @Test("Views nest 400 deep, and no deeper")
    func nesting() throws {
        #expect(SceneText.errors(nested(400)).isEmpty)
        let errors = SceneText.errors(nested(401))
        #expect(errors.count == 1)
        #expect(errors[0].hasSuffix("views and layers are nested more than 400 deep"))
        let deeper = SceneText.errors(nested(600))
        #expect(deeper.count == 1)
        #expect(deeper[0].contains("lists and maps are nested more than 1,000 deep, and views more than 400"))
    }

    @Test("The deepest tree there may be draws its deepest view")
    func deepest() throws {
        let text =
            SceneText.head + "view: " + String(repeating: "{ frame: [0, 0, 32, 32], subviews: [", count: 399)
            + "{ frame: [0, 0, 4, 4], backgroundColor: red }" + String(repeating: "] }", count: 399) + "\n"
        #expect(try SceneText.pixel(text, 1, 1) == [255, 0, 0, 255])
    }

    @Test("Aliases count as often as they are used")
    func aliasBomb() {
        var lines = "subviews:\n- subviews: &a0 [{}, {}, {}, {}, {}, {}, {}, {}, {}]\n"
        for level in 1...8 {
            let items = Array(repeating: "{ subviews: *a\(level - 1) }", count: 9).joined(separator: ", ")
            lines += "- subviews: &a\(level) [\(items)]\n"
        }
        let errors = SceneText.errors(SceneText.view(lines))
        #expect(errors.count == 1)
        #expect(
            errors[0].hasSuffix(
                "the scene has more than 1,000,000 nodes, aliases and components counted as often as they are used"))
    }

    @Test("Long texts count by their length when aliases repeat them")
    func textBomb() {
        let path = "M0 0" + String(repeating: " L1 1", count: 20_000)
        let uses = Array(repeating: "{ class: CAShapeLayer, path: *p }", count: 2000).joined(separator: ", ")
        let errors = SceneText.errors(
            SceneText.view("sublayers: [{ class: CAShapeLayer, path: &p \"\(path)\" }, \(uses)]"))
        #expect(errors.count == 1)
        #expect(errors[0].contains("more than 1,000,000 nodes"))
    }

    @Test("A screen that is too large is refused, also where it is filmed", arguments: ["", "film: { duration: 1 }\n"])
    func screen(film: String) {
        let text = "offstage: 1\ndevice: { size: [1.0e20, 100], scale: 1 }\n\(film)view: {}\n"
        #expect(SceneText.errors(text) == ["2:17 the canvas is more than 16,384 pixels wide or high"])
    }

    @Test("Replicators make at most 100,000 copies, copies of copies included")
    func copies() {
        func nested(_ inner: Int, _ outer: Int) -> [String] {
            SceneText.errors(
                SceneText.view(
                    "sublayers:\n- class: CAReplicatorLayer\n  instanceCount: \(outer)\n"
                        + "  sublayers: [{ class: CAReplicatorLayer, instanceCount: \(inner), sublayers: [{}] }]"))
        }
        #expect(nested(100, 200).isEmpty)
        #expect(nested(1000, 1000) == ["6:5 the replicators make more than 100,000 copies"])
        #expect(nested(1_000_000_000, 1) == ["7:45 the replicators make more than 100,000 copies"])
        let text =
            SceneText.view("sublayers: [{ id: r, class: CAReplicatorLayer }]")
            + "changes: [{ at: 0, id: r, set: { instanceCount: 1000000 } }]\n"
        #expect(SceneText.errors(text) == ["5:34 the replicators make more than 100,000 copies"])
    }

    @Test("An anchor that is repeated within the limit makes as many views")
    func harmlessAlias() throws {
        let stage = try SceneText.stage(
            SceneText.view("subviews:\n- subviews: &two [{}, {}]\n- subviews: *two\n- subviews: *two"))
        #expect(stage.stage.window.rootView?.subviews.map { $0.subviews.count } == [2, 2, 2])
    }

    @Test(
        "The canvas has at most 16,384 pixels a side and 64 megapixels",
        arguments: [
            ("[16384, 100]", 1, nil), ("[16385, 100]", 1, "the canvas is more than 16,384 pixels wide or high"),
            ("[8192, 100]", 2, nil), ("[8193, 100]", 2, "the canvas is more than 16,384 pixels wide or high"),
            ("[8000, 8000]", 1, nil), ("[8000, 8001]", 1, "the canvas has more than 64 megapixels"),
            ("[1e308, 1e308]", 3, "the canvas is more than 16,384 pixels wide or high"),
        ] as [(String, Int, String?)])
    func canvas(size: String, scale: Int, message: String?) {
        let errors = SceneText.errors("offstage: 1\ndevice: { size: \(size), scale: \(scale) }\n")
        #expect(errors == (message.map { ["2:17 \($0)"] } ?? []))
    }

    @Test("The canvas of the context route has the root view's size, also where a caller asks for that route")
    func contextCanvas() {
        let text = SceneText.head + "view: { frame: [0, 0, 8, 1e9] }\n"
        #expect(SceneText.errors(text).isEmpty)
        #expect(
            SceneText.errors(text + "route: context\n").map { $0.hasSuffix("16,384 pixels wide or high") } == [true])
        #expect(throws: SceneErrors.self) {
            try Scene(text: text, file: "a.yml", options: SceneOptions(route: .context))
        }
        #expect(throws: Never.self) {
            try Scene(text: text + "route: context\n", file: "a.yml", options: SceneOptions(route: .screen))
        }
    }

    @Test("A window that is resized stays within the canvas' limits")
    func resizedCanvas() {
        let errors = SceneText.errors(
            SceneText.head + "changes: [{ at: 0, window: { size: [20000, 5] } }]\n")
        #expect(errors == ["3:36 the canvas is more than 16,384 pixels wide or high"])
    }

    @Test("10,000 frames, and no more")
    func frames() {
        func times(_ count: Int) -> String { (0..<count).map { "\(Double($0) / 100)" }.joined(separator: ", ") }
        #expect(SceneText.errors(SceneText.head + "time: [\(times(10_000))]\n").isEmpty)
        #expect(
            SceneText.errors(SceneText.head + "time: [\(times(10_001))]\n") == [
                "3:7 the scene has more than 10,000 frames"
            ])
    }

    @Test("Images have at most 100 megapixels, made here or from a file")
    func images() throws {
        let made = SceneText.errors(
            SceneText.view("class: UIImageView\nimage: { size: [10001, 10000], color: red, scale: 1 }"))
        #expect(made == ["5:18 the image has more than 100 megapixels"])
        let folder = try TemporaryFolder()
        // A header that promises 20,000 × 20,000 pixels, and nothing behind it.
        var header: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
        header += [0, 0, 0x4E, 0x20, 0, 0, 0x4E, 0x20, 8, 6, 0, 0, 0, 0, 0, 0, 0]
        try folder.write(Data(header), "bomb.png")
        #expect(
            SceneText.errors(SceneText.view("class: UIImageView\nimage: bomb.png"), folder: folder.url) == [
                "5:10 'bomb.png' has more than 100 megapixels"
            ])
    }

    @Test("Files have at most 64 MB")
    func fileSize() throws {
        let folder = try TemporaryFolder()
        let url = folder.url.appendingPathComponent("large.yml")
        try Data().write(to: url)
        let handle = try FileHandle(forWritingTo: url)
        try handle.truncate(atOffset: UInt64(SceneLimits.fileBytes) + 1)
        try handle.close()
        do {
            _ = try Scene(contentsOf: url)
            Issue.record("the file was read")
        } catch {
            #expect(error.errors.map(\.message) == ["the file has more than 64 MB"])
        }
    }

    @Test("A file of very many values ends with a sentence")
    func manyValues() {
        let text = "offstage: 1\nview: [" + String(repeating: "1,", count: SceneLimits.yamlValues + 10) + "1]\n"
        let errors = SceneText.errors(text)
        #expect(errors.count == 1)
        #expect(errors[0].contains("the file has more than 8,000,000 values"))
    }

    @Test("The nearest name is looked for no longer than somebody is told", arguments: [1_000, 10_000])
    func unknownKeys(count: Int) throws {
        let keys = (0..<count).map { "  k\($0): \($0)\n" }.joined()
        let heads = ["offstage: 1\nview:\n", "offstage: 1\ncomponents: { a: { view: {} } }\nview:\n  use: a\n"]
        for text in heads.map({ $0 + keys }) {
            #expect(SceneText.errors(text).count == 101)
            let tree = YAMLTree(text, maximumValues: SceneLimits.yamlValues)
            let source = SceneSource(file: "a.yml", text: text)
            let reader = SceneReader(
                sources: SceneSources(source), registry: .standard, images: ImageLoader(folder: nil, allowedRoots: []),
                folder: nil)
            _ = reader.readScene(tree, options: SceneOptions())
            #expect(reader.lookups <= 3 * 101)
        }
    }
}
