import VirtualFoundation

extension CALayer: @preconcurrency KeyValueReadable {
    /// The value of a property whose changes are heard; nil for others.
    package func observedValue(forKey key: String) -> Any? {
        switch key {
        case "bounds": bounds
        case "frame": frame
        case "position": position
        case "opacity": opacity
        case "hidden", "isHidden": isHidden
        default: nil
        }
    }
}
