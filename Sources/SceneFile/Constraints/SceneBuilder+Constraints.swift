import UIKit

/// A constraint of the file, alive.
@MainActor
struct SceneConstraint {
    let node: ConstraintNode
    /// Several for a visual format.
    let constraints: [NSLayoutConstraint]
}

/// Constraints and what they are about, while the scene lives.
final class LiveConstraints: FeatureStore {
    /// By their ids.
    var guides: [String: UILayoutGuide] = [:]
    /// Views that constraints may place: those without a place or a word of their own.
    var freeViews: Set<ObjectIdentifier> = []
    var made: [SceneConstraint] = []
    /// The constraints about views which are not there yet.
    var waiting: [ConstraintNode] = []
}

extension SceneBuilder {
    private var live: LiveConstraints { parts[LiveConstraints.self] }

    var constraints: [SceneConstraint] { live.made }

    func letConstraintsPlace(_ view: UIView) {
        live.freeViews.insert(ObjectIdentifier(view))
        whenEmptied { $0.live.freeViews.remove(ObjectIdentifier(view)) }
    }

    func addGuide(_ id: String, to view: UIView) {
        let (guide, id) = (UILayoutGuide(), fullID(id))
        guide.identifier = id
        view.addLayoutGuide(guide)
        live.guides[id] = guide
        whenEmptied { if $0.live.guides[id] === guide { $0.live.guides[id] = nil } }
    }

    /// Makes the constraints whose views are there, and activates those that are to be active together. Views of
    /// controllers may come later.
    func activateReady() {
        let ready = live.waiting.filter(isReady)
        guard !ready.isEmpty else { return }
        live.waiting.removeAll(where: isReady)
        make(ready)
    }

    /// Makes constraints about views that are there, whatever else waits for its views.
    func activate(_ nodes: [ConstraintNode]) {
        let others = live.waiting
        live.waiting = nodes
        activateReady()
        live.waiting = others
    }

    private func isReady(_ node: ConstraintNode) -> Bool {
        switch node.rule {
        case .equation(let equation):
            equation.items.allSatisfy { item in
                guard case .id(let id) = item.base else { return true }
                return self.item(id) != nil
            }
        case .format(_, _, _, let ids): ids.values.allSatisfy { item($0) != nil }
        }
    }

    private func make(_ nodes: [ConstraintNode]) {
        let made = nodes.map { SceneConstraint(node: $0, constraints: makeConstraints($0)) }
        letGo(of: made.flatMap(\.constraints))
        live.made += made
        let added = Set(made.flatMap(\.constraints).map(ObjectIdentifier.init))
        whenEmptied { builder in
            withExtendedLifetime(made) {
                builder.live.made.removeAll { $0.constraints.contains { added.contains(ObjectIdentifier($0)) } }
            }
        }
        NSLayoutConstraint.activate(made.filter(\.node.isActive).flatMap(\.constraints))
    }

    private func makeConstraints(_ node: ConstraintNode) -> [NSLayoutConstraint] {
        let made: [NSLayoutConstraint]
        switch node.rule {
        case .equation(let equation): made = makeConstraint(equation).map { [$0] } ?? []
        case .format(let text, let options, let metrics, let ids):
            // Read before; what is left is a `|` without a superview.
            made =
                (try? NSLayoutConstraint.parsing(
                    visualFormat: text, options: options, metrics: metrics,
                    item: { name in ids[name].flatMap { self.item($0) } }, names: Array(ids.keys))) ?? []
        }
        for constraint in made { constraint.identifier = node.identifier }
        return made
    }

    private func makeConstraint(_ equation: ConstraintEquationText) -> NSLayoutConstraint? {
        guard let anchor = equation.anchor.flatMap({ item($0) }) else { return nil }
        let superview = (anchor as? UIView)?.superview ?? (anchor as? UILayoutGuide)?.owningView
        guard let first = item(equation.first.item, superview) else { return nil }
        let second = equation.second.flatMap { item($0.item, superview) }
        if equation.second != nil, second == nil { return nil }
        let constraint = NSLayoutConstraint(
            item: first, attribute: equation.first.attribute, relatedBy: equation.relation, toItem: second,
            attribute: equation.second?.attribute ?? .notAnAttribute, multiplier: CGFloat(equation.multiplier),
            constant: CGFloat(equation.constant))
        constraint.priority = UILayoutPriority(equation.priority)
        return constraint
    }

    private func item(_ id: String) -> AnyObject? { nearest(id, in: views) ?? nearest(id, in: live.guides) }

    private func item(_ item: ConstraintEquationText.Item, _ superview: UIView?) -> AnyObject? {
        let base: AnyObject? =
            switch item.base {
            case .id(let id): self.item(id)
            case .superview: superview
            }
        guard let guide = item.guide else { return base }
        guard let view = base as? UIView else { return nil }
        return switch guide {
        case .safeArea: view.safeAreaLayoutGuide
        case .layoutMargins: view.layoutMarginsGuide
        case .readableContent: view.readableContentGuide
        case .keyboard: view.keyboardLayoutGuide
        case .contentLayout: (view as? UIScrollView)?.contentLayoutGuide
        case .frameLayout: (view as? UIScrollView)?.frameLayoutGuide
        }
    }

    /// Views that constraints are about and that have no place of their own are placed by constraints.
    private func letGo(of constraints: [NSLayoutConstraint]) {
        for constraint in constraints {
            for case let view as UIView in [constraint.firstItem, constraint.secondItem]
            where live.freeViews.contains(ObjectIdentifier(view)) {
                view.translatesAutoresizingMaskIntoConstraints = false
            }
        }
    }
}
