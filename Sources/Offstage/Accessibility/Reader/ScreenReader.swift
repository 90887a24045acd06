import UIKit

/// Goes through a screen as those do who do not see it, and keeps what it said.
///
///     let reader = stage.accessibility.reader
///     try reader.first()
///     try reader.next()
///     try reader.activate()
///     #expect(reader.spoken == ["Inbox. Heading.", "Compose. Button."])
///
/// The reader runs from when it is first asked for: `UIAccessibility.isVoiceOverRunning` is true, and what an app posts moves
/// its focus and is said. What it says takes virtual time, and is cut by what it says next.
@preconcurrency @MainActor
public final class ScreenReader {
    unowned let stage: Stage
    private let speech: SpeechQueue
    private var center: AccessibilityCenter { stage.host[AccessibilityCenter.self] }
    /// What was posted since the last commit.
    private var posted: [AccessibilityCenter.Post] = []
    /// Where the focus was among all elements, for when its element goes.
    private var lastIndex = 0
    /// What the focused element told last.
    private var lastSpoken: String?
    /// Whether what is done now was planned, and is done inside of a turn: it runs none of its own.
    private var isScripted = false

    init(_ stage: Stage) {
        self.stage = stage
        speech = SpeechQueue(stage)
        center.listener = { [weak self] in self?.hear($0) }
        stage.accessibility.isVoiceOverRunning = true
    }

    // MARK: What it said

    /// What was said so far, in order.
    public var utterances: [Utterance] { speech.said }

    /// The texts of what was said so far, in order.
    public var spoken: [String] { speech.said.map(\.text) }

    /// The element that the reader is at; nil for none.
    public var focusedElement: SpokenElement? {
        guard let focused = center.focused else { return nil }
        return spokenElement(of: focused)
    }

    /// What the reader said of its element, where that is not among the elements any more.
    func lostFocus(among elements: [AccessibilityTree.Element]) -> String? {
        if let focused = center.focused, elements.contains(where: { $0.object === focused }) { return nil }
        return lastSpoken
    }

    /// The object that the reader is at; nil for none.
    public var focusedObject: UIResponder? { center.focused }

    // MARK: Going on

    /// Goes to the first element.
    @discardableResult
    public func first() throws -> String { try go { $0.object(at: 0) } }

    /// Goes to the last element.
    @discardableResult
    public func last() throws -> String { try go { $0.object(at: $0.count - 1) } }

    /// Goes to the next element, or as many further; at the end it stays and says it again.
    @discardableResult
    public func next(_ count: Int = 1) throws -> String { try step(count) }

    /// Goes to the element before, or as many further; at the beginning it stays and says it again.
    @discardableResult
    public func previous(_ count: Int = 1) throws -> String { try step(-count) }

    private func step(_ count: Int) throws -> String {
        try go { tree in
            guard let index = tree.index(of: center.focused) else { return tree.object(at: 0) }
            return tree.object(at: min(max(index + count, 0), tree.count - 1))
        }
    }

    /// Goes to an element: a view that is one, or an object that a container lists.
    @discardableResult
    public func focus(on object: UIResponder) throws -> String {
        try go { tree in
            guard let index = tree.index(of: object) else {
                throw ReaderError("\(object.accessibilityName) is no element of the screen, or hidden from it")
            }
            return tree.object(at: index)
        }
    }

    /// Goes to the next element, or the one before, of a type.
    @discardableResult
    public func next(of type: UIAccessibilityCustomRotor.SystemRotorType, backwards: Bool = false) throws -> String {
        try go { tree in
            let (starts, elements) = (RotorStarts(type, in: tree), tree.objects)
            let now = tree.index(of: center.focused) ?? (backwards ? elements.count : -1)
            let range =
                backwards ? Array((0..<max(0, now)).reversed()) : Array((now + 1)..<max(now + 1, elements.count))
            guard let found = range.first(where: { starts.contains(elements[$0]) }) else {
                throw ReaderError("there is no \(backwards ? "earlier" : "further") \(type)")
            }
            return elements[found]
        }
    }

    /// Goes to what an app's own search finds from here: one of `accessibilityCustomRotors` of the element, or around it.
    @discardableResult
    public func next(inRotor name: String, backwards: Bool = false) throws -> String {
        runTurn()
        let focused = try focusedOrThrow()
        let result = try stage.perform { () throws -> UIAccessibilityCustomRotorItemResult in
            let rotors = focused.accessibilityChain.flatMap { $0.accessibilityCustomRotors ?? [] }
            guard let rotor = rotors.first(where: { $0.spokenName == name }) else {
                throw ReaderError("nothing here is searched for by the name \"\(name)\"")
            }
            let predicate = UIAccessibilityCustomRotorSearchPredicate()
            predicate.currentItem = UIAccessibilityCustomRotorItemResult(targetElement: focused, targetRange: nil)
            predicate.searchDirection = backwards ? .previous : .next
            guard let result = rotor.itemSearchBlock(predicate) else {
                throw ReaderError("\"\(name)\" finds nothing \(backwards ? "before" : "behind") this")
            }
            return result
        }
        guard let target = result.targetElement as? UIResponder else {
            throw ReaderError("\"\(name)\" found no element")
        }
        return try focus(on: target)
    }

    private func go(_ choose: (AccessibilityTree) throws -> UIResponder?) throws -> String {
        runTurn()
        return try stage.perform {
            let tree = stage.host.accessibilityTree
            guard let object = try choose(tree) else { throw ReaderError("the screen has no elements") }
            return move(to: object, in: tree)
        }
    }

    /// Moves the focus, and says what is there.
    @discardableResult
    private func move(to object: UIResponder, in tree: AccessibilityTree) -> String {
        lastIndex = tree.index(of: object) ?? lastIndex
        center.moveFocus(to: object)
        guard let element = SpokenElement(object, in: tree) else { return "" }
        lastSpoken = element.spoken
        speech.say(
            element.spoken, hint: element.hint, kind: .element, layer: object.accessibilityView?.layer.renderID)
        return element.spoken
    }

    private func spokenElement(of object: UIResponder) -> SpokenElement? {
        stage.perform { SpokenElement(object, in: stage.host.accessibilityTree) }
    }

    // MARK: Acting

    /// Does what a double tap does: `accessibilityActivate()`, and where that answers false a tap on the activation point.
    public func activate() throws {
        let focused = try settledFocus()
        let isDone = stage.perform { focused.accessibilityActivate() }
        if !isDone { try tap(focused.accessibilityActivationPoint) }
        tellChange()
    }

    private func tap(_ point: CGPoint) throws {
        guard isScripted else {
            try stage.touch.tap(point)
            return
        }
        stage.touch.schedule(.tap(point), at: stage.time)
        // The finger is lifted by then.
        stage.schedule(at: stage.time + 0.1) { [weak self] in self?.tellLater() }
    }

    /// Makes the value of the element greater.
    public func increment() throws { try adjust { $0.accessibilityIncrement() } }

    /// Makes the value of the element smaller.
    public func decrement() throws { try adjust { $0.accessibilityDecrement() } }

    private func adjust(_ body: (UIResponder) -> Void) throws {
        let focused = try settledFocus()
        guard focused.accessibilityTraits.contains(.adjustable) else {
            throw ReaderError("\(focused.accessibilityName) is not adjustable")
        }
        stage.perform { body(focused) }
        tellChange()
    }

    /// Scrolls what is around the element.
    /// - Returns: Whether something scrolled.
    @discardableResult
    public func scroll(_ direction: UIAccessibilityScrollDirection) throws -> Bool {
        let focused = try settledFocus()
        return acts { focused.accessibilityChain.contains { $0.accessibilityScroll(direction) } }
    }

    /// Closes what is open, or goes back.
    /// - Returns: Whether somebody did.
    @discardableResult
    public func escape() throws -> Bool {
        let focused = try settledFocus()
        return acts { focused.accessibilityChain.contains { $0.accessibilityPerformEscape() } }
    }

    /// Does what matters most now.
    /// - Returns: Whether somebody did.
    @discardableResult
    public func magicTap() throws -> Bool {
        let focused = try settledFocus()
        return acts { focused.accessibilityChain.contains { $0.accessibilityPerformMagicTap() } }
    }

    /// Does one of the actions of the element, or of what is around it.
    /// - Returns: What the action answered.
    @discardableResult
    public func perform(_ name: String) throws -> Bool {
        let focused = try settledFocus()
        let actions = stage.perform { focused.accessibilityChain.flatMap { $0.accessibilityCustomActions ?? [] } }
        guard let action = actions.first(where: { $0.name == name }) else {
            let known = actions.map { "\"\($0.name)\"" }.joined(separator: ", ")
            throw ReaderError(
                "\(focused.accessibilityName) has no action \"\(name)\"; it has \(known.isEmpty ? "none" : known)")
        }
        return acts { action.perform() }
    }

    private func acts(_ body: () -> Bool) -> Bool {
        let isDone = stage.perform(body)
        tellChange()
        return isDone
    }

    private func focusedOrThrow() throws -> UIResponder {
        guard let focused = center.focused else {
            throw ReaderError("the reader is at no element: go to one first, by first() or focus(on:)")
        }
        return focused
    }

    private func settledFocus() throws -> UIResponder {
        runTurn()
        return try focusedOrThrow()
    }

    private func runTurn() {
        guard !isScripted else { return }
        stage.runTurn()
        stage.settleLayout()
    }

    /// Plans a step: it is taken once the turn at that time has shown its frame.
    package func schedule(at time: Double, _ step: @escaping @MainActor (ScreenReader) -> Void) {
        stage.schedule(at: time) { [weak self] in
            self?.stage.host.afterCommit { self?.take(step) }
        }
    }

    private func take(_ step: @MainActor (ScreenReader) -> Void) {
        isScripted = true
        defer { isScripted = false }
        stage.perform { step(self) }
    }

    /// Says the focused element anew where it tells something else than before, once that shows.
    private func tellChange() {
        if isScripted { return tellLater() }
        runTurn()
        tellNow()
    }

    private func tellLater() {
        stage.host.afterCommit { [weak self] in self?.tellNow() }
    }

    private func tellNow() {
        guard let focused = center.focused, let element = spokenElement(of: focused) else { return }
        guard element.spoken != lastSpoken else { return }
        lastSpoken = element.spoken
        speech.say(
            element.spoken, hint: element.hint, kind: .change, layer: focused.accessibilityView?.layer.renderID)
    }

    // MARK: What is posted

    /// What is posted waits until the screen shows what it is about.
    private func hear(_ post: AccessibilityCenter.Post) {
        if posted.isEmpty {
            stage.host.afterCommit { [weak self] in self?.handlePosts() }
        }
        posted.append(post)
    }

    private func handlePosts() {
        let posts = posted
        posted = []
        for post in posts { stage.perform { handle(post) } }
    }

    private func handle(_ post: AccessibilityCenter.Post) {
        switch post.notification {
        case .screenChanged, .layoutChanged: handleChange(post)
        case .announcement: announce(post.argument)
        case .pageScrolled: if let text = Self.text(post.argument) { speech.say(text.string, kind: .scroll) }
        default: break
        }
    }

    private func handleChange(_ post: AccessibilityCenter.Post) {
        if let text = Self.text(post.argument) { return speech.say(text.string, kind: .announcement) }
        let tree = stage.host.accessibilityTree
        if let object = post.argument as? UIResponder { return focus(onPosted: object, in: tree) }
        guard let first = tree.object(at: 0) else {
            lastSpoken = nil
            return center.moveFocus(to: nil)
        }
        if post.notification == .screenChanged {
            move(to: first, in: tree)
        } else if let focused = center.focused, let index = tree.index(of: focused) {
            lastIndex = index
        } else {
            move(to: tree.object(at: min(lastIndex, tree.count - 1)) ?? first, in: tree)
        }
    }

    /// Goes to what an app named: an element, or the first one in a container.
    private func focus(onPosted object: UIResponder, in tree: AccessibilityTree) {
        let named = tree.index(of: object) == nil ? nil : object
        let inside = named ?? tree.objects.first { $0.accessibilityChain.contains { $0 === object } }
        if let inside { move(to: inside, in: tree) }
    }

    private func announce(_ argument: Any?) {
        guard let text = Self.text(argument), !text.string.isEmpty else { return }
        speech.say(text.string, kind: .announcement, priority: Self.priority(of: text)) { [weak center] in
            center?.finishAnnouncement(text.string, wasSuccessful: $0)
        }
    }

    private static func text(_ argument: Any?) -> NSAttributedString? {
        (argument as? NSAttributedString) ?? (argument as? String).map { NSAttributedString(string: $0) }
    }

    private static func priority(of text: NSAttributedString) -> UIAccessibilityPriority {
        guard text.length > 0 else { return .default }
        let attributes = text.attributes(at: 0, effectiveRange: nil)
        if let own = attributes[.accessibilitySpeechAnnouncementPriority] as? UIAccessibilityPriority { return own }
        if let name = attributes[.accessibilitySpeechAnnouncementPriority] as? String {
            return UIAccessibilityPriority(rawValue: name)
        }
        return attributes[.accessibilitySpeechQueueAnnouncement] as? Bool == true ? .low : .default
    }
}

extension SpokenElement {
    /// What an object of a tree tells now; nil for another.
    @MainActor
    fileprivate init?(_ object: UIResponder, in tree: AccessibilityTree) {
        guard let index = tree.index(of: object) else { return nil }
        guard let element = SpokenTree.element(at: index, of: tree.root, places: []) else { return nil }
        self = element
    }
}

extension StageAccessibility {
    /// Goes through the screen as those do who do not see it. It runs from when it is first asked for.
    public var reader: ScreenReader {
        if let reader = stage.reader { return reader }
        let reader = ScreenReader(stage)
        stage.reader = reader
        return reader
    }
}
