import UIKit

/// What is read of a view.
struct AccessibilityModifier: ElementModifier {
    typealias Body = Never
    let change: (inout AccessibilityLook, EnvironmentValues) -> Void

    func makeElement(around content: LayoutElement, _ environment: EnvironmentValues) -> AccessibilityLookElement {
        AccessibilityLookElement(content)
    }

    func update(_ element: AccessibilityLookElement, _ environment: EnvironmentValues) {
        var look = AccessibilityLook()
        change(&look, environment)
        element.lookFace.look = look
    }
}

/// What modifiers say for assistive technologies.
struct AccessibilityLook {
    var label: String?
    var value: String?
    var hint: String?
    var identifier: String?
    var added: UIAccessibilityTraits = []
    var removed: UIAccessibilityTraits = []
    var isHidden: Bool?
    var children: AccessibilityChildBehavior?
    var action: (() -> Void)?
    var adjust: ((AccessibilityAdjustmentDirection) -> Void)?
}

/// What becomes of the elements in an element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    fileprivate let name: String
    /// Elements inside are not read.
    public static let ignore = AccessibilityChildBehavior(name: "ignore")
    /// Elements inside stay.
    public static let contain = AccessibilityChildBehavior(name: "contain")
    /// Elements inside are read as one.
    public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// What something is for assistive technologies.
public struct AccessibilityTraits: SetAlgebra, Sendable {
    private var traits: UIAccessibilityTraits
    /// No traits.
    public init() { traits = [] }
    private init(_ traits: UIAccessibilityTraits) { self.traits = traits }

    /// The trait of UIKit's that is called button.
    public static let isButton = AccessibilityTraits(.button)
    /// The trait of UIKit's that is called header.
    public static let isHeader = AccessibilityTraits(.header)
    /// The trait of UIKit's that is called selected.
    public static let isSelected = AccessibilityTraits(.selected)
    /// The trait of UIKit's that is called link.
    public static let isLink = AccessibilityTraits(.link)
    /// The trait of UIKit's that is called searchField.
    public static let isSearchField = AccessibilityTraits(.searchField)
    /// The trait of UIKit's that is called image.
    public static let isImage = AccessibilityTraits(.image)
    /// The trait of UIKit's that is called playsSound.
    public static let playsSound = AccessibilityTraits(.playsSound)
    /// The trait of UIKit's that is called keyboardKey.
    public static let isKeyboardKey = AccessibilityTraits(.keyboardKey)
    /// The trait of UIKit's that is called staticText.
    public static let isStaticText = AccessibilityTraits(.staticText)
    /// The trait of UIKit's that is called summaryElement.
    public static let isSummaryElement = AccessibilityTraits(.summaryElement)
    /// The trait of UIKit's that is called updatesFrequently.
    public static let updatesFrequently = AccessibilityTraits(.updatesFrequently)
    /// The trait of UIKit's that is called startsMediaSession.
    public static let startsMediaSession = AccessibilityTraits(.startsMediaSession)
    /// The trait of UIKit's that is called allowsDirectInteraction.
    public static let allowsDirectInteraction = AccessibilityTraits(.allowsDirectInteraction)
    /// The trait of UIKit's that is called causesPageTurn.
    public static let causesPageTurn = AccessibilityTraits(.causesPageTurn)

    /// The traits as UIKit has them.
    var uiTraits: UIAccessibilityTraits { traits }

    /// Whether it has all of them.
    public func contains(_ member: AccessibilityTraits) -> Bool { traits.contains(member.traits) }
    /// All of both.
    public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { Self(traits.union(other.traits)) }
    /// The members of both sets.
    public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
        Self(traits.intersection(other.traits))
    }
    /// The members of one of both sets alone.
    public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
        Self(traits.symmetricDifference(other.traits))
    }
    /// Adds some.
    @discardableResult
    public mutating func insert(
        _ newMember: AccessibilityTraits
    ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
        let isNew = !contains(newMember)
        traits.formUnion(newMember.traits)
        return (isNew, newMember)
    }
    /// Takes some away.
    @discardableResult
    public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
        let had = contains(member)
        traits.subtract(member.traits)
        return had ? member : nil
    }
    /// Adds some.
    @discardableResult
    public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
        let had = contains(newMember)
        traits.formUnion(newMember.traits)
        return had ? newMember : nil
    }
    /// Adds all of another set.
    public mutating func formUnion(_ other: AccessibilityTraits) { traits.formUnion(other.traits) }
    /// Keeps those in another set.
    public mutating func formIntersection(_ other: AccessibilityTraits) { traits.formIntersection(other.traits) }
    /// Keeps those in one of both alone.
    public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
        traits.formSymmetricDifference(other.traits)
    }
    /// Whether both are the same.
    public static func == (a: Self, b: Self) -> Bool { a.traits == b.traits }
}

final class AccessibilityLookElement: WrapperElement {
    let lookFace = AccessibilityFace()

    override init(_ content: LayoutElement) {
        super.init(content)
        face = lookFace
    }
}

/// Tells assistive technologies of the views in it.
final class AccessibilityFace: ContainerFace {
    var look = AccessibilityLook()
    private let spoken = SpokenView()

    init() { super.init(spoken) }

    override func refresh(_ motion: Motion) { spoken.look = look }
}

/// Reads as one element what its modifier says, of the one view that it is about.
final class SpokenView: PassingView {
    var look = AccessibilityLook()

    /// The outermost views in it that are read by themselves.
    private func readable(in view: UIView) -> [UIView] {
        view.subviews.flatMap { $0.isAccessibilityElement ? [$0] : readable(in: $0) }
    }

    private var isOne: Bool {
        if look.isHidden == true { return false }
        switch look.children {
        case .contain?: return false
        case .combine?, .ignore?: return true
        default: return hasWords || hasTraits
        }
    }

    private var hasWords: Bool { look.label != nil || look.value != nil || look.hint != nil || hasActions }
    private var hasActions: Bool { look.action != nil || look.adjust != nil }
    private var hasTraits: Bool { !look.added.isEmpty || !look.removed.isEmpty }

    override var isAccessibilityElement: Bool {
        get { isOne }
        set { super.isAccessibilityElement = newValue }
    }

    override var accessibilityElementsHidden: Bool {
        get { look.isHidden == true }
        set { super.accessibilityElementsHidden = newValue }
    }

    override var accessibilityIdentifier: String? {
        get { look.identifier ?? super.accessibilityIdentifier }
        set { super.accessibilityIdentifier = newValue }
    }

    override var accessibilityLabel: String? {
        get {
            if let label = look.label { return label }
            guard look.children != .ignore else { return nil }
            let parts = readable(in: self).compactMap(\.accessibilityLabel)
            return parts.isEmpty ? nil : parts.joined(separator: ", ")
        }
        set { super.accessibilityLabel = newValue }
    }

    override var accessibilityValue: String? {
        get { look.value ?? (look.children == .ignore ? nil : readable(in: self).first?.accessibilityValue) }
        set { super.accessibilityValue = newValue }
    }

    override var accessibilityHint: String? {
        get { look.hint ?? (look.children == .ignore ? nil : readable(in: self).first?.accessibilityHint) }
        set { super.accessibilityHint = newValue }
    }

    override var accessibilityTraits: UIAccessibilityTraits {
        get {
            let inner = look.children == .ignore ? [] : readable(in: self).first?.accessibilityTraits ?? []
            let own = look.adjust == nil ? look.added : look.added.union(.adjustable)
            return inner.union(own).subtracting(look.removed)
        }
        set { super.accessibilityTraits = newValue }
    }

    override func accessibilityIncrement() {
        if let adjust = look.adjust { adjust(.increment) } else { readable(in: self).first?.accessibilityIncrement() }
    }

    override func accessibilityDecrement() {
        if let adjust = look.adjust { adjust(.decrement) } else { readable(in: self).first?.accessibilityDecrement() }
    }

    override func accessibilityActivate() -> Bool {
        if let action = look.action {
            action()
            return true
        }
        return readable(in: self).first?.accessibilityActivate() ?? false
    }
}

extension View {
    func spoken(_ change: @escaping (inout AccessibilityLook, EnvironmentValues) -> Void) -> some View {
        modifier(AccessibilityModifier(change: change))
    }

    /// What the view is called.
    public func accessibilityLabel(_ label: Text) -> some View { spoken { $0.label = label.words($1) } }
    /// What is read of the view.
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { accessibilityLabel(Text(labelKey)) }
    /// What is read of the view.
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { accessibilityLabel(Text(label)) }

    /// What the view has at present.
    public func accessibilityValue(_ value: Text) -> some View { spoken { $0.value = value.words($1) } }
    /// What is read as the view's value.
    public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { accessibilityValue(Text(valueKey)) }
    /// What is read as the view's value.
    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { accessibilityValue(Text(value)) }

    /// What the view does.
    public func accessibilityHint(_ hint: Text) -> some View { spoken { $0.hint = hint.words($1) } }
    /// What is read of what the view does.
    public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { accessibilityHint(Text(hintKey)) }
    /// What is read of what the view does.
    @_disfavoredOverload
    public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { accessibilityHint(Text(hint)) }

    /// What tests know the view by.
    public func accessibilityIdentifier(_ identifier: String) -> some View {
        spoken { look, _ in look.identifier = identifier }
    }

    /// Whether the view is left out.
    public func accessibilityHidden(_ hidden: Bool) -> some View { spoken { look, _ in look.isHidden = hidden } }

    /// Adds traits.
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        spoken { look, _ in look.added.formUnion(traits.uiTraits) }
    }

    /// Takes traits away.
    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        spoken { look, _ in look.removed.formUnion(traits.uiTraits) }
    }

    /// Makes one element of the view.
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        spoken { look, _ in look.children = children }
    }
}
