/// What a class is among UIKit's.
enum UIKitKind: Sendable {
    case controller, view, control, tableCell, collectionCell, reusableView, flowLayout

    var isCell: Bool { self == .tableCell || self == .collectionCell }
    var isView: Bool { self != .controller && self != .flowLayout }

    /// UIKit's classes that apps inherit from.
    static func of(_ name: String) -> UIKitKind? {
        switch name {
        case "UIViewController", "UITableViewController", "UICollectionViewController", "UINavigationController",
            "UITabBarController", "UIPageViewController", "UISplitViewController", "UISearchController",
            "UIAlertController", "UIHostingController", "UIInputViewController", "UIActivityViewController":
            .controller
        case "UITableViewCell": .tableCell
        case "UICollectionViewCell", "UICollectionViewListCell": .collectionCell
        case "UICollectionReusableView", "UITableViewHeaderFooterView": .reusableView
        case "UIControl": .control
        case "UICollectionViewFlowLayout": .flowLayout
        case "UIView", "UIScrollView", "UITableView", "UICollectionView", "UIStackView", "UIImageView", "UILabel",
            "UIButton", "UITextField", "UITextView", "UIVisualEffectView", "UISearchBar", "UIPickerView", "UISlider",
            "UISwitch", "UIStepper", "UISegmentedControl", "UIPageControl", "UIDatePicker", "UIProgressView",
            "UIActivityIndicatorView", "UIToolbar", "UINavigationBar", "UITabBar", "WKWebView", "MKMapView":
            .view
        default: nil
        }
    }
}
