import Foundation
import Offstage
import SceneFile
import TextFormatting

/// Variants of a scene: written to files, or looked at for what has no room in them.
package struct VaryQuestion: Question {
    package static let command = "vary"

    /// What is looked for.
    package struct Search: Sendable {
        package var kinds: Set<FittingFinding.Kind>
        /// Whether variants that fail are made smaller.
        package var findsSmallest: Bool
        /// The file that results are written to for CI systems; nil for none.
        package var junit: String?
        /// How many processes look at variants at once, and what starts one.
        package var jobs: Int
        package var program: String

        package init(
            kinds: Set<FittingFinding.Kind> = Set(FittingFinding.Kind.allCases), findsSmallest: Bool = true,
            junit: String? = nil, jobs: Int = 1, program: String = "/proc/self/exe"
        ) {
            self.kinds = kinds
            self.findsSmallest = findsSmallest
            self.junit = junit
            self.jobs = jobs
            self.program = program
        }
    }

    private let path: String
    private let numbers: Range<Int>
    private let seed: UInt64
    private let output: String?
    private let search: Search?

    /// - Parameters:
    ///   - path: The scene's file; `-` is standard input.
    ///   - numbers: Which variants.
    ///   - output: The folder that variants are written to; of a search the smallest ones.
    ///   - search: What to look for; nil to write all variants.
    package init(_ path: String, _ numbers: Range<Int>, seed: UInt64, output: String? = nil, search: Search? = nil) {
        self.path = path
        self.numbers = numbers
        self.seed = seed
        self.output = output
        self.search = search
    }

    @MainActor
    package func answer(_ answer: inout Answer) async throws {
        try ScenePath.checkExistence([path])
        if try ScenePath.isFolder(path) {
            throw AnswerFailure([Problem("this is a folder, and 'vary' takes one scene", file: path)], .badInput)
        }
        let input = SceneInput(path: path)
        if let search {
            if search.junit == OutputFile.standard { Terminal.current.takeStandardOutput() }
            try await look(at: input, search, &answer)
        } else {
            try write(input, &answer)
        }
    }

    // MARK: Writing

    @MainActor
    private func write(_ input: SceneInput, _ answer: inout Answer) throws {
        let varying = try SceneVarying(input)
        let folder = try VariantFolder(output ?? ".", for: input, varying)
        for number in numbers {
            let variation = varying.applicable(SceneVariation(seed: seed, number: number))
            let path = try folder.write(varying.text(variation), named: VariantName.text(input.name, number))
            answer.tell("\(path): \(variation.words)")
            answer.add(FoundVariant(number: number, variation: variation, path: path).jsonValue)
        }
    }

    // MARK: Looking

    @MainActor
    private func look(at input: SceneInput, _ search: Search, _ answer: inout Answer) async throws {
        let trial = try VariantTrial(input, search.kinds)
        var found = [FoundVariant(variation: SceneVariation(), findings: trial.own)]
        for finding in trial.own { answer.tell("as it is written: " + finding.line) }
        for number in try await candidates(input, search) {
            Terminal.current.status("\(input.name): variant \(number) of \(numbers.upperBound)")
            let variation = trial.varying.applicable(SceneVariation(seed: seed, number: number))
            let findings = try trial.findings(variation)
            guard !findings.isEmpty else { continue }
            found.append(FoundVariant(number: number, variation: variation, findings: findings))
            answer.tell(found[found.count - 1].line)
        }
        let count = found.count - 1
        if search.findsSmallest { found += try smallest(of: found, trial, input, &answer) }
        answer.tell(
            "\(count.counted("variant")) of \(numbers.count) with findings that the scene itself has not")
        answer.add(results: found.filter { $0.number != nil || !$0.findings.isEmpty }.map(\.jsonValue))
        if let junit = search.junit {
            let xml = VariantXML(scene: input.name, found: found, numbers: numbers).text
            try OutputFile.write(Data(xml.utf8), to: junit)
        }
        if count > 0 || !trial.own.isEmpty { throw ExitStatus.differs }
    }

    /// The variants to look at here: those that others found failing, where others looked.
    @MainActor
    private func candidates(_ input: SceneInput, _ search: Search) async throws -> [Int] {
        guard search.jobs > 1, numbers.count > 1, path != OutputFile.standard else { return Array(numbers) }
        let kinds = search.kinds.map(\.rawValue).sorted().joined(separator: ",")
        let words = [Self.command, path, "--find", "--seed", "\(seed)", "--kinds", kinds]
        return try await VariantSlices(program: search.program, words: words).failing(numbers, jobs: search.jobs)
    }

    /// Of each kind the smallest variant, made of the first that has it.
    @MainActor
    private func smallest(
        of found: [FoundVariant], _ trial: VariantTrial, _ input: SceneInput, _ answer: inout Answer
    ) throws -> [FoundVariant] {
        var result: [FoundVariant] = []
        let folder = try output.map { try VariantFolder($0, for: input, trial.varying) }
        for kind in FittingFinding.Kind.allCases {
            guard let first = found.first(where: { $0.number != nil && $0.kinds.contains(kind) }) else { continue }
            var variant = first
            variant.smallestFor = kind
            variant.variation = try trial.smallest(of: first.variation, kind)
            variant.findings = try trial.findings(variant.variation)
            variant.path = try folder?.write(
                trial.varying.text(variant.variation), named: "\(input.name)-smallest-\(kind.rawValue)")
            answer.tell(lines: variant.lines)
            result.append(variant)
        }
        return result
    }
}
