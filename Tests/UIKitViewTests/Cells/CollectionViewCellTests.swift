import Offstage
import Testing

@testable import UIKit

@Suite("Cells of collections, headers and footers")
@MainActor
struct CollectionViewCellTests: StageSuite {
    let made = makeWhiteStage(375, 300, scale: 2)

    @Test("A cell of a collection: content that fills it, at once and when its size changes")
    func content() {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 60))
        #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 50, height: 60))
        #expect(cell.contentView.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        cell.frame.size = CGSize(width: 80, height: 20)
        #expect(cell.contentView.frame == cell.bounds && cell.reuseIdentifier == nil)
        #expect(UICollectionViewCell().frame == .zero && cell.backgroundColor == nil)
    }

    @Test("Its selected background is shown while it is selected or highlighted, above the other one")
    func selection() {
        let stage = stage
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 60))
        stage.window.addSubview(cell)
        cell.isSelected = true
        #expect(cell.subviews == [cell.contentView], "there is no plate of its own")
        let (back, front, label) = (UIView(), UIView(), UILabel())
        cell.backgroundView = back
        cell.selectedBackgroundView = front
        #expect(cell.subviews == [back, front, cell.contentView])
        cell.contentView.addSubview(label)
        cell.isSelected = false
        #expect(cell.subviews == [back, cell.contentView])
        cell.isHighlighted = true
        #expect(front.superview === cell && front.frame == cell.bounds && label.isHighlighted)
        cell.isHighlighted = false
        #expect(front.superview == nil && !label.isHighlighted)
    }

    @Test("Subclasses observe the states, and constraints in the content give the size")
    func subclass() {
        let cell = Tile(frame: CGRect(x: 0, y: 0, width: 50, height: 60))
        cell.isSelected = true
        cell.isHighlighted = true
        #expect(cell.changes == ["selected", "highlighted"])
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 10),
            view.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -10),
            view.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
            view.heightAnchor.constraint(equalToConstant: 30), view.widthAnchor.constraint(equalToConstant: 70),
        ])
        #expect(cell.systemLayoutSizeFitting(.zero) == CGSize(width: 70, height: 50))
    }

    @Test("A header: 28 high, its text semibold at the margin of lists, in the middle")
    func header() throws {
        let stage = stage
        let header = UITableViewHeaderFooterView(reuseIdentifier: "head")
        #expect(header.reuseIdentifier == "head" && header.contentView.subviews.isEmpty)
        #expect(UITableViewHeaderFooterView().reuseIdentifier == nil)
        #expect(header.sizeThatFits(CGSize(width: 375, height: 0)) == CGSize(width: 375, height: 28))
        header.frame = CGRect(x: 0, y: 0, width: 375, height: 28)
        let label = try #require(header.textLabel)
        label.text = "Fruit"
        let back = UIView()
        header.backgroundView = back
        stage.window.addSubview(header)
        stage.advance(by: 0.1)
        #expect(label.frame.origin == CGPoint(x: 16, y: 4) && label.frame.height == 20.5)
        #expect(label.font == .systemFont(ofSize: 17, weight: .semibold))
        #expect(back.frame == header.bounds && header.subviews == [back, header.contentView])
        header.semanticContentAttribute = .forceRightToLeft
        header.setNeedsLayout()
        stage.advance(by: 0.1)
        #expect(label.frame.maxX == 359)
    }
}

private final class Tile: UICollectionViewCell {
    private(set) var changes: [String] = []

    override var isSelected: Bool {
        didSet { changes.append("selected") }
    }

    override var isHighlighted: Bool {
        didSet { changes.append("highlighted") }
    }
}
