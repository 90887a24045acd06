import Foundation
import TestSupport

/// A case made real: files in a folder and a command line, and what may be expected of the answer.
struct FuzzAttempt {
    let fuzzCase: FuzzCase
    let arguments: [String]
    private let folder: URL

    init(
        _ fuzzCase: FuzzCase, seed: UInt64, interface: ProgramInterface, material: FuzzMaterial, in folder: URL
    ) throws {
        self.fuzzCase = fuzzCase
        self.folder = folder
        let random = fuzzCase.random(seed: seed)
        var maker = CommandLineMaker(interface: interface, random: random)
        var scenes = SceneDamage(material: material, random: random)
        var pictures = PictureDamage(material: material, random: random)
        switch fuzzCase.kind {
        case .scene:
            try Self.write(Data(scenes.scene(fuzzCase.index)), to: "case.yml", in: folder)
            arguments = maker.sensible(scene: "case.yml")
        case .schema:
            var made = SchemaScenes(schema: material.schema, random: random)
            try Self.write(Data(made.scene().utf8), to: "case.yml", in: folder)
            arguments = maker.sensible(scene: "case.yml")
        case .film:
            try Self.write(Data(Self.moving(fuzzCase.index, material, random).utf8), to: "case.yml", in: folder)
            arguments = maker.film(scene: "case.yml")
        case .picture:
            try Self.write(Data(pictures.picture()), to: "damaged.png", in: folder)
            try Self.write(Data(Self.sceneOfPicture.utf8), to: "case.yml", in: folder)
            arguments = try Self.pictureArguments(fuzzCase.index, material: material, in: folder)
        case .command:
            try Self.write(Data(maker.random.pick(material.scenes).utf8), to: "case.yml", in: folder)
            arguments = maker.odd(scene: "case.yml")
        }
    }

    /// A scene for a film: of one that moves, or of the schema.
    private static func moving(_ index: Int, _ material: FuzzMaterial, _ random: SplitMix64) -> String {
        var random = random
        switch index % 3 {
        case 0:
            var invented = HostileScenes(seed: random.next())
            return invented.movingScene(index / 3)
        case 1:
            var made = SchemaScenes(schema: material.schema, random: random)
            return made.scene()
        default:
            return random.pick(material.scenes.filter { $0.contains("\nchanges:") || $0.contains("\nfilm:") } + [""])
        }
    }

    private static let sceneOfPicture = """
        offstage: 1
        device: { size: [20, 20], scale: 1 }
        view: { subviews: [{ class: UIImageView, frame: [2, 2, 16, 16], image: damaged.png }] }
        """

    /// A damaged picture is an image of a scene, a golden, or one side of a comparison.
    private static func pictureArguments(_ index: Int, material: FuzzMaterial, in folder: URL) throws -> [String] {
        switch index % 4 {
        case 0, 1: return ["render", "case.yml", "-o", "made"]
        case 2:
            let damaged = try Data(contentsOf: folder.appendingPathComponent("damaged.png"))
            try write(damaged, to: "Golden/case.png", in: folder)
            try write(
                Data("offstage: 1\ndevice: { size: [2, 2], scale: 1 }\nview: {}\n".utf8), to: "case.yml", in: folder)
            return ["test", "case.yml", "--golden", "Golden", "--failures", "made", "--report", "made/report.html"]
        default:
            try write(material.pictures[index % material.pictures.count], to: "whole.png", in: folder)
            return ["diff", "whole.png", "damaged.png"]
        }
    }

    private static func write(_ data: Data, to path: String, in folder: URL) throws {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }

    // MARK: What is expected

    /// What is wrong with an answer, in sentences.
    func complaints(about outcome: ProgramOutcome, exitCodes: Set<Int32>) -> [String] {
        var complaints: [String] = []
        switch outcome.end {
        case .late: return ["it did not end"]
        case .signal(let signal): return ["it crashed by signal \(signal)"]
        case .exit(let code):
            if !exitCodes.contains(code) { complaints.append("exit code \(code) is none of those in the help") }
            if code != 0, outcome.output.isEmpty, outcome.errors.isEmpty { complaints.append("it failed silently") }
            if code == 2 { complaints += placeComplaints(outcome) }
        }
        for phrase in Self.innerWords where outcome.errors.contains(phrase) {
            complaints.append("'\(phrase)' in an error")
        }
        return complaints + leftovers()
    }

    /// Words that only the program's author understands.
    private static let innerWords = [
        "Error Domain", "NSCocoaError", "NSPOSIX", "Fatal error", "Optional(", "file:///", "0x7f",
    ]

    /// An input that cannot be read is named, a scene with line and column in every error.
    private func placeComplaints(_ outcome: ProgramOutcome) -> [String] {
        let text = outcome.errors + outcome.output
        switch fuzzCase.kind {
        case .command: return []
        case .picture where !arguments.contains("render"):
            return text.contains("damaged.png") || text.contains("case") ? [] : ["an error without the picture's path"]
        case .scene, .schema, .film, .picture:
            let errors = outcome.errors.split(separator: "\n").filter { $0.contains("error: ") }
            let lost = errors.filter { $0.firstMatch(of: /^(failed )?[^ :]+:\d+:\d+: error: ./) == nil }
            if let first = lost.first { return ["an error without a place: \(first.prefix(200))"] }
            return errors.isEmpty && !text.contains("\"line\"") ? ["a scene that cannot be read, and no error"] : []
        }
    }

    /// Files of a name that no one asked for are what an interrupted writer leaves.
    private func leftovers() -> [String] {
        let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        let hidden = files.filter {
            URL(fileURLWithPath: $0).lastPathComponent.hasPrefix(".") || $0.contains(".nosync")
        }
        return hidden.isEmpty ? [] : ["it left \(hidden.sorted().joined(separator: ", "))"]
    }
}
