import Foundation
import Testing

/// A picture file that another program wrote, and what a third one saw in it. `Samples/make.py` makes them.
struct Sample: CustomTestStringConvertible, Sendable {
    let name: String
    let bytes: [UInt8]
    let width: Int
    let height: Int
    let frameCount: Int
    /// By how much components may differ.
    let bound: Int
    let orientation: Int?
    let density: Double?
    let loopCount: Int?
    let delays: [Double]
    let profileName: String?
    /// Premultiplied pixels, frame by frame.
    let frames: [[UInt8]]

    var testDescription: String { name }

    /// Samples of the folder `OFFSTAGE_SAMPLES`, or the ones beside the tests.
    static let all: [Sample] = {
        let own = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Samples")
        let folder = ProcessInfo.processInfo.environment["OFFSTAGE_SAMPLES"].map { URL(fileURLWithPath: $0) } ?? own
        return (try? read(folder)) ?? []
    }()

    static func named(_ part: String) -> Sample? { all.first { $0.name.contains(part) } }

    private static func read(_ folder: URL) throws -> [Sample] {
        let rows = try String(contentsOf: folder.appendingPathComponent("samples.tsv"), encoding: .utf8)
        let expected = [UInt8](try Data(contentsOf: folder.appendingPathComponent("expected.bin")))
        var place = 0
        return try rows.split(separator: "\n").map { row in
            let fields = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            let bytes = [UInt8](try Data(contentsOf: folder.appendingPathComponent(fields[0])))
            return Sample(fields, bytes, expected, &place)
        }
    }

    private init(_ fields: [String], _ bytes: [UInt8], _ expected: [UInt8], _ place: inout Int) {
        func number(_ index: Int) -> Int { Int(fields[index]) ?? 0 }
        name = fields[0]
        self.bytes = bytes
        (width, height, frameCount, bound) = (number(1), number(2), number(3), number(4))
        orientation = number(5) > 0 ? number(5) : nil
        density = number(6) > 0 ? Double(number(6)) : nil
        loopCount = number(7) < 0 ? nil : number(7)
        delays = fields[8].split(separator: ",").compactMap { Double($0) }
        profileName = fields[9].isEmpty ? nil : fields[9]
        let (start, size) = (place, width * height * 4)
        frames = (0..<frameCount).map { Array(expected[start + $0 * size..<start + ($0 + 1) * size]) }
        place += frameCount * size
    }
}
