import UIKit

/// Lets a view hear of gestures.
struct GestureModifier: ElementModifier {
    typealias Body = Never
    let parts: GestureParts
    let isSimultaneous: Bool

    @MainActor
    init<Kind: Gesture>(_ gesture: Kind, isSimultaneous: Bool = false) {
        parts = GestureParts.of(gesture)
        self.isSimultaneous = isSimultaneous
    }

    func makeElement(around content: LayoutElement, _ environment: EnvironmentValues) -> GestureElement {
        GestureElement(content, self)
    }

    func update(_ element: GestureElement, _ environment: EnvironmentValues) { element.parts = parts }
}

/// A gesture without its type: what makes the recognizer, and what hears of it.
@MainActor
struct GestureParts {
    var make: () -> UIGestureRecognizer
    var update: (UIGestureRecognizer) -> Void
    var changed: (UIGestureRecognizer, GestureStart) -> Void
    var ended: (UIGestureRecognizer, GestureStart) -> Void

    static func of<Kind: Gesture>(_ gesture: Kind) -> GestureParts {
        listening(to: gesture, changed: { _ in }, ended: { _ in })
    }

    private static func listening<Kind: Gesture>(
        to gesture: Kind, changed: @escaping (Kind.Value) -> Void, ended: @escaping (Kind.Value) -> Void
    ) -> GestureParts {
        if let recognized = gesture as? any RecognizedGesture {
            return open(recognized, changed: changed, ended: ended)
        }
        if let listening = gesture as? any Listening {
            return listening.parts(
                changed: { if let value = $0 as? Kind.Value { changed(value) } },
                ended: { if let value = $0 as? Kind.Value { ended(value) } })
        }
        return of(gesture.body)
    }

    private static func open<Kind: RecognizedGesture, Value>(
        _ gesture: Kind, changed: @escaping (Value) -> Void, ended: @escaping (Value) -> Void
    ) -> GestureParts {
        func tell(_ call: @escaping (Value) -> Void) -> (UIGestureRecognizer, GestureStart) -> Void {
            { recognizer, start in
                if let value = gesture.value(recognizer, start) as? Value { call(value) }
            }
        }
        return GestureParts(
            make: gesture.makeRecognizer, update: gesture.update, changed: tell(changed), ended: tell(ended))
    }

    /// A gesture that calls, whose types are not known.
    @MainActor
    fileprivate protocol Listening {
        func parts(changed: @escaping (Any) -> Void, ended: @escaping (Any) -> Void) -> GestureParts
    }
}

extension ListeningGesture: GestureParts.Listening {
    fileprivate func parts(changed: @escaping (Any) -> Void, ended: @escaping (Any) -> Void) -> GestureParts {
        let (own, ownEnd) = (self.changed, self.ended)
        return GestureParts.heard(
            base,
            changed: { value in
                own?(value)
                changed(value)
            },
            ended: { value in
                ownEnd?(value)
                ended(value)
            })
    }
}

extension GestureParts {
    fileprivate static func heard<Kind: Gesture>(
        _ gesture: Kind, changed: @escaping (Kind.Value) -> Void, ended: @escaping (Kind.Value) -> Void
    ) -> GestureParts {
        listening(to: gesture, changed: changed, ended: ended)
    }
}

final class GestureElement: WrapperElement {
    private let hearing: GestureView

    var parts: GestureParts {
        get { hearing.parts }
        set { hearing.parts = newValue }
    }

    init(_ content: LayoutElement, _ modifier: GestureModifier) {
        hearing = GestureView(modifier.parts, isSimultaneous: modifier.isSimultaneous)
        super.init(content)
        face = ContainerFace(hearing)
    }
}

/// A view with the recognizer of a gesture.
final class GestureView: UIView, UIGestureRecognizerDelegate {
    var parts: GestureParts {
        didSet { if let recognizer { parts.update(recognizer) } }
    }
    private let isSimultaneous: Bool
    private var recognizer: UIGestureRecognizer?
    private var start = GestureStart(location: .zero, time: Date())

    init(_ parts: GestureParts, isSimultaneous: Bool) {
        self.parts = parts
        self.isSimultaneous = isSimultaneous
        super.init(frame: .zero)
        let recognizer = parts.make()
        self.recognizer = recognizer
        parts.update(recognizer)
        recognizer.delegate = self
        recognizer.addTarget(self, action: Selector(_offstage: "hear:", { (t: GestureView) in t.hear(_:) }))
        addGestureRecognizer(recognizer)
    }

    required init?(coder: NSCoder) { fatalError("A gesture's view is made by its modifier.") }

    private func hear(_ recognizer: UIGestureRecognizer) {
        switch recognizer.state {
        case .began:
            start = GestureStart(location: recognizer.location(in: self), time: Date())
            parts.changed(recognizer, start)
            // A press that is long enough is done.
            if recognizer is UILongPressGestureRecognizer { parts.ended(recognizer, start) }
        case .changed: if !(recognizer is UILongPressGestureRecognizer) { parts.changed(recognizer, start) }
        case .ended: if !(recognizer is UILongPressGestureRecognizer) { parts.ended(recognizer, start) }
        default: break
        }
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { isSimultaneous }

    /// What can be seen takes touches: of the view's room only where its content is.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, self.point(inside: point, with: event) else { return nil }
        let hit = super.hitTest(point, with: event)
        if let hit, hit !== self { return hit }
        return covers(point, self) ? self : nil
    }

    private func covers(_ point: CGPoint, _ view: UIView) -> Bool {
        view.subviews.contains { child in
            let inner = child.convert(point, from: self)
            guard !child.isHidden, child.point(inside: inner, with: nil) else { return false }
            return child is ContentShapeView || !(child is PassingView) || covers(point, child)
        }
    }
}

/// The room of a content shape.
final class ContentShapeView: PassingView {
    var shape: (any Shape)?

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        shape.map { $0.path(in: bounds).contains(point) } ?? super.point(inside: point, with: event)
    }
}

/// Says where a view takes touches.
private struct ContentShapeModifier: ElementModifier {
    typealias Body = Never
    let shape: any Shape

    func makeElement(around content: LayoutElement, _ environment: EnvironmentValues) -> ContentShapeElement {
        ContentShapeElement(content)
    }

    func update(_ element: ContentShapeElement, _ environment: EnvironmentValues) { element.view.shape = shape }
}

private final class ContentShapeElement: WrapperElement {
    let view = ContentShapeView()

    override init(_ content: LayoutElement) {
        super.init(content)
        face = ContainerFace(view)
    }
}

extension View {
    /// Lets the view hear of a gesture.
    public func gesture<T: Gesture>(_ gesture: T) -> some View { modifier(GestureModifier(gesture)) }

    /// Lets the view hear of a gesture beside others.
    public func simultaneousGesture<T: Gesture>(_ gesture: T) -> some View {
        modifier(GestureModifier(gesture, isSimultaneous: true))
    }

    /// Calls when the view is tapped.
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        gesture(TapGesture(count: count).onEnded { action() })
    }

    /// Calls when a finger stays on the view.
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void
    ) -> some View {
        gesture(
            LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
                .onEnded { _ in action() })
    }

    /// Says where the view takes touches.
    public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        modifier(ContentShapeModifier(shape: shape))
    }
}
