extension AccessibilityTree {
    /// An object that is met, with nothing in it. Not held: views go when they leave the screen, whoever knows their tree.
    package struct Reference {
        private let bearer: Bearer
        let identity: ObjectIdentifier

        /// Who is known, so that the object is found.
        private enum Bearer {
            case itself(WeakObject)
            case superview(WeakView, place: Int)
        }

        init(_ object: UIResponder) {
            (bearer, identity) = (.itself(WeakObject(object)), ObjectIdentifier(object))
        }

        /// A view by its place among the subviews of another.
        ///
        /// What is known weakly is slow to hold ever after, and the first time needs memory of its own, so it is the one
        /// view around many.
        init(_ identity: ObjectIdentifier, at place: Int, in superview: WeakView) {
            (bearer, self.identity) = (.superview(superview, place: place), identity)
        }

        /// The object; nil where it is no more, or no more where it was.
        @MainActor
        package var object: UIResponder? {
            switch bearer {
            case .itself(let known): return known.object
            case .superview(let known, let place):
                guard let siblings = known.view?.childViews else { return nil }
                if place < siblings.count, ObjectIdentifier(siblings[place]) == identity { return siblings[place] }
                return siblings.first { ObjectIdentifier($0) == identity }
            }
        }
    }

    /// A view that is not held.
    final class WeakView {
        private(set) weak var view: UIView?

        init(_ view: UIView) {
            self.view = view
        }
    }

    /// An object that is not held.
    private final class WeakObject {
        private(set) weak var object: UIResponder?

        init(_ object: UIResponder) {
            self.object = object
        }
    }
}
