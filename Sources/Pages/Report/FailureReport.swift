import CoreGraphics
import Goldens
import RenderServer
import UIKit

/// The page of a test run: what failed, with pictures, plan, tree and the command that accepts.
///
/// One file without a server or a network. Of two pictures the page has one whole and of the other only the rectangles
/// that differ; each failure's data is a block of its own that the browser reads when someone looks at it.
package struct FailureReport {
    /// Whole pictures up to this many bytes of page; later failures have what differs with some pixels around it.
    private static let wholePictures = 40_000_000
    /// A page stays below 60 MB: past this, failures have no pictures.
    private static let anyPictures = 54_000_000

    private var page = Page(
        title: "Failures – Offstage", styles: [PackageResources.report_css],
        scripts: [PackageResources.report_pictures_js, PackageResources.report_viewer_js, PackageResources.report_js])
    private var index: [JSONValue] = []

    package init() {}

    /// Adds a failure in the order of the list.
    package mutating func add(_ failure: Failure) {
        let block = "f\(index.count)"
        index.append(
            .object([
                ("name", .string(failure.name)), ("kind", .string(failure.kind)), ("title", .string(failure.title)),
                ("message", .string(failure.message)), ("accept", .string(failure.accept)), ("block", .string(block)),
            ]))
        var members: [(key: String, value: JSONValue)] = []
        if page.dataCount < Self.anyPictures {
            members += failure.pictures(isWhole: page.dataCount < Self.wholePictures)
            members.append(("tree", .array(failure.tree)))
        }
        members.append(("lines", .array(failure.lines.map { .string($0) })))
        page.add(block, .object(members))
    }

    /// The file.
    /// - Parameters:
    ///   - summary: what came of the run, in a line.
    ///   - notes: what else there is to say.
    package consuming func html(summary: String, notes: [String]) -> [UInt8] {
        page.add(
            "index",
            .object([
                ("summary", .string(summary)), ("notes", .array(notes.map { .string($0) })),
                ("failures", .array(index)),
            ]))
        return page.html
    }
}

extension FailureReport {
    /// One thing that failed.
    package struct Failure {
        /// The golden, or the scene.
        package var name: String
        /// One word, for the filter.
        package var kind: String
        /// The same for people: "pixels differ".
        package var title: String
        package var message: String
        /// What to type when the new picture is right; empty where nothing can be accepted.
        package var accept: String
        package var expected: CGImage?
        package var actual: CGImage?
        /// Lines of plan and statistics that went (`- `) and came (`+ `).
        package var lines: [String]
        package var hierarchy: HierarchyReport?
        /// Pixels a point.
        package var scale: Double

        package init(
            name: String, kind: String, title: String, message: String, accept: String = "",
            expected: CGImage? = nil, actual: CGImage? = nil, lines: [String] = [],
            hierarchy: HierarchyReport? = nil, scale: Double = 1
        ) {
            self.name = name
            self.kind = kind
            self.title = title
            self.message = message
            self.accept = accept
            self.expected = expected
            self.actual = actual
            self.lines = lines
            self.hierarchy = hierarchy
            self.scale = scale
        }
    }
}
