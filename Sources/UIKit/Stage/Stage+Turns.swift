import Foundation

// The run loop in virtual time.
extension Stage {
    /// Runs `action` in the first turn at or after `time`, in seconds; actions of one time in the order they were given.
    public func schedule(at time: Double, _ action: @escaping @MainActor () -> Void) {
        script.add(at: time, action)
    }

    /// Lets time pass: a turn at each tick of the display, ticks at which nothing waits left out.
    ///
    /// The time afterwards is exact; what is due between the last tick and then runs in the next turn or frame.
    /// - Parameter seconds: 0 or more.
    public func advance(by seconds: Double) {
        precondition(seconds >= 0 && seconds.isFinite, "time advances by a finite number of seconds, 0 or more")
        let end = time + seconds
        while let tick = nextTick(until: end) {
            time = tick
            runTurn()
        }
        time = end
    }

    /// The next tick of the display after now at which there is something to do.
    private func nextTick(until end: Double) -> Double? {
        let rate = Double(displayRate)
        var number = (time * rate).rounded(.down) + 1
        if number / rate <= time { number += 1 }
        if !isUpdatePending {
            guard let due = script.nextTime else { return nil }
            // The first tick at or after it; the product may round below.
            var first = (due * rate).rounded(.up)
            if first / rate < due { first += 1 }
            number = max(number, first)
        }
        let tick = number / rate
        return tick <= end ? tick : nil
    }

    /// Runs one turn at the present time: what is due of the script, then the update cycle, then a commit.
    public func runTurn() {
        perform {
            while let action = script.takeDue(at: time) {
                recorder.record(.event, name: "script", path: "") { action() }
            }
            update()
            CATransaction.flush()
            commit()
            recorder.finishTurn()
        }
    }

    /// True when a view of a shown window waits for traits, constraints, properties, layout or display.
    public var isUpdatePending: Bool {
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

    /// Windows may mark each other.
    private func settle(in pass: UpdatePass) {
        while let window = windows.first(where: { $0.layer.isUpdatePending }) { pass.settle(window.layer) }
    }

    private func commit() {
        let (width, height) = pixelSize
        recorder.record(.commit, name: "Stage", path: "") {
            let (tree, counts) = LayerCommit.commit(
                roots: windows.map(\.layer), width: width, height: height, scale: Double(screen.scale), time: time)
            renderTree = tree
            commits.encodedLayers += counts.encodedLayers
            commits.copiedChunks += counts.copiedChunks
        }
    }

    /// The screen in pixels.
    var pixelSize: (width: Int, height: Int) {
        let size = screen.bounds.size
        return (Int((size.width * screen.scale).rounded()), Int((size.height * screen.scale).rounded()))
    }
}
