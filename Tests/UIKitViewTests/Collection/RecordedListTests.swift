import Foundation
import Offstage
import TestKit
import Testing

@testable import UIKit

/// Inset grouped lists beside what was measured in recordings of devices.
@Suite("Lists in collections as recorded")
@MainActor
struct RecordedListTests {
    private let third: CGFloat = 1 / 3

    /// Begins as far below the screen's edge as a status bar ends.
    private func lower(_ screen: ListScreen, by top: CGFloat) {
        screen.collection.contentInset.top = top
        screen.collection.contentOffset.y = -top
        screen.stage.advance(by: 0.1)
    }

    /// From where to where something reaches on the screen, downwards.
    private func span(_ view: UIView?) -> [CGFloat] {
        guard let view else { return [] }
        let frame = view.convert(view.bounds, to: nil)
        return [frame.minY, frame.maxY]
    }

    private func near(_ found: [CGFloat], _ wanted: [CGFloat], _ tolerance: CGFloat = 0.001) -> Bool {
        found.count == wanted.count && zip(found, wanted).allSatisfy { abs($0 - $1) < tolerance }
    }

    @Test(
        "Golden 16: begun 3 lower all is 3 lower; at both widths the sides are 20",
        arguments: [(393, 59), (402, 62)] as [(CGFloat, CGFloat)])
    func places(width: CGFloat, top: CGFloat) throws {
        let screen = ListScreen([2, 2], .insetGrouped, width: width, height: 852, scale: 3) {
            ($0.headerMode, $0.footerMode) = (.supplementary, .supplementary)
        }
        lower(screen, by: top)
        let more = top - 59
        #expect(near(span(screen.header()), [59 + more, 97 + 2 * third + more]))
        #expect(near(span(screen.cell(0)), [97 + 2 * third + more, 141 + 2 * third + more]))
        #expect(near(span(screen.cell(1)), [141 + 2 * third + more, 185 + 2 * third + more]))
        #expect(near(span(screen.footer()), [185 + 2 * third + more, 219 + third + more]))
        #expect(near(span(screen.header(1)), [219 + third + more, 258 + more]))
        #expect(near(span(screen.cell(0, 1)), [258 + more, 302 + more]))
        #expect(near(span(screen.cell(1, 1)), [302 + more, 346 + more]))
        let cell = try #require(screen.cell(0))
        #expect(cell.frame.minX == 20 && cell.frame.maxX == width - 20)
        let line = try #require(screen.lines(0).first)
        #expect(cell.frame.minX + line.minX == 40 && cell.frame.minX + line.maxX == width - 20)
    }

    /// What that list has of its own that an app can set: the looks of a later system are not a layout's matter.
    @Test("Golden 17: rows of 52 between sides of 16, headers of 40.333 and footers of 29.667, by an app's own section")
    func roomierRows() throws {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        (configuration.headerMode, configuration.footerMode) = (.supplementary, .supplementary)
        configuration.separatorConfiguration.bottomSeparatorInsets = NSDirectionalEdgeInsets(
            top: 0, leading: 16, bottom: 0, trailing: 16)
        let edges = [
            edge(UICollectionView.elementKindSectionHeader, 40 + third, .top),
            edge(UICollectionView.elementKindSectionFooter, 29 + 2 * third, .bottom),
        ]
        let screen = ListScreen(
            [2, 2], width: 402, height: 874, scale: 3,
            layout: {
                UICollectionViewCompositionalLayout { _, environment in
                    let section = NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
                    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
                    section.boundarySupplementaryItems = edges
                    return section
                }
            },
            setUp: { cell, _ in fill(cell, 52) })
        lower(screen, by: 62)
        #expect(near(span(screen.header()), [62, 102 + third]))
        #expect(near(span(screen.cell(0)), [102 + third, 154 + third]))
        #expect(near(span(screen.cell(1)), [154 + third, 206 + third]))
        #expect(near(span(screen.footer()), [206 + third, 236]))
        #expect(near(span(screen.cell(0, 1)), [276 + third, 328 + third]))
        #expect(near(span(screen.cell(1, 1)), [328 + third, 380 + third]))
        #expect(near(span(screen.footer(1)), [380 + third, 410]))
        let cell = try #require(screen.cell(0))
        #expect(cell.frame.minX == 16 && cell.frame.maxX == 386)
        let line = try #require(screen.lines(0).first)
        #expect(cell.frame.minX + line.minX == 32 && cell.frame.minX + line.maxX == 370)
        #expect(screen.misuse == [])
    }

    /// Puts something of a height into a cell, in place of a text.
    private func fill(_ cell: UICollectionViewListCell, _ height: CGFloat) {
        cell.contentConfiguration = nil
        let body = UIView()
        body.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(body)
        NSLayoutConstraint.activate([
            body.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
            body.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
            body.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
            body.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
            body.heightAnchor.constraint(equalToConstant: height),
        ])
    }

    private func edge(
        _ kind: String, _ height: CGFloat, _ side: NSRectAlignment
    ) -> NSCollectionLayoutBoundarySupplementaryItem {
        NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)),
            elementKind: kind, alignment: side)
    }

    // MARK: The corner

    /// How much of the first 60 pixels of each row a card fills at its upper corners, left and right, from outside.
    private func corners(rows: Int) throws -> [[[CGFloat]]] {
        let screen = ListScreen([2], .insetGrouped, width: 393, height: 200, scale: 3) {
            $0.backgroundColor = .black
        } setUp: { cell, _ in
            cell.contentConfiguration = nil
            cell.backgroundConfiguration?.backgroundColor = .white
        }
        let frame = try #require(screen.cell(0)?.frame)
        let probe = PixelProbe(screen.stage.render().image)
        let (left, right, top) = (Int(frame.minX * 3), Int(frame.maxX * 3), Int(frame.minY * 3))
        return (0..<rows).map { row in
            [0, 1].map { side in
                (0..<60).map { CGFloat(probe[side == 0 ? left + $0 : right - 1 - $0, top + row][0]) / 255 }
            }
        }
    }

    /// How far the continuous corner of a unit radius is from the left edge at each height: its three curves, in steps.
    private static let outline: [(x: Double, y: Double)] = {
        let points: [(Double, Double)] = [
            (1.52866483, 0), (1.08849323, 0), (0.86840689, 0), (0.63149399, 0.07491100), (0.37282392, 0.16905899),
            (0.16905899, 0.37282401), (0.07491100, 0.63149399), (0, 0.86840689), (0, 1.08849323), (0, 1.52866483),
        ]
        return (0..<3).flatMap { curve in
            (0...2_000).map { step in
                let (t, p) = (Double(step) / 2_000, points[3 * curve...3 * curve + 3].map { $0 })
                let weights = [pow(1 - t, 3), 3 * t * pow(1 - t, 2), 3 * t * t * (1 - t), t * t * t]
                let pairs = zip(weights, p)
                return (pairs.reduce(0) { $0 + $1.0 * $1.1.0 }, pairs.reduce(0) { $0 + $1.0 * $1.1.1 })
            }
        }
    }()

    /// What lies left of the curve in a row of pixels, by trapezoids.
    private func leftOut(row: Int, radius: Double) -> Double {
        var area = 0.0
        for (a, b) in zip(Self.outline, Self.outline.dropFirst()) {
            let (low, high) = (max(a.y * radius, Double(row)), min(b.y * radius, Double(row + 1)))
            if high > low { area += (a.x + b.x) / 2 * radius * (high - low) }
        }
        return area
    }

    @Test("Golden 18: the corner of a card is continuous, of 10; what a recording shows of it are whole levels")
    func corner() throws {
        // White on the grey of grouped lists has 13 levels of red and green and 8 of blue, and the device cuts off.
        let recorded: [CGFloat] = [29.4, 22.0, 18.5, 16.2, 14.4, 12.8, 11.4, 10.2, 9.1, 8.1, 7.2, 6.4, 5.7]
        for (row, sides) in try corners(rows: 25).enumerated() {
            for pixels in sides {
                let missing = 60 - pixels.reduce(0, +)
                #expect(abs(missing - leftOut(row: row, radius: 30)) < 0.15, "row \(row): \(missing)")
                let levels = [13, 13, 8] as [CGFloat]
                let seen = levels.map { level in pixels.reduce(0) { $0 + level - (level * $1).rounded(.down) } }
                let shown = seen.reduce(0, +) / 34
                // Along the edge four pixels are all but full: whether such a one lost a level nobody can tell.
                let tolerance = row == 0 ? 0.35 : 0.1
                if row < recorded.count { #expect(abs(shown - recorded[row]) < tolerance, "row \(row): \(shown)") }
                if row == 24 { #expect(abs(shown - 0.9) < 0.1, "\(shown)") }
            }
        }
    }
}
