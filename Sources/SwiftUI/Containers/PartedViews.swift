extension EmptyView: PartedView {
    @MainActor func walk(_ walker: PartWalker, _ id: PartID) {}
}

extension ViewList: PartedView {
    @MainActor func walk(_ walker: PartWalker, _ id: PartID) {
        for (index, view) in views.enumerated() { walker.walk(view, id.step(index)) }
    }
}

extension TupleView: PartedView {
    @MainActor func walk(_ walker: PartWalker, _ id: PartID) { list.walk(walker, id) }
}

extension Group: PartedView {
    func walk(_ walker: PartWalker, _ id: PartID) { walker.walk(content, id) }
}

extension AnyView: PartedView {
    @MainActor func walk(_ walker: PartWalker, _ id: PartID) {
        walker.walk(erased, id.step(ObjectIdentifier(type(of: erased))))
    }
}

extension Optional: PartedView where Wrapped: View {
    func walk(_ walker: PartWalker, _ id: PartID) { if let self { walker.walk(self, id) } }
}

extension _ConditionalContent: ArmedView {
    @MainActor static var isParted: Bool {
        PartWalker.isParted(TrueContent.self) || PartWalker.isParted(FalseContent.self)
    }

    @MainActor func walk(_ walker: PartWalker, _ id: PartID) {
        switch arm {
        case .first(let content): walker.walk(content, id.step(true))
        case .second(let content): walker.walk(content, id.step(false))
        }
    }
}

extension IDView: PartedView {
    static var isParted: Bool { PartWalker.isParted(Content.self) }
    func walk(_ walker: PartWalker, _ id: PartID) { walker.walk(content, id.step(AnyHashable(self.id))) }
}

extension ModifiedContent: PartedView where Content: View, Modifier: ViewModifier {
    static var isParted: Bool { PartWalker.isParted(Content.self) }

    /// What is done with several parts is done with each.
    func walk(_ walker: PartWalker, _ id: PartID) {
        let modifier = modifier
        walker.change { part in
            if let editing = modifier as? any PartEditing { return editing.edit(&part) }
            let view = part.view
            part.view = { Distribution.modified(view(), modifier) }
        } in: {
            walker.walk(content, id)
        }
    }
}

extension ForEach: PartedView where Content: View {
    /// Views of one part are not made before they are shown.
    func walk(_ walker: PartWalker, _ id: PartID) {
        let isParted = PartWalker.isParted(Content.self)
        var seen: Set<ID> = []
        for (index, element) in data.enumerated() {
            let own = self.id(element)
            guard seen.insert(own).inserted else { continue }
            let content = content
            guard isParted else {
                walker.add(
                    ContentPart(
                        id: id.step(own), view: { content(element) }, element: AnyHashable(own), index: index))
                continue
            }
            walker.change { part in
                if part.element == nil { part.element = AnyHashable(own) }
                if part.index == nil { part.index = index }
            } in: {
                walker.walk(content(element), id.step(own))
            }
        }
    }
}
