import Offstage
import Testing
import UIKit

@testable import Pages

/// Lanes of lists, and which cell showed which row, from traces as stages make them.
@MainActor
@Suite("Lanes of lists")
struct ListLaneTests {
    /// Twenty rows of 20 points, two of them seen.
    private final class Rows: UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "row")
                ?? UITableViewCell(style: .default, reuseIdentifier: "row")
        }
    }

    private func lanes(rows: Rows) -> (lanes: ListLanes, table: UITableView) {
        let stage = Stage(device: Device(name: "test", size: CGSize(width: 40, height: 40), scale: 1))
        stage.makeCurrent()
        let table = UITableView(frame: stage.window.bounds)
        table.accessibilityIdentifier = "list"
        table.rowHeight = 20
        table.dataSource = rows
        stage.window.addSubview(table)
        var trace = ListTrace()
        for frame in 0..<4 {
            if frame > 0 {
                stage.advance(by: 0.25)
                table.contentOffset.y = CGFloat(frame) * 20
            }
            _ = stage.render()
            trace.append(stage.lastListTrace)
        }
        return (ListLanes(trace), table)
    }

    @Test("A list's lane has a letter a moment: the first cells are made, later ones used again")
    func letters() throws {
        let (lanes, table) = lanes(rows: Rows())
        let lane = try #require(lanes.lanes.first)
        #expect(lanes.lanes.count == 1 && lane.kind == .cells && lane.layer == table.layer.renderID)
        #expect(lane.events.map(\.text) == ["+", "+", "r", "r"])
        #expect(lane.events.map(\.start) == [0, 0.25, 0.5, 0.75])
        #expect(
            lane.events[2].note
                == "cell 1 reused for 0-3; cell 1 configured for 0-3; cell 1 shown for 0-3; cell 2 ended for 0-1")
    }

    @Test("The picture of reuse has a line a cell and a span a row, open for what is shown still")
    func reuse() {
        let (lanes, _) = lanes(rows: Rows())
        let text = lanes.reuse { _ in 7 }.text
        let cells = [
            #"{"number":1,"identifier":"row","layer":7,"spans":[[0,0.25,"0-0"],[0.5,null,"0-3"]]}"#,
            #"{"number":2,"identifier":"row","layer":7,"spans":[[0,0.5,"0-1"],[0.75,null,"0-4"]]}"#,
            #"{"number":3,"identifier":"row","layer":7,"spans":[[0.25,0.75,"0-2"]]}"#,
        ]
        let expected = #"[{"list":"list","layer":7,"cells":["# + cells.joined(separator: ",") + #"],"amount":3}]"#
        #expect(text.filter { !$0.isWhitespace } == expected)
    }
}
