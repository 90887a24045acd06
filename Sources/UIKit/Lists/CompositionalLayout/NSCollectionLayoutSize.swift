import CoreGraphics
import Foundation
import ListLayout
import QuartzCore

/// How long something of a compositional layout is along one axis.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject, NSCopying {
    private(set) var value = LayoutDimension.absolute(0)

    class func make(_ value: LayoutDimension) -> Self {
        let made = LayoutPart.make(self)
        made.value = value
        return made
    }

    /// A share of the container's width.
    @discardableResult
    open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self { make(.fractionalWidth(fractionalWidth)) }

    /// A share of the container's height.
    @discardableResult
    open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self { make(.fractionalHeight(fractionalHeight)) }

    /// Points.
    @discardableResult
    open class func absolute(_ absoluteDimension: CGFloat) -> Self { make(.absolute(absoluteDimension)) }

    /// Points, until a cell answers.
    @discardableResult
    open class func estimated(_ estimatedDimension: CGFloat) -> Self { make(.estimated(estimatedDimension)) }

    /// Points, until a cell answers; then as long as the longest sibling that is so, too.
    @discardableResult
    open class func uniformAcrossSiblings(estimate: CGFloat) -> Self { make(.uniformAcrossSiblings(estimate)) }

    /// Whether it is a share of the container's width.
    open var isFractionalWidth: Bool { if case .fractionalWidth = value { true } else { false } }

    /// Whether it is a share of the container's height.
    open var isFractionalHeight: Bool { if case .fractionalHeight = value { true } else { false } }

    /// Whether it is points.
    open var isAbsolute: Bool { if case .absolute = value { true } else { false } }

    /// Whether a cell may answer with another length.
    open var isEstimated: Bool { if case .estimated = value { true } else { false } }

    /// Whether siblings are as long as the longest of them.
    open var isUniformAcrossSiblings: Bool { if case .uniformAcrossSiblings = value { true } else { false } }

    /// The share, or the points.
    open var dimension: CGFloat {
        switch value {
        case .fractionalWidth(let number), .fractionalHeight(let number), .absolute(let number), .estimated(let number),
            .uniformAcrossSiblings(let number):
            number
        }
    }

    /// Itself: it does not change.
    @discardableResult
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// How large something of a compositional layout is.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject, NSCopying {
    private var (width, height) = (NSCollectionLayoutDimension.absolute(0), NSCollectionLayoutDimension.absolute(0))

    /// A size of two lengths.
    public convenience init(
        widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension
    ) {
        self.init()
        (self.width, self.height) = (width, height)
    }

    /// A size as layouts compute with it.
    convenience init(_ value: LayoutSize) {
        self.init(widthDimension: .make(value.width), heightDimension: .make(value.height))
    }

    /// Along x.
    open var widthDimension: NSCollectionLayoutDimension { width }

    /// Along y.
    open var heightDimension: NSCollectionLayoutDimension { height }

    var value: LayoutSize { LayoutSize(width: width.value, height: height.value) }

    /// Itself: it does not change.
    @discardableResult
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Makes parts of layouts of classes known only at run time.
enum LayoutPart {
    private static let slot = ClassMetadata.initializerSlot(0, of: NSObject.self)

    static func make<Part: NSObject>(_ type: Part.Type) -> Part { ClassMetadata.make(type, slot: slot, as: Part.self) }
}
