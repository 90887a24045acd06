import Foundation
import TestSupport
import Testing
import UIKit

@testable import Offstage

/// The ratio of two colours against WCAG's formula, with the C library's powers.
@MainActor
@Suite struct ContrastTests {
    private typealias Bytes = (red: UInt8, green: UInt8, blue: UInt8)

    private func formula(_ color: Bytes) -> Double {
        func part(_ byte: UInt8) -> Double {
            let c = Double(byte) / 255
            return c <= 0.04045 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * part(color.red) + 0.7152 * part(color.green) + 0.0722 * part(color.blue)
    }

    private func formula(_ first: Bytes, _ second: Bytes) -> Double {
        let (one, other) = (formula(first), formula(second))
        return (max(one, other) + 0.05) / (min(one, other) + 0.05)
    }

    private func color(_ bytes: Bytes, alpha: Double = 1) -> TextColor {
        let color = UIColor(
            red: CGFloat(bytes.red) / 255, green: CGFloat(bytes.green) / 255, blue: CGFloat(bytes.blue) / 255,
            alpha: alpha)
        return TextColor(color, in: UITraitCollection())
    }

    @Test("A thousand pairs of colours by chance have the ratio of the formula, from either side")
    func pairs() {
        var dice = SplitMix64(seed: 44)
        func bytes() -> Bytes {
            let word = dice.next()
            return (UInt8(word & 255), UInt8(word >> 8 & 255), UInt8(word >> 16 & 255))
        }
        var largest = 0.0
        for _ in 0..<1_000 {
            let (front, ground) = (bytes(), bytes())
            let ratio = Contrast.ratio(of: color(front), on: ground)
            #expect(abs(ratio - formula(front, ground)) < 1e-9, "\(front) on \(ground)")
            #expect(ratio == Contrast.ratio(of: color(ground), on: front), "\(front) on \(ground)")
            largest = max(largest, ratio)
        }
        #expect(largest > 10 && Contrast.ratio(of: color((0, 0, 0)), on: (255, 255, 255)) == 21)
    }

    @Test("A colour that lets the ground through is blended with it first")
    func blends() {
        let half = color((0, 0, 0), alpha: 0.5)
        #expect(abs(Contrast.ratio(of: half, on: (255, 255, 255)) - formula((128, 128, 128), (255, 255, 255))) < 1e-9)
        #expect(Contrast.ratio(of: color((9, 9, 9), alpha: 0), on: (80, 90, 100)) == 1)
    }
}
