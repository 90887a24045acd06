import CoreGraphics

/// Where image and texts of a list's content lie: from left to right.
struct ListContentLayout {
    var size = CGSize.zero
    /// From the edges to what is inside.
    var margins = UIEdgeInsets.zero
    /// The image as it is shown, and the room that is kept for it; zero: there is none.
    var image = CGSize.zero
    var imageRoom = CGSize.zero
    var imageToText: CGFloat = 0
    /// Between the texts, where they stand beside each other and where they do not.
    var gapBeside: CGFloat = 0
    var gapBelow: CGFloat = 0
    var prefersSideBySide = false
    var minimumHeight: CGFloat = 0
    /// The size of a text in a width; nil: there is none.
    var text: ((CGFloat) -> CGSize)?
    var secondary: ((CGFloat) -> CGSize)?
    /// Pixels a point.
    var scale: CGFloat = 1

    /// The three frames; zero for what there is not.
    struct Frames: Equatable {
        var image = CGRect.zero
        var text = CGRect.zero
        var secondary = CGRect.zero
    }

    private static let endless: CGFloat = .greatestFiniteMagnitude

    private var hasImage: Bool { image.width > 0 }
    /// Where texts begin.
    var start: CGFloat { hasImage ? margins.left + imageRoom.width + imageToText : margins.left }
    private var room: CGFloat { max(0, size.width - margins.right - start) }

    /// Both texts, if they fit beside each other.
    private var besides: (text: CGSize, secondary: CGSize)? {
        guard prefersSideBySide, let text, let secondary else { return nil }
        let (first, second) = (text(Self.endless), secondary(Self.endless))
        return first.width + gapBeside + second.width <= room ? (first, second) : nil
    }

    private func stacked() -> (text: CGSize, secondary: CGSize, height: CGFloat) {
        let (first, second) = (text?(room) ?? .zero, secondary?(room) ?? .zero)
        let gap = text != nil && secondary != nil ? gapBelow : 0
        return (first, second, first.height + gap + second.height)
    }

    private var contentHeight: CGFloat {
        let texts = besides.map { max($0.text.height, $0.secondary.height) } ?? stacked().height
        return max(texts, hasImage ? max(image.height, imageRoom.height) : 0)
    }

    /// How high all is at the width.
    var height: CGFloat { max(minimumHeight, margins.top + contentHeight + margins.bottom) }

    /// How wide all is on one line each.
    var width: CGFloat {
        let (first, second) = (text?(Self.endless).width ?? 0, secondary?(Self.endless).width ?? 0)
        let both = prefersSideBySide && text != nil && secondary != nil
        return start + (both ? first + gapBeside + second : max(first, second)) + margins.right
    }

    func frames() -> Frames {
        var result = Frames()
        if hasImage {
            let x = margins.left + (imageRoom.width - image.width) / 2
            result.image = CGRect(origin: CGPoint(x: onPixels(x), y: middle(image.height)), size: image)
        }
        if let (first, second) = besides {
            result.text = CGRect(x: start, y: middle(first.height), width: first.width, height: first.height)
            result.secondary = CGRect(
                x: size.width - margins.right - second.width, y: middle(second.height), width: second.width,
                height: second.height)
            return result
        }
        let texts = stacked()
        let top = middle(texts.height)
        if text != nil { result.text = CGRect(x: start, y: top, width: room, height: texts.text.height) }
        if secondary != nil {
            let y = top + texts.height - texts.secondary.height
            result.secondary = CGRect(x: start, y: y, width: room, height: texts.secondary.height)
        }
        return result
    }

    /// The top of something that stands in the middle between the margins.
    private func middle(_ height: CGFloat) -> CGFloat {
        onPixels(margins.top + (size.height - margins.top - margins.bottom - height) / 2)
    }

    private func onPixels(_ points: CGFloat) -> CGFloat { PixelGrid.nearest(points, scale: scale) }
}
