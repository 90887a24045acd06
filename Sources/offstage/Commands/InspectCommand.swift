import ArgumentParser
import Foundation
import Pages
import RenderServer
import SceneFile
import UIKit

/// `offstage inspect`: a page that looks into a scene.
struct InspectCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "inspect", _superCommandName: Offstage.name,
        abstract: "Write a page that looks into a scene: layers in depth, passes, hit tests, time.",
        discussion: """
            The page is one file and asks no network for anything. A scene of several times has a slider.

            EXAMPLES
              offstage inspect card.yml -o card.html
              offstage inspect list.yml -o list.html --time 0 --time 0.25 --time 0.5

            \(ExitStatus.help)
            """)

    @OptionGroup var scene: OneScene
    @OptionGroup var variant: VariantOptions

    @Option(name: [.short, .long], help: "The page that is written.", completion: .file(extensions: ["html"]))
    var output: String

    @MainActor
    func run() async throws {
        var page = InspectorPage(title: (scene.scene as NSString).lastPathComponent)
        for snapshot in try scene.snapshots(variant) { page.add(snapshot) }
        let url = URL(fileURLWithPath: output)
        do {
            try OutputFile.write(Data(page.html()), to: url)
        } catch {
            Terminal.current.complain("\(url.relativePath): error: \(error)")
            throw ExitStatus.cannotWrite
        }
        Terminal.current.print(url.relativePath)
    }
}
