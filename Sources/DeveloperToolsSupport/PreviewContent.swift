import UIKit

/// What a preview shows, made: a controller, and the size that it wants of one that it may have.
@MainActor
package struct PreviewContent {
    package let controller: UIViewController
    package let size: @MainActor (CGSize) -> CGSize

    package init(controller: UIViewController, size: @escaping @MainActor (CGSize) -> CGSize) {
        (self.controller, self.size) = (controller, size)
    }

    init(controller: UIViewController) {
        self.init(controller: controller) { Self.size(of: controller.view, in: $0) }
    }

    init(view: UIView) {
        let controller = UIViewController()
        controller.view = view
        self.init(controller: controller)
    }

    /// What constraints want; without constraints what the view answers. It is no wider than it may be.
    private static func size(of view: UIView, in room: CGSize) -> CGSize {
        var size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        if size.width > room.width {
            size = view.systemLayoutSizeFitting(
                CGSize(width: room.width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
        }
        guard size.width > 0, size.height > 0 else { return view.sizeThatFits(room) }
        return size
    }
}
