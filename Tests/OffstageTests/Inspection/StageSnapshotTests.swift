import Testing
import UIKit

@testable import Offstage

@MainActor
@Suite("What an inspector is told of a stage")
struct StageSnapshotTests {
    private static func snapshot(_ build: (UIView) -> Void) -> StageSnapshot {
        let stage = Stage(device: Device(size: CGSize(width: 200, height: 200), scale: 2))
        let root = UIView(frame: stage.window.bounds)
        stage.perform { build(root) }
        stage.window.addSubview(root)
        return StageSnapshot(of: stage, in: stage.render())
    }

    private static func view(_ name: String, _ frame: CGRect = .zero, in root: UIView) -> UIView {
        let view = UIView(frame: frame)
        view.accessibilityIdentifier = name
        view.backgroundColor = .white
        root.addSubview(view)
        return view
    }

    @Test("A mask is a child of what it masks, by the path that messages have")
    func masks() throws {
        let snapshot = Self.snapshot { root in
            let ribbon = Self.view("ribbon", CGRect(x: 0, y: 0, width: 50, height: 50), in: root)
            let mask = CAShapeLayer()
            mask.frame = ribbon.bounds
            ribbon.layer.mask = mask
        }
        let mask = try #require(snapshot.layers.first { $0.isMask })
        #expect(mask.className == "CAShapeLayer")
        #expect(mask.path == "view.0~mask")
        #expect(snapshot.layers[try #require(mask.parent)].label == "ribbon")
        #expect(snapshot.layers.first { $0.label == "ribbon" }?.picture != nil)
    }

    @Test("A shadow is part of a layer's own picture, which is larger for it")
    func shadows() throws {
        let frame = CGRect(x: 60, y: 60, width: 50, height: 50)
        let snapshot = Self.snapshot { root in
            let card = Self.view("card", frame, in: root)
            card.layer.shadowOpacity = 0.5
            card.layer.shadowRadius = 4
            _ = Self.view("plain", frame, in: root)
        }
        let card = try #require(snapshot.layers.first { $0.label == "card" })
        let picture = try #require(card.picture)
        #expect(picture.rect.contains(card.bounds) && picture.rect.width > 50)
        #expect(snapshot.layers.first { $0.label == "plain" }?.picture == nil)
    }

    @Test("A label tells text, font, colour and the lines that are shown, and nothing of its store")
    func texts() throws {
        let snapshot = Self.snapshot { root in
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
            label.text = "one two three four five six seven"
            label.font = .systemFont(ofSize: 17, weight: .semibold)
            label.textColor = .red
            label.numberOfLines = 2
            root.addSubview(label)
        }
        let layer = try #require(snapshot.layers.first { $0.className == "UILabel" })
        let text = try #require(layer.text)
        #expect(text.text == "one two three four five six seven")
        #expect(text.fonts == [".SFUI-Semibold 17 pt"])
        #expect(text.colors == ["#FF0000"])
        #expect(text.lines.count == 2 && text.lineLimit == 2 && text.isTruncated)
        #expect(!layer.properties.contains { $0.key == "contents" })
    }

    @Test("Constraints are told as scene files write them, with values, slack and what they leave open")
    func constraints() throws {
        let snapshot = Self.snapshot { root in
            let box = Self.view("box", in: root)
            box.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
                box.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
                box.widthAnchor.constraint(equalToConstant: 50),
                box.widthAnchor.constraint(greaterThanOrEqualToConstant: 30),
            ])
        }
        let place = try #require(snapshot.layers.firstIndex { $0.label == "box" })
        let readings = snapshot.layers[place].constraints.map { snapshot.constraints[$0] }.filter { $0.kind == "app" }
        let texts: Set<String> = Set(readings.map(\.text))
        #expect(
            texts == [
                "box.leading == view.leading + 16", "box.top == view.safeArea.top", "box.width == 50",
                "box.width >= 30",
            ])
        let least = try #require(readings.first { $0.text == "box.width >= 30" })
        #expect([least.left, least.right, least.slack] == [50, 30, 20])
        #expect(least.priority == 1000)
        #expect(snapshot.ambiguities.map(\.layer) == [place])
        // The superview that holds them is not placed by them.
        let root = try #require(snapshot.layers[place].parent)
        #expect(!snapshot.layers[root].constraints.contains { snapshot.constraints[$0].text == "box.width == 50" })
    }

    @Test("Steps of the update cycle lead to their views")
    func steps() throws {
        let snapshot = Self.snapshot { _ = Self.view("card", CGRect(x: 0, y: 0, width: 5, height: 5), in: $0) }
        let step = try #require(snapshot.trace.events.first { $0.view == "UIView:card" })
        #expect(snapshot.pathPlaces[step.path].map { snapshot.layers[$0].label } == "card")
    }
}
