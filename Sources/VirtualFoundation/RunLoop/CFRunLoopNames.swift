import Foundation

// Core Foundation's names for what a run loop does in virtual time.

/// A run loop.
public typealias CFRunLoop = RunLoop

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The run loop of the main thread.
public func CFRunLoopGetMain() -> CFRunLoop! { RunLoop.main }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The run loop of the main thread, as `RunLoop.current` has it.
public func CFRunLoopGetCurrent() -> CFRunLoop! { RunLoop.current }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Wakes a loop that waits for something to do: what was asked for before is done in its next turn. In virtual time a loop never
/// sleeps over what is asked for, so there is nothing left to do here.
public func CFRunLoopWakeUp(_ rl: CFRunLoop!) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Runs a block in the next main-queue phase in which the loop runs in a mode; from any thread.
/// - Parameter mode: A mode, or the name of one; anything else is the default mode.
public func CFRunLoopPerformBlock(_ rl: CFRunLoop!, _ mode: Any!, _ block: (@MainActor () -> Void)!) {
    let named = mode as? RunLoop.Mode ?? (mode as? String).map { RunLoop.Mode(rawValue: $0) }
    rl.perform(inModes: [named ?? .default], block: block)
}
