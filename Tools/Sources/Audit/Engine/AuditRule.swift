import SwiftSyntax

/// One thing that reviews look for: what it is called, why it matters, what to write instead, and how it is found.
package struct AuditRule: Sendable {
    /// How much a finding weighs.
    package enum Severity: String, Sendable, CaseIterable {
        /// What will not work.
        case error
        /// What goes wrong for some users, or some day.
        case warning
        /// What works, and is done better today.
        case note
    }

    /// Which rules are asked at once.
    package enum Group: String, Sendable, CaseIterable {
        /// Asked unless someone leaves a rule out.
        case review
        /// How an app of view models and coordinators is laid out: only asked for by name.
        case guardrails
    }

    package let id: String
    /// What the rule says, in general.
    package let title: String
    package let why: String
    /// What to write instead.
    package let instead: String
    /// The paragraph that it stands for: `generated code, habit 3`.
    package let guide: String
    package let severity: Severity
    package let group: Group
    /// The first version in which what is to be written instead is there; nil for any. Nothing is told where an older one
    /// may run.
    package let since: IOSVersion?
    /// Whether it looks at tests, and at nothing else.
    let isForTests: Bool
    let checks: [Check]
    /// What a stage of a test tells by itself; empty for a rule about sources.
    package let kinds: Set<String>

    /// Whether it only shows when the package's tests run.
    package var isOfRun: Bool { !kinds.isEmpty }
    /// Where the page of rules tells of it.
    package var page: String { "Docs/audit-rules.md#\(id)" }

    init(
        _ id: String, _ title: String, why: String, instead: String, guide: String, severity: Severity = .warning,
        group: Group = .review, since: IOSVersion? = nil, isForTests: Bool = false, checks: [Check]
    ) {
        (self.id, self.title, self.why, self.instead, self.guide) = (id, title, why, instead, guide)
        (self.severity, self.group, self.since, self.checks) = (severity, group, since, checks)
        self.isForTests = isForTests
        kinds = []
    }

    /// A rule about what shows at work.
    /// - Parameter kinds: What stages call it.
    init(
        _ id: String, _ title: String, why: String, instead: String, guide: String, severity: Severity = .warning,
        kinds: Set<String>
    ) {
        (self.id, self.title, self.why, self.instead, self.guide) = (id, title, why, instead, guide)
        (self.severity, self.group, since, checks) = (severity, .review, nil, [])
        isForTests = false
        self.kinds = kinds
    }
}

/// What of a file a rule is shown; all rules share one walk.
enum Check: Sendable {
    /// Calls of functions and types with one of these names.
    case calls(Set<String>, @Sendable (FunctionCallExprSyntax, Scope) -> Void)
    /// Members with one of these names that are read, written or called.
    case members(Set<String>, @Sendable (MemberAccessExprSyntax, Scope) -> Void)
    /// Assignments to what ends with one of these names.
    case assignments(Set<String>, @Sendable (Assignment, Scope) -> Void)
    /// All assignments to what has a name.
    case allAssignments(@Sendable (Assignment, Scope) -> Void)
    /// Functions with one of these names.
    case functions(Set<String>, @Sendable (FunctionDeclSyntax, Scope) -> Void)
    /// All properties and variables.
    case variables(@Sendable (VariableDeclSyntax, Scope) -> Void)
    /// All types; extensions are asked for by the type.
    case types(@Sendable (TypeDeclaration, Scope) -> Void)
    /// The file as a whole.
    case files(@Sendable (SourceFileSyntax, Scope) -> Void)
}
