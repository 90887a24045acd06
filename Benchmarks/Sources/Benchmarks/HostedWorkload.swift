import Foundation
import Offstage
import SwiftUI
import UIKit

/// Tables whose cells show views of SwiftUI's: what a frame costs while 10,000 rows of a picture and two texts are flicked
/// through at 120 frames a second, in processor time, and how many cells are alive.
@MainActor
enum HostedWorkload {
    private static let rate = 120
    private static let seconds = 2.0

    /// Milliseconds of processor time a frame.
    static func scrolledRows(_ median: ([Double]) -> Double) -> [[String]] {
        [["hosted rows", "frames", "points", "cells", "turn", "drawing", "frame", "mean", "worst"]]
            + [true, false].map { isHosted in
                let source = RowSource(isHosted: isHosted)
                let (stage, table) = make(source)
                defer { withExtendedLifetime(source) {} }
                _ = stage.render()
                var (turns, drawings): ([Double], [Double]) = ([], [])
                for _ in 0..<Int(seconds * Double(rate)) {
                    if !table.isDecelerating, !table.isTracking { ScrollWorkload.flick(stage) }
                    turns.append(ProcessorTime.milliseconds { stage.advance(by: 1 / Double(rate)) })
                    drawings.append(ProcessorTime.milliseconds { _ = stage.render() })
                }
                let frames = zip(turns, drawings).map { $0 + $1 }
                let mean = frames.reduce(0, +) / Double(frames.count)
                let figures = [median(turns), median(drawings), median(frames), mean, frames.max() ?? 0]
                return [
                    isHosted ? "UIHostingConfiguration" : "UIListContentConfiguration", "\(frames.count)",
                    "\(Int(table.contentOffset.y))", "\(source.made)",
                ] + figures.map { String(format: "%.2f", $0) }
            }
    }

    private static func make(_ source: RowSource) -> (Stage, UITableView) {
        let stage = Stage(device: .iPhone14)
        stage.displayRate = rate
        stage.isTracing = false
        stage.window.backgroundColor = .white
        let table = UITableView(frame: stage.window.bounds)
        table.contentInsetAdjustmentBehavior = .never
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = source
        stage.window.addSubview(table)
        return (stage, table)
    }

    private final class RowSource: UITableViewDataSource {
        let isHosted: Bool
        private var cells: Set<ObjectIdentifier> = []

        init(isHosted: Bool) { self.isHosted = isHosted }

        /// How many cells there were.
        var made: Int { cells.count }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10_000 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            cells.insert(ObjectIdentifier(cell))
            guard !isHosted else {
                cell.contentConfiguration = UIHostingConfiguration { Row(number: indexPath.row) }
                return cell
            }
            var content = UIListContentConfiguration.subtitleCell()
            content.text = "Row number \(indexPath.row)"
            content.secondaryText = "What there is to say about it"
            content.image = UIImage(systemName: "circle.fill")
            cell.contentConfiguration = content
            return cell
        }
    }

    private struct Row: View {
        let number: Int

        var body: some View {
            HStack(spacing: 12) {
                Circle().fill(Color(hue: Double(number % 20) / 20, saturation: 0.6, brightness: 0.9))
                    .frame(width: 40, height: 40)
                VStack(alignment: .leading, spacing: 2) {
                    Text("Row number \(number)")
                    Text("What there is to say about it").font(.footnote).foregroundColor(.gray)
                }
                Spacer()
            }
        }
    }
}
