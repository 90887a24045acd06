import CoreGraphics
import Offstage
import RenderServer
import TextFormatting

/// The inspector's data, format 2, block by block as frames come. No snapshot is kept but the last one's layers.
///
/// Of each 60 frames there are three blocks: `c` has the layers (`LayerChunk`), `a` the passes, steps and other lists
/// (`PartsChunk`), `n` the names and defaults that are first seen in them. They are base64 of raw deflate, and the index
/// has a checksum of each, so that a broken one is known and its frames are named. `p` and a hash is a picture, once.
struct FilmBlocks {
    /// Frames of a block.
    static let length = 60

    private var page: Page
    private var layers = LayerEncoder()
    private var parts = PartsChunk()
    private var pictures = PictureBlocks()
    private var shown: [JSONValue] = []
    private var figures: [FrameFigures] = []
    private var late: [LateFrame] = []
    private let budget: FilmBudget?
    private var lastFrame: Frame?
    private var chunks: [JSONValue] = []
    private var namesWritten = 0
    private var defaultsWritten = Set<String>()
    private var defaults: [(key: String, value: JSONValue)] = []

    /// - Parameter budget: nil for that of the stage's display.
    init(page: Page, budget: FilmBudget?) {
        self.page = page
        self.budget = budget
    }

    var isEmpty: Bool { figures.isEmpty }

    /// The layer's number in the page; -1 for one that no frame has.
    func number(of layer: LayerID) -> Int { layers.number(of: layer) }

    /// Adds the texts that the layers come from.
    mutating func addSources(_ sources: JSONValue) {
        page.add("src", sources)
    }

    /// The layer of a view that the last frame has, as messages name it.
    func layer(labelled label: String) -> LayerID? { layers.layer(labelled: label) }

    mutating func add(_ snapshot: StageSnapshot) {
        let indices = layers.add(snapshot, pictures: &pictures)
        parts.beginFrame()
        FrameParts(snapshot, indices: indices).write(to: &parts)
        shown.append(pictures.addFrame(snapshot.frame.image))
        let load = FrameLoad(of: snapshot.frame, after: lastFrame)
        if load.canvases > (budget ?? FilmBudget(displayRate: snapshot.displayRate)).canvases {
            late.append(LateFrame(number: figures.count, snapshot, indices: indices))
        }
        figures.append(FrameFigures(snapshot, load))
        lastFrame = snapshot.frame
        for (name, values) in snapshot.defaults.sorted(by: { $0.key < $1.key })
        where defaultsWritten.insert(name).inserted {
            defaults.append((name, .object(values.map { ($0.key, .string($0.value)) })))
        }
        for block in pictures.takeBlocks() { page.addBelow(block.id, block.text) }
        if shown.count == Self.length { finishChunk() }
    }

    private mutating func finishChunk() {
        guard !shown.isEmpty else { return }
        let number = chunks.count
        var names: [UInt8] = []
        PageText.append(.object(defaults), to: &names)
        names =
            [UInt8]("{\"defaults\":".utf8) + names + [UInt8](",\"names\":".utf8) + layers.names.list(from: namesWritten)
        names.append(UInt8(ascii: "}"))
        let blocks = [("c", layers.takeChunk(shown: shown)), ("a", parts.bytes), ("n", names)]
        for (letter, bytes) in blocks {
            page.addBelow("\(letter)\(number)", [UInt8](PageText.base64(Deflate.raw(bytes)).utf8))
        }
        let checks = blocks.map { JSONValue.integer(Int($0.1.check)) }
        let range = [namesWritten, layers.names.texts.count].map { JSONValue.integer($0) }
        chunks.append(.array([.integer(figures.count - shown.count), .integer(shown.count)] + checks + range))
        (parts, shown, defaults) = (PartsChunk(), [], [])
        namesWritten = layers.names.texts.count
    }

    /// The page with all blocks.
    /// - Parameters:
    ///   - head: what else stands in the index.
    ///   - lanes: those of all frames.
    ///   - plots: curves that were asked for.
    ///   - expectations: those of all frames.
    ///   - lists: what happened to their cells.
    consuming func finished(
        head: [(key: String, value: JSONValue)], lanes: [FilmLane], plots: [FilmLane], expectations: [FilmExpectation],
        lists: ListLanes
    ) -> Page {
        finishChunk()
        page.add(
            "index",
            .object(
                [("format", .integer(2))] + head + [
                    ("times", times), ("chunks", .array(chunks)),
                    ("names", .integer(layers.names.texts.count)), ("classes", .texts(layers.classes.names)),
                ]))
        page.add(
            "sum",
            .object([
                ("frames", FrameFigures.columns(figures)),
                ("lanes", .array(lanes.map { $0.json { layers.number(of: $0) } })),
                ("curves", .array(plots.map { $0.json { layers.number(of: $0) } })),
                ("late", .array(late.map(\.json))), ("expectations", .array(expectations.map(\.json))),
                ("lives", .array(lives)), ("reuse", lists.reuse { layers.number(of: $0) }),
            ]))
        return page
    }

    /// A time a frame; of a long film that goes in even steps `[first, frames a second, number of frames]` in an object, so
    /// that the index stays small: frame k then is at `(first + k) / rate`.
    private var times: JSONValue {
        let all = figures.map(\.time)
        if all.count > Self.toldTimes, let last = all.last {
            let rate = (Double(all.count - 1) / (last - all[0])).rounded()
            let first = (all[0] * rate).rounded()
            if all.enumerated().allSatisfy({ abs((first + Double($0)) / rate - $1) < 1e-9 }) {
                return .object([("steps", .array([first, rate, Double(all.count)].map { .number($0) }))])
            }
        }
        return .array(all.map { .number($0) })
    }

    /// How many times are told one by one.
    private static let toldTimes = 1000

    private var lives: [JSONValue] {
        layers.partialLives.prefix(20_000).map { life in
            .array([
                .integer(life.index), .integer(life.birth), life.death.map { .integer($0) } ?? .null,
                .string(life.name),
            ])
        }
    }
}
