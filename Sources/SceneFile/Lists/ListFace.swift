import UIKit

/// What shows a list: a table, or a collection.
struct ListFace: Sendable {
    /// Of its views.
    let className: String
    /// What is called a row: `row` or `item`.
    let noun: String
    /// With its article.
    let one: String
    /// The keys of a row.
    let row: Record
    /// The keys of a section.
    let section: Record
    /// What `position` may say.
    let positions: [String]
    /// The signs that stand beside a row, by their names.
    let accessories: [String]
    /// Whether several things stand beside a row, maps among them.
    let hasManyAccessories: Bool
    let isOfClass: @Sendable (UIView.Type) -> Bool
    /// A list in a view, asked for in the classic way or by snapshots.
    let make: @MainActor @Sendable (ListNode, UIScrollView, _ isClassic: Bool, SceneBuilder) -> SceneList
    /// What cells are to those who name a row.
    let cellClass: @MainActor @Sendable (SceneRegistry) -> ViewClass?
}

extension ListFace {
    static let all = [table, collection]

    /// What shows a list in views of a class; nil for other views.
    static func of(_ type: UIView.Type) -> ListFace? { all.first { $0.isOfClass(type) } }
}
