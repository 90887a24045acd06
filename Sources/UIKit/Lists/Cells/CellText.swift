import CoreGraphics
import Foundation

/// Where a cell's image and texts lie in its content view, by its style: from left to right.
struct CellText {
    var style = UITableViewCell.CellStyle.default
    var content = CGSize.zero
    /// From the content view's edges to what is in it.
    var leading: CGFloat = 0
    var trailing: CGFloat = 0
    /// Natural sizes; zero for what there is not.
    var image = CGSize.zero
    var text = CGSize.zero
    var detail = CGSize.zero

    /// The three frames.
    struct Frames: Equatable {
        var image = CGRect.zero
        var text = CGRect.zero
        var detail = CGRect.zero
    }

    private var end: CGFloat { max(leading, content.width - trailing) }
    private var shownImage: CGSize {
        // Assumed: what is higher than the content is made smaller.
        guard image.height > content.height, image.height > 0 else { return image }
        return CGSize(width: image.width * content.height / image.height, height: content.height)
    }
    private var start: CGFloat {
        image.width > 0 ? leading + shownImage.width + CellMetrics.imageToText : leading
    }
    private var room: CGFloat { max(0, end - start) }

    /// In pixels at `scale`.
    func frames(scale: CGFloat) -> Frames {
        var result = texts()
        let size = shownImage
        if image.width > 0, style != .value2 {
            let y = PixelGrid.nearest((content.height - size.height) / 2, scale: scale)
            result.image = CGRect(x: leading, y: y, width: size.width, height: size.height)
        }
        return result
    }

    private func texts() -> Frames {
        switch style {
        case .default: Frames(text: CGRect(x: start, y: 0, width: room, height: content.height))
        case .subtitle: subtitle()
        case .value1: besideEachOther()
        case .value2: label()
        }
    }

    private func subtitle() -> Frames {
        let below = detail.height > 0 ? CellMetrics.subtitleGap + detail.height : 0
        let y = CellMetrics.wholePoint((content.height - text.height - below) / 2)
        return Frames(
            text: CGRect(x: start, y: y, width: min(text.width, room), height: text.height),
            detail: CGRect(
                x: start, y: y + text.height + CellMetrics.subtitleGap, width: min(detail.width, room),
                height: detail.height))
    }

    /// The first text goes before the second where there is not room for both (assumed).
    private func besideEachOther() -> Frames {
        let width = min(text.width, room)
        let rest = max(0, room - width - (width > 0 ? CellMetrics.marginBesideAccessory : 0))
        let detailWidth = min(detail.width, rest)
        return Frames(
            text: line(text, x: start, width: width), detail: line(detail, x: end - detailWidth, width: detailWidth))
    }

    private func label() -> Frames {
        let x = leading + CellMetrics.value2Step
        return Frames(
            text: line(text, x: leading, width: CellMetrics.value2Width),
            detail: line(detail, x: x, width: min(detail.width, max(0, end - x))))
    }

    private func line(_ size: CGSize, x: CGFloat, width: CGFloat) -> CGRect {
        CGRect(
            x: x, y: CellMetrics.wholePoint((content.height - size.height) / 2), width: width, height: size.height)
    }

    /// The height of a cell that fits its texts.
    func height(scale: CGFloat) -> CGFloat {
        let (top, pixel) = (CellMetrics.subtitleTop, 1 / scale)
        let below = style == .subtitle && detail.height > 0 ? CellMetrics.subtitleGap + detail.height : 0
        let highest = style == .subtitle ? text.height + below : max(text.height, detail.height)
        return max(CellMetrics.height, highest + 2 * top - pixel)
    }

    /// The width at which nothing is cut off.
    var width: CGFloat {
        switch style {
        case .default: start + text.width + trailing
        case .subtitle: start + max(text.width, detail.width) + trailing
        case .value1:
            start + text.width + (detail.width > 0 ? CellMetrics.marginBesideAccessory + detail.width : 0) + trailing
        case .value2: leading + CellMetrics.value2Step + detail.width + trailing
        }
    }

    /// Room for text whose height depends on it.
    var textRoom: CGFloat { style == .value2 ? CellMetrics.value2Width : room }
}
