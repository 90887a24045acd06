import Offstage
import Testing

@testable import UIKit

/// Positions, sizes, fonts and colours of an alert, an action sheet, a sheet over a map and a menu, in points from the
/// screen's corner.
@Suite("Alerts, sheets and menus measured")
@MainActor
struct ModalRulerTests {
    private let made = Stage(device: .iPhone16)

    private func show() -> (stage: Stage, root: UIViewController) {
        made.makeCurrent()
        made.diagnostics.mode = .collect
        let root = ModalScreens.map()
        made.window.rootViewController = root
        made.advance(by: 0.1)
        return (made, root)
    }

    private func frame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: made.window) }

    /// Whether a figure is as wanted, but for a pixel's rounding.
    private func expect(
        _ value: CGFloat, _ wanted: CGFloat, within: CGFloat = 0.17, _ what: String,
        _ place: SourceLocation = #_sourceLocation
    ) {
        #expect(abs(value - wanted) <= within, "\(what): \(value), not \(wanted)", sourceLocation: place)
    }

    private func expect(
        _ rect: CGRect, _ wanted: (CGFloat, CGFloat, CGFloat, CGFloat), _ what: String,
        _ place: SourceLocation = #_sourceLocation
    ) {
        expect(rect.minX, wanted.0, "\(what) x", place)
        expect(rect.minY, wanted.1, "\(what) y", place)
        expect(rect.width, wanted.2, "\(what) width", place)
        expect(rect.height, wanted.3, "\(what) height", place)
    }

    @Test("An alert with two texts and two buttons")
    func alert() throws {
        let (stage, root) = show()
        let alert = ModalScreens.deletion()
        root.present(alert, animated: true)
        stage.advance(by: 1)
        let view = try #require(alert.view as? AlertView)
        // 96 for the texts, a pixel, 44: 140.333 in the middle of the screen.
        let (left, top): (CGFloat, CGFloat) = (61 + 2.0 / 3, 356)
        expect(frame(view), (left, top, 270, 140 + 1.0 / 3), "plate")
        expect(frame(view.header), (left, top, 270, 96), "texts")
        expect(frame(view.titleLabel), (left + 20, top + 19 + 2.0 / 3, 230, 20 + 1.0 / 3), "title")
        expect(frame(view.messageLabel), (left + 20, top + 43 + 2.0 / 3, 230, 31 + 2.0 / 3), "message")
        expect(frame(view.actionScroll), (left, top + 96 + 1.0 / 3, 270, 44), "buttons")
        let (delete, cancel) = (view.rows[0], view.rows[1])
        expect(frame(cancel), (left, top + 96 + 1.0 / 3, 135, 44), "Cancel")
        expect(frame(delete), (left + 135, top + 96 + 1.0 / 3, 135, 44), "Delete")
        expect(frame(cancel.textLabel).midX, left + 67.5, within: 0.34, "Cancel's text")
        expect(frame(delete.textLabel).midX, left + 202.5, within: 0.34, "Delete's text")
        expect(frame(delete.textLabel).midY, frame(delete).midY, within: 0.34, "Delete's middle")
        expect(view.plate.layer.cornerRadius, 14, "radius")
        #expect(
            view.titleLabel.font == .systemFont(ofSize: 17, weight: .semibold) && view.titleLabel.textColor == .label)
        #expect(view.messageLabel.font == .systemFont(ofSize: 13) && view.messageLabel.textColor == .label)
        #expect(cancel.textLabel.font == .systemFont(ofSize: 17, weight: .semibold))
        #expect(delete.textLabel.font == .systemFont(ofSize: 17) && delete.textLabel.textColor == .systemRed)
        let backdrop = try #require((alert.presentationController?.containerView as? PresentationContainer)?.backdrop)
        expect(backdrop.frame, (0, 0, 393, 852), "dimming")
        #expect(backdrop.backgroundColor?.resolvedColor(with: view.traitCollection) == UIColor(white: 0, alpha: 0.2))
    }

    @Test("An action sheet with a text and five choices")
    func actionSheet() throws {
        let (stage, root) = show()
        let alert = ModalScreens.photoActions()
        root.present(alert, animated: true)
        stage.advance(by: 1)
        let view = try #require(alert.view as? AlertView)
        let cancel = try #require(view.cancelRow)
        expect(frame(cancel), (8, 753, 377, 57), "Cancel")
        expect(frame(view.cancelPlate), (8, 753, 377, 57), "Cancel's plate")
        // Four rows and three lines, a line below the text.
        let rows: CGFloat = 4 * 57 + 1
        expect(frame(view.actionScroll), (8, 745 - rows, 377, rows), "choices")
        for (index, row) in view.rows.enumerated() {
            expect(frame(row), (8, 745 - rows + CGFloat(index) * (57 + 1.0 / 3), 377, 57), "choice \(index)")
            expect(frame(row.textLabel).midX, 196.5, within: 0.34, "text \(index)")
            #expect(row.textLabel.font == .systemFont(ofSize: 20))
        }
        let header = view.messageLabel.frame.height + 27
        expect(
            frame(view.header), (8, 745 - rows - 1.0 / 3 - header.rounded(.up), 377, header.rounded(.up)), "text's room"
        )
        expect(view.messageLabel.frame.minX, 16, "text x")
        expect(view.messageLabel.frame.minY, 13.5, within: 0.34, "text y")
        expect(view.plate.layer.cornerRadius, 13, "radius")
        expect(view.cancelPlate.layer.cornerRadius, 13, "Cancel's radius")
        #expect(view.messageLabel.font == .systemFont(ofSize: 13))
        #expect(view.messageLabel.textColor == UIColor.label.withAlphaComponent(0.52))
        #expect(cancel.textLabel.font == .systemFont(ofSize: 20, weight: .semibold))
        #expect(view.rows[3].textLabel.textColor == .systemRed)
    }

    @Test("A medium sheet over a map, and full height")
    func sheet() throws {
        let (stage, root) = show()
        let place = ModalScreens.place()
        let sheet = try #require(place.sheetPresentationController)
        sheet.detents = [.medium(), .large()]
        sheet.prefersGrabberVisible = true
        root.present(place, animated: true)
        stage.advance(by: 1)
        let view = try #require(sheet.presentedView as? SheetView)
        expect(frame(view), (0, 392, 393, 460), "sheet")
        expect(frame(place.view), (0, 392, 393, 460), "content")
        expect(frame(view.grabber), (179, 397, 36, 5), "grabber")
        expect(view.grabber.layer.cornerRadius, 2.5, "grabber's radius")
        expect(view.layer.cornerRadius, 10, "radius")
        expect(place.view.safeAreaInsets.top, 0, "safe top")
        expect(place.view.safeAreaInsets.bottom, 34, "safe bottom")
        expect(frame(place.titleLabel).minY, 416, "title y")
        expect(frame(place.titleLabel).height, 26 + 1.0 / 3, "title height")
        expect(frame(place.button).minX, 16, "button x")
        expect(frame(root.view), (0, 0, 393, 852), "map")
        let backdrop = try #require((sheet.containerView as? PresentationContainer)?.backdrop)
        expect(backdrop.alpha, 0.2, within: 1e-6, "dimming")
        sheet.selectedDetentIdentifier = .large
        stage.advance(by: 0.1)
        expect(frame(view), (0, 69, 393, 783), "full sheet")
        expect(frame(view.grabber), (179, 74, 36, 5), "grabber above")
        expect(root.view.frame.minX, 393 * (1 - 0.9165) / 2, "map's x")
        expect(root.view.frame.minY, 59, "map's y")
        expect(root.view.frame.width, 393 * 0.9165, "map's width")
        expect(root.view.frame.height, 852 * 0.9165, "map's height")
        expect(root.view.layer.cornerRadius, 10, "map's radius")
        expect(backdrop.alpha, 0.1, within: 1e-6, "dimming behind full height")
    }

    @Test("A button's menu with a group, marks, pictures and another menu")
    func menu() throws {
        let (stage, root) = show()
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 273, y: 60, width: 100, height: 44)
        button.menu = ModalScreens.sorting()
        button.showsMenuAsPrimaryAction = true
        root.view.addSubview(button)
        stage.advance(by: 0.1)
        try stage.touch.tap(CGPoint(x: 320, y: 80))
        stage.advance(by: 0.6)
        let overlay = try #require(stage.window.subviews.lazy.compactMap { $0 as? MenuOverlay }.first)
        let plate = try #require(overlay.session?.plates.first)
        let rows = plate.tracker.rows.compactMap { $0 as? MenuRow }
        try #require(rows.count == 6)
        expect(plate.frame.minX, 123, "menu x")
        expect(plate.frame.minY, 112, "menu y")
        expect(plate.frame.width, 250, "menu width")
        expect(frame(rows[0]), (123, 112, 250, 44), "first row")
        expect(frame(rows[1]), (123, 112 + 44 + 1.0 / 3, 250, 44), "second row")
        // A gap of 8 and the group's heading stand before the third row.
        let third = frame(rows[2]).minY - frame(rows[1]).maxY
        expect(third, 8 + 30, within: 1, "gap and heading")
        #expect(frame(rows[3]).height > 44)
        expect(frame(rows[4]).minY - frame(rows[3]).maxY, 8, "gap after the group")
        expect(frame(rows[5]).height, 44, "last row")
        expect(frame(rows[5]).maxY, plate.frame.maxY, within: 0.5, "menu's end")
        for (index, row) in rows.enumerated() {
            expect(frame(row.titleLabel).minX, 123 + 36, "text \(index) x")
            #expect(row.titleLabel.font == .systemFont(ofSize: 17))
        }
        for index in [0, 1, 5] {
            expect(frame(rows[index].picture).maxX, 123 + 234, "picture \(index)'s end")
            expect(frame(rows[index].picture).width, 20, "picture \(index)'s width")
            expect(frame(rows[index].picture).midY, frame(rows[index]).midY, within: 0.34, "picture \(index)'s middle")
        }
        expect(frame(rows[2].mark).minX, 123 + 15, "mark x")
        expect(frame(rows[2].mark).midY, frame(rows[2]).midY, within: 0.34, "mark's middle")
        expect(plate.layer.shadowRadius, 24, "shadow's radius")
        expect(plate.layer.shadowOffset.height, 8, "shadow's offset")
        expect(CGFloat(plate.layer.shadowOpacity), 0.2, within: 1e-6, "shadow's opacity")
        #expect(rows[5].titleLabel.textColor == .systemRed && rows[0].titleLabel.textColor == .label)
    }
}
