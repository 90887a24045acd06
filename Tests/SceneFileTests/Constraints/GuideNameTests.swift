import Testing
import UIKit

@testable import SceneFile

/// The guides by which names they are known.
@MainActor
@Suite("Names of guides")
struct GuideNameTests {
    @Test("Each guide is known by its word here and by UIKit's own name", arguments: GuideName.allCases)
    func names(guide: GuideName) throws {
        let frames = try [guide.rawValue, guide.propertyName].map { name in
            let text = SceneText.view(
                "subviews: [{ id: s, class: UIScrollView, frame: [1, 2, 5, 6], subviews: [{ id: a }] }]")
            let of = guide == .contentLayout || guide == .frameLayout ? "s." : ""
            let constraints =
                "constraints: [a.leading == \(of)\(name).leading, a.top == \(of)\(name).top, a.width == 2, a.height == 2"
                + (guide == .contentLayout ? ", s.\(name).width == 9, s.\(name).height == 9]\n" : "]\n")
            let stage = try SceneText.stage(text + constraints)
            return stage.layer("a").map { $0.convert($0.bounds, to: nil) }
        }
        #expect(frames[0] != nil && frames[0] == frames[1])
        let id = SceneText.errors(SceneText.view("subviews: [{ id: \(guide.propertyName) }]"))
        #expect(id.count == 1 && id[0].contains("is a reserved word"))
    }
}
