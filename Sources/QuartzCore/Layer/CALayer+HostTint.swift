extension CALayer {
    /// Encodes the layer anew at the next commit: its host answers `contentsTint(of:)` differently.
    package func hostTintDidChange() {
        markForCommit(.properties)
    }
}
