/// A column of a grid that grows downwards, or a row of one that grows sideways.
public struct GridItem: Equatable, Sendable {
    /// How wide a column is.
    public enum Size: Equatable, Sendable {
        /// As wide as it says.
        case fixed(CGFloat)
        /// One column of what is left.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many columns as what is left has room for.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    /// How wide the column is.
    public var size: Size
    /// Points to the next column; nil: 8.
    public var spacing: CGFloat?
    /// Where views lie in their cells; nil: as the grid says.
    public var alignment: Alignment?

    /// A column.
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}

/// Views in columns, one row after the other. Here all of them are made at once.
public struct LazyVGrid<Content: View>: View, SingleView {
    private let layout: GridTracks
    private let content: Content

    /// A grid of columns.
    /// - Parameters:
    ///   - alignment: Where columns lie that do not fill the width.
    ///   - spacing: Points between rows; nil: 8.
    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        layout = GridTracks(
            tracks: columns, axis: .vertical, spacing: spacing,
            alignment: Alignment(horizontal: alignment, vertical: .center))
        self.content = content()
    }

    /// The grid.
    public var body: some View { layout { content } }
}

/// Views in rows, one column after the other. Here all of them are made at once.
public struct LazyHGrid<Content: View>: View, SingleView {
    private let layout: GridTracks
    private let content: Content

    /// A grid of rows.
    /// - Parameters:
    ///   - alignment: Where rows lie that do not fill the height.
    ///   - spacing: Points between columns; nil: 8.
    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        layout = GridTracks(
            tracks: rows, axis: .horizontal, spacing: spacing,
            alignment: Alignment(horizontal: .center, vertical: alignment))
        self.content = content()
    }

    /// The grid.
    public var body: some View { layout { content } }
}

/// The layout of a grid with tracks across the direction in which it grows.
struct GridTracks: Layout, Equatable {
    typealias Cache = Void
    typealias AnimatableData = EmptyAnimatableData

    let tracks: [GridItem]
    /// The direction in which it grows.
    let axis: Axis
    let spacing: CGFloat?
    let alignment: Alignment

    /// A track with its place across.
    struct Track: Equatable {
        var start: CGFloat
        var length: CGFloat
        var alignment: Alignment?
    }

    /// The tracks in a length: what is left is shared out in order, equally among those to come.
    func resolved(_ length: CGFloat?) -> [Track] {
        let gaps = tracks.dropLast().reduce(0) { $0 + ($1.spacing ?? 8) }
        let fixed: CGFloat = tracks.reduce(0) { sum, track in
            if case .fixed(let own) = track.size { sum + own } else { sum }
        }
        var rest = length.map { max(0, $0 - gaps - fixed) }
        var left = tracks.filter { if case .fixed = $0.size { false } else { true } }.count
        var result: [Track] = []
        var start: CGFloat = 0
        for track in tracks {
            let gap = track.spacing ?? 8
            for own in lengths(of: track, &rest, &left) {
                result.append(Track(start: start, length: own, alignment: track.alignment))
                start += own + gap
            }
        }
        return result
    }

    private func lengths(of track: GridItem, _ rest: inout CGFloat?, _ left: inout Int) -> [CGFloat] {
        switch track.size {
        case .fixed(let own): return [own]
        case .flexible(let least, let most):
            let own = max(least, min(most, rest.map { $0 / CGFloat(left) } ?? least))
            rest = rest.map { max(0, $0 - own) }
            left -= 1
            return [own]
        case .adaptive(let least, let most):
            let (share, gap) = (rest.map { $0 / CGFloat(left) } ?? least, track.spacing ?? 8)
            let count = max(1, Int(((share + gap) / (max(least, 1) + gap)).rounded(.down)))
            let own = max(least, min(most, (share - gap * CGFloat(count - 1)) / CGFloat(count)))
            rest = rest.map { max(0, $0 - own * CGFloat(count) - gap * CGFloat(count - 1)) }
            left -= 1
            return [CGFloat](repeating: own, count: count)
        }
    }

    private func proposal(_ track: Track) -> ProposedViewSize {
        var proposal = ProposedViewSize.unspecified
        proposal[axis.across] = track.length
        return proposal
    }

    /// The lengths of the lines, along the direction in which the grid grows.
    private func lines(_ tracks: [Track], _ subviews: Subviews) -> [CGFloat] {
        stride(from: 0, to: subviews.count, by: max(1, tracks.count)).map { first in
            (first..<min(first + tracks.count, subviews.count)).reduce(0) { most, index in
                max(most, subviews[index].sizeThatFits(proposal(tracks[index - first]))[axis])
            }
        }
    }

    private func extent(_ tracks: [Track]) -> CGFloat { tracks.last.map { $0.start + $0.length } ?? 0 }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let tracks = resolved(finite(proposal[axis.across]))
        guard !tracks.isEmpty else { return .zero }
        let lines = lines(tracks, subviews)
        var size = CGSize.zero
        size[axis] = lines.reduce(0, +) + CGFloat(max(0, lines.count - 1)) * (spacing ?? 8)
        size[axis.across] = max(extent(tracks), proposal[axis.across] ?? 0)
        return size
    }

    private func finite(_ length: CGFloat?) -> CGFloat? { length.flatMap { $0.isFinite ? $0 : nil } }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let tracks = resolved(finite(proposal[axis.across]))
        guard !tracks.isEmpty else { return }
        let lines = lines(tracks, subviews)
        let left = bounds.size[axis.across] - extent(tracks)
        var along: CGFloat = 0
        for (number, length) in lines.enumerated() {
            for (place, track) in tracks.enumerated() {
                let index = number * tracks.count + place
                guard index < subviews.count else { return }
                var (origin, size) = (CGPoint.zero, CGSize.zero)
                (origin[axis], size[axis]) = (along, length)
                (origin[axis.across], size[axis.across]) = (track.start + shift(left), track.length)
                let cell = CGRect(origin: origin, size: size).offsetBy(dx: bounds.minX, dy: bounds.minY)
                put(subviews[index], in: cell, track)
            }
            along += length + (spacing ?? 8)
        }
    }

    /// How far tracks stand in that do not fill the room across.
    private func shift(_ left: CGFloat) -> CGFloat {
        var size = CGSize.zero
        size[axis.across] = left
        let room = ViewDimensions(size) { _ in nil }
        return axis == .vertical ? room[alignment.horizontal] : room[alignment.vertical]
    }

    private func put(_ view: LayoutSubview, in cell: CGRect, _ track: Track) {
        let alignment = track.alignment ?? self.alignment
        let outer = ViewDimensions(cell.size) { _ in nil }
        let inner = view.dimensions(in: proposal(track))
        view.place(
            at: CGPoint(
                x: cell.minX + outer[alignment.horizontal] - inner[alignment.horizontal],
                y: cell.minY + outer[alignment.vertical] - inner[alignment.vertical]),
            proposal: proposal(track))
    }
}
