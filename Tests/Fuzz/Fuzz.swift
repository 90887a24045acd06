import ArgumentParser
import Foundation

/// Runs the program on damaged scenes, damaged pictures and odd command lines, and tells what it took badly.
@main
struct Fuzz: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fuzz",
        abstract: "Damaged and invented scenes, films, damaged pictures and odd command lines, the same for a seed.",
        discussion: """
            No crash, no hang, no half-written file, and no error without a place: what breaks that is kept in a folder
            of its own, with the command line.

            EXAMPLES
              fuzz .build/offstage --count 20000       20,000 damaged scenes, 10,000 made from the schema, 1,000 films,
                                                       5,000 pictures, 500 command lines
              fuzz .build/offstage --count 0 --films 2000   films alone
              fuzz .build/offstage --only scene:1234   that one case again
            """)

    @Argument(help: "The program.")
    var program: String

    @Option(help: "How many damaged scenes; parts of that many of each other kind.")
    var count = 20_000

    @Option(help: "How many scenes that are made from the schema; half of the damaged ones.")
    var invented: Int?

    @Option(help: "How many films; a twentieth of the damaged scenes.")
    var films: Int?

    @Option(help: "How many odd command lines; a fortieth of the damaged scenes.")
    var commands: Int?

    @Option(help: "What all cases follow from.")
    var seed: UInt64 = 2026

    @Option(help: "Programs that run at once.")
    var jobs = ProcessInfo.processInfo.activeProcessorCount

    @Option(help: "The folder of scenes that are damaged.")
    var scenes = "Scenes"

    @Option(help: "The folder of pictures that are damaged.")
    var pictures = "Golden"

    @Option(help: "The folder that failed cases are kept in.")
    var keep = "Output/Fuzz"

    @Option(help: "One case: scene:N, schema:N, film:N, picture:N or command:N.")
    var only: FuzzCase?

    func validate() throws {
        guard [count, invented, films, commands].allSatisfy({ (0...10_000_000).contains($0 ?? 0) }) else {
            throw ValidationError("--count and its kind take 0 to 10000000")
        }
        guard (1...256).contains(jobs) else { throw ValidationError("--jobs takes 1 to 256") }
    }

    func run() throws {
        let program = URL(fileURLWithPath: program)
        let material = try FuzzMaterial(
            scenes: URL(fileURLWithPath: scenes), pictures: URL(fileURLWithPath: pictures),
            schema: SceneSchema(program: program))
        let interface = try ProgramInterface(program: program)
        let asked = [FuzzCase.Kind.schema: invented, .film: films, .command: commands].compactMapValues { $0 }
        let cases = only.map { [$0] } ?? FuzzCase.all(count: count, asked)
        let run = FuzzRun(
            program: program, interface: interface, material: material, seed: seed,
            failures: URL(fileURLWithPath: keep))
        let failed = try run.run(cases, jobs: jobs)
        print("\(cases.count) cases, \(failed) taken badly")
        if failed > 0 { throw ExitCode(1) }
    }
}
