import CoreGraphics
import ListLayout

/// A row that is swiped aside, with its buttons.
@MainActor
final class SwipedRow {
    let row: ListRow
    let side: SwipeSide
    let configuration: UISwipeActionsConfiguration
    let buttons: SwipeButtons
    let track: SwipeTrack
    /// Whether the buttons come from the left.
    let isAtLeft: Bool
    /// How much is open, in points; below 0 the row went to its other side.
    var opening: CGFloat = 0
    /// The way of the finger that would have led to where the row was when it came down.
    var startWay: CGFloat = 0

    init(
        _ row: ListRow, _ side: SwipeSide, _ configuration: UISwipeActionsConfiguration, of frame: CGRect,
        isMirrored: Bool, perform: @escaping (UIContextualAction, UIView) -> Void
    ) {
        (self.row, self.side, self.configuration) = (row, side, configuration)
        isAtLeft = side.isLeft(isMirrored: isMirrored)
        let actions = configuration.actions
        weak var view: SwipeButtons?
        let buttons = SwipeButtons(actions, of: frame, isAtLeft: isAtLeft) { index in
            if let view { perform(actions[index], view.button(index)) }
        }
        view = buttons
        self.buttons = buttons
        track = SwipeTrack(
            width: frame.width, buttons: buttons.width, isFull: configuration.performsFirstActionWithFullSwipe)
    }

    /// How far the row's cell is from where it stands when it is closed.
    var shift: CGFloat { isAtLeft ? opening : -opening }

    /// What of the row's frame its buttons take.
    func buttonsFrame(in frame: CGRect) -> CGRect {
        let width = max(0, opening)
        return CGRect(
            x: isAtLeft ? frame.minX : frame.maxX - width, y: frame.minY, width: width, height: frame.height)
    }

    /// How much is seen to be open, on the way of an animation too.
    var seenOpening: CGFloat { buttons.layer.presentation()?.bounds.width ?? buttons.layer.bounds.width }
}
