/// All rules, in the order in which they are listed.
package enum RuleTable {
    package static let all: [AuditRule] =
        habits + superseded + lifecycle + layout + lists + navigation + animation + memory + concurrency + images
        + adaptive + availability + guardrailControllers + guardrailLayers + guardrailNames

    /// Told by the program itself, not by a look at code.
    package static let unexplained = AuditRule(
        "disable-without-reason", "A rule that is disabled says why.",
        why: "Whoever reads it later cannot tell a decision from a wish to be left alone.",
        instead: "// offstage:disable RULE: the reason", guide: "this program", checks: [])

    package static let listed: [AuditRule] = all + [unexplained]

    package static func rule(_ id: String) -> AuditRule? { listed.first { $0.id == id } }
}
