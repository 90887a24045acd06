import Foundation
import Testing

/// What of goldens is compared.
@Suite("Comparing a part") struct CompareTests {
    @Test("--compare takes the picture or the plan alone, and internals of the solver are no part of a golden")
    func parts() throws {
        let program = try Program()
        try program.folder.writeScene("card.yml")
        _ = try program.run("test", "card.yml", "--golden", "g", "--record", "--record-anywhere")
        let account = program.folder.url.appendingPathComponent("g/card.txt")
        let text = try String(contentsOf: account, encoding: .utf8)
        #expect(text.contains("layers ") && !text.contains("copiedChunks"))
        func status(_ aspect: String) throws -> Int32 {
            try program.run("test", "card.yml", "--golden", "g", "--compare", aspect).status
        }
        // As an older version kept it.
        try Data((text + "copiedChunks 99\npivots 3\n").utf8).write(to: account)
        #expect(try status("all") == 0)
        try Data((text + "layers 99\n").utf8).write(to: account)
        #expect(try [status("pixels"), status("plan"), status("all")] == [0, 9, 9])
        try FileManager.default.removeItem(at: account)
        #expect(try [status("pixels"), status("plan"), status("all")] == [0, 4, 4])
        try Data(text.utf8).write(to: account)
        try FileManager.default.removeItem(at: program.folder.url.appendingPathComponent("g/card.png"))
        #expect(try [status("pixels"), status("plan"), status("all")] == [4, 0, 4])
    }
}
