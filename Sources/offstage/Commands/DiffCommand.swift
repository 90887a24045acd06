import ArgumentParser
import Foundation
import RenderServer
import SceneFile
import UIKit

/// `offstage diff`: what changed between two scenes, goldens or folders of them.
struct DiffCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff", _superCommandName: Offstage.name,
        abstract: "Tell what differs between two scenes, two goldens or two folders.",
        discussion: """
            Scenes are drawn: passes that come and go with their reasons, layers and frames that changed, figures,
            pixels. Of goldens (NAME.txt or NAME.png) both files are compared. Folders are compared file by file.

            Exits with 1 when something differs.

            EXAMPLES
              offstage diff before.yml after.yml
              offstage diff Golden/card.txt /tmp/old/card.txt
              offstage diff Scenes /tmp/old/Scenes --json

            \(ExitStatus.help)
            """)

    @Argument(help: "The old scene, golden or folder.", completion: .file())
    var old: String

    @Argument(help: "The new one.", completion: .file())
    var new: String

    @OptionGroup var variant: VariantOptions

    @Flag(help: "Print the differences as JSON.")
    var json = false

    @MainActor
    func run() async throws {
        let comparison = FileComparison(options: try variant.sceneOptions())
        let results: [ComparedFile]
        do {
            results = try comparison.compare(old, new)
        } catch let errors as SceneErrors {
            errors.errors.map(\.description).forEach(Terminal.current.complain)
            throw ExitStatus.badInput
        }
        let different = results.filter { !$0.isEqual }
        if json {
            Terminal.current.print(JSONValue.array(different.map(\.jsonValue)).text)
        } else {
            different.map(\.text).forEach(Terminal.current.print)
            Terminal.current.print("\(results.count) compared, \(different.count) differ")
        }
        if !different.isEmpty { throw ExitStatus.differs }
    }
}
