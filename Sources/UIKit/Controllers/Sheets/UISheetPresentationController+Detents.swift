import Foundation

extension UISheetPresentationController {
    /// A height at which a sheet rests.
    @preconcurrency @MainActor
    open class Detent: NSObject {
        /// What tells detents apart.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            /// The text of the identifier.
            public let rawValue: String

            /// An identifier by its text.
            public init(rawValue: String) {
                self.rawValue = rawValue
            }

            /// An identifier by its text.
            public init(_ rawValue: String) {
                self.rawValue = rawValue
            }

            /// The system's detent of about half the screen.
            public static let medium = Identifier("com.apple.UIKit.medium")
            /// The system's detent of full height.
            public static let large = Identifier("com.apple.UIKit.large")
        }

        /// Finds the value of a custom detent.
        public typealias Resolver =
            (_ context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        private enum Kind {
            case medium, large
            case custom(Resolver)
        }

        private let kind: Kind
        private let identifierStorage: Identifier

        private init(_ kind: Kind, _ identifier: Identifier) {
            self.kind = kind
            identifierStorage = identifier
            super.init()
        }

        /// Half of the screen; inactive where there is little room down.
        @discardableResult
        open class func medium() -> Detent { Detent(.medium, .medium) }

        /// Full height.
        @discardableResult
        open class func large() -> Detent { Detent(.large, .large) }

        /// A height of the app's own.
        /// - Parameters:
        ///   - identifier: Nil: one that no other detent has.
        ///   - resolver: Gives the height in points without the safe area below, or nil where the detent is inactive. What
        ///     is greater than the maximum counts as full height. Asked when the sheet's surroundings change, and after
        ///     `invalidateDetents()`.
        public class func custom(identifier: Identifier? = nil, resolver: @escaping Resolver) -> Detent {
            Detent(.custom(resolver), identifier ?? Identifier("com.apple.UIKit.custom." + UUID().uuidString))
        }

        /// What tells the detent apart from others.
        open var identifier: Identifier { identifierStorage }

        /// The detent's height in points without the safe area below; nil where it is inactive.
        ///
        /// Half of the maximum for the medium detent in a context of the app's own (assumed).
        public func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
            switch kind {
            case .large: return context.maximumDetentValue
            case .medium:
                guard context.containerTraitCollection.verticalSizeClass != .compact else { return nil }
                return (context as? DetentContext)?.mediumValue ?? context.maximumDetentValue / 2
            case .custom(let resolver):
                guard let value = resolver(context), !value.isNaN else { return nil }
                return max(0, value)
            }
        }
    }
}

/// What a custom detent can know.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    /// The traits of the sheet's container.
    var containerTraitCollection: UITraitCollection { get }
    /// The value of a detent of full height, in points.
    var maximumDetentValue: CGFloat { get }
}

/// What the detents of a sheet are resolved in.
final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat
    let mediumValue: CGFloat

    init(_ traits: UITraitCollection, _ geometry: SheetGeometry) {
        containerTraitCollection = traits
        maximumDetentValue = geometry.maximumDetentValue
        mediumValue = geometry.mediumValue
        super.init()
    }
}

/// Hears of a sheet's detents, beside what every presentation's delegate does.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Optional: called when the user chose another detent; not where code did.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    /// Does nothing when the user chose another detent.
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}
