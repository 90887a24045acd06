// Layout at work, and lists that scroll.
extension RuleTable {
    static let runLayout: [AuditRule] = [
        AuditRule(
            "constraint-conflict", "Required constraints can hold together.",
            why: "UIKit leaves one of them out and says so in a log that nobody reads; which one may change.",
            instead: "a priority below required for the one that may give way",
            guide: "review checklist, layout, line 5", severity: .error, kinds: ["unsatisfiableConstraints"]),
        AuditRule(
            "ambiguous-layout", "Constraints say where everything is and how large.",
            why: "What they leave open is anywhere: rows of 44 points, views of size zero.",
            instead: "an unbroken chain of constraints from edge to edge",
            guide: "review checklist, collections, line 5", kinds: ["ambiguousLayout"]),
        AuditRule(
            "constraints-made-in-layout", "Layout makes no constraint that an earlier layout made.",
            why: "Each pass solves the system anew, and old ones pile up where nobody takes them away.",
            instead: "made once and kept; layout changes its constant", guide: "review checklist, layout, line 3",
            kinds: ["constraintsMadeAnew"]),
        AuditRule(
            "layout-loop", "Layout comes to an end.",
            why: "A view that marks itself, or one that marks it back, takes all of the frame's time.",
            instead: "mark layout where something changed, not in layoutSubviews",
            guide: "review checklist, layout, line 3", severity: .error, kinds: ["layoutFeedbackLoop"]),
        AuditRule(
            "hierarchy-changed-in-layout", "A view's layout adds and removes no subviews.",
            why: "It asks for the next layout by itself, and does it again then.",
            instead: "subviews made in init, hidden where they are not wanted; layoutSubviews sets frames",
            guide: "review checklist, layout, line 3", kinds: ["hierarchyMutatedDuringLayout"]),
        AuditRule(
            "late-mark", "Work is asked for before its phase of the frame.",
            why: "What draw(_:) or a commit asks for costs a second pass in this frame, or comes a frame late.",
            instead: "setNeedsLayout where the value changes", guide: "review checklist, layout, line 3",
            kinds: ["markedInWrongPhase"]),
        AuditRule(
            "offscreen-while-scrolling", "What scrolls is drawn without passes of its own.",
            why: "Each takes the GPU to another target and back, in every frame, for every cell.",
            instead: "a shadowPath, corners without a mask, an opaque picture: what the finding says",
            guide: "review checklist, collections, line 3", kinds: ["offscreenWhileScrolling"]),
        AuditRule(
            "view-added-at-reuse", "A cell that is used again gets no views on top of those it has.",
            why: "They pile up with each row, and each makes the cell dearer.",
            instead: "subviews made in the cell's init, hidden where a row has nothing for them",
            guide: "review checklist, collections, line 4", kinds: ["viewAddedAtReuse"]),
        AuditRule(
            "constraint-added-at-reuse", "A cell that is used again gets no constraints on top of those it has.",
            why: "Each is solved with the others, and sooner or later two contradict each other.",
            instead: "constraints activated in the cell's init, their constants changed",
            guide: "review checklist, collections, line 5", kinds: ["constraintAddedAtReuse"]),
    ]
}
