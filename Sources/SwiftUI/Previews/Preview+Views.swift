import DeveloperToolsSupport
import UIKit

extension Preview {
    /// A view.
    public init(
        _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
        @ViewBuilder body: @escaping @MainActor () -> any View
    ) {
        self.init(name: name, traits: traits) { PreviewHost.content(AnyView(any: body())) }
    }

    // swift-format-ignore: NoLeadingUnderscores
    /// The previews of a provider: a view that stands for several, as a `Group` does, is several;
    /// none where they run on another platform.
    public static func _previews<Provider: PreviewProvider>(of provider: Provider.Type) -> [Preview] {
        guard [nil, .iOS].contains(provider.platform) else { return [] }
        let walker = PartWalker { view, _ in WholeView(content: AnyView(any: view)) }
        walker.walk(provider.previews, PartID())
        return walker.sections.flatMap(\.parts).map { part in preview(of: AnyView(any: part.view())) }
    }

    /// A view with what its own modifiers say of how it is shown.
    private static func preview(of view: AnyView) -> Preview {
        let wishes = PreviewHost.wishes(of: view)
        let traits = [
            wishes.layout.map { PreviewTrait<Preview.ViewTraits>.layout($0) },
            wishes.orientation.map { PreviewTrait<Preview.ViewTraits>.orientation($0) },
        ].compactMap(\.self)
        return Preview(name: wishes.name, traits: traits, device: wishes.device) { PreviewHost.content(view) }
    }
}

/// A view whose body stands for several parts, taken as one: nobody keeps its state while a provider is read.
private struct WholeView: View, SingleView {
    let content: AnyView
    var body: some View { content }
}

/// Shows a preview, or asks it what it wants.
@MainActor
private enum PreviewHost {
    static func content(_ view: AnyView) -> PreviewContent {
        let controller = UIHostingController(rootView: view)
        return PreviewContent(controller: controller) { controller.sizeThatFits(in: $0) }
    }

    static func wishes(of view: AnyView) -> PreviewWishes {
        let host = HostingView(rootView: view)
        host.bringUpToDate()
        return host.preference(PreviewWishesKey.self) ?? PreviewWishes()
    }
}
