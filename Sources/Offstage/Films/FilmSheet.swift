import CoreGraphics
import RenderServer

/// The contact sheet of a film, made while its frames are taken.
package struct FilmSheet: Sendable {
    private var sheet: ContactSheet
    private let budget: FilmBudget

    /// - Parameter columns: Pictures side by side, 1 or more.
    package init(columns: Int, timing: FilmTiming, displayRate: Int) {
        sheet = ContactSheet(columns: columns)
        budget = FilmBudget(displayRate: displayRate)
    }

    /// Adds a frame with its time; late ones say so.
    package mutating func add(_ frame: FilmFrame) {
        let time = FilmTiming.text(frame.time) + " s"
        sheet.add(frame.frame, caption: budget.isLate(frame) ? time + ", late" : time)
    }

    package var image: CGImage { sheet.image() }
}
