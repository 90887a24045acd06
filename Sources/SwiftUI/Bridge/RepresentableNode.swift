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
    private let properties = PropertyStore()
    private let watch = ObservedReads()
    private var contentSize: ContentSizeWatch?
    private var environmentReads = EnvironmentReads()

    init(_ view: Shown, _ kind: Kind.Type, in place: Place) {
        super.init(view, in: place)
        run { view, environment in
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
        element.preferredSize = { [weak self] in self?.representation.preferredSize }
        followContentSize()
    }

    override var elements: [LayoutElement] { [element] }

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
        if isSame, !environmentReads.differ(oldEnvironment, environment) {
            keep(old)
            return
        }
        update()
    }

    override func environmentDidChange(from old: EnvironmentValues) {
        passTraits()
        guard isDirty || environmentReads.differ(old, environment) else { return }
        update()
    }

    override func update() {
        isDirty = false
        passTraits()
        run { view, environment in self.representation.update(view, environment, self.graph.transaction) }
        element.isRightToLeft = environment.layoutDirection == .rightToLeft
        element.invalidate()
    }

    /// Gives the view the traits that views around have set.
    private func passTraits() { TraitBridge.write(environment, to: representation.uiView) }

    private func run(_ body: (Shown, EnvironmentValues) -> Void) {
        forgetSources()
        var view = view
        let reads = EnvironmentReads.Log()
        Readers.run(for: self) {
            environment.logging(reads) { environment in
                properties.install(in: &view, for: PropertyOwner(node: self, environment: environment))
                keep(view)
                watch.run({ body(view, environment) }) { [weak self] in self?.graph.readerDidChange(self) }
            }
        }
        environmentReads = reads.reads
    }

    override func didEnd() {
        watch.end()
        contentSize?.end()
        representation.dismantle()
        properties.end()
    }
}
