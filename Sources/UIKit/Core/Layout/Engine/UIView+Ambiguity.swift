import Arithmetic
import AutoLayout
import Foundation

extension UIView {
    /// What `hasAmbiguousLayout` gives.
    var isLayoutAmbiguous: Bool {
        settleConstraints()
        guard let engine = layoutEngine else { return false }
        return engine.isMissing(self) || !engine.ambiguousVariables(of: self).isEmpty
    }

    /// What `exerciseAmbiguityInLayout()` does.
    func exerciseAmbiguity() {
        settleConstraints()
        layoutEngine?.exerciseAmbiguity(of: self)
    }

    func isAmbiguous(_ guide: UILayoutGuide) -> Bool {
        settleConstraints()
        return layoutEngine.map { !$0.ambiguousVariables(of: guide).isEmpty } ?? false
    }

    func constraints(affecting item: any LayoutItem, along axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        settleConstraints()
        return layoutEngine?.constraints(affecting: item, along: axis) ?? []
    }

    /// The solved rectangle of a guide, in the view's space, before pixels.
    func rectangle(of guide: UILayoutGuide) -> CGRect {
        guard let engine = layoutEngine, let record = engine.record(of: guide) else {
            return guide.frameWithoutConstraints
        }
        return engine.rectangle(of: record)
    }

    /// Takes over what waits, without laying anything out.
    func settleConstraints() {
        let host = layoutHost
        if host.layer.isDelegateWorkPending { UpdatePass.run { $0.solveConstraints(of: host) } }
    }
}

/// One of the four variables that place an item.
enum ItemVariable: String, CaseIterable {
    case minX, width, minY, height

    var isHorizontal: Bool { self == .minX || self == .width }
}

extension LayoutEngine {
    /// A view that is to be placed by constraints and has none.
    func isMissing(_ view: UIView) -> Bool {
        !view.style.translatesAutoresizingMask && view.parentView != nil && record(of: view) == nil
    }

    func ambiguousVariables(of item: any LayoutItem) -> [ItemVariable] {
        guard item !== host, let record = record(of: item) else { return [] }
        return ItemVariable.allCases.filter { solver.ambiguity(of: record.variable(of: $0)) != nil }
    }

    func constraints(affecting item: any LayoutItem, along axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        guard let record = record(of: item) else { return [] }
        let variables = ItemVariable.allCases.filter { $0.isHorizontal == (axis == .horizontal) }
        var found: [NSLayoutConstraint] = []
        for id in variables.flatMap({ solver.constraints(determining: record.variable(of: $0)) }) {
            guard let constraint = constraint(id), !found.contains(where: { $0 === constraint }) else { continue }
            found.append(constraint)
        }
        return found
    }

    /// Moves the item's open numbers by steps of a fixed random series, up to 100 points either way.
    func exerciseAmbiguity(of item: any LayoutItem) {
        guard let record = record(of: item) else { return }
        for kind in ambiguousVariables(of: item) {
            let effort = SceneHost.current[LayoutEffort.self]
            effort.ambiguityExercises &+= 1
            let variable = record.variable(of: kind)
            let step = Double(SplitMix.mixed(effort.ambiguityExercises &* SplitMix.step) % 201) - 100
            let target = solver.value(of: variable) + (step == 0 ? 1 : step)
            if let solution = try? solver.exerciseAmbiguity(of: variable, toward: target) { take(solution) }
        }
    }
}

extension ItemRecord {
    func variable(of kind: ItemVariable) -> LayoutVariable {
        switch kind {
        case .minX: minX
        case .minY: minY
        case .width: width
        case .height: height
        }
    }
}
