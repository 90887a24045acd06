/// Prints what the arithmetic of lists takes: CPU milliseconds, medians.
DifferenceWorkload.report()
try SnapshotWorkload.report()
LayoutWorkload.report()
