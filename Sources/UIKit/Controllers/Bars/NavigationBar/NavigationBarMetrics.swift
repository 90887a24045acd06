import Foundation

/// How high the parts of a navigation bar are, in points.
struct NavigationBarMetrics: Equatable {
    /// What a large title adds.
    static let largeTitle: CGFloat = 52
    /// What a prompt adds.
    static let prompt: CGFloat = 30
    /// How much of the large title's zone may show for its text to be gone: it stands this far above the zone's end
    /// (assumed).
    static let goneLargeTitle: CGFloat = 8

    /// The row of title and buttons.
    var row: CGFloat
    var hasPrompt = false
    var hasLargeTitle = false

    /// Without large title.
    var collapsed: CGFloat { row + (hasPrompt ? Self.prompt : 0) }
    /// With the whole large title.
    var expanded: CGFloat { collapsed + (hasLargeTitle ? Self.largeTitle : 0) }

    /// The height above content that was scrolled by a distance: it follows between both, and beyond when content is
    /// pulled down.
    func height(scrolledBy distance: CGFloat) -> CGFloat {
        hasLargeTitle ? max(collapsed, expanded - distance) : collapsed
    }

    /// Where content comes to rest that would rest at a distance within the large title.
    func rest(for distance: CGFloat) -> CGFloat {
        guard hasLargeTitle, distance > 0, distance < Self.largeTitle else { return distance }
        return distance < Self.largeTitle / 2 ? 0 : Self.largeTitle
    }

    /// 44; 32 on phones on their side, 50 on pads, 56 in sheets.
    static func row(for traits: UITraitCollection, isSheet: Bool) -> CGFloat {
        if isSheet { return 56 }
        if traits.userInterfaceIdiom == .pad { return 50 }
        return traits.hasLowBars ? 32 : 44
    }
}
