import Foundation
import Offstage
import Rasterizer
// Seen in all files of this target.
@_exported import TestSupport
import UIKit

@testable import SceneFile

/// Scenes as tests write them: on a screen of 32 × 32 pixels.
@MainActor
enum SceneText {
    static let head = "offstage: 1\ndevice: { size: [32, 32], scale: 1 }\n"

    /// A scene whose root view has these lines, from line 4 on, without their common indentation.
    static func view(_ lines: String) -> String {
        head + "view:\n" + lines.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n") + "\n"
    }

    static func scene(
        _ text: String, folder: URL? = nil, options: SceneOptions = SceneOptions(), registry: SceneRegistry? = nil
    ) throws -> Scene {
        try Scene(text: text, file: "test.yml", folder: folder, options: options, registry: registry)
    }

    /// `line:column sentence` of everything that is wrong with a scene, in order.
    static func errors(
        _ text: String, folder: URL? = nil, options: SceneOptions = SceneOptions(), registry: SceneRegistry? = nil
    ) -> [String] {
        do {
            _ = try scene(text, folder: folder, options: options, registry: registry)
            return []
        } catch let errors as SceneErrors {
            return errors.errors.map { "\($0.line):\($0.column) \($0.sentence)" }
        } catch {
            return ["unexpected: \(error)"]
        }
    }

    static func stage(_ text: String, folder: URL? = nil, options: SceneOptions = SceneOptions()) throws -> SceneStage {
        try scene(text, folder: folder, options: options).makeStage()
    }

    /// All frames of a scene, with what does not hold of them.
    static func frames(_ text: String, folder: URL? = nil, options: SceneOptions = SceneOptions()) throws -> [(
        frame: Frame, failures: [String]
    )] {
        var renderer = SceneRenderer(try scene(text, folder: folder, options: options))
        var server = RenderServer()
        var frames: [(frame: Frame, failures: [String])] = []
        while let pending = renderer.nextFrame() {
            let frame = pending.render(with: &server)
            frames.append((frame, pending.check(frame).map { "\($0.line):\($0.column) \($0.sentence)" }))
        }
        return frames
    }

    /// The first frame's bytes at a pixel: red, green, blue, alpha.
    static func pixel(_ text: String, _ x: Int, _ y: Int, options: SceneOptions = SceneOptions()) throws -> [UInt8] {
        let bitmap = try frames(text, options: options)[0].frame.image.bitmap
        let start = (y * bitmap.width + x) * 4
        return Array(bitmap.bytes[start..<start + 4])
    }
}

/// Where the repository lies.
enum Repository {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
}

extension TemporaryFolder {
    /// A PNG of one colour.
    func writePNG(_ name: String, width: Int = 4, height: Int = 4, color: Color8 = .black) throws {
        let pixel = [color.red, color.green, color.blue, color.alpha]
        let bytes = (0..<width * height).flatMap { _ in pixel }
        let bitmap = Bitmap(rect: PixelRect(x: 0, y: 0, width: width, height: height), bytes: bytes)
        try write(Data(try PNG.encode(CGImage(bitmap: bitmap))), name)
    }
}
