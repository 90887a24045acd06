import UIKit

/// A property of a controller that a scene may expect a value of.
@MainActor
struct ControllerValue {
    let name: String
    let kind: ValueKind
    let read: @MainActor (UIViewController) -> Any?

    private init<Controller: UIViewController>(
        _ name: String, _ kind: ValueKind, _ read: @escaping @MainActor (Controller) -> Any?
    ) {
        self.name = name
        self.kind = kind
        self.read = { ($0 as? Controller).flatMap(read) }
        isOf = { $0 is Controller.Type }
    }

    private let isOf: (UIViewController.Type) -> Bool

    static func named(_ name: String, of type: ControllerClass) -> ControllerValue? {
        all.first { $0.name == name && $0.isOf(type.type) }
    }

    static func names(of type: ControllerClass) -> [String] { all.filter { $0.isOf(type.type) }.map(\.name) }

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
