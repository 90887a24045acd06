import Answers
import CoreGraphics
import Foundation
import Goldens
import PreviewDrawing
import TextFormatting

/// `offstage swift previews`: the previews of a package, drawn and compared.
@MainActor
struct PreviewAnswer {
    let options: PreviewOptions
    let kit: Kit
    let toolchain: Toolchain

    /// - Returns: What to exit with.
    func run() async -> ExitStatus {
        var answer = Answer(command: "swift previews", form: options.json ? .document : .text)
        let status = await answer.attempt {
            AnswerFailure(known: $0) ?? AnswerFailure([Problem("\($0)")], .badInput)
        } work: {
            try draw(&$0)
        }
        answer.end(status)
        return status
    }

    private func draw(_ answer: inout Answer) throws {
        let package = try PreviewPackage(options.package, kit: kit, toolchain: toolchain)
        let found = package.found
        guard !found.isEmpty else { return answer.note("there are no previews in \(package.folder.path)") }
        let request = PreviewRequest(
            found: found, devices: options.devices, appearances: options.appearances, textSizes: options.sizes,
            directions: options.directions, folder: options.list ? nil : absolute(options.output), results: "")
        var run = PreviewRun(program: try package.link(), request: request)
        var statuses: Set<ExitStatus> = []
        let results = try run.run()
        for result in results {
            if let status = tell(result, in: package.folder, &answer) { statuses.insert(status) }
        }
        answer.tell(results.count.counted(options.list ? "preview" : "picture"))
        let failures = statuses.subtracting([.recorded])
        if failures.count == 1, let failure = failures.first { throw failure }
        if failures.count > 1 { throw ExitStatus.differs }
        if !statuses.isEmpty { throw ExitStatus.recorded }
    }

    /// Tells of a picture.
    /// - Returns: What was wrong with it; nil for nothing.
    private func tell(_ result: PreviewResult, in folder: URL, _ answer: inout Answer) -> ExitStatus? {
        let path = String(result.place.path.dropFirst(folder.path.count + 1))
        let place = "\(path):\(result.place.line)"
        var (verdict, status) = (options.list ? "" : "drawn", ExitStatus?.none)
        if !result.isDrawn {
            (verdict, status) = ("ended the program", .differs)
        } else if let golden = options.golden {
            (verdict, status) = compare(result.name, golden)
        }
        let parts = [result.name, place, result.device, verdict.isEmpty ? nil : verdict, result.remark]
        answer.tell(parts.compactMap(\.self).joined(separator: "  "))
        answer.add(
            .object([
                ("name", .string(result.name)), ("title", .text(result.title)), ("file", .string(path)),
                ("line", .integer(result.place.line)), ("module", .string(result.place.module)),
                ("device", .text(result.device)), ("verdict", .text(verdict.isEmpty ? nil : verdict)),
                ("remark", .text(result.remark)),
            ]))
        return status
    }

    private func compare(_ name: String, _ golden: String) -> (String, ExitStatus?) {
        let base = URL(fileURLWithPath: absolute(options.output)).appendingPathComponent(name)
        let folder = GoldenFolder(
            goldens: URL(fileURLWithPath: golden),
            failures: URL(fileURLWithPath: absolute(options.output)).appendingPathComponent("Failures"))
        do {
            let picture = try PNG.decode([UInt8](Data(contentsOf: base.appendingPathExtension("png"))))
            let text = try String(contentsOf: base.appendingPathExtension("txt"), encoding: .utf8)
            let outcome = try folder.check(
                Golden(picture: picture, text: text), named: name, mode: options.record ? .failed : .never)
            return ("\(outcome)", outcome.status)
        } catch {
            return ("\(error)", .cannotWrite)
        }
    }

    private func absolute(_ path: String) -> String { URL(fileURLWithPath: path).path }
}
