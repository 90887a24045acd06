import ArgumentParser
import Foundation

/// Runs the program on damaged scenes, damaged pictures and odd command lines, and tells what it took badly.
@main
struct Fuzz: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fuzz",
        abstract: "Damaged scenes, damaged pictures and odd command lines, the same for a seed.",
        discussion: """
            No crash, no hang, no half-written file, and no error without a place: what breaks that is kept in a folder
            of its own, with the command line.

            EXAMPLES
              fuzz .build/offstage --count 20000       20,000 scenes, 5,000 pictures, 500 command lines
              fuzz .build/offstage --only scene:1234   that one case again
            """)

    @Argument(help: "The program.")
    var program: String

    @Option(help: "How many scenes; a quarter as many pictures, a fortieth as many command lines.")
    var count = 20_000

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

    @Option(help: "One case: scene:N, picture:N or command:N.")
    var only: FuzzCase?

    func validate() throws {
        guard (0...10_000_000).contains(count) else { throw ValidationError("--count takes 0 to 10000000") }
        guard (1...256).contains(jobs) else { throw ValidationError("--jobs takes 1 to 256") }
    }

    func run() throws {
        let program = URL(fileURLWithPath: program)
        let material = try FuzzMaterial(
            scenes: URL(fileURLWithPath: scenes), pictures: URL(fileURLWithPath: pictures))
        let interface = try ProgramInterface(program: program)
        let cases = only.map { [$0] } ?? FuzzCase.all(count: count)
        let run = FuzzRun(
            program: program, interface: interface, material: material, seed: seed,
            failures: URL(fileURLWithPath: keep))
        let failed = try run.run(cases, jobs: jobs)
        print("\(cases.count) cases, \(failed) taken badly")
        if failed > 0 { throw ExitCode(1) }
    }
}
