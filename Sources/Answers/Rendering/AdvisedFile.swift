import Foundation
import Goldens
import RenderServer
import SceneFile
import TextFormatting
import UIKit

/// A scene's file with its advice followed, beside the old one.
@MainActor
struct AdvisedFile {
    private let scene: AdvisedScene
    private let source: URL
    private let url: URL
    private let before: [FollowedAdvice.Account]

    init(_ advice: SceneAdvice, _ options: SceneOptions) throws {
        source = advice.source.url
        url = source.deletingPathExtension().appendingPathExtension("advised.\(source.pathExtension)")
        before = advice.followed.before
        scene = try AdvisedScene(
            WholeFile.readText(source), advice.followed, sources: advice.sources, source: source.relativePath,
            file: url.relativePath, folder: source.deletingLastPathComponent(), options: options)
    }

    /// Writes the file, unless nothing in it would be new.
    func write() throws(FileFailure) {
        guard !scene.changes.isEmpty else { return }
        try OutputFile.write(Data(scene.text.utf8), to: url.relativePath)
    }

    /// What was written, and what came of it.
    var report: [String] {
        scene.changes.isEmpty ? [] : ["\(url.relativePath): \(FollowedAdvice.text(before, scene.actual))"]
    }

    /// What is changed besides.
    var notes: [Problem] { scene.notes.map { Problem(note: error($0)) } }

    /// What could not be done as the advice says; empty when all of it could.
    var complaints: [Problem] {
        let refusals = scene.refusals.map { Problem(error($0)) }
        if scene.keepsPromise { return refusals }
        let promise = scene.promised.map { FollowedAdvice.text(before, $0) } ?? "another picture"
        return refusals + [Problem("the advice promised otherwise: \(promise)", file: url.relativePath)]
    }

    var jsonValue: JSONValue {
        .object([
            ("path", scene.changes.isEmpty ? .null : .string(url.relativePath)),
            ("offscreenPasses", .integer(scene.actual.reduce(0) { $0 + $1.passes })),
            ("isComplete", .bool(complaints.isEmpty)),
        ])
    }

    private func error(_ note: SceneEditor.Note) -> SceneError {
        SceneError(file: source.relativePath, line: note.line, column: note.column, message: note.sentence)
    }
}
