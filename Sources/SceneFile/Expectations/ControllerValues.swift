import UIKit

typealias ControllerValue = ObjectValue<UIViewController>

/// The properties of controllers that a scene may expect values of.
@MainActor
enum ControllerValues {
    static func all(of type: ControllerClass) -> [ControllerValue] { ControllerValue.values(of: type.type, among: all) }

    private static let all: [ControllerValue] = [
        ControllerValue("title", .text) { (controller: UIViewController) in controller.title },
        ControllerValue("isViewLoaded", .bool) { (controller: UIViewController) in controller.isViewLoaded },
        ControllerValue("isEditing", .bool) { (controller: UIViewController) in controller.isEditing },
        ControllerValue("isBeingPresented", .bool) { (controller: UIViewController) in controller.isBeingPresented },
        ControllerValue("isBeingDismissed", .bool) { (controller: UIViewController) in controller.isBeingDismissed },
        ControllerValue("isMovingToParent", .bool) { (controller: UIViewController) in controller.isMovingToParent },
        ControllerValue("isMovingFromParent", .bool) { (controller: UIViewController) in
            controller.isMovingFromParent
        },
        ControllerValue("preferredContentSize", .offset) { (controller: UIViewController) in
            controller.preferredContentSize
        },
        ControllerValue("isNavigationBarHidden", .bool) { (controller: UINavigationController) in
            controller.isNavigationBarHidden
        },
        ControllerValue("selectedIndex", .integer(-1...Int.max)) { (controller: UITabBarController) in
            controller.selectedIndex
        },
        ControllerValue("message", .text) { (controller: UIAlertController) in controller.message },
        ControllerValue("selectedDetentIdentifier", .text) { (controller: UIViewController) in
            (controller.presentationController as? UISheetPresentationController)?.selectedDetentIdentifier
                .map { SheetForms.name(of: $0) }
        },
        ControllerValue("isCollapsed", .bool) { (controller: UISplitViewController) in controller.isCollapsed },
    ]
}
