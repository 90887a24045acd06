import CoreGraphics

/// What search bars show of their own.
@MainActor
enum SearchIcon {
    /// As bars are.
    static let plateColor = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(white: 29 / 255, alpha: 0.94) : UIColor(white: 249 / 255, alpha: 0.94)
    }

    /// An open book, or the lines of a list.
    static func picture(_ icon: UISearchBar.Icon) -> UIImage {
        let size = CGSize(width: 20, height: 16)
        let image = UIGraphicsImageRenderer(size: size).image { _ in
            UIColor.black.set()
            if icon == .bookmark { drawBook(size) } else { drawList(size) }
        }
        return image.withRenderingMode(.alwaysTemplate)
    }

    private static func drawBook(_ size: CGSize) {
        for x in [CGFloat(1), size.width / 2 + 0.75] {
            let page = UIBezierPath(
                roundedRect: CGRect(x: x, y: 1.5, width: size.width / 2 - 1.75, height: size.height - 3),
                cornerRadius: 1.5)
            page.lineWidth = 1.5
            page.stroke()
        }
    }

    private static func drawList(_ size: CGSize) {
        for row in 0..<3 {
            let y = 2.5 + CGFloat(row) * 5
            UIBezierPath(ovalIn: CGRect(x: 1, y: y - 1, width: 2, height: 2)).fill()
            UIBezierPath(roundedRect: CGRect(x: 5, y: y - 0.75, width: 14, height: 1.5), cornerRadius: 0.75).fill()
        }
    }
}
