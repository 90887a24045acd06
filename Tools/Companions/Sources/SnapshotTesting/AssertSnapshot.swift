import Foundation
import GoldenTesting
import Goldens
import UIKit

/// Compares a picture of a value with the one that was recorded: a golden in `__Snapshots__/FILE` beside the test's file.
///
/// Goldens are recorded, and failures told, as `expectGolden` does: with `OFFSTAGE_RECORD` in the environment.
/// - Parameters:
///   - name: What tells the pictures of one test apart; nil: a number.
///   - testName: The test, which the golden is named after.
@preconcurrency @MainActor
public func assertSnapshot<Value>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value>, named name: String? = nil,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) rethrows {
    let shown = try value()
    // The picture has a stage of its own; the test goes on with the one it began with.
    defer { TestRun.makeCurrent() }
    let frame = snapshotting.frame(shown)
    let file = URL(fileURLWithPath: "\(filePath)")
    let folder = file.deletingLastPathComponent()
        .appendingPathComponent("__Snapshots__/\(file.deletingPathExtension().lastPathComponent)")
    let test = String(testName.prefix { $0 != "(" })
    let suffix = name ?? Counter.next("\(filePath) \(test)")
    expectGolden(
        frame, named: "\(test).\(suffix)", in: folder, tolerance: tolerance(of: snapshotting, for: frame),
        fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Compares pictures of a value with those that were recorded, each of its own name.
@preconcurrency @MainActor
public func assertSnapshots<Value>(
    of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value>],
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) rethrows {
    for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
        try assertSnapshot(
            of: value(), as: strategy, named: name, fileID: fileID, file: filePath, testName: testName, line: line,
            column: column)
    }
}

/// Nil for none: every pixel counts.
private func tolerance<Value>(of snapshotting: Snapshotting<Value>, for frame: Frame) -> GoldenTolerance? {
    let pixels = Double(frame.image.width * frame.image.height) * Double(1 - snapshotting.precision)
    let levels = Int((255 * (1 - snapshotting.perceptualPrecision)).rounded(.up))
    switch (pixels > 0, levels > 0) {
    case (false, false): return nil
    case (true, false): return GoldenTolerance(maximum: 255, pixels: Int(pixels))
    case (_, true): return GoldenTolerance(maximum: levels, pixels: frame.image.width * frame.image.height)
    }
}

/// How many pictures each test took without a name.
@MainActor
private enum Counter {
    private static var counts: [String: Int] = [:]

    static func next(_ test: String) -> String {
        counts[test, default: 0] += 1
        return "\(counts[test]!)"
    }
}
