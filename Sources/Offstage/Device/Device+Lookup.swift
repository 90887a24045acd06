import UIKit

extension Device {
    /// Every device that has a name, phones first.
    public static let all: [Device] = phones + pads

    /// The device that people call this; nil when there is none.
    ///
    /// Case, spaces and punctuation do not matter, nor does the word generation: `iPhone SE (3rd generation)`,
    /// `iphone se 3`. A family's name alone means its latest: `iPhone SE`, `iPad mini`.
    public init?(named name: String) {
        let key = Self.key(name)
        guard let device = Self.byKey[Self.aliases[key].map(Self.key) ?? key] else { return nil }
        self = device
    }

    /// The name in the table that is most like `name`, for messages; nil when none is at all.
    ///
    /// Words count first, then numbers: digits in another order, then the nearest by value, of equals the latest.
    package static func nearestName(to name: String) -> String? {
        let wanted = NameParts(key(name))
        let nearest = all.map { (name: $0.name, unlikeness: NameParts(key($0.name)).unlikeness(to: wanted)) }
            .reversed().min { $0.unlikeness.lexicographicallyPrecedes($1.unlikeness) }
        guard let nearest, nearest.unlikeness[0] <= Double(max(1, wanted.letters.count / 3)) else { return nil }
        return nearest.name
    }

    /// A name without spaces, its letters apart from its numbers.
    private struct NameParts {
        let letters: [Character]
        let numbers: [Double]
        let digits: [Character]

        init(_ key: String) {
            letters = key.filter { !$0.isNumber && $0 != "." }.map(\.self)
            let words = key.split { !$0.isNumber && $0 != "." }
            numbers = words.map { Double($0) ?? 0 }
            digits = words.joined().sorted()
        }

        /// Edits of the letters; numbers too many or too few; whether the digits are others; how far the numbers are
        /// apart.
        func unlikeness(to other: NameParts) -> [Double] {
            [
                Double(Device.editDistance(letters, other.letters)), Double(abs(numbers.count - other.numbers.count)),
                digits == other.digits ? 0 : 1, zip(numbers, other.numbers).reduce(0) { $0 + abs($1.0 - $1.1) },
            ]
        }
    }

    private static let byKey = Dictionary(all.map { (key($0.name), $0) }) { first, _ in first }

    private static let aliases = [
        "iphonese": "iPhone SE (3rd generation)", "iphone17air": "iPhone Air",
        "ipad": "iPad (A16)", "ipad9.7": "iPad (6th generation)", "ipad10.2": "iPad (9th generation)",
        "ipad11": "iPad (A16)", "ipada16": "iPad (A16)",
        "ipad10.5": "iPad Pro (10.5-inch)", "ipad10.9": "iPad (10th generation)",
        "ipadmini": "iPad mini (A17 Pro)", "ipadmini7": "iPad mini (A17 Pro)",
        "ipadair": "iPad Air 11-inch (M3)", "ipadair10.9": "iPad Air (5th generation)",
        "ipadair11": "iPad Air 11-inch (M3)", "ipadair13": "iPad Air 13-inch (M3)",
        "ipadpro": "iPad Pro 11-inch (M5)", "ipadpro11": "iPad Pro 11-inch (M5)",
        "ipadpro12.9": "iPad Pro (12.9-inch) (6th generation)", "ipadpro13": "iPad Pro 13-inch (M5)",
    ]

    /// Letters, digits and decimal points in lower case, without `generation`, `inch` and the ending of ordinals.
    private static func key(_ name: String) -> String {
        let words = name.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".")) }
        return words.map(String.init).filter { !["generation", "gen", "inch", "in"].contains($0) }
            .map { word in
                ["st", "nd", "rd", "th"].contains(where: word.hasSuffix) && word.first?.isNumber == true
                    ? String(word.dropLast(2)) : word
            }
            .joined()
    }

    private static func editDistance(_ a: [Character], _ b: [Character]) -> Int {
        var row = Array(0...b.count)
        for (i, character) in a.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for (j, other) in b.enumerated() {
                let substituted = diagonal + (character == other ? 0 : 1)
                diagonal = row[j + 1]
                row[j + 1] = min(substituted, row[j] + 1, row[j + 1] + 1)
            }
        }
        return row[b.count]
    }
}
