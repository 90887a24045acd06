import Foundation
import Offstage
import UIKit

/// A page of 2,000 views that is flicked through for two seconds at 120 frames a second: what a frame takes, its turn and its
/// drawing, in processor time. Once as one scroll view, once as a scroll view in another.
@MainActor
enum ScrollWorkload {
    private static let rows = 500
    private static let rowHeight: CGFloat = 64
    private static let rate = 120
    private static let seconds = 2.0

    /// Milliseconds of processor time.
    static func rows(_ median: ([Double]) -> Double) -> [[String]] {
        [["scrolled", "views", "frames", "points", "turn", "drawing", "frame", "mean", "worst", "over 4 ms"]]
            + [false, true].map { isNested in
                let (stage, scroll) = page(isNested: isNested)
                let start = scroll.contentOffset.y
                var (turns, drawings, frames): ([Double], [Double], [Double]) = ([], [], [])
                for _ in 0..<Int(seconds * Double(rate)) {
                    if !scroll.isDecelerating, !scroll.isTracking { flick(stage) }
                    let turn = ProcessorTime.milliseconds { stage.advance(by: 1 / Double(rate)) }
                    let drawing = ProcessorTime.milliseconds { _ = stage.render() }
                    turns.append(turn)
                    drawings.append(drawing)
                    frames.append(turn + drawing)
                }
                let mean = frames.reduce(0, +) / Double(frames.count)
                let figures = [median(turns), median(drawings), median(frames), mean, frames.max() ?? 0]
                return [
                    isNested ? "a view in a view" : "one view", "\(rows * 4)", "\(frames.count)",
                    "\(Int(scroll.contentOffset.y - start))",
                ] + figures.map { String(format: "%.2f", $0) } + ["\(frames.count { $0 > 4 })"]
            }
    }

    /// A finger that takes a thirtieth of a second, whose frames count, too.
    static func flick(_ stage: Stage) {
        stage.touch.schedule(
            .fling(CGPoint(x: 200, y: 600), by: CGVector(dx: 0, dy: -200), velocity: 6000), at: stage.time)
    }

    /// Rows of a box, a picture's place and two lines of text.
    private static func page(isNested: Bool) -> (Stage, UIScrollView) {
        let stage = Stage(device: .iPhone14)
        stage.displayRate = rate
        stage.isTracing = false
        stage.window.backgroundColor = .white
        let scroll = UIScrollView(frame: stage.window.bounds)
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentSize = CGSize(width: 390, height: CGFloat(rows) * rowHeight)
        for row in 0..<rows { scroll.addSubview(makeRow(row)) }
        if isNested {
            let outer = UIScrollView(frame: stage.window.bounds)
            outer.contentSize = CGSize(width: 1170, height: outer.bounds.height)
            outer.addSubview(scroll)
            stage.window.addSubview(outer)
        } else {
            stage.window.addSubview(scroll)
        }
        _ = stage.render()
        return (stage, scroll)
    }

    private static func makeRow(_ row: Int) -> UIView {
        let view = UIView(frame: CGRect(x: 8, y: CGFloat(row) * rowHeight + 4, width: 374, height: rowHeight - 8))
        view.backgroundColor = row % 2 == 0 ? UIColor(white: 0.95, alpha: 1) : UIColor(white: 0.9, alpha: 1)
        view.layer.cornerRadius = 8
        let picture = UIView(frame: CGRect(x: 8, y: 8, width: 40, height: 40))
        picture.backgroundColor = UIColor(hue: CGFloat(row % 20) / 20, saturation: 0.6, brightness: 0.9, alpha: 1)
        picture.layer.cornerRadius = 20
        let title = UILabel(frame: CGRect(x: 60, y: 8, width: 300, height: 20))
        title.text = "Row number \(row)"
        let detail = UILabel(frame: CGRect(x: 60, y: 30, width: 300, height: 18))
        (detail.text, detail.font, detail.textColor) = ("What there is to say about it", .systemFont(ofSize: 13), .gray)
        for part in [picture, title, detail] { view.addSubview(part) }
        return view
    }
}
