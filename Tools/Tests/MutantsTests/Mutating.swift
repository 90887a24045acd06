import Rewriter
import SwiftParser
import SwiftSyntax

@testable import Mutants

/// The sites of a source.
func sites(_ text: String, module: String = "Rooms") -> [Site] {
    SiteFinder.sites(in: SourceText(path: "Sources/\(module)/A.swift", text: text), module: module)
}

/// The source with each site of a kind as a mutant by itself.
func mutated(_ text: String, _ kind: MutantKind) -> [String] {
    sites(text).filter { $0.kind == kind }.map { site in
        String(
            decoding: MutatedFile.text(Array(text.utf8), with: [Mutant(number: 7, site: site)]), as: UTF8.self)
    }
}

/// What people read of the sites of a kind.
func shown(_ text: String, _ kind: MutantKind) -> [String] {
    sites(text).filter { $0.kind == kind }.map { "\($0.line): \($0.before) → \($0.after)" }
}

/// Whether the parser finds nothing wrong.
func parses(_ text: String) -> Bool { !Parser.parse(source: text).hasError }
