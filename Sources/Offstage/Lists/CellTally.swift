import RenderServer

/// What cells of one kind cost in the scrolled frames of a film.
struct CellTally {
    /// Made while others of the kind waited to be used again.
    var madeInVain = 0
    /// Made in all frames, those that do not scroll among them.
    var made = 0
    var madeScrolling = 0
    var reused = 0
    var measured = 0
    /// The heights that were measured, each once.
    var heights: Set<Double> = []
    /// How often a cell that had been set up before was set up again.
    var setUps = 0
    /// Set-ups that added views, and those that added constraints.
    var (growths, tyings) = (0, 0)
    var (viewsAdded, constraintsAdded) = (0, 0)
    var (images, imageBytes) = (0, 0)
    /// What the pictures are called, each once, in the order in which they came.
    var imageTitles: [String] = []
    /// Out of sight, ready to be used again.
    var waiting = 0
}

/// Reads the events of lists frame by frame, and adds up what scrolling takes of each kind of cell.
struct CellTallies {
    private(set) var tallies: [CellKind: CellTally] = [:]
    /// The kinds of the cells that are shown, by their layers.
    private(set) var shown: [LayerID: CellKind] = [:]
    /// By list, the most heights that were asked at once of rows out of sight.
    private(set) var heightsAtOnce: [String: Int] = [:]
    /// Pictures that were decoded while a list scrolled, and that no cell shows as they are.
    private(set) var outside = CellTally()

    mutating func add(_ frame: FilmFrame) {
        for event in frame.lists.events { add(event, isScrolled: frame.isScrolled) }
        noteHeights(of: frame)
        if frame.isScrolled { addImages(of: frame) }
    }

    private mutating func add(_ event: ListTrace.Event, isScrolled: Bool) {
        guard let cell = event.layers.cell else { return }
        let kind = CellKind(list: event.list, identifier: event.identifier)
        var tally = tallies[kind, default: CellTally()]
        switch event.step {
        case .made:
            tally.made += 1
            if isScrolled { tally.madeScrolling += 1 }
            if isScrolled, tally.waiting > 0 { tally.madeInVain += 1 }
        case .reused:
            tally.reused += 1
            tally.waiting -= 1
        case .measured where isScrolled:
            tally.measured += 1
            tally.heights.insert(event.amount)
        case .configured where isScrolled: tally.addSetUp(event)
        case .shown: shown[cell] = kind
        case .ended:
            shown[cell] = nil
            tally.waiting += 1
        default: break
        }
        tallies[kind] = tally
    }

    /// A list that asks for as many heights in a row as it has rows asks for those that nobody sees.
    private mutating func noteHeights(of frame: FilmFrame) {
        var rows: [String: Double] = [:]
        for event in frame.lists.events {
            if event.step == .counted { rows[event.list] = event.amount }
            guard event.step == .heightAsked, let count = rows[event.list], event.amount >= count,
                count > Double(shown.values.count { $0.list == event.list })
            else { continue }
            heightsAtOnce[event.list] = max(heightsAtOnce[event.list] ?? 0, Int(event.amount))
        }
    }

    private mutating func addImages(of frame: FilmFrame) {
        let decodings = frame.lists.decodings
        guard !decodings.isEmpty, let tree = frame.frame.tree else { return }
        let owners = tree.owners(Set(shown.keys), ofImages: Set(decodings.map(\.image)))
        for decoding in decodings {
            if let kind = owners[decoding.image].flatMap({ shown[$0] }) {
                tallies[kind, default: CellTally()].add(decoding)
            } else {
                outside.add(decoding)
            }
        }
    }
}

extension CellTally {
    fileprivate mutating func add(_ decoding: ListTrace.Decoding) {
        images += 1
        imageBytes += decoding.bytes
        if !imageTitles.contains(decoding.title) { imageTitles.append(decoding.title) }
    }

    fileprivate mutating func addSetUp(_ event: ListTrace.Event) {
        guard event.isAnew else { return }
        setUps += 1
        viewsAdded += event.viewsAdded
        constraintsAdded += event.constraintsAdded
        if event.viewsAdded > 0 { growths += 1 }
        if event.constraintsAdded > 0 { tyings += 1 }
    }
}
