import CoreGraphics
import DeveloperToolsSupport
import Foundation
import Goldens
import Offstage
import UIKit

/// Draws the previews of the modules that this program is linked of.
@MainActor
struct PreviewProgram {
    let request: PreviewRequest
    private let results: FileHandle

    init(_ request: PreviewRequest) throws {
        self.request = request
        let file = URL(fileURLWithPath: request.results)
        if !FileManager.default.fileExists(atPath: file.path) { try Data().write(to: file) }
        results = try FileHandle(forWritingTo: file)
        try results.seekToEnd()
    }

    /// Draws them all, each on a stage of its own. What is begun is told before it is drawn.
    func run() throws {
        let circumstances = PreviewCircumstance.all(of: request)
        // Previews are read on a stage, too: their modifiers may ask for the screen.
        let reading = Stage()
        var names = PreviewNames()
        var number = 0
        for place in request.found {
            reading.makeCurrent()
            guard let source = Self.source(of: place) else { continue }
            for preview in source.previews() {
                let name = names.name(of: place, title: preview.displayName)
                for circumstance in request.folder == nil ? [PreviewCircumstance()] : circumstances {
                    number += 1
                    guard number > request.skipped else { continue }
                    try show(preview, PreviewShot(preview, circumstance), named: name + circumstance.suffix, of: place)
                }
            }
        }
    }

    private func show(_ preview: Preview, _ shot: PreviewShot, named name: String, of place: FoundPreview) throws {
        var result = PreviewResult(name: name, title: preview.displayName, place: place, device: shot.deviceName)
        result.remark = shot.remark
        try tell(result)
        if let folder = request.folder {
            let golden = Golden(shot.frame())
            let file = URL(fileURLWithPath: folder).appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(PNG.encode(golden.picture)).write(to: file.appendingPathExtension("png"))
            try Data(golden.text.utf8).write(to: file.appendingPathExtension("txt"))
        }
        result.isDrawn = true
        try tell(result)
    }

    private func tell(_ result: PreviewResult) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        try results.write(contentsOf: encoder.encode(result) + Data("\n".utf8))
    }

    /// Nil where `#if` kept it from the compiler.
    private static func source(of place: FoundPreview) -> (any _PreviewSource.Type)? {
        _typeByName(place.runtimeName) as? any _PreviewSource.Type
    }
}

// swift-format-ignore: NoLeadingUnderscores
/// Draws what the environment asks for. Called by the `main` of a program that is linked of a package's modules.
/// - Returns: What to exit with.
@_cdecl("offstage_draw_previews")
public func _drawPreviews() -> Int32 {
    MainActor.assumeIsolated {
        do {
            let path = ProcessInfo.processInfo.environment[PreviewRequest.variable] ?? ""
            let request = try JSONDecoder().decode(
                PreviewRequest.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
            try PreviewProgram(request).run()
            return 0
        } catch {
            FileHandle.standardError.write(Data("error: \(error)\n".utf8))
            return 1
        }
    }
}
