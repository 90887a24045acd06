import CoreGraphics
import Foundation
import ListLayout

/// What a section, or a group, is laid out in.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: AnyObject {
    /// How large it is, in points.
    var contentSize: CGSize { get }
    /// How large it is within its insets.
    var effectiveContentSize: CGSize { get }
    /// What it keeps free.
    var contentInsets: NSDirectionalEdgeInsets { get }
    /// What the container keeps free, in points.
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// What a provider of sections goes by.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: AnyObject {
    /// The space for the section.
    var container: any NSCollectionLayoutContainer { get }
    /// The collection's traits.
    var traitCollection: UITraitCollection { get }
}

/// A space of some size.
final class LayoutContainer: NSCollectionLayoutContainer {
    let contentSize: CGSize
    var effectiveContentSize: CGSize { contentSize }
    let contentInsets = NSDirectionalEdgeInsets.zero
    var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }

    init(_ size: CGSize) { contentSize = size }
}

/// A collection as its layout's providers see it.
final class LayoutEnvironment: NSCollectionLayoutEnvironment {
    let container: any NSCollectionLayoutContainer
    let traitCollection: UITraitCollection
    private let scale: CGFloat
    /// What is unsafe at the collection's edges.
    let safeArea: LayoutInsets

    init(_ size: CGSize, _ traits: UITraitCollection, scale: CGFloat, safeArea: LayoutInsets = .zero) {
        self.safeArea = safeArea
        container = LayoutContainer(size)
        traitCollection = traits
        self.scale = scale
    }

    /// What a group is of this.
    func inside(_ size: LayoutSize) -> LayoutEnvironment {
        LayoutEnvironment(size.size(in: container.contentSize, scale: scale), traitCollection, scale: scale)
    }
}
