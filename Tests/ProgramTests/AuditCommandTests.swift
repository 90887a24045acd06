import Foundation
import Testing

/// `offstage audit` in several processes.
@Suite("Audits by the program")
struct AuditCommandTests {
    private static func scene(_ color: String) -> String {
        """
        offstage: 1
        device: { size: [200, 200], scale: 1 }
        view:
          backgroundColor: white
          subviews: [{ id: title, class: UILabel, frame: [8, 20, 180, 40], text: Title, textColor: \(color) }]

        """
    }

    private let program: Program

    init() throws {
        program = try Program()
        for (index, color) in ["systemGray", "black", "systemGreen", "label", "systemRed"].enumerated() {
            try program.folder.write(Self.scene(color), "scenes/s\(index).yml")
        }
    }

    private func audit(_ words: String...) throws -> Program.Result {
        try program.run(["audit", "scenes", "--text-sizes", "all", "--appearances", "both"] + words)
    }

    @Test("Several processes find what one finds, in its order: as lines, as JSON, and what cannot be read")
    func processes() throws {
        let one = try audit("--jobs", "1")
        #expect(one.status == 1 && one.output.hasSuffix("in 5 scenes\n"))
        #expect(one.output.contains("contrast"))
        let three = try audit("--jobs", "3")
        #expect(three.output == one.output && three.status == 1)
        #expect(try audit("--jobs", "3", "--json").output == audit("--jobs", "1", "--json").output)
        try program.folder.write("offstage: 1\nview: { class: UILabl }\n", "scenes/s3.yml")
        let (broken, brokenAlone) = (try audit("--jobs", "2"), try audit("--jobs", "1"))
        #expect(broken.status == 2 && broken.errors.contains("UILabl"))
        #expect(broken.output == brokenAlone.output && broken.errors == brokenAlone.errors)
    }

    @Test("Both directions are all of them; a part is two numbers")
    func words() throws {
        let both = try audit("--directions", "both")
        #expect(both.output == (try audit("--directions", "all")).output && both.output.contains("48"))
        #expect(try audit("--part", "3/2").status != 0)
    }
}
