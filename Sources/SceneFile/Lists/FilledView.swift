import UIKit

/// A view beside cells and what it shows of the file.
@MainActor
final class FilledView {
    let view: UICollectionReusableView
    private var scope: SceneScope?
    private var content: UIView?

    init(_ view: UICollectionReusableView) {
        self.view = view
    }

    /// Lets go of what it showed.
    func empty() {
        loseIDs()
        if content?.superview === view { content?.removeFromSuperview() }
        content = nil
    }

    /// Shows a view that a section keeps.
    func host(_ content: UIView) {
        self.content = content
        content.removeFromSuperview()
        view.addSubview(content)
        content.translatesAutoresizingMaskIntoConstraints = false
        let bottom = content.bottomAnchor.constraint(equalTo: view.bottomAnchor)
        bottom.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            bottom, content.topAnchor.constraint(equalTo: view.topAnchor),
            content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
    }

    /// Shows a part that is made for it.
    func show(_ scope: SceneScope, _ make: () -> UIView) {
        self.scope = scope
        content = make()
    }

    /// Nothing in it is called by its id any more.
    func loseIDs() {
        scope?.empty()
        scope = nil
    }
}

extension SceneBuilder {
    /// Makes a view beside cells show a part.
    func fill(_ filled: FilledView, with part: RowPart, named name: String, number: Int?, in list: SceneList) {
        let scope = SceneScope(name, number: number)
        with(list.view?.traitCollection ?? traits) {
            within(scope) {
                enterWhole(filled.view)
                mark(filled.view.layer, at: part.view.mark, to: part.view.lastLine)
                filled.show(scope) { place(part, in: filled.view) }
            }
        }
        connectGestures()
    }
}
