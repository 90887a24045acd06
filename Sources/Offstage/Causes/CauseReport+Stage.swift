import CoreGraphics
import QuartzCore
import RenderServer
import UIKit

extension CauseReport {
    /// A cell with more views below it than this is worth flattening (assumed).
    public static let manySubviews = 10

    /// What slows the stage down, as the frame that it drew last shows it.
    /// - Parameters:
    ///   - stage: Its views as they are now; scroll views' direct subviews count as cells.
    ///   - frame: A frame of this stage: passes, draws and layouts are read from it.
    @MainActor
    public init(of stage: Stage, in frame: Frame) {
        self.init()
        for pass in frame.statistics.offscreenPasses {
            if pass.reasons.contains(.shadowWithoutPath) { add(.shadowWithoutPath, pass.layer, 1) }
            if pass.reasons.contains(.roundedClip) { add(.roundedClip, pass.layer, 1) }
        }
        for (name, counts) in frame.statistics.updates.sorted(by: { $0.key < $1.key }) {
            if counts.draw > 0 { add(.drawOverride, name, counts.drawnBytes) }
            if counts.layoutSubviews > 1 { add(.repeatedLayout, name, counts.layoutSubviews) }
        }
        for window in stage.windows { addViews(below: window, in: window) }
    }

    @MainActor
    private mutating func addViews(below root: UIView, in window: UIWindow) {
        var stack = [root]
        while let view = stack.popLast() {
            guard !view.isHidden, view.alpha > 0 else { continue }
            addBlending(view, in: window)
            if view is UIScrollView { for cell in view.subviews { addCell(cell) } }
            stack += view.subviews.reversed()
        }
    }

    @MainActor
    private mutating func addCell(_ cell: UIView) {
        var (count, stack) = (0, cell.subviews)
        while let view = stack.popLast() {
            count += 1
            stack += view.subviews
        }
        if count > Self.manySubviews { add(.manySubviews, cell.name, count) }
    }

    @MainActor
    private mutating func addBlending(_ view: UIView, in window: UIWindow) {
        guard view.isBlended else { return }
        let seen = view.convert(view.bounds, to: window).intersection(window.bounds)
        guard !seen.isNull, seen.width > 0, seen.height > 0 else { return }
        add(.blending, view.name, Int((seen.width * seen.height).rounded()))
    }
}

extension UIView {
    /// Draws something through which what lies below is seen, though it need not: a translucent background, a picture
    /// with alpha, a fading of the whole.
    fileprivate var isBlended: Bool {
        let background = layer.backgroundColor?.alpha ?? 0
        if background > 0, background < 1 || alpha < 1 { return true }
        guard let image = (self as? UIImageView)?.image?.cgImage else { return false }
        return background < 1 && (!image.isOpaque || alpha < 1)
    }
}
