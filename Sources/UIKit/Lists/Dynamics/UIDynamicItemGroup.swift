import CoreGraphics
import Foundation

/// Items that move as one, each keeping its place among the others.
@preconcurrency @MainActor
open class UIDynamicItemGroup: NSObject, UIDynamicItem {
    private let itemsStorage: [any UIDynamicItem]
    private let centerOfItems: CGPoint
    private let size: CGSize
    /// Where the items stood at first, against the middle.
    private let places: [(offset: CGVector, transform: CGAffineTransform)]

    private var centerStorage: CGPoint
    private var transformStorage = CGAffineTransform.identity

    /// A group of items where they are now.
    public init(items: [any UIDynamicItem]) {
        let frames = items.map(\.boxInAnimator)
        let box = frames.dropFirst().reduce(frames.first ?? .zero) { $0.union($1) }
        let middle = CGPoint(x: box.midX, y: box.midY)
        itemsStorage = items
        (centerOfItems, centerStorage, size) = (middle, middle, box.size)
        places = items.map { ($0.center - middle, $0.transform) }
        super.init()
    }

    /// The items of the group.
    open var items: [any UIDynamicItem] { itemsStorage }

    /// The middle of the rectangle around the items. Setting it moves them.
    open var center: CGPoint {
        get { centerStorage }
        set {
            centerStorage = newValue
            place()
        }
    }

    /// The rectangle around the items as they stood at first.
    open var bounds: CGRect { CGRect(origin: .zero, size: size) }

    /// How the group is turned against how it stood at first. Setting it turns the items about its middle.
    open var transform: CGAffineTransform {
        get { transformStorage }
        set {
            transformStorage = newValue
            place()
        }
    }

    /// The items collide, each with its own outline.
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    /// An empty path.
    open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

    private func place() {
        for (item, place) in zip(itemsStorage, places) {
            let offset = CGPoint(x: place.offset.dx, y: place.offset.dy).applying(transformStorage)
            item.center = CGPoint(x: centerStorage.x + offset.x, y: centerStorage.y + offset.y)
            let turned = place.transform.concatenating(transformStorage)
            if item.transform != turned { item.transform = turned }
        }
    }

    /// The outlines of the items about the middle of the group.
    var outlines: [ConvexShape] {
        zip(itemsStorage, places).flatMap { item, place in
            ConvexShape.outlines(of: item, transform: place.transform)
                .map { $0.placed(at: SIMD2<Double>(place.offset), turn: Turn(0)) }
        }
    }
}
