import Offstage
import Rasterizer
import RenderServer
import TextFormatting

/// What is told of a film: figures of each frame, the dearest ones, and the late ones with who made them late.
struct FilmAccount {
    /// A frame's figures, without its picture.
    private struct Entry {
        let number: Int
        let time: Double
        let load: Double
        let passes: Int
        let layouts: Int
        let drawnPixels: Int
        let isLate: Bool
        let culprit: LoadShare?
    }

    private let timing: FilmTiming
    private let budget: FilmBudget
    private let keepsFrames: Bool
    private var entries: [Entry] = []
    private var frames: [JSONValue] = []
    private var scroll: ScrollAccount
    /// The different frames' pixels, in the order in which they came.
    private var screens: [PixelRect] = []
    /// The loads of the dearest frames so far.
    private var dearest: [Double] = []

    /// How many frames are told one by one.
    private static let toldFrames = 10

    /// - Parameter keepsFrames: Keep all that is to be told of each frame in JSON.
    init(_ timing: FilmTiming, budget: FilmBudget, keepsFrames: Bool) {
        self.timing = timing
        self.budget = budget
        self.keepsFrames = keepsFrames
        scroll = ScrollAccount(budget: budget)
    }

    var count: Int { entries.count }

    /// The times of the late frames.
    var late: [Double] { entries.filter(\.isLate).map(\.time) }

    mutating func add(_ frame: FilmFrame) {
        scroll.add(frame)
        let load = frame.load
        let isLate = load.canvases > budget.canvases
        // Who makes most of a load takes a look at all that is drawn.
        let isTold = isLate || isAmongDearest(load.canvases)
        if !screens.contains(frame.frame.screen) { screens.append(frame.frame.screen) }
        entries.append(
            Entry(
                number: frame.number, time: frame.time, load: load.canvases, passes: frame.passes.count,
                layouts: frame.layouts, drawnPixels: frame.drawnPixels, isLate: isLate,
                culprit: isTold ? frame.culprit : nil))
        if keepsFrames { frames.append(frame.jsonValue(budget: budget)) }
    }

    /// Notes a load; true while fewer frames than are told one by one move as much.
    private mutating func isAmongDearest(_ load: Double) -> Bool {
        if dearest.count < Self.toldFrames {
            dearest.append(load)
            return true
        }
        guard let least = dearest.indices.min(by: { dearest[$0] < dearest[$1] }), load > dearest[least] else {
            return false
        }
        dearest[least] = load
        return true
    }

    // MARK: For people

    /// - Parameters:
    ///   - scene: The scene's file.
    ///   - written: The files that were written.
    func lines(of scene: String, written: [String]) -> [String] {
        let passes = entries.reduce(0) { $0 + $1.passes }
        let late = entries.filter(\.isLate).count
        let head =
            "\(scene): \(count.counted("frame")) from \(FilmTiming.text(timing.start)) s, \(timing.framesPerSecond) a "
            + "second; \(passes.counted("offscreen pass")), \(late) late (over \(Self.text(budget.canvases)) canvases "
            + "by the model; no measurement)"
        return written + [head] + sizes + table + ScrollTable(scroll).lines
    }

    /// The room that all frames have.
    private var canvas: PixelRect { screens.reduce(.empty) { $0.union($1) } }

    /// Said where frames have several sizes.
    private var sizes: [String] {
        guard screens.count > 1 else { return [] }
        let list = screens.map { "\($0.width)×\($0.height)" }.joined(separator: ", ")
        return [
            "frames of \(list) pixels: each its own in a folder and on a sheet; in one file on \(canvas.width)×"
                + "\(canvas.height), in the upper left corner"
        ]
    }

    /// All frames in the order of time; of many the dearest, which come first.
    private var table: [String] {
        let isPart = entries.count > Self.toldFrames
        let told = isPart ? entries.dearest(Self.toldFrames) { ($0.load, $0.number) } : entries
        guard told.contains(where: { $0.load > 0 }) else { return [] }
        var table = TextTable(
            ["time", "load", "passes", "layouts", "drawn", "most of it"],
            [.right, .right, .right, .right, .right, .left])
        for entry in told {
            table.add([
                FilmTiming.text(entry.time) + " s", Self.text(entry.load) + (entry.isLate ? " late" : ""),
                "\(entry.passes)", "\(entry.layouts)", "\(entry.drawnPixels) px",
                entry.culprit.map { "\($0.layer) \($0.source.rawValue), \(ByteText.text($0.bytes))" } ?? "–",
            ])
        }
        let title = isPart ? ["the \(Self.toldFrames) dearest frames:"] : []
        return title + table.lines
    }

    private static func text(_ canvases: Double) -> String {
        let hundredths = Int(min((canvases * 100).rounded(), 1e12))
        let rest = hundredths % 100
        let digits = rest == 0 ? "" : rest % 10 == 0 ? ".\(rest / 10)" : rest < 10 ? ".0\(rest)" : ".\(rest)"
        return "\(hundredths / 100)\(digits)"
    }

    // MARK: For machines

    func jsonValue(scene: String, path: String?, report: String?, curves: [JSONValue]) -> JSONValue {
        .object([
            ("scene", .string(scene)), ("path", .text(path)), ("report", .text(report)),
            ("from", .exact(timing.start)), ("duration", .exact(timing.duration)),
            ("fps", .integer(timing.framesPerSecond)), ("width", .integer(canvas.width)),
            ("height", .integer(canvas.height)), ("budget", .exact(budget.canvases)), ("lateFrames", .exact(late)),
            ("offscreenPasses", .integer(entries.reduce(0) { $0 + $1.passes })),
            ("drawnPixels", .integer(entries.reduce(0) { $0 + $1.drawnPixels })), ("frames", .array(frames)),
            ("curves", .array(curves)), ("scroll", scroll.jsonValue),
        ])
    }
}
