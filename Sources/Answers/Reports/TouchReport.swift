import Offstage
import TextFormatting
import UIKit

/// The story of a finger as JSON.
struct TouchReport {
    private let account: TouchAccount

    init(_ account: TouchAccount) {
        self.account = account
    }

    var jsonValue: JSONValue {
        .object([
            ("finger", account.finger.map { .integer($0) } ?? .null), ("taker", .text(account.taker)),
            ("samples", .array(account.samples.map(Self.sample))),
            ("hitTest", .array((account.hitTest?.steps ?? []).map(HitReport.object))),
            ("steps", .array(account.steps.map(Self.step))), ("findings", .array(account.findings.map(Self.finding))),
        ])
    }

    private static func sample(_ sample: TouchAccount.Sample) -> JSONValue {
        .object([
            ("time", .exact(sample.time)), ("phase", .string("\(sample.phase)")),
            ("point", .exact([sample.location.x, sample.location.y])),
        ])
    }

    private static func step(_ step: TouchAccount.Step) -> JSONValue {
        .object([
            ("time", .exact(step.time)), ("kind", .string(step.kind.rawValue)), ("subject", .string(step.subject)),
            ("sentence", .string(step.sentence)),
        ])
    }

    private static func finding(_ finding: TouchFinding) -> JSONValue {
        .object([
            ("kind", .string(finding.kind.rawValue)), ("subject", .string(finding.subject)),
            ("sentence", .string(finding.sentence)),
        ])
    }
}
