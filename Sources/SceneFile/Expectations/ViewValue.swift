import UIKit

/// A property of a view that a scene may expect a value of; what is not here is asked of the view's layer.
@MainActor
struct ViewValue {
    let name: String
    let kind: ValueKind
    let read: @MainActor (UIView) -> Any?

    private init<View: UIView>(_ name: String, _ kind: ValueKind, _ read: @escaping @MainActor (View) -> Any?) {
        self.name = name
        self.kind = kind
        self.read = { ($0 as? View).flatMap(read) }
        isOf = { $0 is View.Type }
    }

    private let isOf: (UIView.Type) -> Bool

    static func named(_ name: String, of type: ViewClass) -> ViewValue? {
        all.first { $0.name == name && $0.isOf(type.type) }
    }

    static func names(of type: ViewClass) -> [String] { all.filter { $0.isOf(type.type) }.map(\.name) }

    private static let all: [ViewValue] =
        [
            ViewValue("alpha", .number(.any)) { (view: UIView) in view.alpha },
            ViewValue("isHidden", .bool) { (view: UIView) in view.isHidden },
            ViewValue("isOpaque", .bool) { (view: UIView) in view.isOpaque },
            ViewValue("clipsToBounds", .bool) { (view: UIView) in view.clipsToBounds },
            ViewValue("isUserInteractionEnabled", .bool) { (view: UIView) in view.isUserInteractionEnabled },
            ViewValue("frame", .rect) { (view: UIView) in view.frame },
            ViewValue("bounds", .rect) { (view: UIView) in view.bounds },
            ViewValue("center", .point) { (view: UIView) in view.center },
            ViewValue("transform", .affineTransform) { (view: UIView) in view.transform },
            ViewValue("transform3D", .transform) { (view: UIView) in view.transform3D },
            ViewValue("backgroundColor", .color) { (view: UIView) in view.backgroundColor },
            ViewValue("tintColor", .color) { (view: UIView) in view.tintColor },
            ViewValue("tag", .number(.any)) { (view: UIView) in view.tag },
            ViewValue("contentScaleFactor", .number(.any)) { (view: UIView) in view.contentScaleFactor },
            ViewValue("text", .text) { (label: UILabel) in label.text },
            ViewValue("text", .text) { (field: UITextField) in field.text },
            ViewValue("text", .text) { (view: UITextView) in view.text },
            ViewValue("textColor", .color) { (label: UILabel) in label.textColor },
            ViewValue("textColor", .color) { (field: UITextField) in field.textColor },
            ViewValue("textColor", .color) { (view: UITextView) in view.textColor },
            ViewValue("contentOffset", .point) { (view: UIScrollView) in view.contentOffset },
            ViewValue("contentSize", .offset) { (view: UIScrollView) in view.contentSize },
            ViewValue("isEnabled", .bool) { (control: UIControl) in control.isEnabled },
            ViewValue("isSelected", .bool) { (control: UIControl) in control.isSelected },
            ViewValue("isHighlighted", .bool) { (control: UIControl) in control.isHighlighted },
            ViewValue("isTracking", .bool) { (control: UIControl) in control.isTracking },
            ViewValue("isTouchInside", .bool) { (control: UIControl) in control.isTouchInside },
            ViewValue("currentTitle", .text) { (button: UIButton) in button.currentTitle },
            ViewValue("currentTitleColor", .color) { (button: UIButton) in button.currentTitleColor },
            ViewValue("spacing", .number(.any)) { (stack: UIStackView) in stack.spacing },
        ]
}
