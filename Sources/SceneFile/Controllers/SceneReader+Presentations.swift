import UIKit
import YAMLTree

/// The id of something that a presentation belongs to.
struct PresentationSource {
    let id: String
    let mark: YAMLMark
    /// Whether a bar's item may be it.
    let mayBeItem: Bool
}

// How controllers are presented.
extension SceneReader {
    private static let sheetKey = "sheetPresentationController"
    private static let popoverKey = "popoverPresentationController"

    func checkPresentation(of controller: ControllerNode) {
        for setting in controller.settings { check(setting, of: controller) }
    }

    /// Looks at what the file says of a sheet or a popover.
    func check(_ setting: Setting, of controller: ControllerNode) {
        guard let record = setting.value.record else { return }
        switch setting.row.key {
        case Self.sheetKey:
            checkStyle(of: controller, Self.sheetKey, ["automatic", "pageSheet", "formSheet"], at: setting.mark)
            checkDetents(record, of: controller)
        case Self.popoverKey:
            checkStyle(of: controller, Self.popoverKey, ["popover"], at: setting.mark)
            if let sheet = record.record("adaptiveSheetPresentationController") {
                checkDetents(sheet, of: controller)
            }
        default: return
        }
        noteSources(record, of: controller)
    }

    /// On a device there is no such presentation controller with other styles: what is set goes nowhere.
    private func checkStyle(of controller: ControllerNode, _ key: String, _ styles: [String], at mark: YAMLMark) {
        if controller.type.isAlert {
            guard key == Self.sheetKey || controller.construction["preferredStyle"]?.text != "actionSheet" else {
                return
            }
            return report("an alert has no \(key)", at: mark)
        }
        let given = controller.settings.first { $0.row.key == "modalPresentationStyle" }?.value.text ?? "automatic"
        guard !styles.contains(given) else { return }
        report(
            "\(key) of a controller with the modalPresentationStyle \(given)", at: mark,
            expected: Self.choice(of: styles))
    }

    private func checkDetents(_ record: SceneRecord, of controller: ControllerNode) {
        let items = record.items("detents")
        // Detents that could not be read were reported.
        if let items, items.isEmpty, errors.isEmpty {
            report("no detent", at: record.mark(of: "detents"), expected: "at least one")
        }
        let detents = items ?? ownDetents(of: controller)
        let names = detents?.compactMap { $0.value.text ?? $0.value.record?.text("identifier") } ?? ["large"]
        for key in ["selectedDetentIdentifier", "largestUndimmedDetentIdentifier"] {
            guard let name = record.text(key), !names.contains(name) else { continue }
            // The system's detents may be undimmed though the sheet does not rest there.
            if key != "selectedDetentIdentifier", SheetForms.systemDetents.contains(where: { $0.key == name }) {
                continue
            }
            report(
                "the sheet has no detent '\(name)'", at: record.mark(of: key), expected: Self.choice(of: names),
                suggestion: nearestName(to: name, among: names))
        }
    }

    /// The detents that the controller was made with.
    private func ownDetents(of controller: ControllerNode) -> [SceneItem]? {
        let record = controller.settings.first { $0.row.key == Self.sheetKey }?.value.record
        return record?.items("detents")
    }

    private func noteSources(_ record: SceneRecord, of controller: ControllerNode) {
        for key in ["sourceView", "sourceItem"] {
            guard let id = record.text(key) else { continue }
            controller.sources.append(
                PresentationSource(id: id, mark: record.mark(of: key), mayBeItem: key == "sourceItem"))
        }
        for item in record.items("passthroughViews") ?? [] {
            guard let id = item.value.text else { continue }
            controller.sources.append(PresentationSource(id: id, mark: item.mark, mayBeItem: true))
        }
    }

    /// Looks at the ids of what presentations belong to, once all are known.
    func checkSources(of controller: ControllerNode) {
        for source in controller.sources {
            if source.mayBeItem {
                _ = knownSight(source.id, at: source.mark)
            } else {
                _ = knownView(source.id, at: source.mark)
            }
        }
        controller.sources = []
    }
}
