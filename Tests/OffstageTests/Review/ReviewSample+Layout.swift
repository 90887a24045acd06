import Offstage
import TestKit
import UIKit

// Layout, and lists that scroll.
extension ReviewSample {
    static let layout = [
        ReviewSample(
            "unsatisfiableConstraints", bad: { widths(on: $0, 100, .required) },
            good: { widths(on: $0, 50, .required) }, near: { widths(on: $0, 100, .defaultHigh) }),
        ReviewSample(
            "ambiguousLayout", bad: { selfSized(on: $0, bottom: nil) },
            good: { selfSized(on: $0, bottom: .required) }, near: { selfSized(on: $0, bottom: .defaultHigh) }),
        ReviewSample(
            "layoutFeedbackLoop", bad: { Busy.show(1_000, on: $0) }, good: { Busy.show(0, on: $0) },
            near: { Busy.show(2, on: $0) }),
        ReviewSample(
            "hierarchyMutatedDuringLayout", bad: { Growing.show(.inLayout, on: $0) },
            good: { Growing.show(.before, on: $0) }, near: { Growing.show(.placing, on: $0) }),
        ReviewSample(
            "markedInWrongPhase", bad: { Chart.show(.layout, on: $0) }, good: { Chart.show(.nothing, on: $0) },
            near: { Chart.show(.display, on: $0) }),
        ReviewSample(
            "constraintsMadeAnew", bad: { Anew.show(.always, on: $0) }, good: { Anew.show(.once, on: $0) },
            near: { Anew.show(.again, on: $0) }),
    ]

    static let lists = [
        ReviewSample(
            "offscreenWhileScrolling", bad: { Rows.show(.shadow, on: $0) }, good: { Rows.show(.plain, on: $0) },
            near: { Rows.show(.shadow, scrolls: false, on: $0) }),
        ReviewSample(
            "viewAddedAtReuse", bad: { Rows.show(.view, on: $0) }, good: { Rows.show(.plain, on: $0) },
            near: { Rows.show(.view, scrolls: false, on: $0) }),
        ReviewSample(
            "constraintAddedAtReuse", bad: { Rows.show(.constraint, on: $0) }, good: { Rows.show(.plain, on: $0) },
            near: { Rows.show(.constraint, scrolls: false, on: $0) }),
    ]

    @MainActor
    private static func widths(on stage: Stage, _ width: CGFloat, _ priority: UILayoutPriority) {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        stage.window.addSubview(view)
        let second = view.widthAnchor.constraint(equalToConstant: width)
        second.priority = priority
        NSLayoutConstraint.activate([view.widthAnchor.constraint(equalToConstant: 50), second])
    }

    /// A table of one row whose cell is as high as its label, if it says so.
    @MainActor
    private static func selfSized(on stage: Stage, bottom: UILayoutPriority?) {
        let rows = Rows(.plain, in: stage, rows: 1)
        rows.fill = { cell in
            guard cell.contentView.subviews.isEmpty else { return }
            let label = UILabel()
            label.text = "Row"
            label.font = .preferredFont(forTextStyle: .body)
            label.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(label)
            var constraints = [
                label.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 10),
                label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
                label.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
            ]
            if let bottom {
                let last = label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -10)
                last.priority = bottom
                constraints.append(last)
            }
            NSLayoutConstraint.activate(constraints)
        }
        rows.rowHeight = UITableView.automaticDimension
        rows.estimatedRowHeight = 44
    }

    /// Marks itself so many times from its own layout.
    private final class Busy: UIView {
        private var times = 0

        static func show(_ times: Int, on stage: Stage) {
            let view = Busy(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            view.times = times
            stage.window.addSubview(view)
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            times -= 1
            if times >= 0 { setNeedsLayout() }
        }
    }

    private final class Growing: UIView {
        enum Way { case before, placing, inLayout }

        private var way = Way.before

        static func show(_ way: Way, on stage: Stage) {
            let view = Growing(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            view.way = way
            if way != .inLayout { view.addSubview(UIView()) }
            stage.window.addSubview(view)
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            if way == .placing { subviews[0].frame = bounds }
            if way == .inLayout, subviews.isEmpty { addSubview(UIView()) }
        }
    }

    private final class Chart: UIView {
        enum Mark { case nothing, layout, display }

        private var mark = Mark.nothing
        private let legend = UIView()

        static func show(_ mark: Mark, on stage: Stage) {
            let chart = Chart(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            chart.mark = mark
            chart.addSubview(chart.legend)
            stage.window.addSubview(chart)
        }

        override func draw(_ rect: CGRect) {
            if mark == .layout { legend.setNeedsLayout() }
            if mark == .display { legend.setNeedsDisplay() }
        }
    }

    private final class Anew: UIView {
        enum Way { case once, again, always }

        private var way = Way.once
        private let dot = UIView()
        private var width: NSLayoutConstraint?

        static func show(_ way: Way, on stage: Stage) {
            let view = Anew(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            view.way = way
            view.dot.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(view.dot)
            stage.window.addSubview(view)
            for step in 0..<3 {
                view.frame.size.width += CGFloat(step)
                view.setNeedsLayout()
                stage.runTurn()
            }
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            switch way {
            case .once:
                if width == nil { make() }
                width?.constant = bounds.width
            case .again:
                // Taken away and put back: the same object.
                if width == nil { make() }
                width?.isActive = false
                width?.isActive = true
            case .always:
                width?.isActive = false
                make()
            }
        }

        private func make() {
            width = dot.widthAnchor.constraint(equalToConstant: bounds.width)
            width?.isActive = true
        }
    }

    /// Fifty rows, which go up.
    private final class Rows: UITableView, UITableViewDataSource {
        enum Way { case plain, shadow, view, constraint }

        private let way: Way
        private let count: Int
        var fill: ((UITableViewCell) -> Void)?

        init(_ way: Way, in stage: Stage, rows: Int = 50) {
            (self.way, count) = (way, rows)
            super.init(frame: stage.window.bounds, style: .plain)
            rowHeight = 100
            dataSource = self
            register(UITableViewCell.self, forCellReuseIdentifier: "row")
            stage.window.addSubview(self)
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { nil }

        static func show(_ way: Way, scrolls: Bool = true, on stage: Stage) {
            let rows = Rows(way, in: stage)
            stage.runTurn()
            guard scrolls else { return }
            for step in 1...12 {
                rows.contentOffset.y = CGFloat(step) * 100
                stage.runTurn()
            }
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            fill?(cell)
            switch way {
            case .plain: break
            case .shadow:
                // One row of the screen has it.
                guard indexPath.row == 12 else { break }
                let dot = UIView(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
                dot.backgroundColor = .systemBlue
                dot.layer.shadowOpacity = 0.5
                cell.contentView.addSubview(dot)
            case .view: cell.contentView.addSubview(UIView())
            case .constraint:
                cell.contentView.heightAnchor.constraint(greaterThanOrEqualToConstant: CGFloat(indexPath.row))
                    .isActive = true
            }
            return cell
        }
    }
}
