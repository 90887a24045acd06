import Audit

extension RuleSample {
    static let lifecycle: [RuleSample] = [
        RuleSample(
            rule: "geometry-in-view-will-appear",
            bad: controller(
                "override func viewWillAppear(_ animated: Bool) {\nsuper.viewWillAppear(animated)\ngradient.frame = view.bounds\n}"
            ),
            good: controller(
                "override func viewIsAppearing(_ animated: Bool) {\nsuper.viewIsAppearing(animated)\ngradient.frame = view.bounds\n}"
            ),
            near: controller(
                "override func viewWillAppear(_ animated: Bool) {\nsuper.viewWillAppear(animated)\nprint(view.bounds)\n}"
            )),
        RuleSample(
            rule: "missing-super-call", bad: controller("override func viewDidAppear(_ animated: Bool) { start() }"),
            good: controller(
                "override func viewDidAppear(_ animated: Bool) {\nsuper.viewDidAppear(animated)\nstart()\n}"),
            near: "final class Probe: Reporter {\noverride func viewDidAppear(_ animated: Bool) { start() }\n}"),
        RuleSample(
            rule: "child-containment", bad: loading("addChild(list)\nview.addSubview(list.view)"),
            good: loading("addChild(list)\nview.addSubview(list.view)\nlist.didMove(toParent: self)"),
            near: loading("coordinator.addChild(list)")),
        RuleSample(
            rule: "scene-lifecycle",
            bad: "@main class AppDelegate: UIResponder, UIApplicationDelegate {\nvar window: UIWindow?\n}",
            good:
                "@main class AppDelegate: UIResponder, UIApplicationDelegate {\nvar window: UIWindow?\n}\nclass SceneDelegate: UIResponder, UIWindowSceneDelegate {\nvar window: UIWindow?\n}",
            near: "@main class AppDelegate: UIResponder, UIApplicationDelegate {}"),
    ]

    static let layout: [RuleSample] = [
        RuleSample(
            rule: "constraint-churn",
            bad: controller(
                "override func viewDidLayoutSubviews() {\nsuper.viewDidLayoutSubviews()\ncard.widthAnchor.constraint(equalToConstant: 9).isActive = true\n}"
            ),
            good: controller(
                "override func viewDidLayoutSubviews() {\nsuper.viewDidLayoutSubviews()\nwidth.constant = 9\n}"),
            near: controller(
                "override func viewDidLayoutSubviews() {\nsuper.viewDidLayoutSubviews()\nif width == nil { width = card.widthAnchor.constraint(equalToConstant: 9) }\n}"
            )),
        RuleSample(
            rule: "required-priority-change",
            bad: controller("var height: NSLayoutConstraint!\nfunc expand() { height.priority = .required }"),
            good: controller(
                "var height: NSLayoutConstraint!\nfunc expand() { height.priority = UILayoutPriority(999) }"),
            // Not active yet.
            near: controller(
                "var height: NSLayoutConstraint!\nfunc setupHeight() { height.priority = .required; height.isActive = true }"
            )),
        RuleSample(
            rule: "constraint-animation",
            bad: controller(
                "func open() { UIView.animate(withDuration: 0.3) { self.heightConstraint.constant = 200 } }"),
            good: controller(
                "func open() {\nheightConstraint.constant = 200\nUIView.animate(withDuration: 0.3) { self.view.layoutIfNeeded() }\n}"
            ),
            near: controller("func open() { UIView.animate(withDuration: 0.3) { self.formula.constant = 200 } }")),
        RuleSample(
            rule: "full-size-image", bad: cell("func show(_ data: Data) { picture.image = UIImage(data: data) }"),
            good: cell(
                "func show(_ data: Data) async { picture.image = await UIImage(data: data)?.byPreparingThumbnail(of: size) }"
            ),
            near: cell("func show(_ name: String) { picture.image = UIImage(named: name) }")),
        RuleSample(
            rule: "image-cache-cost", bad: "final class Pictures {\nlet cache = NSCache<NSURL, UIImage>()\n}",
            good:
                "final class Pictures {\nlet cache = NSCache<NSURL, UIImage>()\ninit() { cache.totalCostLimit = 64 << 20 }\n}",
            near: "final class Texts {\nlet cache = NSCache<NSURL, NSString>()\n}"),
    ]

    static let lists: [RuleSample] = [
        RuleSample(
            rule: "diffable-item-identity",
            bad:
                "struct Photo: Hashable { let id: Int; var title: String }\nvar source: UICollectionViewDiffableDataSource<Section, Photo>!",
            good:
                "struct Photo: Hashable { let id: Int; var title: String }\nvar source: UICollectionViewDiffableDataSource<Section, Int>!",
            // A value that is nothing but its name.
            near:
                "struct Tag: Hashable { let name: String }\nvar source: UICollectionViewDiffableDataSource<Section, Tag>!"
        ),
        RuleSample(
            rule: "hash-without-equality",
            bad:
                "struct Photo: Hashable { let id: Int; var title: String\nfunc hash(into hasher: inout Hasher) { hasher.combine(id) } }",
            good:
                "struct Photo: Hashable { let id: Int; var title: String\nfunc hash(into hasher: inout Hasher) { hasher.combine(id) }\nstatic func == (a: Photo, b: Photo) -> Bool { a.id == b.id } }",
            near:
                "struct Photo: Hashable { let id: Int; var title: String\nfunc hash(into hasher: inout Hasher) { hasher.combine(id); hasher.combine(title) } }"
        ),
    ]

    static let motion: [RuleSample] = [
        RuleSample(
            rule: "bar-appearance-slots", bad: loading("navigationItem.standardAppearance = dress"),
            good: loading(
                "navigationItem.standardAppearance = dress\nnavigationItem.scrollEdgeAppearance = dress\nnavigationItem.compactAppearance = dress\nnavigationItem.compactScrollEdgeAppearance = dress"
            ),
            near: loading("tabBar.standardAppearance = dress")),
        RuleSample(
            rule: "bar-appearance-in-will-appear",
            bad: controller(
                "override func viewWillAppear(_ animated: Bool) {\nsuper.viewWillAppear(animated)\nnavigationController?.navigationBar.standardAppearance = dress\n}"
            ),
            good: loading("navigationItem.standardAppearance = dress"),
            near: controller(
                "override func viewWillAppear(_ animated: Bool) {\nsuper.viewWillAppear(animated)\nnavigationItem.standardAppearance = dress\n}"
            )
        ),
        RuleSample(
            rule: "large-titles-toggle",
            bad: controller(
                "override func viewWillAppear(_ animated: Bool) {\nsuper.viewWillAppear(animated)\nnavigationController?.navigationBar.prefersLargeTitles = true\n}"
            ),
            good: loading("navigationItem.largeTitleDisplayMode = .always"),
            near: "func makeNavigation() { navigation.navigationBar.prefersLargeTitles = true }"),
        RuleSample(
            rule: "sequential-pushes",
            bad: controller(
                "func open() {\nnavigation.pushViewController(list, animated: true)\nnavigation.pushViewController(detail, animated: true)\n}"
            ),
            good: controller("func open() { navigation.setViewControllers([list, detail], animated: true) }"),
            near: controller(
                "func open() {\nif isDeep { navigation.pushViewController(detail, animated: true) } else { navigation.pushViewController(list, animated: true) }\n}"
            )),
        RuleSample(
            rule: "unfinished-animator", bad: controller("func halt() { animator.stopAnimation(false) }"),
            good: controller("func halt() {\nanimator.stopAnimation(false)\nanimator.finishAnimation(at: .current)\n}"),
            near: controller("func halt() { animator.stopAnimation(true) }")),
        RuleSample(
            rule: "animation-without-model-value",
            bad: controller(
                "func round() {\nlet a = CABasicAnimation(keyPath: \"cornerRadius\")\na.toValue = 25\ncard.layer.add(a, forKey: nil)\n}"
            ),
            good: controller(
                "func round() {\nlet a = CABasicAnimation(keyPath: \"cornerRadius\")\na.toValue = 25\ncard.layer.cornerRadius = 25\ncard.layer.add(a, forKey: nil)\n}"
            ),
            near: controller(
                "func pulse() {\nlet a = CABasicAnimation(keyPath: \"opacity\")\na.toValue = 0\na.autoreverses = true\ncard.layer.add(a, forKey: nil)\n}"
            )),
        RuleSample(
            rule: "ignored-finished-flag",
            bad: controller(
                "func fade() { UIView.animate(withDuration: 1, animations: { self.card.alpha = 0 }, completion: { _ in self.card.removeFromSuperview() }) }"
            ),
            good: controller(
                "func fade() { UIView.animate(withDuration: 1, animations: { self.card.alpha = 0 }, completion: { finished in if finished { self.card.removeFromSuperview() } }) }"
            ),
            near: controller(
                "func fade() { UIView.animate(withDuration: 1, animations: { self.card.alpha = 0 }, completion: { _ in self.done() }) }"
            )),
    ]

    private static func cell(_ members: String) -> String {
        "final class PhotoCell: UICollectionViewCell {\n\(members)\n}"
    }
}
