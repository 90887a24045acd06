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
            """
            The point is in points of the screen. Views are listed in the order in which they are asked. A moving view \
            is found where it goes; one that a property animator moves is found where it is seen.
            """,
            examples: ["offstage hit card.yml 120,300", "offstage hit slide.yml 120,300 --time 0.25 --time 0.5"],
            exits: [ExitStatus.badInput]))

    @OptionGroup var scene: OneScene

    @Argument(help: "The point, as X,Y.")
    var point: PointArgument

    @OptionGroup var variant: VariantOptions

    @Flag(help: Answer.flagHelp)
    var json = false

    @MainActor
    func answer(_ answer: inout Answer) async throws {
        try scene.atEachTime(variant) { stage, heading in
            let report = HitReport(stage.hitTestTrail(point.point), at: point.point, time: stage.time)
            if let heading { answer.tell(heading) }
            answer.tell(lines: report.lines)
            answer.add(report.jsonValue)
        }
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
