import UIKit

/// A screen with its elements marked, and what is spoken of each beside it.
final class SnapshotView: UIView {
    private static let legendWidth: CGFloat = 320
    private static let margin: CGFloat = 12
    private static let swatch: CGFloat = 14

    private let screenSize: CGSize
    private let style: AccessibilitySnapshotStyle
    private var y: CGFloat = margin

    /// - Parameter picture: The screen, in points of `screenSize`.
    init(_ picture: UIImage, screenSize: CGSize, elements: [SpokenElement], style: AccessibilitySnapshotStyle) {
        (self.screenSize, self.style) = (screenSize, style)
        super.init(frame: .zero)
        backgroundColor = UIColor(white: 0.9, alpha: 1)
        let screen = UIImageView(image: picture)
        screen.frame = CGRect(origin: .zero, size: screenSize)
        screen.clipsToBounds = true
        addSubview(screen)
        let colors = style.markerColors.isEmpty ? AccessibilitySnapshotStyle().markerColors : style.markerColors
        for (index, element) in elements.enumerated() {
            let color = colors[index % colors.count]
            mark(element, color, number: index + 1, on: screen)
            list(element, color, number: index + 1)
        }
        frame.size = CGSize(width: screenSize.width + Self.legendWidth, height: max(screenSize.height, y))
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Marks

    private func mark(_ element: SpokenElement, _ color: UIColor, number: Int, on screen: UIView) {
        let box = UIView(frame: element.frame)
        box.backgroundColor = color.withAlphaComponent(0.3)
        screen.addSubview(box)
        let count = text("\(number)", .boldSystemFont(ofSize: 9), .black)
        count.frame.origin = CGPoint(x: element.frame.minX + 2, y: element.frame.minY + 1)
        screen.addSubview(count)
        let isCrossed =
            switch style.activationPoints {
            case .always: true
            case .whenOverridden: element.hasOwnActivationPoint
            case .never: false
            }
        guard isCrossed else { return }
        for size in [CGSize(width: 11, height: 1), CGSize(width: 1, height: 11)] {
            let line = UIView(frame: CGRect(origin: .zero, size: size))
            line.center = element.activationPoint
            line.backgroundColor = .black
            screen.addSubview(line)
        }
    }

    // MARK: Legend

    private func list(_ element: SpokenElement, _ color: UIColor, number: Int) {
        let swatch = UIView(
            frame: CGRect(x: screenSize.width + Self.margin, y: y + 1, width: Self.swatch, height: Self.swatch))
        swatch.backgroundColor = color.withAlphaComponent(0.3)
        addSubview(swatch)
        add("\(number)  " + element.spoken, .systemFont(ofSize: 13), .black)
        if let hint = element.hint { add(hint, .italicSystemFont(ofSize: 12), .darkGray) }
        if style.showsUserInputLabels, !element.inputLabels.isEmpty { addPills(element.inputLabels) }
        if !element.actions.isEmpty {
            add("Actions Available", .systemFont(ofSize: 12), .darkGray)
            for action in element.actions { add("↓ " + action, .systemFont(ofSize: 12), .darkGray) }
        }
        if !element.content.isEmpty {
            add("More Content Available", .systemFont(ofSize: 12), .darkGray)
            for item in element.content {
                let font: UIFont = item.isImportant ? .boldSystemFont(ofSize: 12) : .systemFont(ofSize: 12)
                add("\(item.label): \(item.value)", font, .darkGray)
            }
        }
        if !element.rotors.isEmpty {
            add("Rotors: " + element.rotors.joined(separator: ", "), .systemFont(ofSize: 12), .darkGray)
        }
        y += 6
    }

    private var textX: CGFloat { screenSize.width + 2 * Self.margin + Self.swatch }
    private var textWidth: CGFloat { Self.legendWidth - 3 * Self.margin - Self.swatch }

    private func add(_ string: String, _ font: UIFont, _ color: UIColor) {
        let label = text(string, font, color)
        let size = label.sizeThatFits(CGSize(width: textWidth, height: 1e5))
        label.frame = CGRect(x: textX, y: y, width: textWidth, height: size.height)
        addSubview(label)
        y += size.height + 2
    }

    private func addPills(_ names: [String]) {
        var x = textX
        for name in names {
            let label = text(name, .systemFont(ofSize: 11), .black)
            let width = min(label.frame.width + 12, textWidth)
            if x > textX, x + width > textX + textWidth { (x, y) = (textX, y + 20) }
            let pill = UIView(frame: CGRect(x: x, y: y, width: width, height: 18))
            pill.backgroundColor = UIColor(white: 0.78, alpha: 1)
            pill.layer.cornerRadius = 9
            label.frame = CGRect(x: 6, y: 2, width: width - 12, height: 14)
            pill.addSubview(label)
            addSubview(pill)
            x += width + 4
        }
        y += 22
    }

    private func text(_ string: String, _ font: UIFont, _ color: UIColor) -> UILabel {
        let label = UILabel()
        (label.text, label.font, label.textColor, label.numberOfLines) = (string, font, color, 0)
        label.frame.size = label.sizeThatFits(CGSize(width: 1e4, height: 1e4))
        return label
    }
}
