/// Which optional methods classes are known to have and to leave out: a row a class, a column a method.
@usableFromInline
struct KnownMethods {
    @usableFromInline
    enum Answer: UInt8 {
        case unknown, present, absent
    }

    @usableFromInline var rows = TypeTable<Int>()
    @usableFromInline var answers: [Answer] = []
    @usableFromInline var columns = 64

    @inlinable
    subscript(method: OptionalMethod, type: Any.Type) -> Answer {
        guard method.number < columns, let row = rows[type] else { return .unknown }
        return answers[row * columns + method.number]
    }

    mutating func note(_ answer: Answer, _ method: OptionalMethod, of type: Any.Type) {
        if method.number >= columns { widen(to: method.number + 1) }
        let row = rows[type] ?? addRow(of: type)
        answers[row * columns + method.number] = answer
    }

    private mutating func addRow(of type: Any.Type) -> Int {
        let row = rows.count
        rows[type] = row
        answers += repeatElement(.unknown, count: columns)
        return row
    }

    private mutating func widen(to count: Int) {
        let (old, new) = (columns, max(count, columns * 2))
        var wide: [Answer] = []
        for row in 0..<rows.count {
            wide += answers[row * old..<(row + 1) * old]
            wide += repeatElement(.unknown, count: new - old)
        }
        (answers, columns) = (wide, new)
    }
}
