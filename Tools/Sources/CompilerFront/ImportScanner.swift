/// Finds the imports of a file without parsing it.
package struct ImportScanner {
    package struct Import: Equatable {
        package let module: String
        /// Stands in a branch of `#if`.
        package let isConditional: Bool
    }

    private static let words: Set<Substring> = [
        "public", "package", "internal", "fileprivate", "private", "struct", "class", "enum", "protocol", "func", "var",
        "let", "typealias", "actor",
    ]

    package static func imports(in bytes: [UInt8]) -> [Import] {
        // The file itself is the chain around all others.
        var chains = [ConditionChain(branches: ["true"])]
        func close() {
            let chain = chains.removeLast()
            chains[chains.count - 1].add(chain.kept)
        }
        for line in bytes.split(separator: UInt8(ascii: "\n")) {
            guard let first = line.first(where: { $0 != 0x20 && $0 != 0x09 }) else { continue }
            if first == UInt8(ascii: "#") {
                let text = String(decoding: line, as: UTF8.self).filter { !$0.isWhitespace }
                if text.hasPrefix("#if") {
                    chains.append(ConditionChain(branches: [text]))
                } else if text.hasPrefix("#else") {
                    chains[chains.count - 1].branches.append(text)
                } else if text.hasPrefix("#endif"), chains.count > 1 {
                    close()
                }
            } else if mentionsImport(line) {
                chains[chains.count - 1].add(
                    modules(in: String(decoding: line, as: UTF8.self)).map {
                        Import(module: $0, isConditional: chains.count > 1)
                    })
            }
        }
        while chains.count > 1 { close() }
        return chains[0].kept
    }

    /// The branches of an `#if`, and what they import.
    private struct ConditionChain {
        /// The lines that begin them, without blanks.
        var branches: [String]
        private var imports: [(found: Import, branch: Int)] = []

        init(branches: [String]) {
            self.branches = branches
        }

        mutating func add(_ found: [Import]) {
            imports += found.map { ($0, branches.count - 1) }
        }

        /// Without those that are for other systems than Linux where the chain has a branch for Linux, too: its authors
        /// want something else there.
        var kept: [Import] { imports.filter { !isForOthers($0) }.map(\.found) }

        /// As `PlatformRule` sees it: Linux is named, or an `#else` is what is left to it.
        private var hasLinuxBranch: Bool {
            let named = branches.map { $0.replacing("!os(Linux)", with: "!") }
            let isSpokenOf = branches.contains { $0.contains("os(Linux)") }
            return named.contains { $0.contains("os(Linux)") }
                || isSpokenOf && branches.contains { $0.hasPrefix("#else") && !$0.hasPrefix("#elseif") }
        }

        private func isForOthers(_ imported: (found: Import, branch: Int)) -> Bool {
            let branch = imported.branch
            let condition = branches[branch]
            guard hasLinuxBranch else {
                // `!os(Linux) || os(iOS)` is for iOS, which is here, and so is what imports UIKit.
                return condition.contains("!os(Linux)") && !Kin.frameworks.contains(imported.found.module)
                    && !(condition.contains("os(iOS)") && condition.contains("||"))
            }
            if condition.contains("os(Linux)") { return condition.contains("!os(Linux)") }
            if condition.hasPrefix("#else"), !condition.hasPrefix("#elseif") {
                return branches[..<branch].contains { $0.contains("os(Linux)") && !$0.contains("!os(Linux)") }
            }
            return condition.contains("os(iOS)") && !condition.contains("canImport(UIKit)")
        }
    }

    private static func mentionsImport(_ line: ArraySlice<UInt8>) -> Bool {
        let word = Array("import ".utf8)
        guard line.count > word.count else { return false }
        return line.indices.dropLast(word.count - 1).contains { line[$0..<($0 + word.count)].elementsEqual(word) }
    }

    /// The modules that a line imports: several where semicolons stand between.
    private static func modules(in line: String) -> [String] {
        line.split(separator: ";").compactMap { statement in
            var words = statement.split(whereSeparator: \.isWhitespace)[...]
            while let word = words.first, word.hasPrefix("@") || Self.words.contains(word) { words = words.dropFirst() }
            guard words.first == "import" else { return nil }
            words = words.dropFirst()
            while let word = words.first, Self.words.contains(word) { words = words.dropFirst() }
            return words.first.map { String($0.prefix { $0 != "." }) }
        }
    }
}
