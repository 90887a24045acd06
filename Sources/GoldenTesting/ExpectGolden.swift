import Foundation
import Goldens
import RenderServer
import Testing
import XCTest

/// Compares a frame with the golden `Golden/NAME.png` beside the calling test file.
///
/// Works in Swift Testing and in XCTest. A failure leaves `NAME.expected.png`, `NAME.actual.png` and
/// `NAME.difference.png` in `Golden/Failures` and says how many pixels differ, by how much and where; Swift Testing
/// gets the pictures as attachments, too.
///
/// Goldens are recorded with `OFFSTAGE_RECORD` in the environment (`missing`, `failed` or `all`; `1` is `failed`), at a
/// terminal and never with `CI` set; a test that recorded something fails, so that no run passes on a picture nobody
/// looked at.
/// - Parameters:
///   - name: the golden's file name without a suffix; may contain `/`.
///   - folder: where goldens lie; by default `Golden` beside the file of the caller.
///   - tolerance: what may differ; nil, the default: nothing.
public func expectGolden(
    _ frame: Frame, named name: String, in folder: URL? = nil, tolerance: GoldenTolerance? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let goldens =
        folder ?? URL(fileURLWithPath: "\(filePath)").deletingLastPathComponent().appendingPathComponent("Golden")
    let store = GoldenFolder(goldens: goldens, failures: goldens.appendingPathComponent("Failures"))
    do {
        let (mode, refusal) = try RecordRequest.mode(of: ProcessInfo.processInfo.environment)
        let outcome = try store.check(frame, named: name, mode: mode, tolerance: tolerance)
        if case .matched = outcome { return }
        if case .tolerated = outcome { return }
        site.attach(store.evidence(named: name))
        site.fail((["\(name): \(outcome)"] + [refusal].compactMap(\.self)).joined(separator: "\n"))
    } catch {
        site.fail("\(name): \(error)")
    }
}

/// Expects that a frame was drawn straight to the screen; a failure lists each offscreen pass, its reason and its cure.
public func expectNoOffscreenPasses(
    _ frame: Frame, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
) {
    let passes = frame.statistics.offscreenPasses
    guard !passes.isEmpty else { return }
    let lines = passes.map { pass in
        let reason = pass.primaryReason
        let cure = reason?.removal.map { "; \($0)" } ?? ""
        return "  \(pass.purpose.rawValue) \(pass.layer) \(pass.rect): \(reason?.sentence ?? "")\(cure)"
    }
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    site.fail("\(passes.count.counted("offscreen pass")):\n" + lines.joined(separator: "\n"))
}
