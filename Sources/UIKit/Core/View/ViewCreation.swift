import Foundation

/// Gives `UIView` its `init()`.
///
/// As an initialiser of the class it would have to be `required` to serve `T()` for a generic `T: UIView`, and would
/// collide with subclasses that declare an `init()` of their own; from a protocol extension it does neither.
@preconcurrency @MainActor
public protocol ViewCreation: AnyObject {}

extension ViewCreation {
    /// Makes a view of zero size, a window of the screen's, through the class's own `init(frame:)`.
    ///
    /// `type(of: view).init()` and `viewClass.init()` make a view of the class that the value is at run time.
    public init() {
        self.init(slot: ViewFactory.slot, frame: ViewFactory.writeFrame)
    }

    /// Calls the initialiser in a slot of the class's method table.
    ///
    /// Written in C: inside an extension's initialiser Swift itself only names the class that the caller knew when it
    /// was compiled. The class of the value that `init` was called on is passed along all the same, and C can see it.
    @_silgen_name("offstage_new_of_dynamic_class")
    init(slot: Int, frame: ViewFactory.FrameWriter)
}

/// Makes views of classes known only at run time.
@MainActor
package enum ViewFactory {
    /// Writes x, y, width and height of the frame that a class known at run time is made with.
    typealias FrameWriter = @convention(c) (_ type: UnsafeRawPointer, _ frame: UnsafeMutablePointer<Double>) -> Void

    static let slot = ClassMetadata.initializerSlot(0, of: UIView.self)

    /// Only called by `ViewCreation.init()`, with a class of views and on the main actor.
    static let writeFrame: FrameWriter = { type, frame in
        let type = unsafeBitCast(type, to: UIView.Type.self)
        let rect = MainActor.assumeIsolated { type.frameWithoutOne }
        frame[0] = Double(rect.minX)
        frame[1] = Double(rect.minY)
        frame[2] = Double(rect.width)
        frame[3] = Double(rect.height)
    }

    /// `type.init(frame: frame)`, whatever initialiser the class has put there.
    package static func make<View: UIView>(_ type: View.Type, frame: CGRect = .zero) -> View {
        ClassMetadata.make(
            type, slot: slot,
            rect: (Double(frame.minX), Double(frame.minY), Double(frame.width), Double(frame.height)), as: View.self)
    }
}
