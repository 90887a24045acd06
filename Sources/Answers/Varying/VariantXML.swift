import TextFormatting

/// Variants in the XML that CI systems read: a test is a variant, with a failure for each finding.
struct VariantXML {
    let scene: String
    /// What was found; variants that are not there are all well.
    let found: [FoundVariant]
    let numbers: Range<Int>

    var text: String {
        let own = found.filter { $0.smallestFor == nil && $0.number == nil }
        let byNumber = Dictionary(
            found.filter { $0.smallestFor == nil }.compactMap { variant in variant.number.map { ($0, variant) } }
        ) { first, _ in first }
        let failed = byNumber.count + own.count { !$0.findings.isEmpty }
        let head = "tests=\"\(numbers.count + 1)\" failures=\"\(failed)\""
        let cases =
            own.map { element("as it is written", $0.findings.map(\.line)) }
            + numbers.map { number in
                let variant = byNumber[number]
                return element(
                    VariantName.text(scene, number),
                    variant.map { variant in variant.findings.map { "\(variant.variation.words): \($0.line)" } } ?? [])
            }
        return XMLText.testSuites("offstage vary", head, cases)
    }

    private func element(_ name: String, _ failures: [String]) -> String {
        let children = failures.map { "<failure message=\"\(XMLText.escaped($0))\"/>" }
        return XMLText.testCase(name, of: scene, failures: children)
    }
}

/// What files of variants are called.
enum VariantName {
    /// `card-000042`: of six digits, however many there are.
    static func text(_ scene: String, _ number: Int) -> String {
        let digits = String(number)
        return "\(scene)-\(String(repeating: "0", count: max(0, 6 - digits.count)))\(digits)"
    }
}
