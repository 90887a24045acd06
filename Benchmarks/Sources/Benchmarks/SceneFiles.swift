import Foundation

/// Writes scene files as a screen of an application has them: a title, a list of cards with an icon, two labels and a
/// shadow, a badge, a bar with a gradient.
enum SceneFiles {
    static func write(_ count: Int, to folder: URL) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for index in 0..<count {
            var random = SplitMix64(seed: UInt64(index))
            let name = String(repeating: "0", count: max(0, 4 - "\(index)".count)) + "\(index).yml"
            try scene(&random).write(to: folder.appendingPathComponent(name), atomically: false, encoding: .utf8)
        }
    }

    private static let colors = [
        "systemRed", "systemBlue", "systemGreen", "systemOrange", "systemPurple", "systemTeal",
    ]
    private static let words = [
        "Aurora", "Harbour", "Lantern", "Meadow", "Orbit", "Quartz", "Ripple", "Saffron", "Tundra",
    ]

    private static func scene(_ random: inout SplitMix64) -> String {
        func word() -> String { words.randomElement(using: &random)! }
        func color() -> String { colors.randomElement(using: &random)! }
        var lines = [
            "offstage: 1", "device: { size: [375, 667], scale: 2 }",
            "window: { backgroundColor: systemGroupedBackground }", "view:", "  subviews:",
            "    - class: UILabel",
            "      frame: [20, 30, 335, 40]", "      text: \"\(word()) \(word())\"",
            "      font: { size: 32, weight: bold }",
        ]
        for row in 0..<Int.random(in: 3...5, using: &random) {
            lines += [
                "    - id: card\(row)", "      frame: [16, \(90 + row * 100), 343, 88]", "      backgroundColor: white",
                "      layer: { cornerRadius: 14, shadowOpacity: 0.2, shadowRadius: 6, shadowOffset: [0, 2], shadowPath: outline }",
                "      subviews:",
                "        - { frame: [16, 20, 48, 48], backgroundColor: \(color()), layer: { cornerRadius: 12 } }",
                "        - { class: UILabel, frame: [80, 18, 200, 24], text: \"\(word()) \(word())\", font: { size: 17, weight: semibold } }",
                "        - { class: UILabel, frame: [80, 44, 240, 20], text: \"\(word()) \(word()) \(word())\", textColor: secondaryLabel, font: 14 }",
            ]
        }
        lines += [
            "  sublayers:",
            "    - { class: CAGradientLayer, frame: [0, 603, 375, 64], colors: [\(color()), \(color())], startPoint: [0, 0], endPoint: [1, 0] }",
        ]
        return lines.joined(separator: "\n") + "\n"
    }
}
