import Offstage
import Testing

@testable import UIKit

@Suite("Cells in a list")
@MainActor
struct CellHostTests {
    private final class Host: CellHost {
        func sideMargin(ofCell width: CGFloat) -> CGFloat { width / 10 }
        func separatorInset(standard: UIEdgeInsets) -> UIEdgeInsets {
            UIEdgeInsets(top: 0, left: standard.left + 1, bottom: 0, right: 2)
        }
    }

    private let host = Host()

    @Test("A list says how far the content of a cell is from its sides, and where the line below begins")
    func cell() {
        let stage = makeWhiteStage(375, 300, scale: 2)
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "row"
        cell.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
        stage.window.addSubview(cell)
        stage.advance(by: 0.1)
        #expect(cell.layoutMargins.left == 16)
        #expect(cell.separatorInset == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0))
        cell.host = host
        stage.advance(by: 0.1)
        #expect(cell.layoutMargins == UIEdgeInsets(top: 11, left: 30, bottom: 11, right: 30))
        #expect(cell.textLabel?.frame.minX == 30)
        #expect(cell.separatorInset == UIEdgeInsets(top: 0, left: 31, bottom: 0, right: 2))
        cell.separatorInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 6)
        #expect(cell.separatorInset.left == 5)
    }

    @Test("A header's text stands where those of cells do")
    func header() {
        let stage = makeWhiteStage(375, 300, scale: 2)
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        header.textLabel?.text = "section"
        header.frame = CGRect(x: 0, y: 0, width: 300, height: 28)
        stage.window.addSubview(header)
        stage.advance(by: 0.1)
        #expect(header.textLabel?.frame.minX == 16)
        header.host = host
        stage.advance(by: 0.1)
        #expect(header.textLabel?.frame.minX == 30)
    }
}
