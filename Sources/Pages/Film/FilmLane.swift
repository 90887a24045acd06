import RenderServer
import TextFormatting

/// One lane below the inspector's stage: what happened to one thing over the time of all frames.
///
/// Who knows of happenings (touches, recognizers, controllers, lists) makes a lane of them and adds it to the page:
///
///     var lane = FilmLane(.recognizer, title: "pan", layer: table.layer.renderID)
///     lane.events.append(.init(from: 0.2, to: 0.34, text: "began", tone: .touch))
///     page.add(lane)
///
/// Times are seconds of the stage. A lane without events and curves is left out.
package struct FilmLane: Sendable {
    /// What the lane is about. Lanes stand in this order, those of a kind in the order in which they were added.
    package enum Kind: String, Sendable, CaseIterable {
        case animation, touch, recognizer, controller, navigation, scroll, cells, reader
    }

    /// What a mark's colour says.
    package enum Tone: String, Sendable, CaseIterable {
        /// Fingers and recognizers.
        case touch
        /// Traits, layout, lifecycle.
        case layout
        /// Display and animation.
        case draw
        /// Offscreen, over a budget.
        case cost
        /// Failed, broken, out of order.
        case bad
        /// Passed, ended well.
        case good
        /// Nothing in particular: waiting, gone.
        case dim
    }

    /// Something that happened, or lasted.
    package struct Event: Sendable {
        /// Seconds.
        package var start: Double
        /// Seconds; nil for what has no length.
        package var end: Double?
        /// What a span says inside; of an event without a length a single letter, or a word that is told when it is
        /// pointed at.
        package var text: String
        package var tone: Tone
        /// The layer that a click on it leads to; nil for the lane's own.
        package var layer: LayerID?
        /// What else there is to say: who forbade it, which index path.
        package var note: String

        package init(
            from start: Double, to end: Double? = nil, text: String, tone: Tone, layer: LayerID? = nil,
            note: String = ""
        ) {
            self.start = start
            self.end = end
            self.text = text
            self.tone = tone
            self.layer = layer
            self.note = note
        }
    }

    /// A value over time; each curve is as high as the lane.
    package struct Curve: Sendable {
        /// How the curve is drawn.
        package enum Style: String, Sendable {
            /// The layer's own value: dashed, in steps.
            case model
            /// What is shown: solid.
            case presentation
        }

        /// Curves of one name share their scale: a model value and what is shown of it.
        package var name: String
        package var style: Style
        package var points: [(time: Double, value: Double)]

        package init(name: String, style: Style, points: [(time: Double, value: Double)] = []) {
            self.name = name
            self.style = style
            self.points = points
        }
    }

    package var kind: Kind
    package var title: String
    /// The layer that the lane is about; nil for none.
    package var layer: LayerID?
    package var events: [Event] = []
    package var curves: [Curve] = []

    package init(_ kind: Kind, title: String, layer: LayerID? = nil) {
        self.kind = kind
        self.title = title
        self.layer = layer
    }

    var isEmpty: Bool { events.isEmpty && curves.allSatisfy(\.points.isEmpty) }

    private var tone: Tone {
        switch kind {
        case .animation: .draw
        case .touch, .recognizer, .scroll: .touch
        case .controller, .navigation, .cells: .layout
        case .reader: .good
        }
    }

    /// - Parameter index: the layer's place in the page; -1 for one that the page does not have.
    func json(_ index: (LayerID) -> Int) -> JSONValue {
        let own = layer.map(index) ?? -1
        return .object([
            ("kind", .string(kind.rawValue)), ("title", .string(title)), ("tone", .string(tone.rawValue)),
            ("layer", .integer(own)),
            (
                "events",
                .array(
                    events.map { event in
                        .array([
                            .number(event.start), event.end.map { .number($0) } ?? .null, .string(event.text),
                            .string(event.tone.rawValue), .integer(event.layer.map(index) ?? own), .string(event.note),
                        ])
                    })
            ),
            (
                "curves",
                .array(
                    curves.map { curve in
                        .object([
                            ("name", .string(curve.name)), ("style", .string(curve.style.rawValue)),
                            ("points", .array(curve.points.map { .array([.number($0.time), .number($0.value)]) })),
                        ])
                    })
            ),
        ])
    }
}
