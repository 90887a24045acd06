import Audit

extension RuleSample {
    static let habits: [RuleSample] = [
        RuleSample(
            rule: "geometry-in-view-did-load", bad: loading("gradient.frame = view.bounds"),
            good: controller(
                "override func viewIsAppearing(_ animated: Bool) {\nsuper.viewIsAppearing(animated)\ngradient.frame = view.bounds\n}"
            ),
            near: loading("table.frame = view.bounds\ntable.autoresizingMask = [.flexibleWidth, .flexibleHeight]")),
        RuleSample(
            rule: "task-not-cancelled", bad: loading("Task { items = await api.items() }"),
            good: loading(
                "task = Task { items = await api.items() }",
                "override func viewDidDisappear(_ animated: Bool) {\nsuper.viewDidDisappear(animated)\ntask?.cancel()\n}"
            ),
            // Waits for nothing, so it ends at once.
            near: loading("Task { counter.begin() }")),
        RuleSample(
            rule: "missing-mask-flag",
            bad: loading(
                "view.addSubview(label)\nlabel.topAnchor.constraint(equalTo: view.topAnchor).isActive = true",
                "let label = UILabel()"),
            good: loading(
                "label.translatesAutoresizingMaskIntoConstraints = false\nlabel.topAnchor.constraint(equalTo: view.topAnchor).isActive = true",
                "let label = UILabel()"),
            // The stack view sets the flag of what it arranges.
            near: loading(
                "stack.addArrangedSubview(label)\nlabel.heightAnchor.constraint(equalToConstant: 40).isActive = true",
                "let label = UILabel()")),
        RuleSample(
            rule: "single-constraint-activation",
            bad: loading(
                "a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true\na.leadingAnchor.constraint(equalTo: b.leadingAnchor).isActive = true"
            ),
            good: loading(
                "NSLayoutConstraint.activate([a.topAnchor.constraint(equalTo: b.topAnchor), a.leadingAnchor.constraint(equalTo: b.leadingAnchor)])"
            ),
            // One alone has no others to go with.
            near: loading(
                "a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true\nheight.isActive = true\nwidth.isActive = true"
            )),
        RuleSample(
            rule: "strong-self",
            bad: loading("timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.tick() }"),
            good: loading(
                "timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.tick() }"),
            // Goes once it has run.
            near: loading("Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in self.tick() }")),
        RuleSample(
            rule: "cell-without-reuse-reset",
            bad:
                "class PhotoCell: UICollectionViewCell {\nfunc show(_ url: URL) {\nTask { picture.image = await loader.image(url) }\n}\n}",
            good:
                "class PhotoCell: UICollectionViewCell {\nfunc show(_ url: URL) {\ntask = Task { picture.image = await loader.image(url) }\n}\noverride func prepareForReuse() {\nsuper.prepareForReuse()\ntask?.cancel()\npicture.image = nil\n}\n}",
            near:
                "class PhotoCell: UICollectionViewCell {\nfunc show(_ photo: Photo) {\npicture.image = photo.image\n}\n}"
        ),
        RuleSample(
            rule: "bar-tint-directly", bad: loading("navigationController?.navigationBar.barTintColor = .red"),
            good: loading(
                "let dress = UINavigationBarAppearance()\nnavigationItem.standardAppearance = dress\nnavigationItem.scrollEdgeAppearance = dress"
            ),
            near: loading("searchBar.barTintColor = .red")),
        RuleSample(
            rule: "expensive-view-will-appear",
            bad: controller(
                "override func viewWillAppear(_ animated: Bool) {\nsuper.viewWillAppear(animated)\nmodel.fetchItems()\n}"
            ),
            good: loading("model.fetchItems()"),
            near: controller(
                "override func viewWillAppear(_ animated: Bool) {\nsuper.viewWillAppear(animated)\nif model.isStale { model.fetchItems() }\n}"
            )),
        RuleSample(
            rule: "detached-task-for-ui", bad: loading("Task.detached { self.label.text = await self.api.title() }"),
            good: loading("Task { self.label.text = await self.api.title() }"),
            near: loading(
                "Task.detached { let title = await self.api.title(); await MainActor.run { self.label.text = title } }")
        ),
    ]
}
