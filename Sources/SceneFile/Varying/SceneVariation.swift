import Arithmetic
import Offstage
import UIKit

/// What one variant of a scene has that the scene itself has not; nil leaves a dimension as the scene is written.
package struct SceneVariation: Hashable, Sendable {
    /// The length of texts in per cent of their own.
    package var textLength: Int?
    /// The language that texts have words of, by its code; nil: their own words.
    package var language: String?
    /// The text size by its name.
    package var contentSize: String?
    /// `light` or `dark`.
    package var appearance: String?
    /// A name of the device table.
    package var device: String?
    /// `ltr` or `rtl`.
    package var direction: String?
    /// How far colours are turned, from 1.
    package var colors: Int?
    /// Which of the scene's texts are varied, by their order in the file; nil: all.
    package var texts: Range<Int>?
    /// What words are drawn by.
    package var seed: UInt64 = 0

    /// The scene as it is written.
    package init() {}

    /// Draws the variant of a number.
    ///
    /// The same on every machine, whatever other variants are drawn: each dimension stays as the scene has it one time in
    /// two, and else has one of its other values, each as likely.
    package init(seed: UInt64, number: Int) {
        var random = SeededNumbers(seed: seed, stream: UInt64(number))
        self.seed = random.next()
        textLength = random.draw(Self.textLengths)
        language = random.draw(Self.languages)
        contentSize = random.draw(Self.contentSizes)
        appearance = random.draw(SceneVariant.appearances)
        device = random.draw(Self.devices)
        direction = random.draw(SceneVariant.directions)
        colors = random.draw(Self.colorTurns)
    }

    /// Whether texts are others than those of the file.
    package var changesTexts: Bool { textLength != nil || language != nil }

    // MARK: What is drawn from

    package static let textLengths = [25, 50, 75, 150, 200, 300]
    package static let languages = VariedLanguage.all.map(\.code)
    package static let contentSizes = UIContentSizeCategory.named.map(\.name).filter {
        $0 != "large" && $0 != "unspecified"
    }
    package static let devices = [
        "iPhone SE (1st generation)", "iPhone SE (3rd generation)", "iPhone 13 mini", "iPhone 11", "iPhone 16",
        "iPhone 16 Pro Max", "iPad mini (6th generation)", "iPad Pro 13-inch (M4)",
    ]
    package static let colorTurns = Array(1...VariedColor.turns)
}

/// Numbers that a seed gives, by integers alone: SplitMix64.
struct SeededNumbers {
    private var state: UInt64

    /// - Parameter stream: Numbers of the same seed that are to be others.
    init(seed: UInt64, stream: UInt64) {
        state = seed
        state = next() ^ (stream &* SplitMix.step)
        state = next()
    }

    mutating func next() -> UInt64 {
        state &+= SplitMix.step
        return SplitMix.mixed(state)
    }

    /// A place below `count`, each as likely up to a part in 2⁶³ / `count`.
    mutating func place(below count: Int) -> Int { Int((next() >> 1) % UInt64(count)) }

    /// Nil one time in two, else one of the values.
    mutating func draw<Value>(_ values: [Value]) -> Value? {
        // Always two numbers, so that a longer list moves no other dimension.
        let changes = next() >> 63 == 1
        let place = place(below: values.count)
        return changes ? values[place] : nil
    }
}
