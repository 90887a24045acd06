import Offstage
import TextFormatting

/// A finding of an audit, and under which circumstances it holds.
struct AuditFinding {
    let scene: String
    let issue: AccessibilityAuditIssue
    /// Where it is written, `card.yml:8:5`; nil for what no file has.
    let place: String?
    /// The names of the circumstances; one empty name where there was only the scene's own.
    var circumstances: [String]
    /// How many more are like it: other uses of the component that it stands in.
    var alike = 0

    /// The finding of a component's part, whoever uses it; nil for what stands in none.
    var componentKey: [String]? {
        guard let place, let inner = place.split(separator: " ").first, inner.count < place.count else { return nil }
        return ["\(issue.auditType.rawValue)", issue.compactDescription, String(inner)]
    }

    /// What makes two findings the same under different circumstances.
    var key: [String] { ["\(issue.auditType.rawValue)", issue.view, issue.compactDescription] }

    /// `card.yml:8:5: hitRegion: UIButton:close: takes touches in 30 × 30 points (in 4 of 48: dark rtl …)`
    func line(of count: Int) -> String {
        let more = alike > 0 ? " (and in \(alike) more)" : ""
        let start = [place ?? scene, issue.auditType.name, issue.description].joined(separator: ": ") + more
        // Text sizes of their own are tried for these, once.
        let isOfAllSizes = [.dynamicType, .textClipped].contains(issue.auditType)
        guard count > 1, !isOfAllSizes else { return start }
        if circumstances.count == count { return start + " (in all \(count))" }
        let names = circumstances.prefix(3).joined(separator: ", ") + (circumstances.count > 3 ? ", …" : "")
        return start + " (in \(circumstances.count) of \(count): \(names))"
    }

    var jsonValue: JSONValue {
        .object([
            ("scene", .text(scene)), ("type", .text(issue.auditType.name)),
            ("words", .text(issue.compactDescription)), ("view", .text(issue.view)),
            ("sentence", .text(issue.detailedDescription)), ("figure", issue.figure.map { .exact($0) } ?? .null),
            ("remedy", .text(issue.remedy)), ("place", .text(place)),
            ("frame", .exact([issue.frame.minX, issue.frame.minY, issue.frame.width, issue.frame.height])),
            ("circumstances", .texts(circumstances.filter { !$0.isEmpty })),
            ("alike", .integer(alike)),
        ])
    }
}
