import CoreGraphics

// Where the bar and the selected controller's view stand.
extension UITabBarController {
    func place(_ controller: UIViewController) {
        guard let view = controller.viewIfLoaded else { return }
        let covered = isBarShown ? bar.frame.height : 0
        let goesUnder =
            controller.edgesForExtendedLayout.contains(.bottom)
            && (bar.isTranslucent || controller.extendedLayoutIncludesOpaqueBars)
        var frame = container.bounds
        if !goesUnder { frame.size.height -= covered }
        if view.frame != frame { view.frame = frame }
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        controller.cover(UIEdgeInsets(top: 0, left: 0, bottom: covered, right: 0))
    }

    /// The stack of a tab changed: the bar follows in the next layout, at once where nobody sees it.
    func stackDidChange() {
        if let view = viewIfLoaded, view.window != nil { view.setNeedsLayout() } else { bar.isHidden = !isBarShown }
    }

    /// A controller that is pushed may hide the bar.
    var isBarShown: Bool {
        guard let navigation = selected as? UINavigationController else { return true }
        return !navigation.viewControllers.dropFirst().contains { $0.hidesBottomBarWhenPushed }
    }

    func placeBar() {
        guard let view = viewIfLoaded else { return }
        let height = bar.sizeThatFits(view.bounds.size).height + view.safeAreaInsets.bottom
        let y = isBarShown ? view.bounds.height - height : view.bounds.height
        bar.frame = CGRect(x: 0, y: y, width: view.bounds.width, height: height)
        bar.isHidden = !isBarShown
    }
}
