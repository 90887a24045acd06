import Foundation

extension UIView {
    func setAutoresizingMask(_ mask: AutoresizingMask) {
        guard mask != style.autoresizingMask else { return }
        style.autoresizingMask = mask
        if layoutRole?.isEngaged ?? false { mark(.solving, cause: "autoresizingMask") }
    }

    func resizeSubviews(from old: CGSize, to new: CGSize) {
        for child in childViews { child.autoresize(from: old, to: new) }
    }

    /// Follows the superview from one size to another.
    ///
    /// Works on the rectangle that the view has without its transform.
    func autoresize(from old: CGSize, to new: CGSize) {
        let mask = style.autoresizingMask
        guard !mask.isEmpty else { return }
        let size = layer.bounds.size
        let anchor = layer.anchorPoint
        let position = layer.position
        var x = AxisSpan(start: position.x - anchor.x * size.width, length: size.width)
        var y = AxisSpan(start: position.y - anchor.y * size.height, length: size.height)
        x.follow(from: old.width, to: new.width, flexible: mask.horizontal)
        y.follow(from: old.height, to: new.height, flexible: mask.vertical)
        if let onlySize { (x.length, y.length) = (onlySize.width, onlySize.height) }
        let result = CGSize(width: x.length, height: y.length)
        let center = CGPoint(x: x.start + anchor.x * x.length, y: y.start + anchor.y * y.length)
        guard result != size || center != position else { return }
        announceBounds(CGRect(origin: layer.bounds.origin, size: result))
        changeGeometry("autoresizing") {
            if result != size { layer.bounds.size = result }
            if center != position { layer.position = center }
        }
    }
}

/// A view's place along one axis of its superview.
struct AxisSpan: Hashable {
    struct Flexible: OptionSet, Hashable {
        let rawValue: UInt8
        static let before = Flexible(rawValue: 1)
        static let length = Flexible(rawValue: 2)
        static let after = Flexible(rawValue: 4)
    }

    var start: CGFloat
    var length: CGFloat

    /// Flexible parts share the growth in proportion to their old sizes, equally when those come to nothing (assumed).
    /// Without a flexible part the far margin takes it all.
    mutating func follow(from old: CGFloat, to new: CGFloat, flexible: Flexible) {
        let growth = new - old
        guard growth != 0, !flexible.isEmpty else { return }
        let parts: [(Flexible, CGFloat)] = [(.before, start), (.length, length), (.after, old - start - length)]
        let moving = parts.filter { flexible.contains($0.0) }
        let total = moving.reduce(0) { $0 + $1.1 }
        for (part, size) in moving {
            let share = total > 0 ? growth * size / total : growth / CGFloat(moving.count)
            if part == .before { start += share }
            if part == .length { length = max(0, length + share) }
        }
    }
}

extension UIView.AutoresizingMask {
    var horizontal: AxisSpan.Flexible {
        var result: AxisSpan.Flexible = []
        if contains(.flexibleLeftMargin) { result.insert(.before) }
        if contains(.flexibleWidth) { result.insert(.length) }
        if contains(.flexibleRightMargin) { result.insert(.after) }
        return result
    }

    var vertical: AxisSpan.Flexible {
        var result: AxisSpan.Flexible = []
        if contains(.flexibleTopMargin) { result.insert(.before) }
        if contains(.flexibleHeight) { result.insert(.length) }
        if contains(.flexibleBottomMargin) { result.insert(.after) }
        return result
    }
}
