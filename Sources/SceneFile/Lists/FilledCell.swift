import UIKit

/// What a cell shows of the file, and what goes with that.
@MainActor
final class FilledCell {
    let cell: any RowCell
    /// What has an id in it.
    private var scope: SceneScope?
    /// What fills it, where that is not texts.
    private var content: UIView?
    private var giveBack: () -> Void = {}
    /// Whether it ever showed an image: the view for it is made when it is asked for.
    var hasShownImage = false
    /// Whether the file says what lies behind it.
    var hasBackground = false

    init(_ cell: any RowCell) {
        self.cell = cell
    }

    /// Lets go of what it showed.
    /// - Parameter giveBack: Gives back what it takes of the scene's limits, when it shows something else.
    func begin(_ scope: SceneScope, giveBack: @escaping () -> Void) {
        loseIDs()
        content?.removeFromSuperview()
        content = nil
        cell.dropAccessories()
        self.giveBack()
        (self.scope, self.giveBack) = (scope, giveBack)
    }

    func show(_ view: UIView) {
        content = view
    }

    /// Nothing in it is called by its id any more.
    func loseIDs() {
        scope?.empty()
        scope = nil
    }
}
