// An account of one controller's life, which knows nothing of the product.

/// What one controller may be called, in which order.
struct LifeModel {
    private(set) var appearance = AppearanceModel()
    private(set) var isLoaded = false
    private(set) var loads = 0
    /// The parent that was announced and did not come yet.
    private(set) var announced: String?
    private(set) var parent = "nil"

    /// Takes a call over, as `wA(t)` or `dM(nav)`; false where it may not come now.
    mutating func take(_ call: String) -> Bool {
        let name = String(call.prefix(2))
        let argument = call.dropFirst(3).dropLast().description
        switch name {
        case "ld":
            loads += 1
            defer { isLoaded = true }
            return !isLoaded && appearance.phase == .disappeared
        case "wM":
            announced = argument
            return true
        case "dM":
            // Removing says nothing before, unless a container does.
            let isExpected = announced == argument || (announced == nil && argument == "nil")
            announced = nil
            parent = argument
            return isExpected
        default:
            return isLoaded && appearance.take(name)
        }
    }

    /// Nothing is under way.
    var isAtRest: Bool {
        announced == nil && (appearance.phase == .appeared || appearance.phase == .disappeared)
    }
}
