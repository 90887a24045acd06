import CoreGraphics
import Foundation
import RenderServer

/// What the lists of a scene do, written down in its order since somebody took it last. Figures, lanes and causes are
/// views of it.
@MainActor
package final class ListJournal: SceneStore {
    package private(set) var records: [ListRecord] = []
    private var offsets: [LayerID: CGPoint] = [:]
    private var numbers: [LayerID: Int] = [:]

    package init(of host: SceneHost) {}

    package func takeRecords() -> [ListRecord] {
        defer { records = [] }
        return records
    }

    fileprivate func write(_ record: ListRecord) {
        // Lists may ask for a million heights in a row, which are one record.
        if case .heightAsked(let more, let isEstimate) = record.event, let last = records.indices.last,
            records[last].list == record.list, records[last].time == record.time,
            case .heightAsked(let times, isEstimate) = records[last].event
        {
            records[last].event = .heightAsked(times: times + more, isEstimate: isEstimate)
        } else {
            records.append(record)
        }
    }

    fileprivate func number(of cell: LayerID) -> Int {
        if let known = numbers[cell] { return known }
        numbers[cell] = numbers.count + 1
        return numbers.count
    }

    /// Notes where a list stands; false where that is known, and when it is first heard of.
    fileprivate func moves(_ list: LayerID, to offset: CGPoint) -> Bool {
        guard let old = offsets.updateValue(offset, forKey: list) else { return false }
        return old != offset
    }
}

// The journal as tables and collections know it: each event is told once, counts and records follow.
extension UIScrollView {
    /// Whether somebody reads what lists write down; counts go on without.
    var isListTraced: Bool { sceneHost?.recorder?.isTracing ?? false }

    func note(
        _ event: ListEvent, of cell: UIView? = nil, _ identifier: String? = nil, at indexPath: IndexPath? = nil
    ) {
        if event.isCounted { count { $0.add(event) } }
        guard isListTraced, let host = sceneHost else { return }
        let journal = host[ListJournal.self]
        let record = cell.map {
            let layer = $0.layer.renderID
            return ListRecord.Cell(layer: layer, number: journal.number(of: layer), identifier: identifier)
        }
        journal.write(
            ListRecord(
                event: event, time: host.time, list: layer.renderID, listName: name, cell: record,
                indexPath: indexPath))
    }

    /// Notes that the list stands elsewhere, if it does.
    func noteOffset() {
        guard isListTraced, let host = sceneHost else { return }
        let offset = contentOffset
        if host[ListJournal.self].moves(layer.renderID, to: offset) { note(.scrolled(to: offset)) }
    }
}

extension ListEvent {
    fileprivate var isCounted: Bool {
        switch self {
        case .heightAsked, .made, .reused, .configured, .measured: true
        case .counted, .scrolled, .shown, .ended: false
        }
    }
}

extension UpdateCounts {
    fileprivate mutating func add(_ event: ListEvent) {
        switch event {
        case .heightAsked(let times, _): heightsAsked += times
        case .made: cellsMade += 1
        case .reused: cellsReused += 1
        case .configured: cellsConfigured += 1
        case .measured: cellsMeasured += 1
        case .counted, .scrolled, .shown, .ended: break
        }
    }
}
