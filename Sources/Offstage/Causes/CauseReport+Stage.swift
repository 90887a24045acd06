import CoreGraphics
import QuartzCore
import RenderServer
import UIKit

extension CauseReport {
    /// A cell with more views below it than this is worth flattening (assumed).
    public static let manySubviews = 10
    /// Less of the screen than this share is not worth a word when it is blended (assumed).
    private static let leastBlending = 0.01
    private static let bytesPerPixel = 4

    /// What slows the stage down, as the frame that it drew last shows it.
    /// - Parameters:
    ///   - stage: Its views as they are now; scroll views' direct subviews count as cells.
    ///   - frame: A frame of this stage: passes, draws and layouts are read from it.
    @MainActor
    public init(of stage: Stage, in frame: Frame) {
        self.init()
        var faded: Set<String> = []
        for pass in frame.statistics.offscreenPasses {
            guard let reason = pass.primaryReason else { continue }
            add(SlownessCause(reason), pass.layer, 1, bytes: pass.bytesStored + pass.bytesLoaded)
            if pass.reasons.contains(.groupOpacity) { faded.insert(pass.layer) }
        }
        for finding in frame.pictureFindings { add(finding) }
        addLayouts(stage.lastTrace)
        let scene = CauseScene(updates: frame.statistics.updates, scale: frame.scale, faded: faded)
        for window in stage.windows { addViews(below: window, in: window, scene) }
    }

    private mutating func add(_ finding: PictureFinding) {
        let size = "\(finding.width) × \(finding.height)"
        let picture = finding.picture.contains(size) ? finding.picture : "\(finding.picture), \(size) pixels"
        add(
            SlownessCause(finding.fault), finding.layer, 1, bytes: finding.bytesSaved,
            remedy: "\(picture): \(finding.remedy)")
    }

    /// What the walk over the views has to know of the frame.
    private struct CauseScene {
        let updates: [String: UpdateCounts]
        /// Pixels a point.
        let scale: Double
        /// Views whose fading takes a pass, which counts there.
        let faded: Set<String>
    }

    /// A view that is laid out in each of many turns does nothing wrong; twice in one turn is once too often. What code
    /// asks for itself is left out.
    private mutating func addLayouts(_ trace: UpdateTrace) {
        let turns = Dictionary(grouping: trace.events(.layoutSubviews).filter { !$0.isForced }) {
            [String($0.turn), $0.path]
        }
        let repeated = turns.values.filter { $0.count > 1 }.sorted { $0[0].order < $1[0].order }
        for layouts in repeated {
            guard let first = layouts.first else { continue }
            let name = first.view.split(separator: ":", maxSplits: 1).last.map(String.init) ?? first.path
            add(.repeatedLayout, name, layouts.count)
        }
    }

    @MainActor
    private mutating func addViews(below root: UIView, in window: UIWindow, _ scene: CauseScene) {
        var stack = [root]
        while let view = stack.popLast() {
            guard !view.isHidden, view.alpha > 0 else { continue }
            addBlending(view, in: window, scene)
            addDrawing(view, scene)
            if view is UIScrollView { for cell in view.subviews { addCell(cell) } }
            stack += view.subviews.reversed()
        }
    }

    /// Drawing that an app chose; what labels draw is text.
    @MainActor
    private mutating func addDrawing(_ view: UIView, _ scene: CauseScene) {
        guard view.drawsWithForeignCode, let counts = scene.updates[view.name], counts.draw > 0 else { return }
        add(.drawOverride, view.name, counts.draw, bytes: counts.drawnBytes)
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
    private mutating func addBlending(_ view: UIView, in window: UIWindow, _ scene: CauseScene) {
        guard view.isBlended, !scene.faded.contains(view.name) else { return }
        let seen = view.convert(view.bounds, to: window).common(with: window.bounds)
        guard !seen.isNull, seen.width > 0, seen.height > 0 else { return }
        let area = Double(seen.width * seen.height)
        guard area >= Self.leastBlending * Double(window.bounds.width * window.bounds.height) else { return }
        let pixels = Int((area * scene.scale * scene.scale).rounded())
        add(.blending, view.name, Int(area.rounded()), bytes: pixels * Self.bytesPerPixel)
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
