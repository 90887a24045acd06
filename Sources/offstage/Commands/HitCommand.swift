import ArgumentParser
import Foundation
import Offstage
import SceneFile
import UIKit

/// `offstage hit`: who gets a touch.
struct HitCommand: AnsweringCommand {
    static let name = "hit"
    static let configuration = CommandConfiguration(
        commandName: name, _superCommandName: Offstage.name,
        abstract: "Print the way of a hit test and the rule that stopped each branch.",
        usage: "offstage hit <scene> <x,y> [<options>]",
        discussion: HelpText.discussion(
            "The point is in points of the screen. Views are listed in the order in which they are asked.",
            examples: ["offstage hit card.yml 120,300"], exits: [ExitStatus.badInput]))

    @OptionGroup var scene: OneScene

    @Argument(help: "The point, as X,Y.")
    var point: PointArgument

    @OptionGroup var variant: VariantOptions

    @Flag(help: Answer.flagHelp)
    var json = false

    @MainActor
    func answer(_ answer: inout Answer) async throws {
        let report = HitReport(try scene.stage(variant).hitTestTrail(point.point), at: point.point)
        answer.tell(lines: report.lines)
        answer.add(report.jsonValue)
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
