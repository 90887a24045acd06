import Foundation

/// The name of data in an asset catalogue.
public typealias NSDataAssetName = String

/// Data of an asset catalogue: a `dataset` with a file of any kind.
// Sendable: what it holds is set when it is made, and never changes.
open class NSDataAsset: NSObject, NSCopying, @unchecked Sendable {
    private let asset: NSDataAssetName
    private let bytes: Data
    private let type: String

    /// What they are called in the catalogue, with the names of its folders that provide one.
    open var name: NSDataAssetName { asset }
    /// The bytes of the file.
    open var data: Data { bytes }
    /// What kind they are: `public.json`. What the catalogue says, else what the file's name tells.
    open var typeIdentifier: String { type }

    /// Data of the main bundle, and on a stage of its asset folders; nil where there are none of that name.
    public convenience init?(name: NSDataAssetName) {
        self.init(name: name, bundle: .main)
    }

    /// Data of a bundle, in the variant for the device of the current traits; nil where there are none of that name, or
    /// their file cannot be read.
    public init?(name: NSDataAssetName, bundle: Bundle) {
        let traits = UITraitCollection.current
        guard let set = AssetSearch.data(named: name, in: bundle),
            let variant = AssetConditions.best(of: set.variants, for: traits, \.conditions),
            let data = FileManager.default.contents(atPath: variant.file.path)
        else { return nil }
        asset = name
        bytes = data
        type = variant.typeIdentifier
        super.init()
    }

    /// Itself: it never changes.
    @discardableResult
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
