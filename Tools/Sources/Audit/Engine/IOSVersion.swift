/// A version of iOS, as manifests and `#available` name it.
package struct IOSVersion: Comparable, Hashable, Sendable, CustomStringConvertible {
    package let major: Int
    package let minor: Int

    package init(_ major: Int, _ minor: Int = 0) {
        (self.major, self.minor) = (major, minor)
    }

    /// Reads `15`, `15.2`, `v15`, `v15_2`; what stands behind a second dot counts for nothing.
    package init?(_ text: some StringProtocol) {
        let digits = text.hasPrefix("v") ? text.dropFirst() : text[...]
        let parts = digits.split(whereSeparator: { $0 == "." || $0 == "_" }).map { Int($0) }
        guard let first = parts.first, let major = first, (1...99).contains(major) else { return nil }
        guard !parts.contains(nil) else { return nil }
        self.init(major, parts.count > 1 ? parts[1] ?? 0 : 0)
    }

    package var description: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }

    package static func < (one: IOSVersion, other: IOSVersion) -> Bool {
        (one.major, one.minor) < (other.major, other.minor)
    }
}
