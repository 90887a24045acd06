/// What inherits from what among the classes of UIKit and QuartzCore, where that is more than a view, a controller or a
/// layer.
enum FrameworkClasses {
    private static let superclasses: [String: String] = [
        "UITableView": "UIScrollView", "UICollectionView": "UIScrollView", "UITextView": "UIScrollView",
        "UIScrollView": "UIView", "UIButton": "UIControl", "UITextField": "UIControl", "UISwitch": "UIControl",
        "UISlider": "UIControl", "UIStepper": "UIControl", "UISegmentedControl": "UIControl",
        "UIPageControl": "UIControl", "UIDatePicker": "UIControl", "UIRefreshControl": "UIControl",
        "UISearchTextField": "UITextField", "UIControl": "UIView", "UILabel": "UIView", "UIImageView": "UIView",
        "UIStackView": "UIView", "UIWindow": "UIView", "UITableViewCell": "UIView", "UINavigationBar": "UIView",
        "UIToolbar": "UIView", "UITabBar": "UIView", "UISearchBar": "UIView", "UIPickerView": "UIView",
        "UIProgressView": "UIView", "UIActivityIndicatorView": "UIView", "UIVisualEffectView": "UIView",
        "UITableViewHeaderFooterView": "UIView", "UICollectionReusableView": "UIView",
        "UICollectionViewCell": "UICollectionReusableView", "UICollectionViewListCell": "UICollectionViewCell",
        "UINavigationController": "UIViewController", "UITabBarController": "UIViewController",
        "UISplitViewController": "UIViewController", "UIPageViewController": "UIViewController",
        "UITableViewController": "UIViewController", "UICollectionViewController": "UIViewController",
        "UIAlertController": "UIViewController", "UISearchController": "UIViewController",
        "UIView": "UIResponder", "UIViewController": "UIResponder", "UIApplication": "UIResponder",
        "UIResponder": "NSObject", "CALayer": "NSObject", "CAShapeLayer": "CALayer", "CAGradientLayer": "CALayer",
        "CATextLayer": "CALayer", "CAScrollLayer": "CALayer", "CATiledLayer": "CALayer",
    ]

    /// The classes above one of the module or of the frameworks, the nearest first.
    static func ancestors(of type: String, _ facts: ModuleFacts) -> [String] {
        let own = facts.declaredLineage(type)
        var found = Array(own.dropFirst())
        var next = facts.types[own.last ?? type]?.inherits.first ?? superclasses[type]
        while let name = next, !found.contains(name) {
            found.append(name)
            next = superclasses[name]
        }
        return found
    }
}
