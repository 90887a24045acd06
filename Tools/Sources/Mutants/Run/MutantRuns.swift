import Dispatch
import Synchronization

/// Runs the tests with one mutant after the other.
struct MutantRuns: Sendable {
    let program: TestProgram
    let plain: [PlainRun]
    /// What is left of the time.
    let left: @Sendable () -> Double
    let tell: @Sendable (String) -> Void

    /// What became of each, in their order.
    /// - Parameter jobs: How many run at a time.
    func verdicts(of mutants: [Mutant], jobs: Int) -> [Verdict] {
        let state = Mutex((next: 0, verdicts: [Verdict](repeating: .notRun, count: mutants.count)))
        DispatchQueue.concurrentPerform(iterations: max(jobs, 1)) { _ in
            while true {
                let index = state.withLock { state in
                    defer { state.next += 1 }
                    return state.next
                }
                guard index < mutants.count else { return }
                let verdict = verdict(on: mutants[index])
                state.withLock { $0.verdicts[index] = verdict }
                guard verdict != .notRun else { continue }
                let site = mutants[index].site
                tell("\(index + 1) of \(mutants.count): \(site.path):\(site.line): \(site.kind.name): \(verdict.name)")
            }
        }
        return state.withLock { $0.verdicts }
    }

    private func verdict(on mutant: Mutant) -> Verdict {
        let runs = order(mutant)
        if runs.isEmpty { return .notReached }
        for run in runs {
            let left = left()
            guard left > 0 else { return .notRun }
            let outcome = try? program.run(
                run.target, environment: [SwitchFile.number: "\(mutant.number)"], seconds: min(run.bound, left),
                known: run.failing
            ).outcome
            switch outcome {
            case .passed: continue
            case .failed(let test): return .noticed(by: test, target: run.target)
            case .timedOut where left < run.bound: return .notRun
            case .timedOut: return .timedOut(target: run.target)
            case nil: return .notRun
            }
        }
        return .survived
    }

    /// The targets whose tests come by a mutant: the module's own first, then the quick ones.
    private func order(_ mutant: Mutant) -> [PlainRun] {
        func rank(_ run: PlainRun) -> (Int, Double) {
            (run.target.hasPrefix(mutant.site.module) ? 0 : 1, run.seconds)
        }
        return plain.filter { $0.reached.contains(mutant.number) }.sorted { rank($0) < rank($1) }
    }
}
