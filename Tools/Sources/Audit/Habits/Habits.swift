extension RuleTable {
    /// The ten habits of generated code; the first of them, obsolete calls, is the family of superseded names.
    static let habits: [AuditRule] = [
        geometryInViewDidLoad, taskNotCancelled, missingMaskFlag, singleActivation, strongSelf, cellWithoutReset,
        barTintDirectly, expensiveWillAppear, detachedTaskForUI,
    ]
}
