extension Path {
    /// The length of all subpaths together.
    package var length: Double { fatalError("unimplemented") }

    /// The part between two fractions (0…1) of the length of all subpaths together, as `strokeStart` and `strokeEnd`
    /// cut it. Curves stay curves. The whole path when it is all inside; empty when `start >= end`.
    package func trimmed(from start: Double, to end: Double) -> Path {
        fatalError("unimplemented")
    }

    /// The dashes of the path, each a subpath of its own; the pattern starts again with each subpath.
    package func dashed(phase: Double, lengths: [Double]) -> Path {
        fatalError("unimplemented")
    }
}
