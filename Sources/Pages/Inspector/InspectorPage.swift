import CoreGraphics
import Offstage
import RenderServer
import UIKit

/// The page that looks into a scene: tree, picture and depth, and what there is to know of a layer, a frame, and all
/// frames. One file without a server or a network.
package struct InspectorPage {
    private var page: Page
    private var figures: [JSONValue] = []
    private var recorder = LaneRecorder()
    private var expectations: [FilmExpectation] = []
    private var device = ""
    private var rate = 60
    /// Of the first frame's picture.
    private var pixels = (width: 0, height: 0)
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
                PackageResources.inspector_frame_js, PackageResources.inspector_time_js,
                PackageResources.inspector_film_js, PackageResources.inspector_lanes_js,
                PackageResources.inspector_dock_js,
                PackageResources.inspector_keys_js, PackageResources.inspector_js,
            ])
    }

    /// Adds a frame, in the order of time. Nothing of the snapshot is kept but what the page says of it.
    package mutating func add(_ snapshot: StageSnapshot) {
        if figures.isEmpty {
            sources = SourceTextsJSON(snapshot.sourceTexts).value
            (device, rate) = (snapshot.device, snapshot.displayRate)
            pixels = (snapshot.frame.plan.passes[0].rect.width, snapshot.frame.plan.passes[0].rect.height)
        }
        page.add("t\(figures.count)", SnapshotJSON(snapshot).value)
        figures.append(FrameFigures(snapshot).json)
        recorder.note(snapshot)
    }

    /// Adds a lane to those that the page finds in the frames by itself.
    package mutating func add(_ lane: FilmLane) {
        recorder.add(lane)
    }

    /// Adds something that was expected of the frames.
    package mutating func add(_ expectation: FilmExpectation) {
        expectations.append(expectation)
    }

    /// The page as one file.
    package consuming func html() -> [UInt8] {
        page.add(
            "index",
            .object([
                ("title", .string(title)), ("device", .string(device)), ("rate", .integer(rate)),
                ("pixels", .array([.integer(pixels.width), .integer(pixels.height)])), ("sources", sources),
            ]))
        page.add(
            "sum",
            .object([
                ("frames", .array(figures)), ("lanes", .array(recorder.lanes.map { $0.json { _ in -1 } })),
                ("expectations", .array(expectations.map(\.json))),
            ]))
        return page.html
    }
}
