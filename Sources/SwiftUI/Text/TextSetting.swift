import Typesetting
import UIKit

/// A text with all that says how it is set in lines.
struct TextSetting: Equatable {
    let text: StyledText
    let lineLimit: Int?
    let reservedLines: Int
    let scaleFactor: CGFloat
    let scale: CGFloat
    let isRightToLeft: Bool
    /// Whether bars stand for the words.
    let isRedacted: Bool
    let mode: ParagraphStyle.LineBreakMode
    /// The parts that open something.
    let links: [TextLink]
    /// The font of the first letter, which says how far other texts stand away.
    let font: UIFont

    init(_ text: NSAttributedString, _ environment: EnvironmentValues) {
        var paragraph = ParagraphStyle()
        isRightToLeft = environment.layoutDirection == .rightToLeft
        isRedacted = environment.isRedacted
        switch environment.multilineTextAlignment {
        case .leading: paragraph.alignment = isRightToLeft ? .right : .left
        case .center: paragraph.alignment = .center
        case .trailing: paragraph.alignment = isRightToLeft ? .left : .right
        }
        switch environment.truncationMode {
        case .head: mode = .truncatingHead
        case .middle: mode = .truncatingMiddle
        case .tail: mode = .truncatingTail
        }
        paragraph.lineBreakMode = mode
        paragraph.lineSpacing = Double(environment.lineSpacing)
        let first = text.length > 0 ? text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont : nil
        font = first ?? (environment.font ?? .body).resolved(environment.traitCollection)
        self.text = AttributedTextReader(font: font.typesettingFont, paragraph: paragraph).styledText(text)
        links = isRedacted ? [] : TextLink.all(in: text)
        lineLimit = environment.lineLimit
        reservedLines = environment.reservedLines
        scaleFactor = environment.minimumScaleFactor
        scale = environment.displayScale
    }

    /// The text in the room of a proposal.
    /// - Parameter placesClusters: Whether lines tell where their letters lie.
    func layout(_ proposal: ProposedViewSize, placesClusters: Bool = false) -> TextLayout {
        let full = layout(text, proposal, placesClusters)
        guard scaleFactor < 1, scaleFactor > 0, !fits(full, proposal) else { return full }
        // The largest factor at which nothing is cut, to a thousandth.
        var (low, high) = (Int((scaleFactor * 1024).rounded(.up)), 1024)
        while high - low > 1 {
            let middle = (low + high) / 2
            let smaller = layout(text.scaled(by: Double(middle) / 1024), proposal)
            if fits(smaller, proposal) { low = middle } else { high = middle }
        }
        return layout(text.scaled(by: Double(low) / 1024), proposal, placesClusters)
    }

    private func fits(_ layout: TextLayout, _ proposal: ProposedViewSize) -> Bool {
        !layout.isTruncated && layout.size.width <= (proposal.width ?? .infinity) + TextLayout.tolerance
    }

    private func layout(
        _ text: StyledText, _ proposal: ProposedViewSize, _ placesClusters: Bool = false
    ) -> TextLayout {
        var request = LayoutRequest(text: text, width: Double(proposal.width ?? .infinity))
        request.breaking = .label(mode)
        request.truncatesLastLine = true
        request.placesClusters = placesClusters
        request.naturalDirection = isRightToLeft ? .rightToLeft : .leftToRight
        request.maximumLines = mostLines(proposal.height)
        return LayoutCache.shared.layout(request)
    }

    /// From one line to the next, in points.
    private var pitch: CGFloat { font.lineHeight + max(0, font.leading) }

    /// How many lines there is room for; one is always shown. 0: any number.
    private func mostLines(_ height: CGFloat?) -> Int {
        var most = lineLimit.map { max(1, $0) } ?? Int.max
        if let height, height.isFinite, pitch > 0 {
            let others = ((height - font.lineHeight) / pitch + TextLayout.tolerance).rounded(.down)
            most = min(most, 1 + max(0, Int(min(others, 1e6))))
        }
        return most == Int.max ? 0 : most
    }

    /// The size of the text's box, in whole pixels.
    func size(_ proposal: ProposedViewSize) -> CGSize {
        guard !text.string.isEmpty else { return .zero }
        if let width = proposal.width, width <= 0 { return .zero }
        let size = layout(proposal).size
        let least = reservedLines > 0 ? font.lineHeight + CGFloat(reservedLines - 1) * pitch : 0
        return CGSize(width: ceiling(size.width), height: ceiling(max(size.height, least)))
    }

    /// A length up to whole pixels; what rounding of sums adds is no pixel more.
    func ceiling(_ length: CGFloat) -> CGFloat { ((length * scale - 1 / 16384).rounded(.up)) / scale }

    /// The address at a point of a text that is drawn in a size; nil: there is none.
    func link(at point: CGPoint, in size: CGSize) -> URL? {
        guard !links.isEmpty else { return nil }
        let (x, y) = (Double(point.x), Double(point.y))
        let lines = layout(ProposedViewSize(size), placesClusters: true).lines
        guard let line = lines.first(where: { y >= $0.top && y < $0.top + $0.height }),
            let cluster = line.clusters.first(where: { x >= line.x + $0.left && x < line.x + $0.right })
        else { return nil }
        return links.first { $0.range.contains(cluster.range.lowerBound) }?.url
    }

    /// What the text asks of its neighbours. To others than texts: assumed from the metrics of its font.
    var distances: TextDistances {
        let small = ceiling(font.lineHeight / 10)
        return TextDistances(
            belowText: max(0, ceiling(font.leading)), belowView: font.lineHeight - font.capHeight + small,
            aboveView: -font.descender + small)
    }
}

/// The element of a text.
final class TextElement: LayoutElement {
    var setting: TextSetting? {
        didSet { invalidate() }
    }
    /// Opens an address that is tapped.
    var open: (URL) -> Void = { _ in }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { setting?.size(proposal) ?? .zero }

    override func explicit(_ guide: AlignmentGuide, _ proposal: ProposedViewSize) -> CGFloat? {
        guard let setting else { return nil }
        if guide == VerticalAlignment.firstTextBaseline.guide { return setting.layout(proposal).firstBaseline }
        if guide == VerticalAlignment.lastTextBaseline.guide { return setting.layout(proposal).lastBaseline }
        return nil
    }

    override var spacing: ViewSpacing {
        guard let setting else { return ViewSpacing() }
        var spacing = ViewSpacing()
        spacing.top = [.text(setting.distances)]
        spacing.bottom = [.text(setting.distances)]
        return spacing
    }
}
