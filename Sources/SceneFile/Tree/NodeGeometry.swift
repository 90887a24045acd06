import UIKit

/// Where a view or layer lies, as far as the file says.
struct NodeGeometry {
    var frame: CGRect?
    /// Whether the file says `frame: bounds`.
    var fillsOwner = false
    var bounds: CGRect?
    /// A view's center, a layer's position.
    var position: CGPoint?
    var anchorPoint: CGPoint?
    /// A view's `transform` or `transform3D`, or a layer's `transform`.
    var transform: CATransform3D?

    var isEmpty: Bool {
        frame == nil && !fillsOwner && bounds == nil && position == nil && anchorPoint == nil && transform == nil
    }

    /// - Parameter key: A geometry key of a view or of a layer.
    mutating func set(_ value: SceneValue, for key: String) {
        switch key {
        case "frame":
            frame = value.rect
            fillsOwner = fillsOwner || value.part(OwnerBounds.self) != nil
        case "bounds": bounds = value.rect
        case "center", "position": position = value.point
        case "anchorPoint": anchorPoint = value.point
        default: transform = value.transform
        }
    }
}

/// `bounds` in place of a rectangle.
struct OwnerBounds: ScenePart {}
