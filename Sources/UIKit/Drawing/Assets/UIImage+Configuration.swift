import Foundation

extension UIImage {
    /// What an image of an asset is to be like. Immutable.
    ///
    /// Sendable without the compiler's proof, as Apple's is: only initialisers set what it stores, and a subclass must
    /// not add a property that changes.
    open class Configuration: NSObject, NSCopying, @unchecked Sendable {
        /// The traits that select the image; nil for those of where it is used.
        open var traitCollection: UITraitCollection? { traits }
        private let traits: UITraitCollection?

        /// A configuration with these traits.
        public required init(traitCollection: UITraitCollection?) {
            traits = traitCollection
        }

        /// The configuration with other traits.
        @discardableResult
        open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
            Self(traitCollection: traitCollection)
        }

        /// The configuration with what another one specifies in place of its own.
        @discardableResult
        open func applying(_ otherConfiguration: Configuration?) -> Self {
            guard let other = otherConfiguration?.traitCollection else { return self }
            let traits = [traitCollection, other].compactMap(\.self)
            return withTraitCollection(UITraitCollection(traitsFrom: traits))
        }

        /// Itself: a configuration never changes.
        @discardableResult
        open func copy(with zone: NSZone? = nil) -> Any { self }

        /// True for the same traits.
        open override func isEqual(_ object: Any?) -> Bool {
            (object as? Configuration).map { $0.traitCollection == traitCollection } ?? false
        }

        /// Equal for configurations with equal traits.
        open override var hash: Int { traitCollection.hashValue }
    }
}
