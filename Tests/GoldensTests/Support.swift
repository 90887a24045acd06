import Foundation
import Offstage
import UIKit

@testable import Goldens

/// A golden folder of its own, and frames to keep in it.
@MainActor
struct GoldenPlace {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("goldens-\(UUID().uuidString)")
    var folder: GoldenFolder {
        GoldenFolder(goldens: root.appendingPathComponent("Golden"), failures: root.appendingPathComponent("Failures"))
    }

    func remove() { try? FileManager.default.removeItem(at: root) }

    /// A coloured square of 10 on a screen of 20; rasterizing changes the plan and no pixel.
    func frame(_ color: UIColor, rasterizes: Bool = false, size: CGFloat = 20) -> Frame {
        let stage = Stage(device: Device(name: "test", size: CGSize(width: size, height: size), scale: 1))
        let view = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
        view.backgroundColor = color
        view.layer.shouldRasterize = rasterizes
        stage.window.addSubview(view)
        return stage.render()
    }

    /// `red` with a level of blue in it.
    func nearlyRed(_ level: Int) -> UIColor { UIColor(red: 1, green: 0, blue: CGFloat(level) / 255, alpha: 1) }

    /// All files below the golden folder, hidden ones included.
    func files() -> [String] {
        let names = FileManager.default.enumerator(atPath: folder.goldens.path)?.compactMap { $0 as? String } ?? []
        return names.filter { name in
            var isFolder: ObjCBool = false
            let path = folder.goldens.appendingPathComponent(name).path
            return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
        }.sorted()
    }

    func bytes(_ name: String) -> Data? { try? Data(contentsOf: folder.goldens.appendingPathComponent(name)) }
}
