import QuartzCore

extension UINib {
    /// Says that nothing can be made from a nib.
    static func refuse(_ what: String) {
        Misuse.report(
            "NSInternalInconsistencyException",
            "nib files cannot be read here, so there are no \(what): register their class, whose views are made in "
                + "code")
    }
}
