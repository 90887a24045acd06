import CoreGraphics
import UIKit

extension StageSnapshot {
    /// A constraint with what it comes to in this frame.
    package struct ConstraintReading: Sendable {
        /// As a scene file writes it, else as UIKit prints it.
        package var text: String
        /// `app`, `mask`, `contentSize`, `guide` or `stackView`.
        package var kind: String
        package var identifier: String?
        /// What both sides come to, points: the left one, and the right one with the constant.
        package var left: CGFloat
        package var right: CGFloat
        /// How far an inequality is from its limit; negative by as much as the constraint is not met.
        package var slack: CGFloat
        package var priority: Double
        /// A required one that gave way to others.
        package var isBroken: Bool
        /// Places in `layers` of the views that it is about, those of guides' owners among them.
        package var items: [Int]
        /// The attributes of the left and the right side by name, for those who draw them; empty for none.
        package var attributes: [String]
        /// Where it stands in the scene's file, and what is written there.
        package var origin: ConstraintOrigins.Origin?
    }

    /// What a view's constraints leave open.
    package struct Ambiguity: Sendable {
        /// Place in `layers`.
        package var layer: Int
        package var sentences: [String]
    }
}

/// Reads the constraints of a window, and which of them place which view.
@MainActor
struct ConstraintReader {
    private(set) var readings: [StageSnapshot.ConstraintReading] = []
    /// Places in `readings` by layer.
    private(set) var placing: [Int: [Int]] = [:]
    private(set) var ambiguities: [StageSnapshot.Ambiguity] = []

    private let origins: ConstraintOrigins
    private var indices: [ObjectIdentifier: Int] = [:]
    /// The solver is asked for each view which constraints it hangs on; of more views only their own are told.
    private static let detailLimit = 2000

    init(origins: ConstraintOrigins) {
        self.origins = origins
    }

    /// - Parameter views: the window's views with their places in the snapshot.
    mutating func read(_ window: UIWindow, views: [(view: UIView, place: Int)]) {
        let accounts = window.constraintAccounts
        guard !accounts.isEmpty else { return }
        let places = Dictionary(views.map { (ObjectIdentifier($0.view), $0.place) }) { first, _ in first }
        for account in accounts { add(account, places) }
        let labels = Dictionary(views.map { ($0.view.label, $0.place) }) { first, _ in first }
        ambiguities += window.ambiguities.compactMap { report in
            labels[report.view].map { StageSnapshot.Ambiguity(layer: $0, sentences: report.sentences) }
        }
        guard views.count <= Self.detailLimit else { return }
        for (view, place) in views { addDetermining(view, place) }
    }

    private mutating func add(_ account: ConstraintAccount, _ places: [ObjectIdentifier: Int]) {
        let constraint = account.constraint
        let isSystem = account.kind == "mask" || account.kind == "contentSize"
        let equation = isSystem ? nil : ConstraintEquation(constraint)?.text
        let text = equation ?? account.text
        let views = [constraint.firstItem, constraint.secondItem].compactMap { item in
            item as? UIView ?? (item as? UILayoutGuide)?.owningView
        }
        let items = views.compactMap { places[ObjectIdentifier($0)] }
        let index = readings.count
        indices[ObjectIdentifier(constraint)] = index
        readings.append(
            StageSnapshot.ConstraintReading(
                text: text, kind: account.kind, identifier: account.identifier, left: CGFloat(account.left),
                right: CGFloat(account.right), slack: CGFloat(account.slack), priority: account.priority,
                isBroken: account.isBroken, items: items,
                attributes: [constraint.firstAttribute, constraint.secondAttribute].map { ConstraintEquation.name($0) },
                origin: origins[constraint]))
        // A constraint does not place the view that holds it for others.
        let owner = items.count > 1 ? account.ownerPath : nil
        for view in Set(views) where view.path != owner {
            if let place = places[ObjectIdentifier(view)] { placing[place, default: []].append(index) }
        }
    }

    /// Also those that place the view through others.
    private mutating func addDetermining(_ view: UIView, _ place: Int) {
        let both = [NSLayoutConstraint.Axis.horizontal, .vertical]
        for constraint in both.flatMap(view.constraintsAffectingLayout) {
            guard let index = indices[ObjectIdentifier(constraint)], placing[place]?.contains(index) != true else {
                continue
            }
            placing[place, default: []].append(index)
        }
    }
}
