import YAMLTree

/// How many views and layers there are so far, as often as replicators show them.
final class ShownCount: FeatureStore {
    var count = 0
}

extension SceneReader {
    /// Reads a view or layer and counts what of it is shown.
    /// - Returns: how many views and layers it is with all below it.
    func weighing(_ read: () -> Void) -> Int {
        let shown = parts[ShownCount.self]
        let before = shown.count
        shown.count += 1
        read()
        return shown.count - before
    }

    /// Counts the copies of a replicator, of which the first is counted already.
    /// - Parameter weight: Views and layers in one copy.
    func countCopies(_ keys: LayerKeys, weight: Int) {
        guard let setting = keys.settings.first(where: { $0.row.key == "instanceCount" }),
            let count = setting.value.integer, count > 1
        else { return }
        let shown = parts[ShownCount.self]
        let (copies, isTooMuch) = weight.multipliedReportingOverflow(by: count - 1)
        let (sum, isAboveAll) = shown.count.addingReportingOverflow(copies)
        guard !isTooMuch, !isAboveAll, copies <= SceneLimits.copies else {
            return report("the replicators make more than 100,000 copies", at: setting.mark)
        }
        shown.count = sum
    }
}
