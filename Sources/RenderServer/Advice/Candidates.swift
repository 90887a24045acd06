import CoreGraphics
import Foundation
import Rasterizer

/// The changes that may remove a group of passes: all that the facts name for its reasons, whether or not they will do.
struct Candidates {
    private let index: TreeIndex
    /// Layers inside that are taken for a shadow's outline or given a clip's corners, at most.
    private static let sublayerLimit = 6

    init(_ index: TreeIndex) {
        self.index = index
    }

    func changes(for group: PassGroup) -> [LayerChange] {
        guard let place = index.places[group.layer] else { return [] }
        return group.isShadow ? shadowChanges(place) : groupChanges(place)
    }

    private func change(_ edit: LayerEdit, _ place: TreeIndex.Place) -> LayerChange {
        LayerChange(
            layer: index.label(place), layerID: place.node.id, isViewLayer: place.node.isViewLayer, edit: edit)
    }

    // MARK: Shadows

    private func shadowChanges(_ place: TreeIndex.Place) -> [LayerChange] {
        [change(.castFromOutline, place)]
            + sublayers(of: place).compactMap { inner in
                guard let shift = inner.node.placement.shift else { return nil }
                let values = inner.node.values
                let rect = values.bounds.offsetBy(dx: shift.x, dy: shift.y)
                return change(.castFrom(CornerShape(values).outline(of: rect)), place)
            }
    }

    // MARK: Groups

    private func groupChanges(_ place: TreeIndex.Place) -> [LayerChange] {
        let values = place.node.values
        var edits: [LayerEdit] = []
        if place.node.placement.opacity < 1, values.allowsGroupOpacity { edits.append(.fadeSingly) }
        if values.shouldRasterize { edits.append(.stopRasterizing) }
        if values.masksToBounds { edits.append(.stopClipping) }
        if values.masksToBounds, values.box.backgroundColor != nil { edits.append(.clearBackground) }
        if values.masksToBounds, values.allowsEdgeAntialiasing { edits.append(.stopSofteningEdges) }
        edits += maskEdits(place.node)
        return edits.map { change($0, place) } + roundedContents(place)
    }

    /// What fills a corner of a rounded clip may be rounded itself.
    private func roundedContents(_ place: TreeIndex.Place) -> [LayerChange] {
        let values = place.node.values
        guard values.masksToBounds, values.cornerRadii == nil, values.box.cornerRadius > 0,
            !values.box.maskedCorners.isEmpty
        else { return [] }
        return sublayers(of: place).compactMap { inner in
            guard !inner.node.values.isRounded, let shift = inner.node.placement.shift else { return nil }
            let corners = values.box.maskedCorners.intersection(
                values.bounds.sharedCorners(with: inner.node.values.bounds.offsetBy(dx: shift.x, dy: shift.y)))
            guard !corners.isEmpty else { return nil }
            let shape = CornerShape(radius: values.box.cornerRadius, corners: corners, curve: values.box.cornerCurve)
            return change(.round(shape), inner)
        }
    }

    /// A mask of one opaque colour in the shape of the bounds, or of the bounds with round corners, is a clip.
    private func maskEdits(_ node: RenderNode) -> [LayerEdit] {
        guard let mask = node.mask, !node.values.isRounded, mask.sublayers.isEmpty, mask.values.cornerRadii == nil,
            let shift = mask.placement.shift
        else { return [] }
        let values = mask.values
        if let shape = values.shape, shape.fillColor?.alpha == 255 {
            return shape.path.cornerShapes(
                filling: node.values.bounds.offsetBy(dx: -shift.x, dy: -shift.y)
            ).map(LayerEdit.clipInsteadOfMask)
        }
        guard values.box.backgroundColor?.alpha == 255,
            values.bounds.offsetBy(dx: shift.x, dy: shift.y) == node.values.bounds
        else { return [] }
        return [.clipInsteadOfMask(CornerShape(values))]
    }

    private func sublayers(of place: TreeIndex.Place) -> [TreeIndex.Place] {
        place.node.sublayers.lazy.filter(\.isSeen).prefix(Self.sublayerLimit).compactMap {
            index.places[$0.id]
        }
    }
}

extension RenderNode {
    fileprivate var isSeen: Bool { placement.isVisible && values.bounds.width > 0 && values.bounds.height > 0 }
}

extension LayerPlacement {
    /// How far the layer is moved in its superlayer when that is all that is done to it.
    fileprivate var shift: (x: CGFloat, y: CGFloat)? {
        let translation = Matrix4x4.translation(x: matrix.m41, y: matrix.m42, z: matrix.m43)
        return matrix == translation ? (CGFloat(matrix.m41), CGFloat(matrix.m42)) : nil
    }
}

extension CGRect {
    /// The corners that two rectangles have in common.
    fileprivate func sharedCorners(with other: CGRect) -> Corners {
        var result: Corners = []
        let (left, right) = (minX == other.minX, maxX == other.maxX)
        let (top, bottom) = (minY == other.minY, maxY == other.maxY)
        if left, top { result.insert(.minXMinY) }
        if right, top { result.insert(.maxXMinY) }
        if left, bottom { result.insert(.minXMaxY) }
        if right, bottom { result.insert(.maxXMaxY) }
        return result
    }
}

extension CGPath {
    /// Corners with which `bounds` may have this path's shape; trying them tells.
    fileprivate func cornerShapes(filling bounds: CGRect) -> [CornerShape] {
        guard boundingBoxOfPath == bounds else { return [] }
        let reach = cornerReach
        guard reach > 0 else { return [CornerShape(radius: 0, corners: .all, curve: .circular)] }
        return [
            CornerShape(radius: reach.inThousandths, corners: .all, curve: .circular),
            CornerShape(
                radius: (reach / ContinuousCorner.expansionFactor).inThousandths, corners: .all, curve: .continuous),
        ]
    }

    /// How far from the left end of the top side the path's straight part begins.
    private var cornerReach: Double {
        let box = boundingBoxOfPath
        let path = rasterPath
        var reach = Double(box.width) / 2
        var next = 0
        for verb in path.verbs where verb.pointCount > 0 {
            next += verb.pointCount
            let end = path.points[next - 1]
            if abs(end.y - Double(box.minY)) < 1e-6 { reach = min(reach, abs(end.x - Double(box.minX))) }
        }
        return reach < 1e-6 ? 0 : reach
    }
}

extension Double {
    /// As files write it, so that what is tried is what is written.
    fileprivate var inThousandths: Double { (self * 1000).rounded() / 1000 }
}
