import Offstage
import Testing
import UIKit

@MainActor
@Suite struct ConstraintFrameBehaviors {
    /// Reads its subview's width around `super.layoutSubviews()`.
    private final class ReadingView: UIView {
        private(set) var widths: [CGFloat] = []

        override func layoutSubviews() {
            widths.append(subviews[0].frame.width)
            super.layoutSubviews()
            widths.append(subviews[0].frame.width)
        }

        func take() -> [CGFloat] {
            defer { widths = [] }
            return widths
        }
    }

    /// Changes a constant in `updateConstraints()`.
    private final class UpdatingView: UIView {
        var width: NSLayoutConstraint?
        var value: CGFloat = 0
        var callsSuper = true
        private(set) var calls = 0

        override func updateConstraints() {
            calls += 1
            width?.constant = value
            if callsSuper { super.updateConstraints() }
        }
    }

    @Test("FRAME-13 constraints overwrite a frame set by hand; a translated mask conflicts with them instead")
    func frames() {
        let screen = LayoutScreen()
        let view = screen.add()
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: screen.root.leftAnchor, constant: 10),
            view.widthAnchor.constraint(equalToConstant: 50),
        ])
        screen.stage.runTurn()
        view.frame.origin.x = 200
        screen.root.setNeedsLayout()
        screen.stage.runTurn()
        #expect(view.frame.minX == 10 && screen.conflicts.isEmpty)

        let mixed = UIView(frame: CGRect(x: 200, y: 0, width: 50, height: 10))
        screen.root.addSubview(mixed)
        mixed.leftAnchor.constraint(equalTo: screen.root.leftAnchor, constant: 10).isActive = true
        screen.stage.runTurn()
        #expect(screen.conflicts.count == 1 && screen.conflicts[0].contains("NSAutoresizingMaskLayoutConstraint"))
    }

    @Test("FRAME-15 hiding keeps constraints, removing drops them; a stack view closes up around a hidden view")
    func hiding() {
        let screen = LayoutScreen()
        let (a, b) = (screen.add(ContentView(50, 20), "a"), screen.add(ContentView(30, 20), "b"))
        func connect() {
            NSLayoutConstraint.activate([
                a.leftAnchor.constraint(equalTo: screen.root.leftAnchor),
                b.leftAnchor.constraint(equalTo: a.rightAnchor),
            ])
        }
        connect()
        screen.stage.runTurn()
        let before = screen.stage.layoutCounts
        for _ in 0..<100 {
            a.isHidden.toggle()
            screen.stage.runTurn()
            #expect(b.frame.minX == 50)
        }
        #expect(screen.stage.layoutCounts == before, "nothing added, removed or solved")
        for _ in 0..<100 {
            a.removeFromSuperview()
            screen.root.addSubview(a)
            connect()
            screen.stage.runTurn()
        }
        #expect(screen.stage.layoutCounts.constraintsAdded >= before.constraintsAdded + 200)

        let (first, second) = (ContentView(50, 20), ContentView(30, 20))
        let stack = UIStackView(arrangedSubviews: [first, second])
        _ = screen.add(stack, "stack")
        screen.stage.runTurn()
        stack.layoutIfNeeded()
        #expect(second.frame.minX == 50)
        first.isHidden = true
        screen.stage.runTurn()
        #expect(second.frame.minX == 0)
    }

    @Test("FRAME-16 a stack view needs fewer constraints of one's own than a form made by hand, for the same picture")
    func stacks() {
        func rows() -> [UIView] {
            (0..<3).map { index in
                let row = ContentView(100, 20 + CGFloat(index) * 10)
                row.backgroundColor = [UIColor.red, .green, .blue][index]
                return row
            }
        }
        let (byHand, byStack) = (LayoutScreen(), LayoutScreen())
        var own: [NSLayoutConstraint] = []
        var previous: UIView?
        for row in rows() {
            _ = byHand.add(row)
            own += [
                row.leadingAnchor.constraint(equalTo: byHand.root.leadingAnchor, constant: 10),
                row.trailingAnchor.constraint(equalTo: byHand.root.trailingAnchor, constant: -10),
                row.topAnchor.constraint(
                    equalTo: previous?.bottomAnchor ?? byHand.root.topAnchor, constant: previous == nil ? 10 : 8),
            ]
            previous = row
        }
        NSLayoutConstraint.activate(own)
        let stack = UIStackView(arrangedSubviews: rows())
        stack.axis = .vertical
        stack.spacing = 8
        _ = byStack.add(stack)
        let few = [
            stack.leadingAnchor.constraint(equalTo: byStack.root.leadingAnchor, constant: 10),
            stack.trailingAnchor.constraint(equalTo: byStack.root.trailingAnchor, constant: -10),
            stack.topAnchor.constraint(equalTo: byStack.root.topAnchor, constant: 10),
        ]
        NSLayoutConstraint.activate(few)
        #expect(byHand.stage.render().allPixels == byStack.stage.render().allPixels)
        #expect(own.count == 9 && few.count == 3)
    }

    @Test("PIPE-06 updateConstraints calls super last, and what it changed counts in the same turn")
    func superLast() {
        for callsSuper in [true, false] {
            let screen = LayoutScreen()
            let box = UpdatingView()
            box.callsSuper = callsSuper
            _ = screen.add(box, "box")
            let width = box.widthAnchor.constraint(equalToConstant: 10)
            width.isActive = true
            box.width = width
            box.value = 10
            screen.stage.runTurn()
            screen.stage.diagnostics.removeAll()
            box.value = 70
            box.setNeedsUpdateConstraints()
            screen.stage.runTurn()
            #expect(box.frame.width == 70)
            #expect(screen.stage.diagnostics.all.map(\.kind) == (callsSuper ? [] : [.missingSuper]))
        }
    }

    @Test("PIPE-07 editing a constant schedules layout, never updateConstraints")
    func constants() {
        let screen = LayoutScreen()
        let box = UpdatingView()
        _ = screen.add(box, "box")
        let width = box.widthAnchor.constraint(equalToConstant: 10)
        width.isActive = true
        screen.stage.runTurn()
        let calls = box.calls
        _ = screen.stage.render()
        width.constant = 30
        let updates = screen.stage.render().statistics.updates
        #expect(box.calls == calls && updates["root"]?.layoutSubviews == 1 && box.frame.width == 30)
        box.setNeedsUpdateConstraints()
        screen.stage.runTurn()
        #expect(box.calls == calls + 1)
    }

    @Test("PIPE-08 code before super.layoutSubviews() sees the old frames, code after it the new ones")
    func order() {
        let screen = LayoutScreen()
        let box = ReadingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        screen.root.addSubview(box)
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(view)
        let width = view.widthAnchor.constraint(equalToConstant: 10)
        width.isActive = true
        screen.stage.runTurn()
        _ = box.take()
        width.constant = 40
        screen.stage.runTurn()
        #expect(box.take() == [10, 40])
    }

    @Test("PIPE-15 a constraint lays out the common ancestor once, and nothing that is not tied to it")
    func layout() {
        let screen = LayoutScreen()
        let view = screen.add()
        let width = view.widthAnchor.constraint(equalToConstant: 100)
        width.isActive = true
        let other = UIView(frame: CGRect(x: 0, y: 50, width: 50, height: 50))
        other.accessibilityIdentifier = "other"
        other.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5)))
        screen.root.addSubview(other)
        _ = screen.stage.render()
        width.constant = 120
        let updates = screen.stage.render().statistics.updates
        #expect(view.frame.width == 120)
        #expect(updates["root"]?.layoutSubviews == 1 && updates["other"] == nil)
    }

    @Test("DBG-01 each conflict calls one hook, with the constraints and the one that broke")
    func hook() {
        let screen = LayoutScreen()
        var heard: [ConstraintConflict] = []
        screen.stage.onUnsatisfiableConstraints = { heard.append($0) }
        let view = screen.add()
        let (narrow, wide) = (
            view.widthAnchor.constraint(equalToConstant: 100), view.widthAnchor.constraint(equalToConstant: 200)
        )
        NSLayoutConstraint.activate([narrow, wide])
        screen.stage.runTurn()
        #expect(heard.count == 1)
        #expect(heard.first?.constraints == [narrow, wide] && heard.first?.broken == wide)
        #expect(screen.conflicts[0].contains("Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints"))
    }

    @Test("DBG-02 the default with the leading underscore silences the log, and the hook is still called")
    func silence() {
        let keys = [
            "UIConstraintBasedLayoutLogUnsatisfiable": 1, "_UIConstraintBasedLayoutLogUnsatisfiable": 0,
        ]
        for (key, messages) in keys {
            let screen = LayoutScreen()
            var calls = 0
            screen.stage.onUnsatisfiableConstraints = { _ in calls += 1 }
            screen.stage.defaults[key] = false
            let view = screen.add()
            NSLayoutConstraint.activate([
                view.widthAnchor.constraint(equalToConstant: 1), view.widthAnchor.constraint(equalToConstant: 2),
            ])
            screen.stage.runTurn()
            #expect(calls == 1 && screen.conflicts.count == messages)
        }
    }

    @Test("DBG-03 the trace marks a view whose x is open, until it is pinned")
    func trace() {
        let screen = LayoutScreen()
        let view = screen.add(ContentView(10, 10))
        view.topAnchor.constraint(equalTo: screen.root.topAnchor).isActive = true
        screen.stage.runTurn()
        let line = { screen.stage.window.autolayoutTrace().split(separator: "\n").last.map(String.init) }
        #expect(line() == "|   |   *ContentView:v- AMBIGUOUS LAYOUT for ContentView:v.minX")
        view.leftAnchor.constraint(equalTo: screen.root.leftAnchor).isActive = true
        #expect(line() == "|   |   *ContentView:v")
    }
}
