import RenderServer
import TextFormatting

extension CauseReport {
    /// What makes the lists of a film slow, by kinds of cells; what would spare passes in cells was tried on all
    /// scrolled frames.
    ///
    ///     let report = CauseReport(scrolling: stage.film(for: 1))
    ///     #expect(report.causes.isEmpty, "\(report)")
    /// - Parameter film: Begins before the stage's first frame: what was shown before is not known, nor what waits.
    public init(scrolling film: Film) {
        self.init(
            scrolling: film.frames, budget: FilmBudget(displayRate: film.displayRate), adviser: Adviser(),
            looksIntoCells: true)
    }

    /// - Parameters:
    ///   - looksIntoCells: Whether it counts what is added to cells at reuse. A scene's rows are filled anew each time,
    ///     which says nothing of an app.
    ///   - fixingHeight: Tries one height for all rows of a list, which were all measured to be as high, and says what
    ///     came of it.
    package init(
        scrolling frames: [FilmFrame], budget: FilmBudget, adviser: Adviser, looksIntoCells: Bool,
        fixingHeight: (_ list: String, _ height: Double) -> String? = { _, _ in nil }
    ) {
        self.init()
        var (tallies, search) = (CellTallies(), CellPassSearch())
        for frame in frames {
            tallies.add(frame)
            if frame.isScrolled { search.add(frame, shown: tallies.shown) }
        }
        for passes in search.all {
            add(
                .passInCell, passes.title, passes.passes, bytes: passes.bytes,
                remedy: search.remedy(for: passes, adviser: adviser))
        }
        let remedy = Self.decodingRemedy(frames, budget)
        for (kind, tally) in tallies.tallies.sorted(by: { $0.key.title < $1.key.title }) {
            add(tally, of: kind, looksIntoCells: looksIntoCells, decodingRemedy: remedy)
        }
        addDecoding(tallies.outside, of: "pictures outside of cells", remedy)
        addMeasuring(tallies, fixingHeight)
        addLoneIdentifiers(tallies)
        for (list, count) in tallies.heightsAtOnce.sorted(by: { $0.key < $1.key }) {
            add(.heightsOfAllRows, list, count)
        }
    }

    /// What happens less often than this is no habit (assumed).
    private static let fewest = 3

    private mutating func add(_ tally: CellTally, of kind: CellKind, looksIntoCells: Bool, decodingRemedy: String?) {
        addDecoding(tally, of: kind.title, decodingRemedy)
        if tally.madeInVain > 0 { add(.cellMadeWhileScrolling, kind.title, tally.madeInVain) }
        guard looksIntoCells else { return }
        if Self.isHabit(tally.growths, of: tally.setUps) { add(.viewAddedAtReuse, kind.title, tally.viewsAdded) }
        if Self.isHabit(tally.tyings, of: tally.setUps) {
            add(.constraintAddedAtReuse, kind.title, tally.constraintsAdded)
        }
    }

    /// How many pictures of a kind of cell are called by their names.
    private static let toldPictures = 3

    private mutating func addDecoding(_ tally: CellTally, of title: String, _ remedy: String?) {
        guard tally.images > 0 else { return }
        let more = tally.imageTitles.count - Self.toldPictures
        let names = tally.imageTitles.prefix(Self.toldPictures).joined(separator: ", ")
        let pictures = more > 0 ? "\(names) and \(more) more" : names
        add(
            .decodedWhileScrolling, title, tally.images, bytes: tally.imageBytes,
            remedy: [pictures, remedy].compactMap(\.self).joined(separator: "; "))
    }

    /// Cells that are measured as they come. Where all are equally high, one height for the list would do.
    private mutating func addMeasuring(_ tallies: CellTallies, _ fixingHeight: (String, Double) -> String?) {
        let measured = tallies.tallies.filter { $0.value.measured > 0 }
        for (list, kinds) in Dictionary(grouping: measured, by: \.key.list).sorted(by: { $0.key < $1.key }) {
            guard kinds.reduce(0, { $0 + $1.value.measured }) >= Self.fewest else { continue }
            let heights = kinds.reduce(into: Set<Double>()) { $0.formUnion($1.value.heights) }
            let remedy = heights.count == 1 ? heights.first.flatMap { fixingHeight(list, $0) } : nil
            for (kind, tally) in kinds.sorted(by: { $0.key.title < $1.key.title }) {
                add(.cellMeasuredWhileScrolling, kind.title, tally.measured, remedy: remedy)
            }
        }
    }

    private static func isHabit(_ times: Int, of all: Int) -> Bool { times >= fewest && 2 * times >= all }

    /// Identifiers of a row each: no cell waits for any of them.
    private mutating func addLoneIdentifiers(_ tallies: CellTallies) {
        let lone = tallies.tallies.filter { kind, tally in
            kind.identifier != nil && tally.made == 1 && tally.reused == 0 && tally.madeScrolling == 1
        }
        for (list, kinds) in Dictionary(grouping: lone.keys, by: \.list).sorted(by: { $0.key < $1.key })
        where kinds.count >= Self.fewest {
            let first = kinds.compactMap(\.identifier).min() ?? ""
            add(.cellMadeWhileScrolling, "identifiers of one row each in \(list), as \(first)", kinds.count)
        }
    }

    /// How many frames would not be late, were their pictures ready.
    private static func decodingRemedy(_ frames: [FilmFrame], _ budget: FilmBudget) -> String? {
        let late = frames.filter { $0.isScrolled && budget.isLate($0) }
        let saved = late.count { frame in
            var load = frame.load
            load.decoded = 0
            return load.canvases <= budget.canvases
        }
        return saved > 0 ? "ready before they show: \(late.count - saved) late, not \(late.count)" : nil
    }
}
