import UIKit

/// What a cell shows of the file, and what goes with that.
@MainActor
final class FilledCell {
    let cell: UITableViewCell
    /// What has an id in it.
    private var scope: SceneScope?
    /// What fills it, where that is not texts.
    private var content: UIView?
    private var giveBack: () -> Void = {}
    /// Whether it ever showed an image: the view for it is made when it is asked for.
    var hasShownImage = false

    init(_ cell: UITableViewCell) {
        self.cell = cell
    }

    /// Lets go of what it showed.
    /// - Parameter giveBack: Gives back what it takes of the scene's limits, when it shows something else.
    func begin(_ scope: SceneScope, giveBack: @escaping () -> Void) {
        loseIDs()
        content?.removeFromSuperview()
        (content, cell.accessoryView, cell.editingAccessoryView) = (nil, nil, nil)
        self.giveBack()
        (self.scope, self.giveBack) = (scope, giveBack)
    }

    func show(_ view: UIView) {
        content = view
        cell.contentView.addSubview(view)
    }

    /// Nothing in it is called by its id any more.
    func loseIDs() {
        scope?.empty()
        scope = nil
    }
}
