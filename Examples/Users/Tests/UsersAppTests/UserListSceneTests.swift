#if canImport(GoldenTesting)
    import GoldenTesting
    import Testing
    import UIKit
    import UsersModel
    import UsersTestSupport

    @testable import UsersApp

    /// The list in a window, as fingers meet it.
    @MainActor
    @Suite("The list under a finger")
    struct UserListSceneTests {
        private let service = MockUserService(users: User.stubs)
        private let stage: Stage

        init() {
            stage = Stage(device: .iPhone13)
            stage.makeCurrent()
        }

        private func makeList() async -> UserListViewController {
            let screen = UserListViewController(viewModel: UserListViewModel(userService: service))
            stage.window.rootViewController = UINavigationController(rootViewController: screen)
            stage.advance(by: 0.1)
            #expect(await eventually { screen.tableView.numberOfRows(inSection: 0) == 4 })
            stage.advance(by: 0.1)
            return screen
        }

        @Test("A long swipe deletes, and Undo brings the user back in its place")
        func swipe() async throws {
            let screen = await makeList()
            let cell = try #require(screen.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
            try stage.touch.drag(cell, by: CGVector(dx: -330, dy: 0), duration: 0.4)
            stage.advance(by: 1)
            #expect(await eventually { screen.tableView.numberOfRows(inSection: 0) == 3 && !screen.toastView.isHidden })
            #expect(await eventually { service.calls.contains(.delete(2)) })
            stage.advance(by: 0.1)
            try stage.touch.tap(screen.toastView.actionButton)
            #expect(await eventually { screen.tableView.numberOfRows(inSection: 0) == 4 && screen.toastView.isHidden })
            stage.advance(by: 0.1)
            let names = (0..<4).map {
                screen.tableView.cellForRow(at: IndexPath(row: $0, section: 0))?.accessibilityLabel?.prefix(5)
            }
            #expect(names == ["Ada L", "Grace", "Alan ", "Kathe"])
        }

        @Test("Pulling down loads again")
        func pull() async throws {
            let screen = await makeList()
            try stage.touch.drag(CGPoint(x: 195, y: 300), by: CGVector(dx: 0, dy: 300), duration: 0.6)
            stage.advance(by: 0.1)
            #expect(await eventually { service.calls == [.fetch, .fetch] })
            #expect(await eventually { screen.tableView.refreshControl?.isRefreshing == false })
            stage.advance(by: 1)
            #expect(screen.tableView.contentOffset.y == -screen.tableView.adjustedContentInset.top)
        }
    }
#endif
