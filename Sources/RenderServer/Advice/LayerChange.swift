import CoreGraphics
import Foundation
import TextFormatting

/// One thing that may be changed on one layer so that it needs fewer passes.
public struct LayerChange: Hashable, Sendable {
    /// The layer as messages name it: its id, or its index path.
    public let layer: String
    package let layerID: LayerID
    /// True for the backing layer of a view.
    package let isViewLayer: Bool
    let edit: LayerEdit

    /// The properties to set, spelled as UIKit and scene files spell them, with their values as scene files write them.
    public var settings: [(property: String, value: String)] { edit.settings }
}

extension LayerChange: CustomStringConvertible {
    /// `set shadowPath: outline on card`.
    public var description: String {
        let list = settings.map { "\($0.property): \($0.value)" }.joined(separator: ", ")
        return "set \(list) on \(layer)"
    }
}

/// What may be tried on a layer.
enum LayerEdit: Hashable, Sendable {
    /// A path for the shadow: the layer's own outline.
    case castFromOutline
    /// A path for the shadow: that of something inside.
    case castFrom(CGPath)
    case stopClipping
    case clearBackground
    /// The corners of another layer's clip.
    case round(CornerShape)
    case fadeSingly
    case stopRasterizing
    /// Corners in place of a mask of their shape.
    case clipInsteadOfMask(CornerShape)
    case stopSofteningEdges

    func apply(to values: inout LayerValues) {
        switch self {
        case .castFromOutline:
            let isContinuous = values.box.cornerCurve == .continuous
            let outline = CGPath.roundedOutline(rect: values.bounds, radii: values.radii, continuous: isContinuous)
            values.shadow?.path = outline
        case .castFrom(let path): values.shadow?.path = path
        case .stopClipping: values.masksToBounds = false
        case .clearBackground: values.box.backgroundColor = nil
        case .round(let shape), .clipInsteadOfMask(let shape): shape.apply(to: &values)
        case .fadeSingly: values.allowsGroupOpacity = false
        case .stopRasterizing: values.shouldRasterize = false
        case .stopSofteningEdges: values.allowsEdgeAntialiasing = false
        }
    }

    var removesMask: Bool {
        if case .clipInsteadOfMask = self { true } else { false }
    }

    var settings: [(property: String, value: String)] {
        switch self {
        case .castFromOutline: [("shadowPath", "outline")]
        case .castFrom(let path): [("shadowPath", "\"\(path.svg)\"")]
        case .stopClipping: [("masksToBounds", "false")]
        case .clearBackground: [("backgroundColor", "clear")]
        case .round(let shape): shape.settings
        case .fadeSingly: [("allowsGroupOpacity", "false")]
        case .stopRasterizing: [("shouldRasterize", "false")]
        case .clipInsteadOfMask(let shape): [("mask", "null")] + shape.settings
        case .stopSofteningEdges: [("allowsEdgeAntialiasing", "false")]
        }
    }
}

/// How a clip rounds its corners.
struct CornerShape: Hashable, Sendable {
    var radius: Double
    var corners: Corners
    var curve: CornerCurve

    init(radius: Double, corners: Corners, curve: CornerCurve) {
        self.radius = radius
        self.corners = corners
        self.curve = curve
    }

    init(_ values: LayerValues) {
        self.init(radius: values.box.cornerRadius, corners: values.box.maskedCorners, curve: values.box.cornerCurve)
    }

    func outline(of rect: CGRect) -> CGPath {
        CGPath.roundedOutline(
            rect: rect, radius: CGFloat(radius), corners: corners.rawValue, continuous: curve == .continuous)
    }

    func apply(to values: inout LayerValues) {
        values.box.cornerRadius = radius
        values.box.maskedCorners = corners
        values.box.cornerCurve = curve
        values.masksToBounds = true
    }

    var settings: [(property: String, value: String)] {
        var result = [("cornerRadius", DecimalText.number(radius))]
        if corners != .all { result.append(("maskedCorners", "[\(corners.names.joined(separator: ", "))]")) }
        if curve == .continuous { result.append(("cornerCurve", "continuous")) }
        return result + [("masksToBounds", "true")]
    }
}

extension Corners {
    /// The corners' names, as scene files write them.
    fileprivate var names: [String] {
        let all: [(Corners, String)] = [
            (.minXMinY, "layerMinXMinYCorner"), (.maxXMinY, "layerMaxXMinYCorner"),
            (.minXMaxY, "layerMinXMaxYCorner"), (.maxXMaxY, "layerMaxXMaxYCorner"),
        ]
        return all.filter { contains($0.0) }.map(\.1)
    }
}
