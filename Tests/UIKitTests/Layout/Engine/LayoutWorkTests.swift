import Offstage
import Testing

@testable import UIKit

@MainActor
@Suite struct LayoutWorkTests {
    @Test("a batch of 500 constraints does less work than 500 by themselves, and gives the same frames")
    func batches() {
        func run(isBatch: Bool) -> (LayoutCounts, [CGRect]) {
            let stage = LayoutStage(4000, 400)
            var views: [UIView] = []
            var constraints: [NSLayoutConstraint] = []
            for index in 0..<125 {
                let view = stage.sized("v\(index)", 20, 20)
                let width = view.widthAnchor.constraint(greaterThanOrEqualToConstant: CGFloat(index % 30))
                let centre = view.centerYAnchor.constraint(equalTo: stage.root.centerYAnchor)
                centre.priority = .defaultHigh
                constraints += [
                    view.leftAnchor.constraint(
                        equalTo: views.last?.rightAnchor ?? stage.root.leftAnchor, constant: 2),
                    width, centre, view.topAnchor.constraint(greaterThanOrEqualTo: stage.root.topAnchor),
                ]
                views.append(view)
            }
            stage.turn()
            let before = stage.stage.layoutCounts
            if isBatch {
                NSLayoutConstraint.activate(constraints)
            } else {
                for constraint in constraints { constraint.isActive = true }
            }
            stage.turn()
            return (stage.stage.layoutCounts.since(before), views.map(\.frame))
        }
        let (single, batch) = (run(isBatch: false), run(isBatch: true))
        #expect(single.1 == batch.1)
        #expect(batch.0.solverBatches <= 3 && single.0.solverBatches >= 500)
        #expect(batch.0.reoptimisations < single.0.reoptimisations)
        #expect(batch.0.constraintsAdded == single.0.constraintsAdded)
    }

    @Test("2,000 views in nested stacks follow a width from 393 to 430 in one pass")
    func nestedStacks() throws {
        let stage = LayoutStage(393, 20000)
        let column = NestedStacks.make(views: 2000)
        stage.root.addSubview(column)
        NSLayoutConstraint.activate([
            column.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: stage.root.trailingAnchor),
            column.topAnchor.constraint(equalTo: stage.root.topAnchor),
        ])
        stage.turn()
        #expect(stage.messages.isEmpty && column.frame.width == 393)
        let before = stage.stage.layoutCounts
        stage.stage.resize(to: CGSize(width: 430, height: 20000))
        stage.turn()
        #expect(column.frame.width == 430)
        #expect(stage.stage.layoutCounts.since(before).solverBatches == 1)
        #expect(stage.stage.layoutCounts.since(before).constraintsAdded == 0)
        let row = try #require(column.arrangedSubviews.first as? UIStackView)
        #expect(row.arrangedSubviews.last?.frame.maxX == 430)
    }

    @Test("adding and removing a subtree of 1,000 views 200 times leaves the solver as it was")
    func leaks() throws {
        let stage = LayoutStage()
        let anchor = stage.view("anchor")
        anchor.fill()
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        var previous: UIView?
        for index in 0..<999 {
            let view = index % 3 == 0 ? SizedView(10, 10) : UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            box.addSubview(view)
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: previous?.bottomAnchor ?? box.topAnchor),
                view.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 4),
                view.heightAnchor.constraint(equalToConstant: 5),
            ])
            previous = view
        }
        func add() {
            stage.root.addSubview(box)
            box.fill()
            stage.turn()
        }
        func remove() {
            box.removeFromSuperview()
            stage.turn()
        }
        add()
        remove()
        let engine = try #require(stage.stage.window.layoutRole?.engine)
        let empty = engine.solver.counters
        var full = empty
        for round in 0..<200 {
            add()
            if round == 0 { full = engine.solver.counters }
            #expect(
                engine.solver.counters.constraints == full.constraints
                    && engine.solver.counters.variables == full.variables)
            remove()
            let now = engine.solver.counters
            #expect(
                now.constraints == empty.constraints && now.variables == empty.variables
                    && now.components == empty.components)
        }
        #expect(engine.solver.counters.bytes <= full.bytes * 2)
        #expect(full.constraints > 3000 && engine.records.count < 10)
    }

    @Test("idle turns solve nothing, and a view without constraints costs nothing")
    func idle() {
        let stage = LayoutStage()
        for index in 0..<50 { stage.view("v\(index)").fill(CGFloat(index)) }
        stage.turn()
        let before = stage.stage.layoutCounts
        let plain = UIView(frame: rect(0, 0, 10, 10))
        stage.root.addSubview(plain)
        plain.frame = rect(5, 5, 5, 5)
        stage.turn()
        #expect(stage.stage.layoutCounts == before)
    }
}

/// A column of rows of four stacks' depth, as forms have them.
@MainActor
enum NestedStacks {
    /// - Parameter views: Views in all, stacks included; a multiple of 10.
    static func make(views: Int) -> UIStackView {
        let column = UIStackView()
        column.axis = .vertical
        column.spacing = 2
        column.translatesAutoresizingMaskIntoConstraints = false
        for _ in 0..<(views / 10) { column.addArrangedSubview(row()) }
        return column
    }

    /// Ten views: a row of a column of two rows.
    private static func row() -> UIStackView {
        func cell(_ width: CGFloat, _ hugging: Float) -> SizedView {
            let view = SizedView(width, 8)
            view.hug(hugging)
            return view
        }
        let upper = UIStackView(arrangedSubviews: [cell(30, 251), cell(40, 250)])
        let lower = UIStackView(arrangedSubviews: [cell(20, 251), cell(60, 250)])
        let column = UIStackView(arrangedSubviews: [upper, lower])
        column.axis = .vertical
        let row = UIStackView(arrangedSubviews: [cell(24, 252), column, cell(10, 252)])
        row.spacing = 4
        row.alignment = .center
        return row
    }
}
