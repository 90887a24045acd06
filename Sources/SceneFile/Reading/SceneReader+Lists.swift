import Foundation
import YAMLTree

extension SceneReader {
    func readItems(_ node: YAMLNode, expected: String) -> [YAMLNode]? {
        guard case .sequence(let items) = node.content else {
            mismatch(node, expected: expected)
            return nil
        }
        return count(node, as: 1 + items.count / 8) ? items : nil
    }

    /// A list of exactly `count` numbers.
    func readNumbers(_ node: YAMLNode, count: Int, expected: String, _ range: NumberRange = .any) -> [Double]? {
        guard let items = readItems(node, expected: expected) else { return nil }
        guard items.count == count else {
            mismatch(node, expected: expected)
            return nil
        }
        let numbers = items.compactMap { readNumber($0, range) }
        return numbers.count == count ? numbers : nil
    }

    /// A list of any number of numbers.
    func readNumberList(_ node: YAMLNode, _ range: NumberRange = .any) -> [Double]? {
        guard let items = readItems(node, expected: "a list of numbers") else { return nil }
        let numbers = items.compactMap { readNumber($0, range) }
        return numbers.count == items.count ? numbers : nil
    }

    func readPoint(_ node: YAMLNode) -> CGPoint? {
        readNumbers(node, count: 2, expected: "a point [x, y]").map { CGPoint(x: $0[0], y: $0[1]) }
    }

    func readSize(_ node: YAMLNode) -> CGSize? {
        readNumbers(node, count: 2, expected: "a size [w, h]", .notNegative)
            .map { CGSize(width: $0[0], height: $0[1]) }
    }

    func readOffset(_ node: YAMLNode) -> CGSize? {
        readNumbers(node, count: 2, expected: "an offset [w, h]").map { CGSize(width: $0[0], height: $0[1]) }
    }

    func readRect(_ node: YAMLNode) -> CGRect? {
        readNumbers(node, count: 4, expected: "a rectangle [x, y, w, h]")
            .map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
    }

    /// Four numbers in the order of `names`, as a list or as a map of those names (absent = 0).
    func readInsets(_ node: YAMLNode, names: [String]) -> [Double]? {
        let expected = "insets [\(names.joined(separator: ", "))] or a map of these names"
        if case .mapping(let entries) = node.content {
            guard count(node) else { return nil }
            var values = [0.0, 0, 0, 0]
            for entry in entries {
                guard let index = names.firstIndex(of: entry.key) else {
                    let nearest = nearestName(to: entry.key, among: names)
                    report("unknown key '\(entry.key)' in insets", at: entry.keyMark, suggestion: nearest)
                    return nil
                }
                guard let value = readNumber(entry.value) else { return nil }
                values[index] = value
            }
            return values
        }
        return readNumbers(node, count: 4, expected: expected)
    }

    /// A set of names, each once.
    func readNames(_ node: YAMLNode, of names: [String]) -> [String]? {
        guard let items = readItems(node, expected: "a list of names: \(Self.choice(of: names))") else { return nil }
        var read: [String] = []
        for item in items {
            guard let name = readName(item, of: names) else { return nil }
            guard !read.contains(name) else {
                report("'\(name)' is in the list twice", at: item.mark)
                return nil
            }
            read.append(name)
        }
        return read
    }
}
