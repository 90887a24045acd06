import UIKit

/// What is presented over a view.
struct PresentedThing {
    /// Another thing where it is another one.
    let id: AnyHashable
    /// Makes what is presented.
    let make: @MainActor (Companion<PresentingModifier>) -> UIViewController
    /// Brings what is presented up to date.
    var update: @MainActor (UIViewController, EnvironmentValues) -> Void = { _, _ in }
}

/// Presents something over a view, as long as there is something.
struct PresentingModifier: PassingModifier {
    typealias Body = Never
    let thing: PresentedThing?
    /// Called when what was presented is gone, and nobody here has sent it away.
    let wasDismissed: () -> Void
    /// Called when what was presented is gone.
    let onDismiss: (() -> Void)?

    static func makeCompanion(_ modifier: Self, _ node: ViewNode) -> Companion<Self> {
        PresentingCompanion(modifier, node)
    }
}

private final class PresentingCompanion: Companion<PresentingModifier> {
    private weak var shown: UIViewController?
    private var shownID: AnyHashable?
    private var elements: [LayoutElement] = []

    override init(_ modifier: PresentingModifier, _ node: ViewNode) {
        super.init(modifier, node)
        if modifier.thing != nil { followLater() }
    }

    override func elementsDidChange(_ elements: [LayoutElement]) { self.elements = elements }

    override func modifierDidChange(from old: PresentingModifier) {
        if let thing = modifier.thing, thing.id == shownID, let shown {
            return thing.update(shown, node.environment)
        }
        if modifier.thing?.id != shownID { followLater() }
    }

    private func followLater() { node.graph.lifecycle.afterLayout { [weak self] in self?.follow() } }

    /// Presents what is to be presented, once what was before is gone.
    private func follow() {
        guard node.isAlive, modifier.thing?.id != shownID else { return }
        if let shown, shownID != nil {
            shownID = nil
            return shown.presentingViewController?.dismiss(animated: true) { [weak self] in self?.isGone(told: true) }
                ?? isGone(told: true)
        }
        guard let thing = modifier.thing, let host = node.graph.host as? UIView,
            let presenter = host.controllerAround
        else { return }
        let controller = thing.make(self)
        shown = controller
        shownID = thing.id
        (controller as? PresentedController)?.didDismiss = { [weak self] in self?.isGone(told: false) }
        anchor(controller, in: host)
        presenter.present(controller, animated: true)
    }

    private func isGone(told: Bool) {
        guard told || shownID != nil else { return }
        shownID = nil
        shown = nil
        if !told { modifier.wasDismissed() }
        modifier.onDismiss?()
        if told, modifier.thing != nil { follow() }
    }

    /// Popovers point to the view.
    private func anchor(_ controller: UIViewController, in host: UIView) {
        guard let popover = controller.popoverPresentationController else { return }
        let frames = elements.map { CGRect(origin: $0.origin(in: nil), size: $0.frame.size) }
        popover.sourceView = host
        popover.sourceRect = frames.dropFirst().reduce(frames.first ?? host.bounds) { $0.union($1) }
    }

    override func didEnd() {
        guard shownID != nil else { return }
        shownID = nil
        shown?.presentingViewController?.dismiss(animated: true)
    }
}

/// A controller of views that are presented.
final class PresentedController: PushedController, UISheetPresentationControllerDelegate {
    var didDismiss: () -> Void = {}

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed { didDismiss() }
    }

    /// Takes on what the views tell of the sheet before it stands.
    func prepare() {
        sheetPresentationController?.delegate = self
        _ = currentBars
    }

    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {
        let sheet = applier.bars.sheet
        let chosen = sheet.detents?.first { $0.identifier == sheetPresentationController.selectedDetentIdentifier }
        if let chosen, let selection = sheet.selection, selection.wrappedValue != chosen {
            selection.wrappedValue = chosen
        }
    }
}
