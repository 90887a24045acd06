import ListLayout

/// From what insets of a compositional layout count.
public enum UIContentInsetsReference: Int, Sendable {
    /// What the layout's configuration says; in a configuration the safe area.
    case automatic = 0
    /// From the collection's edges.
    case none = 1
    /// From the safe area.
    case safeArea = 2
    /// From the layout margins.
    case layoutMargins = 3
    /// From where lines of text are easy to read.
    case readableContent = 4
}

extension UIContentInsetsReference {
    /// What it keeps free in a collection.
    @MainActor
    func insets(in collection: UICollectionView) -> LayoutInsets {
        switch self {
        case .none: .zero
        case .automatic, .safeArea: LayoutInsets(collection.safeAreaInsets, collection)
        case .layoutMargins: LayoutInsets(collection.layoutMargins, collection)
        case .readableContent: readable(in: collection)
        }
    }

    @MainActor
    private func readable(in collection: UICollectionView) -> LayoutInsets {
        let (frame, bounds) = (collection.readableContentGuide.layoutFrame, collection.layer.bounds)
        guard frame.width > 0 else { return .zero }
        let insets = UIEdgeInsets(
            top: 0, left: max(0, frame.minX - bounds.minX), bottom: 0, right: max(0, bounds.maxX - frame.maxX))
        return LayoutInsets(insets, collection)
    }
}

extension LayoutInsets {
    /// Insets of a collection, in its direction of reading.
    @MainActor
    init(_ insets: UIEdgeInsets, _ collection: UICollectionView) {
        let isMirrored = collection.effectiveUserInterfaceLayoutDirection == .rightToLeft
        self.init(
            top: insets.top, leading: isMirrored ? insets.right : insets.left, bottom: insets.bottom,
            trailing: isMirrored ? insets.left : insets.right)
    }

    init(_ insets: NSDirectionalEdgeInsets) {
        self.init(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
    }
}
