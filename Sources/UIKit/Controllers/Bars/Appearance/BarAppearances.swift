import Foundation

/// The appearances of one bar: those that somebody set, and what older properties make of the standard one until then.
@MainActor
final class BarAppearances<Appearance: UIBarAppearance> {
    typealias Slot = WritableKeyPath<AppearanceSlots<Appearance>, Appearance?>

    /// Called after each change.
    var onChange: (() -> Void)?
    /// What older properties say.
    var legacy = LegacyBarStyle() {
        didSet { onChange?() }
    }
    private var slots = AppearanceSlots<Appearance>()
    /// True once somebody set or changed the standard appearance: older properties no longer count.
    private(set) var isStandardSet = false

    init() {
        keepStandard(nil)
    }

    /// The standard appearance, the default one where nobody set it.
    var standard: Appearance { slots.standard ?? Self.initial }

    /// The standard appearance if somebody set it; nil goes back to the default.
    var ownStandard: Appearance? {
        get { isStandardSet ? slots.standard : nil }
        set {
            keepStandard(newValue)
            onChange?()
        }
    }

    /// The appearance that somebody set for another situation. A copy is kept.
    subscript(slot: Slot) -> Appearance? {
        get { slots[keyPath: slot] }
        set {
            slots.keep(newValue, at: slot) { [weak self] in self?.onChange?() }
            onChange?()
        }
    }

    private static var initial: Appearance { Appearance(idiom: UIDevice.current.userInterfaceIdiom) }

    private func keepStandard(_ appearance: Appearance?) {
        isStandardSet = appearance != nil
        slots.keep(appearance ?? Self.initial, at: \.standard) { [weak self] in
            self?.isStandardSet = true
            self?.onChange?()
        }
    }

    /// What the bar shows.
    /// - Parameters:
    ///   - item: What the shown item sets.
    ///   - position: Where the bar lies, for older properties.
    ///   - isEdge: Whether the content stands at the bar's edge.
    ///   - isCompact: Whether the bar is one of the low ones.
    func inForce(
        item: AppearanceSlots<Appearance> = AppearanceSlots(), position: UIBarPosition, isEdge: Bool,
        isCompact: Bool = false
    ) -> Appearance {
        var bar = slots
        if !isStandardSet, !legacy.isEmpty {
            let look = standard.duplicate()
            look.background = legacy.applied(
                to: look.background, position: position, metrics: isCompact ? .compact : .default)
            bar.standard = look
        }
        return AppearanceSlots.inForce(item: item, bar: bar, isEdge: isEdge, isCompact: isCompact) ?? standard
    }
}
