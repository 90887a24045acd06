import UIKit

/// Chooses one of several values.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View, SingleView {
    private let selection: Binding<SelectionValue>
    private let content: Content
    private let label: Label
    @Environment(\.pickerKind) private var kind
    @Environment(\.hidesLabels) private var hidesLabels
    @Environment(\.self) private var environment

    /// A picker of views that have tags, or are made of elements with identities.
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.selection = selection
        self.content = content()
        self.label = label()
    }

    /// A picker of views that have tags, or are made of elements with identities.
    public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
        self.label = label
    }

    private var choice: PickerChoice {
        let selection = selection
        return PickerChoice(
            content: AnyView(content), selected: AnyHashable(selection.wrappedValue),
            select: { if let value = $0.base as? SelectionValue { selection.wrappedValue = value } })
    }

    /// The picker in its style. In rows the label stands before it.
    public var body: some View {
        if environment.container.readsItems {
            HStack { label }.modifier(
                ItemModifier(kind: .group(choice.toggles(environment.withoutLog), isInline: true)))
        } else {
            switch kind {
            case .segmented: SegmentsView(choice: choice)
            case .wheel: WheelView(choice: choice)
            case .automatic, .menu: menu
            }
        }
    }

    private var menu: some View {
        let (choice, environment) = (choice, environment.withoutLog)
        let title = choice.selectedTitle(environment)
        return HStack {
            if environment.container.isInRow, !hidesLabels {
                label
                Spacer()
            }
            HStack(spacing: 4) {
                Text(verbatim: title)
                Image(systemName: "chevron.up.chevron.down").imageScale(.small).fontWeight(.medium)
            }
            .foregroundStyle(
                !environment.isEnabled
                    ? AnyShapeStyle(HierarchicalShapeStyle.tertiary)
                    : environment.container.isInRow
                        ? AnyShapeStyle(HierarchicalShapeStyle.secondary) : AnyShapeStyle(TintShapeStyle())
            )
            .modifier(MenuModifier(content: AnyView(PickerToggles(choice: choice)), primaryAction: nil))
        }
    }
}

extension Picker where Label == Text {
    /// A picker that is called by a text.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(titleKey) }
    }

    /// A picker that is called by a text.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(title) }
    }
}

/// What a picker chooses among, without its type.
struct PickerChoice {
    let content: AnyView
    let selected: AnyHashable
    let select: (AnyHashable) -> Void

    @MainActor
    func items(_ environment: EnvironmentValues) -> [ViewItem] {
        var plain = environment
        plain.container.isInRow = false
        return ItemSource.items(of: content, in: plain)
    }

    @MainActor
    func selectedTitle(_ environment: EnvironmentValues) -> String {
        items(environment).first { $0.tag == selected }?.title ?? ""
    }

    /// The values as choices of which one is on.
    @MainActor
    func toggles(_ environment: EnvironmentValues) -> [ViewItem] {
        items(environment).map { item in
            var item = item
            let tag = item.tag
            item.kind = .toggle(
                Binding(get: { tag == selected }, set: { _ in if let tag { select(tag) } }))
            return item
        }
    }
}

/// The values of a picker in a menu.
private struct PickerToggles: View, SingleView {
    let choice: PickerChoice
    @Environment(\.self) private var environment

    var body: some View {
        Color.clear.modifier(
            ItemModifier(kind: .group(choice.toggles(environment.withoutLog), isInline: true)))
    }
}

/// The values of a picker side by side.
private struct SegmentsView: UIViewRepresentable {
    let choice: PickerChoice
    @Environment(\.self) private var environment

    func makeCoordinator() -> PickerCoordinator { PickerCoordinator() }

    func makeUIView(context: Context) -> UISegmentedControl {
        let view = UISegmentedControl()
        HuggingControls.fix(view, .vertical)
        let coordinator = context.coordinator
        view.addAction(
            UIAction { [weak view] _ in coordinator.choose(view?.selectedSegmentIndex ?? 0) }, for: .valueChanged)
        return view
    }

    func updateUIView(_ view: UISegmentedControl, context: Context) {
        let items = choice.items(environment.withoutLog)
        context.coordinator.update(choice, items)
        if view.numberOfSegments != items.count {
            view.removeAllSegments()
            for index in items.indices { view.insertSegment(withTitle: nil, at: index, animated: false) }
        }
        for (index, item) in items.enumerated() {
            if let image = item.image, item.title.isEmpty {
                view.setImage(image, forSegmentAt: index)
            } else {
                view.setTitle(item.title, forSegmentAt: index)
            }
        }
        view.isEnabled = environment.isEnabled
        let index = items.firstIndex { $0.tag == choice.selected } ?? UISegmentedControl.noSegment
        if view.selectedSegmentIndex != index { view.selectedSegmentIndex = index }
    }
}

/// The values of a picker on a wheel.
private struct WheelView: UIViewRepresentable {
    let choice: PickerChoice
    @Environment(\.self) private var environment

    func makeCoordinator() -> PickerCoordinator { PickerCoordinator() }

    func makeUIView(context: Context) -> UIPickerView {
        let view = UIPickerView()
        HuggingControls.fix(view, .vertical)
        view.dataSource = context.coordinator
        view.delegate = context.coordinator
        return view
    }

    func updateUIView(_ view: UIPickerView, context: Context) {
        let items = choice.items(environment.withoutLog)
        if context.coordinator.update(choice, items) { view.reloadAllComponents() }
        guard let index = items.firstIndex(where: { $0.tag == choice.selected }),
            view.selectedRow(inComponent: 0) != index
        else { return }
        view.selectRow(index, inComponent: 0, animated: context.transaction.animation != nil)
    }
}

@MainActor
private final class PickerCoordinator: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    private var choice: PickerChoice?
    private var items: [ViewItem] = []

    /// - Returns: Whether other words are shown.
    @discardableResult
    func update(_ choice: PickerChoice, _ items: [ViewItem]) -> Bool {
        let isOther = self.items.map(\.title) != items.map(\.title)
        (self.choice, self.items) = (choice, items)
        return isOther
    }

    func choose(_ index: Int) {
        if items.indices.contains(index), let tag = items[index].tag { choice?.select(tag) }
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { items.count }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        items.indices.contains(row) ? items[row].title : nil
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) { choose(row) }
}
