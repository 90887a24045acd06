import CoreGraphics
import QuartzCore
import RenderServer

// The run loop in virtual time.
extension SceneHost {
    /// One turn. What it decodes is written down.
    package func runTurn() {
        guard let recorder else { return turn() }
        MainDecodings.during({ recorder.noteDecoding(of: $0) }, turn)
    }

    /// The phases of a turn: the lines are the order of a frame.
    private func turn() {
        perform {
            if passesTimeInWaits { loop.noteBody() }
            loop.turn {
                updateLinks.begin(at: time, ticks: ticks)
                updateLinks.run(.beforeEventDispatch)
                during(.events) { runSources(of: .events) }
                updateLinks.run(.afterEventDispatch)
                updateLinks.run(.beforeCADisplayLinkDispatch)
                during(.displayLinks) { runSources(of: .displayLinks) }
                updateLinks.run(.afterCADisplayLinkDispatch)
                during(.timers) { runSources(of: .timers) }
                during(.mainQueue) { runSources(of: .mainQueue) }
                updateLinks.run(.beforeCATransactionCommit)
                during(.updateCycle) {
                    update()
                    CATransaction.flush()
                }
                during(.commit) { commit() }
                runCommitWaiters()
                updateLinks.run(.afterCATransactionCommit)
                updateLinks.end()
            }
            recorder?.finishTurn()
        }
    }

    /// Adds a source of work. Sources of one phase are asked in the order in which they were added.
    package func add(_ source: any ClockSource) {
        sources.append(source)
    }

    /// Lets time pass: a turn whenever a source needs one, and at the next tick of the display where something waits
    /// for an update; before them one at the present time, where blocks were handed over or animations added since the
    /// last turn.
    ///
    /// The time afterwards is exact; what is due between the last turn and then runs in the next one.
    /// - Parameter seconds: 0 or more.
    package func advance(by seconds: Double) { advance(to: time + seconds) }

    /// Lets time pass up to an instant, now or later, turns at that instant included.
    package func advance(to end: Double) {
        if sources.contains(where: { $0.isReady(at: time) }) { runTurn() }
        while let next = nextTurn(), next <= end {
            clock.time = next
            runTurn()
        }
        clock.time = end
    }

    /// The time of the next turn, after now; nil where nothing waits for one.
    func nextTurn() -> Double? {
        let tick = ticks.first(after: time)
        let due = sources.compactMap { $0.nextTurn(after: time, ticks: ticks) }.map { $0 > time ? $0 : tick }.min()
        guard isUpdatePending || !commitWaiters.isEmpty else { return due }
        return min(due ?? tick, tick)
    }

    private func during(_ phase: TurnPhase, _ body: () -> Void) {
        let outer = self.phase
        self.phase = phase
        body()
        self.phase = outer
    }

    /// Pieces of work in one phase of one turn after which the rest has to wait for the next turn (assumed).
    static let workLimit = 10_000

    /// Runs what is due, and what that makes due, until nothing is.
    private func runSources(of phase: TurnPhase) {
        var count = 0
        while let source = sources.first(where: { $0.phase == phase && $0.runNext(at: time) }) {
            count += 1
            guard count < Self.workLimit else { return reportEndlessWork(of: source) }
        }
    }

    private func reportEndlessWork(of source: any ClockSource) {
        report(
            .endlessTurn,
            "endless turn: \(type(of: source)) had \(Self.workLimit) pieces of work due at \(time) s, each of which "
                + "may have asked for the next; the rest waits for the next turn")
    }
}

// The last two phases.
extension SceneHost {
    /// Runs `action` once the layers are committed the next time.
    package func afterCommit(_ action: @escaping () -> Void) {
        commitWaiters.append(action)
        MainLoop.didAddWork()
    }

    /// What these ask for has to wait for the next commit.
    private func runCommitWaiters() {
        let waiters = commitWaiters
        commitWaiters = []
        for waiter in waiters { waiter() }
    }

    /// True when a view of a shown window waits for traits, constraints, properties, layout or display.
    package var isUpdatePending: Bool {
        windows.contains { $0.layer.isUpdatePending || $0.layer.isDisplayPending }
    }

    /// Layout of every window until nothing is marked, then display; what drawing marked for layout, again.
    private func update() {
        UpdatePass.run { pass in
            repeat {
                settle(in: pass)
                didLayOut?()
                settle(in: pass)
                for window in windows { pass.display(window.layer) }
            } while windows.contains { $0.layer.isUpdatePending }
        }
    }

    /// Brings properties and layout of the shown windows up to date now, without display.
    func flushUpdates() { UpdatePass.run { settle(in: $0) } }

    /// Brings the windows up to date and commits them now, in the middle of a turn.
    package func commitNow() {
        guard updatePass == nil else { return }
        perform {
            update()
            commit()
        }
    }

    /// Windows may mark each other.
    private func settle(in pass: UpdatePass) {
        while let window = windows.first(where: { $0.layer.isUpdatePending }) { pass.settle(window.layer) }
    }

    private func commit() {
        guard let recorder else { return encode() }
        recorder.record(.commit, name: "Stage", path: "") { encode() }
    }

    /// Commits what animations show at the present time without a turn: no code runs, nothing is laid out or told. Nothing
    /// happens where the last commit was at this time.
    package func sample() {
        guard renderTree?.time != time else { return }
        perform { encode() }
    }

    private func encode() {
        let (width, height) = pixelSize
        let (tree, counts) = LayerCommit.commit(
            roots: windows.map(\.layer), width: width, height: height, scale: Double(screen.scale), time: time)
        renderTree = tree
        commits.encodedLayers += counts.encodedLayers
        commits.copiedChunks += counts.copiedChunks
        commits.drawnTiles += counts.drawnTiles
    }

    /// What the last commit shows; an empty screen before there was any.
    package var shownTree: RenderTree {
        if let renderTree { return renderTree }
        let (width, height) = pixelSize
        return RenderTree(roots: [], width: width, height: height, scale: Double(screen.scale))
    }

    /// The screen in pixels.
    package var pixelSize: (width: Int, height: Int) {
        let size = screen.bounds.size
        return (Int((size.width * screen.scale).rounded()), Int((size.height * screen.scale).rounded()))
    }
}
