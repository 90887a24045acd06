import Offstage
import TextFormatting

/// What scrolled frames take, as a table: one by one in the order of time, of many the dearest, which come first; and all
/// together.
struct ScrollTable {
    private let account: ScrollAccount

    /// How many frames are told one by one.
    private static let told = 10

    init(_ account: ScrollAccount) {
        self.account = account
    }

    /// Empty where nothing scrolls.
    var lines: [String] {
        guard !account.rows.isEmpty else { return [] }
        let figures = ScrollCosts().figures.map { Self.title($0.name) }
        var table = TextTable(["time"] + figures, Array(repeating: .right, count: figures.count + 1))
        let isPart = account.rows.count > Self.told
        let rows = isPart ? account.rows.dearest(Self.told) { ($0.load, $0.number) } : account.rows
        for row in rows {
            table.add([FilmTiming.text(row.time) + " s" + (row.isLate ? " late" : "")] + Self.cells(row.costs))
        }
        table.add(["all"] + Self.cells(account.total))
        let count = account.rows.count
        let head = "\(count.counted("scrolled frame")), \(account.lateFrames) late"
        return [head + (isPart ? ", the \(Self.told) dearest:" : ":")] + table.lines
    }

    /// `cellsMade` is `made` beside others, `passBytes` `bytes`.
    private static func title(_ figure: String) -> String {
        switch figure {
        case "cellsMade": "made"
        case "cellsReused": "reused"
        case "cellsConfigured": "set up"
        case "cellsMeasured": "measured"
        case "heightsAsked": "heights"
        case "solverPasses": "solves"
        case "constraintsAdded": "constraints"
        case "decodedImages": "decoded"
        case "offscreenPasses": "passes"
        case "passBytes": "bytes"
        default: figure
        }
    }

    private static func cells(_ costs: ScrollCosts) -> [String] {
        costs.figures.map { $0.name == "passBytes" ? ByteText.text($0.value) : String($0.value) }
    }
}
