import Foundation

/// A text with attributes that tells layout managers of its edits.
///
/// A subclass that keeps the text elsewhere overrides `string`, `attributes(at:effectiveRange:)`,
/// `replaceCharacters(in:with:)` and `setAttributes(_:range:)`, and calls `edited(_:range:changeInLength:)` after each
/// change, as on a device. All other edits come down to these four.
open class NSTextStorage: NSMutableAttributedString {
    /// What kinds of edits there were.
    public struct EditActions: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// A set of bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Attributes were added, removed or changed.
        public static let editedAttributes = EditActions(rawValue: 1)
        /// Characters were added, removed or replaced.
        public static let editedCharacters = EditActions(rawValue: 2)
    }

    /// Posted before the delegate hears `willProcessEditing`.
    public static let willProcessEditingNotification = Notification.Name("NSTextStorageWillProcessEditingNotification")
    /// Posted before the delegate hears `didProcessEditing`.
    public static let didProcessEditingNotification = Notification.Name("NSTextStorageDidProcessEditingNotification")

    private var managers: [NSLayoutManager] = []
    private var depth = 0
    private var pending = TextEdit()
    /// A change of the inherited text is under way, which needs no copy.
    private var changesInherited = false

    /// An empty text.
    public init() {
        super.init(string: "")
    }

    /// A text without attributes.
    public override init(string: String) {
        super.init(string: string)
    }

    /// A text with attributes all over.
    public override init(string: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
        super.init(string: string, attributes: attrs)
    }

    /// A copy of another text.
    public override init(attributedString: NSAttributedString) {
        super.init(attributedString: attributedString)
    }

    /// A text of an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    // MARK: Layout managers

    /// The layout managers that show the text, in the order in which they were added.
    open var layoutManagers: [NSLayoutManager] { managers }

    /// Adds a layout manager, which lays the text out. One that is there already stays.
    open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        guard !managers.contains(where: { $0 === aLayoutManager }) else { return }
        aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
        managers.append(aLayoutManager)
        aLayoutManager.textStorage = self
        aLayoutManager.textDidChange()
    }

    /// Removes a layout manager.
    open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
        guard managers.contains(where: { $0 === aLayoutManager }) else { return }
        managers.removeAll { $0 === aLayoutManager }
        aLayoutManager.textStorage = nil
        aLayoutManager.textDidChange()
    }

    // MARK: Editing

    /// Hears of edits. Default nil.
    open weak var delegate: (any NSTextStorageDelegate)?

    /// What was edited since the last processing.
    open var editedMask: EditActions { pending.mask }

    /// What was edited since the last processing, in the text as it is now; at `NSNotFound` without an edit.
    open var editedRange: NSRange { pending.range }

    /// How much longer the text became since the last processing, in UTF-16 units.
    open var changeInLength: Int { pending.delta }

    /// Notes an edit, and processes it unless `beginEditing()` is open.
    /// - Parameters:
    ///   - editedRange: What was edited, in the text before the edit.
    ///   - delta: How much longer the text became.
    open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
        if !changesInherited { copyOwnText(editedMask, editedRange, delta) }
        pending.add(editedMask, editedRange, delta)
        if depth == 0 { processEditing() }
    }

    /// Puts processing off until the `endEditing()` that belongs to it.
    open override func beginEditing() {
        depth += 1
    }

    /// Processes what was edited since the outermost `beginEditing()`.
    open override func endEditing() {
        guard depth > 0 else { return }
        depth -= 1
        if depth == 0, !pending.mask.isEmpty { processEditing() }
    }

    /// Tells the delegate and those who observe, then the layout managers. Edits that the delegate makes belong to the
    /// same processing.
    open func processEditing() {
        depth += 1
        let center = NotificationCenter.default
        center.post(name: Self.willProcessEditingNotification, object: self)
        delegate?.textStorage(
            self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
        center.post(name: Self.didProcessEditingNotification, object: self)
        delegate?.textStorage(
            self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
        depth -= 1
        let edit = pending
        pending = TextEdit()
        for manager in managers {
            manager.processEditing(
                for: self, edited: edit.mask, range: edit.range, changeInLength: edit.delta,
                invalidatedRange: edit.range)
        }
    }

    // MARK: What subclasses override

    /// Replaces a range by a text, which takes the attributes of the first character that is replaced, else of the one
    /// before.
    open override func replaceCharacters(in range: NSRange, with str: String) {
        inherited(.editedCharacters, range, (str as NSString).length - range.length) {
            let whole = NSRange(TextUnits.clusters(around: range.location..<NSMaxRange(range), in: super.string))
            if whole == range { return super.replaceCharacters(in: range, with: str) }
            replaceWithin(whole, range, by: str)
        }
    }

    /// Foundation on Linux replaces whole clusters alone: what belongs to those at the ends is put in again.
    private func replaceWithin(_ whole: NSRange, _ range: NSRange, by text: String) {
        let old = super.attributedSubstring(from: whole)
        let head = NSRange(location: 0, length: range.location - whole.location)
        let tail = NSRange(location: NSMaxRange(range) - whole.location, length: NSMaxRange(whole) - NSMaxRange(range))
        let new = NSMutableAttributedString(attributedString: old.attributedSubstring(from: head))
        let values = old.attributes(at: min(head.length, old.length - 1), effectiveRange: nil)
        new.append(NSAttributedString(string: text, attributes: values))
        new.append(old.attributedSubstring(from: tail))
        super.replaceCharacters(in: whole, with: new.string)
        for run in new.attributeRuns {
            super.setAttributes(
                run.values, range: NSRange(location: whole.location + run.range.location, length: run.range.length))
        }
    }

    /// Gives a range these attributes in place of its own.
    open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        inherited(.editedAttributes, range, 0) { super.setAttributes(attrs, range: range) }
    }

    private func inherited(_ mask: EditActions, _ range: NSRange, _ delta: Int, _ change: () -> Void) {
        let before = changesInherited
        changesInherited = true
        change()
        // A subclass with a text of its own that also changes this one tells of the edit itself.
        edited(mask, range: range, changeInLength: delta)
        changesInherited = before
    }

    /// Foundation's own functions read the inherited text: it follows that of a subclass.
    private func copyOwnText(_ mask: EditActions, _ range: NSRange, _ delta: Int) {
        let new = NSRange(location: range.location, length: range.length + delta)
        if mask.contains(.editedCharacters) {
            super.replaceCharacters(in: range, with: (string as NSString).substring(with: new))
        }
        var place = new.location
        while place < NSMaxRange(new) {
            var run = NSRange(location: place, length: 0)
            let values = attributes(at: place, effectiveRange: &run)
            let end = min(max(NSMaxRange(run), place + 1), NSMaxRange(new))
            super.setAttributes(values, range: NSRange(location: place, length: end - place))
            place = end
        }
    }

    // MARK: Edits that come down to them

    /// Replaces a range by a text with attributes.
    open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        let runs = attrString.attributeRuns
        beginEditing()
        replaceCharacters(in: range, with: attrString.string)
        for run in runs {
            let place = NSRange(location: range.location + run.range.location, length: run.range.length)
            setAttributes(run.values, range: place)
        }
        endEditing()
    }

    /// Removes a range.
    open override func deleteCharacters(in range: NSRange) {
        replaceCharacters(in: range, with: "")
    }

    /// Gives a range an attribute beside its others.
    open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        addAttributes([name: value], range: range)
    }

    /// Gives a range attributes beside its others.
    open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
        change(range) { $0.merge(attrs) { $1 } }
    }

    /// Takes an attribute from a range.
    open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        change(range) { $0[name] = nil }
    }

    private func change(_ range: NSRange, _ body: (inout [NSAttributedString.Key: Any]) -> Void) {
        let runs = attributeRuns(in: range)
        beginEditing()
        for run in runs {
            var values = run.values
            body(&values)
            setAttributes(values, range: run.range)
        }
        endEditing()
    }

    /// The characters, to be edited as a string.
    open override var mutableString: NSMutableString { StorageString(self) }
}

extension NSAttributedString {
    struct AttributeRun {
        var range: NSRange
        var values: [NSAttributedString.Key: Any]
    }

    var attributeRuns: [AttributeRun] { attributeRuns(in: NSRange(location: 0, length: length)) }

    /// The runs of a range, cut at its ends.
    func attributeRuns(in range: NSRange) -> [AttributeRun] {
        var runs: [AttributeRun] = []
        var place = range.location
        while place < NSMaxRange(range) {
            var run = NSRange(location: place, length: 0)
            let values = attributes(at: place, effectiveRange: &run)
            let end = min(max(NSMaxRange(run), place + 1), NSMaxRange(range))
            runs.append(AttributeRun(range: NSRange(location: place, length: end - place), values: values))
            place = end
        }
        return runs
    }
}

/// Edits that were not processed yet, as one.
struct TextEdit {
    var mask: NSTextStorage.EditActions = []
    /// In the text as it is now.
    var range = NSRange(location: NSNotFound, length: 0)
    var delta = 0

    /// - Parameter range: in the text before the edit.
    mutating func add(_ mask: NSTextStorage.EditActions, _ range: NSRange, _ delta: Int) {
        let new = NSRange(location: range.location, length: max(0, range.length + delta))
        if self.mask.isEmpty {
            self.range = new
        } else {
            let (start, end) = (moved(self.range.location, by: range, delta), movedEnd(by: range, delta))
            self.range = NSUnionRange(NSRange(location: start, length: max(0, end - start)), new)
        }
        self.mask.formUnion(mask)
        self.delta += delta
    }

    private func moved(_ place: Int, by edit: NSRange, _ delta: Int) -> Int {
        if place >= NSMaxRange(edit) { return place + delta }
        return min(place, edit.location)
    }

    private func movedEnd(by edit: NSRange, _ delta: Int) -> Int {
        let end = NSMaxRange(range)
        if end >= NSMaxRange(edit) { return end + delta }
        return end > edit.location ? NSMaxRange(edit) + delta : end
    }
}

/// A storage's characters as a string that can be edited.
final class StorageString: NSMutableString {
    private var storage: NSTextStorage?

    init(_ storage: NSTextStorage) {
        self.storage = storage
        super.init(capacity: 0)
    }

    required init?(coder: NSCoder) { nil }
    required init(stringLiteral value: StaticString) { super.init(stringLiteral: value) }
    required init(extendedGraphemeClusterLiteral value: StaticString) { super.init(stringLiteral: value) }
    required init(unicodeScalarLiteral value: StaticString) { super.init(stringLiteral: value) }
    required init(string aString: String) { super.init(string: aString) }
    required init(capacity: Int) { super.init(capacity: capacity) }
    required init(characters: UnsafePointer<unichar>, length: Int) {
        super.init(characters: characters, length: length)
    }

    private var text: NSString { (storage?.string ?? "") as NSString }

    override var length: Int { text.length }
    override func character(at index: Int) -> unichar { text.character(at: index) }
    override func replaceCharacters(in range: NSRange, with aString: String) {
        storage?.replaceCharacters(in: range, with: aString)
    }
}
