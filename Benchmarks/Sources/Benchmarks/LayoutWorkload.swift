import Foundation
import Offstage
import UIKit

/// Layout by constraints, from nothing and after a change of width.
@MainActor
enum LayoutWorkload {
    /// Views in nested stacks, a form of rows of two columns.
    static let views = 2000

    /// `first` makes and solves everything; `resize` goes from 393 to 430 points and back.
    static func rows(
        _ milliseconds: @MainActor (() -> Void) -> Double, _ median: @MainActor ([Double]) -> Double
    ) -> [[String]] {
        var first: [Double] = []
        var resize: [Double] = []
        var pivots = 0
        for _ in 0..<3 {
            let stage = Stage(device: Device(name: "tall", size: CGSize(width: 393, height: 20000), scale: 3))
            stage.isTracing = false
            stage.window.addSubview(column())
            pin(stage.window.subviews[0])
            first.append(milliseconds { stage.runTurn() })
            let before = stage.layoutCounts.pivots
            for width in [430, 393, 430, 393, 430] as [CGFloat] {
                stage.resize(to: CGSize(width: width, height: 20000))
                resize.append(milliseconds { stage.runTurn() })
            }
            pivots = (stage.layoutCounts.pivots - before) / 5
        }
        let text = { (value: Double) in String(format: "%.1f", value) }
        return [
            ["layout", "views", "first ms", "resize ms", "pivots a resize"],
            ["nested stacks", "\(views)", text(median(first)), text(median(resize)), "\(pivots)"],
        ]
    }

    private static func pin(_ view: UIView) {
        guard let superview = view.superview else { return }
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: superview.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: superview.trailingAnchor),
            view.topAnchor.constraint(equalTo: superview.topAnchor),
        ])
    }

    private static func column() -> UIStackView {
        let column = UIStackView()
        column.axis = .vertical
        column.spacing = 2
        column.translatesAutoresizingMaskIntoConstraints = false
        for _ in 0..<(views / 10) { column.addArrangedSubview(row()) }
        return column
    }

    /// Ten views.
    private static func row() -> UIView {
        let upper = UIStackView(arrangedSubviews: [cell(30, 251), cell(40, 250)])
        let lower = UIStackView(arrangedSubviews: [cell(20, 251), cell(60, 250)])
        let middle = UIStackView(arrangedSubviews: [upper, lower])
        middle.axis = .vertical
        let row = UIStackView(arrangedSubviews: [cell(24, 252), middle, cell(10, 252)])
        row.spacing = 4
        row.alignment = .center
        return row
    }

    private static func cell(_ width: CGFloat, _ hugging: Float) -> UIView {
        let image = UIGraphicsImageRenderer(size: CGSize(width: width, height: 8)).image { _ in }
        let view = UIImageView(image: image)
        view.setContentHuggingPriority(UILayoutPriority(hugging), for: .horizontal)
        return view
    }
}
