import CoreGraphics
import Foundation

// The items that show, and what shows of them.
extension UINavigationBar {
    /// Whether nobody else manages the items; else reports the misuse.
    var mayChangeItems: Bool {
        guard onBack != nil else { return true }
        report(
            misuse: "NSInternalInconsistencyException: Cannot call setItems, pushItem or popItem directly on a "
                + "UINavigationBar managed by a controller.")
        return false
    }

    /// An item says something else.
    func itemDidChange(_ item: UINavigationItem, animated: Bool = false) {
        // Only the two that show, and those that decide whether the title is large.
        guard itemList.lastIndex(where: { $0 === item }) != nil, transition == nil else { return }
        itemsDidChange()
        if animated, item === topItem, let content { fadeIn(content.leading + content.trailing) }
    }

    func itemsDidChange() {
        customizeItems()
        if let topItem { topItem.searchController?.settle(in: topItem.searchBarPlacement) }
        guard let topItem else {
            content?.removeFromSuperview()
            content = nil
            return showBackground()
        }
        if let content, content.item === topItem, content.backItem === backItem {
            content.refresh(setting)
        } else {
            content?.removeFromSuperview()
            content = makeContent(topItem, backItem)
        }
        content?.showTitle(showsTitle)
        looksDidChange()
        onChange?()
    }

    func makeContent(_ item: UINavigationItem, _ backItem: UINavigationItem?) -> NavigationBarContent {
        let new = NavigationBarContent(item, backItem: backItem, setting: setting)
        new.onBack = { [weak self] in self?.goBack() }
        new.frame = bounds
        addSubview(new)
        return new
    }

    private func goBack() {
        if let action = topItem?.backAction { return action.performWithSender(self, target: nil) }
        guard let onBack else {
            _ = popItem(animated: true)
            return
        }
        onBack()
    }
}
