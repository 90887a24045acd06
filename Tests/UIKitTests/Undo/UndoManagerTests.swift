import Offstage
import TestKit
import Testing
import UIKit

/// Numbers that can be set back, and the calls about them.
@MainActor
private final class Document: NSObject {
    var cells: [Int]
    let manager: UndoManager
    var log: [String] = []

    init(_ manager: UndoManager, count: Int = 4) {
        self.manager = manager
        cells = Array(repeating: 0, count: count)
    }

    func set(_ cell: Int, to value: Int) {
        let old = cells[cell]
        manager.registerUndo(withTarget: self) { $0.set(cell, to: old) }
        cells[cell] = value
    }

    private static let addition = Selector(_offstage: "add:", { (t: Document) in t.add(_:) })
    private static let removal = Selector(_offstage: "remove:", { (t: Document) in t.remove(_:) })

    func add(_ text: String) {
        log.append(text)
        manager.registerUndo(withTarget: self, selector: Self.removal, object: text)
    }

    func remove(_ text: String) {
        log.append("-" + text)
        manager.registerUndo(withTarget: self, selector: Self.addition, object: text)
    }
}

@Suite("Undoing")
@MainActor
struct UndoManagerTests: StageSuite {
    let made = makeStage(100, 100)

    private func makeDocument(byEvent: Bool = true) -> Document {
        stage.makeCurrent()
        let manager = UndoManager()
        manager.groupsByEvent = byEvent
        return Document(manager)
    }

    @Test("What one turn does is one group; undoing it can be redone, and doing something else forgets that")
    func event() {
        let document = makeDocument()
        let manager = document.manager
        #expect(!manager.canUndo && !manager.canRedo && manager.groupingLevel == 0 && manager.undoCount == 0)
        stage.perform {
            document.set(0, to: 1)
            document.set(1, to: 2)
            #expect(manager.groupingLevel == 1 && manager.canUndo && manager.undoCount == 1)
        }
        stage.runTurn()
        #expect(manager.groupingLevel == 0)
        stage.perform { document.set(0, to: 5) }
        stage.runTurn()
        #expect(manager.undoCount == 2)
        manager.undo()
        #expect(document.cells == [1, 2, 0, 0] && manager.canRedo && manager.redoCount == 1)
        manager.undo()
        #expect(document.cells == [0, 0, 0, 0] && !manager.canUndo)
        manager.undo()
        manager.redo()
        manager.redo()
        #expect(document.cells == [5, 2, 0, 0] && !manager.canRedo)
        manager.redo()
        manager.undo()
        document.set(3, to: 9)
        #expect(!manager.canRedo)
        // The group of the event is closed by undoing it.
        manager.undo()
        #expect(document.cells == [1, 2, 0, 0] && manager.groupingLevel == 0)
    }

    @Test("While a finger scrolls the turn does not close the group, unless the manager does it in all modes")
    func modes() throws {
        for modes in [[RunLoop.Mode.default], [.common]] {
            let document = makeDocument()
            document.manager.runLoopModes = modes
            let scroll = UIScrollView(frame: stage.window.bounds)
            scroll.contentSize = CGSize(width: 100, height: 900)
            stage.window.addSubview(scroll)
            try stage.touch.down(CGPoint(x: 50, y: 80))
            try stage.touch.move(CGPoint(x: 50, y: 40))
            #expect(scroll.isDragging)
            stage.perform { document.set(0, to: 1) }
            stage.runTurn()
            #expect(document.manager.groupingLevel == (modes == [.default] ? 1 : 0))
            try stage.touch.up()
            stage.advance(by: 3)
            #expect(document.manager.groupingLevel == 0 && document.manager.undoCount == 1)
            scroll.removeFromSuperview()
        }
    }

    @Test("Groups in groups are undone together, or the last nested one by itself")
    func nesting() {
        let document = makeDocument(byEvent: false)
        let manager = document.manager
        manager.beginUndoGrouping()
        document.set(0, to: 1)
        manager.beginUndoGrouping()
        document.set(1, to: 1)
        #expect(manager.groupingLevel == 2)
        manager.endUndoGrouping()
        manager.beginUndoGrouping()
        document.set(2, to: 1)
        manager.endUndoGrouping()
        manager.undoNestedGroup()
        #expect(document.cells == [1, 1, 0, 0] && manager.groupingLevel == 1)
        manager.endUndoGrouping()
        manager.undo()
        #expect(document.cells == [0, 0, 0, 0])
        manager.redo()
        #expect(document.cells == [1, 1, 0, 0])
    }

    @Test("A turn's group holds the program's groups, and waits for those that are open")
    func lateEnd() {
        let document = makeDocument()
        let manager = document.manager
        manager.beginUndoGrouping()
        #expect(manager.groupingLevel == 2)
        document.set(0, to: 1)
        stage.runTurn()
        #expect(manager.groupingLevel == 2)
        document.set(1, to: 1)
        manager.endUndoGrouping()
        #expect(manager.groupingLevel == 1)
        stage.runTurn()
        #expect(manager.groupingLevel == 0 && manager.undoCount == 1)
        manager.undo()
        #expect(document.cells == [0, 0, 0, 0])
    }

    @Test("Levels: the oldest groups are dropped")
    func levels() {
        let document = makeDocument(byEvent: false)
        let manager = document.manager
        for value in 1...5 {
            manager.beginUndoGrouping()
            document.set(0, to: value)
            manager.endUndoGrouping()
        }
        manager.levelsOfUndo = 3
        #expect(manager.undoCount == 3)
        manager.beginUndoGrouping()
        document.set(0, to: 6)
        manager.endUndoGrouping()
        #expect(manager.undoCount == 3)
        while manager.canUndo { manager.undo() }
        #expect(document.cells[0] == 3 && manager.redoCount == 3)
        manager.levelsOfUndo = 1
        manager.redo()
        #expect(document.cells[0] == 4 && !manager.canRedo, "what was undone first is dropped first")
    }

    @Test("Names stand behind Undo and Redo, go over with the group, and can be given afterwards")
    func names() {
        let document = makeDocument(byEvent: false)
        let manager = document.manager
        #expect(manager.undoActionName == "" && manager.undoMenuItemTitle == "Undo")
        #expect(manager.redoActionName == "" && manager.redoMenuItemTitle == "Redo")
        manager.beginUndoGrouping()
        document.set(0, to: 1)
        manager.setActionName("Move")
        manager.endUndoGrouping()
        #expect(manager.undoMenuItemTitle == "Undo Move" && manager.redoMenuItemTitle == "Redo")
        manager.setActionName("Turn")
        manager.undo()
        #expect(manager.undoMenuItemTitle == "Undo" && manager.redoMenuItemTitle == "Redo Turn")
        manager.redo()
        #expect(manager.undoActionName == "Turn")
        #expect(manager.undoMenuTitle(forUndoActionName: "Typing") == "Undo Typing")
        #expect(manager.redoMenuTitle(forUndoActionName: "") == "Redo")
        // A name of a nested group is that of the whole.
        manager.groupsByEvent = true
        manager.beginUndoGrouping()
        document.set(0, to: 2)
        manager.setActionName("Paint")
        manager.endUndoGrouping()
        #expect(manager.undoActionName == "Paint")
    }

    @Test("Groups know whether they can be done without, and values of the program's")
    func details() {
        let document = makeDocument(byEvent: false)
        let manager = document.manager
        let key = UndoManager.UserInfoKey("place")
        manager.beginUndoGrouping()
        document.set(0, to: 1)
        manager.setActionIsDiscardable(true)
        manager.setActionUserInfoValue(7, forKey: key)
        manager.endUndoGrouping()
        #expect(manager.undoActionIsDiscardable && !manager.redoActionIsDiscardable)
        #expect(manager.undoActionUserInfoValue(forKey: key) as? Int == 7)
        manager.undo()
        #expect(!manager.undoActionIsDiscardable && manager.redoActionIsDiscardable)
        #expect(manager.redoActionUserInfoValue(forKey: key) as? Int == 7)
        #expect(manager.undoActionUserInfoValue(forKey: key) == nil)
    }

    @Test("Nothing is registered while that is disabled, as often as it was; forgetting everything enables it")
    func disabling() {
        let document = makeDocument()
        let manager = document.manager
        manager.disableUndoRegistration()
        manager.disableUndoRegistration()
        manager.enableUndoRegistration()
        document.set(0, to: 1)
        #expect(!manager.canUndo && !manager.isUndoRegistrationEnabled && manager.groupingLevel == 0)
        manager.enableUndoRegistration()
        document.set(0, to: 2)
        #expect(manager.canUndo)
        manager.disableUndoRegistration()
        manager.removeAllActions()
        #expect(!manager.canUndo && manager.isUndoRegistrationEnabled)
    }

    @Test("The actions of one target can be forgotten; a target is not held, and nothing happens once it has gone")
    func targets() {
        let document = makeDocument(byEvent: false)
        let manager = document.manager
        var other: Document? = Document(manager)
        manager.beginUndoGrouping()
        document.set(0, to: 1)
        other?.set(0, to: 1)
        manager.endUndoGrouping()
        manager.beginUndoGrouping()
        other?.set(1, to: 1)
        manager.endUndoGrouping()
        manager.beginUndoGrouping()
        other?.set(2, to: 1)
        document.set(2, to: 1)
        manager.endUndoGrouping()
        if let other { manager.removeAllActions(withTarget: other) }
        #expect(manager.undoCount == 2)
        manager.undo()
        manager.undo()
        #expect(document.cells == [0, 0, 0, 0] && other?.cells == [1, 1, 1, 0])
        manager.beginUndoGrouping()
        other?.set(3, to: 1)
        manager.endUndoGrouping()
        weak let gone = other
        other = nil
        #expect(gone == nil)
        manager.undo()
        #expect(!manager.canRedo)
    }

    @Test("Messages: the selector's method gets the object")
    func messages() {
        let document = makeDocument()
        document.add("a")
        document.manager.undo()
        document.manager.redo()
        #expect(document.log == ["a", "-a", "a"])
    }

    @Test("Notifications come in order, and the checkpoint where somebody may still register")
    func notifications() {
        let document = makeDocument(byEvent: false)
        let manager = document.manager
        var names: [String] = []
        let token = NotificationCenter.default.addObserver(forName: nil, object: manager, queue: nil) { note in
            let name = note.name.rawValue.replacingOccurrences(of: "NSUndoManager", with: "")
            let flag = note.userInfo?[NSUndoManagerGroupIsDiscardableKey] as? Bool
            names.append(name.replacingOccurrences(of: "Notification", with: "") + (flag.map { " \($0)" } ?? ""))
        }
        defer { NotificationCenter.default.removeObserver(token) }
        func take() -> [String] {
            defer { names = [] }
            return names
        }
        manager.beginUndoGrouping()
        document.set(0, to: 1)
        manager.setActionIsDiscardable(true)
        manager.endUndoGrouping()
        let closing = ["Checkpoint", "WillCloseUndoGroup true", "DidCloseUndoGroup"]
        #expect(take() == ["Checkpoint", "DidOpenUndoGroup"] + closing)
        manager.undo()
        let work = ["DidOpenUndoGroup", "WillCloseUndoGroup true", "DidCloseUndoGroup"]
        #expect(take() == ["Checkpoint", "WillUndoChange"] + work + ["DidUndoChange"])
        _ = manager.canRedo
        #expect(take() == ["Checkpoint"])
        manager.redo()
        #expect(take() == ["Checkpoint", "WillRedoChange"] + work + ["DidRedoChange"])
        let all: [NSNotification.Name] = [
            .NSUndoManagerCheckpoint, .NSUndoManagerDidOpenUndoGroup, .NSUndoManagerWillCloseUndoGroup,
            .NSUndoManagerDidCloseUndoGroup, .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange,
            .NSUndoManagerWillRedoChange, .NSUndoManagerDidRedoChange,
        ]
        #expect(Set(all).count == 8)
    }

    @Test("Misuse is told with a device's words, and changes nothing")
    func misuse() {
        let document = makeDocument(byEvent: false)
        let manager = document.manager
        stage.diagnostics.mode = .collect
        document.set(0, to: 1)
        manager.endUndoGrouping()
        manager.enableUndoRegistration()
        manager.beginUndoGrouping()
        manager.beginUndoGrouping()
        manager.undo()
        document.set(0, to: 2)
        manager.undoNestedGroup()
        manager.redo()
        manager.endUndoGrouping()
        manager.endUndoGrouping()
        manager.beginUndoGrouping()
        manager.registerUndo(withTarget: document) { document in
            document.manager.undo()
            document.manager.redo()
            document.manager.endUndoGrouping()
        }
        manager.endUndoGrouping()
        manager.undo()
        let messages = stage.diagnostics.messages.filter { $0.hasPrefix("NSInternalInconsistencyException: ") }
        #expect(messages.count == 9, "\(messages.joined(separator: "\n"))")
        #expect(messages.first?.hasSuffix("must begin a group before registering undo") == true)
        #expect(!manager.isUndoing && manager.groupingLevel == 0 && manager.undoCount == 1)
    }

    @Test("Responders have the manager of their window, unless one in the chain has its own")
    func responders() {
        final class Editor: UIView {
            let own = UndoManager()
            override var undoManager: UndoManager? { own }
        }
        let (editor, child, plain) = (Editor(), UIView(), UIView())
        editor.addSubview(child)
        #expect(plain.undoManager == nil)
        stage.window.addSubview(plain)
        stage.window.addSubview(editor)
        let shared = stage.window.undoManager
        #expect(shared != nil && plain.undoManager === shared && stage.window.undoManager === shared)
        #expect(child.undoManager === editor.own && UIWindow().undoManager !== shared)
    }

    @Test("Defaults")
    func defaults() {
        stage.makeCurrent()
        let manager = UndoManager()
        #expect(manager.groupsByEvent && manager.levelsOfUndo == 0 && manager.runLoopModes == [.default])
        #expect(manager.isUndoRegistrationEnabled && !manager.isUndoing && !manager.isRedoing)
        #expect(NSUndoCloseGroupingRunLoopOrdering == 350_000)
    }

    // MARK: Random scripts

    /// What undoing has to do, as lists of cells and their values: no closures, no nested objects.
    private struct Model {
        struct Change { var cell: Int, old: Int }
        struct Group {
            var changes: [Change] = []
            var name = ""
            /// Whether it has a change, or a group that was closed, an empty one, too.
            var isFilled = false
        }

        var cells = [0, 0, 0, 0]
        var undo: [Group] = []
        var redo: [Group] = []
        /// Changes of the open groups, all in one list; and how many groups are open.
        var open = Group()
        var level = 0
        var limit = 0
        var disablings = 0

        mutating func set(_ cell: Int, to value: Int) {
            if disablings == 0 {
                if level == 0 { level = 1 }
                open.changes.append(Change(cell: cell, old: cells[cell]))
                open.isFilled = true
                redo = []
            }
            cells[cell] = value
        }

        mutating func begin() { level = max(level, 1) + 1 }

        mutating func end() {
            level -= 1
            guard level == 0 else {
                open.isFilled = true
                return
            }
            if open.isFilled { undo.append(open) }
            open = Group()
            trim()
        }

        mutating func trim() {
            if limit > 0 {
                undo = Array(undo.suffix(limit))
                redo = Array(redo.suffix(limit))
            }
        }

        mutating func goBack() {
            guard let group = undo.popLast() else { return }
            redo.append(contentsOf: apply(group))
            trim()
        }

        mutating func goForth() {
            guard let group = redo.popLast() else { return }
            undo.append(contentsOf: apply(group))
            trim()
        }

        /// Sets the cells back, and answers how to undo that; nothing where nothing may be registered, or nothing was done.
        private mutating func apply(_ group: Group) -> [Group] {
            var inverse = Group(name: group.name)
            for change in group.changes.reversed() {
                inverse.changes.append(Change(cell: change.cell, old: cells[change.cell]))
                cells[change.cell] = change.old
            }
            return disablings > 0 || inverse.changes.isEmpty ? [] : [inverse]
        }
    }

    @Test("Random scripts do what a model of lists does", arguments: 0..<20)
    func random(seed: UInt64) {
        var numbers = SplitMix64(seed: seed)
        for _ in 0..<20 {
            let document = makeDocument()
            let manager = document.manager
            var model = Model()
            var steps: [String] = []
            for _ in 0..<60 {
                let step = Int.random(in: 0..<16, using: &numbers)
                steps.append("\(step)")
                switch step {
                case 0...5:
                    let (cell, value) = (
                        Int.random(in: 0..<4, using: &numbers), Int.random(in: 0..<100, using: &numbers)
                    )
                    document.set(cell, to: value)
                    model.set(cell, to: value)
                case 6 where model.level < 4:
                    manager.beginUndoGrouping()
                    model.begin()
                case 7 where model.level > 1:
                    manager.endUndoGrouping()
                    model.end()
                case 8 where model.level <= 1, 9 where model.level <= 1:
                    if model.level == 1 { model.end() }
                    manager.undo()
                    model.goBack()
                case 10 where model.level <= 1:
                    if model.level == 1 { model.end() }
                    manager.redo()
                    model.goForth()
                case 11:
                    stage.runTurn()
                    if model.level == 1 { model.end() }
                case 12:
                    let name = "n\(steps.count)"
                    manager.setActionName(name)
                    if model.level > 0 {
                        model.open.name = name
                    } else if !model.undo.isEmpty {
                        model.undo[model.undo.count - 1].name = name
                    }
                case 13:
                    model.limit = Int.random(in: 0...4, using: &numbers)
                    manager.levelsOfUndo = model.limit
                    model.trim()
                case 14 where model.disablings < 2:
                    manager.disableUndoRegistration()
                    model.disablings += 1
                case 15 where model.disablings > 0:
                    manager.enableUndoRegistration()
                    model.disablings -= 1
                default: break
                }
                let hasOpen = model.level > 0 && model.open.isFilled
                let name = hasOpen ? model.open.name : model.undo.last?.name ?? ""
                let isSame =
                    document.cells == model.cells && manager.undoCount == model.undo.count + (hasOpen ? 1 : 0)
                    && manager.redoCount == model.redo.count && manager.groupingLevel == model.level
                    && manager.undoActionName == name && manager.redoActionName == model.redo.last?.name ?? ""
                #expect(isSame, "seed \(seed): \(steps.joined(separator: " "))")
                if !isSame { return }
            }
        }
    }
}
