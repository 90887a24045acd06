import RenderServer
import UIKit

/// Looks at a stage while a package's tests run on it, and tells what it sees.
///
/// It looks when a frame is drawn, when nothing is to be done for a while as a test waits, and when a test is over; a screen
/// that is as it was is not looked at again, and one that moves is not looked at.
@MainActor
final class StageReview {
    /// What is looked for without changing anything on the stage.
    static let still: AccessibilityAuditType = [
        .contrast, .elementDetection, .hitRegion, .sufficientElementDescription, .trait, .order, .overlap, .covered,
        .smallText,
    ]
    /// What lays the stage out at other text sizes.
    static let sizes: AccessibilityAuditType = [.dynamicType, .textClipped]

    private weak var stage: Stage?
    private weak var review: PackageReview?
    private var isLooking = false
    /// How many layers had been encoded for the screen that was looked at last; nil where it is another one.
    private var seenLayers: Int?

    /// Follows a stage.
    init(_ stage: Stage, for review: PackageReview) {
        self.stage = stage
        self.review = review
        review.add(self)
        stage.diagnostics.reviewer = { [weak self] in self?.tell($0) }
        stage.host[RestWatch.self].follower = { [weak self] in self?.look() }
    }

    // MARK: Diagnostics

    private func tell(_ diagnostic: Diagnostic) {
        // Misuse fails the test in which it happens.
        guard diagnostic.kind != .misuse else { return }
        let view = diagnostic.views.first
        review?.tell(diagnostic.kind.rawValue, diagnostic.line, about: view.flatMap(responder), name: view)
    }

    /// The view, or the controller, that messages call so.
    private func responder(named label: String) -> UIResponder? {
        var open: [UIView] = stage?.windows ?? []
        while let view = open.popLast() {
            if view.label == label { return view }
            if let controller = view.next as? UIViewController, controller.label == label { return controller }
            open += view.subviews
        }
        return nil
    }

    // MARK: Looks

    /// A frame is about to be taken: looks before what happened since the one before is forgotten.
    func frameIsTaken() {
        look()
        seenLayers = nil
    }

    /// Looks at the screen as it was committed last.
    /// - Parameter changingTextSize: Looks at other text sizes, too, and at a screen that is as it was; code of the app's
    ///   runs meanwhile.
    func look(changingTextSize: Bool = false) {
        guard let stage, let review, !isLooking, !stage.windows.isEmpty else { return }
        // The test may have shown something and waited for nothing.
        if changingTextSize { stage.host.commitNow() }
        guard stage.host.renderTree != nil, stage.host.isStill else { return }
        let layers = stage.host.commits.encodedLayers
        guard changingTextSize || layers != seenLayers else { return }
        isLooking = true
        defer { isLooking = false }
        seenLayers = layers
        stage.perform {
            let types = changingTextSize ? Self.still.union(Self.sizes) : Self.still
            let windows = stage.windowsInFront
            let screen = AuditScreen(stage, in: windows)
            for issue in stage.accessibility.issues(for: types, on: screen) { tell(issue, in: windows, to: review) }
            for fixed in FixedColorCheck(screen: screen).issues {
                review.tell("fixedColor", fixed.message, about: fixed.view)
            }
            for finding in ScrollingReview(stage).findings {
                review.tell(finding.kind, finding.message, about: finding.view)
            }
        }
    }

    private func tell(_ issue: AccessibilityAuditIssue, in windows: [UIWindow], to review: PackageReview) {
        let view = issue.layer.flatMap { layer in stage?.view(of: layer) }
        // At other text sizes all windows are looked at.
        if let window = view?.window, !windows.contains(where: { $0 === window }) { return }
        // Then its contrast is that of something else with it.
        if issue.auditType == .contrast, view?.isPartlyCovered == true { return }
        review.tell("audit." + issue.auditType.name, issue.description, about: view, name: issue.view)
    }
}

extension Stage {
    /// The windows that show: none that lies behind an opaque one of the screen's size, as those of a test's earlier steps do.
    var windowsInFront: [UIWindow] {
        let last = windows.lastIndex { window in
            let isOpaque = [window, window.rootView].contains { ($0?.backgroundColor?.cgColor.alpha ?? 0) == 1 }
            return isOpaque && window.alpha == 1 && window.frame.contains(screen.bounds)
        }
        return Array(windows[(last ?? 0)...])
    }

    /// The view on the screen that has a layer.
    func view(of layer: LayerID) -> UIView? {
        var open: [UIView] = windows
        while let view = open.popLast() {
            if view.layer.renderID == layer { return view }
            open += view.subviews
        }
        return nil
    }
}
