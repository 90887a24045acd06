import UIKit

/// Rows below each other that scroll, of which only those in sight are made.
public struct List<SelectionValue: Hashable, Content: View>: View {
    private let content: Content
    private let selection: ListSelection?
    @Environment(\.editMode) private var mode
    @Environment(\.refresh) private var refresh

    init(_ selection: ListSelection?, _ content: Content) {
        self.selection = selection
        self.content = content
    }

    /// The list of UIKit's with what it is told.
    public var body: some View {
        ListRows(
            content: content, selection: selection, selected: selection?.selected() ?? [],
            isEditing: mode?.wrappedValue.isEditing ?? false, refresh: refresh)
    }
}

/// What of a list is selected, without its type.
struct ListSelection {
    let isMultiple: Bool
    let selected: () -> Set<AnyHashable>
    let select: (Set<AnyHashable>) -> Void

    /// At most one value.
    static func one<Value: Hashable>(_ binding: Binding<Value?>?) -> ListSelection? {
        guard let binding else { return nil }
        return ListSelection(
            isMultiple: false, selected: { Set(binding.wrappedValue.map { [AnyHashable($0)] } ?? []) },
            select: { binding.wrappedValue = $0.first?.base as? Value })
    }

    /// Any number of values.
    static func several<Value: Hashable>(_ binding: Binding<Set<Value>>?) -> ListSelection? {
        guard let binding else { return nil }
        return ListSelection(
            isMultiple: true, selected: { Set(binding.wrappedValue.map { AnyHashable($0) }) },
            select: { binding.wrappedValue = Set($0.compactMap { $0.base as? Value }) })
    }
}

extension List where SelectionValue == Never {
    /// A list of views.
    public init(@ViewBuilder content: () -> Content) { self.init(nil, content()) }

    /// A list with a row for each element.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(nil, ForEach(data, content: rowContent))
    }

    /// A list with a row for each element, which is known by what lies at a key path.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(nil, ForEach(data, id: id, content: rowContent))
    }

    /// A list with a row for each number of a range.
    public init<RowContent: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent)
    where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(nil, ForEach(data, content: rowContent))
    }

    /// A list with a row for each element of what a binding holds, with a binding to the element.
    public init<Data, RowContent: View>(
        _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
        Data: MutableCollection & RandomAccessCollection, Data.Element: Identifiable,
        Data.Indices.Element == Data.Index, Data.Indices: RandomAccessCollection
    {
        self.init(nil, ForEach(data, content: rowContent))
    }
}

extension List {
    /// A list of views of which several may be selected while it is edited.
    public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.init(.several(selection), content())
    }

    /// A list of views of which one may be selected.
    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(.one(selection), content())
    }

    /// A list with a row for each element, of which several may be selected while it is edited.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(.several(selection), ForEach(data, content: rowContent))
    }

    /// A list with a row for each element, of which one may be selected.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(.one(selection), ForEach(data, content: rowContent))
    }

    /// A list with a row for each element, known by a key path, of which several may be selected while it is edited.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(.several(selection), ForEach(data, id: id, content: rowContent))
    }

    /// A list with a row for each element, known by a key path, of which one may be selected.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(.one(selection), ForEach(data, id: id, content: rowContent))
    }
}

/// Rows with controls that belong together, as cards.
public struct Form<Content: View>: View {
    private let content: Content

    /// A form of views.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// The list of the form's rows.
    public var body: some View {
        List { content }
            .environment(\.listAppearance, .insetGrouped)
            .transformEnvironment(\.container) { $0.isInForm = true }
    }
}
