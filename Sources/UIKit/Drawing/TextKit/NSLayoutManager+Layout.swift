import CoreGraphics
import Foundation
import Typesetting

/// What a layout manager keeps of laying out.
struct LayoutWork {
    /// What was shaped, by its text.
    var known: [StyledText: ShapedPart] = [:]
    /// The layout; nil until it is asked for.
    var layout: ManagedLayout?
    var isUnderWay = false
    /// How many parts of texts were shaped so far.
    var shapedParts = 0
}

// When the layout is made, and when it is forgotten.
extension NSLayoutManager {
    /// How many parts of texts were shaped so far.
    var shapedParts: Int { work.shapedParts }

    /// How often a line was set, of the parts that are in the layout now.
    var linesSet: Int { work.known.values.reduce(0) { $0 + $1.linesSet } }

    func textDidChange() {
        work.known = [:]
        invalidate()
    }

    func invalidate() {
        let hadLayout = work.layout != nil
        work.layout = nil
        if hadLayout { delegate?.layoutManagerDidInvalidateLayout(self) }
        tellHosts()
    }

    func tellHosts() {
        for container in containerStorage {
            guard let host = container.host else { continue }
            MainActor.assumeIsolated { host.containerLayoutDidChange() }
        }
    }

    /// The layout of all of the text, made when there is none. Empty while it is being made.
    var managedLayout: ManagedLayout {
        if let layout = work.layout { return layout }
        guard !work.isUnderWay, let textStorage else { return ManagedLayout() }
        work.isUnderWay = true
        var flow = TextFlow(self, textStorage, known: work.known)
        let new = inHostTraits { flow.layout() }
        work.known = flow.shaped
        work.shapedParts += flow.newlyShaped
        DrawingProblems.note(flow.problems)
        work.layout = new
        work.isUnderWay = false
        tellOfCompletion(new, of: textStorage)
        return new
    }

    /// Tells the delegate how far the text's layout has come.
    private func tellOfCompletion(_ new: ManagedLayout, of textStorage: NSTextStorage) {
        let last = containerStorage.last
        if last?.maximumNumberOfLines == 0 || new.laidOut == textStorage.length {
            let index = new.extra?.container ?? new.fragments.last?.container ?? 0
            let isAll = new.laidOut == textStorage.length
            let container = containerStorage.indices.contains(index) ? containerStorage[index] : nil
            delegate?.layoutManager(self, didCompleteLayoutFor: isAll ? container : nil, atEnd: isAll)
        }
    }

    /// Colours are those of the text view's traits.
    private func inHostTraits<Result>(_ body: () -> Result) -> Result {
        guard let host = containerStorage.first?.host else { return body() }
        return MainActor.assumeIsolated { host.traitCollection }.makingCurrent(body)
    }

    /// The box of the lines in a container of another width; 0: any. What was shaped is kept.
    func usedRect(forWidth width: CGFloat, in container: NSTextContainer) -> CGRect {
        guard let textStorage else { return .zero }
        if width == container.size.width, container.size.height <= 0 { return usedRect(for: container) }
        var flow = TextFlow(self, textStorage, known: work.known, in: [container.probe(width: width)])
        let layout = inHostTraits { flow.layout() }
        work.known.merge(flow.shaped) { first, _ in first }
        work.shapedParts += flow.newlyShaped
        let used = layout.fragments.reduce(layout.extra?.usedRect ?? .null) { $0.union($1.usedRect) }
        return used.isNull ? .zero : used
    }
}
