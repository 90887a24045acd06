import ArgumentParser
import Foundation
import Offstage
import SceneFile
import UIKit

/// `offstage hit`: who gets a touch.
struct HitCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "hit", _superCommandName: Offstage.name,
        abstract: "Print the way of a hit test and the rule that stopped each branch.",
        discussion: """
            The point is in points of the screen. Views are listed in the order in which they are asked.

            EXAMPLES
              offstage hit card.yml 120,300

            \(ExitStatus.help)
            """)

    @OptionGroup var scene: OneScene

    @Argument(help: "The point, as X,Y.")
    var point: PointArgument

    @OptionGroup var variant: VariantOptions

    @MainActor
    func run() async throws {
        let stage = try scene.stage(variant)
        HitTrailText(stage.hitTestTrail(point.point)).lines.forEach(Terminal.current.print)
    }
}

/// A point as an argument: `120,300`.
struct PointArgument: ExpressibleByArgument {
    let point: CGPoint

    init?(argument: String) {
        let parts = argument.split(separator: ",", omittingEmptySubsequences: false).map {
            Double($0.trimmingCharacters(in: .whitespaces))
        }
        guard parts.count == 2, let x = parts[0], let y = parts[1], x.isFinite, y.isFinite else { return nil }
        point = CGPoint(x: x, y: y)
    }
}
