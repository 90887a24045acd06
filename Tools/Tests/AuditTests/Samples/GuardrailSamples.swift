import Audit

extension RuleSample {
    static let guardrails: [RuleSample] = [
        RuleSample(
            rule: "long-controller", bad: controller(String(repeating: "\n", count: 250)),
            good: controller(String(repeating: "\n", count: 100)),
            near: "final class ProfileTable {\n\(String(repeating: "\n", count: 250))}"),
        RuleSample(
            rule: "controller-not-final", bad: "class ProfileViewController: UIViewController {}",
            good: "final class ProfileViewController: UIViewController {}",
            near: "class ListController: UIViewController {}\nfinal class UsersController: ListController {}"),
        RuleSample(
            rule: "action-not-private", bad: controller("@objc func saveTapped() {}"),
            good: controller("@objc private func saveTapped() {}"),
            near: controller("func save() {}")),
        RuleSample(
            rule: "coder-initialiser",
            bad: controller(
                "init(model: Model) { super.init(nibName: nil, bundle: nil) }\nrequired init?(coder: NSCoder) { super.init(coder: coder) }"
            ),
            good: controller(
                "init(model: Model) { super.init(nibName: nil, bundle: nil) }\nrequired init?(coder: NSCoder) { fatalError() }"
            ),
            near: controller("required init?(coder: NSCoder) { super.init(coder: coder) }")),
        RuleSample(
            rule: "frame-with-auto-layout",
            bad: loading("card.translatesAutoresizingMaskIntoConstraints = false\ncard.frame = box"),
            good: loading("card.translatesAutoresizingMaskIntoConstraints = false\nwidth.constant = 9"),
            near: loading("card.frame = box")),
        RuleSample(
            rule: "unpinned-safe-area",
            bad: loading("titleLabel.topAnchor.constraint(equalTo: view.topAnchor).isActive = true"),
            good: loading(
                "titleLabel.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true"),
            near: loading("backdrop.topAnchor.constraint(equalTo: view.topAnchor).isActive = true")),
        RuleSample(
            rule: "network-in-controller",
            bad: loading("URLSession.shared.dataTask(with: url) { _, _, _ in }.resume()"),
            good: loading("model.loadUsers()"),
            near:
                "final class UserService {\nfunc load() { URLSession.shared.dataTask(with: url) { _, _, _ in }.resume() }\n}"
        ),
        RuleSample(
            rule: "view-model-imports-uikit", path: "Sources/App/ProfileViewModel.swift",
            bad: "import UIKit\nfinal class ProfileViewModel {}",
            good: "import Foundation\nfinal class ProfileViewModel {}",
            near: "import UIKitless\nfinal class ProfileViewModel {}"),
        RuleSample(
            rule: "push-outside-coordinator",
            bad: controller("func open() { navigationController?.pushViewController(detail, animated: true) }"),
            good: controller("func open() { coordinator?.showDetail() }"),
            near:
                "final class ProfileCoordinator: Coordinator {\nfunc showDetail() { navigationController.pushViewController(detail, animated: true) }\n}"
        ),
        RuleSample(
            rule: "strong-coordinator", bad: controller("var coordinator: ProfileCoordinator?"),
            good: controller("weak var coordinator: ProfileCoordinator?"),
            near: controller("func show(_ coordinator: ProfileCoordinator) {}")),
        RuleSample(
            rule: "hidden-dependency",
            bad:
                "final class UserStore {\nstatic let shared = UserStore()\n}\nfinal class ProfileViewModel {\nfunc load() { UserStore.shared.load() }\n}",
            good:
                "final class UserStore {\nstatic let shared = UserStore()\n}\nfinal class ProfileViewModel {\ninit(store: UserStore = UserStore.shared) {}\n}",
            near:
                "final class UserStore {\nstatic let shared = UserStore()\n}\nfinal class ProfileViewModel {\ninit(store: UserStore?) { self.store = store ?? UserStore.shared }\n}"
        ),
        RuleSample(
            rule: "window-in-test", path: "Tests/AppTests/ProfileTests.swift",
            bad: "final class ProfileTests: XCTestCase {\nfunc testShown() { window.makeKeyAndVisible() }\n}",
            good: "final class ProfileTests: XCTestCase {\nfunc testShown() { sut.loadViewIfNeeded() }\n}",
            near: "final class ProfileSceneTests: XCTestCase {\nfunc testShown() { window.makeKeyAndVisible() }\n}"),
        RuleSample(
            rule: "unowned-self", bad: "let handler = { [unowned self] in self.show() }",
            good: "let handler = { [weak self] in self?.show() }",
            near: "let handler = { [unowned model] in model.show() }"),
    ]

    static let names: [RuleSample] = [
        RuleSample(
            rule: "type-name", bad: "final class Profile: UIViewController {}",
            good: "final class ProfileViewController: UIViewController {}",
            near: "final class Profile: UIView {}"),
        RuleSample(
            rule: "protocol-name", bad: "protocol UserService {}", good: "protocol UserServiceProtocol {}",
            near: "protocol Cancellable {}"),
        RuleSample(
            rule: "file-name", path: "Sources/App/Profile.swift", bad: "final class ProfileView: UIView {}",
            good: "final class Profile: UIView {}",
            near: "struct ProfileState {}\nenum ProfileError {}"),
        RuleSample(
            rule: "misplaced-file", path: "Sources/App/Features/Home/HomeViewController.swift",
            bad: "final class HomeViewController: UIViewController {}",
            // The path is what counts: see the tests of folders.
            good: "", near: ""),
    ]
}
