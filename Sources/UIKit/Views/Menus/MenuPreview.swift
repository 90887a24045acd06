import Foundation

/// What a menu is about, lifted off the screen.
@MainActor
struct MenuPreview {
    let view: UIView
    /// Where it shows, in the window's space.
    let frame: CGRect
    /// Where it comes from.
    let origin: CGRect

    /// A picture of the view as it is, cut out as its parameters say; or a controller's view of the size that it prefers.
    init?(_ preview: UITargetedPreview, _ controller: UIViewController?, in window: UIWindow) {
        let target = preview.target
        guard target.container.window === window else { return nil }
        let size = preview.size
        let middle = target.container.convert(target.center, to: nil as UIView?)
        origin = CGRect(
            x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width, height: size.height)
        if let controller {
            let room = window.bounds.inset(by: window.safeAreaInsets).insetBy(dx: 16, dy: 16)
            let wanted = controller.preferredContentSize
            let own = CGSize(
                width: min(wanted.width > 0 ? wanted.width : room.width, room.width),
                height: min(wanted.height > 0 ? wanted.height : room.height / 2, room.height))
            frame = CGRect(
                x: room.midX - own.width / 2, y: origin.midY - own.height / 2, width: own.width, height: own.height)
            let holder = UIView(frame: frame)
            holder.layer.cornerRadius = MenuFigures.radius
            holder.layer.masksToBounds = true
            controller.view.frame = holder.bounds
            controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            holder.addSubview(controller.view)
            view = holder
            return
        }
        frame = origin
        let part = preview.parameters.visiblePath?.bounds ?? preview.view.bounds
        let picture = preview.view.makeSnapshot(of: part, afterScreenUpdates: false) ?? UIView()
        picture.backgroundColor = preview.parameters.backgroundColor
        if let path = preview.parameters.visiblePath {
            let mask = CAShapeLayer()
            mask.path = path.cgPath
            mask.frame = CGRect(x: -part.minX, y: -part.minY, width: part.width, height: part.height)
            picture.layer.mask = mask
        }
        view = picture
    }
}
