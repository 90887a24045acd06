import VirtualFoundation

extension UIView: @preconcurrency KeyValueReadable {
    /// The value of a property whose changes are heard; nil for others.
    package func observedValue(forKey key: String) -> Any? {
        switch key {
        case "bounds": bounds
        case "frame": frame
        case "center": center
        case "transform": transform
        case "alpha": alpha
        case "hidden", "isHidden": isHidden
        case "layer": layer
        default: (self as? UIScrollView)?.scrolledValue(forKey: key)
        }
    }
}

extension UIScrollView {
    fileprivate func scrolledValue(forKey key: String) -> Any? {
        switch key {
        case "contentOffset": contentOffset
        case "contentSize": contentSize
        case "contentInset": contentInset
        default: nil
        }
    }
}
