import DeveloperToolsSupport

extension View {
    /// Names the preview. Where it is no preview it changes nothing.
    public func previewDisplayName(_ value: String?) -> some View {
        transformPreference(PreviewWishesKey.self) { $0.name = value }
    }

    /// Says on which device the preview is shown; nil: on any.
    public func previewDevice(_ value: PreviewDevice?) -> some View {
        transformPreference(PreviewWishesKey.self) { $0.device = value?.rawValue }
    }

    /// Says what the preview gets to lie in.
    public func previewLayout(_ value: PreviewLayout) -> some View {
        transformPreference(PreviewWishesKey.self) { wishes in
            switch value {
            case .device: wishes.layout = .device
            case .sizeThatFits: wishes.layout = .fitting
            case .fixed(let width, let height): wishes.layout = .fixed(CGSize(width: width, height: height))
            }
        }
    }

    /// Says how the device is held.
    public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
        transformPreference(PreviewWishesKey.self) { $0.orientation = value.orientation }
    }
}

/// What a view says of how it is shown as a preview.
struct PreviewWishes: Equatable {
    var name: String?
    var device: String?
    var layout: PreviewTrait<Preview.ViewTraits>.Layout?
    var orientation: UIInterfaceOrientation?
}

/// The first view that says something is heard; what is written around it overrides that.
enum PreviewWishesKey: PreferenceKey {
    static var defaultValue: PreviewWishes { PreviewWishes() }

    static func reduce(value: inout PreviewWishes, nextValue: () -> PreviewWishes) {
        let next = nextValue()
        value.name = value.name ?? next.name
        value.device = value.device ?? next.device
        value.layout = value.layout ?? next.layout
        value.orientation = value.orientation ?? next.orientation
    }
}
