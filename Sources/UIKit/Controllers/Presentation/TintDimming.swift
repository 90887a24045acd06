/// What a presentation makes of the tint below it: grey while it is there.
@MainActor
final class TintDimming {
    private weak var presenter: UIView?
    private var isOn = false

    /// - Parameter presenter: The view below; nil for none.
    init(of presenter: UIView?) { self.presenter = presenter }

    func set(_ isOn: Bool) {
        guard isOn != self.isOn else { return }
        self.isOn = isOn
        presenter?.setTintDimmed(isOn)
    }
}
