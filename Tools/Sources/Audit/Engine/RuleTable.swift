/// All rules, in the order in which they are listed.
package enum RuleTable {
    package static let all: [AuditRule] =
        habits + superseded + lifecycle + layout + lists + navigation + animation + memory + concurrency + images
        + adaptive + availability + runControllers + runLayout + runScreen + guardrailControllers + guardrailLayers
        + guardrailNames

    /// Told by the program itself, not by a look at code.
    package static let unexplained = AuditRule(
        "disable-without-reason", "A rule that is disabled says why.",
        why: "Whoever reads it later cannot tell a decision from a wish to be left alone.",
        instead: "// offstage:disable RULE: the reason", guide: "this program", checks: [])

    package static let listed: [AuditRule] = all + [unexplained]

    /// The rules that only a run can ask.
    package static let ofRun: [AuditRule] = all.filter(\.isOfRun)

    package static func rule(_ id: String) -> AuditRule? { listed.first { $0.id == id } }
}
