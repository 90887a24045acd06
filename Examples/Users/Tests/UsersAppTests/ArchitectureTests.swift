import Foundation
import Testing

/// What the sources themselves must show.
@Suite("Architecture")
struct ArchitectureTests {
    private struct File {
        var path: String
        var text: String
        var name: String { String(path.split(separator: "/").last ?? "") }
        var imports: Set<String> {
            Set(
                text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
                    .filter { $0.hasPrefix("import ") || $0.hasPrefix("@testable import ") }
                    .compactMap { $0.split(separator: " ").last.map(String.init) })
        }
    }

    private func files(_ folder: String) throws -> [File] {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../\(folder)").standardized
        let names = try #require(FileManager.default.enumerator(atPath: root.path))
        return try names.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.map {
            File(path: $0, text: try String(contentsOf: root.appendingPathComponent($0), encoding: .utf8))
        }
    }

    @Test("ARCH-01 Models see no views, controllers no network, and coordinators alone decide what is shown next")
    func layers() throws {
        let models = try files("Sources/UsersModel")
        let app = try files("Sources/UsersApp")
        let controllers = app.filter { $0.name.hasSuffix("ViewController.swift") }
        #expect(models.count > 20 && controllers.count == 7)
        for file in models { #expect(!file.imports.contains("UIKit"), "\(file.path)") }
        for word in ["URLSession", "HTTPClient", "Endpoint"] {
            for file in controllers { #expect(!file.text.contains(word), "\(file.path): \(word)") }
        }
        for file in app where file.text.contains("pushViewController") || file.text.contains("setViewControllers") {
            #expect(file.name.hasSuffix("Coordinator.swift"), "\(file.path)")
        }
        for file in controllers { #expect(!file.text.contains("Coordinator("), "\(file.path) makes a coordinator") }
    }

    @Test("ARCH-12 There is a test of each kind, and windows stand in tests that say why")
    func kinds() throws {
        let tests = try files("Tests")
        let kinds = [
            "a mock by initialiser": "UserListViewController(viewModel: MockUserListViewModel(",
            "loading without showing": "loadViewIfNeeded()",
            "a method of the data source": "numberOfRowsInSection: 0)",
            "what a coordinator was told": "XCTAssertEqual(coordinator.shown, [2])",
            "a model's states by expectation": "await fulfillment(of: [loaded]",
            "a delegate that is let go": "#expect(screen.delegate == nil)",
            "pictures": "assertSnapshot(",
            "accessibility": "accessibility.audit()",
        ]
        for (kind, words) in kinds {
            #expect(tests.contains { $0.name != "ArchitectureTests.swift" && $0.text.contains(words) }, "\(kind)")
        }
        let withWindows = tests.filter { $0.name != "ArchitectureTests.swift" && $0.text.contains("UIWindow(") }
        #expect(
            Set(withWindows.map(\.name)) == [
                // What is presented, pushed, and changed in place needs a window.
                "CoordinatorTests.swift", "ProfileViewControllerTests.swift", "PhotoGridViewControllerTests.swift",
                "ScreenBindingTests.swift",
            ])
    }
}
