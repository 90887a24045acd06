/// A visual format that was read: `H:|-[title(>=40)]-8-[icon(==title)]|`.
struct VisualFormat {
    /// A number, or the name of a metric or, in a view's size, of a view.
    enum Amount {
        case number(Double)
        case name(String, offset: Int)
    }

    /// A condition on a length: `>=40@750`.
    struct Predicate {
        var relation = NSLayoutConstraint.Relation.equal
        var amount: Amount
        var priority: Amount?
    }

    /// What lies between two views.
    enum Connection {
        /// Nothing: they touch.
        case none
        /// `-`: the system's spacing, at a superview's edge its margin.
        case standard
        case predicates([Predicate])
    }

    struct View {
        var name: String
        /// Where the name begins, in characters.
        var offset: Int
        var sizes: [Predicate]
    }

    var isHorizontal = true
    /// Nil without `|` in front.
    var leading: Connection?
    var views: [View] = []
    /// What lies between the views, one fewer than these.
    var connections: [Connection] = []
    /// Nil without `|` at the end.
    var trailing: Connection?
    /// Where the bars stand, in characters.
    var leadingBar = 0
    var trailingBar = 0
}

/// What is wrong with a visual format, and where.
package struct VisualFormatError: Error, Hashable, Sendable {
    package let reason: String
    package let format: String
    /// In characters from the beginning.
    package let offset: Int

    /// The message that UIKit prints, with a sign under the place.
    package var message: String {
        "Unable to parse constraint format: \n\(reason) \n\(format) \n" + String(repeating: " ", count: offset) + "^"
    }
}
