import CoreGraphics
import Offstage
import RenderServer
import UIKit

/// The page that looks into a scene: tree, picture and depth, and what there is to know of a layer, a frame, and all
/// frames. One file without a server or a network.
package struct InspectorPage {
    private var page: Page
    private var frames: [JSONValue] = []
    private var device = ""
    /// Of the first frame: those of one scene are alike.
    private var sources: JSONValue = .array([])
    private let title: String

    /// - Parameter title: the scene's name.
    package init(title: String) {
        self.title = title
        page = Page(
            title: "\(title) – Offstage", styles: [PackageResources.inspector_css],
            scripts: [
                PackageResources.inspector_state_js, PackageResources.inspector_model_js,
                PackageResources.inspector_sketch_js, PackageResources.marks_js,
                PackageResources.inspector_depth_js, PackageResources.inspector_tree_js,
                PackageResources.inspector_picture_js, PackageResources.inspector_stage_js,
                PackageResources.inspector_copy_js, PackageResources.inspector_constraints_js,
                PackageResources.inspector_layer_js, PackageResources.inspector_trace_js,
                PackageResources.inspector_frame_js, PackageResources.inspector_film_js,
                PackageResources.inspector_keys_js, PackageResources.inspector_js,
            ])
    }

    /// Adds a frame, in the order of time.
    package mutating func add(_ snapshot: StageSnapshot) {
        if frames.isEmpty { sources = SourceTextsJSON(snapshot.sourceTexts).value }
        let json = SnapshotJSON(snapshot)
        page.add("t\(frames.count)", json.value)
        frames.append(json.summary)
        device = snapshot.device
    }

    /// The page as one file.
    package consuming func html() -> [UInt8] {
        page.add(
            "index",
            .object([
                ("title", .string(title)), ("device", .string(device)), ("frames", .array(frames)),
                ("sources", sources),
            ]))
        return page.html
    }
}
