/// In which order a component's open variables are decided.
///
/// Where constraints leave a choice, nothing that was before has a say in it. What follows is done one thing after the
/// other, and each holds for those after it:
/// 1. no size is negative that need not be;
/// 2. of wishes of one priority that compete, the earlier constraint is granted as much as can be;
/// 3. sizes are as small as they can be, 0 if nothing is against it;
/// 4. inequalities are as tight as they can be;
/// 5. positions are as near to 0 as they can be.
///
/// Within each step variables come in their order and constraints in that of their addition. At the end nothing is
/// open: there is one solution.
struct DecisionOrder: Sendable {
    /// How a quantity changes the account of its step, and where that step stands: the least rank first.
    struct Pull: Sendable {
        var rank: Int
        var slope: Double
    }

    /// By column, its place among the columns.
    private let columnPlaces: [Int]
    /// By row, its place among the rows.
    private let rowPlaces: [Int]

    init(columnPlaces: [Int], rowPlaces: [Int]) {
        self.columnPlaces = columnPlaces
        self.rowPlaces = rowPlaces
    }

    private var firstWish: Int { columnPlaces.count }
    private var firstSize: Int { firstWish + rowPlaces.count }
    private var firstSlack: Int { firstSize + columnPlaces.count }
    private var firstPosition: Int { firstSlack + rowPlaces.count }

    /// What a variable's growth does on a side of 0.
    func pull(ofColumn column: Int, isSize: Bool, side: Int8) -> Pull {
        if !isSize { return Pull(rank: firstPosition + columnPlaces[column], slope: Double(side)) }
        return side < 0
            ? Pull(rank: columnPlaces[column], slope: -1) : Pull(rank: firstSize + columnPlaces[column], slope: 1)
    }

    /// The first step in which it matters on which side of 0 a variable is.
    func rankOfZero(ofColumn column: Int, isSize: Bool) -> Int {
        isSize ? columnPlaces[column] : firstPosition + columnPlaces[column]
    }

    /// The step that holds an active row where it is, or an anchor at 0.
    func rank(of member: ActiveConstraint, in component: Component) -> Int {
        switch member {
        case .anchor(let column):
            return (component.isSize[Int(column)] ? firstSize : firstPosition) + columnPlaces[Int(column)]
        case .row(let row):
            return (component.rows[Int(row)].isRequired ? firstSlack : firstWish) + rowPlaces[Int(row)]
        }
    }

    /// What the growth of a row's left side does on a side of its right side; nil if nothing.
    func pull(of row: ComponentRow, at index: Int, side: Int8) -> Pull? {
        if !row.isRequired {
            let slope = side > 0 ? row.slopeAbove : row.slopeBelow
            if slope != 0 { return Pull(rank: firstWish + rowPlaces[index], slope: slope) }
        }
        if row.relation == 0 { return nil }
        return Pull(rank: firstSlack + rowPlaces[index], slope: Double(row.relation))
    }
}
