import Offstage
import SceneFile
import TextFormatting

/// A variant of a scene, and what was found in it.
struct FoundVariant {
    /// Which variant it is, or was made of; nil for the scene as it is written.
    var number: Int?
    var variation: SceneVariation
    /// Where it was written; nil where it was not.
    var path: String?
    /// What the variant is the smallest one with.
    var smallestFor: FittingFinding.Kind?
    var findings: [FittingFinding] = []

    var kinds: [FittingFinding.Kind] {
        FittingFinding.Kind.allCases.filter { kind in findings.contains { $0.kind == kind } }
    }

    /// `variant 12 (de, dark): clippedText 3, overlap 1`
    var line: String {
        let counts = kinds.map { kind in "\(kind.rawValue) \(findings.count { $0.kind == kind })" }
        return "variant \(number ?? 0) (\(variation.words)): \(counts.joined(separator: ", "))"
    }

    /// What people are told of the smallest one.
    var lines: [String] {
        guard let smallestFor else { return findings.map(\.line) }
        let place = path.map { ", in \($0)" } ?? ""
        let head = "smallest with \(smallestFor.rawValue), of variant \(number ?? 0)\(place): \(variation.words)"
        return [head] + findings.filter { $0.kind == smallestFor }.map { "  " + $0.line }
    }

    var jsonValue: JSONValue {
        .object([
            ("number", number.map { .integer($0) } ?? .null), ("path", .text(path)),
            ("smallestFor", .text(smallestFor?.rawValue)), ("variation", variation.jsonValue),
            ("findings", .array(findings.map(\.jsonValue))),
        ])
    }
}
