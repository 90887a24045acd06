import Offstage
import Testing
import UIKit

/// What objects say of themselves, and what a stage's user has set.
@MainActor
@Suite struct AccessibilityPropertyTests {
    @Test("Attributed texts and plain ones set each other; nil is a value")
    func attributed() {
        let label = UILabel()
        label.text = "own"
        #expect(label.accessibilityAttributedLabel?.string == "own")
        label.accessibilityAttributedLabel = NSAttributedString(
            string: "said", attributes: [.accessibilitySpeechSpellOut: true])
        #expect(label.accessibilityLabel == "said")
        label.accessibilityLabel = "plain"
        #expect(label.accessibilityAttributedLabel?.attributes(at: 0, effectiveRange: nil).isEmpty == true)
        label.accessibilityLabel = nil
        #expect(label.accessibilityLabel == nil && label.accessibilityAttributedLabel == nil)
        let view = UIView()
        view.accessibilityUserInputLabels = ["a", "b"]
        #expect(view.accessibilityAttributedUserInputLabels.map(\.string) == ["a", "b"])
        view.accessibilityAttributedUserInputLabels = [NSAttributedString(string: "c")]
        #expect(view.accessibilityUserInputLabels == ["c"])
        view.accessibilityUserInputLabels = nil
        #expect(view.accessibilityUserInputLabels == [])
    }

    @Test("Closures are asked at each read, and go before what was set")
    func blocks() {
        let view = UIView()
        var count = 0
        view.accessibilityLabel = "set"
        view.accessibilityLabelBlock = {
            count += 1
            return "asked \(count)"
        }
        #expect(view.accessibilityLabel == "asked 1" && view.accessibilityLabel == "asked 2")
        view.accessibilityAttributedLabelBlock = { NSAttributedString(string: "attributed") }
        #expect(view.accessibilityLabel == "attributed")
        (view.accessibilityLabelBlock, view.accessibilityAttributedLabelBlock) = (nil, nil)
        #expect(view.accessibilityLabel == "set")
        view.isAccessibilityElementBlock = { true }
        view.accessibilityTraitsBlock = { .link }
        view.accessibilityFrameBlock = { CGRect(x: 1, y: 2, width: 4, height: 6) }
        view.accessibilityElementsBlock = { ["x"] }
        view.accessibilityIdentifierBlock = { "id" }
        view.accessibilityActivateBlock = { true }
        view.accessibilityScrollBlock = { $0 == .up }
        #expect(view.isAccessibilityElement && view.accessibilityTraits == .link)
        #expect(view.accessibilityActivationPoint == CGPoint(x: 3, y: 5))
        #expect(view.accessibilityElementCount() == 1 && view.accessibilityIdentifier == "id")
        #expect(view.accessibilityActivate() && view.accessibilityScroll(.up) && !view.accessibilityScroll(.down))
    }

    @Test("What answers actions is derived from traits")
    func responds() {
        let button = UIButton()
        #expect(button.accessibilityRespondsToUserInteraction)
        button.isEnabled = false
        #expect(!button.accessibilityRespondsToUserInteraction)
        let label = UILabel()
        #expect(!label.accessibilityRespondsToUserInteraction)
        label.accessibilityRespondsToUserInteraction = true
        #expect(label.accessibilityRespondsToUserInteraction)
    }

    @Test("Raw values of traits are the device's")
    func rawTraits() {
        let values: [(UIAccessibilityTraits, UInt64)] = [
            (.button, 1), (.link, 2), (.image, 4), (.selected, 8), (.playsSound, 16), (.keyboardKey, 32),
            (.staticText, 64), (.summaryElement, 128), (.notEnabled, 256), (.updatesFrequently, 512),
            (.searchField, 1024), (.startsMediaSession, 2048), (.adjustable, 4096), (.allowsDirectInteraction, 8192),
            (.causesPageTurn, 16384), (.tabBar, 32768), (.header, 65536), (.toggleButton, 1 << 53),
        ]
        for (trait, raw) in values { #expect(trait.rawValue == raw) }
    }

    @Test("A stage's preferences: the value, then one notification, and the traits of three")
    func preferences() {
        let stage = Stage()
        #expect(stage.accessibility.isVideoAutoplayEnabled && stage.accessibility.isShakeToUndoEnabled)
        #expect(!stage.accessibility.isBoldTextEnabled && !stage.accessibility.buttonShapesEnabled)
        nonisolated(unsafe) var heard: [Bool] = []
        let token = NotificationCenter.default.addObserver(
            forName: UIAccessibility.boldTextStatusDidChangeNotification, object: nil, queue: nil
        ) { _ in heard.append(MainActor.assumeIsolated { UIAccessibility.isBoldTextEnabled }) }
        defer { NotificationCenter.default.removeObserver(token) }
        stage.accessibility.isBoldTextEnabled = true
        stage.accessibility.isBoldTextEnabled = true
        stage.accessibility.isDarkerSystemColorsEnabled = true
        stage.runTurn()
        #expect(heard == [true])
        #expect(stage.window.traitCollection.legibilityWeight == .bold)
        #expect(stage.window.traitCollection.accessibilityContrast == .high)
        stage.setTraits(UITraitCollection { $0.userInterfaceStyle = .dark })
        stage.runTurn()
        #expect(stage.window.traitCollection.legibilityWeight == .bold)
        stage.accessibility.isBoldTextEnabled = false
        stage.runTurn()
        #expect(heard == [true, false] && stage.window.traitCollection.legibilityWeight == .regular)
    }

    @Test("Cross-fades are wanted only with reduced motion")
    func crossFades() {
        let stage = Stage()
        stage.accessibility.prefersCrossFadeTransitions = true
        #expect(!stage.perform { UIAccessibility.prefersCrossFadeTransitions })
        stage.accessibility.isReduceMotionEnabled = true
        #expect(stage.perform { UIAccessibility.prefersCrossFadeTransitions })
        #expect(stage.accessibility.prefersCrossFadeTransitions)
    }

    @Test("Content of an element comes with it; custom actions by target and by closure")
    func contents() {
        let stage = Stage()
        let photo = Photo(frame: CGRect(x: 0, y: 100, width: 50, height: 50))
        photo.isAccessibilityElement = true
        photo.accessibilityLabel = "Photo"
        let place = AXCustomContent(label: "Place", value: "Rome")
        place.importance = .high
        photo.accessibilityCustomContent = [AXCustomContent(label: "Date", value: "May"), place]
        stage.window.addSubview(photo)
        let content = stage.accessibility.elements[0].content
        #expect(content.map(\.value) == ["May", "Rome"] && content.map(\.isImportant) == [false, true])
        #expect(stage.accessibility.tree.description == "Photo\n  content: Date: May\n  content!: Place: Rome")
        photo.accessibilityCustomContentBlock = { [AXCustomContent(label: "Date", value: "June")] }
        #expect(stage.accessibility.elements[0].content.map(\.value) == ["June"])
        photo.accessibilityCustomContentBlock = { nil }
        #expect(stage.accessibility.elements[0].content.map(\.value) == ["May", "Rome"])
    }

    private final class Photo: UIView, AXCustomContentProvider {
        var accessibilityCustomContent: [AXCustomContent]!
        var accessibilityCustomContentBlock: AXCustomContentReturnBlock?
    }

    @Test("Inverted colours are the display's: pictures have their own, whatever a view keeps")
    func invertedColors() {
        func pixel(_ isInverted: Bool) -> [UInt8] {
            let stage = Stage(device: Device(size: CGSize(width: 4, height: 4), scale: 1))
            stage.window.backgroundColor = .red
            stage.accessibility.isInvertColorsEnabled = isInverted
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 2, height: 2))
            #expect(!view.accessibilityIgnoresInvertColors)
            view.backgroundColor = .blue
            view.accessibilityIgnoresInvertColors = isInverted
            stage.window.addSubview(view)
            let probe = PixelProbe(stage.render().image)
            #expect(stage.perform { UIAccessibility.isInvertColorsEnabled } == isInverted)
            #expect(view.accessibilityIgnoresInvertColors == isInverted)
            return [0, 3].flatMap { [UInt8](probe[$0, 0].map { UInt8($0) }) }
        }
        #expect(pixel(false) == [0, 0, 255, 255, 255, 0, 0, 255] && pixel(true) == pixel(false))
    }
}
