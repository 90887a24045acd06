import Foundation
import TextFormatting
import UIKit

extension HierarchyReport {
    /// The report as JSON: `{ "size": [w, h], "windows": [ { "kind", "id", "class", "frame", …, "children" } ] }`.
    public var json: Data { Data(jsonValue.text.utf8) }

    package var jsonValue: JSONValue { .object(jsonMembers) }

    package var jsonMembers: [(key: String, value: JSONValue)] {
        [("size", .exact([size.width, size.height])), ("windows", .array(roots.map(\.jsonValue)))]
    }
}

extension HierarchyReport.Node {
    fileprivate var jsonValue: JSONValue {
        .object([
            ("kind", .string(kind.rawValue)), ("id", .string(label)), ("class", .string(className)),
            ("frame", Self.numbers(frame)), ("windowFrame", Self.numbers(windowFrame)), ("alpha", .exact(alpha)),
            ("flags", .texts(HierarchyReport.Flag.allCases.filter(flags.contains).map(\.rawValue))),
            ("offscreenPasses", .integer(passes)), ("animations", .texts(animations)),
            ("shownFrame", shownFrame.map(Self.numbers) ?? .null),
            ("sources", .array(sources.map(\.jsonValue))), ("children", .array(children.map(\.jsonValue))),
        ])
    }

    private static func numbers(_ rect: CGRect) -> JSONValue {
        .exact([rect.origin.x, rect.origin.y, rect.width, rect.height])
    }
}
