import UIKit

/// A view as a choice: in a menu, an alert, a picker, behind a row.
struct ViewItem {
    /// What the choice is.
    enum Kind {
        /// An action.
        case action(@MainActor () -> Void)
        /// A switch.
        case toggle(Binding<Bool>)
        /// Choices of its own: below it, or in its place with lines around.
        case group([ViewItem], isInline: Bool)
        /// A line between others.
        case divider
        /// A text that can be edited.
        case field(Binding<String>, isSecure: Bool)
        /// Words alone.
        case label
    }

    var kind: Kind
    var title = ""
    var subtitle: String?
    var image: UIImage?
    var role: ButtonRole?
    var isEnabled = true
    var tag: AnyHashable?
    var tint: UIColor?
}

enum ItemsKey: PreferenceKey {
    static var defaultValue: [ViewItem] { [] }
    static func reduce(value: inout [ViewItem], nextValue: () -> [ViewItem]) { value += nextValue() }
}

/// Makes a view a choice, which is called as the view reads.
struct ItemModifier: ElementModifier {
    typealias Body = Never
    let kind: ViewItem.Kind
    var role: ButtonRole?

    func makeElement(around content: LayoutElement, _ environment: EnvironmentValues) -> ItemElement {
        ItemElement(content, self, environment)
    }

    func update(_ element: ItemElement, _ environment: EnvironmentValues) {
        (element.modifier, element.environment) = (self, environment)
    }
}

final class ItemElement: WrapperElement {
    var modifier: ItemModifier
    var environment: EnvironmentValues

    init(_ content: LayoutElement, _ modifier: ItemModifier, _ environment: EnvironmentValues) {
        self.modifier = modifier
        self.environment = environment
        super.init(content)
    }

    override func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        guard key == ItemsKey.self else { return super.preference(key) }
        var item = ViewItem(kind: modifier.kind)
        item.read(content)
        item.role = modifier.role
        item.isEnabled = environment.isEnabled
        item.tint = environment.tintStyle.map { UIColor(cgColor: $0.paint(in: environment).mainColor) }
        return [item] as? Key.Value
    }
}

extension ViewItem {
    /// Takes the words and the picture of what is shown.
    @MainActor
    mutating func read(_ element: LayoutElement) {
        if tag == nil { tag = element.value(of: TagKey.self) }
        let content = ShownContent(element)
        title = content.texts.first ?? ""
        subtitle = content.texts.dropFirst().first
        image = content.images.first
    }
}

/// The words and pictures in an element.
@MainActor
struct ShownContent {
    private(set) var texts: [String] = []
    private(set) var images: [UIImage] = []

    init(_ element: LayoutElement) { walk(element) }

    private mutating func walk(_ element: LayoutElement) {
        if let text = (element as? TextElement)?.setting?.text.string, !text.isEmpty { texts.append(text) }
        if let image = (element.face as? ImageFace)?.shownImage { images.append(image) }
        for item in element.items { walk(item) }
    }
}

/// Tells a view's value, for pickers, lists and tabs.
enum TagKey: LayoutValueKey {
    static var defaultValue: AnyHashable? { nil }
}

/// Gives a view a value.
struct TagModifier: ElementModifier {
    typealias Body = Never
    let tag: AnyHashable

    func makeElement(around content: LayoutElement, _ environment: EnvironmentValues) -> TagElement {
        TagElement(content, tag)
    }

    func update(_ element: TagElement, _ environment: EnvironmentValues) { element.tag = tag }
}

final class TagElement: WrapperElement {
    var tag: AnyHashable

    init(_ content: LayoutElement, _ tag: AnyHashable) {
        self.tag = tag
        super.init(content)
    }

    override func value<Key: LayoutValueKey>(of key: Key.Type) -> Key.Value {
        if key == TagKey.self, let tag = Optional(tag) as? Key.Value { return tag }
        return super.value(of: key)
    }

    override func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        guard key == RowTraitsKey.self else { return super.preference(key) }
        var traits = super.preference(RowTraitsKey.self) ?? RowTraits()
        if traits.tag == nil { traits.tag = tag }
        return traits as? Key.Value
    }
}

extension View {
    /// Gives the view a value, by which pickers, lists and tabs know it.
    public func tag<V: Hashable>(_ tag: V) -> some View { modifier(TagModifier(tag: AnyHashable(tag))) }
}
