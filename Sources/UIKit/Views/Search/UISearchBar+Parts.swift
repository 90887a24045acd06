import CoreGraphics
import Foundation

// The field and what is around it: made, shown and placed.
extension UISearchBar {
    func prepareBar() {
        link.bar = self
        field.delegate = link
        field.addAction(UIAction { [weak link] _ in link?.textDidChange() }, for: .editingChanged)
        cancelButton.setTitle("Cancel", for: .normal)
        cancelButton.titleLabel?.font = .systemFont(ofSize: 17)
        cancelButton.addAction(UIAction { [weak self] _ in self?.cancelTapped() }, for: .primaryActionTriggered)
        sideButton.addAction(UIAction { [weak self] _ in self?.sideTapped() }, for: .primaryActionTriggered)
        scopes.addAction(UIAction { [weak self] _ in self?.scopeChosen() }, for: .valueChanged)
        promptLabel.textAlignment = .center
        promptLabel.font = .systemFont(ofSize: 13)
        for view in [plate, platePicture, promptLabel, field, cancelButton, sideButton, scopes] as [UIView] {
            addSubview(view)
        }
        partsDidChange()
    }

    private func cancelTapped() {
        delegate?.searchBarCancelButtonClicked(self)
        watcher?.searchDidCancel(self)
    }

    private func sideTapped() {
        if showsSearchResultsButton {
            delegate?.searchBarResultsListButtonClicked(self)
        } else {
            delegate?.searchBarBookmarkButtonClicked(self)
        }
    }

    private func scopeChosen() {
        delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
        watcher?.searchDidChange(self)
    }

    var height: CGFloat {
        SearchBarMetrics.height + (prompt == nil ? 0 : SearchBarMetrics.promptHeight)
            + (hasScopes ? SearchBarMetrics.scopeHeight : 0)
    }

    func partsDidChange() {
        promptLabel.text = prompt
        promptLabel.isHidden = prompt == nil
        cancelButton.isHidden = !showsCancelButton
        scopes.isHidden = !hasScopes
        let icon = showsSearchResultsButton ? Icon.resultsList : showsBookmarkButton ? .bookmark : nil
        sideButton.isHidden = icon == nil
        if let icon {
            sideButton.setImage(image(for: icon, state: .normal) ?? SearchIcon.picture(icon), for: .normal)
        }
        field.glassImage = image(for: .search, state: .normal)
        field.glassShift = positionAdjustment(for: .search)
        field.plateImage = fieldImages.own(.normal)
        platePicture.image = backgroundImage
        platePicture.isHidden = backgroundImage == nil
        plate.isHidden = searchBarStyle == .minimal || backgroundImage != nil || place.isInBar
        plate.backgroundColor = barTintColor ?? SearchIcon.plateColor
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    func placeParts() {
        plate.frame = bounds
        platePicture.frame = bounds
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let top = prompt == nil ? 0 : SearchBarMetrics.promptHeight
        promptLabel.frame = CGRect(x: 0, y: 6, width: bounds.width, height: 16)
        let cancel = showsCancelButton ? cancelButton.intrinsicContentSize.width : 0
        let beside = showsCancelButton ? cancel + SearchBarMetrics.cancelGap : 0
        let (start, end) = (place.left, place.right)
        let width = max(0, bounds.width - start - end - beside)
        let shift = searchFieldBackgroundPositionAdjustment
        field.frame = CGRect(
            x: start + (isMirrored ? beside : 0) + shift.horizontal, y: top + place.top + shift.vertical,
            width: width, height: SearchBarMetrics.fieldHeight)
        cancelButton.frame = CGRect(
            x: isMirrored ? start : bounds.width - end - cancel, y: top + place.top, width: cancel,
            height: SearchBarMetrics.fieldHeight)
        let side = SearchBarMetrics.fieldHeight
        let sideX = isMirrored ? field.frame.minX : field.frame.maxX - side
        sideButton.frame = CGRect(x: sideX, y: field.frame.minY, width: side, height: side)
        sideButton.isHidden = !(showsBookmarkButton || showsSearchResultsButton) || field.hasText
        scopes.frame = CGRect(
            x: start, y: top + place.top + SearchBarMetrics.fieldHeight + SearchBarMetrics.scopeGap,
            width: max(0, bounds.width - start - end), height: SearchBarMetrics.scopeControlHeight)
    }
}
