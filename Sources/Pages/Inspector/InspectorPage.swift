import CoreGraphics
import Offstage
import RenderServer
import UIKit

/// The page that looks into a scene: layers in depth, tree, properties, passes, overlays, constraints, hit tests, time
/// and the update cycle. One file without a server or a network.
package struct InspectorPage {
    private var page: Page
    private var times: [JSONValue] = []
    /// Of the first frame: those of one scene are alike.
    private var sources: JSONValue = .array([])
    private let title: String

    /// - Parameter title: the scene's name.
    package init(title: String) {
        self.title = title
        page = Page(
            title: "\(title) – Offstage", styles: [PackageResources.inspector_css],
            scripts: [
                PackageResources.inspector_model_js, PackageResources.inspector_sketch_js,
                PackageResources.inspector_depth_js, PackageResources.inspector_tree_js,
                PackageResources.inspector_picture_js, PackageResources.inspector_trace_js,
                PackageResources.inspector_js,
            ])
    }

    /// Adds a frame, in the order of time.
    package mutating func add(_ snapshot: StageSnapshot) {
        if times.isEmpty { sources = SourceTextsJSON(snapshot.sourceTexts).value }
        page.add("t\(times.count)", SnapshotJSON(snapshot).value)
        times.append(.number(snapshot.frame.time))
    }

    /// The page as one file.
    package consuming func html() -> [UInt8] {
        page.add("index", .object([("title", .string(title)), ("times", .array(times)), ("sources", sources)]))
        return page.html
    }
}
