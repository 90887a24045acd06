import Foundation

/// Gives `UIView` its `init()`.
///
/// As an initialiser of the class it would have to be `required` to serve `T()` for a generic `T: UIView`, and would
/// collide with subclasses that declare an `init()` of their own; from a protocol extension it does neither.
@preconcurrency @MainActor
public protocol ViewCreation {}

extension ViewCreation {
    /// Makes a view of zero size, a window of the screen's, through the class's own `init(frame:)`.
    public init() {
        guard let type = Self.self as? UIView.Type,
            let view = ViewFactory.make(type, frame: type.frameWithoutOne) as? Self
        else {
            preconditionFailure("only views conform to ViewCreation")
        }
        self = view
    }
}

/// Makes views of classes known only at run time.
@MainActor
package enum ViewFactory {
    private static let slot = ClassMetadata.initializerSlot(0, of: UIView.self)

    /// `type.init(frame: frame)`, whatever initialiser the class has put there.
    package static func make<View: UIView>(_ type: View.Type, frame: CGRect = .zero) -> View {
        ClassMetadata.make(
            type, slot: slot,
            rect: (Double(frame.minX), Double(frame.minY), Double(frame.width), Double(frame.height)), as: View.self)
    }
}
