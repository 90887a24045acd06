/// The targets of a Package.swift, as far as they are written out: names, dependencies and folders as literals.
struct PackageManifest {
    struct Target: Equatable {
        enum Kind: String, CaseIterable {
            case library = "target"
            case program = "executableTarget"
            case tests = "testTarget"
            case system = "systemLibrary"
        }

        let kind: Kind
        let name: String
        /// Targets of the package and products of others.
        let dependencies: [String]
        /// Below the package's root.
        let folder: String
    }

    let targets: [Target]

    init(_ text: String) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let code = lines.filter { !$0.drop(while: \.isWhitespace).hasPrefix("//") }.joined(separator: "\n")
        let list = Self.inside("targets: [\n", of: code[...]) ?? ""
        targets = Self.calls(in: list)
    }

    private static func calls(in list: Substring) -> [Target] {
        var targets: [Target] = []
        var rest = list
        while let dot = rest.firstIndex(of: ".") {
            rest = rest[dot...].dropFirst()
            guard let kind = Target.Kind.allCases.first(where: { rest.hasPrefix($0.rawValue + "(") }),
                let arguments = inside(kind.rawValue + "(", of: rest), let name = string("name", in: arguments)
            else { continue }
            let parent = kind == .tests ? "Tests" : "Sources"
            targets.append(
                Target(
                    kind: kind, name: name, dependencies: dependencies(in: arguments),
                    folder: string("path", in: arguments) ?? "\(parent)/\(name)"))
            rest = rest[arguments.endIndex...]
        }
        return targets
    }

    /// What stands between an opening and the bracket that closes it.
    private static func inside(_ opening: String, of text: Substring) -> Substring? {
        guard let start = text.firstRange(of: opening)?.upperBound else { return nil }
        var depth = 1
        var isInString = false
        for index in text[start...].indices {
            switch text[index] {
            case "\"": isInString.toggle()
            case "(", "[": depth += isInString ? 0 : 1
            case ")", "]": depth -= isInString ? 0 : 1
            default: break
            }
            if depth == 0 { return text[start..<index] }
        }
        return nil
    }

    private static func string(_ label: String, in text: Substring) -> String? {
        guard let start = text.firstRange(of: "\(label): \"")?.upperBound else { return nil }
        return String(text[start...].prefix { $0 != "\"" })
    }

    /// Names alone in quotes, and the names of `.product(name:package:)`.
    private static func dependencies(in arguments: Substring) -> [String] {
        guard let list = inside("dependencies: [", of: arguments) else { return [] }
        return list.matches(of: #/(package: )?"([^"]+)"/#).filter { $0.output.1 == nil }.map { String($0.output.2) }
    }
}
