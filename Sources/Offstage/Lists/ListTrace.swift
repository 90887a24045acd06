import CoreGraphics
import Foundation
import RenderServer
import UIKit

/// What lists did about their cells, event by event: asked, made, used again, set up, measured, shown.
///
/// A value without addresses or wall-clock times: the same script gives the same trace.
public struct ListTrace: Hashable, Sendable {
    /// A kind of event.
    public enum Step: String, Sendable, CaseIterable {
        /// The data source was asked how many rows there are: `amount`.
        case counted
        /// The list shows its content from `amount` points on.
        case scrolled
        /// The delegate was asked for heights, `amount` times in a row.
        case heightAsked
        /// The delegate was asked for estimates, `amount` times in a row.
        case estimateAsked
        /// A cell came that the list had never seen.
        case made
        /// A cell that waited was given out again.
        case reused
        /// The data source set a cell up.
        case configured
        /// A cell was asked how high it has to be: `amount` points.
        case measured
        /// A cell shows a row.
        case shown
        /// A cell shows its row no more.
        case ended
    }

    /// Something that a list did.
    public struct Event: Hashable, Sendable {
        /// Seconds of virtual time.
        public var time: Double
        /// What was done.
        public var step: Step
        /// The list's id, else its index path.
        public var list: String
        /// The row; nil where it is about none.
        public var indexPath: IndexPath?
        /// What the cell is used again by; nil where it has none, or the event is about no cell.
        public var identifier: String?
        /// Rows, points, or how often, as the step says; 1 for the others.
        public var amount: Double
        /// Whether a cell is set up that had been before; `configured` alone.
        public var isAnew = false
        /// Views that came into a cell while it was set up once more.
        public var viewsAdded = 0
        /// Constraints that came into a cell while it was set up once more.
        public var constraintsAdded = 0

        /// The cell's number, from 1 in the order in which the cells of the stage's lists came; nil where the event is
        /// about no cell.
        public var cell: Int?

        /// `0-7`, section and row; empty for what is about none.
        package var row: String { indexPath.map { $0.map(String.init).joined(separator: "-") } ?? "" }

        package var layers: Layers
    }

    /// Layers that pages lead to. Their identities are those of one process, and make no event another one.
    package struct Layers: Hashable, Sendable {
        package let list: LayerID
        package let cell: LayerID?

        package static func == (a: Layers, b: Layers) -> Bool { true }
        package func hash(into hasher: inout Hasher) {}
    }

    /// A picture that the main actor decoded. Whose it is, is known by its layer alone.
    package struct Decoding: Hashable, Sendable {
        package let image: ObjectIdentifier
        package let title: String
        package let bytes: Int

        package static func == (a: Decoding, b: Decoding) -> Bool { (a.title, a.bytes) == (b.title, b.bytes) }

        package func hash(into hasher: inout Hasher) {
            hasher.combine(title)
            hasher.combine(bytes)
        }
    }

    /// All events in their order.
    public internal(set) var events: [Event] = []
    /// Pictures that the main actor decoded meanwhile, in their order.
    package private(set) var decodings: [Decoding] = []

    /// A trace of nothing.
    public init() {}

    init(_ records: [ListRecord], _ decodings: [DecodingRecord] = []) {
        events = records.map(Event.init)
        self.decodings = decodings.map { Decoding(image: $0.image, title: $0.title, bytes: $0.bytes) }
    }

    /// The events of one kind, in order.
    public func events(_ step: Step) -> [Event] { events.filter { $0.step == step } }

    /// Adds what happened next.
    package mutating func append(_ later: ListTrace) {
        events += later.events
        decodings += later.decodings
    }
}

extension ListTrace: CustomStringConvertible {
    /// A line an event.
    public var description: String { events.map(\.description).joined(separator: "\n") }
}

extension ListTrace.Event: CustomStringConvertible {
    /// `t=0.5 list reused 0-7 cell 3 person`.
    public var description: String {
        var words = ["t=\(time)", list, step.rawValue]
        if indexPath != nil { words.append(row) }
        if let cell { words.append("cell \(cell)") }
        if let identifier { words.append(identifier) }
        if amount != 1 { words.append(HierarchyReport.text(amount)) }
        return words.joined(separator: " ")
    }
}

extension ListTrace.Event {
    init(_ record: ListRecord) {
        let (step, amount) = ListTrace.Step.reading(record.event)
        self.init(
            time: record.time, step: step, list: record.listName, indexPath: record.indexPath,
            identifier: record.cell?.identifier, amount: amount, cell: record.cell?.number,
            layers: ListTrace.Layers(list: record.list, cell: record.cell?.layer))
        if case .configured(let added?) = record.event {
            (isAnew, viewsAdded, constraintsAdded) = (true, added.views, added.constraints)
        }
    }
}

extension ListTrace.Step {
    /// The step of an event, and its amount.
    fileprivate static func reading(_ event: ListEvent) -> (step: Self, amount: Double) {
        switch event {
        case .counted(let rows): (.counted, Double(rows))
        case .scrolled(let offset): (.scrolled, Double(offset.y))
        case .heightAsked(let times, let isEstimate): (isEstimate ? .estimateAsked : .heightAsked, Double(times))
        case .made: (.made, 1)
        case .reused: (.reused, 1)
        case .configured: (.configured, 1)
        case .measured(let height): (.measured, Double(height))
        case .shown: (.shown, 1)
        case .ended: (.ended, 1)
        }
    }
}
