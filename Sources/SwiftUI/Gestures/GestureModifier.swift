import UIKit

/// Lets a view hear of gestures.
struct GestureModifier: ElementModifier {
    typealias Body = Never
    let parts: GestureParts
    let isSimultaneous: Bool
    /// Whether gestures of views inside wait until this one has failed.
    let isFirst: Bool

    @MainActor
    init<Kind: Gesture>(_ gesture: Kind, isSimultaneous: Bool = false, isFirst: Bool = false) {
        parts = GestureParts.of(gesture)
        self.isSimultaneous = isSimultaneous
        self.isFirst = isFirst
    }

    func makeElement(around content: LayoutElement, _ environment: EnvironmentValues) -> GestureElement {
        GestureElement(content, self)
    }

    func update(_ element: GestureElement, _ environment: EnvironmentValues) { element.parts = parts }
}

final class GestureElement: WrapperElement {
    private let hearing: GestureView

    var parts: GestureParts {
        get { hearing.parts }
        set { hearing.parts = newValue }
    }

    init(_ content: LayoutElement, _ modifier: GestureModifier) {
        hearing = GestureView(modifier)
        super.init(content)
        face = ContainerFace(hearing)
    }
}

extension View {
    /// Lets the view hear of a gesture.
    public func gesture<T: Gesture>(_ gesture: T) -> some View { modifier(GestureModifier(gesture)) }

    /// Lets the view hear of a gesture beside others.
    public func simultaneousGesture<T: Gesture>(_ gesture: T) -> some View {
        modifier(GestureModifier(gesture, isSimultaneous: true))
    }

    /// Lets the view hear of a gesture before views in it hear of theirs.
    public func highPriorityGesture<T: Gesture>(_ gesture: T) -> some View {
        modifier(GestureModifier(gesture, isFirst: true))
    }

    /// Calls when the view is tapped.
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        gesture(TapGesture(count: count).onEnded { action() })
    }

    /// Calls when a finger stays on the view.
    /// - Parameter onPressingChanged: Called with true when a finger comes, with false when it goes or moves away.
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        modifier(
            GestureModifier(
                PressingGesture(
                    base: LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
                        .onEnded { _ in action() }, pressing: onPressingChanged)))
    }

    /// Says where the view takes touches.
    public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        modifier(ContentShapeModifier(shape: shape))
    }
}
