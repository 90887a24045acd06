import Foundation
import Offstage
import UIKit

/// Times scene → pixels and pixels → PNG for six representative scenes and prints a table.
///
/// One thread, 1170×2532 pixels. Figures are medians of whole calls: `first` has everything dirty (update cycle, commit, plan,
/// pixels), `again` draws the whole screen once more on another background, `small` follows a change of one view of 44×44
/// points, `PNG` encodes the picture.
///
/// `Benchmarks scroll` prints the table of scrolling alone, `Benchmarks table` those of tables,
/// `Benchmarks hosted` those of tables with views of SwiftUI's, `Benchmarks accessibility`
/// that of readers, `Benchmarks motion` that of animated layers and of films,
/// `Benchmarks film` the films' figures as JSON, for peers/film.py.
/// `Benchmarks scenes FOLDER COUNT` writes scene files instead, for Scripts/bench-throughput.sh.
@main
@MainActor
struct Benchmarks {
    static let runs = 9

    static func main() throws {
        let arguments = CommandLine.arguments
        if arguments.count == 4, arguments[1] == "scenes", let count = Int(arguments[3]) {
            return try SceneFiles.write(count, to: URL(fileURLWithPath: arguments[2]))
        }
        if arguments.count == 2, arguments[1] == "scroll" {
            return print(table(ScrollWorkload.rows(median)))
        }
        if arguments.count == 2, arguments[1] == "table" {
            print(table(TableWorkload.millionRows(milliseconds, median)))
            print("")
            return print(table(TableWorkload.scrolledRows(median)))
        }
        if arguments.count == 2, arguments[1] == "hosted" {
            return print(table(HostedWorkload.scrolledRows(median)))
        }
        if arguments.count == 2, arguments[1] == "collection" {
            print(table(CollectionWorkload.firstLayouts(milliseconds, median)))
            print("")
            return print(table(CollectionWorkload.scrolledGrids(median)))
        }
        if arguments.count == 2, arguments[1] == "accessibility" {
            return print(table(AccessibilityWorkload.rows(milliseconds, median)))
        }
        if arguments.count == 2, arguments[1] == "film" {
            return print(try FilmWorkload.json())
        }
        if arguments.count == 2, arguments[1] == "motion" {
            print(table(AnimationWorkload.rows(milliseconds, median)))
            print("")
            return print(table(FilmWorkload.rows()))
        }
        var rows = [["scene", "layers", "passes", "first ms", "again ms", "small ms", "PNG ms", "PNG KB"]]
        for workload in Workload.all {
            rows.append(measure(workload))
        }
        print(table(rows))
        print("")
        print(table(LayoutWorkload.rows(milliseconds, median)))
        print("")
        print(table(AnimationWorkload.rows(milliseconds, median)))
        print("")
        print(table(ScrollWorkload.rows(median)))
        print("")
        print(table(TableWorkload.millionRows(milliseconds, median)))
        print("")
        print(table(TableWorkload.scrolledRows(median)))
        print("")
        print(table(HostedWorkload.scrolledRows(median)))
        print("")
        print(table(CollectionWorkload.firstLayouts(milliseconds, median)))
        print("")
        print(table(CollectionWorkload.scrolledGrids(median)))
        print("")
        print(table(FilmWorkload.rows()))
    }

    private static func measure(_ workload: Workload) -> [String] {
        var first: [Double] = []
        var again: [Double] = []
        var small: [Double] = []
        var png: [Double] = []
        var bytes = 0
        var frame: Frame?
        for _ in 0..<runs {
            let stage = Stage(device: .iPhone14)
            stage.window.backgroundColor = .white
            workload.build(stage.window)
            let button = UIView(frame: CGRect(x: 180, y: 400, width: 44, height: 44))
            stage.window.addSubview(button)
            first.append(milliseconds { frame = stage.render() })
            stage.window.backgroundColor = .black
            again.append(milliseconds { frame = stage.render() })
            button.backgroundColor = .red
            small.append(milliseconds { frame = stage.render() })
            guard let picture = frame?.image else { continue }
            png.append(milliseconds { bytes = UIImage(cgImage: picture).pngData()?.count ?? 0 })
        }
        return [
            workload.name, "\(frame?.statistics.counts.layers ?? 0)", "\(frame?.statistics.offscreenPasses.count ?? 0)",
            text(median(first)), text(median(again)), text(median(small)), text(median(png)), "\(bytes / 1024)",
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
