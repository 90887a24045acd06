import CompilerFront
import Foundation
import Testing

@Suite("The compiler in front")
struct FrontTests {
    /// A build folder as SwiftPM makes it, with one module of some files.
    private final class Build {
        let root: URL
        let module: String
        var sources: [String] = []
        var others: [String] = []

        init(_ module: String, _ files: [String: String], in root: URL? = nil) throws {
            self.root =
                try root
                ?? {
                    let url = FileManager.default.temporaryDirectory.appending(path: "a b \(UUID().uuidString)")
                    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
                    return url
                }()
            self.module = module
            let folder = self.root.appending(path: "Sources/\(module)")
            for name in ["Sources/\(module)", "Modules", "\(module).build"] {
                try FileManager.default.createDirectory(
                    at: self.root.appending(path: name), withIntermediateDirectories: true)
            }
            for (name, text) in files.sorted(by: { $0.key < $1.key }) {
                let path = folder.appending(path: name).path
                try text.write(toFile: path, atomically: true, encoding: .utf8)
                sources.append(path)
            }
            let map = Dictionary(uniqueKeysWithValues: sources.map { ($0, ["object": $0 + ".o"]) })
            try JSONEncoder().encode(map).write(to: URL(fileURLWithPath: mapPath))
        }

        var mapPath: String { root.appending(path: "\(module).build/output-file-map.json").path }

        var arguments: [String] {
            [
                "-module-name", module, "-emit-module-path", root.appending(path: "Modules/\(module).swiftmodule").path,
                "-output-file-map", mapPath, "-c",
            ] + sources + ["-I", root.appending(path: "Modules").path] + others
        }

        func run() throws -> [String]? {
            guard case .run(let arguments, _) = try Front(kit: Kit(root: "/kit")).decide(arguments) else { return nil }
            return arguments
        }
    }

    @Test("Modules that import nothing of the kit's are compiled as without it")
    func untouched() throws {
        let build = try Build("Plain", ["A.swift": "import Foundation\n#if os(iOS)\n@objc class A {}\n#endif"])
        #expect(try build.run() == build.arguments)
        let guarded = try Build("Both", ["A.swift": "#if canImport(Combine)\nimport Combine\n#endif"])
        #expect(try guarded.run() == guarded.arguments)
    }

    @Test("A program of one file with @UIApplicationMain has no code at its top; SwiftPM knows of @main alone")
    func entry() throws {
        let text = "import UIKit\n@UIApplicationMain class A: UIResponder, UIApplicationDelegate {}"
        #expect(try Build("App", ["A.swift": text]).run()?.contains("-parse-as-library") == true)
        #expect(try Build("Two", ["A.swift": text, "B.swift": ""]).run()?.contains("-parse-as-library") == false)
        #expect(try Build("Main", ["main.swift": text]).run()?.contains("-parse-as-library") == false)
        let plain = text.replacing("@UIApplicationMain", with: "@MainActor")
        #expect(try Build("Plain", ["A.swift": plain]).run()?.contains("-parse-as-library") == false)
    }

    @Test("Where covered lines are counted, reports are told the originals of the copies")
    func coverage() throws {
        let build = try Build("App", ["A.swift": "import UIKit\n@objc class A: UIView {}", "B.swift": "import UIKit"])
        #expect(try build.run()?.contains("-coverage-prefix-map") == false)
        build.others = ["-profile-generate", "-profile-coverage-mapping"]
        let copy = build.root.appending(path: "App.build/adapted/A+adapted.swift").path
        #expect(try build.run()?.suffix(2) == ["-coverage-prefix-map", "\(copy)=\(build.sources[0])"])
    }

    @Test("Changed sources go in as copies of another name, and the output file map knows them")
    func copies() throws {
        let build = try Build("App", ["A.swift": "import UIKit\n@objc class A: UIView {}", "B.swift": "import UIKit"])
        let arguments = try #require(try build.run())
        let copy = build.root.appending(path: "App.build/adapted/A+adapted.swift").path
        #expect(arguments.contains(copy) && !arguments.contains(build.sources[0]))
        #expect(arguments.contains(build.sources[1]))
        #expect(arguments.suffix(2) == ["-I", "/kit/modules"])
        let text = try String(contentsOfFile: copy, encoding: .utf8)
        #expect(text.hasPrefix("#sourceLocation(file: \"\(build.sources[0])\", line: 1)\nimport UIKit\n"))
        let place = try #require(arguments.firstIndex(of: "-output-file-map"))
        let map = try JSONDecoder().decode(
            [String: [String: String]].self, from: Data(contentsOf: URL(fileURLWithPath: arguments[place + 1])))
        #expect(Set(map.keys) == [copy, build.sources[1]])
        #expect(map[copy] == ["object": build.sources[0] + ".o"])
    }

    @Test("A module with SwiftUI needs the kit, also where it asks first; its previews are listed beside its objects")
    func previews() throws {
        let asked = try Build("Asked", ["A.swift": "#if canImport(SwiftUI)\nimport SwiftUI\n#endif"])
        #expect(try asked.run()?.suffix(2) == ["-I", "/kit/modules"])
        let list = asked.root.appending(path: "Asked.build/.offstage-previews").path
        #expect(!FileManager.default.fileExists(atPath: list))
        try "import SwiftUI\n\n#Preview { Text(\"a\") }".write(
            toFile: asked.sources[0], atomically: true, encoding: .utf8)
        _ = try asked.run()
        let row = try String(contentsOfFile: list, encoding: .utf8).split(separator: "\t")
        #expect(row.count == 3 && row[0].wholeMatch(of: /_Preview_A_3_1_[0-9a-f]{8}/) != nil)
        #expect(row.dropFirst() == ["3", "\(asked.sources[0])\n"])
        try "import SwiftUI".write(toFile: asked.sources[0], atomically: true, encoding: .utf8)
        _ = try asked.run()
        #expect(!FileManager.default.fileExists(atPath: list))
    }

    @Test("A copy is written again only when it changes")
    func dates() throws {
        let build = try Build("App", ["A.swift": "import UIKit\n@objc class A: UIView {}"])
        _ = try build.run()
        let copy = build.root.appending(path: "App.build/adapted/A+adapted.swift").path
        try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: copy)
        _ = try build.run()
        let date = try FileManager.default.attributesOfItem(atPath: copy)[.modificationDate] as? Date
        #expect(date == Date(timeIntervalSince1970: 1))
    }

    @Test("A module that imports one that needs the kit needs it too; tests get UIKit with XCTest")
    func chained() throws {
        let app = try Build("App", ["A.swift": "import UIKit"])
        _ = try app.run()
        let tests = try Build(
            "AppTests", ["T.swift": "import XCTest\n@testable import App\nclass T: XCTestCase {}"], in: app.root)
        let arguments = try #require(try tests.run())
        #expect(arguments.contains("/kit/modules"))
        #expect(arguments.contains("-import-module"))
        #expect(try #require(try app.run()).contains("-import-module") == false)
    }

    @Test("A module that no longer imports UIKit is forgotten")
    func forgotten() throws {
        let app = try Build("App", ["A.swift": "import UIKit"])
        _ = try app.run()
        let user = try Build("User", ["U.swift": "import App"], in: app.root)
        #expect(try user.run() != user.arguments)
        try "import Foundation".write(toFile: app.sources[0], atomically: true, encoding: .utf8)
        #expect(try app.run() == app.arguments)
        #expect(try user.run() == user.arguments)
    }

    @Test("Products are linked with the kit where one of their modules needs it")
    func linking() throws {
        let app = try Build("App", ["A.swift": "import UIKit"])
        let list = app.root.appending(path: "Objects.LinkFileList").path
        try "'\(app.root.path)/App.build/A.swift.o'\n".write(toFile: list, atomically: true, encoding: .utf8)
        let arguments = ["-emit-executable", "-o", "x", "@" + list]
        let front = Front(kit: Kit(root: "/kit"))
        guard case .run(let before, _) = try front.decide(arguments) else { return #expect(Bool(false)) }
        #expect(before == arguments)
        _ = try app.run()
        guard case .run(let after, _) = try front.decide(arguments) else { return #expect(Bool(false)) }
        #expect(after.starts(with: arguments) && after.contains("-rpath"))
        #expect(!after.contains("-lOffstageTestRun"))
        guard case .run(let tests, _) = try front.decide(["-emit-executable", "-o", "x.xctest", "@" + list]) else {
            return #expect(Bool(false))
        }
        #expect(tests.suffix(2) == ["-lOffstageTestRun", "/kit/libraries/host.o"])
    }

    @Test("What cannot be rewritten is refused, with its place")
    func refused() throws {
        let build = try Build("App", ["A.swift": "import UIKit\nextension UIView { override func awakeFromNib() {} }"])
        guard case .refuse(let problems) = try Front(kit: Kit(root: "/kit")).decide(build.arguments) else {
            return #expect(Bool(false))
        }
        #expect(problems.map(\.path) == build.sources)
        #expect(problems.map(\.line) == [2])
    }

    @Test("Many arguments go through a response file")
    func many() throws {
        let names = (0..<2_000).map { "File number \($0) with a \"long\" name.swift" }
        let build = try Build("App", Dictionary(uniqueKeysWithValues: names.map { ($0, "import UIKit") }))
        let arguments = try #require(try build.run())
        #expect(arguments.count == 1)
        let expanded = ResponseFile.expand(arguments)
        #expect(expanded == build.arguments + ["-I", "/kit/modules"])
    }

    @Test("What is handed on as it is is said once for each file, with the line and the reason, and is no failure")
    func warned() throws {
        let build = try Build(
            "App", ["A.swift": "import UIKit\n@objc class A {}\nclass {", "B.swift": "import UIKit\n@objc class B {}"])
        guard case .run(let arguments, let warnings) = try Front(kit: Kit(root: "/kit")).decide(build.arguments) else {
            return #expect(Bool(false))
        }
        #expect(arguments.contains(build.sources[0]) && !arguments.contains(build.sources[1]))
        #expect(warnings.map(\.line) == [3])
        #expect(
            warnings.first?.description.contains("A.swift:3:7: warning: this file is handed to the compiler as it is")
                == true)
    }

    @Test("What `-D` does not define is not compiled, and not rewritten", arguments: [["-DOLD"], ["-D", "OLD"], []])
    func defined(options: [String]) throws {
        let text = "import UIKit\n#if OLD\nextension UIView { override func awakeFromNib() {} }\n#endif"
        let build = try Build("App", ["A.swift": text])
        let decision = try Front(kit: Kit(root: "/kit")).decide(options + build.arguments)
        if case .refuse(let problems) = decision {
            #expect(problems.map(\.line) == [3] && !options.isEmpty)
        } else {
            #expect(options.isEmpty)
        }
    }

    @Test("Pictures among the sources lie beside the program of tests, the first of each name; catalogues do not")
    func pictures() throws {
        let app = try Build("App", ["A.swift": "import UIKit", "B.swift": "import UIKit"])
        _ = try app.run()
        let folder = URL(fileURLWithPath: app.sources[0]).deletingLastPathComponent()
        for name in ["Pictures", "Assets.xcassets", ".build"] {
            try FileManager.default.createDirectory(
                at: folder.appending(path: name), withIntermediateDirectories: true)
        }
        for name in ["Pictures/a.png", "b.json", "Assets.xcassets/c.png", ".build/d.png", "e.md"] {
            try name.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
        }
        let bin = app.root.appending(path: "bin")
        try FileManager.default.createDirectory(at: bin, withIntermediateDirectories: true)
        try "first".write(to: bin.appending(path: "b.json"), atomically: true, encoding: .utf8)
        let list = app.root.appending(path: "Objects.LinkFileList").path
        try "'\(app.root.path)/App.build/A.swift.o'\n".write(toFile: list, atomically: true, encoding: .utf8)
        let front = Front(kit: Kit(root: "/kit"))
        for _ in 0..<2 {
            _ = try front.decide(["-emit-executable", "-o", bin.path + "/x.xctest", "@" + list])
            #expect(try FileManager.default.contentsOfDirectory(atPath: bin.path).sorted() == ["a.png", "b.json"])
        }
        #expect(try String(contentsOf: bin.appending(path: "a.png"), encoding: .utf8) == "Pictures/a.png")
        #expect(try String(contentsOf: bin.appending(path: "b.json"), encoding: .utf8) == "first")
    }
}
