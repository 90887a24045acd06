import CoreGraphics

// Where segments lie, and what is shown there.
extension UISegmentedControl {
    func updateRow(animated: Bool) {
        row.alpha = isEnabled ? 1 : Self.disabledAlpha
        let pose = SegmentPose(
            selected: isMomentary ? drag?.hovered : drag?.selected ?? (selection < 0 ? nil : selection),
            pressed: drag?.hovered, isHeld: drag?.isCarrying ?? false)
        row.show(
            segments, pose, looks, isEnabled: isEnabled, isMirrored: isMirrored,
            animated: animated && windowStorage != nil, edges: { edges(in: layer.bounds.width) })
    }

    var naturalSize: CGSize {
        let wanted = segments.indices.map { row.naturalWidth(of: $0) }
        let free = segments.indices.filter { segments[$0].width == 0 }
        let widest = free.map { wanted[$0] }.max() ?? 0
        let width = segments.indices.reduce(CGFloat(0)) { sum, index in
            let own = segments[index].width
            return sum + (own > 0 ? own : apportionsSegmentWidthsByContent ? wanted[index] : widest)
        }
        let height = segments.reduce(SegmentRow.height) { max($0, ($1.image?.size.height ?? 0) + 2 * SegmentRow.inset) }
        return CGSize(width: upToPixels(width), height: height)
    }

    /// The edges of the segments in a width, from the first to the last: whole points.
    private func edges(in width: CGFloat) -> [CGFloat] {
        let count = segments.count
        guard count > 0 else { return [0] }
        let isPlain = segments.allSatisfy { $0.width == 0 } && !apportionsSegmentWidthsByContent
        if isPlain { return SegmentWidths.edges(ofEqual: count, in: width) }
        return SegmentWidths.edges(
            of: segments.indices.map { (segments[$0].width, row.naturalWidth(of: $0)) }, in: width,
            byContent: apportionsSegmentWidthsByContent)
    }

    /// Where a segment lies, in the control's space.
    func frameOfSegment(_ index: Int) -> CGRect {
        let edges = edges(in: layer.bounds.width)
        let start = edges[index] + (index > 0 ? SegmentWidths.gap : 0)
        let width = max(0, edges[index + 1] - start)
        let x = isMirrored ? layer.bounds.width - start - width : start
        return CGRect(x: x, y: 0, width: width, height: layer.bounds.height)
    }

    /// The segment at a place, with those at the ends going on for ever.
    func segment(at x: CGFloat) -> Int? {
        guard !segments.isEmpty else { return nil }
        let edges = edges(in: layer.bounds.width)
        let along = isMirrored ? layer.bounds.width - x : x
        return edges.dropFirst().dropLast().firstIndex { along < $0 }.map { $0 - 1 } ?? segments.count - 1
    }
}

extension UISegmentedControl: AccessibilityPartOwner {}
