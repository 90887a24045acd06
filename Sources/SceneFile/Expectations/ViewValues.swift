import UIKit

typealias ViewValue = ObjectValue<UIView>

/// The properties of views that a scene may expect values of; what is not here is asked of the view's layer.
@MainActor
enum ViewValues {
    static func all(of type: ViewClass) -> [ViewValue] { ViewValue.values(of: type.type, among: all) }

    private static let all: [ViewValue] = views + controls + texts

    private static let views: [ViewValue] =
        [
            ViewValue("alpha", .number(.any)) { (view: UIView) in view.alpha },
            ViewValue("isHidden", .bool) { (view: UIView) in view.isHidden },
            ViewValue("isOpaque", .bool) { (view: UIView) in view.isOpaque },
            ViewValue("clipsToBounds", .bool) { (view: UIView) in view.clipsToBounds },
            ViewValue("isUserInteractionEnabled", .bool) { (view: UIView) in view.isUserInteractionEnabled },
            ViewValue("isFirstResponder", .bool) { (view: UIView) in view.isFirstResponder },
            ViewValue("frame", .rect) { (view: UIView) in view.frame },
            ViewValue("bounds", .rect) { (view: UIView) in view.bounds },
            ViewValue("center", .point) { (view: UIView) in view.center },
            ViewValue("transform", .affineTransform) { (view: UIView) in view.transform },
            ViewValue("transform3D", .transform) { (view: UIView) in view.transform3D },
            ViewValue("backgroundColor", .color) { (view: UIView) in view.backgroundColor },
            ViewValue("tintColor", .color) { (view: UIView) in view.tintColor },
            ViewValue("tag", .number(.any)) { (view: UIView) in view.tag },
            ViewValue("contentScaleFactor", .number(.any)) { (view: UIView) in view.contentScaleFactor },
            ViewValue("contentOffset", .point) { (view: UIScrollView) in view.contentOffset },
            ViewValue("contentSize", .offset) { (view: UIScrollView) in view.contentSize },
            ViewValue("spacing", .number(.any)) { (stack: UIStackView) in stack.spacing },
            ViewValue("isEditing", .bool) { (table: UITableView) in table.isEditing },
            ViewValue("isEditing", .bool) { (collection: UICollectionView) in collection.isEditing },
            ViewValue("isSelected", .bool) { (cell: UICollectionViewCell) in cell.isSelected },
            ViewValue("isHighlighted", .bool) { (cell: UICollectionViewCell) in cell.isHighlighted },
            ViewValue("isEditing", .bool) { (cell: UITableViewCell) in cell.isEditing },
            ViewValue("isSelected", .bool) { (cell: UITableViewCell) in cell.isSelected },
            ViewValue("isHighlighted", .bool) { (cell: UITableViewCell) in cell.isHighlighted },
        ]

    private static let controls: [ViewValue] =
        [
            ViewValue("isEnabled", .bool) { (control: UIControl) in control.isEnabled },
            ViewValue("isSelected", .bool) { (control: UIControl) in control.isSelected },
            ViewValue("isHighlighted", .bool) { (control: UIControl) in control.isHighlighted },
            ViewValue("isTracking", .bool) { (control: UIControl) in control.isTracking },
            ViewValue("isTouchInside", .bool) { (control: UIControl) in control.isTouchInside },
            ViewValue("currentTitle", .text) { (button: UIButton) in button.currentTitle },
            ViewValue("currentTitleColor", .color) { (button: UIButton) in button.currentTitleColor },
            ViewValue("isOn", .bool) { (toggle: UISwitch) in toggle.isOn },
            ViewValue("value", .number(.any)) { (slider: UISlider) in slider.value },
            ViewValue("value", .number(.any)) { (stepper: UIStepper) in stepper.value },
            ViewValue("progress", .number(.any)) { (view: UIProgressView) in view.progress },
            ViewValue("currentPage", .number(.any)) { (pages: UIPageControl) in pages.currentPage },
            ViewValue("numberOfPages", .number(.any)) { (pages: UIPageControl) in pages.numberOfPages },
            ViewValue("selectedSegmentIndex", .number(.any)) { (control: UISegmentedControl) in
                control.selectedSegmentIndex
            },
            ViewValue("isAnimating", .bool) { (view: UIActivityIndicatorView) in view.isAnimating },
            ViewValue("isRefreshing", .bool) { (control: UIRefreshControl) in control.isRefreshing },
        ]

    private static let texts: [ViewValue] =
        [
            ViewValue("text", .text) { (label: UILabel) in label.text },
            ViewValue("text", .text) { (field: UITextField) in field.text },
            ViewValue("text", .text) { (view: UITextView) in view.text },
            ViewValue("textColor", .color) { (label: UILabel) in label.textColor },
            ViewValue("textColor", .color) { (field: UITextField) in field.textColor },
            ViewValue("textColor", .color) { (view: UITextView) in view.textColor },
            ViewValue("text", .text) { (bar: UISearchBar) in bar.text },
            ViewValue("selectedScopeButtonIndex", .number(.any)) { (bar: UISearchBar) in bar.selectedScopeButtonIndex },
            ViewValue("isEditing", .bool) { (field: UITextField) in field.isEditing },
        ]
}
