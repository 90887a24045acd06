import CoreGraphics
import Foundation

// Where the text lies.
extension UITextView {
    /// The container's place in the content.
    var textOrigin: CGPoint { CGPoint(x: textContainerInset.left, y: textContainerInset.top) }

    var geometry: any TextGeometry {
        TextViewGeometry(
            manager: layoutManager, container: textContainer, origin: textOrigin,
            isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    /// The text, its looks or its room changed.
    func textDidChange() {
        session.needsPlacing = true
        canvas.setNeedsDisplay()
        if session.isPlacing { return }
        setNeedsLayout()
        if !isScrollEnabled { invalidateIntrinsicContentSize() }
    }

    /// Gives the container the view's width, and its height if it follows that.
    func trackContainer() {
        var size = textContainer.size
        let insets = textContainerInset
        if textContainer.widthTracksTextView {
            size.width = max(bounds.width - insets.left - insets.right, 0.001)
        }
        if textContainer.heightTracksTextView {
            size.height = max(bounds.height - insets.top - insets.bottom, 0.001)
        }
        if size != textContainer.size { textContainer.size = size }
    }

    /// Places everything; called in the view's layout.
    func placeText() {
        session.isPlacing = true
        settleContent()
        scrollToCaret()
        canvas.cover(bounds, of: CGRect(origin: .zero, size: contentSize))
        showMarks()
        session.isPlacing = false
    }

    private func settleContent() {
        trackContainer()
        guard session.needsPlacing else { return }
        session.needsPlacing = false
        let size = contentSizeOfText
        if contentSize != size { contentSize = size }
    }

    /// Brings the content's size up to date for who asks for it before the layout. Without a width there is none yet.
    func settleContentSize() {
        guard !session.isPlacing, textContainer.host === self, layer.bounds.width > 0 else { return }
        session.isPlacing = true
        settleContent()
        session.isPlacing = false
    }

    /// The least of a view without text, with insets of 8 above and below.
    private static let emptyHeight: CGFloat = 32

    /// Without text it is 32 high, less than a line and its insets in all but small fonts. Assumed: the app's insets count
    /// beside the usual ones, and in large fonts the caret has room.
    private var contentSizeOfText: CGSize {
        if textStorage.length == 0 {
            let insets = textContainerInset
            let caret = insets.top + layoutManager.usedRect(for: textContainer).maxY
            let height = max(caret.rounded(.up), Self.emptyHeight + insets.top + insets.bottom - 16)
            return CGSize(width: bounds.width, height: height)
        }
        let height = size(of: layoutManager.usedRect(for: textContainer)).height
        // In whole points, unlike the size that fits.
        return CGSize(width: bounds.width, height: (height - 0.001).rounded(.up))
    }

    /// What is used of the container, with the insets around it.
    private func size(of used: CGRect) -> CGSize {
        let insets = textContainerInset
        return CGSize(
            width: used.maxX + insets.left + insets.right, height: used.maxY + insets.top + insets.bottom)
    }

    private func upToPixels(_ length: CGFloat) -> CGFloat {
        let scale = max(1, traitCollection.displayScale)
        return (length * scale - 0.001).rounded(.up) / scale
    }

    /// The size of the text in a width; 0, less and infinite: any.
    func measured(width: CGFloat) -> CGSize {
        let insets = textContainerInset
        let isBounded = width > 0 && width.isFinite
        let room = isBounded ? max(width - insets.left - insets.right, 0.001) : 0
        let used = layoutManager.usedRect(forWidth: room, in: textContainer)
        let size = size(of: used)
        let natural = CGSize(width: upToPixels(size.width), height: upToPixels(size.height))
        return CGSize(width: isBounded ? min(natural.width, width) : natural.width, height: natural.height)
    }

    // MARK: Marks

    /// Shows the caret or the selection while the view is edited; a selection also while it is first responder alone.
    func showMarks() {
        let selection = editor.text.selection
        guard isFirstResponder, isSelectable, !clearsOnInsertion else {
            caret.show(nil)
            return plates.show([])
        }
        caret.show(selection.isEmpty && isEditable ? caretRect(for: TextOffset(selection.upperBound)) : nil)
        plates.frame = CGRect(origin: .zero, size: contentSize)
        plates.show(geometry.parts(of: selection).map(\.rect))
    }

    /// Scrolls as little as shows the caret, in the next layout: what is typed in one turn is laid out once (assumed: a
    /// delegate that hears of the change finds the view where it was).
    func showCaret() {
        guard isScrollEnabled, isFirstResponder else { return }
        session.offsetBeforeCaret = session.offsetBeforeCaret ?? contentOffset
        setNeedsLayout()
    }

    private func scrollToCaret() {
        guard let before = session.offsetBeforeCaret else { return }
        session.offsetBeforeCaret = nil
        // Whoever scrolled meanwhile means to see something else.
        guard isScrollEnabled, isFirstResponder, contentOffset == before else { return }
        let rect = caretRect(for: TextOffset(editor.text.selection.upperBound))
        // A line at an edge shows with the inset beyond it.
        scrollRectToVisible(rect.insetBy(dx: 0, dy: -textContainerInset.bottom / 2), animated: false)
    }
}

extension UITextView: TextContainerHost {
    func containerLayoutDidChange() {
        if !session.changesStorage { editor.adopt(textStorage.string) }
        textDidChange()
    }

    func containerTracksAnew() { setNeedsLayout() }

    var attributesOfEmptyText: [NSAttributedString.Key: Any] { typingAttributes }

    var naturalWritingDirection: NSWritingDirection {
        effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// Links look as `linkTextAttributes` say.
    func shownAttributes(_ values: [NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any] {
        values[.link] == nil ? values : values.merging(linkTextAttributes ?? [:]) { $1 }
    }
}
