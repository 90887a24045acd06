import Foundation

/// Where a search bar of the app's own stands while no search is under way.
struct SearchBarHome {
    weak var superview: UIView?
    var index: Int
    var frame: CGRect
    var autoresizingMask: UIView.AutoresizingMask
    /// Above whom it stands.
    weak var controller: UIViewController?
    /// The navigation controller whose bar went away for the search.
    weak var hidden: UINavigationController?
}

// The search bar in a navigation bar, or in a view of the app's.
extension UISearchController {
    private var navigation: UINavigationController? {
        item?.bar?.nearestController as? UINavigationController
    }

    /// The controller whose bar it is: it presents the search (assumed; a device takes the nearest around it that defines
    /// a context).
    var host: UIViewController? {
        if let item { return navigation?.stack.last { $0.navigationItem === item } }
        return home?.controller ?? searchBar.superview?.nearestController
    }

    /// The navigation bar needs another height, or shows other things.
    func placeDidChange() {
        guard let item else {
            viewIfLoaded?.setNeedsLayout()
            viewIfLoaded?.layoutIfNeeded()
            return
        }
        guard let bar = item.bar, bar.itemList.last === item else { return }
        bar.itemDidChange(item)
        guard UIView.inheritedAnimationDuration > 0 else { return }
        navigation?.viewIfLoaded?.layoutIfNeeded()
    }

    /// The bar has another place in the navigation bar.
    func settle(in new: UINavigationItem.SearchBarPlacement) {
        guard new != placement else { return }
        let old = placement
        delegate?.searchController(self, willChangeTo: new)
        placement = new
        delegate?.searchController(self, didChangeFrom: old)
        screen?.showSuggestions()
    }

    // MARK: A bar of the app's own

    /// Takes the bar out of the app's view, to the top of the search.
    func leaveHome() {
        guard item == nil, home == nil, let around = searchBar.superview, around !== viewIfLoaded else { return }
        let index = around.subviews.firstIndex(of: searchBar) ?? 0
        home = SearchBarHome(
            superview: around, index: index, frame: searchBar.frame, autoresizingMask: searchBar.autoresizingMask,
            controller: around.nearestController)
        let start = around.convert(searchBar.frame, to: nil)
        UIView.performWithoutAnimation {
            // In the window from now on: else the field would not be edited any more.
            if view.window == nil, let container = presentation.controller?.container {
                view.frame = container.bounds
                container.addSubview(view)
            }
            view.addSubview(searchBar)
            searchBar.frame = view.convert(start, from: nil)
        }
    }

    /// Puts it back.
    func goHome() {
        guard let home else { return }
        self.home = nil
        guard searchBar.superview === viewIfLoaded else { return }
        searchBar.autoresizingMask = home.autoresizingMask
        guard let around = home.superview else { return searchBar.removeFromSuperview() }
        around.insertSubview(searchBar, at: min(home.index, around.subviews.count))
        searchBar.frame = home.frame
    }

    /// The navigation bar above goes for the time of the search.
    func hideBarAbove(_ hides: Bool) {
        guard let home else { return }
        if hides {
            guard hidesNavigationBarDuringPresentation, home.hidden == nil else { return }
            guard let above = home.controller?.navigationController, !above.isNavigationBarHidden else { return }
            self.home?.hidden = above
            above.isNavigationBarHidden = true
            above.viewIfLoaded?.layoutIfNeeded()
        } else if let above = home.hidden {
            self.home?.hidden = nil
            above.isNavigationBarHidden = false
            above.viewIfLoaded?.layoutIfNeeded()
        }
    }

    /// Below the safe top; on its way home where it came from.
    func placeBarAlone() {
        guard let home, let view = viewIfLoaded, searchBar.superview === view else { return }
        if looksActive {
            let height = searchBar.sizeThatFits(view.bounds.size).height
            let top = view.safeAreaInsets.top - additionalSafeAreaInsets.top
            searchBar.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: height)
        } else if let around = home.superview {
            searchBar.frame = view.convert(home.frame, from: around)
        }
    }

    /// Below what the search shows begins: below the bars, or the bar alone.
    var contentTop: CGFloat {
        guard let view = viewIfLoaded else { return 0 }
        return searchBar.superview === view ? searchBar.frame.maxY : view.safeAreaInsets.top
    }
}

extension UISearchController {
    /// The search is not that of an item any more: it ends at once.
    func leave(_ old: UINavigationItem) {
        endSearch(animated: false)
        searchBar.removeFromSuperview()
        searchBar.place = SearchBarPlace()
        item = nil
        placement = .automatic
    }
}
