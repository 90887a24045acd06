/// One of two views: what the arms of an `if` make. The arms are two places.
nonisolated public struct _ConditionalContent<TrueContent: View, FalseContent: View>: View, PrimitiveView {
    public typealias Body = Never

    enum Arm {
        case first(TrueContent)
        case second(FalseContent)
    }

    let arm: Arm
    init(_ arm: Arm) { self.arm = arm }

    @MainActor static func makeNode(_ view: Self, in place: Place) -> TypedNode<Self> { Node(view, in: place) }

    private final class Node: SlotNode<_ConditionalContent<TrueContent, FalseContent>> {
        override func slot(
            _ view: _ConditionalContent<TrueContent, FalseContent>
        ) -> (identity: AnyHashable, view: any View)? {
            switch view.arm {
            case .first(let content): (true, content)
            case .second(let content): (false, content)
            }
        }
    }
}

extension Optional: View where Wrapped: View {
    public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
    static func makeNode(_ view: Wrapped?, in place: Place) -> TypedNode<Wrapped?> { OptionalNode(view, in: place) }
}

private final class OptionalNode<Wrapped: View>: SlotNode<Wrapped?> {
    override func slot(_ view: Wrapped?) -> (identity: AnyHashable, view: any View)? { view.map { (true, $0) } }
}
