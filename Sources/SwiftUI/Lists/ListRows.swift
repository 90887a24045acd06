import UIKit

/// A list's rows, as UIKit shows them.
struct ListRows<Content: View>: View, PrimitiveView {
    typealias Body = Never
    let content: Content
    let selection: ListSelection?
    let selected: Set<AnyHashable>
    let isEditing: Bool
    let refresh: RefreshAction?

    static func makeNode(_ view: Self, in place: Place) -> TypedNode<Self> { ListNode(view, in: place) }
}

private final class ListNode<Content: View>: PartedNode<ListRows<Content>>, ScrollTarget {
    private let element: ListElement

    override init(_ view: ListRows<Content>, in place: Place) {
        element = ListElement(place.environment)
        super.init(view, in: place)
        bringUpToDate()
        place.environment.scrollTargets?.add(self)
    }

    func scroll(_ request: ScrollRequest) -> Bool { element.listFace.scroll(request) }

    override var elements: [LayoutElement] { [element] }
    override func contentDidChange() { bringUpToDate() }
    override func viewDidChange(from old: ListRows<Content>, _ oldEnvironment: EnvironmentValues) { bringUpToDate() }
    override func environmentDidChange(from old: EnvironmentValues) { bringUpToDate() }

    private func bringUpToDate() {
        takeApart(view.content)
        element.isRightToLeft = environment.layoutDirection == .rightToLeft
        element.listFace.pending = ListState(
            sections: sections, environment: environment, appearance: environment.listAppearance,
            hidesBackground: environment.hidesScrollBackground, selection: view.selection, selected: view.selected,
            isEditing: view.isEditing, refresh: view.refresh)
    }

    override func didEnd() { element.listFace.end() }
}

/// What a list is to show.
struct ListState {
    var sections: [ContentSection]
    var environment: EnvironmentValues
    var appearance: UICollectionLayoutListConfiguration.Appearance
    var hidesBackground: Bool
    var selection: ListSelection?
    var selected: Set<AnyHashable>
    var isEditing: Bool
    var refresh: RefreshAction?
}

/// An element that goes on where it is not safe.
@MainActor
protocol ReachingElement: LayoutElement {
    /// The sides at which it does.
    var reachingEdges: Edge.Set { get }
}

/// The element of a list: as large as proposed.
final class ListElement: LayoutElement, ReachingElement {
    let listFace: ListFace

    init(_ environment: EnvironmentValues) {
        listFace = ListFace(environment)
        super.init()
        face = listFace
    }

    var reachingEdges: Edge.Set { .all }
    override func explicit(_ guide: AlignmentGuide, _ proposal: ProposedViewSize) -> CGFloat? { nil }
}

/// Shows rows by a collection view of UIKit's.
final class ListFace: Face {
    private let coordinator: ListCoordinator
    var pending: ListState?

    init(_ environment: EnvironmentValues) {
        coordinator = ListCoordinator(environment.listAppearance)
        super.init(coordinator.collectionView)
    }

    override func refresh(_ motion: Motion) {
        guard let state = pending else { return }
        pending = nil
        coordinator.show(state, animated: motion.animation != nil)
    }

    func scroll(_ request: ScrollRequest) -> Bool { coordinator.scroll(request) }
    func end() { coordinator.end() }
}
