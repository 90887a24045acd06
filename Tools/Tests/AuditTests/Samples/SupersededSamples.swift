import Audit

extension RuleSample {
    static let superseded: [RuleSample] = [
        RuleSample(
            rule: "trait-collection-did-change", ios: IOSVersion(17),
            bad: controller(
                "override func traitCollectionDidChange(_ old: UITraitCollection?) {\nsuper.traitCollectionDidChange(old)\n}"
            ),
            good: loading(
                "registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, _) in self.paint() }"),
            near: controller("func traitCollectionDidChange(_ old: Int) {}")),
        RuleSample(
            rule: "cell-legacy-content",
            bad: row(
                "let cell = table.dequeueReusableCell(withIdentifier: \"a\", for: indexPath)\ncell.textLabel?.text = \"A\"\nreturn cell"
            ),
            good: row(
                "let cell = table.dequeueReusableCell(withIdentifier: \"a\", for: indexPath)\nvar content = cell.defaultContentConfiguration()\ncontent.text = \"A\"\ncell.contentConfiguration = content\nreturn cell"
            ),
            // The app's own cell, with a label of its own.
            near: row(
                "let cell = table.dequeueReusableCell(withIdentifier: \"a\", for: indexPath) as! UserCell\ncell.imageView.image = picture\nreturn cell"
            )),
        RuleSample(
            rule: "cell-style-initialiser", bad: row("return UITableViewCell(style: .subtitle, reuseIdentifier: nil)"),
            good: row("return table.dequeueReusableCell(withIdentifier: \"a\", for: indexPath)"),
            near: row("return UITableViewCell(style: .default, reuseIdentifier: nil)")),
        RuleSample(
            rule: "status-bar-setter", bad: loading("UIApplication.shared.setStatusBarHidden(true, with: .fade)"),
            good: controller("override var prefersStatusBarHidden: Bool { true }"),
            near: loading("bar.setStatusBarHidden(true)")),
        RuleSample(
            rule: "snapshot-reload-items", bad: loading("snapshot.reloadItems([id])"),
            good: loading("snapshot.reconfigureItems([id])"),
            near: loading("collectionView.reloadItems(at: [path])")),
        RuleSample(
            rule: "manual-batch-updates", bad: loading("list.performBatchUpdates { list.insertItems(at: [path]) }"),
            good: loading("dataSource.apply(snapshot, animatingDifferences: true)"),
            // Measures rows again.
            near: loading("list.performBatchUpdates(nil)")),
        RuleSample(
            rule: "string-registration",
            bad: loading("list.register(UserCell.self, forCellWithReuseIdentifier: \"user\")"),
            good: loading(
                "let registration = UICollectionView.CellRegistration<UserCell, User> { cell, _, user in cell.show(user) }"
            ),
            // Tables have no registrations.
            near: loading("table.register(UserCell.self, forCellReuseIdentifier: \"user\")")),
        RuleSample(
            rule: "complex-flow-layout",
            bad:
                "class Carousel: UICollectionViewFlowLayout {\noverride func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }\n}",
            good: "let layout = UICollectionViewCompositionalLayout { index, environment in sections[index] }",
            near:
                "class Grid: UICollectionViewFlowLayout {\noverride init() {\nsuper.init()\nminimumLineSpacing = 2\n}\n}"
        ),
        RuleSample(
            rule: "override-trait-collection", ios: IOSVersion(17),
            bad: loading("setOverrideTraitCollection(compact, forChild: child)"),
            good: loading("child.traitOverrides.horizontalSizeClass = .compact"),
            near: loading("model.setOverrideTraitCollection(compact)")),
        RuleSample(
            rule: "keyboard-notifications",
            bad: loading(
                "center.addObserver(self, selector: #selector(move), name: UIResponder.keyboardWillShowNotification, object: nil)"
            ),
            good: loading("field.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive = true"),
            near: "final class KeyboardLog {\nlet name = UIResponder.keyboardWillShowNotification\n}"),
        RuleSample(
            rule: "layout-in-animation", ios: IOSVersion(26),
            bad: loading("UIView.animate(withDuration: 0.3) { self.view.layoutIfNeeded() }"),
            good: loading(
                "UIView.animate(withDuration: 0.3, delay: 0, options: .flushUpdates) { self.height.constant = 9 }"),
            near: loading("UIView.animate(withDuration: 0.3) { self.card.alpha = 0; self.view.layoutIfNeeded() }")),
    ]

    private static func row(_ lines: String) -> String {
        controller(
            "func tableView(_ table: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {\n\(lines)\n}")
    }
}
