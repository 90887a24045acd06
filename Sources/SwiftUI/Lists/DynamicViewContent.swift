import Foundation

/// Views that are made of data, and whose elements lists let be deleted and moved.
public protocol DynamicViewContent<Data>: View {
    /// What the views are made of.
    associatedtype Data: Collection
    /// The elements.
    var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
    /// The elements of the modified view.
    public var data: Content.Data { content.data }
}

/// What can be done with the elements that rows are made of.
struct EditActions {
    var delete: ((IndexSet) -> Void)?
    var move: ((IndexSet, Int) -> Void)?
}

/// Says what lists let be done with the elements of views.
struct EditModifier: PassingModifier, PartEditing {
    typealias Body = Never
    let actions: EditActions

    static func makeCompanion(_ modifier: Self, _ node: ViewNode) -> Companion<Self> { Companion(modifier, node) }

    func edit(_ part: inout ContentPart) {
        var edits = part.edits ?? EditActions()
        if edits.delete == nil { edits.delete = actions.delete }
        if edits.move == nil { edits.move = actions.move }
        part.edits = edits
    }
}

extension DynamicViewContent {
    /// Lets rows be deleted; nil: none.
    /// - Parameter action: Called with the places of the elements.
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        modifier(EditModifier(actions: EditActions(delete: action)))
    }

    /// Lets rows be moved while the list is edited; nil: none.
    /// - Parameter action: Called with the places of the elements and the place before which they go.
    public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        modifier(EditModifier(actions: EditActions(move: action)))
    }
}

extension RangeReplaceableCollection where Self: MutableCollection {
    /// Moves elements before another one.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let numbered = Array(self)
        let moved = source.map { numbered[$0] }
        var result: [Element] = []
        for (number, element) in numbered.enumerated() {
            if number == destination { result += moved }
            if !source.contains(number) { result.append(element) }
        }
        if destination >= numbered.count { result += moved }
        self = Self(result)
    }

    /// Removes elements by their places.
    public mutating func remove(atOffsets offsets: IndexSet) {
        self = Self(enumerated().filter { !offsets.contains($0.offset) }.map(\.element))
    }
}

/// Whether a list is edited.
public enum EditMode: Hashable, Sendable {
    case inactive, transient, active

    /// Whether it is, for a while or not.
    public var isEditing: Bool { self != .inactive }
}

private enum EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }

extension EnvironmentValues {
    /// Whether lists are edited.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }
}

/// Begins and ends the editing of lists.
public struct EditButton: View {
    @Environment(\.editMode) private var mode

    /// A button that is called Edit, and Done while lists are edited.
    public init() {}

    /// The button.
    public var body: some View {
        let isEditing = mode?.wrappedValue.isEditing ?? false
        Button {
            withAnimation { mode?.wrappedValue = isEditing ? .inactive : .active }
        } label: {
            Text(verbatim: isEditing ? "Done" : "Edit").fontWeight(isEditing ? .semibold : nil)
        }
    }
}
