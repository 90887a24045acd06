/// In which version of iOS Apple introduced symbols.
///
/// Lines of `kind TAB name TAB version`: `type UISheetPresentationController 15`, `member keyboardLayoutGuide 15`. A
/// member stands in it once for all classes that have one of this name; where they differ, or an older class has the
/// name without a version, the line's third column ends with `?` and the symbol counts as uncertain.
package struct AvailabilityTable: Sendable {
    struct Entry: Sendable {
        let version: IOSVersion
        let isCertain: Bool
    }

    let types: [String: Entry]
    let members: [String: Entry]
    let modules: [String: Entry]

    package static let empty = AvailabilityTable("")

    package init(_ text: String) {
        var types: [String: Entry] = [:]
        var members: [String: Entry] = [:]
        var modules: [String: Entry] = [:]
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
            guard cells.count >= 3 else { continue }
            let isCertain = !cells[2].hasSuffix("?")
            guard let version = IOSVersion(isCertain ? cells[2] : cells[2].dropLast()) else { continue }
            let entry = Entry(version: version, isCertain: isCertain)
            switch cells[0] {
            case "type": types[String(cells[1])] = entry
            case "module": modules[String(cells[1])] = entry
            default: members[String(cells[1])] = entry
            }
        }
        (self.types, self.members, self.modules) = (types, members, modules)
    }
}

/// A symbol that a file uses, and the version that it needs.
package struct AvailabilityNeed: Sendable {
    package let symbol: String
    package let version: IOSVersion
    package let path: String
    package let line: Int
    /// False where other symbols of this name are older.
    package let isCertain: Bool
}
