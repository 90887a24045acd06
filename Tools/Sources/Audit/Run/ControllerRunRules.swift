// Controllers at work, and what holds what.
extension RuleTable {
    static let runControllers: [AuditRule] = [
        AuditRule(
            "controller-at-odds", "Controllers are used so that nothing they do is lost.",
            why: "UIKit accepts it in silence: a view is thrown away, a screen never comes, a call has no effect.",
            instead: "what the finding says", guide: "review checklist, lifecycle, line 4", kinds: ["controllers"]),
        AuditRule(
            "work-in-wrong-callback", "What is done once is done in viewDidLoad.",
            why: "The other callbacks come each time the view appears or is laid out: views pile up.",
            instead: "addSubview in viewDidLoad; in viewWillAppear only what may have changed meanwhile",
            guide: "review checklist, lifecycle, line 1", kinds: ["workInWrongCallback"]),
        AuditRule(
            "layer-frame-in-view-did-load", "A layer follows its view's size.",
            why: "In viewDidLoad the view has the size of a file or none, and layers have no constraints.",
            instead: "shade.frame = view.bounds in viewDidLayoutSubviews",
            guide: "review checklist, lifecycle, line 1", kinds: ["layerFrameInViewDidLoad"]),
        AuditRule(
            "child-without-did-move", "A child that is shown was told so by didMove(toParent:).",
            why: "Until then it takes itself for moving, and what it does on arrival never happens.",
            instead: "addChild(child); view.addSubview(child.view); child.didMove(toParent: self)",
            guide: "review checklist, lifecycle, line 4", kinds: ["childWithoutDidMove"]),
        AuditRule(
            "super-not-reached", "An override that has to call super reaches it.",
            why: "What the class above does there is not done; a call behind a condition does not always count.",
            instead: "super.updateConstraints() as the last line", guide: "review checklist, lifecycle, line 3",
            severity: .error, kinds: ["missingSuper"]),
        AuditRule(
            "unbalanced-appearance", "Each beginAppearanceTransition has its endAppearanceTransition.",
            why: "A child whose appearance never ends is neither shown nor gone: its next appearance is lost.",
            instead: "begin and end once each, around the change", guide: "review checklist, lifecycle, line 4",
            kinds: ["unbalancedAppearance"]),
        AuditRule(
            "retain-cycle", "Views and controllers do not hold each other.",
            why: "None of them ever goes: timers run on, notifications are heard, memory grows with each visit.",
            instead: "weak var owner, or [weak self] where a closure is kept",
            guide: "review checklist, memory, line 1", kinds: ["retainCycle"]),
    ]
}
