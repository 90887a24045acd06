import CoreGraphics
import Foundation

/// A layer whose bounds' origin moves over its sublayers.
@preconcurrency @MainActor
open class CAScrollLayer: CALayer {
    /// The axes along which `scroll(to:)` moves. Default `both`.
    open var scrollMode: CAScrollLayerScrollMode {
        get { state.scroll.scrollMode }
        set { update(\.scroll.scrollMode, to: newValue, as: .scrollMode) }
    }

    /// Makes a point the origin of the bounds; an axis that `scrollMode` leaves out stays.
    /// - Parameter p: In the layer's own space.
    open func scroll(to p: CGPoint) {
        var origin = bounds.origin
        if scrollMode.movesX { origin.x = p.x }
        if scrollMode.movesY { origin.y = p.y }
        bounds = CGRect(origin: origin, size: bounds.size)
    }

    /// Moves as little as it takes to show a rectangle; of one that is too large, its origin.
    /// - Parameter r: In the layer's own space.
    open func scroll(to r: CGRect) {
        let r = r.standardized
        scroll(
            to: CGPoint(
                x: Self.origin(bounds.minX, bounds.width, showing: r.minX, r.width),
                y: Self.origin(bounds.minY, bounds.height, showing: r.minY, r.height)))
    }

    /// The place of a window along one axis that shows an interval.
    private static func origin(
        _ window: CGFloat, _ room: CGFloat, showing start: CGFloat, _ length: CGFloat
    ) -> CGFloat {
        if length > room || start < window { return start }
        return start + length > window + room ? start + length - room : window
    }

    package override class var properties: [LayerProperty] { super.properties + LayerProperty.scrollProperties }

    override class var initialContent: LayerContent { .scroll(ScrollState()) }
}

extension CAScrollLayerScrollMode {
    fileprivate var movesX: Bool { self != .none && self != .vertically }
    fileprivate var movesY: Bool { self != .none && self != .horizontally }
}

extension CALayer {
    /// The layer itself or the nearest above it that scrolls.
    var scrollLayer: CAScrollLayer? {
        ancestorsAndSelf.lazy.compactMap { $0 as? CAScrollLayer }.first
    }
}

// The class's rows of the property table.
extension LayerProperty {
    static let scrollMode = name(
        "scrollMode", \CAScrollLayer.scrollMode, .both, CAScrollLayerScrollMode.named, .still(.none))

    static let scrollProperties: [LayerProperty] = [scrollMode]
}
