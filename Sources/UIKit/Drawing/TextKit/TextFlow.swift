import CoreGraphics
import Foundation
import Typesetting

/// Lays a text out from container to container.
struct TextFlow {
    private let manager: NSLayoutManager
    private let storage: NSTextStorage
    private let containers: [NSTextContainer]
    /// Parts that were shaped before, by their text.
    private let known: [StyledText: ShapedPart]
    private(set) var shaped: [StyledText: ShapedPart] = [:]
    private(set) var problems = TextProblems()
    /// How many parts were not known before.
    private(set) var newlyShaped = 0

    private var result = ManagedLayout()
    private var container = 0
    /// From the container's top.
    private var y: CGFloat = 0
    /// The lowest end of the fragments of a row.
    private var rowEnd: CGFloat = 0
    private var remaining = CGRect.zero
    private var linesInContainer = 0

    /// A part of the text up to what ends a line.
    struct Part {
        var range: Range<Int>
        var separator: Int
        var endsParagraph: Bool
        var beginsParagraph: Bool
    }

    /// - Parameter containers: In place of the manager's, to measure: the delegate does not hear of them.
    init(
        _ manager: NSLayoutManager, _ storage: NSTextStorage, known: [StyledText: ShapedPart],
        in containers: [NSTextContainer]? = nil
    ) {
        self.manager = manager
        self.storage = storage
        self.known = known
        self.containers = containers ?? manager.textContainers
        isProbe = containers != nil
    }

    private let isProbe: Bool
    private var host: (any TextContainerHost)? { manager.textContainers.first?.host }

    private var naturalDirection: Bidi.Direction? {
        guard let host else { return nil }
        let direction = MainActor.assumeIsolated { host.naturalWritingDirection }
        return direction == .rightToLeft ? .rightToLeft : direction == .leftToRight ? .leftToRight : nil
    }

    mutating func layout() -> ManagedLayout {
        let parts = Self.parts(of: storage.string)
        for (index, part) in parts.enumerated() where container < containers.count {
            if part.range.isEmpty, part.separator == 0 {
                addExtra(isFirst: index == 0)
            } else {
                add(part, hasMore: index + 1 < parts.count, isFirst: index == 0)
            }
        }
        if let last = result.fragments.last { result.laidOut = last.range.upperBound }
        return result
    }

    static func parts(of string: String) -> [Part] {
        var parts: [Part] = []
        var beginsParagraph = true
        for part in TextParts.parts(of: Array(string.utf16)) {
            parts.append(
                Part(
                    range: part.range, separator: part.separator, endsParagraph: part.endsParagraph,
                    beginsParagraph: beginsParagraph))
            beginsParagraph = part.endsParagraph
        }
        return parts
    }

    // MARK: Text

    private mutating func shapedPart(of part: Part) -> ShapedPart {
        let text: StyledText
        if part.range.isEmpty {
            let values = storage.attributes(at: part.range.lowerBound, effectiveRange: nil)
            text = StringDrawing.reader.styledText("", values)
        } else {
            text = withAttachments(StringDrawing.reader.styledText(shown(NSRange(part.range))), part)
        }
        return shapedPart(of: text)
    }

    /// A part of the text as the text view shows it.
    private func shown(_ range: NSRange) -> NSAttributedString {
        let part = storage.attributedSubstring(from: range)
        guard let host, part.attributeRuns.contains(where: { $0.values[.link] != nil }) else { return part }
        let result = NSMutableAttributedString(attributedString: part)
        for run in part.attributeRuns where run.values[.link] != nil {
            let values = UncheckedValue(run.values)
            let shown = MainActor.assumeIsolated { UncheckedValue(host.shownAttributes(values.value)) }.value
            result.setAttributes(shown, range: run.range)
        }
        return result
    }

    private mutating func shapedPart(of text: StyledText) -> ShapedPart {
        if let part = shaped[text] ?? known[text] {
            shaped[text] = part
            return part
        }
        let new = ShapedPart(
            ParagraphSetter(text: text, naturalDirection: naturalDirection, usesLeading: manager.usesFontLeading))
        problems.add(new.setter.problems)
        newlyShaped += 1
        shaped[text] = new
        return new
    }

    /// Attachments say themselves where they lie.
    private func withAttachments(_ text: StyledText, _ part: Part) -> StyledText {
        guard text.runs.contains(where: { $0.style.attachment != nil }) else { return text }
        var (runs, unit) = ([StyledText.Run](), part.range.lowerBound)
        for run in text.runs {
            var run = run
            if run.style.attachment != nil,
                let attachment = storage.attribute(.attachment, at: unit, effectiveRange: nil) as? NSTextAttachment
            {
                let height = CGFloat(run.style.font.metrics.lineHeight)
                run.style.attachment = placed(attachment, at: unit, lineHeight: height)
            }
            runs.append(run)
            unit += run.length
        }
        return StyledText(string: text.string, runs: runs)
    }

    private func placed(_ attachment: NSTextAttachment, at unit: Int, lineHeight: CGFloat) -> TextAttachment {
        let container = containers[container]
        let width = container.size.width > 0 ? container.size.width - 2 * container.lineFragmentPadding : 1e7
        let proposed = CGRect(x: 0, y: 0, width: max(0, width), height: lineHeight)
        let bounds = attachment.attachmentBounds(
            for: container, proposedLineFragment: proposed, glyphPosition: .zero, characterIndex: unit)
        let image = attachment.image(forBounds: bounds, textContainer: container, characterIndex: unit)
        return TextAttachment(image: image?.uprightCGImage, bounds: bounds)
    }

    // MARK: Lines

    private mutating func add(_ part: Part, hasMore: Bool, isFirst: Bool) {
        let shapedPart = shapedPart(of: part)
        let setter = shapedPart.setter
        var cluster: Int? = 0
        while let start = cluster {
            let begins = start == 0 && part.beginsParagraph
            let unit = start == 0 ? part.range.lowerBound : part.range.lowerBound + unitOfLastLine(part)
            let before = begins && !isFirst ? spacingBefore(setter, unit) : 0
            let height = CGFloat(setter.height(ofLineFrom: start)) + before
            guard let room = room(height: height, unit, setter.isRightToLeft) else { return }
            let line = line(of: shapedPart, from: start, in: room, isFirst: begins, hasMore: hasMore)
            cluster = line.next
            place(line, of: part, room: room, before: before, hasMore: hasMore)
            if isFull { moveToNextContainer(atEnd: cluster == nil && !hasMore) }
            if container >= containers.count { return }
        }
    }

    /// Where the part's line after the last one begins.
    private func unitOfLastLine(_ part: Part) -> Int {
        (result.fragments.last?.range.upperBound ?? part.range.lowerBound) - part.range.lowerBound
    }

    private func line(
        of part: ShapedPart, from cluster: Int, in room: CGRect, isFirst: Bool, hasMore: Bool
    ) -> ParagraphSetter.Line {
        let target = containers[container]
        let width =
            room.width >= 1e7 ? Double.infinity : max(0, Double(room.width - 2 * target.lineFragmentPadding))
        let isLast = target.maximumNumberOfLines > 0 && linesInContainer == target.maximumNumberOfLines - 1
        let mode = isLast && container == containers.count - 1 ? target.lineBreakMode.mode : nil
        // Wrapping, what comes after the last line is not shown at all.
        let last = mode.flatMap { $0.wraps ? nil : $0 }
        return part.line(
            from: cluster, width: width, isFirst: isFirst, last: last, hidesMore: last == .truncatingTail && hasMore)
    }

    private mutating func place(
        _ line: ParagraphSetter.Line, of part: Part, room: CGRect, before: CGFloat, hasMore: Bool
    ) {
        let padding = containers[container].lineFragmentPadding
        let set = line.line
        let isEnd = line.next == nil
        let first = part.range.lowerBound + set.range.lowerBound
        let end = part.range.lowerBound + set.range.upperBound + (isEnd ? part.separator : 0)
        let textHeight = CGFloat(set.height)
        let spacing = spacingAfterLine(line, first, room)
        let after = isEnd && part.separator > 0 && part.endsParagraph ? spacingAfter(part, first, room) : 0
        var rect = room
        rect.size.height = before + textHeight + spacing + after
        let x = room.minX + padding + CGFloat(set.x)
        var used = CGRect(
            x: x - padding, y: room.minY + before, width: CGFloat(set.width) + 2 * padding,
            height: textHeight + spacing)
        var offset = before + CGFloat(set.baseline)
        askDelegate(&rect, &used, &offset, first..<max(first, end))
        result.fragments.append(
            LineFragment(
                range: first..<max(first, end), container: container, rect: rect, usedRect: used, layout: line.layout,
                base: part.range.lowerBound, x: x, baseline: rect.minY + offset))
        result.laidOut = max(first, end)
        rowEnd = max(rowEnd, rect.maxY)
        linesInContainer += 1
        if remaining.isEmpty || isEnd {
            remaining = .zero
            y = rowEnd
        }
    }

    // MARK: Spacing

    private func spacingBefore(_ setter: ParagraphSetter, _ unit: Int) -> CGFloat {
        guard let delegate = manager.delegate else { return CGFloat(setter.spacingBefore) }
        return delegate.layoutManager(
            manager, paragraphSpacingBeforeGlyphAt: unit, withProposedLineFragmentRect: proposed(0))
    }

    private func spacingAfter(_ part: Part, _ unit: Int, _ room: CGRect) -> CGFloat {
        if let delegate = manager.delegate {
            return delegate.layoutManager(
                manager, paragraphSpacingAfterGlyphAt: unit, withProposedLineFragmentRect: room)
        }
        return manager.paragraphStyle(at: part.range.lowerBound)?.paragraphSpacing ?? 0
    }

    private func spacingAfterLine(_ line: ParagraphSetter.Line, _ unit: Int, _ room: CGRect) -> CGFloat {
        guard let delegate = manager.delegate else { return CGFloat(line.spacing) }
        let own = manager.paragraphStyle(at: unit)?.lineSpacing ?? 0
        return delegate.layoutManager(manager, lineSpacingAfterGlyphAt: unit, withProposedLineFragmentRect: room)
            + CGFloat(line.spacing) - own
    }

    private func askDelegate(
        _ rect: inout CGRect, _ used: inout CGRect, _ offset: inout CGFloat, _ range: Range<Int>
    ) {
        _ = manager.delegate?.layoutManager(
            manager, shouldSetLineFragmentRect: &rect, lineFragmentUsedRect: &used, baselineOffset: &offset,
            in: containers[container], forGlyphRange: NSRange(range))
    }

    // MARK: Room

    private func proposed(_ height: CGFloat) -> CGRect {
        let width = containers[container].size.width
        return CGRect(x: 0, y: y, width: width > 0 ? width : 1e7, height: height)
    }

    /// Where the next line may lie: in what remains of a row, else below; nil when no container has room.
    private mutating func room(height: CGFloat, _ unit: Int, _ isRightToLeft: Bool) -> CGRect? {
        if !remaining.isEmpty {
            let rest = remaining
            remaining = .zero
            if let found = ask(rest, unit, isRightToLeft) { return found }
            y = rowEnd
        }
        while container < containers.count {
            if let found = roomBelow(height: height, unit, isRightToLeft) { return found }
            moveToNextContainer(atEnd: false)
        }
        return nil
    }

    /// Tries ever lower places, a point at a time, as long as something excludes them or the container's shape may.
    private mutating func roomBelow(height: CGFloat, _ unit: Int, _ isRightToLeft: Bool) -> CGRect? {
        let target = containers[container]
        let limit = target.size.height > 0 ? target.size.height : max(target.lowestExclusion + height, y) + 1
        var tries = 0
        while tries < 10_000 {
            if let found = ask(proposed(height), unit, isRightToLeft) {
                rowEnd = y
                return found
            }
            tries += 1
            y += 1
            if target.isSimpleRectangularTextContainer || y > limit { return nil }
        }
        return nil
    }

    private mutating func ask(_ rect: CGRect, _ unit: Int, _ isRightToLeft: Bool) -> CGRect? {
        var rest = CGRect.zero
        let found = containers[container].lineFragmentRect(
            forProposedRect: rect, at: unit, writingDirection: isRightToLeft ? .rightToLeft : .leftToRight,
            remaining: &rest)
        guard found.width > 0 else { return nil }
        remaining = rest
        return found
    }

    private var isFull: Bool {
        let most = containers[container].maximumNumberOfLines
        return most > 0 && linesInContainer >= most
    }

    private mutating func moveToNextContainer(atEnd: Bool) {
        if !isProbe {
            manager.delegate?.layoutManager(manager, didCompleteLayoutFor: containers[container], atEnd: atEnd)
        }
        container += 1
        (y, rowEnd, remaining, linesInContainer) = (0, 0, .zero, 0)
    }

    // MARK: The empty line

    private mutating func addExtra(isFirst: Bool) {
        let part = shapedPart(of: StringDrawing.reader.styledText("", attributesOfExtraLine))
        let setter = part.setter
        let before = isFirst ? 0 : spacingBefore(setter, storage.length)
        let height = CGFloat(setter.height(ofLineFrom: 0)) + before
        guard let room = room(height: height, storage.length, setter.isRightToLeft) else { return }
        let padding = containers[container].lineFragmentPadding
        let width = room.width >= 1e7 ? Double.infinity : max(0, Double(room.width - 2 * padding))
        let line = part.line(from: 0, width: width, isFirst: true)
        let used = CGRect(
            x: room.minX + CGFloat(line.line.x), y: room.minY + before, width: 2 * padding,
            height: room.height - before)
        result.extra = (room, used, container)
    }

    /// What is typed next looks like, else the last character.
    private var attributesOfExtraLine: [NSAttributedString.Key: Any] {
        if let host { return MainActor.assumeIsolated { UncheckedValue(host.attributesOfEmptyText) }.value }
        return storage.length > 0 ? storage.attributes(at: storage.length - 1, effectiveRange: nil) : [:]
    }
}

/// Hands a value over to code of the same thread that the compiler takes for another one's.
private struct UncheckedValue<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}
