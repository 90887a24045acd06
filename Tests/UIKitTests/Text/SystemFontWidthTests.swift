import Offstage
import TestKit
import TestSupport
import Testing
import UIKit

/// The sum of what a device printed for each character, however a text is reached. Kerning is left out by the attribute
/// that says so, but for plain labels.
@MainActor
@Suite("Widths of the system font")
struct SystemFontWidthTests {
    private struct Sample {
        var text: String
        var font: UIFont
        var width: Double
    }

    private let stage = Stage(device: Device(name: "test", size: CGSize(width: 390, height: 844), scale: 3))

    private var samples: [Sample] {
        let oracle = SystemFontOracle.shared
        var random = SplitMix64(seed: 7)
        return SystemFontOracle.randomTexts(1000, seed: 8).map { text in
            let (name, weight) = oracle.weights[Int(random.next() % 9)]
            let size = oracle.sizes[Int(random.next() % 36)]
            return Sample(
                text: text, font: .systemFont(ofSize: CGFloat(size), weight: UIFont.Weight(CGFloat(weight))),
                width: oracle.width(text, weight: name, size: size))
        }
    }

    private func unkerned(_ sample: Sample) -> NSMutableAttributedString {
        NSMutableAttributedString(string: sample.text, attributes: [.font: sample.font, .kern: 0])
    }

    @Test("Strings that are measured, at once and in runs of other colours")
    func strings() {
        for sample in samples {
            let text = unkerned(sample)
            #expect((Double(text.size().width) - sample.width).magnitude < 0.001, "\(sample.text)")
            let limit = CGSize(width: 10_000, height: 10_000)
            let box = text.boundingRect(with: limit, options: .usesLineFragmentOrigin, context: nil)
            #expect((Double(box.width) - sample.width).magnitude < 0.001, "\(sample.text)")
            let middle = sample.text.utf16.count / 2
            text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: middle))
            #expect((Double(text.size().width) - sample.width).magnitude < 0.001, "\(sample.text)")
        }
    }

    @Test("Labels: up to whole pixels")
    func labels() {
        stage.perform {
            let label = UILabel()
            stage.window.addSubview(label)
            for sample in samples {
                label.attributedText = unkerned(sample)
                let expected = SystemFontOracle.labelWidth(sample.width, scale: 3)
                #expect((Double(label.intrinsicContentSize.width) - expected).magnitude < 0.001, "\(sample.text)")
            }
        }
    }

    @Test("Plain labels are as wide as their string, kerning and all")
    func plainLabels() {
        stage.perform {
            let label = UILabel()
            stage.window.addSubview(label)
            for sample in samples.prefix(200) {
                label.text = sample.text
                label.font = sample.font
                let width = Double(sample.text.size(withAttributes: [.font: sample.font]).width)
                #expect(width < sample.width + 0.001)
                let expected = SystemFontOracle.labelWidth(width, scale: 3)
                #expect((Double(label.intrinsicContentSize.width) - expected).magnitude < 0.001, "\(sample.text)")
            }
            label.text = "Settings"
            label.font = .systemFont(ofSize: 34, weight: .bold)
            #expect((label.intrinsicContentSize.width - 133).magnitude < 0.001)
        }
    }

    @Test("Text views: lines and glyphs of the layout manager")
    func textViews() {
        stage.perform {
            let view = UITextView(frame: CGRect(x: 0, y: 0, width: 5000, height: 100))
            view.textContainerInset = .zero
            view.textContainer.lineFragmentPadding = 0
            stage.window.addSubview(view)
            for sample in samples {
                view.attributedText = unkerned(sample)
                let used = view.layoutManager.usedRect(for: view.textContainer)
                #expect((Double(used.width) - sample.width).magnitude < 0.001, "\(sample.text)")
            }
        }
    }

    @Test("Strings inside text from right to left, and turned around")
    func rightToLeft() {
        for sample in samples {
            for direction in [1, 3] {
                let text = unkerned(sample)
                text.addAttribute(
                    .writingDirection, value: [direction], range: NSRange(location: 0, length: text.length))
                #expect((Double(text.size().width) - sample.width).magnitude < 0.001, "\(sample.text) \(direction)")
            }
        }
    }

    @Test("Strings are drawn as wide as they are: the last letter's pen is where the table says")
    func drawing() {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        for sample in samples.prefix(30) {
            var bar = sample
            bar.text = sample.text + "\u{2588}"
            let size = CGSize(width: sample.width + 60, height: 60)
            // A block behind the text ends as much further right as the text is wide, to a pixel.
            func right(_ text: String) -> Int {
                let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in
                    NSAttributedString(string: text, attributes: [.font: sample.font, .kern: 0]).draw(
                        at: .zero)
                }
                guard let probe = PixelProbe(image) else { return -1 }
                return (0..<probe.width).last { x in (0..<probe.height).contains { probe[x, $0][3] > 0 } } ?? -1
            }
            let end = right(bar.text)
            let alone = right("\u{2588}")
            #expect((Double(end - alone) - sample.width).magnitude < 1.3, "\(sample.text)")
        }
    }
}
