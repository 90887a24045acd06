import Foundation

/// Something that a view can be used for, beside touches: added to it with `addInteraction(_:)`.
@preconcurrency @MainActor
public protocol UIInteraction: AnyObject {
    /// The view that the interaction was added to; it is not held.
    var view: UIView? { get }
    /// Called before the interaction gets a view, or loses it.
    func willMove(to view: UIView?)
    /// Called after the interaction got a view, or lost it.
    func didMove(to view: UIView?)
}

// Interactions of a view.
extension UIView {
    func attach(_ interaction: any UIInteraction) {
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        interactionList.append(interaction)
        interaction.didMove(to: self)
    }

    func detach(_ interaction: any UIInteraction) {
        guard interactionList.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        interactionList.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }

    func replaceInteractions(with new: [any UIInteraction]) {
        for old in interactionList where !new.contains(where: { $0 === old }) { removeInteraction(old) }
        for interaction in new where !interactionList.contains(where: { $0 === interaction }) {
            addInteraction(interaction)
        }
    }
}
