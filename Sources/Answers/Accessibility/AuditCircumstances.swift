import Offstage
import SceneFile
import UIKit

/// Under which circumstances a screen is looked at: each text size with each direction and each appearance.
package struct AuditCircumstances: Sendable {
    /// Which values of one circumstance are tried.
    package enum Range: String, CaseIterable, Sendable {
        /// The scene's own.
        case own
        /// Every one.
        case all
    }

    private let textSizes: Range
    private let directions: Range
    private let appearances: Range

    package init(textSizes: Range = .own, directions: Range = .own, appearances: Range = .own) {
        self.textSizes = textSizes
        self.directions = directions
        self.appearances = appearances
    }

    /// As words of a command line.
    var arguments: [String] {
        [
            "--text-sizes", textSizes.rawValue, "--directions", directions.rawValue, "--appearances",
            appearances.rawValue,
        ]
    }

    /// One of them, and what it is called.
    struct Circumstance {
        var name: String
        /// What the caller asks for in any case.
        let base: SceneOptions
        var options: SceneOptions
        /// The number of the circumstance that has nothing but the dark before it; nil where none has.
        var inTheDark: Int?
    }

    /// Each of them, the scene's own first, over what was asked for besides.
    func each(over options: SceneOptions) -> [Circumstance] {
        var found = [Circumstance(name: "", base: options, options: options)]
        func multiply<Value>(_ range: Range, _ values: [(String, Value)], _ set: (inout SceneOptions, Value) -> Void) {
            guard range == .all else { return }
            found = found.flatMap { circumstance in
                values.map { name, value in
                    var next = circumstance
                    next.name += (next.name.isEmpty ? "" : " ") + name
                    set(&next.options, value)
                    return next
                }
            }
        }
        multiply(appearances, [("light", UIUserInterfaceStyle.light), ("dark", .dark)]) { $0.appearance = $1 }
        multiply(directions, [("ltr", UITraitEnvironmentLayoutDirection.leftToRight), ("rtl", .rightToLeft)]) {
            $0.direction = $1
        }
        multiply(textSizes, UIContentSizeCategory.named.map { ($0.name, $0.category) }) { $0.contentSizeCategory = $1 }
        if appearances == .all {
            let half = found.count / 2
            for index in 0..<half { found[index].inTheDark = index + half }
        }
        return found
    }
}
