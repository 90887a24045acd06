import Foundation
import Offstage
import RenderServer
import SceneFile
import TextFormatting
import UIKit

/// What stands in the way of those who see, hear or touch otherwise, in scenes.
package struct AuditQuestion: Question {
    package static let command = "audit"

    /// Which scenes a process of several looks at: each so many, from a number on.
    package struct Part: Hashable, Sendable {
        package let number: Int
        package let count: Int

        package init(number: Int, of count: Int) {
            self.number = number
            self.count = count
        }
    }

    private let files: SceneFiles
    private let variant: Variant
    private let types: AccessibilityAuditType
    private let circumstances: AuditCircumstances
    private let junit: String?
    private let jobs: Int
    private let part: Part?
    private let program: String

    /// - Parameters:
    ///   - junit: The file that results are written to for CI systems; nil for none.
    ///   - jobs: How many processes look at scenes at once.
    ///   - part: What to look at for another process, which is told numbers of scenes with their findings; nil for all.
    ///   - program: Starts this program again.
    package init(
        _ files: SceneFiles, _ variant: Variant = Variant(), types: AccessibilityAuditType = .all,
        circumstances: AuditCircumstances = AuditCircumstances(), junit: String? = nil, jobs: Int = 1,
        part: Part? = nil, program: String = "/proc/self/exe"
    ) {
        self.files = files
        self.variant = variant
        self.types = types
        self.circumstances = circumstances
        self.junit = junit
        self.jobs = jobs
        self.part = part
        self.program = program
    }

    @MainActor
    package func answer(_ answer: inout Answer) async throws {
        if junit == OutputFile.standard { Terminal.current.takeStandardOutput() }
        let sources = try files.scenes()
        let each = circumstances.each(over: try variant.sceneOptions())
        if let part { return tell(part, of: sources, each, &answer) }
        let known = try await others(sources.count, each.count)?.findings() ?? [:]
        var findings: [[AuditFinding]] = []
        var isUnreadable = false
        for (number, source) in sources.enumerated() {
            Terminal.current.status("\(source.name): \(number + 1) of \(sources.count)")
            do {
                let found = if let told = known[number] { told } else { try SceneAudit(source, each, types).findings() }
                for finding in found { answer.tell(finding.line(of: each.count)) }
                answer.add(results: found.map(\.jsonValue))
                findings.append(found)
            } catch {
                answer.report(error.errors.map { Problem($0) })
                isUnreadable = true
                findings.append([])
            }
        }
        let count = findings.reduce(0) { $0 + $1.count }
        answer.tell("\(count.counted("finding")) in \(sources.count.counted("scene"))")
        if let junit {
            let xml = AuditXML(Array(zip(sources.map(\.name), findings)), of: each.count).text
            try OutputFile.write(Data(xml.utf8), to: junit)
        }
        if isUnreadable { throw ExitStatus.badInput }
        if count > 0 { throw ExitStatus.differs }
    }

    /// The processes that look at the scenes in place of this one; nil where that is not worth their start.
    private func others(_ scenes: Int, _ circumstances: Int) -> AuditProcesses? {
        // A process takes about as long to start as ten looks.
        let count = min(jobs, scenes, scenes * circumstances / 10)
        guard count > 1, !files.paths.contains(OutputFile.standard) else { return nil }
        let names = AccessibilityAuditType.names.filter { types.contains($0.type) }.map(\.name)
        let words =
            [Self.command] + variant.arguments + ["--types", names.joined(separator: ",")]
            + self.circumstances.arguments + ["--json", "--"] + files.paths
        return AuditProcesses(program: program, words: words, count: count)
    }

    /// Tells another process what it asks for. What cannot be read it reads itself.
    @MainActor
    private func tell(
        _ part: Part, of sources: [SceneInput], _ each: [AuditCircumstances.Circumstance], _ answer: inout Answer
    ) {
        for number in stride(from: part.number, to: sources.count, by: part.count) {
            guard let found = try? SceneAudit(sources[number], each, types).findings() else { continue }
            answer.add(
                .object([("number", .integer(number)), ("findings", .array(found.map(\.jsonValue)))]))
        }
    }
}
