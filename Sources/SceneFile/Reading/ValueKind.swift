/// What a key takes. The reader follows it, the JSON Schema is made from it, and messages say it.
indirect enum ValueKind: Sendable {
    case bool
    case integer(ClosedRange<Int>)
    case number(NumberRange)
    /// A number, or a word in its place.
    case numberOr(String, NumberRange)
    case text
    /// A text with `**strong**`, `*emphasis*`, `~~strikethrough~~` and `` `code` `` in it.
    case markup
    /// One name of a list.
    case name([String])
    /// A set of names.
    case names([String])
    /// A list of any number of numbers.
    case numbers(NumberRange)
    case point
    /// Two numbers ≥ 0.
    case size
    /// Two numbers.
    case offset
    case rect
    /// Four numbers, as a list or as a map of these names.
    case insets([String])
    /// A map that is read later.
    case map
    case record(Record)
    /// The one of several maps whose keys fit.
    case variants([Record])
    case list(ValueKind)
    /// One value, or a list of such values.
    case oneOrMore(ValueKind)
    /// A map of any keys.
    case dictionary(ValueKind, keys: String)
    /// A map whose keys are ids.
    case byID(ValueKind)
    /// The first that fits by form: a name or text, a number, a list, a map.
    case either([ValueKind])
    case nullable(ValueKind)
    /// What a feature's room declares.
    case part(ScenePartKind)

    static let edgeNames = ["top", "left", "bottom", "right"]
    static let directionalEdgeNames = ["top", "leading", "bottom", "trailing"]
}
