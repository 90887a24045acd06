import CoreGraphics
import Offstage
import RenderServer
import Testing
import UIKit

/// Each cause of slow lists is shown by the smallest table that has it, and by its twin that has not.
@MainActor
@Suite("What makes lists slow")
struct ScrollCauseTests {
    private func report(
        _ frames: Int = 8, height: CGFloat? = ScrollingScreen.rowHeight,
        _ cell: @escaping @MainActor (UITableView, IndexPath) -> UITableViewCell
    ) -> CauseReport {
        CauseReport(scrolling: ScrollingScreen(height: height, cell).film(frames))
    }

    // MARK: Passes

    private func addCard(to cell: UITableViewCell, hasPath: Bool) {
        let card = UIView(frame: CGRect(x: 10, y: 4, width: 40, height: 12))
        card.accessibilityIdentifier = "card"
        card.backgroundColor = .white
        card.layer.shadowOpacity = 0.5
        card.layer.shadowRadius = 2
        if hasPath { card.layer.shadowPath = CGPath(rect: card.bounds, transform: nil) }
        cell.contentView.addSubview(card)
    }

    @Test("Shadows without paths cost passes in each visible cell; a path spares them all over the scroll")
    func shadows() throws {
        let report = report(4) { table, _ in table.cell { addCard(to: $0, hasPath: false) } }
        #expect(report.causes == [.passInCell])
        let culprit = try #require(report.culprits[.passInCell]?.first)
        #expect(culprit.name == "card in cell row: 5 passes in each of 5 visible cells")
        // Three scrolled frames of five cells of five passes.
        #expect(culprit.amount == 75 && culprit.bytes > 0)
        let remedy = try #require(culprit.remedy)
        #expect(remedy.hasPrefix("set shadowPath: outline on card: -75 passes over 3 scrolled frames, -"))
        #expect(remedy.hasSuffix("; pixels identical"))
        let mended = self.report(4) { table, _ in table.cell { addCard(to: $0, hasPath: true) } }
        #expect(mended.causes.isEmpty, "\(mended)")
    }

    // MARK: Cells

    @Test("Cells that are made though others wait are named by their identifier")
    func neverDequeued() {
        let found = report { _, _ in UITableViewCell(style: .default, reuseIdentifier: "row") }
        #expect(found.causes == [.cellMadeWhileScrolling])
        // The first scrolled frame needs one more; then one waits each time.
        #expect(found.culprits[.cellMadeWhileScrolling] == [CauseReport.Culprit(name: "cell row", amount: 6)])
        let nameless = report { _, _ in UITableViewCell(style: .default, reuseIdentifier: nil) }
        #expect(nameless.culprits[.cellMadeWhileScrolling]?.map(\.name) == ["cell without an identifier in list"])
        #expect(report { table, _ in table.cell() }.causes.isEmpty)
    }

    @Test("Identifiers that never repeat are told once, with how many there are")
    func loneIdentifiers() {
        let found = report { table, path in table.cell("row \(path.row)") }
        #expect(found.causes == [.cellMadeWhileScrolling])
        #expect(
            found.culprits[.cellMadeWhileScrolling]
                == [CauseReport.Culprit(name: "identifiers of one row each in list, as row 10", amount: 7)])
    }

    @Test("Views and constraints that are added at each reuse are counted by kind of cell")
    func growth() {
        let found = report { table, _ in
            let cell = table.cell()
            let badge = UIView()
            badge.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(badge)
            NSLayoutConstraint.activate([
                badge.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
                badge.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
            ])
            return cell
        }
        // Six cells are used again, each with one view and two constraints more.
        #expect(found.culprits[.viewAddedAtReuse] == [CauseReport.Culprit(name: "cell row", amount: 6)])
        #expect(found.culprits[.constraintAddedAtReuse] == [CauseReport.Culprit(name: "cell row", amount: 12)])
        let once = report { table, _ in
            table.cell { cell in
                let badge = UIView()
                badge.translatesAutoresizingMaskIntoConstraints = false
                cell.contentView.addSubview(badge)
                badge.topAnchor.constraint(equalTo: cell.contentView.topAnchor).isActive = true
            }
        }
        #expect(once.causes.isEmpty, "\(once)")
    }

    @Test("Cells that are measured as they come are told")
    func measured() {
        let found = report(height: nil) { table, _ in
            table.cell { cell in
                let bar = UIView()
                bar.translatesAutoresizingMaskIntoConstraints = false
                cell.contentView.addSubview(bar)
                NSLayoutConstraint.activate([
                    bar.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
                    bar.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
                    bar.heightAnchor.constraint(equalToConstant: ScrollingScreen.rowHeight),
                ])
            }
        }
        #expect(found.causes == [.cellMeasuredWhileScrolling])
        #expect(found.culprits[.cellMeasuredWhileScrolling] == [CauseReport.Culprit(name: "cell row", amount: 7)])
    }

    // MARK: Pictures

    private func picture() -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
        }
    }

    private func photo() throws -> UIImage { try #require(picture().pngData().flatMap { UIImage(data: $0) }) }

    /// What is told of a table whose rows show pictures.
    private func pictures(_ image: @escaping @MainActor (IndexPath) -> UIImage?) -> CauseReport {
        report { table, path in
            let cell = table.cell {
                $0.contentView.addSubview(UIImageView(frame: CGRect(x: 2, y: 2, width: 8, height: 8)))
            }
            (cell.contentView.subviews.first as? UIImageView)?.image = image(path)
            return cell
        }
    }

    @Test("Pictures that a commit shows while a list scrolls are decoded by the main actor; they have names")
    func decoding() throws {
        let found = pictures { path in
            let image = try? photo()
            image?.cgImage?.title = "\(path.row).png"
            return image
        }
        #expect(found.causes == [.decodedWhileScrolling])
        #expect(
            found.culprits[.decodedWhileScrolling] == [
                CauseReport.Culprit(
                    name: "cell row", amount: 7, bytes: 7 * 8 * 8 * 4, remedy: "5.png, 6.png, 7.png and 4 more")
            ])
    }

    @Test("One that all rows share is decoded once before; so are those that were prepared, and what is drawn by code")
    func decodedBefore() throws {
        let shared = try photo()
        #expect(pictures { _ in shared }.causes.isEmpty)
        let prepared = try (0..<20).map { _ in try photo().preparingForDisplay() }
        #expect(pictures { prepared[$0.row] }.causes.isEmpty)
        #expect(pictures { _ in picture() }.causes.isEmpty)
    }

    @Test("Pictures that code prepares on the main actor as cells come are decoded there as well, thumbnails too")
    func preparedTooLate() {
        for size in [8.0, 4] {
            let found = pictures { _ in try? photo().preparingThumbnail(of: CGSize(width: size, height: size)) }
            #expect(found.culprits[.decodedWhileScrolling]?.map(\.amount) == [7])
            #expect(found.culprits[.decodedWhileScrolling]?.map(\.name) == ["cell row"])
        }
    }
}
