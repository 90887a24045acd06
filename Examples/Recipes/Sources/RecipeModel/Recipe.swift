import Foundation

public struct Recipe: Identifiable, Hashable {
    public let id: Int
    public let title: String
    public let minutes: Int
    public let ingredients: [String]

    public init(id: Int, title: String, minutes: Int, ingredients: [String]) {
        self.id = id
        self.title = title
        self.minutes = minutes
        self.ingredients = ingredients
    }
}
