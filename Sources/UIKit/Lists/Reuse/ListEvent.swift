import CoreGraphics
import Foundation
import QuartzCore
import RenderServer

/// Something that a list does about its cells.
package enum ListEvent: Hashable, Sendable {
    /// The data source was asked how many rows there are.
    case counted(rows: Int)
    /// The list shows another part of its content, which begins here.
    case scrolled(to: CGPoint)
    /// The delegate was asked for heights or estimates, so many times in a row.
    case heightAsked(times: Int, isEstimate: Bool)
    /// A cell came that the list had never seen.
    case made
    /// A cell that waited was given out again.
    case reused
    /// The data source set a cell up for a row.
    /// - Parameter added: What was added to a cell that had been set up before; nil for one that is new.
    case configured(added: CellAdditions?)
    /// A cell was asked how high it has to be.
    case measured(height: CGFloat)
    /// A cell shows a row.
    case shown
    /// A cell shows its row no more.
    case ended
}

/// Views and constraints that came into a cell while it was set up for another row.
package struct CellAdditions: Hashable, Sendable {
    package let views: Int
    package let constraints: Int
}

/// An event of a list as it was written down.
package struct ListRecord: Hashable, Sendable {
    /// The cell that an event is about.
    package struct Cell: Hashable, Sendable {
        package let layer: LayerID
        /// From 1, in the order in which the cells of the scene's lists came.
        package let number: Int
        package let identifier: String?
    }

    package internal(set) var event: ListEvent
    /// Seconds of virtual time.
    package let time: Double
    package let list: LayerID
    /// The list's id, else its index path.
    package let listName: String
    package let cell: Cell?
    package let indexPath: IndexPath?
}
