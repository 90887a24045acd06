import Offstage
import Testing
import UIKit

/// A reader that goes through a screen.
@MainActor
@Suite struct ScreenReaderTests {
    @discardableResult
    private func label(_ text: String, _ y: CGFloat, in view: UIView) -> UILabel {
        let label = UILabel(frame: CGRect(x: 0, y: y, width: 200, height: 30))
        label.text = text
        view.addSubview(label)
        return label
    }

    private func screen(_ texts: [String] = ["A", "B", "C", "D"]) -> (stage: Stage, labels: [UILabel]) {
        let stage = Stage()
        return (stage, texts.enumerated().map { label($1, 100 + 40 * CGFloat($0), in: stage.window) })
    }

    @Test("First, next, previous, last; at the ends it stays")
    func steps() throws {
        let (stage, labels) = screen()
        let reader = stage.accessibility.reader
        #expect(stage.accessibility.isVoiceOverRunning && reader.focusedElement == nil)
        try reader.next()
        try reader.next(2)
        try reader.previous()
        try reader.last()
        try reader.next()
        try reader.first()
        try reader.previous()
        #expect(reader.spoken == ["A", "C", "B", "D", "D", "A", "A"])
        try reader.focus(on: labels[2])
        #expect(reader.focusedElement?.spoken == "C" && reader.focusedObject === labels[2])
        #expect(throws: ReaderError.self) { try reader.focus(on: stage.window) }
    }

    @Test("Headings, fields and lists are found; custom searches are asked")
    func rotors() throws {
        let (stage, labels) = screen()
        for index in [1, 3] { labels[index].accessibilityTraits = [.staticText, .header] }
        labels[3].accessibilityAttributedLabel = NSAttributedString(
            string: "D", attributes: [.accessibilityTextHeadingLevel: 2])
        let reader = stage.accessibility.reader
        #expect(try reader.next(of: .heading) == "B. Heading.")
        #expect(try reader.next(of: .heading) == "D. Heading.")
        #expect(try reader.next(of: .heading, backwards: true) == "B. Heading.")
        #expect(try reader.next(of: .headingLevel2) == "D. Heading.")
        #expect(throws: ReaderError.self) { try reader.next(of: .heading) }
        #expect(throws: ReaderError.self) { try reader.next(of: .link) }
        stage.window.accessibilityCustomRotors = [
            UIAccessibilityCustomRotor(name: "Vowels") { predicate in
                let start = predicate.currentItem.targetElement as? UILabel
                let index = start.flatMap { labels.firstIndex(of: $0) } ?? 0
                guard predicate.searchDirection == .previous, index > 0 else { return nil }
                return UIAccessibilityCustomRotorItemResult(targetElement: labels[0], targetRange: nil)
            }
        ]
        #expect(try reader.next(inRotor: "Vowels", backwards: true) == "A")
        #expect(throws: ReaderError.self) { try reader.next(inRotor: "Vowels") }
        #expect(throws: ReaderError.self) { try reader.next(inRotor: "Verbs") }
    }

    private final class Acting: UIView {
        var log: [String] = []
        var answers = false
        override func accessibilityActivate() -> Bool {
            log.append("activate")
            return answers
        }
        override func accessibilityPerformMagicTap() -> Bool {
            log.append("magic")
            return answers
        }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("touched") }
        override func accessibilityElementDidBecomeFocused() { log.append("focused") }
        override func accessibilityElementDidLoseFocus() { log.append("left") }
    }

    @Test("Activating asks the element; where it answers no, its activation point is tapped")
    func activate() throws {
        let (stage, labels) = screen(["A"])
        let view = Acting(frame: CGRect(x: 0, y: 300, width: 100, height: 50))
        view.isAccessibilityElement = true
        view.accessibilityLabel = "act"
        stage.window.addSubview(view)
        let reader = stage.accessibility.reader
        #expect(throws: ReaderError.self) { try reader.activate() }
        try reader.focus(on: view)
        #expect(view.accessibilityElementIsFocused())
        #expect(UIAccessibility.focusedElement(using: nil) as? UIView === view)
        try reader.activate()
        view.answers = true
        try reader.activate()
        #expect(try reader.magicTap())
        try reader.focus(on: labels[0])
        #expect(view.log == ["focused", "activate", "touched", "activate", "magic", "left"])
        #expect(!view.accessibilityElementIsFocused())
    }

    @Test("Adjusting moves a slider by a tenth, a page control by one, and says the new value")
    func adjust() throws {
        let (stage, labels) = screen(["A"])
        let slider = UISlider(frame: CGRect(x: 0, y: 200, width: 200, height: 34))
        let pages = UIPageControl(frame: CGRect(x: 0, y: 300, width: 200, height: 30))
        (pages.numberOfPages, slider.value) = (3, 0.5)
        for view in [slider, pages] { stage.window.addSubview(view) }
        let reader = stage.accessibility.reader
        try reader.focus(on: slider)
        try reader.increment()
        try reader.decrement()
        try reader.focus(on: pages)
        try reader.increment()
        #expect(
            reader.spoken == [
                "50%. Adjustable.", "60%. Adjustable.", "50%. Adjustable.", "page 1 of 3. Adjustable.",
                "page 2 of 3. Adjustable.",
            ])
        #expect(reader.utterances.map(\.kind) == [.element, .change, .change, .element, .change])
        try reader.focus(on: labels[0])
        #expect(throws: ReaderError.self) { try reader.increment() }
    }

    @Test("A switch says its new state; a stepper's half is tapped")
    func controls() throws {
        let (stage, _) = screen([])
        let control = UISwitch(frame: CGRect(x: 0, y: 100, width: 51, height: 31))
        let stepper = UIStepper(frame: CGRect(x: 0, y: 200, width: 94, height: 32))
        for view in [control, stepper] { stage.window.addSubview(view) }
        let reader = stage.accessibility.reader
        try reader.first()
        try reader.activate()
        #expect(control.isOn && reader.spoken == ["Switch Button. Off.", "Switch Button. On."])
        #expect(try reader.last() == "Increment. Button.")
        try reader.activate()
        #expect(stepper.value == 1)
    }

    @Test("Actions by name, of the element and of what is around it")
    func actions() throws {
        let (stage, labels) = screen(["Mail"])
        var done: [String] = []
        labels[0].accessibilityCustomActions = ["Archive", "Delete"].map { name in
            UIAccessibilityCustomAction(name: name) { action in
                done.append(action.name)
                return name == "Archive"
            }
        }
        stage.window.accessibilityCustomActions = [
            UIAccessibilityCustomAction(name: "All") { _ in
                done.append("all")
                return true
            }
        ]
        let reader = stage.accessibility.reader
        try reader.first()
        #expect(reader.focusedElement?.actions == ["Archive", "Delete"])
        #expect(try reader.perform("Archive"))
        #expect(try !reader.perform("Delete"))
        #expect(try reader.perform("All"))
        #expect(done == ["Archive", "Delete", "all"])
        let error = #expect(throws: ReaderError.self) { try reader.perform("Flag") }
        #expect(error?.description.contains("\"Archive\", \"Delete\", \"All\"") == true)
    }

    @Test("Scrolling asks what is around the element, and says where it is then")
    func scroll() throws {
        let stage = Stage()
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentSize = CGSize(width: 300, height: 600)
        stage.window.addSubview(scroll)
        label("top", 10, in: scroll)
        let reader = stage.accessibility.reader
        try reader.first()
        #expect(try reader.scroll(.down))
        #expect(try reader.scroll(.down))
        #expect(try !reader.scroll(.down))
        #expect(try !reader.scroll(.left))
        #expect(try reader.scroll(.up))
        #expect(reader.spoken == ["top", "Page 2 of 3", "Page 3 of 3", "Page 2 of 3"])
        #expect(scroll.contentOffset.y == 200)
    }

    @Test("A push takes the focus to the back button, escape goes back; a sheet is closed")
    func screens() throws {
        let stage = Stage()
        let (first, second) = (UIViewController(), UIViewController())
        (first.title, second.title) = ("First", "Second")
        let navigation = UINavigationController(rootViewController: first)
        stage.window.rootViewController = navigation
        let reader = stage.accessibility.reader
        try reader.first()
        navigation.pushViewController(second, animated: true)
        stage.advance(by: 1)
        #expect(reader.spoken == ["First. Heading.", "First. Back Button."])
        #expect(try reader.next() == "Second. Heading.")
        #expect(try reader.escape())
        stage.advance(by: 1)
        #expect(navigation.topViewController === first && reader.spoken.last == "First. Heading.")
        let sheet = UIViewController()
        label("In the sheet", 40, in: sheet.view)
        sheet.modalPresentationStyle = .pageSheet
        first.present(sheet, animated: true)
        stage.advance(by: 1)
        #expect(reader.spoken.last == "In the sheet")
        #expect(try reader.escape())
        stage.advance(by: 1)
        #expect(first.presentedViewController == nil && reader.spoken.last == "First. Heading.")
        #expect(try !reader.escape())
    }

    @Test("With reduced motion and cross-fades a push moves nothing", arguments: [false, true])
    func crossFade(isWanted: Bool) throws {
        let stage = Stage()
        stage.accessibility.isReduceMotionEnabled = isWanted
        stage.accessibility.prefersCrossFadeTransitions = isWanted
        let second = UIViewController()
        let navigation = UINavigationController(rootViewController: UIViewController())
        stage.window.rootViewController = navigation
        stage.runTurn()
        second.view.alpha = 0.8
        navigation.pushViewController(second, animated: true)
        stage.advance(by: 0.1)
        let shown = try #require(second.view.layer.presentation())
        #expect(shown.affineTransform().isIdentity == isWanted)
        #expect((shown.opacity < 0.8) == isWanted)
        stage.advance(by: 1)
        #expect(abs(second.view.alpha - 0.8) < 0.001 && navigation.topViewController === second)
    }

    @Test("Four posts: the focus goes to the first element, then to the one that is named; what is urgent cuts in")
    func posts() throws {
        let (stage, labels) = screen()
        let reader = stage.accessibility.reader
        nonisolated(unsafe) var finished: [String] = []
        let token = NotificationCenter.default.addObserver(
            forName: UIAccessibility.announcementDidFinishNotification, object: nil, queue: nil
        ) { note in
            let text = note.userInfo?[UIAccessibility.announcementStringValueUserInfoKey] as? String ?? ""
            let isDone = note.userInfo?[UIAccessibility.announcementWasSuccessfulUserInfoKey] as? Bool ?? false
            finished.append("\(text) \(isDone)")
        }
        defer { NotificationCenter.default.removeObserver(token) }
        func text(_ text: String, _ priority: UIAccessibilityPriority) -> NSAttributedString {
            NSAttributedString(string: text, attributes: [.accessibilitySpeechAnnouncementPriority: priority])
        }
        stage.perform {
            UIAccessibility.post(notification: .screenChanged, argument: nil)
            UIAccessibility.post(notification: .layoutChanged, argument: labels[2])
            UIAccessibility.post(notification: .announcement, argument: text("low", .low))
            UIAccessibility.post(notification: .announcement, argument: text("high", .high))
            UIAccessibility.post(notification: .announcement, argument: "usual")
        }
        #expect(reader.spoken.isEmpty)
        stage.advance(by: 5)
        #expect(reader.spoken == ["A", "C", "high", "usual", "low"])
        #expect(reader.utterances.map(\.isFinished) == [false, false, true, true, true])
        #expect(finished == ["high true", "usual true", "low true"])
        stage.perform {
            UIAccessibility.post(notification: .announcement, argument: "first")
            UIAccessibility.post(notification: .announcement, argument: "second")
        }
        stage.advance(by: 5)
        #expect(finished.suffix(2) == ["first false", "second true"])
        #expect(reader.focusedObject === labels[2])
    }

    @Test("Where the focused element goes the one in its place is next; a text as argument moves nothing")
    func layoutChanges() throws {
        let (stage, labels) = screen()
        let reader = stage.accessibility.reader
        try reader.focus(on: labels[1])
        labels[1].removeFromSuperview()
        stage.perform { UIAccessibility.post(notification: .layoutChanged, argument: nil) }
        stage.advance(by: 0.1)
        #expect(reader.focusedObject === labels[2])
        stage.perform { UIAccessibility.post(notification: .layoutChanged, argument: "Two removed") }
        stage.advance(by: 0.1)
        #expect(reader.spoken == ["B", "C", "Two removed"] && reader.focusedObject === labels[2])
    }

    @Test("Who is left is told first, then who is met, then observers")
    func focusOrder() throws {
        let (stage, _) = screen([])
        let views = (0..<2).map { Acting(frame: CGRect(x: 0, y: 100 + 60 * $0, width: 100, height: 50)) }
        for view in views {
            view.isAccessibilityElement = true
            stage.window.addSubview(view)
        }
        nonisolated(unsafe) var order: [String] = []
        let token = NotificationCenter.default.addObserver(
            forName: UIAccessibility.elementFocusedNotification, object: nil, queue: nil
        ) { note in
            MainActor.assumeIsolated {
                let new = note.userInfo?[UIAccessibility.focusedElementUserInfoKey] as? UIView
                let old = note.userInfo?[UIAccessibility.unfocusedElementUserInfoKey] as? UIView
                order.append("\(views.map { $0 === new }) \(views.map { $0 === old }) \(views.map(\.log))")
            }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        try stage.accessibility.reader.first()
        try stage.accessibility.reader.next()
        #expect(
            order == [
                "[true, false] [false, false] [[\"focused\"], []]",
                "[false, true] [true, false] [[\"focused\", \"left\"], [\"focused\"]]",
            ])
    }
}
