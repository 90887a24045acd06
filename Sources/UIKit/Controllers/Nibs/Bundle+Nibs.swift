import Foundation

extension Bundle {
    /// Refuses, and returns nil: nibs cannot be read here.
    @discardableResult
    @preconcurrency @MainActor
    public func loadNibNamed(
        _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
    ) -> [Any]? {
        Misuse.report(
            "NSInternalInconsistencyException",
            "nib files cannot be read here, so the nib \(name) gives no objects: make the views in code or in a "
                + "scene file")
        return nil
    }
}
