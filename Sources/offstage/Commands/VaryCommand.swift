import Answers
import ArgumentParser
import Offstage

/// `offstage vary`: scenes that vary, and what has no room in them.
struct VaryCommand: AnsweringCommand {
    static let configuration = CommandConfiguration(
        commandName: name, _superCommandName: HelpText.program,
        abstract: "Make variants of a scene, or find those in which something has no room.",
        usage: "offstage vary <scene> (-o <folder> | --find) [<options>]",
        discussion: HelpText.discussion(
            """
            Each variant is a scene file again, with the scene's own ids. Text lengths, languages, text sizes, \
            appearances, devices, directions and colours are drawn: each stays as the scene has it one time in two, and \
            else has one of its other values, each as likely. A seed gives the same variants on every machine. \
            Docs/varying.md lists the values.
            """,
            """
            --find looks for clipped texts, siblings that overlap, texts and controls beyond the safe area, constraints \
            that gave way, and touch targets of less than 44 points. What the scene has as it is written is told once. \
            Of each kind the smallest variant that fails is found by halving what was changed, and written where -o \
            says.
            """,
            examples: [
                "offstage vary card.yml --count 1000 --seed 7 -o Variants", "offstage vary card.yml --count 200 --find",
                "offstage vary card.yml --find --kinds clippedText,overlap -o Smallest --junit vary.xml",
            ],
            exits: [.differs, .badInput]))

    @OptionGroup var scene: SceneArgument

    @Option(
        parsing: .unconditional, help: "How many variants, 1 to 1000000.",
        transform: NumberArgument.whole(1...1_000_000))
    var count = 100

    @Option(
        parsing: .unconditional, help: "The number of the first one.",
        transform: NumberArgument.whole(0...1_000_000_000))
    var first = 0

    @Option(
        parsing: .unconditional, help: "What they are drawn by.", transform: NumberArgument.whole(0...Int.max))
    var seed = 0

    @Option(
        name: [.short, .long], help: "The folder that variants are written to; with --find the smallest ones.",
        completion: .directory)
    var output: String?

    @Flag(help: "Look for what has no room, in place of writing.")
    var find = false

    @Option(help: "What to look for, separated by commas. (default: all)", transform: Self.kinds)
    var kinds: Set<FittingFinding.Kind>?

    @Flag(help: "Leave variants that fail as they were drawn, and look for no smaller ones.")
    var asDrawn = false

    @Option(help: "A file that findings are written to as JUnit XML.", completion: .file(extensions: ["xml"]))
    var junit: String?

    @Option(
        parsing: .unconditional, help: "Processes that look at variants at once.",
        transform: NumberArgument.whole(1...256))
    var jobs = 1

    @Flag(help: Answer.flagHelp)
    var json = false

    func validate() throws {
        if let output, output.isEmpty || output == OutputFile.standard {
            throw ValidationError("-o takes a folder, and this is \(output.isEmpty ? "an empty path" : "none")")
        }
        if !find, output == nil { throw ValidationError("variants need a folder (-o), or --find") }
        if !find, kinds != nil || asDrawn || junit != nil || jobs > 1 {
            throw ValidationError("--kinds, --as-drawn, --junit and --jobs go with --find")
        }
        if junit == OutputFile.standard, json {
            throw ValidationError("--junit - and --json would both write to standard output")
        }
    }

    private static func kinds(_ text: String) throws -> Set<FittingFinding.Kind> {
        try text.split(separator: ",").reduce(into: []) { kinds, name in
            guard let kind = FittingFinding.Kind(rawValue: String(name)) else {
                let all = FittingFinding.Kind.allCases.map(\.rawValue).joined(separator: ", ")
                throw ValidationError("there is no kind '\(name)'; there are \(all)")
            }
            kinds.insert(kind)
        }
    }

    func question() -> VaryQuestion {
        let search = VaryQuestion.Search(
            kinds: kinds ?? Set(FittingFinding.Kind.allCases), findsSmallest: !asDrawn, junit: junit, jobs: jobs)
        return VaryQuestion(
            scene.scene, first..<first + count, seed: UInt64(seed), output: output, search: find ? search : nil)
    }
}
