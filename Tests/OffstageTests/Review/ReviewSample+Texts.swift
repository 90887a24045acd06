import Offstage
import UIKit

// Texts and what those meet who do not see the screen.
extension ReviewSample {
    static let texts = [
        ReviewSample(
            "audit.contrast",
            bad: { $0.label(color: UIColor(white: 0.7, alpha: 1)) },
            good: { $0.label() },
            near: { $0.label(font: .preferredFont(forTextStyle: .largeTitle), color: UIColor(white: 0.58, alpha: 1)) }),
        ReviewSample(
            "audit.elementDetection",
            bad: { $0.label().isAccessibilityElement = false },
            good: { $0.label() },
            near: { stage in
                let row = UIView(frame: CGRect(x: 0, y: 200, width: 390, height: 400))
                row.isAccessibilityElement = true
                row.accessibilityLabel = "Total"
                stage.window.addSubview(row)
                let label = stage.label()
                label.isAccessibilityElement = false
                row.addSubview(label)
                label.frame.origin.y = 0
            }),
        ReviewSample(
            "audit.sufficientElementDescription",
            bad: { $0.button("icon_back") }, good: { $0.button("Back") }, near: { $0.button("v2 is out") }),
        ReviewSample(
            "audit.dynamicType",
            bad: { $0.label(font: .systemFont(ofSize: 17)) },
            good: { $0.label() },
            near: {
                $0.label(font: UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 17)))
            }),
        ReviewSample(
            "audit.textClipped",
            bad: { $0.label("Some words that fit well enough", height: 60) },
            good: { $0.label("Some words that fit well enough") },
            near: { stage in
                let label = stage.label("Some words that fit well enough", height: 60)
                (label.numberOfLines, label.adjustsFontSizeToFitWidth) = (1, true)
            }),
        ReviewSample(
            "audit.smallText",
            bad: { $0.label(font: .systemFont(ofSize: 10)) },
            good: { $0.label() },
            near: { $0.label(font: .systemFont(ofSize: 11)) }),
        ReviewSample(
            "fixedColor",
            bad: { $0.label(color: .black) },
            good: { $0.label() },
            near: { stage in
                // Both stay as they are: on paper, ink is black.
                let label = stage.label(color: .black)
                label.backgroundColor = .white
            }),
        ReviewSample(
            "audit.order",
            bad: { stage in
                let (top, bottom) = (stage.label("Top", at: 60, height: 40), stage.label("End", at: 700, height: 40))
                stage.window.accessibilityElements = [bottom, top]
            },
            good: { stage in
                let (top, bottom) = (stage.label("Top", at: 60, height: 40), stage.label("End", at: 700, height: 40))
                stage.window.accessibilityElements = [top, bottom]
            },
            near: { stage in
                let (top, bottom) = (stage.label("Top", at: 60, height: 40), stage.label("End", at: 400, height: 40))
                stage.window.accessibilityElements = [bottom, top]
            }),
    ]

    static let touches = [
        ReviewSample(
            "audit.hitRegion",
            bad: { $0.button("Go", side: 30) }, good: { $0.button("Go") },
            near: { $0.button("Go", side: 30).isEnabled = false }),
        ReviewSample(
            "audit.trait",
            bad: { $0.button("Go").accessibilityTraits = [.button, .link] },
            good: { $0.button("Go") },
            near: { $0.button("Go").accessibilityTraits = [.button, .selected] }),
        ReviewSample(
            "audit.overlap",
            bad: { stage in
                stage.button("One")
                stage.button("Two", x: 130)
            },
            good: { stage in
                stage.button("One")
                stage.button("Two", x: 160)
            },
            near: { stage in
                // A fifth of each.
                stage.button("One")
                stage.button("Two", x: 140)
            }),
        ReviewSample(
            "audit.covered",
            bad: { stage in
                stage.button("Below")
                stage.button("Above", y: 310)
            },
            good: { stage in
                stage.button("Below")
                stage.button("Beside", y: 400)
            },
            near: { stage in
                // A text takes no touches.
                stage.button("Below")
                stage.label("Above", at: 290, height: 80)
            }),
    ]
}
