import Rewriter
import SwiftSyntax

/// What rules are told of a file while it is walked, and where they tell what they find.
final class Scope {
    let file: AuditFile
    let facts: AuditFacts
    let target: IOSVersion
    let availability: AvailabilityTable
    /// The rule that looks now.
    var rule: AuditRule!
    private(set) var findings: [Finding] = []
    /// The versions that symbols of this file need where no guard keeps them.
    var needs: [AvailabilityNeed] = []
    /// Whether names newer than the target are told.
    let asksAvailability: Bool
    private var told: Set<String> = []
    private var words: [String: Set<String>] = [:]

    init(
        _ file: AuditFile, _ facts: AuditFacts, target: IOSVersion, availability: AvailabilityTable,
        asksAvailability: Bool = true
    ) {
        (self.file, self.facts, self.target, self.availability) = (file, facts, target, availability)
        self.asksAvailability = asksAvailability
    }

    /// Tells what the rule that looks now finds, unless what it wants instead may not be there yet.
    func tell(_ node: some SyntaxProtocol, _ message: String) {
        guard isDue(at: node) else { return }
        let place = file.place(of: node.positionAfterSkippingLeadingTrivia.utf8Offset)
        guard told.insert("\(rule.id):\(place.line):\(place.column)").inserted else { return }
        findings.append(
            Finding(
                rule: rule.id, path: file.path, line: place.line, column: place.column,
                utf16Column: file.utf16Column(place), message: message,
                severity: rule.severity, text: file.text(ofLine: place.line)))
    }

    /// Tells the first of several that have a key.
    func tell(_ node: some SyntaxProtocol, onceFor key: String, _ message: String) {
        guard isDue(at: node), told.insert("\(rule.id)#\(key)").inserted else { return }
        tell(node, message)
    }

    /// Whether what is to be written instead surely is there at a node.
    private func isDue(at node: some SyntaxProtocol) -> Bool { rule.since.map { version(at: node) >= $0 } ?? true }

    /// What the type around a node is among UIKit's.
    func kind(around node: some SyntaxProtocol) -> UIKitKind? { node.enclosingType.flatMap { kind(of: $0.name) } }

    func kind(of name: String) -> UIKitKind? { facts.kind(name, for: file) }

    /// A type's declaration and its extensions.
    func declarations(_ name: String) -> [TypeDeclaration] { facts.declarations(name, for: file) }

    /// Whether a word stands as a name in a type or its extensions.
    func type(_ name: String, mentions word: String) -> Bool {
        if let words = words[name] { return words.contains(word) }
        var found: Set<String> = []
        for declaration in declarations(name) {
            for token in declaration.node.tokens(viewMode: .sourceAccurate) {
                if case .identifier(let text) = token.tokenKind { found.insert(text) }
            }
        }
        words[name] = found
        return found.contains(word)
    }

    /// Whether a word stands in the type around a node, or in a class above it that is known.
    func typeAround(_ node: some SyntaxProtocol, mentions word: String) -> Bool {
        guard let type = node.enclosingType else { return false }
        return facts.lineage(type.name, for: file).contains { self.type($0, mentions: word) }
    }

    /// The version that surely runs at a node: the target's, or what guards around it ask for.
    func version(at node: some SyntaxProtocol) -> IOSVersion { max(target, Guards.version(around: node) ?? target) }
}
