import CoreGraphics
import Foundation
import QuartzCore

extension UITableViewCell {
    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// The content view's margins where the app sets none: the cell's, less beside an accessory.
    var contentMargins: UIEdgeInsets {
        var result = baseMargins
        if !accessories.isEmpty || (isEditing && editing.hasGrip) {
            if isMirrored {
                result.left = CellMetrics.marginBesideAccessory
            } else {
                result.right = CellMetrics.marginBesideAccessory
            }
        }
        return result
    }

    func accessoriesDidChange() {
        contentStorage.layoutMarginsMayHaveChanged()
        setNeedsLayout()
    }

    func layOutCell() {
        backdrop.place(CGRect(origin: .zero, size: layer.bounds.size))
        content.placeBackground()
        placeContent()
        placeParts()
        placeLines()
    }

    func placeLines() {
        lines.place(isPlateShown ? nil : host?.lines(of: self), scale: screenScale, isMirrored: isMirrored)
    }

    private func placeParts() {
        if parts.isEmpty { return }
        if cellStyle == .value2 { parts.align(isMirrored: isMirrored) }
        let text = text(content: contentStorage.layer.bounds.size)
        parts.place(text.frames(scale: screenScale), width: text.content.width, isMirrored: isMirrored)
    }

    /// Places the content view and what stands beside it.
    func placeContent() {
        let bounds = CGRect(origin: .zero, size: layer.bounds.size)
        let margin = isMirrored ? layoutMargins.left : layoutMargins.right
        var inset = host?.contentInset(of: self) ?? .zero
        let edited = isEditing ? editing.place() : (leading: 0, trailing: 0)
        let taken = accessories.place(
            in: bounds, margin: edited.trailing > 0 ? edited.trailing : margin, isMirrored: isMirrored,
            scale: screenScale)
        let trailing = max(taken, edited.trailing)
        (contentStorage as? UIListContentView)?.leadingShift = edited.leading
        if isMirrored {
            inset.left = max(inset.left, trailing)
            inset.right += edited.leading
        } else {
            inset.right = max(inset.right, trailing)
            inset.left += edited.leading
        }
        contentStorage.frame = CGRect(
            x: inset.left, y: inset.top, width: max(0, bounds.width - inset.left - inset.right),
            height: max(0, bounds.height - inset.top - inset.bottom))
    }

    /// A row on its way has a shadow, and is seen through a little (assumed).
    func liftDidChange() {
        layer.shadowOpacity = isLifted ? 0.2 : 0
        layer.shadowRadius = isLifted ? 6 : 3
        layer.shadowOffset = isLifted ? CGSize(width: 0, height: 2) : CGSize(width: 0, height: -3)
        layer.shadowPath = isLifted ? CGPath(rect: layer.bounds, transform: nil) : nil
        layer.masksToBounds = !isLifted && !place.corners.isEmpty
    }

    /// The round corners and the background that a list gives the cell.
    func placeDidChange(from old: CellPlace) {
        // The app's own colour stays.
        if backgroundColor == old.style.background { setBackgroundColor(place.style.background) }
        takeCard(place.corners)
        if isLifted { layer.masksToBounds = false }
        setNeedsLayout()
    }

    /// What is to lie in a content view of a size.
    private func text(content: CGSize) -> CellText {
        let margins = contentStorage.layoutMargins
        let indentation = max(0, CGFloat(indentationLevel) * indentationWidth)
        var text = CellText(style: cellStyle, content: content)
        text.leading = (isMirrored ? margins.right : margins.left) + indentation
        text.trailing = isMirrored ? margins.left : margins.right
        if let image = parts.imageView?.image { text.image = image.size }
        parts.measure(&text)
        return text
    }

    private var besideContent: CGFloat { layer.bounds.width - contentStorage.layer.bounds.width }

    /// What a content configuration needs, with what is beside and below the content.
    func configuredSize(width: CGFloat) -> CGSize {
        placeContent()
        let below = host?.contentInset(of: self).bottom ?? 0
        let fitted = contentStorage.systemLayoutSizeFitting(
            CGSize(width: max(0, width - besideContent), height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        return CGSize(
            width: width > 0 ? width : fitted.width + besideContent,
            height: fitted.height > 0 ? fitted.height + below : 0)
    }

    func textHeight(width: CGFloat) -> CGFloat {
        placeContent()
        return text(content: CGSize(width: width - besideContent, height: layer.bounds.height))
            .height(scale: screenScale)
    }

    var textWidth: CGFloat {
        placeContent()
        let size = CGSize(width: .greatestFiniteMagnitude, height: layer.bounds.height)
        return text(content: size).width + besideContent
    }

    /// From where the text begins while nothing is edited, beside the safe area too.
    var standardSeparatorInset: UIEdgeInsets {
        let outside = host?.contentInset(of: self) ?? .zero
        let start =
            (contentStorage as? UIListContentView)?.textStart
            ?? text(content: contentStorage.layer.bounds.size).frames(scale: screenScale).text.minX
        let standard = UIEdgeInsets(
            top: 0, left: start + (isMirrored ? outside.right : outside.left), bottom: 0, right: 0)
        return host?.separatorInset(standard: standard) ?? standard
    }
}
