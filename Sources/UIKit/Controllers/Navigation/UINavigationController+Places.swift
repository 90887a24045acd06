import Foundation

// Where bars and content lie.
extension UINavigationController {
    /// The bar begins at the safe top; on phones with an island a little above it, so that it ends 38⅔ or 38⅓ points
    /// below the safe top there.
    private var barTop: CGFloat {
        let safeTop = viewIfLoaded?.safeAreaInsets.top ?? 0
        if navigationBar.isInSheet { return safeTop }
        return switch safeTop {
        case 59: 53 + 2.0 / 3
        case 62: 56 + 1.0 / 3
        default: safeTop
        }
    }

    private var barFrame: CGRect {
        CGRect(x: 0, y: barTop, width: viewIfLoaded?.bounds.width ?? 0, height: navigationBar.wantedHeight)
    }

    func placeBar() {
        navigationBar.isInSheet =
            presentedInAncestry.map { $0.presentation.controller is UISheetPresentationController } ?? false
        let frame = barFrame
        let placed = isNavigationBarHidden ? frame.offsetBy(dx: 0, dy: -frame.maxY) : frame
        if navigationBar.frame != placed { navigationBar.frame = placed }
        navigationBar.isHidden = isNavigationBarHidden && !isMovingBars
        placeToolbar()
    }

    /// Whether bars are on their way: then those that go still show.
    private var isMovingBars: Bool { UIView.inheritedAnimationDuration > 0 }

    // MARK: Toolbar

    /// Another bar below: the toolbar stands above it.
    private var standsAboveBar: Bool { coveredEdges.bottom > 0 }

    private var toolbarFrame: CGRect {
        guard let view = viewIfLoaded else { return .zero }
        let bottom = view.safeAreaInsets.bottom
        let height = toolbar.sizeThatFits(view.bounds.size).height
        return CGRect(x: 0, y: view.bounds.height - bottom - height, width: view.bounds.width, height: height)
    }

    /// Whether the toolbar shows: a controller that is pushed may hide it.
    var isToolbarShown: Bool {
        !isToolbarHidden && !stack.dropFirst().contains { $0.hidesBottomBarWhenPushed }
    }

    func placeToolbar() {
        guard let view = viewIfLoaded, let toolbar = toolbarIfLoaded else { return }
        let frame = toolbarFrame
        toolbar.roomBelow = standsAboveBar ? 0 : view.bounds.height - frame.maxY
        toolbar.frame = isToolbarShown ? frame : frame.offsetBy(dx: 0, dy: view.bounds.height - frame.minY)
        toolbar.isHidden = !isToolbarShown && !isMovingBars
    }

    // MARK: Content

    func placeContent() {
        if let shown { place(shown) }
    }

    /// What of a controller's view the bars cover: above at the height that the content asks for, but no more when it is
    /// pulled down.
    private func covered(for controller: UIViewController) -> UIEdgeInsets {
        var edges = UIEdgeInsets.zero
        if !isNavigationBarHidden {
            let metrics = navigationBar.metrics
            edges.top = barTop + metrics.height(scrolledBy: max(0, controller.inFrontInPlace.scrollViews.distance))
        }
        if let view = viewIfLoaded, toolbarIfLoaded != nil, isToolbarShown {
            edges.bottom = view.bounds.height - toolbarFrame.minY
        }
        return edges
    }

    /// Under the bars, or between them where the controller does not go under; what they cover is no safe area.
    func place(_ controller: UIViewController) {
        guard let view = controller.viewIfLoaded else { return }
        follow(controller)
        let covered = covered(for: controller)
        func goesUnder(_ edge: UIRectEdge, _ isTranslucent: Bool) -> Bool {
            controller.edgesForExtendedLayout.contains(edge)
                && (isTranslucent || controller.extendedLayoutIncludesOpaqueBars)
        }
        var frame = container.bounds
        let top = goesUnder(.top, navigationBar.isTranslucent) ? 0 : covered.top
        let bottom = goesUnder(.bottom, toolbarIfLoaded?.isTranslucent ?? true) ? 0 : covered.bottom
        frame.origin.y += top
        frame.size.height -= top + bottom
        if view.bounds.size != frame.size || view.layer.position != CGPoint(x: frame.midX, y: frame.midY) {
            let transform = view.transform
            view.transform = .identity
            view.frame = frame
            view.transform = transform
        }
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        controller.cover(covered)
        controller.searchInPlace?.cover(covered)
    }
}

extension UIViewController {
    /// The search that goes on in the controller's place, below the same bars.
    var searchInPlace: UISearchController? {
        guard let search = presentation.presented as? UISearchController, search.item != nil else { return nil }
        return search
    }

    /// Whose content is below the bars: a search's results, else the controller's own.
    var inFrontInPlace: UIViewController { searchInPlace?.shownResults ?? self }
}
