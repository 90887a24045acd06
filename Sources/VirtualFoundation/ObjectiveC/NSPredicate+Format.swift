import Foundation

// Apple's predicates are written in a language of their own that nothing here reads. Code that has them beside what it does
// still compiles; where it comes to one, a sentence says what is missing.
extension NSPredicate {
    /// Refuses: formats are not read here. The predicate is false of everything.
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        Self.refuse(predicateFormat)
        self.init(value: false)
    }

    /// Refuses: formats are not read here. The predicate is false of everything.
    public convenience init(format predicateFormat: String, _ args: any CVarArg...) {
        Self.refuse(predicateFormat)
        self.init(value: false)
    }

    private static func refuse(_ format: String) {
        MainLoop.misuseAnywhere(
            "NSPredicate(format: \"\(format)\"): the formats of predicates are not read here; NSPredicate(block:) takes "
                + "the same question as a closure")
    }
}
