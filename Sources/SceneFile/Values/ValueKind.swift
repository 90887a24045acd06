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
    /// A rectangle, or `bounds`: the owner's, followed when they change.
    case rectOrBounds
    /// Four numbers, as a list or as a map of these names.
    case insets([String])
    case color
    case colors
    case path
    /// `UIView.transform`.
    case affineTransform
    /// `CALayer.transform`: 3-D, and the 2-D forms.
    case transform
    case image
    case drawing
    case view
    case views
    /// A window's root view.
    case rootView
    /// The keys of a window; in a list of windows it has its view.
    case window(hasView: Bool)
    /// A layer on its own.
    case sublayer
    case sublayers
    /// Equations, visual formats and maps.
    case constraints
    /// A size of which each side may be null.
    case contentSize
    /// The keys of the view's own layer.
    case backingLayer
    /// A registered class, of views or of layers.
    case viewClass
    case layerClass
    /// What a change sets: keys of the view or layer that it names.
    case settings
    /// A timing curve.
    case curve
    /// The two inner points of a timing curve: four numbers.
    case controlPoints
    /// A value whose type a key path decides; it is read when that is known.
    case animatedValue
    case animation
    case animations
    /// Cells of an emitter, with cells of their own.
    case emitterCells
    /// A controller with what is in it.
    case controller
    case controllers
    /// A container's children, each with the view around it.
    case children
    case controllerClass
    /// The keys of a controller's bar, of a class.
    case barKeys(String)
    /// A button of a bar, and a tab of one.
    case barItem
    case tabItem
    /// An action of an alert.
    case alertAction
    /// A menu, and what is in one: an action or a menu.
    case menu
    case menuElement
    /// Changes that something starts.
    case action
    /// Changes inside a change.
    case nestedChanges
    /// Changes by the names of what starts them.
    case actions([String])
    case gestures
    /// What fingers or keys do.
    case touch
    /// A value, or a map of such values by the states of a control.
    case byState(ValueKind)
    /// A map that is read later.
    case map
    /// Components by name, or the name of a file of them.
    case components
    /// The keys of a view, parameters in place of values.
    case componentView
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
    /// What the forms of changes, touches or bars define under the name: said once, used by many.
    case definition(String)

    static let edgeNames = ["top", "left", "bottom", "right"]
    static let directionalEdgeNames = ["top", "leading", "bottom", "trailing"]
}

extension ValueKind {
    /// What is said once, by name.
    static let definitions = ChangeForms.definitions + TouchForms.definitions + LookForms.definitions

    /// What a name of the definitions stands for.
    static func definition(of name: String) -> ValueKind? { definitions.first { $0.name == name }?.kind }
}

/// The keys of one kind of map.
struct Record: Sendable {
    /// What messages call the map: "the device".
    let title: String
    let fields: [Field]
    /// What to say of keys that are right elsewhere.
    let refusals: [String: String]

    init(_ title: String, _ fields: [Field], refusals: [String: String] = [:]) {
        self.title = title
        self.fields = fields
        self.refusals = refusals
    }

    func field(_ key: String) -> Field? { fields.first { $0.key == key } }
}

/// One key of a map.
struct Field: Sendable {
    let key: String
    let kind: ValueKind
    let isRequired: Bool
    /// One sentence for editors.
    let summary: String

    init(_ key: String, _ kind: ValueKind, required: Bool = false, _ summary: String) {
        self.key = key
        self.kind = kind
        self.isRequired = required
        self.summary = summary
    }
}
