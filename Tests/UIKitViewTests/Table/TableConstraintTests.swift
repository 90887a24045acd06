import Offstage
import Testing

@testable import UIKit

@Suite("Rows whose constraints change")
@MainActor
struct TableConstraintTests {
    private final class Box: UITableViewCell {
        let box = UIView()
        lazy var height = box.heightAnchor.constraint(equalToConstant: 60)

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            box.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(box)
            NSLayoutConstraint.activate([
                box.topAnchor.constraint(equalTo: contentView.topAnchor),
                box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor), height,
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class Source: RowMethods, UITableViewDataSource {
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "box", for: indexPath)
        }
    }

    private func screen(_ mode: UITableView.SelfSizingInvalidation) -> TableScreen {
        TableScreen(of: Source([3])) { table in
            table.register(Box.self, forCellReuseIdentifier: "box")
            table.selfSizingInvalidation = mode
        }
    }

    @Test(
        "A constraint in the content view resizes its row with enabledIncludingConstraints alone",
        arguments: [UITableView.SelfSizingInvalidation.disabled, .enabled, .enabledIncludingConstraints])
    func including(mode: UITableView.SelfSizingInvalidation) throws {
        let screen = screen(mode)
        let cell = try #require(screen.cell(0) as? Box)
        #expect(cell.frame.height == 60.5)
        cell.height.constant = 100
        screen.settle()
        let isSeen = mode == .enabledIncludingConstraints
        #expect(cell.frame.height == (isSeen ? 100.5 : 60.5))
        #expect(screen.cell(1)?.frame.minY == (isSeen ? 100.5 : 60.5))
    }

    @Test("A constraint that comes counts too")
    func added() throws {
        let screen = screen(.enabledIncludingConstraints)
        let cell = try #require(screen.cell(0) as? Box)
        cell.height.isActive = false
        cell.box.heightAnchor.constraint(equalToConstant: 90).isActive = true
        screen.settle()
        #expect(cell.frame.height == 90.5)
    }

    @Test("Lines with an effect are effect views, and become plain lines again without it")
    func effect() throws {
        let screen = screen(.enabled)
        let cell = try #require(screen.cell(0))
        _ = screen.stage
        screen.table.separatorEffect = UIBlurEffect(style: .systemMaterial)
        screen.table.fillerRowHeight = 44
        screen.settle()
        let line = try #require(cell.subviews.compactMap { $0 as? UIVisualEffectView }.first)
        screen.table.separatorColor = .red
        #expect(line.frame == CGRect(x: 16, y: 60, width: 304, height: 0.5))
        #expect(screen.table.subviews.contains { $0 is UIVisualEffectView })
        screen.table.separatorEffect = nil
        screen.settle()
        #expect(!(cell.subviews + screen.table.subviews).contains { $0 is UIVisualEffectView })
    }

    @Test("Nibs are refused in a sentence")
    func nibs() {
        let screen = screen(.enabled)
        screen.table.register(UINib(nibName: "Row", bundle: nil), forCellReuseIdentifier: "nib")
        #expect(screen.misuse.count == 1 && screen.misuse[0].contains("register their class"))
    }
}
