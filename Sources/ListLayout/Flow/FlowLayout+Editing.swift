extension FlowSection: EditedSection {
    func item(at place: Int) -> SizeRun.Kind? { sizes.kind(of: place) }

    var items: [SizeRun.Kind] {
        get { sizes.kinds }
        set { sizes.kinds = newValue }
    }
}

extension FlowLayout {
    /// Carries out an update, all at once. What was measured stays measured, wherever it goes.
    package mutating func apply(_ edit: FlowEdit) {
        var changed = sections
        changed.apply(edit) { size, section in section.kind(size) }
        self = FlowLayout(axis, across: width, scale: grid.scale, isMirrored: isMirrored)
        for section in changed { append(section) }
    }
}
