import Offstage

/// The lane of a reader: at which element it was from when to when, and what else it said.
struct ReaderLane {
    private let utterances: [Utterance]
    private let end: Double

    /// - Parameter end: The last frame's time.
    init(_ utterances: [Utterance], until end: Double) {
        self.utterances = utterances.filter { $0.time <= end }
        self.end = end
    }

    /// Empty without a reader.
    var lane: FilmLane {
        var lane = FilmLane(.reader, title: "reader")
        let moves = utterances.filter { $0.kind == .element }
        for (index, move) in moves.enumerated() {
            let next = index + 1 < moves.count ? moves[index + 1].time : end
            lane.events.append(
                FilmLane.Event(
                    from: move.time, to: next, text: move.text, tone: .good, layer: move.layer, note: move.hint ?? ""))
        }
        for other in utterances where other.kind != .element {
            lane.events.append(
                FilmLane.Event(
                    from: other.time, text: Self.letter(other.kind), tone: other.isFinished == false ? .dim : .touch,
                    layer: other.layer, note: other.text + (other.isFinished == false ? " (cut)" : "")))
        }
        lane.events.sort { $0.start < $1.start }
        return lane
    }

    private static func letter(_ kind: Utterance.Kind) -> String {
        switch kind {
        case .element: "e"
        case .change: "c"
        case .announcement: "a"
        case .scroll: "s"
        }
    }
}
