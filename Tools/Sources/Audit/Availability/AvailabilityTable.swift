/// In which version of iOS Apple introduced symbols.
///
/// Lines of `kind TAB name TAB version`: `type UISheetPresentationController 15`, `member keyboardLayoutGuide 15`. A
/// member stands in it once for all classes that have one of this name.
package struct AvailabilityTable: Sendable {
    let types: [String: IOSVersion]
    let members: [String: IOSVersion]

    package static let empty = AvailabilityTable("")

    package init(_ text: String) {
        var types: [String: IOSVersion] = [:]
        var members: [String: IOSVersion] = [:]
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
            guard cells.count >= 3, let version = IOSVersion(cells[2]) else { continue }
            switch cells[0] {
            case "type": types[String(cells[1])] = version
            case "member": members[String(cells[1])] = version
            default: continue
            }
        }
        (self.types, self.members) = (types, members)
    }
}

/// A symbol that a file uses, and the version that it needs.
package struct AvailabilityNeed: Sendable {
    package let symbol: String
    package let version: IOSVersion
    package let path: String
    package let line: Int
}
