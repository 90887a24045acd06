import UIKit

/// What presentations belong to, by the controllers that are presented: views that may not be there yet.
final class KnownSources: FeatureStore {
    fileprivate var all: [ObjectIdentifier: PresentationSources] = [:]
}

/// The ids of what a presentation belongs to.
private struct PresentationSources {
    var view: String?
    var item: String?
    var passthroughViews: [String] = []

    init(_ record: SceneRecord) {
        view = record.text("sourceView")
        item = record.text("sourceItem")
        passthroughViews = (record.items("passthroughViews") ?? []).compactMap(\.value.text)
    }
}

// How controllers are presented.
extension SceneBuilder {
    /// Sets what the file says of a sheet. Inside of an animation it moves there.
    func setSheet(of controller: UIViewController, _ value: SceneValue) {
        guard let record = value.record, let sheet = controller.sheetPresentationController else { return }
        SheetForms.sheet.set(record, on: sheet, self)
        keepSources(record, of: controller)
        if UIView.inheritedAnimationDuration > 0 { sheet.containerView?.layoutIfNeeded() }
    }

    func setPopover(of controller: UIViewController, _ value: SceneValue) {
        guard let record = value.record, let popover = controller.popoverPresentationController else { return }
        SheetForms.popover.set(record, on: popover, self)
        keepSources(record, of: controller)
    }

    private func keepSources(_ record: SceneRecord, of controller: UIViewController) {
        guard ["sourceView", "sourceItem", "passthroughViews"].contains(where: record.says) else { return }
        parts[KnownSources.self].all[ObjectIdentifier(controller)] = PresentationSources(record)
        if controller.presentingViewController != nil { findSources(of: controller) }
    }

    /// Finds what a presentation belongs to; now its views are there.
    func findSources(of controller: UIViewController) {
        guard let sources = parts[KnownSources.self].all[ObjectIdentifier(controller)] else { return }
        let view = sources.view.flatMap { views[$0] }
        if let popover = controller.popoverPresentationController {
            popover.sourceView = view
            popover.sourceItem = sources.item.flatMap { items[$0] as? UIBarButtonItem ?? views[$0] }
            if !sources.passthroughViews.isEmpty {
                popover.passthroughViews = sources.passthroughViews.compactMap { views[$0] ?? items[$0]?.shownView }
            }
        } else {
            controller.sheetPresentationController?.sourceView = view
        }
    }
}
