import Answers
import ArgumentParser

/// `--json` or `--chrome`: how a trace is printed.
struct TraceForm: ParsableArguments {
    @Flag(help: Answer.flagHelp)
    var json = false

    @Flag(help: "Print trace-event JSON.")
    var chrome = false

    func validate() throws {
        if json, chrome { throw ValidationError("--json and --chrome exclude each other: two kinds of JSON") }
    }
}
