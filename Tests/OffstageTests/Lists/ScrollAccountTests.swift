import Offstage
import RenderServer
import Testing
import UIKit

@MainActor
@Suite("What scrolled frames take")
struct ScrollAccountTests {
    @Test("A table that goes on by a row a frame makes one cell more than it shows, then uses one again a frame")
    func reuse() throws {
        let screen = ScrollingScreen { table, _ in table.cell() }
        let film = screen.film(8)
        let first = ScrollCosts(of: film.frames[0])
        #expect(first.cellsMade == 5 && first.cellsConfigured == 5 && first.cellsReused == 0)
        let account = film.scrollAccount()
        #expect(account.rows.map(\.number) == Array(1...7) && account.rows.allSatisfy { $0.lists == ["list"] })
        #expect(account.rows.map(\.costs.cellsMade) == [1, 0, 0, 0, 0, 0, 0])
        #expect(account.rows.map(\.costs.cellsReused) == [0, 1, 1, 1, 1, 1, 1])
        #expect(account.rows.allSatisfy { $0.costs.cellsConfigured == 1 && $0.costs.cellsMeasured == 0 })
        #expect(account.rows.allSatisfy { $0.costs.heightsAsked == 0 && $0.costs.offscreenPasses == 0 })
        #expect(account.total.cellsConfigured == 7 && account.lateFrames == 0)
    }

    @Test("With estimates one height a row that comes is asked; without them those of all rows, once")
    func heights() {
        let lazy = ScrollingScreen(height: nil, delegate: FixedHeights()) { table, _ in table.cell() }
        let film = lazy.film(5)
        #expect(film.scrollAccount().rows.map(\.costs.heightsAsked) == [1, 1, 1, 1])
        #expect(CauseReport(scrolling: film).count(.heightsOfAllRows) == 0)
        let eager = ScrollingScreen(height: nil, delegate: FixedHeights()) { table, _ in table.cell() }
        eager.table.estimatedRowHeight = 0
        let asked = eager.film(5)
        #expect(ScrollCosts(of: asked.frames[0]).heightsAsked >= 100)
        #expect(asked.scrollAccount().rows.map(\.costs.heightsAsked) == [0, 0, 0, 0])
        let report = CauseReport(scrolling: asked)
        #expect(report.causes == [.heightsOfAllRows])
        #expect(report.culprits[.heightsOfAllRows]?.map(\.name) == ["list"])
        #expect(report.culprits[.heightsOfAllRows]?.first?.amount ?? 0 >= 100)
    }

    @Test("Nothing is told of a film in which nothing scrolls")
    func still() {
        let screen = ScrollingScreen { table, _ in table.cell() }
        screen.stage.makeCurrent()
        let film = screen.stage.film(for: 0.3, fps: 10)
        #expect(film.scrollAccount().rows.isEmpty)
        #expect(film.scrollAccount().description == "0 scrolled frames, 0 late: nothing")
    }

    @Test("The trace names lists, rows, cells by their numbers, and is the same for the same script")
    func trace() {
        func trace() -> [ListTrace] {
            let screen = ScrollingScreen { table, _ in table.cell() }
            return screen.film(3).frames.map(\.lists)
        }
        let frames = trace()
        #expect(frames == trace())
        let lines = frames[2].events.map(\.description)
        #expect(
            lines == [
                "t=0.2 list reused 0-6 cell 1 row", "t=0.2 list configured 0-6 cell 1 row",
                "t=0.2 list shown 0-6 cell 1 row", "t=0.2 list scrolled 40", "t=0.2 list ended 0-1 cell 2 row",
            ])
    }

    @Test("Where nobody traces, cells are counted still, and nothing is written down")
    func untraced() {
        let screen = ScrollingScreen { table, _ in table.cell() }
        screen.stage.isTracing = false
        let film = screen.film(3)
        #expect(film.frames.map { ScrollCosts(of: $0).cellsConfigured } == [5, 1, 1])
        #expect(film.frames.allSatisfy { $0.lists.events.isEmpty && !$0.isScrolled })
    }

    @Test("A trace for browsers has a bar a row in the lane of its cell")
    func chrome() {
        let screen = ScrollingScreen { table, _ in table.cell() }
        screen.stage.runTurn()
        screen.stage.schedule(at: 0.5) { screen.table.contentOffset.y = 40 }
        screen.stage.advance(by: 1)
        let json = screen.stage.trace.chromeTraceJSON(lists: screen.stage.listTrace)
        let lines = json.split(separator: "\n")
        #expect(lines.count { $0.contains(#""args":{"name":"list cell "#) } == 7)
        let bars = lines.filter { $0.contains(#""cat":"list","ph":"X""#) }
        // Five rows at first; then two more, and two of the first are gone after half a second.
        #expect(bars.count == 7)
        #expect(bars.count { $0.contains(#""ts":0"#) && $0.contains(#""dur":500000"#) } == 5)
        #expect(bars.contains { $0.contains(#""name":"0-6""#) && $0.contains(#""ts":500000"#) })
    }
}
