import UIKit

/// Something to look at while it is written: what `#Preview` and a `PreviewProvider` show.
@MainActor
public struct Preview {
    /// What traits of previews are about: views and controllers.
    public enum ViewTraits: Sendable {}

    /// What people call it; nil: it has no name.
    public let displayName: String?
    /// The layout and how the device is held.
    let traits: [PreviewTrait<ViewTraits>]
    /// The device it asks for by name; nil: any.
    package let device: String?
    package let makeContent: @MainActor () -> PreviewContent

    // A body of several statements that returns nothing is one of SwiftUI's views, where there are any.

    /// A view of UIKit's. Without a layout of its own it fills the screen.
    @_disfavoredOverload
    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., body: @escaping @MainActor () -> UIView
    ) {
        self.init(name: name, traits: traits) { PreviewContent(view: body()) }
    }

    /// A controller.
    @_disfavoredOverload
    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., body: @escaping @MainActor () -> UIViewController
    ) {
        self.init(name: name, traits: traits) { PreviewContent(controller: body()) }
    }

    /// A preview of any kind, for modules above this one.
    package init(
        name: String?, traits: [PreviewTrait<ViewTraits>], device: String? = nil,
        makeContent: @escaping @MainActor () -> PreviewContent
    ) {
        displayName = name
        self.traits = traits
        self.device = device
        self.makeContent = makeContent
    }

    /// The last layout among the traits.
    package var layout: PreviewTrait<ViewTraits>.Layout {
        traits.compactMap { if case .layout(let layout) = $0.kind { layout } else { nil } }.last ?? .device
    }

    /// The last orientation among the traits; nil: as the device is held.
    package var orientation: UIInterfaceOrientation? {
        traits.compactMap { if case .orientation(let orientation) = $0.kind { orientation } else { nil } }.last
    }
}
