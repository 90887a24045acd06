import Foundation
import Testing

/// What lower groups hold knows nothing of what higher ones do: it asks hooks that these override.
@Suite("Groups of UIKit")
struct BaseFolderTests {
    @Test("A group names no type and no member of a higher one, but for those of Apple's signatures")
    func order() throws {
        for problem in GroupRules.uikit.problems(of: try SourceModule.named("UIKit")) { Issue.record("\(problem)") }
    }

    @Test("Drawing and Core ask no view whether it is a window")
    func asksForNoWindow() throws {
        let folders: Set = ["Core", "Drawing"]
        for file in try SourceModule.named("UIKit").files where folders.contains(file.room(depth: 1)) {
            if file.names.askedTypes.contains("UIWindow") {
                Issue.record("\(file.path) asks for a window: let UIWindow override a hook of UIView")
            }
        }
    }

    @Test("Docs/modules.md counts the hooks of UIView")
    func hooks() throws {
        let view = try String(
            contentsOf: PackageFiles.root.appending(path: "Sources/UIKit/Core/View/UIView.swift"), encoding: .utf8)
        let start = try #require(view.range(of: "// MARK: For classes of this module")?.upperBound)
        let hooks = SwiftNames("class UIView {" + view[start...]).declared.count { $0.owner == "UIView" }
        let guide = try String(
            contentsOf: PackageFiles.root.appending(path: "Docs/modules.md"), encoding: .utf8)
        #expect(guide.contains("A view has \(hooks) hooks"))
        #expect(guide.contains("| hooks that the kinds of view override | \(hooks) ("))
    }

    @Test("Members of owners of views are asked for in one file below the controllers")
    func owners() throws {
        let files = try SourceModule.named("UIKit").files.filter { $0.room(depth: 1) != "Controllers" }
        let home = try #require(files.first { $0.name == "ViewOwner.swift" })
        let members = home.names.declared.filter { $0.owner == "ViewOwner" }.map(\.name)
        #expect(members.count > 20)
        for file in files where file.path != home.path {
            for member in members where file.names.mentions(member) {
                Issue.record("\(file.path) names \(member): ask the view, which asks its owner in \(home.name)")
            }
        }
    }

    @Test("Controllers have what owners of views are asked for")
    func controllers() throws {
        let files = try SourceModule.named("UIKit").files
        let home = try #require(files.first { $0.name == "ViewOwner.swift" })
        let members = Set(home.names.declared.filter { $0.owner == "ViewOwner" }.map(\.name))
        let own = files.filter { $0.room(depth: 1) == "Controllers" }.flatMap(\.names.declared)
        #expect(members.subtracting(own.filter { $0.owner == "UIViewController" }.map(\.name)).isEmpty)
    }
}
