import Foundation

/// Which columns a split view shows, and where they lie: a value that knows no controllers.
struct SplitArrangement: Equatable {
    typealias Mode = UISplitViewController.DisplayMode
    typealias Behavior = UISplitViewController.SplitBehavior
    typealias Column = UISplitViewController.Column

    /// Whether there is a supplementary column.
    var isTriple: Bool
    var behavior: Behavior
    var primaryWidth: CGFloat
    var supplementaryWidth: CGFloat

    // MARK: Modes

    /// What can be shown, by how many columns there are beside, above or before the secondary one.
    private var modes: [Mode] {
        let all: [Mode] =
            switch behavior {
            case .overlay: [.secondaryOnly, .oneOverSecondary, .twoOverSecondary]
            case .displace: [.secondaryOnly, .oneBesideSecondary, .twoDisplaceSecondary]
            default: [.secondaryOnly, .oneBesideSecondary, .twoBesideSecondary]
            }
        return Array(all.prefix(isTriple ? 3 : 2))
    }

    /// How many columns a mode shows but for the secondary one.
    static func count(_ mode: Mode) -> Int {
        switch mode {
        case .automatic, .secondaryOnly: 0
        case .oneBesideSecondary, .oneOverSecondary: 1
        case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
        }
    }

    /// The mode that shows as many columns, or as many as there are.
    func mode(showing count: Int) -> Mode { modes[min(max(count, 0), modes.count - 1)] }

    /// The mode itself where the behaviour has it, else the one that shows as much.
    func nearest(to mode: Mode) -> Mode { modes.contains(mode) ? mode : self.mode(showing: Self.count(mode)) }

    /// What a mode shows, the leading column first.
    func columns(in mode: Mode) -> [Column] {
        switch Self.count(mode) {
        case 0: [.secondary]
        case 1: [isTriple ? .supplementary : .primary, .secondary]
        default: [.primary, .supplementary, .secondary]
        }
    }

    /// Whether columns lie above the secondary one, or push it aside: then it is dimmed.
    static func dims(_ mode: Mode) -> Bool {
        mode == .oneOverSecondary || mode == .twoOverSecondary || mode == .twoDisplaceSecondary
    }

    // MARK: Places

    private func width(of column: Column) -> CGFloat { column == .primary ? primaryWidth : supplementaryWidth }

    /// Where the columns lie, those that do not show too: just outside. The leading side is at 0.
    /// - Parameter line: The width of what parts two columns.
    func frames(in mode: Mode, size: CGSize, line: CGFloat) -> [Column: CGRect] {
        let shown = columns(in: mode)
        var frames: [Column: CGRect] = [:]
        var x: CGFloat = 0
        for column in [Column.primary, .supplementary] where shown.contains(column) {
            let width = min(width(of: column), size.width - x)
            frames[column] = CGRect(x: x, y: 0, width: width, height: size.height)
            x += width + line
        }
        var outside: CGFloat = 0
        let hidden = [Column.supplementary, .primary].filter { !shown.contains($0) && (isTriple || $0 == .primary) }
        for column in hidden {
            let width = min(width(of: column), size.width)
            outside -= width + line
            frames[column] = CGRect(x: outside, y: 0, width: width, height: size.height)
        }
        frames[.secondary] = secondary(in: mode, end: x, size: size, line: line)
        return frames
    }

    private func secondary(in mode: Mode, end: CGFloat, size: CGSize, line: CGFloat) -> CGRect {
        switch mode {
        case .oneBesideSecondary, .twoBesideSecondary:
            return CGRect(x: end, y: 0, width: max(0, size.width - end), height: size.height)
        case .twoDisplaceSecondary:
            // As wide as beside the supplementary column alone: what has no room leaves the screen.
            let width = max(0, size.width - min(supplementaryWidth, size.width) - line)
            return CGRect(x: end, y: 0, width: width, height: size.height)
        default:
            return CGRect(origin: .zero, size: size)
        }
    }
}
