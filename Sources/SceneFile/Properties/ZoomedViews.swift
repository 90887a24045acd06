import UIKit

/// Names the view that a scroll view zooms: the file's answer for a delegate's.
@MainActor
final class ZoomedView: UIScrollViewDelegate {
    private let id: String

    init(_ id: String) {
        self.id = id
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { view(in: scrollView) }

    private func view(in parent: UIView) -> UIView? {
        for child in parent.subviews {
            if child.accessibilityIdentifier == id { return child }
            if let found = view(in: child) { return found }
        }
        return nil
    }
}

/// What scroll views ask which view they zoom; they hold no delegate.
final class ZoomedViews: FeatureStore {
    fileprivate var all: [ZoomedView] = []
}

extension SceneBuilder {
    /// Lets a scroll view zoom the view of an id.
    func zoom(_ id: String, in view: UIScrollView) {
        let answer = ZoomedView(id)
        parts[ZoomedViews.self].all.append(answer)
        view.delegate = answer
    }
}
