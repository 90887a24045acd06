import Foundation
import Goldens
import Offstage
import RenderServer
import Testing
import TextFormatting
import XCTest

/// Compares a frame with the golden `Golden/NAME.png` beside the calling test file.
///
/// Works in Swift Testing and in XCTest. A failure leaves `NAME.expected.png`, `NAME.actual.png` and
/// `NAME.difference.png` in `Golden/Failures` and says how many pixels differ, by how much and where; Swift Testing
/// gets the pictures as attachments, too.
///
/// Goldens are recorded with `OFFSTAGE_RECORD` in the environment (`missing`, `failed` or `all`; `1` is `failed`), at a
/// terminal and not with `CI` set, or anywhere with `OFFSTAGE_RECORD_ANYWHERE=1`; a test that recorded something fails,
/// so that no run passes on a picture nobody looked at.
/// - Parameters:
///   - name: the golden's file name without a suffix; may contain `/`.
///   - folder: where goldens lie; by default `Golden` beside the file of the caller.
///   - tolerance: what may differ; nil, the default: nothing.
public func expectGolden(
    _ frame: Frame, named name: String, in folder: URL? = nil, tolerance: GoldenTolerance? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    expect(Golden(frame), named: name, in: folder ?? goldens(beside: filePath), tolerance, at: site)
}

/// Compares a film with the golden `Golden/NAME.png` beside the calling test file: its contact sheet, and beside it as
/// text what each frame took.
///
/// Goldens of films are recorded, and failures told, as those of frames are.
/// - Parameters:
///   - name: the golden's file name without a suffix; may contain `/`.
///   - columns: pictures side by side on the sheet, 1 or more.
///   - folder: where goldens lie; by default `Golden` beside the file of the caller.
///   - tolerance: what may differ of the sheet's pixels; nil, the default: nothing.
public func expectGolden(
    _ film: Film, named name: String, columns: Int = 6, in folder: URL? = nil, tolerance: GoldenTolerance? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    expect(Golden(film, columns: columns), named: name, in: folder ?? goldens(beside: filePath), tolerance, at: site)
}

private func goldens(beside file: StaticString) -> URL {
    URL(fileURLWithPath: "\(file)").deletingLastPathComponent().appendingPathComponent("Golden")
}

private func expect(
    _ actual: Golden, named name: String, in goldens: URL, _ tolerance: GoldenTolerance?, at site: CallSite
) {
    let store = GoldenFolder(goldens: goldens, failures: goldens.appendingPathComponent("Failures"))
    do {
        let (mode, refusal) = try RecordRequest.mode(of: ProcessInfo.processInfo.environment)
        let outcome = try store.check(actual, named: name, mode: mode, tolerance: tolerance)
        if case .matched = outcome { return }
        if case .tolerated = outcome { return }
        site.attach(store.evidence(named: name))
        var sentence = "\(outcome)"
        if case .missing = outcome { sentence += ": " + RecordRequest.command(for: CallSite.currentTest) }
        let message = ([sentence] + [refusal].compactMap(\.self)).joined(separator: "\n")
        fail(message, outcome.kind, named: name, in: store, at: site)
    } catch {
        fail("\(error)", "cannotWrite", named: name, in: store, at: site)
    }
}

/// Fails the test, and tells the run that wants to know.
private func fail(
    _ message: String, _ kind: String, named name: String, in store: GoldenFolder, at site: CallSite
) {
    let test = site.fail("\(name): \(message)")
    guard let log = FailureLog() else { return }
    do {
        try log.add(LoggedFailure(test: test, folder: store, name: name, kind: kind, message: message))
    } catch {
        site.fail("\(name): the report of the run will miss this: \(error)")
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
