/// A value on its way through a closure that runs at once.
// Unchecked: it is made and read on one thread, before and after a call that does not leave the thread.
struct Passed<Value>: @unchecked Sendable {
    let value: Value
}

/// Runs a body on the main actor, on whose thread the caller is: bindings and state are of the main thread.
func onMainActor<Result>(_ body: @MainActor () -> Result) -> Result {
    MainActor.assumeIsolated { Passed(value: body()) }.value
}
