import UIKit

/// How a view is made, updated and let go.
@MainActor
protocol Representation<Represented>: AnyObject {
    associatedtype Represented: View
    /// Makes what is represented.
    init(_ view: Represented, _ environment: EnvironmentValues, _ graph: ViewGraph)
    /// The view.
    var uiView: UIView { get }
    func update(_ view: Represented, _ environment: EnvironmentValues, _ transaction: Transaction)
    func size(_ view: Represented, _ proposal: ProposedViewSize, _ environment: EnvironmentValues) -> CGSize?
    /// A size that takes the place of the intrinsic one.
    var preferredSize: CGSize? { get }
    func dismantle()
}

final class ViewRepresentation<Represented: UIViewRepresentable>: Representation {
    private let coordinator: Represented.Coordinator
    private let made: Represented.UIViewType

    init(_ view: Represented, _ environment: EnvironmentValues, _ graph: ViewGraph) {
        coordinator = view.makeCoordinator()
        made = view.makeUIView(
            context: UIViewRepresentableContext(coordinator, graph.transaction, environment))
    }

    var uiView: UIView { made }
    var preferredSize: CGSize? { nil }

    func update(_ view: Represented, _ environment: EnvironmentValues, _ transaction: Transaction) {
        view.updateUIView(made, context: UIViewRepresentableContext(coordinator, transaction, environment))
    }

    func size(_ view: Represented, _ proposal: ProposedViewSize, _ environment: EnvironmentValues) -> CGSize? {
        view.sizeThatFits(
            proposal, uiView: made, context: UIViewRepresentableContext(coordinator, Transaction(), environment))
    }

    func dismantle() { Represented.dismantleUIView(made, coordinator: coordinator) }
}

/// The node of what UIKit shows.
final class RepresentableNode<Shown: View, Kind: Representation>: TypedNode<Shown> where Kind.Represented == Shown {
    private var representation: Kind!
    private var element: RepresentableElement!
    private let runner = BodyRunner<Shown>()
    private var contentSize: ContentSizeWatch?

    init(_ view: Shown, _ kind: Kind.Type, in place: Place) {
        super.init(view, in: place)
        runner.run(self) { view, environment in
            self.representation = Kind(view, environment, self.graph)
            self.passTraits()
            self.representation.update(view, environment, self.graph.transaction)
        }
        element = RepresentableElement(representation.uiView)
        element.isRightToLeft = environment.layoutDirection == .rightToLeft
        element.ownSize = { [weak self] proposal in
            guard let self else { return nil }
            return representation.size(self.view, proposal, environment)
        }
        if isContainer { element.reachingEdges = .all }
        element.preferredSize = { [weak self] in self?.representation.preferredSize }
        followContentSize()
    }

    override var elements: [LayoutElement] { [element] }

    /// Whether it shows views of SwiftUI's in hosts of their own, which need all of the environment.
    private var isContainer: Bool { Shown.self is any ContainerRepresentable.Type }

    /// A new intrinsic size is a new layout.
    private func followContentSize() {
        contentSize = ContentSizeWatch(representation.uiView) { [weak self] in
            guard let self, isAlive, !graph.isUpdating else { return }
            element.invalidate()
            graph.host?.graphNeedsUpdate()
        }
    }

    override func viewDidChange(from old: Shown, _ oldEnvironment: EnvironmentValues) {
        let isSame = !isDirty && FieldComparison.areSame(old, view)
        if isSame, !differs(oldEnvironment) {
            keep(old)
            return
        }
        update()
    }

    override func environmentDidChange(from old: EnvironmentValues) {
        passTraits()
        guard isDirty || differs(old) else { return }
        update()
    }

    private func differs(_ old: EnvironmentValues) -> Bool {
        isContainer ? !environment.isIdentical(to: old) : runner.differs(old, environment)
    }

    override func update() {
        isDirty = false
        passTraits()
        runner.run(self) { view, environment in self.representation.update(view, environment, self.graph.transaction) }
        element.isRightToLeft = environment.layoutDirection == .rightToLeft
        element.invalidate()
    }

    /// Gives the view the traits that views around have set.
    private func passTraits() { TraitBridge.write(environment, to: representation.uiView) }

    override func didEnd() {
        contentSize?.end()
        representation.dismantle()
        runner.end()
    }
}
