import Foundation

/// Where a sheet lies in its container at any height. Lengths are points.
struct SheetGeometry: Equatable {
    /// How a sheet stands on the screen.
    enum Form {
        /// At the bottom edge.
        case attached
        /// In the middle, as on a pad.
        case floating
        /// Everywhere: no sheet any more.
        case full
    }

    /// Between the safe top and a sheet of full height; as far again a sheet over a sheet begins below the one before.
    static let gap: CGFloat = 10

    let form: Form
    let bounds: CGRect
    let safeArea: UIEdgeInsets
    /// How wide the sheet is, and how high at most.
    let most: CGSize
    /// The middle of a floating sheet, unless edges are in the way.
    let middle: CGPoint
    /// How much of the container's bottom the keyboard covers.
    let keyboard: CGFloat
    /// Where a view that is pushed back behind the sheet comes to lie.
    let topBehind: CGFloat

    /// The greatest value of a detent: without the safe area below.
    var maximumDetentValue: CGFloat {
        switch form {
        case .attached: max(0, most.height - safeArea.bottom)
        case .floating: most.height
        case .full: max(0, bounds.height - safeArea.top - safeArea.bottom)
        }
    }

    /// Half of the container, where the sheet is attached to its edge.
    var mediumValue: CGFloat { form == .attached ? bounds.height / 2 : most.height / 2 }

    /// How high a sheet is at a detent of a value. The keyboard lifts what is attached (assumed).
    func height(ofValue value: CGFloat) -> CGFloat {
        switch form {
        case .attached:
            let lift = max(0, keyboard - safeArea.bottom)
            return min(max(0, value) + safeArea.bottom + lift, most.height)
        case .floating: return min(max(0, value), most.height)
        case .full: return bounds.height
        }
    }

    /// The place of a sheet of a height.
    func frame(height: CGFloat) -> CGRect {
        switch form {
        case .attached:
            let x = (bounds.minX + (bounds.width - most.width) / 2).rounded()
            return CGRect(x: x, y: bounds.maxY - height, width: most.width, height: height)
        case .floating:
            let size = CGSize(width: most.width, height: height)
            var y = (middle.y - height / 2).rounded()
            y = min(y, bounds.maxY - max(keyboard > 0 ? keyboard + Self.gap : 0, 0) - height)
            y = max(y, keyboard > 0 ? min(safeArea.top, bounds.maxY - height) : bounds.minY)
            let x = min((middle.x - size.width / 2).rounded(), bounds.maxX - size.width)
            return CGRect(origin: CGPoint(x: max(x, bounds.minX), y: y), size: size)
        case .full: return bounds
        }
    }
}

/// A detent with the height that it has at present.
struct SheetStop: Equatable {
    let identifier: UISheetPresentationController.Detent.Identifier
    let height: CGFloat
}

/// What a sheet does with what is behind it.
struct SheetShade: Equatable {
    /// The alpha of the black over it.
    var dim: CGFloat
    /// How far the presenter is pushed back, 0…1.
    var push: CGFloat

    static let clear = SheetShade(dim: 0, push: 0)

    /// Between two of them.
    func mixed(with other: SheetShade, part: CGFloat) -> SheetShade {
        SheetShade(dim: dim + (other.dim - dim) * part, push: push + (other.push - push) * part)
    }
}
