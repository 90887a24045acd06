import CoreGraphics
import UIKit

extension Stage {
    /// What has no room on the screen as it is now, in the order of the kinds.
    package func fittingFindings() -> [FittingFinding] {
        settleLayout()
        // The status bar's window is the system's own.
        let leaves = windows.filter { $0.screen === screen && !$0.accessibilityElementsHidden }.map {
            FittingLeaves($0, on: screen)
        }
        return clippedTexts + leaves.flatMap(\.overlaps) + leaves.flatMap(\.outsideSafeArea) + givenWay + smallTargets
    }

    private var clippedTexts: [FittingFinding] {
        DrawnText.all(on: self).compactMap { text in
            guard let label = text.view as? UILabel, !AuditScreen.isSystems(label),
                let heights = label.clippedHeights
            else { return nil }
            let sentence =
                "\"\(text.text.prefix(40))\" needs \(Int(heights.needed.rounded(.up))) points of height and shows "
                + "\(Int(heights.shown))"
            return FittingFinding(.clippedText, label, sentence, text.frame)
        }
    }

    private var givenWay: [FittingFinding] {
        windows.flatMap(\.constraintAccounts).filter(\.isBroken).map { account in
            let view = account.constraint.firstItem as? UIView ?? window
            let frame = UIAccessibility.convertToScreenCoordinates(view.bounds, in: view)
            return FittingFinding(.brokenConstraint, view, "\(account.text) gave way", frame)
        }
    }

    private var smallTargets: [FittingFinding] {
        accessibility.audit(for: .hitRegion).map { issue in
            FittingFinding(
                kind: .smallTouchTarget, view: issue.view, sentence: issue.detailedDescription, frame: issue.frame,
                layer: issue.layer)
        }
    }
}

extension FittingFinding {
    @MainActor
    init(_ kind: Kind, _ view: UIView, _ sentence: String, _ frame: CGRect) {
        let name = view.accessibilityName
        self.init(kind: kind, view: name, sentence: "\(name): \(sentence)", frame: frame, layer: view.layer.renderID)
    }
}
