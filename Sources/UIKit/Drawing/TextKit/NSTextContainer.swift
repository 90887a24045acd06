import CoreGraphics
import Foundation

/// A region that text is laid out in: a rectangle, less what paths exclude.
open class NSTextContainer: NSObject {
    /// The layout manager that has the container.
    open internal(set) weak var layoutManager: NSLayoutManager?
    /// The text view that shows the container.
    weak var host: (any TextContainerHost)?

    /// A container of a size in points; 0 or less in a direction sets no limit there.
    public init(size: CGSize) {
        sizeStorage = size
    }

    /// A container without limits.
    public override convenience init() {
        self.init(size: .zero)
    }

    /// Archives are not read: a container without limits.
    public required init(coder: NSCoder) {
        sizeStorage = .zero
    }

    private var sizeStorage: CGSize

    /// Points; 0 or less in a direction sets no limit there.
    open var size: CGSize {
        get { sizeStorage }
        set {
            guard newValue != sizeStorage else { return }
            let old = sizeStorage
            sizeStorage = newValue
            geometryDidChange(from: old)
        }
    }

    /// Regions that text flows around, in the container's space. Default none.
    open var exclusionPaths: [UIBezierPath] = [] {
        didSet {
            exclusions = exclusionPaths.map { ExcludedRegion($0) }
            geometryDidChange(from: size)
        }
    }

    /// What happens at the end of the last line that there is room for, by `maximumNumberOfLines`. Default word
    /// wrapping.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping {
        didSet { if lineBreakMode != oldValue { geometryDidChange(from: size) } }
    }

    /// Room at both ends of a line fragment, in points. Default 5.
    open var lineFragmentPadding: CGFloat = 5 {
        didSet { if lineFragmentPadding != oldValue { geometryDidChange(from: size) } }
    }

    /// The most lines; 0, the default: any number.
    open var maximumNumberOfLines = 0 {
        didSet { if maximumNumberOfLines != oldValue { geometryDidChange(from: size) } }
    }

    /// Whether the width follows the text view's. Default false.
    open var widthTracksTextView = false {
        didSet { if widthTracksTextView != oldValue { hostMeasuresChange() } }
    }

    /// Whether the height follows the text view's. Default false.
    open var heightTracksTextView = false {
        didSet { if heightTracksTextView != oldValue { hostMeasuresChange() } }
    }

    /// Whether each line may take the whole width. A subclass of another shape gives false.
    open var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty }

    /// Moves the container's text over to another layout manager: its containers and its place in the storage.
    open func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
        guard let old = layoutManager, old !== newLayoutManager else { return }
        let storage = old.textStorage
        let containers = old.textContainers
        for index in containers.indices.reversed() { old.removeTextContainer(at: index) }
        storage?.removeLayoutManager(old)
        for container in containers { newLayoutManager.addTextContainer(container) }
        storage?.addLayoutManager(newLayoutManager)
    }

    /// The room of a line fragment: the first part of a proposed rectangle that lies in the container and is not
    /// excluded. Empty where there is none. Override it for other shapes.
    /// - Parameters:
    ///   - characterIndex: Where the line's text begins.
    ///   - baseWritingDirection: Right to left: the last part, and what remains is before it.
    ///   - remainingRect: Takes what lies behind the part; empty where nothing does.
    @discardableResult
    open func lineFragmentRect(
        forProposedRect proposedRect: CGRect, at characterIndex: Int,
        writingDirection baseWritingDirection: NSWritingDirection,
        remaining remainingRect: UnsafeMutablePointer<CGRect>?
    ) -> CGRect {
        remainingRect?.pointee = .zero
        let width = size.width > 0 ? size.width : .greatestFiniteMagnitude
        let left = max(0, proposedRect.minX)
        let right = min(width, proposedRect.maxX)
        guard right > left, size.height <= 0 || Double(proposedRect.maxY - size.height) <= Self.tolerance else {
            return .zero
        }
        let rect = CGRect(x: left, y: proposedRect.minY, width: right - left, height: proposedRect.height)
        if exclusions.isEmpty { return rect }
        let free = freeParts(of: rect)
        let isMirrored = baseWritingDirection == .rightToLeft
        guard let part = isMirrored ? free.last : free.first else { return .zero }
        let others = isMirrored ? free.dropLast() : free.dropFirst()
        if let first = others.first, let last = others.last {
            remainingRect?.pointee = first.union(last)
        }
        return part
    }

    private static let tolerance = 1.0 / 1024

    /// What of a rectangle is not excluded, from left to right. Parts without room for a letter are left out.
    private func freeParts(of rect: CGRect) -> [CGRect] {
        var blocked = exclusions.flatMap { $0.spans(from: Double(rect.minY), to: Double(rect.maxY)) }
        blocked.sort { $0.lowerBound < $1.lowerBound }
        var (parts, x) = ([CGRect](), Double(rect.minX))
        let least = Double(2 * lineFragmentPadding) + 1
        func add(to end: Double) {
            guard end - x >= least else { return }
            parts.append(CGRect(x: x, y: Double(rect.minY), width: end - x, height: Double(rect.height)))
        }
        for span in blocked {
            add(to: min(span.lowerBound, Double(rect.maxX)))
            x = max(x, span.upperBound)
        }
        add(to: Double(rect.maxX))
        return parts
    }

    private var exclusions: [ExcludedRegion] = []

    /// A container as this one, of another width and without a limit of its height.
    func probe(width: CGFloat) -> NSTextContainer {
        let other = NSTextContainer(size: CGSize(width: width, height: 0))
        other.exclusionPaths = exclusionPaths
        other.lineFragmentPadding = lineFragmentPadding
        other.maximumNumberOfLines = maximumNumberOfLines
        other.lineBreakMode = lineBreakMode
        return other
    }

    /// Below this nothing is excluded.
    var lowestExclusion: CGFloat { CGFloat(exclusions.map(\.bottom).max() ?? 0) }

    private func geometryDidChange(from old: CGSize) {
        guard let layoutManager else { return }
        layoutManager.textContainerChangedGeometry(self)
        layoutManager.delegate?.layoutManager(layoutManager, textContainer: self, didChangeGeometryFrom: old)
    }

    private func hostMeasuresChange() {
        guard let host else { return }
        MainActor.assumeIsolated { host.containerTracksAnew() }
    }
}

/// What shows a container.
@MainActor
protocol TextContainerHost: AnyObject, Sendable {
    /// The text of the container lies elsewhere from now on, or looks different.
    func containerLayoutDidChange()
    /// The container follows the host's size in another way.
    func containerTracksAnew()
    /// What colours are resolved for.
    var traitCollection: UITraitCollection { get }
    /// What an empty text is measured with.
    var attributesOfEmptyText: [NSAttributedString.Key: Any] { get }
    /// How natural text runs.
    var naturalWritingDirection: NSWritingDirection { get }
    /// How a run with a link looks.
    func shownAttributes(_ values: [NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
}
