import Answers
import ArgumentParser
import Glibc
import Goldens
import Offstage
import UIKit

/// The words behind `offstage swift previews`.
struct PreviewOptions: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "previews", _superCommandName: "\(HelpText.program) \(SwiftCommand.name)",
        abstract: "Draw the previews of a package, and compare them.")

    @Argument(help: "The folder of the package.")
    var package = "."

    @Option(name: [.short, .long], help: "The folder that pictures are written to.", completion: .directory)
    var output = "Output/Previews"

    @Option(help: "Devices, by commas, in place of those that previews name.", transform: Self.devices)
    var devices: [String] = []

    @Option(help: "Appearances, by commas: light, dark.", transform: { try Self.words($0, among: ["light", "dark"]) })
    var appearances: [String] = []

    @Option(
        help: "Text sizes, by commas: extraSmall to accessibilityExtraExtraExtraLarge.",
        transform: { try Self.words($0, among: UIContentSizeCategory.named.map(\.name)) })
    var sizes: [String] = []

    @Option(help: "Layout directions, by commas: ltr, rtl.", transform: { try Self.words($0, among: ["ltr", "rtl"]) })
    var directions: [String] = []

    @Flag(help: "List the previews in place of drawing them.")
    var list = false

    @Option(help: "The folder of recorded pictures.", completion: .directory)
    var golden: String?

    @Flag(help: "Record pictures that are missing or differ, at a terminal only.")
    var record = false

    @Flag(help: "Record without a terminal and with CI set, too.")
    var recordAnywhere = false

    @Flag(help: Answer.flagHelp)
    var json = false

    func validate() throws {
        if output.isEmpty || output == OutputFile.standard {
            throw ValidationError("-o takes a folder, and this is \(output.isEmpty ? "an empty path" : "none")")
        }
        if golden?.isEmpty == true { throw ValidationError("--golden takes a folder, and this is an empty path") }
        if list, golden != nil { throw ValidationError("--list draws nothing that --golden could compare") }
        if record, golden == nil { throw ValidationError("--record needs --golden, the folder to record into") }
        if recordAnywhere, !record { throw ValidationError("--record-anywhere stands beside --record") }
        guard record,
            let refusal = RecordMode.refusal(
                isTerminal: isatty(STDIN_FILENO) == 1, isAskedAnywhere: recordAnywhere)
        else { return }
        throw ValidationError(refusal + ", or add --record-anywhere")
    }

    private static func devices(_ text: String) throws -> [String] {
        try text.split(separator: ",").map { name in
            let name = String(name)
            guard Device(named: name) == nil else { return name }
            let hint = Device.nearestName(to: name).map { "; did you mean '\($0)'?" } ?? ""
            throw ValidationError("there is no device '\(name)'\(hint)")
        }
    }

    private static func words(_ text: String, among all: [String]) throws -> [String] {
        try text.split(separator: ",").map { word in
            guard all.contains(String(word)) else {
                throw ValidationError("'\(word)' is none of \(all.joined(separator: ", "))")
            }
            return String(word)
        }
    }
}
