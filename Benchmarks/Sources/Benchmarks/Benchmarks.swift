import Foundation
import UIKit

/// Times scene → pixels and pixels → PNG for six representative scenes and prints a table.
///
/// One thread, 1170×2532 pixels. Figures are medians of whole calls: `first` has everything dirty (update cycle, commit, plan,
/// pixels), `again` draws the same tree once more, `PNG` encodes the picture.
@main
@MainActor
struct Benchmarks {
    static let runs = 9

    static func main() {
        var rows = [["scene", "layers", "passes", "first ms", "again ms", "PNG ms", "PNG KB"]]
        for workload in Workload.all {
            rows.append(measure(workload))
        }
        print(table(rows))
        print("")
        print(table(LayoutWorkload.rows(milliseconds, median)))
    }

    private static func measure(_ workload: Workload) -> [String] {
        var first: [Double] = []
        var again: [Double] = []
        var png: [Double] = []
        var bytes = 0
        var frame: Frame?
        for _ in 0..<runs {
            let stage = Stage(device: .iPhone14)
            stage.window.backgroundColor = .white
            workload.build(stage.window)
            first.append(milliseconds { frame = stage.render() })
            again.append(milliseconds { frame = stage.render() })
            guard let picture = frame?.image else { continue }
            png.append(milliseconds { bytes = UIImage(cgImage: picture).pngData()?.count ?? 0 })
        }
        return [
            workload.name, "\(frame?.statistics.counts.layers ?? 0)", "\(frame?.statistics.offscreenPasses.count ?? 0)",
            text(median(first)), text(median(again)), text(median(png)), "\(bytes / 1024)",
        ]
    }

    private static func milliseconds(_ work: () -> Void) -> Double {
        let duration = ContinuousClock().measure(work)
        return Double(duration.components.attoseconds) / 1e15 + Double(duration.components.seconds) * 1e3
    }

    private static func median(_ values: [Double]) -> Double {
        values.isEmpty ? 0 : values.sorted()[values.count / 2]
    }

    private static func text(_ value: Double) -> String { String(format: "%.1f", value) }

    private static func table(_ rows: [[String]]) -> String {
        let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            row.indices.map { column in
                let padding = String(repeating: " ", count: widths[column] - row[column].count)
                return column == 0 ? row[column] + padding : padding + row[column]
            }.joined(separator: "  ")
        }.joined(separator: "\n")
    }
}
