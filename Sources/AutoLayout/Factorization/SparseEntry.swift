/// A number and where it stands in a row or column that is otherwise zero.
struct SparseEntry: Sendable {
    var index: Int32
    var value: Double
}
