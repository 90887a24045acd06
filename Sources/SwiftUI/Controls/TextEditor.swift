import UIKit

/// Text of many lines that can be edited and scrolled, in all of the room.
public struct TextEditor: View {
    private let text: Binding<String>

    /// A text that can be edited.
    public init(text: Binding<String>) { self.text = text }

    /// What the view is made of.
    public var body: some View { EditorView(text: text, content: text.wrappedValue) }
}

private struct EditorView: UIViewRepresentable {
    let text: Binding<String>
    let content: String
    @Environment(\.font) private var font
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.multilineTextAlignment) private var alignment
    @Environment(\.inputTraits) private var traits
    @Environment(\.dynamicTypeSize) private var size
    @Environment(\.focusTarget) private var focus
    @Environment(\.hidesScrollBackground) private var hidesBackground

    final class Coordinator: NSObject, UITextViewDelegate, FocusFollower {
        var parent: EditorView
        init(_ parent: EditorView) { self.parent = parent }

        func textViewDidBeginEditing(_ textView: UITextView) { parent.focus?.didChange(true) }
        func textViewDidEndEditing(_ textView: UITextView) { parent.focus?.didChange(false) }

        func textViewDidChange(_ textView: UITextView) {
            let new = textView.text ?? ""
            if parent.text.wrappedValue != new { parent.text.wrappedValue = new }
        }

        var focus: FocusTarget? { parent.focus }
    }

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeUIView(context: Context) -> UITextView {
        let view = UITextView()
        view.delegate = context.coordinator
        return view
    }

    func updateUIView(_ view: UITextView, context: Context) {
        context.coordinator.parent = self
        let look = InputLook(font: font, alignment: alignment, in: context.environment)
        (view.font, view.textColor, view.textAlignment) = (look.font, look.color, look.alignment)
        view.backgroundColor = hidesBackground ? .clear : .systemBackground
        view.isEditable = isEnabled
        traits.apply(to: view)
        if view.text != content { view.text = content }
        context.coordinator.moveFocus(of: view)
    }

    /// All that is proposed.
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UITextView, context: Context) -> CGSize? {
        proposal.replacingUnspecifiedDimensions()
    }
}
