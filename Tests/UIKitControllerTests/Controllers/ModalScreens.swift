import UIKit

/// Screens under alerts, sheets and menus, as the pictures and the rulers want them.
@MainActor
enum ModalScreens {
    /// Land, water, roads and a place: something like a map.
    static func map() -> UIViewController {
        let controller = UIViewController()
        let view = UIView()
        view.backgroundColor = UIColor { traits in
            traits.userInterfaceStyle == .dark
                ? UIColor(red: 0.16, green: 0.17, blue: 0.19, alpha: 1)
                : UIColor(red: 0.95, green: 0.94, blue: 0.9, alpha: 1)
        }
        func add(_ frame: CGRect, _ color: UIColor, radius: CGFloat = 0, angle: CGFloat = 0) {
            let part = UIView(frame: frame)
            part.backgroundColor = color
            part.layer.cornerRadius = radius
            part.transform = CGAffineTransform(rotationAngle: angle)
            view.addSubview(part)
        }
        add(CGRect(x: 210, y: -40, width: 320, height: 300), .systemTeal.withAlphaComponent(0.5), radius: 120)
        add(CGRect(x: 20, y: 330, width: 150, height: 110), .systemGreen.withAlphaComponent(0.35), radius: 20)
        for (x, y, angle) in [(-60, 150, 0.3), (-60, 300, -0.2), (-60, 480, 0.1)] as [(CGFloat, CGFloat, CGFloat)] {
            add(CGRect(x: x, y: y, width: 600, height: 10), .systemBackground, radius: 5, angle: angle)
        }
        add(CGRect(x: 180, y: -60, width: 12, height: 1000), .systemYellow, angle: 0.15)
        add(CGRect(x: 120, y: 250, width: 26, height: 26), .systemRed, radius: 13)
        controller.view = view
        return controller
    }

    /// What a sheet over a map tells of a place.
    static func place() -> PlaceScreen { PlaceScreen() }

    /// The question before something is deleted.
    static func deletion() -> UIAlertController {
        let alert = UIAlertController(
            title: "Delete “Trip to the Sea”?",
            message: "The album and its 214 photos will be deleted from all devices.",
            preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
        return alert
    }

    /// What can be done with a photo.
    static func photoActions() -> UIAlertController {
        let alert = UIAlertController(
            title: nil, message: "This photo is in two albums.", preferredStyle: .actionSheet)
        for title in ["Copy", "Duplicate", "Hide"] { alert.addAction(UIAlertAction(title: title, style: .default)) }
        alert.addAction(UIAlertAction(title: "Delete Photo", style: .destructive))
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        return alert
    }

    /// A menu with a group, marks, pictures and another menu.
    static func sorting() -> UIMenu {
        func glyph(_ draw: @escaping (CGRect) -> Void) -> UIImage {
            let frame = CGRect(x: 0, y: 0, width: 20, height: 20)
            return UIGraphicsImageRenderer(size: frame.size).image { _ in draw(frame) }.withRenderingMode(
                .alwaysTemplate)
        }
        let square = glyph { UIBezierPath(roundedRect: $0.insetBy(dx: 2, dy: 2), cornerRadius: 4).fill() }
        let disc = glyph { UIBezierPath(ovalIn: $0.insetBy(dx: 2, dy: 2)).fill() }
        return UIMenu(children: [
            UIAction(title: "New Folder", image: square) { _ in },
            UIAction(title: "Select", image: disc) { _ in },
            UIMenu(
                title: "Sort by", options: [.displayInline, .singleSelection],
                children: [
                    UIAction(title: "Name", state: .on) { _ in },
                    UIAction(title: "Date", subtitle: "Newest first") { _ in },
                ]),
            UIMenu(title: "More", children: [UIAction(title: "Print") { _ in }]),
            UIAction(title: "Delete", image: disc, attributes: .destructive) { _ in },
        ])
    }
}

/// A title, a line below it and a button.
final class PlaceScreen: UIViewController {
    let titleLabel = UILabel()
    let detailLabel = UILabel()
    let button = UIView()
    let buttonLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        titleLabel.text = "Harbour Café"
        titleLabel.font = .systemFont(ofSize: 22, weight: .bold)
        detailLabel.text = "Open until 22:00 · 400 m"
        detailLabel.font = .systemFont(ofSize: 15)
        detailLabel.textColor = .secondaryLabel
        button.backgroundColor = .systemBlue
        button.layer.cornerRadius = 12
        buttonLabel.text = "Directions"
        buttonLabel.font = .systemFont(ofSize: 17, weight: .semibold)
        buttonLabel.textColor = .white
        buttonLabel.textAlignment = .center
        for part in [titleLabel, detailLabel, button] { view.addSubview(part) }
        button.addSubview(buttonLabel)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = view.bounds.width - 32
        titleLabel.frame = CGRect(x: 16, y: 24, width: width, height: titleLabel.intrinsicContentSize.height)
        detailLabel.frame = CGRect(
            x: 16, y: titleLabel.frame.maxY + 4, width: width, height: detailLabel.intrinsicContentSize.height)
        button.frame = CGRect(x: 16, y: detailLabel.frame.maxY + 16, width: width, height: 50)
        buttonLabel.frame = button.bounds
    }
}
