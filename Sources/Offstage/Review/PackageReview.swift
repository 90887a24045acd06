import UIKit

/// The review of a package while its tests run: what shows at work is written to a file that the run names.
///
/// Where no run names one there is no review, and nothing of it is paid.
@MainActor
package final class PackageReview {
    /// The review of this process; nil for none.
    package private(set) static var current: PackageReview?

    private struct Reviewed {
        weak var review: StageReview?
    }

    private let log: FindingLog
    private let makers: ResponderMakers
    private let churn = ConstraintChurn()
    private var reviewed: [Reviewed] = []

    /// Begins the review of this process, of all stages that are made from now on.
    /// - Parameter currentTest: The test that runs where it is asked, as SwiftPM lists it.
    package static func begin(_ log: FindingLog, currentTest: @escaping @Sendable () -> String?) {
        current = PackageReview(log, currentTest: currentTest)
    }

    /// Ends it: what is made from now on is no longer looked at.
    package static func end() {
        current = nil
        ResponderTracker.follow(nil)
        ConstraintWatch.follower = nil
    }

    private init(_ log: FindingLog, currentTest: @escaping @Sendable () -> String?) {
        self.log = log
        makers = ResponderMakers(currentTest: currentTest)
        ConstraintWatch.follower = { [weak self] in self?.noteActivation(of: $0, in: $1, layout: $2) }
    }

    func add(_ review: StageReview) {
        reviewed.removeAll { $0.review == nil }
        reviewed.append(Reviewed(review: review))
    }

    // MARK: Tests

    /// A test is over, and what it shows is still there: looks at it in all ways.
    package func testEnds() {
        for entry in reviewed { entry.review?.look(changingTextSize: true) }
    }

    /// What a test held is gone: looks for rings among what it made.
    /// - Parameter test: Nil: of all tests, at the end of the program.
    package func testIsOver(_ test: String?) {
        let living = makers.living(of: test)
        var told: Set<Set<String>> = []
        for ring in RetainCycles(among: living).rings() where told.insert(Set(ring.steps)).inserted {
            let first = ring.objects.lazy.compactMap { $0 as? UIResponder }.first
            log.tell(
                StageFinding(
                    kind: Diagnostic.Kind.retainCycle.rawValue,
                    message: ViewPlaces.removed(from: LeakScope.ringText(ring.steps)),
                    view: first.map { ViewPlaces.removed(from: LeakScope.name(of: $0)) },
                    types: ring.objects.compactMap { ReviewedTypes.name(of: $0) },
                    test: test ?? first.flatMap { makers.test(of: $0) }))
        }
    }

    // MARK: Findings

    /// - Parameter view: What the finding is about.
    func tell(_ kind: String, _ message: String, about view: UIResponder?, name: String? = nil) {
        let name = name ?? view.map { LeakScope.name(of: $0) }
        log.tell(
            StageFinding(
                kind: kind, message: ViewPlaces.removed(from: message), view: name.map(ViewPlaces.removed),
                types: view.map(ReviewedTypes.around) ?? [],
                test: view.flatMap { makers.test(of: $0) } ?? makers.currentTest()))
    }

    private func noteActivation(of constraint: NSLayoutConstraint, in view: UIView, layout: Int) {
        guard let culprit = ConstraintChurn.culprit(view), churn.note(constraint, in: view, layout: layout) else {
            return
        }
        tell(
            "constraintsMadeAnew",
            "\(ReviewedTypes.name(of: culprit) ?? "a class") makes constraints that it made in an earlier layout, as "
                + "\(ConstraintChurn.text(constraint))", about: culprit)
    }
}
