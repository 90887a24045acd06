/// What a Swift source declares, and the words by which it may name what others declare.
///
/// This is read from words and brackets alone: a name says nothing of the type that it is a member of.
struct SwiftNames {
    struct Declaration: Hashable {
        /// Of two things with one name the first kind counts.
        enum Kind: Int {
            case type
            /// A type in another one.
            case innerType
            /// A function, a property or a case.
            case member
        }

        let name: String
        let kind: Kind
        /// The type in whose body or extension it stands; nil at the top.
        var owner: String?
    }

    /// Without locals, and without what overrides a declaration of a superclass.
    var declared: Set<Declaration> = []
    /// Names of functions and properties that override.
    var overridden: Set<String> = []
    /// Words behind a dot.
    var dotted: Set<String> = []
    /// Words that stand alone.
    var alone: Set<String> = []
    /// Variables, parameters and generic parameters.
    var locals: Set<String> = []
    /// Labels of arguments and of tuples.
    var labels: Set<String> = []
    /// Types that values are asked for by `is`, `as?` and `as!`.
    var askedTypes: Set<String> = []

    init(_ source: String) {
        var reader = SwiftNameReader(tokens: SwiftTokens.of(source))
        reader.read()
        self = reader.names
    }

    init() {}

    /// Whether the source may mean a declaration of that kind elsewhere.
    func names(_ name: String, as kind: Declaration.Kind) -> Bool {
        switch kind {
        case .type: return dotted.contains(name) || alone.contains(name)
        case .innerType: return isDotted(name) || alone.contains(name) && !locals.contains(name)
        case .member:
            if isDotted(name) || overridden.contains(name) { return true }
            guard alone.contains(name), name.first?.isUppercase == false else { return false }
            return !locals.contains(name) && !labels.contains(name)
        }
    }

    /// Whether the word occurs at all, in whatever part.
    func mentions(_ word: String) -> Bool {
        [dotted, alone, overridden, locals, labels].contains { $0.contains(word) }
            || declared.contains { $0.name == word }
    }

    /// A word that is a label, too, may be an element of a tuple.
    private func isDotted(_ name: String) -> Bool { dotted.contains(name) && !labels.contains(name) }
}
