import Foundation

/// What is damaged: scenes, the words and numbers in them, and pictures.
struct FuzzMaterial: Sendable {
    /// The texts of scenes, sorted by path.
    let scenes: [String]
    /// Keys, names and values that occur in scenes, each once.
    let words: [String]
    /// PNG files small enough to be read thousands of times.
    let pictures: [Data]
    /// What the program takes for a scene.
    let schema: SceneSchema

    struct Missing: Error, CustomStringConvertible {
        let folders: [URL]
        var description: String { "no scenes and pictures in " + folders.map(\.path).joined(separator: " and ") }
    }

    init(scenes: [String], words: [String], pictures: [Data], schema: SceneSchema = .empty) {
        (self.scenes, self.words, self.pictures, self.schema) = (scenes, words, pictures, schema)
    }

    init(scenes: URL, pictures: URL, schema: SceneSchema) throws {
        self.schema = schema
        self.scenes = try Self.files(in: scenes, "yml").map { String(decoding: $0, as: UTF8.self) }
        self.pictures = try Self.files(in: pictures, "png").filter { $0.count < 30_000 }
        words = Set(self.scenes.flatMap { SceneTokens.words(in: $0) }).sorted()
        guard !words.isEmpty, !self.pictures.isEmpty else { throw Missing(folders: [scenes, pictures]) }
    }

    private static func files(in folder: URL, _ suffix: String) throws -> [Data] {
        try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
            .filter { $0.hasSuffix("." + suffix) }
            .map { try Data(contentsOf: folder.appendingPathComponent($0)) }
    }
}
