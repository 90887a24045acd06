import CoreGraphics

/// What a layout handed out for a part of the content.
struct HandedAttributes {
    struct Entry {
        let element: CollectionElement
        let attributes: UICollectionViewLayoutAttributes
        /// Where it is seen in the collection.
        let seen: CGRect

        @MainActor
        init(
            element: CollectionElement, attributes: UICollectionViewLayoutAttributes, in strip: CollectionStrip? = nil
        ) {
            (self.element, self.attributes) = (element, attributes)
            seen = strip?.seen(attributes.frame) ?? attributes.frame
        }
    }

    /// The part that was asked for.
    let rect: CGRect
    /// Each element once: cells by their places, then what is beside them.
    let entries: [Entry]

    /// - Parameter isValid: Whether there is such an element.
    @MainActor
    init(
        _ all: [UICollectionViewLayoutAttributes], for rect: CGRect, strip: (CollectionElement) -> CollectionStrip?,
        but isValid: (CollectionElement) -> Bool
    ) {
        self.rect = rect
        var known: Set<CollectionElement> = []
        entries = all.map { attributes in
            let element = attributes.element
            return Entry(element: element, attributes: attributes, in: strip(element))
        }
        .filter { known.insert($0.element).inserted && isValid($0.element) && $0.attributes.isPlaceable }
        .sorted { $0.element < $1.element }
    }

    /// What of it is in sight.
    @MainActor
    func seen(in visible: CGRect) -> [Entry] { entries.filter { $0.seen.meets(visible) } }
}

extension UICollectionViewLayoutAttributes {
    /// Whether a view can be placed there at all.
    var isPlaceable: Bool {
        let frame = values.frame
        return frame.minX.isFinite && frame.minY.isFinite && frame.width.isFinite && frame.height.isFinite
    }
}

extension CGRect {
    /// Whether two rectangles share more than an edge.
    func meets(_ other: CGRect) -> Bool {
        max(minX, other.minX) < min(maxX, other.maxX) && max(minY, other.minY) < min(maxY, other.maxY)
    }
}
