import CEmbedded
import Goldens
import Offstage
import RenderServer
import TextFormatting

/// The page of a test run: what failed, with pictures, plan, tree and the command that accepts.
///
/// One file without a server or a network. Of two pictures the page has one whole and of the other only the rectangles
/// that differ; each failure's data is a block of its own that the browser reads when someone looks at it.
package struct FailureReport {
    /// Whole pictures up to this many bytes of page; later failures have what differs with some pixels around it.
    private static let wholePictures = 40_000_000
    /// Past this, failures have no pictures.
    private static let anyPictures = 54_000_000
    /// No failure's pictures bring the page above this.
    private static let limit = 58_000_000

    private var page = Page(
        title: "Failures – Offstage", styles: [.reportStyles],
        scripts: [
            .marksScript, .reportHeatScript, .reportPicturesScript, .reportChangesScript, .reportViewerScript,
            .reportScript,
        ])
    private var index: [JSONValue] = []

    package init() {}

    /// How much of its pictures a failure shows.
    package enum Extent: Sendable {
        case whole
        case part
        case none
    }

    /// What is left for the next failure.
    package var extent: Extent {
        page.dataCount < Self.wholePictures ? .whole : page.dataCount < Self.anyPictures ? .part : .none
    }

    /// Adds a failure in the order of the list.
    package mutating func add(_ failure: PreparedFailure) {
        let block = "f\(index.count)"
        index.append(.object(failure.row + [("block", .string(block))]))
        let fits = page.dataCount + failure.pictures.count <= Self.limit
        page.add(block, failure.lines, fits ? failure.pictures : [])
    }

    /// The page as one file.
    /// - Parameters:
    ///   - heading: what was compared.
    ///   - summary: what came of the run, in a line.
    ///   - notes: what else there is to say.
    ///   - hasFailed: whether the run failed, be it by nothing that the page has.
    package consuming func html(
        heading: String, summary: String, notes: [String], hasFailed: Bool = false
    ) -> [UInt8] {
        page.add(
            "index",
            .object([
                ("heading", .string(heading)), ("hasFailed", .bool(hasFailed || !index.isEmpty)),
                ("summary", .string(summary)), ("notes", .array(notes.map { .string($0) })),
                ("failures", .array(index)),
            ]))
        return page.html
    }
}

extension FailureReport {
    /// One thing that failed.
    package struct Failure: Sendable {
        /// The golden, or the scene.
        package var name: String
        /// One word, for the filter.
        package var kind: String
        /// The kind in words for people: "pixels differ".
        package var title: String
        package var message: String
        /// What to type when the new picture is right; empty where nothing can be accepted.
        package var accept: String
        /// The word of `accept` that is the scene, so that one command can name several; empty for none.
        package var scene: String
        package var expected: PictureFile?
        package var actual: PictureFile?
        /// Lines of plan and statistics that went (`- `) and came (`+ `).
        package var lines: [String]
        package var hierarchy: HierarchyReport?
        /// Pixels a point.
        package var scale: Double

        package init(
            name: String, kind: String, title: String, message: String, accept: String = "", scene: String = "",
            expected: PictureFile? = nil, actual: PictureFile? = nil, lines: [String] = [],
            hierarchy: HierarchyReport? = nil, scale: Double = 1
        ) {
            self.name = name
            self.kind = kind
            self.title = title
            self.message = message
            self.accept = accept
            self.scene = scene
            self.expected = expected
            self.actual = actual
            self.lines = lines
            self.hierarchy = hierarchy
            self.scale = scale
        }
    }
}
