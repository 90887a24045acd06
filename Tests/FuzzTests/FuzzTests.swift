import Foundation
import Testing

@testable import fuzz

/// What the fuzzer notices, on programs that misbehave: shell scripts.
@Suite struct FuzzTests {
    /// A program that tells of one command, and then does as `body` says.
    private func complaints(_ body: String, _ kind: FuzzCase.Kind = .scene) throws -> [String] {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("FuzzTests-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let program = folder.appendingPathComponent("program")
        let path = #"{"kind":"positional","valueName":"paths","isOptional":false,"isRepeating":false}"#
        let dump = #"{"command":{"commandName":"p","subcommands":[{"commandName":"render","arguments":[\#(path)]}]}}"#
        let script = """
            #!/bin/sh
            case $1 in
            --experimental-dump-help) echo '\(dump)'; exit ;;
            --help) printf 'EXIT CODES\\n  0  all well\\n  2  bad input\\nUSAGE\\n'; exit ;;
            esac
            \(body)
            """
        try script.write(to: program, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
        let material = FuzzMaterial(
            scenes: ["offstage: 1\nview: { alpha: 0.5 }\n"], words: ["alpha"], pictures: [Data([1, 2, 3])])
        let run = FuzzRun(
            program: program, interface: try interface(of: program), material: material, seed: 1,
            failures: folder.appendingPathComponent("kept"))
        let failed = try run.run([FuzzCase(kind, 0)], jobs: 1)
        guard failed > 0 else { return [] }
        let account = folder.appendingPathComponent("kept/\(kind.rawValue)-0/account.txt")
        return try String(contentsOf: account, encoding: .utf8).components(separatedBy: "\n\n")[0]
            .components(separatedBy: "\n")
    }

    /// A process that another test started while the script was being written has it open a moment longer.
    private func interface(of program: URL) throws -> ProgramInterface {
        for _ in 0..<200 {
            do { return try ProgramInterface(program: program) } catch let error as NSError {
                guard (error.userInfo[NSUnderlyingErrorKey] as? NSError)?.code == Int(ETXTBSY) else { throw error }
                usleep(20_000)
            }
        }
        return try ProgramInterface(program: program)
    }

    @Test("A program that draws, and one that names file, line and column, are taken well")
    func good() throws {
        #expect(try complaints("echo fine") == [])
        #expect(try complaints("echo 'case.yml:1:2: error: unknown key' >&2; exit 2") == [])
        #expect(try complaints("echo 'damaged.png: error: no PNG' >&2; exit 2", .picture) != [])
    }

    @Test("A crash, a hang in a loop, a strange exit code and silence are noticed")
    func ends() throws {
        #expect(try complaints("kill -ILL $$") == ["it crashed by signal 4"])
        #expect(try complaints("ulimit -t 1; while :; do :; done") == ["it did not end"])
        #expect(try complaints("echo no; exit 77") == ["exit code 77 is none of those in the help"])
        #expect(try complaints("exit 2").first == "it failed silently")
    }

    @Test("An error without a place, one for programmers and what is left behind are noticed")
    func texts() throws {
        let lost = try complaints("echo 'error: unknown key' >&2; exit 2")
        #expect(lost == ["an error without a place: error: unknown key"])
        #expect(try complaints("echo 'Error Domain=X' >&2") == ["'Error Domain' in an error"])
        #expect(try complaints("touch .dat.nosync1234") == ["it left .dat.nosync1234"])
    }

    @Test("A case is the same for a seed, another for another, and needs none before it")
    func isSeeded() throws {
        let material = FuzzMaterial(
            scenes: ["offstage: 1\nview: { alpha: 0.5, tag: 3 }\n"], words: ["alpha", "tag"], pictures: [Data([1])])
        func scene(_ index: Int, seed: UInt64) -> [UInt8] {
            var damage = SceneDamage(material: material, random: FuzzCase(.scene, index).random(seed: seed))
            return damage.scene(index)
        }
        #expect((0..<50).map { scene($0, seed: 1) } == (0..<50).map { scene($0, seed: 1) })
        #expect((0..<50).map { scene($0, seed: 1) } != (0..<50).map { scene($0, seed: 2) })
        #expect(Set((0..<50).map { scene($0, seed: 1) }).count > 30)
    }

    private static let schema = #"""
        { "properties": { "view": { "$ref": "#/definitions/view" } },
          "definitions": { "view": {
            "type": "object", "required": ["class"], "properties": {
              "class": { "enum": ["A"] }, "alpha": { "type": "number", "minimum": 0.25, "maximum": 0.75 },
              "id": { "description": "Unique in the file.", "type": "string" },
              "subviews": { "type": "array", "items": { "$ref": "#/definitions/view" } } } } } }
        """#

    @Test("Scenes of a schema have what is required, values that are allowed and ids of their own, the same for a seed")
    func schemaScenes() throws {
        let schema = SceneSchema(root: try JSONDecoder().decode(SchemaNode.self, from: Data(Self.schema.utf8)))
        func scene(_ index: Int, wildness: Double) -> String {
            var made = SchemaScenes(schema: schema, random: FuzzCase(.schema, index).random(seed: 3))
            return made.scene(wildness: wildness)
        }
        var ids = 0
        for index in 0..<200 {
            let text = scene(index, wildness: 0)
            #expect(text == scene(index, wildness: 0))
            #expect(text.matches(of: /{/).count == text.matches(of: /}/).count)
            guard text.contains("view:") else { continue }
            #expect(text.contains("class: 'A'"), "\(text)")
            for match in text.matches(of: /alpha: ([-0-9.]+)/) {
                #expect((0.25...0.75).contains(Double(match.1) ?? -1))
            }
            let found = text.matches(of: /id: (n\d+)/).map { String($0.1) }
            #expect(Set(found).count == found.count)
            ids += found.count
        }
        #expect(ids > 50)
        #expect((0..<50).contains { scene($0, wildness: 0.5) != scene($0, wildness: 0) })
    }

    @Test("Of a run of 400 scenes the other kinds have their parts, or what is asked for")
    func parts() {
        let cases = Dictionary(grouping: FuzzCase.all(count: 400), by: \.kind).mapValues(\.count)
        #expect(cases == [.scene: 400, .schema: 200, .film: 20, .picture: 100, .command: 10])
        let asked = FuzzCase.all(count: 0, [.film: 3])
        #expect(asked == (0..<3).map { FuzzCase(.film, $0) })
    }

    @Test("Chunks written again are the file")
    func chunks() {
        let end: [UInt8] = [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]
        let file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + end
        #expect(PNGChunk.chunks(of: file).map(\.type) == ["IEND"])
        #expect(PNGChunk.file(of: PNGChunk.chunks(of: file)) == file)
    }
}
