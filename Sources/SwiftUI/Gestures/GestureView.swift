import UIKit

/// A view with the recognizers of a gesture.
final class GestureView: HearingView, UIGestureRecognizerDelegate {
    var parts: GestureParts {
        didSet { for (recognizer, part) in zip(recognizers, parts.parts) { part.update(recognizer) } }
    }
    private let isSimultaneous: Bool
    private let isFirst: Bool
    private var recognizers: [UIGestureRecognizer] = []
    private var starts: [GestureStart] = []
    /// The recognizers that have begun, by their numbers.
    private var running: Set<Int> = []
    private let memory = GestureMemory()

    init(_ modifier: GestureModifier) {
        parts = modifier.parts
        isSimultaneous = modifier.isSimultaneous
        isFirst = modifier.isFirst
        super.init(frame: .zero)
        for (index, part) in parts.parts.enumerated() { add(part, index) }
        for wait in parts.waits { recognizers[wait.second].require(toFail: recognizers[wait.first]) }
    }

    required init?(coder: NSCoder) { fatalError("A gesture's view is made by its modifier.") }

    private func add(_ part: GestureParts.Part, _ index: Int) {
        let recognizer = part.make()
        recognizers.append(recognizer)
        starts.append(GestureStart(location: .zero, time: TimelineClock.now))
        part.update(recognizer)
        recognizer.delegate = self
        if let press = recognizer as? PressRecognizer {
            press.touched = { [weak self] in self?.fingerCame(index) }
            press.wasReset = { [weak self] in self?.finish(index) }
        }
        recognizer.addTarget(self, action: Selector(_offstage: "hear:", { (t: GestureView) in t.hear(_:) }))
        addGestureRecognizer(recognizer)
    }

    private func hear(_ recognizer: UIGestureRecognizer) {
        guard let index = recognizers.firstIndex(where: { $0 === recognizer }) else { return }
        guard !(recognizer is PressRecognizer) else {
            // A press that is long enough is done.
            if recognizer.state == .began { tell(index, ended: true) }
            return
        }
        switch recognizer.state {
        case .began: begin(index)
        case .changed: tell(index)
        case .ended:
            tell(index, ended: true)
            finish(index)
        case .cancelled, .failed: finish(index)
        default: break
        }
    }

    private func tell(_ index: Int, ended: Bool = false) {
        let part = parts.parts[index]
        memory.run { (ended ? part.ended : part.changed)(recognizers[index], starts[index]) }
    }

    private func begin(_ index: Int) {
        running.insert(index)
        starts[index] = GestureStart(location: recognizers[index].location(in: self), time: TimelineClock.now)
        tell(index)
    }

    /// A press goes on from the moment in which a finger comes.
    private func fingerCame(_ index: Int) { if recognizers.indices.contains(index) { begin(index) } }

    private func finish(_ index: Int) {
        running.remove(index)
        memory.run { parts.parts[index].finished(recognizers[index]) }
        guard running.isEmpty, !memory.isWaiting else { return }
        memory.clear()
        parts.finished()
    }

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let index = recognizers.firstIndex(where: { $0 === gestureRecognizer }) else {
            return super.gestureRecognizerShouldBegin(gestureRecognizer)
        }
        return memory.run(parts.parts[index].mayBegin)
    }

    /// The gestures of one view go on beside each other.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { isSimultaneous || recognizers.contains { $0 === otherGestureRecognizer } }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard isFirst, let other = otherGestureRecognizer.view else { return false }
        return other !== self && other.isDescendant(of: self)
    }
}
