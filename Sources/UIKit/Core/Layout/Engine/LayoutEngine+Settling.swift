import Foundation

// What an item brings with it: its frame, its content size, its insets.
extension LayoutEngine {
    /// Takes over what was marked on `views` and what that draws in, and finds all values.
    func settle(_ views: [UIView]) {
        LayoutBatch.perform {
            installHeld(by: views)
            for view in views { update(view) }
            settleItems()
        }
        solve()
        measureContent()
    }

    /// In the order of activation, which decides what breaks in a conflict.
    func installHeld(by views: [UIView]) {
        let waiting = views.flatMap { $0.layoutRole?.held ?? [] }.filter { !isInstalled($0) }
        for constraint in waiting.sorted(by: { $0.activation < $1.activation }) {
            if constraint.isPrepared {
                install(constraint)
            } else {
                ConstraintRules.unprepared.report()
                constraint.deactivateNow()
            }
        }
    }

    /// Items that take part since the last time, and those that they draw in.
    func settleItems() {
        while true {
            let items = takeUnsettled()
            guard !items.isEmpty else { return }
            for record in items {
                if let view = record.view {
                    update(view)
                } else if let guide = record.item as? UILayoutGuide {
                    updateGuide(guide, record)
                }
            }
        }
    }

    private func update(_ view: UIView) {
        let role = view.layoutRole
        if let record = record(of: view) {
            updateMask(of: view, record)
            updateContent(of: view, record)
            for constraint in record.baselineUsers + record.crossers { refresh(constraint) }
        }
        for guide in role?.systemGuides ?? [] {
            if let record = record(of: guide) { updateGuide(guide, record) }
        }
        guard !isTemporary, let role, role.isDirectionInvalid else { return }
        role.isDirectionInvalid = false
        for constraint in role.held where constraint.isDirectional { refresh(constraint) }
    }

    // MARK: Masks

    private func updateMask(of view: UIView, _ record: ItemRecord) {
        let equations = maskEquations(of: view)
        guard record.mask.map(\.key) == equations.map(\.key) else {
            for constraint in record.mask { uninstall(constraint) }
            record.mask = equations.map { makeMask($0, of: view) }
            for constraint in record.mask { install(constraint) }
            return
        }
        for (constraint, equation) in zip(record.mask, equations) where constraint.constant != equation.constant {
            constraint.adopt(constant: equation.constant)
            constantDidChange(of: constraint)
        }
    }

    private func maskEquations(of view: UIView) -> [MaskEquation] {
        if view === host { return isTemporary ? [] : MaskEquation.sizes(of: view) }
        guard view.style.translatesAutoresizingMask, view.parentView != nil else { return [] }
        return MaskEquation.all(of: view)
    }

    private func makeMask(_ equation: MaskEquation, of view: UIView) -> NSAutoresizingMaskLayoutConstraint {
        let constraint = NSAutoresizingMaskLayoutConstraint()
        let superview = equation.multiplier == 0 ? nil : view.parentView
        constraint.setUpUnchecked(
            ConstraintSide(view, equation.attribute), .equal,
            ConstraintSide(superview, superview == nil ? .notAnAttribute : equation.superAttribute),
            multiplier: equation.multiplier == 0 ? 1 : equation.multiplier, constant: equation.constant)
        constraint.mask = equation.mask
        constraint.isSystem = true
        constraint.systemItem = view
        constraint.adopt(priority: equation.priority)
        constraint.holder = view === host ? view : view.parentView
        return constraint
    }

    // MARK: Content

    private func updateContent(of view: UIView, _ record: ItemRecord) {
        guard !view.style.translatesAutoresizingMask || (isTemporary && view === host) else {
            for constraint in record.content { uninstall(constraint) }
            record.content = []
            record.hasReadContent = false
            return
        }
        if !record.hasReadContent || view.layoutRole?.isContentInvalid ?? false {
            record.hasReadContent = true
            if !isTemporary { view.layoutRole?.isContentInvalid = false }
            let size = view.traitCollection.makingCurrent { view.intrinsicContentSize }
            setContent(.width, size.width, record, view)
            setContent(.height, size.height, record, view)
            record.measuredWidth = nil
            measureAgain(record)
        }
        for constraint in record.content where constraint.adoptPriorities(of: view) {
            priorityDidChange(of: constraint)
        }
    }

    /// - Returns: true when something changed.
    @discardableResult
    private func setContent(
        _ attribute: NSLayoutConstraint.Attribute, _ value: CGFloat, _ record: ItemRecord, _ view: UIView
    ) -> Bool {
        let present = record.content.first { $0.first.attribute == attribute }
        guard value.isFinite, value >= 0 else {
            guard let present else { return false }
            uninstall(present)
            record.content.removeAll { $0 === present }
            return true
        }
        if let present {
            guard present.constant != value else { return false }
            present.adopt(constant: value)
            constantDidChange(of: present)
            return true
        }
        let constraint = NSContentSizeLayoutConstraint()
        constraint.setUpUnchecked(
            ConstraintSide(view, attribute), .equal, ConstraintSide(), multiplier: 1, constant: value)
        constraint.isSystem = true
        constraint.systemItem = view
        constraint.holder = view
        _ = constraint.adoptPriorities(of: view)
        record.content.append(constraint)
        install(constraint)
        return true
    }

    /// Heights that follow from the widths that were found: measured, solved, and once more if that moved widths.
    func measureContent() {
        for _ in 0..<3 {
            var didChange = false
            for record in takeUnmeasured() {
                guard let view = record.view, record.hasReadContent else { continue }
                let width = solver.value(of: record.width)
                record.measuredWidth = width
                let size = view.traitCollection.makingCurrent { view.contentSize(forSolvedWidth: CGFloat(width)) }
                if setContent(.height, size.height, record, view) { didChange = true }
            }
            guard didChange else { return }
            solve()
        }
    }

    // MARK: Guides

    private func updateGuide(_ guide: UILayoutGuide, _ record: ItemRecord) {
        guard record.guide.isEmpty else {
            guide.updateSystemConstraints(record.guide)
            // In a throw-away engine, and where the constant was set before, the engine is told here.
            for constraint in record.guide { constantDidChange(of: constraint) }
            return
        }
        record.guide = guide.makeSystemConstraints()
        for constraint in record.guide {
            constraint.isSystem = true
            constraint.systemItem = guide
            constraint.holder = guide.owner
            install(constraint)
        }
    }
}

/// A frame along one axis as an equation: an edge or a size is `multiplier × the superview's size + constant`.
@MainActor
private struct MaskEquation {
    struct Key: Hashable {
        let attribute: NSLayoutConstraint.Attribute
        let multiplier: CGFloat
        let mask: String
    }

    let attribute: NSLayoutConstraint.Attribute
    let superAttribute: NSLayoutConstraint.Attribute
    let multiplier: CGFloat
    let constant: CGFloat
    let mask: String
    var priority = UILayoutPriority.required

    var key: Key { Key(attribute: attribute, multiplier: multiplier, mask: mask) }

    /// A host has its size alone. One that is not to be held to it keeps it where nothing else is said (assumed).
    static func sizes(of view: UIView) -> [MaskEquation] {
        let rect = view.alignmentRect(forFrame: view.untransformedFrame)
        let priority: UILayoutPriority = view.style.translatesAutoresizingMask ? .required : .fittingSizeLevel
        func size(_ attribute: NSLayoutConstraint.Attribute, _ value: CGFloat) -> MaskEquation {
            MaskEquation(
                attribute: attribute, superAttribute: .notAnAttribute, multiplier: 0, constant: value,
                mask: "h=--- v=---", priority: priority)
        }
        return [size(.width, rect.width), size(.height, rect.height)]
    }

    static func all(of view: UIView) -> [MaskEquation] {
        let mask = view.style.autoresizingMask
        let text = "h=\(letters(mask.horizontal)) v=\(letters(mask.vertical))"
        let frame = view.untransformedFrame
        let rect = view.alignmentRect(forFrame: frame)
        let space = view.parentView?.layer.bounds.size ?? .zero
        let x = axis(frame.minX, frame.width, space.width, mask.horizontal)
        let y = axis(frame.minY, frame.height, space.height, mask.vertical)
        func equation(
            _ attribute: NSLayoutConstraint.Attribute, _ superAttribute: NSLayoutConstraint.Attribute,
            _ part: (factor: CGFloat, constant: CGFloat), _ inset: CGFloat
        ) -> MaskEquation {
            MaskEquation(
                attribute: attribute, superAttribute: superAttribute, multiplier: part.factor,
                constant: part.constant + inset, mask: text)
        }
        return [
            equation(.left, .width, x.start, rect.minX - frame.minX),
            equation(.width, .width, x.length, rect.width - frame.width),
            equation(.top, .height, y.start, rect.minY - frame.minY),
            equation(.height, .height, y.length, rect.height - frame.height),
        ]
    }

    /// Fixed parts are `-`, flexible ones `&`; a mask of none pins the beginning and prints `--&`.
    private static func letters(_ flexible: AxisSpan.Flexible) -> String {
        guard !flexible.isEmpty else { return "--&" }
        return [.before, .length, .after].map { flexible.contains($0) ? "&" : "-" }.joined()
    }

    /// The shares of autoresizing: flexible parts grow in proportion to their sizes, equally when these come to
    /// nothing.
    private static func axis(
        _ start: CGFloat, _ length: CGFloat, _ space: CGFloat, _ flexible: AxisSpan.Flexible
    ) -> (start: (factor: CGFloat, constant: CGFloat), length: (factor: CGFloat, constant: CGFloat)) {
        let parts: [(AxisSpan.Flexible, CGFloat)] = [
            (.before, start), (.length, length), (.after, space - start - length),
        ]
        let moving = parts.filter { flexible.contains($0.0) }
        let total = moving.reduce(0) { $0 + $1.1 }
        func part(_ which: AxisSpan.Flexible, _ size: CGFloat) -> (CGFloat, CGFloat) {
            guard flexible.contains(which) else { return (0, size) }
            let share = total > 0 ? size / total : 1 / CGFloat(moving.count)
            return (share, size - share * space)
        }
        return (part(.before, start), part(.length, length))
    }
}

extension NSAutoresizingMaskLayoutConstraint {
    fileprivate var key: MaskEquation.Key {
        MaskEquation.Key(attribute: first.attribute, multiplier: second.isEmpty ? 0 : multiplier, mask: mask)
    }
}

extension NSContentSizeLayoutConstraint {
    /// - Returns: true when they changed.
    fileprivate func adoptPriorities(of view: UIView) -> Bool {
        let axis: NSLayoutConstraint.Axis = first.attribute == .width ? .horizontal : .vertical
        let new = (
            view.contentHuggingPriority(for: axis), view.contentCompressionResistancePriority(for: axis)
        )
        guard new != (hugging, compressionResistance) else { return false }
        (hugging, compressionResistance) = new
        return true
    }
}
