import UIKit

/// A recognizer of UIKit's as a gesture of a view.
@preconcurrency @MainActor
public protocol UIGestureRecognizerRepresentable {
    /// The class of the recognizer.
    associatedtype UIGestureRecognizerType: UIGestureRecognizer
    /// What listens to the recognizer, and lives as long as it does.
    associatedtype Coordinator = Void
    /// What is known where the recognizer is made, updated and heard.
    typealias Context = UIGestureRecognizerRepresentableContext<Self>
    /// Tells places in other spaces.
    typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter

    /// A new recognizer. It is called once for the place of the view.
    func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
    /// Brings the recognizer up to date.
    func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
    /// The recognizer's state is another one.
    func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
    /// A new coordinator. It is called once, before the recognizer is made.
    func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
}

extension UIGestureRecognizerRepresentable {
    /// Nothing has to be done.
    public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}
    /// Nothing has to be done.
    public func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
    /// Nobody listens beside the representable.
    public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

/// What a representable is told.
@preconcurrency @MainActor
public struct UIGestureRecognizerRepresentableContext<Representable: UIGestureRecognizerRepresentable> {
    /// What listens to the recognizer.
    public let coordinator: Representable.Coordinator
    /// Tells places of the gesture in other spaces.
    public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// Tells where a recognizer's fingers are, in spaces of SwiftUI's.
@preconcurrency @MainActor
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
    private weak var recognizer: UIGestureRecognizer?
    private weak var view: UIView?

    init(_ recognizer: UIGestureRecognizer?, in view: UIView) {
        self.recognizer = recognizer
        self.view = view
    }

    /// Where the fingers are, in the space of the view.
    public var localLocation: CGPoint { recognizer?.location(in: view) ?? .zero }
    /// How far the fingers have come, in the space of the view; nil where the recognizer does not tell.
    public var localTranslation: CGPoint? { (recognizer as? UIPanGestureRecognizer)?.translation(in: view) }
    /// Points a second, in the space of the view; nil where the recognizer does not tell.
    public var localVelocity: CGPoint? { (recognizer as? UIPanGestureRecognizer)?.velocity(in: view) }

    /// A point of the window, in the space of the view.
    public func convert(globalPoint: CGPoint) -> CGPoint { view?.convert(globalPoint, from: nil) ?? globalPoint }
    /// A point of the view, in the space of the window.
    public func convert(localPoint: CGPoint) -> CGPoint { view?.convert(localPoint, to: nil) ?? localPoint }
}

/// Lets a view hear of a recognizer.
private struct RecognizerModifier<Represented: UIGestureRecognizerRepresentable>: ElementModifier {
    typealias Body = Never
    let represented: Represented

    func makeElement(around content: LayoutElement, _ environment: EnvironmentValues) -> RecognizerElement<Represented>
    {
        RecognizerElement(content, represented)
    }

    func update(_ element: RecognizerElement<Represented>, _ environment: EnvironmentValues) {
        element.hearing.represented = represented
    }
}

private final class RecognizerElement<Represented: UIGestureRecognizerRepresentable>: WrapperElement {
    let hearing: RecognizerView<Represented>

    init(_ content: LayoutElement, _ represented: Represented) {
        hearing = RecognizerView(represented)
        super.init(content)
        face = ContainerFace(hearing)
    }
}

/// A view with a recognizer of an app's own.
private final class RecognizerView<Represented: UIGestureRecognizerRepresentable>: HearingView {
    var represented: Represented {
        didSet { represented.updateUIGestureRecognizer(recognizer, context: context) }
    }
    private var recognizer: Represented.UIGestureRecognizerType!
    private var coordinator: Represented.Coordinator!

    init(_ represented: Represented) {
        self.represented = represented
        super.init(frame: .zero)
        coordinator = represented.makeCoordinator(converter: converter)
        recognizer = represented.makeUIGestureRecognizer(context: context)
        represented.updateUIGestureRecognizer(recognizer, context: context)
        recognizer.addTarget(self, action: Selector(_offstage: "hear", { (t: HearingView) in t.hear }))
        addGestureRecognizer(recognizer)
    }

    required init?(coder: NSCoder) { fatalError("A recognizer's view is made by its modifier.") }

    private var converter: Represented.CoordinateSpaceConverter {
        UIGestureRecognizerRepresentableCoordinateSpaceConverter(recognizer, in: self)
    }

    private var context: Represented.Context {
        UIGestureRecognizerRepresentableContext(coordinator: coordinator, converter: converter)
    }

    override func hear() { represented.handleUIGestureRecognizerAction(recognizer, context: context) }
}

extension View {
    /// Lets the view hear of a recognizer of UIKit's.
    public func gesture<Represented: UIGestureRecognizerRepresentable>(_ representable: Represented) -> some View {
        modifier(RecognizerModifier(represented: representable))
    }
}
