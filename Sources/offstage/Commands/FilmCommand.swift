import Answers
import ArgumentParser
import Offstage

/// `offstage film`: how a scene moves.
struct FilmCommand: AnsweringCommand {
    static let configuration = CommandConfiguration(
        commandName: name, _superCommandName: HelpText.program,
        abstract: "Film a moving scene and tell what each frame costs.",
        usage: "offstage film <scene> [-o <film>] [<options>]",
        discussion: HelpText.discussion(
            """
            The film is an animated picture (.png), a folder of pictures, one contact sheet (--sheet), or what ffmpeg \
            makes of the frames (.gif, .mp4). Frames are stored as the rectangles that changed. Without -o only the \
            account is told.
            """,
            """
            A frame's load is what drawing it moves, in screens' worth of bytes by the tile-memory model; it is no \
            measurement. Frames above the budget are late: 12 canvases on a display of 60 frames a second, 6 on one of \
            120. With --budget, late frames are a failure. Where a list scrolls a second table tells what that costs: \
            cells made, used again, set up and measured, heights, layouts, solves, pictures, passes.
            """,
            """
            Without options the scene's `film:` says what is filmed; a scene without one is filmed for one second from \
            0, 60 frames a second. More than 60 frames a second are those of a faster display.
            """,
            examples: [
                "offstage film card.yml -o card.png", "offstage film card.yml -o Frames --from 0.2 --for 0.5 --fps 120",
                "offstage film card.yml -o sheet.png --sheet --columns 10",
                "offstage film card.yml --budget 4", "offstage film card.yml --report card.html",
                "offstage film card.yml --json | jq '.results[].frames[].load'",
            ],
            exits: [.differs, .badInput]))

    @OptionGroup var scene: SceneArgument
    @OptionGroup var variant: VariantOptions
    @OptionGroup var drawing: DrawingOptions

    @Option(
        name: [.short, .long],
        help: "Where the film goes: a .png, .gif or .mp4, or a folder; - is standard output, for PNG.",
        completion: .file())
    var output: String?

    @Option(
        parsing: .unconditional, help: ArgumentHelp("When the film begins.", valueName: "seconds"),
        transform: NumberArgument.seconds)
    var from: Double?

    @Option(
        name: .customLong("for"), parsing: .unconditional,
        help: ArgumentHelp("What it lasts.", valueName: "seconds"), transform: NumberArgument.lastingSeconds)
    var duration: Double?

    @Option(parsing: .unconditional, help: "Frames a second, 1 to 240.", transform: NumberArgument.whole(1...240))
    var fps: Int?

    @Flag(help: "Write one contact sheet: small pictures with their times.")
    var sheet = false

    @Option(
        parsing: .unconditional, help: "Pictures side by side on the contact sheet.",
        transform: NumberArgument.whole(1...100))
    var columns: Int?

    @Option(
        parsing: .unconditional, help: "What a frame may move, in canvases; late frames are a failure.",
        transform: NumberArgument.canvases)
    var budget: Double?

    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "A property that --json tells frame by frame and --report plots: card.opacity. Without any, all that animations move.",
            valueName: "id.keyPath"))
    var curve: [String] = []

    @Option(help: "Write a page that looks into the film.", completion: .file(extensions: ["html"]))
    var report: String?

    @Flag(help: Answer.flagHelp)
    var json = false

    func validate() throws {
        if !variant.time.isEmpty {
            throw ValidationError("--time is for single frames; a film has --from and --for")
        }
        if variant.route == .context {
            throw ValidationError("a film is taken from the screen; --route context has no frames")
        }
        if columns != nil, !sheet { throw ValidationError("--columns is about a contact sheet: it goes with --sheet") }
        if !curve.isEmpty, !json, report == nil {
            throw ValidationError("--curve is for --json, which tells it, and --report, which plots it")
        }
        if sheet, output == nil { throw ValidationError("--sheet makes a picture, and -o says where it goes") }
        let files = [output, report].compactMap { $0 }
        if files.contains("") { throw ValidationError("-o and --report take a path, and this is an empty one") }
        if files.count == 2, files[0] == files[1] {
            throw ValidationError("-o and --report would both write \(files[0])")
        }
        if files.contains(OutputFile.standard), json {
            throw ValidationError("- and --json would both write to standard output")
        }
        do {
            if let output { try FilmQuestion.check(output: output, isSheet: sheet) }
        } catch {
            throw error.inWordsOfParser
        }
    }

    func question() -> FilmQuestion {
        FilmQuestion(
            scene.one, variant.variant, drawing.drawing,
            wish: FilmWish(start: from, duration: duration, framesPerSecond: fps, columns: columns),
            output: output.map { (path: $0, isSheet: sheet) }, budget: budget.map(FilmBudget.init(canvases:)),
            curves: curve,
            report: report)
    }
}
