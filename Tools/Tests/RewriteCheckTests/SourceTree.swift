import CompilerFront
import Foundation
import Rewriter

/// A folder of Swift files, module by module.
struct SourceTree {
    let modules: [[SourceText]]

    init(_ folder: String) {
        modules = AdaptedFolder.contents(of: folder).modules.map { paths in
            paths.compactMap { path in
                Files.read("\(folder)/\(path)").map { SourceText(path: "\(folder)/\(path)", bytes: $0) }
            }
        }
    }

    /// The folder of this repository.
    static let repository = URL(fileURLWithPath: #filePath).pathComponents.dropLast(4).dropFirst()
        .reduce("") { "\($0)/\($1)" }

    /// The optional methods of the frameworks, as the kit lists them.
    static let optionalMethods: Set<String> = {
        let list = try? String(
            contentsOfFile: repository + "/Tests/APITests/AppleNames/OptionalMethods.tsv", encoding: .utf8)
        let names = (list ?? "").split(separator: "\n").compactMap { $0.split(separator: "\t").first }
        return Set(names.map { $0.drop { $0 != "." }.dropFirst() }.map(String.init))
    }()
}

/// What became of a module's files, and what is wrong with it.
struct ModuleCheck {
    private(set) var rewritten = 0
    private(set) var problems: [String] = []
    /// What the rewriter itself says that it cannot do.
    private(set) var refused: [Problem] = []

    init(_ sources: [SourceText], optionalMethods: Set<String> = SourceTree.optionalMethods) {
        let result = Rewriter(for: .compiling, optionalMethods: optionalMethods).rewrite(sources)
        refused = result.problems
        for (source, (text, edits)) in zip(sources, zip(result.texts, result.edits)) {
            guard let text else { continue }
            rewritten += 1
            problems += TreeComparison(source, edits, text).problems()
        }
    }
}
