import Answers
import ArgumentParser
import Foundation
import Offstage

/// `offstage audit`: what stands in the way of those who see, hear or touch otherwise.
struct AuditCommand: AnsweringCommand {
    static let configuration = CommandConfiguration(
        commandName: name, _superCommandName: HelpText.program,
        abstract: "Find what stands in the way of those who see, hear or touch otherwise.",
        usage: "offstage audit <paths> ... [<options>]",
        discussion: HelpText.discussion(
            """
            The types are those of Apple's performAccessibilityAudit, and four more: \
            \(AccessibilityAuditType.names.map(\.name).joined(separator: ", ")). Apple states no numbers; the thresholds \
            stand in Docs/accessibility.md.
            """,
            """
            --text-sizes, --directions and --appearances look at every combination of what they are given as all. What \
            holds under several circumstances is told once, with their names.
            """,
            examples: [
                "offstage audit settings.yml", "offstage audit Scenes --types contrast,hitRegion",
                "offstage audit Scenes --text-sizes all --directions both --appearances both --junit audit.xml",
            ],
            exits: [.differs, .badInput]))

    @OptionGroup var scenes: SceneArguments
    @OptionGroup var variant: VariantOptions

    @Option(help: "What to look for, separated by commas. (default: all)", transform: Self.types)
    var types = AccessibilityAuditType.all

    @Option(name: .customLong("text-sizes"), help: "The text sizes: own or all.")
    var textSizes = AuditCircumstances.Range.own

    @Option(help: "The directions: own or both.")
    var directions = AuditCircumstances.Range.own

    @Option(help: "The appearances: own or both.")
    var appearances = AuditCircumstances.Range.own

    @Option(help: "A file that the results are written to as JUnit XML.", completion: .file(extensions: ["xml"]))
    var junit: String?

    @Option(
        parsing: .unconditional, help: "Processes that look at scenes at once (default: the number of processors).",
        transform: NumberArgument.whole(1...256))
    var jobs: Int?

    @Option(help: .hidden, transform: Self.part)
    var part: AuditQuestion.Part?

    @Flag(help: Answer.flagHelp)
    var json = false

    func validate() throws {
        if junit == OutputFile.standard, json {
            throw ValidationError("--junit - and --json would both write to standard output")
        }
    }

    private static func types(_ text: String) throws -> AccessibilityAuditType {
        try text.split(separator: ",").reduce(into: []) { types, name in
            guard let known = AccessibilityAuditType.names.first(where: { $0.name == name }) else {
                let all = AccessibilityAuditType.names.map(\.name).joined(separator: ", ")
                throw ValidationError("there is no type '\(name)'; there are \(all)")
            }
            types.insert(known.type)
        }
    }

    /// `1/4`: what this process looks at for another one.
    private static func part(_ text: String) throws -> AuditQuestion.Part {
        let numbers = text.split(separator: "/").compactMap { Int($0) }
        guard numbers.count == 2, numbers[0] >= 0, numbers[0] < numbers[1] else {
            throw ValidationError("a part is two numbers, '0/4'")
        }
        return AuditQuestion.Part(number: numbers[0], of: numbers[1])
    }

    func question() -> AuditQuestion {
        AuditQuestion(
            scenes.files, variant.variant, types: types,
            circumstances: AuditCircumstances(
                textSizes: textSizes, directions: directions, appearances: appearances), junit: junit,
            jobs: jobs ?? ProcessInfo.processInfo.activeProcessorCount, part: part)
    }
}

extension AuditCircumstances.Range: ExpressibleByArgument {
    /// Of two, all are both.
    public init?(argument: String) { self.init(rawValue: argument == "both" ? "all" : argument) }
}
