import YAMLTree

extension SceneReader {
    /// Reports what is wrong with the text as YAML.
    func report(_ problems: [YAMLProblem]) {
        for problem in problems { report(problem) }
    }

    private func report(_ problem: YAMLProblem) {
        let ending = "; the reading ends here, and what is below was not checked"
        switch problem.kind {
        case .syntax(let sentence):
            if isTab(at: problem.mark) {
                return report("a tab stands here, and YAML is indented with spaces alone\(ending)", at: problem.mark)
            }
            let hint = forgottenQuotes(before: problem.mark)
            report("this is not YAML: \(sentence)\(hint)\(ending)", at: problem.mark)
        case .tooDeep:
            report("lists and maps are nested more than 1,000 deep, and views more than 400\(ending)", at: problem.mark)
        case .tooMany:
            report("the file has more than 8,000,000 values\(ending)", at: problem.mark)
        case .duplicateKey(let key, let first):
            report("the key '\(key)' is given twice, first on line \(first.line)", at: problem.mark)
        case .complexKey:
            report("a list or a map as a key", at: problem.mark, expected: "a name")
        case .tag(let tag):
            report("'\(tag)' before a value: scenes have no tags", at: problem.mark)
        case .unknownAlias(let name):
            report("'*\(name)' stands for nothing: there is no '&\(name)' before it\(ending)", at: problem.mark)
        case .cyclicAlias(let name, let anchor):
            report("'*\(name)' stands inside what '&\(name)' on line \(anchor.line) names\(ending)", at: problem.mark)
        case .secondDocument:
            report("a second document begins here; a scene is one\(ending)", at: problem.mark)
        }
    }

    func checkFirstKey(_ root: YAMLNode) {
        guard case .mapping(let entries) = root.content, let first = entries.first, first.key != "offstage",
            entries.contains(where: { $0.key == "offstage" })
        else { return }
        report("'\(first.key)' stands before 'offstage'", at: first.keyMark, expected: "'offstage: 1' as the first key")
    }

    private func isTab(at mark: YAMLMark) -> Bool {
        let line = sources.source(of: mark).line(Int(mark.line))
        return line?.unicodeScalars.dropFirst(Int(mark.column) - 1).first == "\t"
    }

    /// A comment may have swallowed the end of a map.
    private func forgottenQuotes(before mark: YAMLMark) -> String {
        let last = max(1, Int(mark.line))
        guard let color = sources.source(of: mark).unquotedColor(inLines: max(1, last - 2)...last) else { return "" }
        return " (\(color) without quotes is a comment in YAML: write \"\(color)\")"
    }
}
