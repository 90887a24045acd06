import Foundation

/// Hands what the field of a search bar asks and tells on to the bar's delegate.
final class SearchFieldLink: NSObject, UITextFieldDelegate {
    weak var bar: UISearchBar?

    private var delegate: (any UISearchBarDelegate)? { bar?.delegate }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        bar.map { delegate?.searchBarShouldBeginEditing($0) ?? true } ?? true
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        guard let bar else { return }
        delegate?.searchBarTextDidBeginEditing(bar)
        bar.watcher?.searchDidBegin(bar)
    }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        bar.map { delegate?.searchBarShouldEndEditing($0) ?? true } ?? true
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        if let bar { delegate?.searchBarTextDidEndEditing(bar) }
    }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        bar.map { delegate?.searchBar($0, shouldChangeTextIn: range, replacementText: string) ?? true } ?? true
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if let bar { delegate?.searchBarSearchButtonClicked(bar) }
        return true
    }

    func textDidChange() {
        guard let bar else { return }
        bar.setNeedsLayout()
        delegate?.searchBar(bar, textDidChange: bar.text ?? "")
        bar.watcher?.searchDidChange(bar)
    }
}

/// Follows what happens in a search bar beside its delegate: the search controller that owns it.
@MainActor
protocol SearchWatcher: AnyObject {
    func searchDidBegin(_ bar: UISearchBar)
    func searchDidChange(_ bar: UISearchBar)
    func searchDidCancel(_ bar: UISearchBar)
}
