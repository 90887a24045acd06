import Offstage
import UIKit

/// Expectations that only the live tree can answer.
@MainActor
struct LiveTreeCheck {
    struct Failure {
        let message: String
        let expected: String
    }

    let scene: SceneStage

    init(_ scene: SceneStage) {
        self.scene = scene
    }

    func frame(_ entry: SceneEntry) -> Failure? {
        guard let wanted = entry.item.value.rect else { return nil }
        let place = view(entry.key)?.frame ?? scene.layer(entry.key)?.frame ?? scene.guide(entry.key)?.layoutFrame
        guard let found = place else {
            return Failure(message: "there is no view \(entry.key)", expected: "a view with the frame \(text(wanted))")
        }
        let pairs = [
            (found.minX, wanted.minX), (found.minY, wanted.minY), (found.width, wanted.width),
            (found.height, wanted.height),
        ]
        guard pairs.contains(where: { !(abs($0 - $1) <= tolerance) }) else { return nil }
        return Failure(message: "the frame of \(entry.key) is \(text(found))", expected: text(wanted))
    }

    /// Points. At another scale than the file's, edges snap to other pixels: up to one of the larger.
    private var tolerance: Double {
        let expected = scene.parts[SceneExpectations.self]
        return expected.isOwnScale ? 0.001 : 0.001 + 1 / min(expected.scale, expected.ownScale)
    }

    func hit(_ item: SceneItem) -> Failure? {
        guard let record = item.value.record, let point = record.point("at") else { return nil }
        let found = hitView(at: point)
        let place = "[\(number(point.x)), \(number(point.y))]"
        let wanted = record.text("view")
        if let wanted, let found, found === view(wanted) { return nil }
        if wanted == nil, found == nil { return nil }
        return Failure(
            message: "a touch at \(place) finds \(found?.name ?? "no view")", expected: wanted ?? "no view")
    }

    /// The front window that the touch finds; a window itself is no view of the file.
    private func hitView(at point: CGPoint) -> UIView? {
        for window in scene.stage.windows.reversed() {
            let inside = window.convert(point, from: scene.stage.window)
            if let view = window.hitTest(inside, with: nil) { return view is UIWindow ? nil : view }
        }
        return nil
    }

    func diagnostics(_ record: SceneRecord) -> Failure? {
        guard let wanted = record.items("diagnostics")?.compactMap(\.value.text) else { return nil }
        let found = scene.stage.diagnostics.messages
        if found.count == wanted.count, zip(found, wanted).allSatisfy({ $0.contains($1) }) { return nil }
        return Failure(
            message: found.isEmpty ? "the stage says nothing" : "the stage says: \(found.joined(separator: " | "))",
            expected: wanted.isEmpty ? "nothing" : wanted.joined(separator: " | "))
    }

    /// By id, or by index path.
    private func view(_ name: String) -> UIView? {
        if let view = scene.view(name) { return view }
        for window in scene.stage.windows {
            if let view = find(name, below: window) { return view }
        }
        return nil
    }

    private func find(_ name: String, below view: UIView) -> UIView? {
        if view.path == name { return view }
        for child in view.subviews {
            if let found = find(name, below: child) { return found }
        }
        return nil
    }

    private func text(_ rect: CGRect) -> String {
        "[\(number(rect.minX)), \(number(rect.minY)), \(number(rect.width)), \(number(rect.height))]"
    }

    private func number(_ value: CGFloat) -> String { NumberText.text(Double(value)) }
}
