// The name is Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The present time in seconds: the virtual time of the stage whose code runs, which starts at 0.
@preconcurrency @MainActor
public func CACurrentMediaTime() -> CFTimeInterval { LayerContext.current.time }
