import Offstage
import Testing
import UIKit

@testable import SceneFile

@MainActor
@Suite("Variants and exceptions of a scene")
struct VariantTests {
    private func scene(_ yaml: String) throws -> Scene { try Scene(text: "offstage: 1\n" + yaml, file: "a.yml") }

    @Test("lists give every combination, in the file's order, each with a name of its own")
    func combinations() throws {
        let scene = try scene(
            """
            variants:
              - { appearance: dark }
              - { appearance: [light, dark], direction: rtl, scale: [1, 3] }
              - { contentSizeCategory: accessibilityLarge, device: iPhone SE (3rd generation) }
            """)
        #expect(
            scene.variants.map(\.suffix) == [
                "-dark", "-light-rtl-1x", "-light-rtl-3x", "-dark-rtl-1x", "-dark-rtl-3x",
                "-accessibilityLarge-iPhone-SE-3rd-generation",
            ])
    }

    @Test("UIKit's names of traits and the short ones mean the same, in traits and in variants")
    func spellings() throws {
        let long = try scene(
            "variants: [{ userInterfaceStyle: dark, layoutDirection: rightToLeft, preferredContentSizeCategory: small }]"
        )
        #expect(long.variants.map(\.suffix) == ["-dark-rtl-small"])
        let short = try scene("traits: { appearance: dark, direction: rtl, contentSizeCategory: small }")
        let traits = short.makeStage().stage.traitCollection
        #expect(traits.userInterfaceStyle == .dark && traits.layoutDirection == .rightToLeft)
        #expect(traits.preferredContentSizeCategory == .small)
        for yaml in [
            "traits: { appearance: dark, userInterfaceStyle: dark }",
            "variants: [{ appearance: dark, userInterfaceStyle: [dark] }]",
        ] {
            let error = #expect(throws: SceneErrors.self) { try scene(yaml) }
            let text = error.map { "\($0)" } ?? ""
            #expect(
                text.contains("'userInterfaceStyle' says again what 'appearance' says on line 2: keep one of them"))
        }
    }

    @Test("Segments are items, too, and not both")
    func segments() throws {
        let stage = try scene("view: { class: UISegmentedControl, id: s, items: [One, Two], frame: [0, 0, 90, 32] }")
            .makeStage()
        let control = try #require(stage.view("s") as? UISegmentedControl)
        #expect(control.numberOfSegments == 2 && control.titleForSegment(at: 1) == "Two")
        #expect(throws: SceneErrors.self) {
            try scene("view: { class: UISegmentedControl, items: [One], segments: [One] }")
        }
    }

    @Test("a variant is the scene read with its circumstances")
    func options() throws {
        let text =
            "offstage: 1\nvariants: [{ appearance: dark, direction: rtl, scale: 1, device: iPhone 16 Pro, contentSizeCategory: small }]"
        let plain = try Scene(text: text, file: "a.yml")
        let options = try #require(plain.variants.first).options(over: SceneOptions(times: [2]))
        let stage = try Scene(text: text, file: "a.yml", options: options).makeStage().stage
        #expect(stage.traitCollection.userInterfaceStyle == .dark)
        #expect(stage.traitCollection.layoutDirection == .rightToLeft)
        #expect(stage.traitCollection.preferredContentSizeCategory == .small)
        #expect(stage.screen.scale == 1 && stage.device.name == "iPhone 16 Pro")
        #expect(options.times == [2])
        #expect(plain.device.name == "iPhone 16")
    }

    @Test("a device is held as the variant says, from however the file has it")
    func orientation() throws {
        let text = "variants: [{ orientation: [landscapeLeft, portrait], device: iPhone 16 }]\n"
        for device in ["iPhone 16", "{ name: iPhone 16, orientation: landscapeRight }"] {
            let plain = try scene("device: \(device)\n" + text)
            #expect(plain.variants.map(\.suffix) == ["-iPhone-16-landscapeLeft", "-iPhone-16-portrait"])
            for orientation in [UIInterfaceOrientation.landscapeLeft, .portrait] {
                let options = SceneOptions(orientation: orientation)
                let turned = try Scene(text: "offstage: 1\ndevice: \(device)\n", file: "a.yml", options: options)
                let stage = turned.makeStage().stage
                let size = CGSize(width: 393, height: 852)
                let wanted = orientation.isLandscape ? CGSize(width: size.height, height: size.width) : size
                #expect(stage.screen.bounds.size == wanted)
            }
        }
    }

    @Test(
        "what makes no sense is named",
        arguments: [
            ("variants: [{}]", "an empty variant"), ("variants: [{ device: iPhon 16 }]", "unknown device 'iPhon 16'"),
            ("variants: [{ scale: 1 }, { scale: [1, 2] }]", "the variant '1x' is there twice"),
            ("variants: [{ orientation: sideways }]", "unknown name 'sideways'"),
            ("variants: [{ appearance: grey }]", "unknown name 'grey'"), ("variants: [{ scale: 4 }]", "found '4'"),
            ("fuzzy: { maximum: 0, pixels: 4 }", "found '0'"),
            ("fuzzy: { maximum: 3 }", "the exception needs the key 'pixels'"),
        ])
    func errors(yaml: String, message: String) {
        #expect {
            try scene(yaml)
        } throws: { error in
            (error as? SceneErrors)?.errors.contains { $0.message.contains(message) } ?? false
        }
    }

    @Test("lists whose combinations explode are refused before they are made")
    func explosion() {
        let many = Array(repeating: "1", count: 4000).joined(separator: ", ")
        #expect {
            try scene("variants: [{ scale: [\(many)], device: [\(many)], direction: [ltr, rtl] }]")
        } throws: { error in
            (error as? SceneErrors)?.errors.contains { $0.message == "the scene has more than 100 variants" } ?? false
        }
    }

    @Test("an exception says how far a picture may be from its golden")
    func fuzzy() throws {
        #expect(try scene("fuzzy: { maximum: 2, pixels: 40 }").fuzzy.map { [$0.maximum, $0.pixels] } == [2, 40])
        #expect(try scene("").fuzzy == nil && scene("").variants == [])
    }
}
