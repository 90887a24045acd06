import SwiftSyntax

/// Turns Swift that leans on Objective-C into Swift that Linux compiles, keeping every line where it is.
///
/// A rewriter sees a whole module: what one file declares decides what becomes of another.
public struct Rewriter {
    /// What a rewritten file is for.
    public enum Form: Sendable {
        /// For the compiler: the first line says where the file came from, so messages name the original.
        case compiling
        /// For people: only what goes from one place to another tells its lines, so that those behind it keep theirs.
        case reading
    }

    /// A module's files after the rules.
    public struct Result: Sendable {
        /// One for each file, in their order; nil for a file that stays as it is.
        public let texts: [String?]
        /// For each file what was changed in it, from its start to its end.
        package let edits: [[TextEdit]]
        /// What cannot be rewritten, by file and line.
        public let problems: [Problem]
        /// The files that stay as they are though there is something to rewrite in them, and why.
        public let warnings: [Problem]
        /// Where the previews of the module come from, in the order of the files.
        public let previews: [PreviewPlace]
    }

    private let form: Form
    private let optionalMethods: Set<String>
    private let conditions: BuildConditions

    /// - Parameters:
    ///   - optionalMethods: The optional methods of the frameworks' protocols: `scrollViewDidScroll(_:)`.
    ///   - definitions: What the module is compiled with by `-D`; nil where that is not known.
    public init(for form: Form, optionalMethods: Set<String> = [], definitions: Set<String>? = nil) {
        self.form = form
        self.optionalMethods = optionalMethods
        conditions = BuildConditions(definitions: definitions)
    }

    /// The rules, each for itself. `ImportRule` comes after them, and what moves between files last.
    private static let rules: [Rule.Type] = [
        AttributeRule.self, KeyPathRule.self, PlatformRule.self, AvailabilityRule.self, TestCaseRule.self,
        SetUpRule.self, MeasureRule.self, ValueObserverRule.self, ForwardingRule.self, ExpectationRule.self,
        SelectorRule.self, OptionalRequirementRule.self, OptionalCallRule.self, ObservedPropertyRule.self,
        ManagedPropertyRule.self, UnwrappedPropertyRule.self, EntryRule.self, ClassDescriptionRule.self,
        AnyObjectRule.self,
    ]

    /// Rewrites the files of one module. A file that does not parse stays as it is.
    public func rewrite(_ sources: [SourceText]) -> Result {
        let all = Self.rules + [PreviewRule.self, ExtensionOverrideRule.self, ImportRule.self]
        guard sources.contains(where: { source in all.contains { $0.mayChange(source) } }) else {
            return Result(
                texts: sources.map { _ in nil }, edits: sources.map { _ in [] }, problems: [], warnings: [],
                previews: [])
        }
        let files = sources.map { ParsedFile($0, conditions: conditions) }
        let facts = ModuleFacts(files, optionalMethods: optionalMethods)
        var edits = files.map { _ in EditList() }
        var problems: [Problem] = []
        var previews: [PreviewPlace] = []
        for (index, file) in files.enumerated() {
            for type in Self.rules { run(type, on: file, facts, &edits[index], &problems) }
            if let rule: PreviewRule = run(PreviewRule.self, on: file, facts, &edits[index], &problems) {
                previews += rule.found
            }
            guard let imports: ImportRule = run(ImportRule.self, on: file, facts) else { continue }
            imports.addImports(for: edits[index])
            for edit in imports.edits.edits { edits[index].add(edit) }
        }
        problems += override(files, facts, &edits)
        let warnings = files.compactMap { file in
            all.contains { $0.mayChange(file.source) } ? file.warning : nil
        }
        return Result(
            texts: zip(files, edits).map { text($0, $1) },
            edits: zip(files, edits).map { $1.made(in: 0..<$0.source.bytes.count) },
            problems: problems.sorted { ($0.path, $0.line, $0.column) < ($1.path, $1.line, $1.column) },
            warnings: warnings, previews: previews)
    }

    /// Lets members of extensions override and be overridden.
    /// - Returns: What cannot.
    private func override(_ files: [ParsedFile], _ facts: ModuleFacts, _ edits: inout [EditList]) -> [Problem] {
        let rules = files.map { run(ExtensionOverrideRule.self, on: $0, facts) as ExtensionOverrideRule? }
        var found: [Dispatching.Found] = []
        var problems: [Problem] = []
        for (index, rule) in rules.enumerated() {
            for edit in rule?.edits.edits ?? [] { edits[index].add(edit) }
            found += rule?.dispatches.map { ($0, index) } ?? []
            problems += rule?.problems ?? []
        }
        // Before anything moves: what moves takes its new names along.
        Dispatching(files: files).add(found, &edits)
        var moving = Moving(files: files, facts: facts)
        for (index, rule) in rules.enumerated() {
            if let rule { moving.move(rule.moves, from: index, &edits) }
        }
        return problems + moving.problems
    }

    private func run<R: Rule>(_ type: R.Type, on file: ParsedFile, _ facts: ModuleFacts) -> R? {
        guard type.mayChange(file.source), let tree = file.tree else { return nil }
        let rule = type.init(file: file, facts: facts)
        rule.walk(tree)
        return rule
    }

    @discardableResult
    private func run<R: Rule>(
        _ type: R.Type, on file: ParsedFile, _ facts: ModuleFacts, _ edits: inout EditList,
        _ problems: inout [Problem]
    ) -> R? {
        guard let rule = run(type, on: file, facts) else { return nil }
        for edit in rule.edits.edits { edits.add(edit) }
        problems += rule.problems
        return rule
    }

    private func text(_ file: ParsedFile, _ edits: EditList) -> String? {
        guard !edits.isEmpty else { return nil }
        let bytes = file.source.bytes
        let text = edits.applied(to: 0..<bytes.count, of: bytes)
        return form == .compiling ? file.source.directive(line: 1) + "\n" + text : text
    }
}
