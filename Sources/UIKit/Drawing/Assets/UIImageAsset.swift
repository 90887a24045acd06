import Foundation
import Synchronization

/// Images for one purpose, of which traits select one: those of a catalogue's image set, and those that are registered.
///
/// Sendable without the compiler's proof, as Apple's is: what changes lies behind a lock, and a subclass must not add a
/// property that changes.
open class UIImageAsset: NSObject, @unchecked Sendable {
    private struct Registered: Sendable {
        let traits: UITraitCollection
        let image: UIImage

        var conditions: AssetConditions { AssetConditions(traits) }
    }

    private let set: ImageSet
    private let registered = Mutex<[Registered]>([])

    /// An asset without images; `register(_:with:)` gives it some.
    public override init() {
        set = ImageSet()
    }

    init(_ set: ImageSet) {
        self.set = set
    }

    /// The image for these traits: the one registered whose traits fit best, else the best of the catalogue. An asset
    /// without any gives an empty image.
    @discardableResult
    open func image(with traitCollection: UITraitCollection) -> UIImage {
        first(for: traitCollection) ?? UIImage()
    }

    /// Adds an image for what the traits specify, in place of one that was there for the same. The image does not become
    /// one of this asset by it (assumed); those that `image(with:)` gives are.
    open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
        let entry = Registered(traits: traitCollection, image: image)
        registered.withLock { list in
            list.removeAll { $0.traits == traitCollection }
            list.append(entry)
        }
    }

    /// Removes the image that was registered for these traits.
    open func unregister(with traitCollection: UITraitCollection) {
        registered.withLock { list in list.removeAll { $0.traits == traitCollection } }
    }

    private func found(for traits: UITraitCollection) -> UIImage? {
        let list = registered.withLock { $0 }
        if let entry = AssetConditions.best(of: list, for: traits, \.conditions) { return entry.image }
        return AssetConditions.best(of: set.variants, for: traits, \.conditions).flatMap(set.image(of:))
            ?? list.first?.image
    }

    /// Nil when there is no image at all.
    func first(for traits: UITraitCollection) -> UIImage? {
        found(for: traits)?.with { $0.asset = self }
    }
}
