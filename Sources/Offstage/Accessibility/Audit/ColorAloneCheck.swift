import UIKit

/// Controls whose two states only colours tell apart: by greys that are less than 3 : 1 apart, wherever they differ.
///
/// What is selected is drawn once more as if it were not, and put back.
@MainActor
struct ColorAloneCheck {
    let screen: AuditScreen

    var issues: [AccessibilityAuditIssue] {
        let selected = screen.elements.filter { element in
            guard let control = element.object as? UIControl else { return false }
            return control.isSelected && control.isEnabled && !AuditScreen.isSystems(control)
        }
        guard !selected.isEmpty, let shown = ScreenPicture(screen.stage) else { return [] }
        return selected.compactMap { issue(of: $0, shown) }
    }

    private func issue(of element: AccessibilityTree.Element, _ shown: ScreenPicture) -> AccessibilityAuditIssue? {
        guard let control = element.object as? UIControl, let other = picture(without: control) else { return nil }
        let ratios = shown.differences(from: other, in: element.frame).map { pair in
            let (one, two) = (pair[0], pair[1])
            return Contrast.ratio(of: TextColor(one), on: (two.red, two.green, two.blue))
        }
        guard let most = ratios.max(), most < Self.needed else { return nil }
        return AccessibilityAuditIssue(
            .colorAlone, "Colour is the only difference", control, element.frame,
            "selected or not differs by colour alone, in greys at most \(ContrastCheck.figure(most)) : 1 apart",
            figure: most)
    }

    private static let needed = 3.0

    private func picture(without control: UIControl) -> ScreenPicture? {
        control.isSelected = false
        screen.stage.runTurn()
        defer {
            control.isSelected = true
            screen.stage.runTurn()
        }
        return ScreenPicture(screen.stage)
    }
}

extension TextColor {
    fileprivate init(_ color: ScreenPicture.Color) {
        self.init(
            red: Double(color.red) / 255, green: Double(color.green) / 255, blue: Double(color.blue) / 255, alpha: 1)
    }
}
