import Foundation

/// Remembers how to take back what was done, and does it in groups, the last first.
///
/// What is registered while something is undone can be redone, and the other way round. Without calls of
/// `beginUndoGrouping()` all that is registered in one turn of the run loop is one group.
///
/// Targets are not held (on a device they must live; here an action whose target has gone does nothing). Messages to
/// `prepare(withInvocationTarget:)` need a runtime that forwards them, so there is none: register a closure instead.
@preconcurrency @MainActor
open class UndoManager: NSObject {
    /// A manager with nothing to undo.
    public nonisolated override init() {
        super.init()
    }

    // MARK: State

    private enum Work { case undoing, redoing }

    private var undoStack: [UndoGroup] = []
    private var redoStack: [UndoGroup] = []
    /// Groups that are open, the innermost last.
    private var openGroups: [UndoGroup] = []
    private var work: Work?
    private var disablings = 0
    /// True while the group of an event waits for groups of the program's in it, beyond the end of its turn.
    private var isEventLate = false

    // MARK: Settings

    /// Whether the first action of a turn opens a group that the turn closes. Default true.
    open var groupsByEvent = true

    /// How many groups are kept; 0: all. The oldest are dropped. Default 0.
    open var levelsOfUndo = 0 {
        didSet { dropOldest() }
    }

    /// The modes of the run loop in which a turn closes the group of an event. Default: the default mode.
    open var runLoopModes: [RunLoop.Mode] = [.default]

    // MARK: Registering

    /// Registers a closure that takes something back. It gets the target, which is not held.
    public func registerUndo<TargetType: AnyObject>(
        withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
    ) {
        register(UndoAction(target) { if let target = $0 as? TargetType { handler(target) } })
    }

    /// Registers a message that takes something back. The target is not held, the argument is.
    open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
        register(UndoAction(target as AnyObject) { selector.send(to: $0, [anObject]) })
    }

    private func register(_ action: UndoAction) {
        guard isUndoRegistrationEnabled else { return }
        if openGroups.isEmpty {
            guard groupsByEvent else {
                return MainLoop.misuse(
                    "NSInternalInconsistencyException: registerUndo: the UndoManager is in invalid state, must begin a "
                        + "group before registering undo")
            }
            openEventGroup()
        }
        openGroups.last?.add(.action(action))
        if work == nil { redoStack = [] }
    }

    /// False between `disableUndoRegistration()` and the call of `enableUndoRegistration()` that belongs to it.
    open var isUndoRegistrationEnabled: Bool { disablings == 0 }

    /// Lets nothing be registered until `enableUndoRegistration()` was called as often.
    open func disableUndoRegistration() { disablings += 1 }

    /// Takes back one call of `disableUndoRegistration()`. Without such a call it is misuse.
    open func enableUndoRegistration() {
        guard disablings > 0 else {
            return MainLoop.misuse(
                "NSInternalInconsistencyException: enableUndoRegistration may only be invoked with matching call to "
                    + "disableUndoRegistration")
        }
        disablings -= 1
    }

    /// Forgets everything that could be undone or redone, and lets registration go on. Groups stay open (assumed).
    open func removeAllActions() {
        (undoStack, redoStack) = ([], [])
        for group in openGroups { group.removeAll() }
        disablings = 0
    }

    /// Forgets the actions of a target.
    open func removeAllActions(withTarget target: Any) {
        let target = target as AnyObject
        undoStack = undoStack.filter { $0.isLeft(without: target) }
        redoStack = redoStack.filter { $0.isLeft(without: target) }
        for group in openGroups { group.removeActions(of: target) }
    }

    private func dropOldest() {
        guard levelsOfUndo > 0 else { return }
        if undoStack.count > levelsOfUndo { undoStack.removeFirst(undoStack.count - levelsOfUndo) }
        if redoStack.count > levelsOfUndo { redoStack.removeFirst(redoStack.count - levelsOfUndo) }
    }

    // MARK: Groups

    /// How many groups are open, one in the other.
    open var groupingLevel: Int { openGroups.count }

    /// Opens a group. Where the turn groups what is registered, it is opened in the turn's group (assumed).
    open func beginUndoGrouping() {
        if openGroups.isEmpty, groupsByEvent, work == nil { openEventGroup() }
        begin(UndoGroup())
    }

    /// Closes the innermost group, also one with nothing in it. Without an open one it is misuse.
    open func endUndoGrouping() {
        guard openGroups.count > (work == nil ? 0 : 1) else {
            return MainLoop.misuse(
                "NSInternalInconsistencyException: the UndoManager is in invalid state, endUndoGrouping called with no "
                    + "matching begin")
        }
        close()
        if isEventLate, work == nil, openGroups.count == 1 { waitForEvent() }
    }

    private func openEventGroup() {
        begin(UndoGroup(isOfEvent: true))
        waitForEvent()
    }

    private func waitForEvent() {
        isEventLate = false
        MainLoop.current.queue.add(modes: Set(runLoopModes)) { [weak self] in self?.eventIsOver() }
    }

    /// The turn is over: a group that the program left open in the turn's keeps that open, too.
    private func eventIsOver() {
        guard work == nil, openGroups.first?.isOfEvent == true else { return }
        if openGroups.count == 1 { close() } else { isEventLate = true }
    }

    private func begin(_ group: UndoGroup) {
        if work == nil { post(.NSUndoManagerCheckpoint) }
        openGroups.append(group)
        post(.NSUndoManagerDidOpenUndoGroup)
    }

    private func close() {
        if work == nil { post(.NSUndoManagerCheckpoint) }
        guard let last = openGroups.last else { return }
        let info = [NSUndoManagerGroupIsDiscardableKey: last.isDiscardable]
        post(.NSUndoManagerWillCloseUndoGroup, info)
        guard let group = openGroups.popLast() else { return }
        keep(group)
        post(.NSUndoManagerDidCloseUndoGroup)
    }

    /// A group that nobody asked for is dropped when it is empty.
    private func keep(_ group: UndoGroup) {
        if let parent = openGroups.last { return parent.add(.group(group)) }
        if group.isEmpty, group.isOfEvent || work != nil { return }
        if work == .undoing { redoStack.append(group) } else { undoStack.append(group) }
        dropOldest()
    }

    // MARK: Undoing

    /// True while `undo()` or `undoNestedGroup()` does its work.
    open var isUndoing: Bool { work == .undoing }

    /// True while `redo()` does its work.
    open var isRedoing: Bool { work == .redoing }

    /// Whether there is something to undo; groups may have to be closed first.
    open var canUndo: Bool { !undoStack.isEmpty || hasOpenActions }

    private var hasOpenActions: Bool { work == nil && openGroups.contains { !$0.isEmpty } }

    /// Whether there is something to redo. Asking posts a checkpoint: whoever has something to register does it then.
    open var canRedo: Bool {
        post(.NSUndoManagerCheckpoint)
        return !redoStack.isEmpty
    }

    /// How many groups can be undone, an open one among them.
    open var undoCount: Int { undoStack.count + (hasOpenActions ? 1 : 0) }

    /// How many groups can be redone.
    open var redoCount: Int { redoStack.count }

    /// Closes the open group, and undoes the last one. More than one open group is misuse.
    open func undo() {
        guard work == nil else { return refuse("undo() was called while something is undone or redone") }
        guard openGroups.count <= 1 else { return refuse("undo() was called with too many nested undo groups") }
        if openGroups.count == 1 { close() }
        undoNestedGroup()
    }

    /// Undoes the last group, which may be one in a group that is open. An action registered after that group is misuse.
    open func undoNestedGroup() {
        guard work == nil else { return refuse("undoNestedGroup() was called while something is undone or redone") }
        if let parent = openGroups.last {
            guard parent.endsWithGroup || parent.isEmpty else {
                return refuse("undoNestedGroup() was called after actions were registered outside of a nested group")
            }
        }
        post(.NSUndoManagerCheckpoint)
        let last = openGroups.isEmpty ? undoStack.popLast() : openGroups.last?.removeLastGroup()
        guard let last else { return }
        post(.NSUndoManagerWillUndoChange)
        perform(last, as: .undoing)
        post(.NSUndoManagerDidUndoChange)
    }

    /// Does once more what was undone last; nothing without such a group.
    open func redo() {
        guard work == nil else { return refuse("redo() was called while something is undone or redone") }
        eventIsOver()
        guard openGroups.isEmpty else { return refuse("redo() was called with an open undo group") }
        post(.NSUndoManagerCheckpoint)
        guard let last = redoStack.popLast() else { return }
        post(.NSUndoManagerWillRedoChange)
        perform(last, as: .redoing)
        post(.NSUndoManagerDidRedoChange)
    }

    private func refuse(_ problem: String) {
        MainLoop.misuse("NSInternalInconsistencyException: the UndoManager is in invalid state, \(problem)")
    }

    /// What the actions register becomes one group of the other stack, with the same name. Groups that they leave open are
    /// closed (assumed).
    private func perform(_ group: UndoGroup, as kind: Work) {
        let outer = openGroups
        openGroups = []
        work = kind
        let record = UndoGroup()
        (record.name, record.isDiscardable, record.userInfo) = (group.name, group.isDiscardable, group.userInfo)
        begin(record)
        group.perform()
        while !openGroups.isEmpty { close() }
        work = nil
        openGroups = outer
    }

    // MARK: Names

    /// The group that is told about: the outermost open one, else the last that was closed.
    private var namedGroup: UndoGroup? { openGroups.first ?? undoStack.last }

    private var lastUndo: UndoGroup? {
        hasOpenActions ? openGroups.first : undoStack.last
    }

    /// What the last action to undo is called; empty where it has no name.
    open var undoActionName: String { lastUndo?.name ?? "" }

    /// What the next action to redo is called; empty where it has no name.
    open var redoActionName: String { redoStack.last?.name ?? "" }

    /// Names the open group, or the last one.
    open func setActionName(_ actionName: String) {
        namedGroup?.name = actionName
        openGroups.last?.name = actionName
    }

    /// `Undo`, with the name of the action.
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

    /// `Redo`, with the name of the action.
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

    /// `Undo`, with a name behind it; in English, as all texts of a stage are.
    open func undoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Undo" : "Undo \(actionName)"
    }

    /// `Redo`, with a name behind it.
    open func redoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Redo" : "Redo \(actionName)"
    }

    // MARK: What is known of a group

    /// Whether the user could do without the open group, or the last one.
    open func setActionIsDiscardable(_ discardable: Bool) {
        namedGroup?.isDiscardable = discardable
        openGroups.last?.isDiscardable = discardable
    }

    /// Whether the user could do without what is undone next.
    open var undoActionIsDiscardable: Bool { lastUndo?.isDiscardable ?? false }

    /// Whether the user could do without what is redone next.
    open var redoActionIsDiscardable: Bool { redoStack.last?.isDiscardable ?? false }

    /// Keeps a value with the open group, or the last one; nil removes it.
    open func setActionUserInfoValue(_ info: Any?, forKey key: UserInfoKey) { namedGroup?.userInfo[key] = info }

    /// A value of what is undone next.
    open func undoActionUserInfoValue(forKey key: UserInfoKey) -> Any? { lastUndo?.userInfo[key] }

    /// A value of what is redone next.
    open func redoActionUserInfoValue(forKey key: UserInfoKey) -> Any? { redoStack.last?.userInfo[key] }

    private func post(_ name: NSNotification.Name, _ info: [AnyHashable: Any]? = nil) {
        NotificationCenter.default.post(name: name, object: self, userInfo: info)
    }
}
