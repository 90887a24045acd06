import Foundation
import TestSupport
import Testing
import YAMLTree

@testable import SceneFile

/// Variants are the scene's file with other values in some places, and nothing else of it is touched.
@MainActor
@Suite("Scenes that vary")
struct SceneVaryingTests {
    private static let scene = """
        # A card.
        offstage: 1 # the edition
        view:
          id: card
          backgroundColor: "#11223344"
          subviews:
            - { id: title, class: UILabel, text: Terms and conditions, textColor: systemBlue, frame: [0, 0, 90, 20] }
            - { id: time, class: UILabel, text: "9:41", frame: [0, 20, 90, 20] }
            - id: body
              class: UILabel
              # Two lines of it.
              text: |
                Read all
                of this
              frame: [0, 40, 90, 40]
        expect: { offscreenPasses: 0 }
        variants: [{ appearance: dark }]
        """

    private func varying(_ text: String = scene) throws -> SceneVarying {
        try SceneVarying(bytes: Data(text.utf8), file: "card.yml", folder: nil)
    }

    private func variation(_ change: (inout SceneVariation) -> Void) -> SceneVariation {
        var variation = SceneVariation()
        change(&variation)
        return variation
    }

    @Test("As it is written a scene loses what it says of itself, and no other line")
    func plain() throws {
        let lines = Self.scene.split(separator: "\n")
        #expect(try varying().text(SceneVariation()).split(separator: "\n") == lines.dropLast(2))
    }

    @Test("A trait under its short name is changed under it, and segments called items are texts")
    func spellings() throws {
        let own = """
            offstage: 1
            traits: { appearance: light }
            view: { class: UISegmentedControl, items: [Hour, Day] }
            """
        let varying = try varying(own)
        let text = varying.text(variation { ($0.appearance, $0.direction) = ("dark", "rtl") })
        #expect(text.contains("traits: { layoutDirection: \"rightToLeft\", appearance: \"dark\" }"))
        let longer = varying.text(variation { $0.textLength = 300 })
        #expect(!longer.contains("[Hour, Day]"))
    }

    @Test("Device and traits stand behind the edition; comments stay")
    func traits() throws {
        let text = try varying().text(
            variation {
                $0.device = "iPhone 11"
                $0.appearance = "dark"
                $0.direction = "rtl"
                $0.contentSize = "small"
            })
        #expect(text.hasPrefix("# A card.\noffstage: 1 # the edition\ntraits: { userInterfaceStyle: \"dark\", layout"))
        let scene = try Scene(text: text, file: "card.yml")
        #expect(scene.device.name == "iPhone 11")
        let stage = scene.makeStage().stage
        #expect(stage.window.traitCollection.userInterfaceStyle == .dark)
        #expect(stage.window.traitCollection.layoutDirection == .rightToLeft)
        #expect(stage.window.traitCollection.preferredContentSizeCategory == .small)
    }

    @Test("Traits and devices that the file has are changed where they stand")
    func ownTraits() throws {
        let text =
            "offstage: 1\ndevice: { name: iPhone 16, scale: 1 }\ntraits: { layoutDirection: rightToLeft }\nview: { id: a }\n"
        let changed = try varying(text).text(
            variation {
                $0.device = "iPhone 11"
                $0.direction = "ltr"
                $0.appearance = "dark"
            })
        #expect(changed.contains("device: { name: \"iPhone 11\", scale: 1 }"))
        #expect(
            changed.contains("layoutDirection: \"leftToRight\"") && changed.contains("userInterfaceStyle: \"dark\""))
        let scene = try Scene(text: changed, file: "a.yml")
        #expect(scene.device.name == "iPhone 11" && scene.device.scale == 1)
    }

    @Test("A device with a size of its own is kept")
    func ownSize() throws {
        let varying = try varying("offstage: 1\ndevice: { size: [80, 60], scale: 1 }\nview: { id: a }\n")
        let device = variation { $0.device = "iPhone 11" }
        #expect(varying.applicable(device).device == nil && !varying.text(device).contains("iPhone"))
    }

    @Test("Texts are as long as was drawn, by their own words; numbers stay", arguments: [25, 50, 75, 150, 200, 300])
    func lengths(_ percent: Int) throws {
        let text = try varying().text(variation { $0.textLength = percent })
        let title = try #require(try view("title", in: text).value("text")?.scalar)
        let own = "Terms and conditions"
        #expect(Set(title.split(separator: " ")).isSubset(of: Set(own.split(separator: " "))))
        let wanted = own.count * percent / 100
        #expect(percent > 100 ? wanted..<wanted + 11 ~= title.count : wanted - 11...wanted ~= title.count)
        #expect(try view("time", in: text).value("text")?.scalar == "9:41")
        #expect(try view("body", in: text).value("text")?.scalar != "Read all\nof this\n")
    }

    @Test("Texts of a language have its words alone, and are the same each time", arguments: SceneVariation.languages)
    func languages(_ code: String) throws {
        let drawn = variation {
            $0.language = code
            $0.seed = 7
        }
        let text = try varying().text(drawn)
        let title = try #require(try view("title", in: text).value("text")?.scalar)
        let language = try #require(VariedLanguage.named(code))
        #expect(title.count >= 20 * language.length / 100 && title != "Terms and conditions")
        #expect(try varying().text(drawn) == text)
        #expect(language.words.contains { title.lowercased().contains($0) })
    }

    @Test("Some texts alone are varied where they are named")
    func someTexts() throws {
        let text = try varying().text(
            variation {
                $0.textLength = 50
                $0.texts = 1..<2
            })
        #expect(try varying().textCount == 2)
        #expect(try view("title", in: text).value("text")?.scalar == "Terms and conditions")
        #expect(try view("body", in: text).value("text")?.scalar == "Read")
    }

    @Test("Colours turn: channels change places, tints go along their list, alpha stays", arguments: 1...5)
    func colors(_ turn: Int) throws {
        let text = try varying().text(variation { $0.colors = turn })
        let card = try #require(root(of: text).value("view"))
        let color = try #require(card.value("backgroundColor")?.scalar)
        #expect(color != "#11223344" && color.hasSuffix("44") && color.utf8.count == 9)
        #expect(
            Set([color.dropFirst().prefix(2), color.dropFirst(3).prefix(2), color.dropFirst(5).prefix(2)])
                == ["11", "22", "33"])
        #expect(try view("title", in: text).value("textColor")?.scalar != "systemBlue")
        _ = try Scene(text: text, file: "card.yml")
    }

    @Test("What something else in the file may mean is no text: names of actions, parameters, numbers of rows")
    func namedTexts() throws {
        let text = """
            offstage: 1
            components:
              plate: { parameters: { label: , path: }, view: { class: UILabel, text: $label, accessibilityLabel: "{path}" } }
            view:
              subviews:
                - { use: plate, id: a, with: { label: Some words, path: Some path } }
                - { id: b, class: UILabel, text: Delete it, accessibilityCustomActions: [Delete it] }
            """
        let varied = try varying(text).text(variation { $0.textLength = 300 })
        #expect(varied.contains("label: \"Some words Some words") && varied.contains("path: Some path"))
        #expect(varied.contains("text: $label") && varied.contains("text: Delete it"))
        _ = try Scene(text: varied, file: "a.yml")
    }

    @Test("JSON stays JSON")
    func json() throws {
        let text =
            "{\"offstage\": 1, \"view\": {\"id\": \"a\", \"class\": \"UILabel\", \"text\": \"Ho \\ud83d\\ude00 ho\"}, \"expect\": {\"offscreenPasses\": 0}, \"variants\": [{\"appearance\": \"dark\"}]}"
        let varied = try varying(text).text(
            variation {
                $0.textLength = 200
                $0.appearance = "dark"
                $0.device = "iPhone 11"
            })
        let object = try JSONSerialization.jsonObject(with: Data(varied.utf8)) as? [String: Any]
        #expect(Set((object ?? [:]).keys) == ["offstage", "device", "traits", "view"])
        #expect((object?["view"] as? [String: Any])?["text"] as? String == "Ho 😀 ho Ho 😀 ho")
        _ = try Scene(text: varied, file: "a.json")
    }

    // MARK: Every scene

    @Test("Variants of every scene of Scenes/ can be read, and have its ids, in their order")
    func scenes() throws {
        let folder = Repository.root.appendingPathComponent("Scenes")
        let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        var count = 0
        for (place, name) in names.filter({ $0.hasSuffix(".yml") }).sorted().enumerated() {
            let url = folder.appendingPathComponent(name)
            guard !ComponentFile.isOne(url) else { continue }
            let bytes = try Data(contentsOf: url)
            let varying = try SceneVarying(bytes: bytes, file: name, folder: url.deletingLastPathComponent())
            let own = ids(try root(of: String(decoding: bytes, as: UTF8.self)))
            for number in 0..<2 {
                let text = varying.text(varying.applicable(SceneVariation(seed: UInt64(place), number: number)))
                #expect(ids(try root(of: text)) == own, "\(name)")
                do {
                    _ = try Scene(text: text, file: name, folder: url.deletingLastPathComponent())
                } catch {
                    Issue.record("\(name): \(error)\n\(text)")
                }
                count += 1
            }
        }
        #expect(count > 600)
    }

    @Test("Damaged scenes are varied, or a sentence says why not; what is varied can still be read as YAML")
    func damaged() throws {
        var random = SplitMix64(seed: 48)
        var varied = 0
        for _ in 0..<600 {
            var bytes = Data(Self.scene.utf8)
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                let place = Int.random(in: 0..<bytes.count, using: &random)
                bytes[place] = Array("{}[]\"'&*|>:#,- \n\u{7f}x".utf8).randomElement(using: &random) ?? 0
            }
            guard let varying = try? SceneVarying(bytes: bytes, file: "card.yml", folder: nil) else { continue }
            let text = varying.text(SceneVariation(seed: 1, number: Int.random(in: 0..<99, using: &random)))
            if (try? Scene(bytes: bytes, file: "card.yml", folder: nil)) != nil {
                varied += 1
                #expect(throws: Never.self) { try Scene(text: text, file: "card.yml") }
            }
        }
        #expect(varied > 50)
    }

    // MARK: Looking

    private func root(of text: String) throws -> YAMLNode {
        try #require(YAMLTree(text, maximumValues: 1_000_000).root)
    }

    private func view(_ id: String, in text: String) throws -> YAMLNode {
        guard case .sequence(let items)? = try root(of: text).value("view")?.value("subviews")?.content else {
            throw CancellationError()
        }
        return try #require(items.first { $0.value("id")?.scalar == id })
    }

    /// All ids but those of what variants leave out.
    private func ids(_ root: YAMLNode) -> [String] {
        var found: [String] = []
        func walk(_ node: YAMLNode) {
            switch node.content {
            case .scalar: break
            case .sequence(let items): for item in items { walk(item) }
            case .mapping(let entries):
                for entry in entries where !VariationSites.leftOut.contains(entry.key) {
                    if entry.key == "id", let id = entry.value.scalar { found.append(id) }
                    walk(entry.value)
                }
            }
        }
        walk(root)
        return found
    }
}
