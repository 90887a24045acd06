import CoreGraphics

// What arrow keys do.
extension TextEditor {
    /// How far a caret goes.
    enum Move {
        /// To the next boundary of a unit.
        case unit(TextUnits.Unit, isForward: Bool)
        /// To the end of the line, or its begin.
        case lineEnd(isForward: Bool)
        /// Lines down, or up.
        case lines(Int)
    }

    /// The end of the selection that moves.
    private var movingEnd: Int {
        anchor == text.selection.upperBound ? text.selection.lowerBound : text.selection.upperBound
    }

    /// Moves the caret, or the moving end of the selection. A selection that is not extended shrinks to its end first.
    func move(_ move: Move, extends: Bool) {
        let selection = text.selection
        if !extends, !selection.isEmpty, case .unit(.character, let isForward) = move {
            let place = isForward ? selection.upperBound : selection.lowerBound
            return select(place..<place, .user)
        }
        let fixed = anchor ?? (isForward(move) ? selection.lowerBound : selection.upperBound)
        if extends, anchor == nil { anchor = fixed }
        let from = extends ? movingEnd : isForward(move) ? selection.upperBound : selection.lowerBound
        let goal = self.goal ?? owner?.geometry.caretRect(at: from).midX ?? 0
        let place = target(of: move, from: from, goal: goal)
        select(extends ? min(fixed, place)..<max(fixed, place) : place..<place, .user)
        if extends { anchor = fixed }
        if case .lines = move { self.goal = goal }
    }

    private func isForward(_ move: Move) -> Bool {
        switch move {
        case .unit(_, let isForward), .lineEnd(let isForward): isForward
        case .lines(let count): count > 0
        }
    }

    private func target(of move: Move, from: Int, goal: CGFloat) -> Int {
        switch move {
        case .unit(let unit, let isForward):
            return text.units.boundary(of: unit, from: from, isForward: isForward) ?? from
        case .lineEnd(let isForward):
            guard let line = owner?.geometry.line(at: from) else { return from }
            return isForward ? line.upperBound : line.lowerBound
        case .lines(let count):
            // Beyond the first and the last line lie the text's ends.
            return owner?.geometry.place(from: from, lines: count, x: goal) ?? (count > 0 ? text.end : 0)
        }
    }
}
