import RenderServer
import UIKit

/// Says one thing after the other, in virtual time.
///
/// What comes next cuts what is said, unless that is urgent; what is not urgent waits until nothing is said. Nothing cuts
/// what is urgent: what is urgent, too, is said after it.
@MainActor
final class SpeechQueue {
    /// How long a text takes, in seconds: somewhat less than half a second, and 16 letters a second (assumed).
    static func duration(of text: String) -> Double { 0.4 + Double(text.count) / 16 }

    /// A text that is said, or waits.
    private struct Job {
        let text: String
        let hint: String?
        let kind: Utterance.Kind
        let layer: LayerID?
        let priority: UIAccessibilityPriority
        /// Told at the end whether all of it was said.
        let whenOver: ((Bool) -> Void)?
    }

    private unowned let stage: Stage
    private(set) var said: [Utterance] = []
    private var current: (job: Job, index: Int)?
    private var waiting: [Job] = []
    /// Another number for each text, so that the end of one that was cut is not taken for the next one's.
    private var turn = 0

    init(_ stage: Stage) {
        self.stage = stage
    }

    func say(
        _ text: String, hint: String? = nil, kind: Utterance.Kind, layer: LayerID? = nil,
        priority: UIAccessibilityPriority = .default,
        whenOver: ((Bool) -> Void)? = nil
    ) {
        let job = Job(text: text, hint: hint, kind: kind, layer: layer, priority: priority, whenOver: whenOver)
        guard let current else { return begin(job) }
        if priority == .low || current.job.priority == .high {
            waiting.append(job)
        } else {
            end(wasSuccessful: false)
            begin(job)
        }
    }

    /// Cuts what is said, and forgets what waits.
    func stop() {
        let left = waiting
        waiting = []
        if current != nil { end(wasSuccessful: false) }
        for job in left { job.whenOver?(false) }
    }

    private func begin(_ job: Job) {
        said.append(Utterance(kind: job.kind, time: stage.time, text: job.text, hint: job.hint, layer: job.layer))
        current = (job, said.count - 1)
        turn += 1
        stage.schedule(at: stage.time + Self.duration(of: job.text)) { [weak self, turn] in
            guard let self, self.turn == turn, self.current != nil else { return }
            self.end(wasSuccessful: true)
            if let next = self.takeNext() { self.begin(next) }
        }
    }

    /// What is urgent goes before what waited longer.
    private func takeNext() -> Job? {
        let urgent = waiting.firstIndex { $0.priority == .high } ?? waiting.firstIndex { $0.priority != .low }
        return waiting.isEmpty ? nil : waiting.remove(at: urgent ?? 0)
    }

    private func end(wasSuccessful: Bool) {
        guard let (job, index) = current else { return }
        current = nil
        said[index].isFinished = wasSuccessful
        job.whenOver?(wasSuccessful)
    }
}
