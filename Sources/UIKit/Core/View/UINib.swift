import Foundation

/// Interface files in Apple's format, which cannot be read here: to instantiate one is misuse that says so.
@preconcurrency @MainActor
open class UINib: NSObject {
    private let name: String?

    /// Names a nib; nothing is read.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        self.name = name
        super.init()
    }

    /// Takes a nib's data; nothing is read.
    public init(data nibData: Data, bundle bundleOrNil: Bundle?) {
        name = nil
        super.init()
    }

    /// Refuses, and returns no objects.
    @discardableResult
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        Misuse.report(
            "NSInternalInconsistencyException",
            "nib files cannot be read here, so \(name.map { "the nib \($0)" } ?? "a nib's data") gives no objects: make "
                + "the views in code or in a scene file")
        return []
    }

    /// An option of `instantiate(withOwner:options:)`.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name as Apple has it.
        public let rawValue: String
        /// A key of this name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Objects that placeholders of the nib stand for.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }
}
