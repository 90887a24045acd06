/// What decides whether a view is met and whether it hides its siblings: asked once, as a walk looks at thousands.
@MainActor
struct AccessibilityLook {
    /// What an element or a container is known to be without a question to open properties, which are slow to ask.
    enum Kind {
        /// Not known: it is to be asked.
        case open
        case container
        case element
        /// A text that says nothing: nobody meets it.
        case silent
    }

    let isMet: Bool
    /// Whether siblings are not met; false for what is not met itself.
    let isModal: Bool
    /// Whether code of the app's answers, which may answer otherwise the next time.
    let asks: Bool
    let kind: Kind

    init(_ view: UIView, _ classes: inout AccessibilityClasses) {
        let (said, overrides) = (view.accessibility, classes.overrides(of: view))
        asks = overrides.areForeign || said?.blocks != nil || view.asksForAccessibility
        guard view.layerStorage.isSeen else {
            (isMet, isModal, kind) = (false, false, .open)
            return
        }
        guard overrides.areNone, said?.blocks == nil else {
            isMet = !view.accessibilityElementsHidden
            isModal = isMet && view.accessibilityViewIsModal
            kind = .open
            return
        }
        let defaults = view.accessibilityDefaults
        isMet = !(said?.hidesElements ?? false)
        isModal = isMet && said?.isModal ?? defaults.isModal
        kind = Self.kind(said, defaults)
    }

    private static func kind(_ said: AccessibilityProperties?, _ defaults: AccessibilityDefaults) -> Kind {
        guard said?.isElement ?? defaults.isElement else { return .container }
        if said != nil { return .open }
        guard defaults.traits == .staticText else { return .element }
        func says(_ text: String?) -> Bool { text.map { !$0.isEmpty } ?? false }
        return says(defaults.label) || says(defaults.value) || says(defaults.hint) ? .element : .silent
    }
}

/// What is overridden in the classes that a walk meets: of many views of one class in a row it is looked up once.
@MainActor
struct AccessibilityClasses {
    private var last: (type: ObjectIdentifier, overrides: AccessibilityOverrides)?

    mutating func overrides(of view: UIView) -> AccessibilityOverrides {
        let type = type(of: view)
        if let last, last.type == ObjectIdentifier(type) { return last.overrides }
        let overrides = AccessibilityOverrides.of(type)
        last = (ObjectIdentifier(type), overrides)
        return overrides
    }
}
