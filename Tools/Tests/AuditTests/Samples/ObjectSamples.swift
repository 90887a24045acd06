import Audit

extension RuleSample {
    static let memory: [RuleSample] = [
        RuleSample(
            rule: "nested-strong-self",
            bad: loading(
                "service.begin { [weak self] in\nguard let self else { return }\nself.token = center.addObserver(forName: name, object: nil, queue: nil) { _ in self.show() }\n}"
            ),
            good: loading(
                "service.begin { [weak self] in\nguard let self else { return }\nself.token = center.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in self?.show() }\n}"
            ),
            near: loading(
                "service.begin { [weak self] in\nguard let self else { return }\nself.items.forEach { self.show($0) }\n}"
            )),
        RuleSample(
            rule: "timer-target",
            bad: controller(
                "func start() { clock = Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true) }\ndeinit { clock?.invalidate() }"
            ),
            good: controller(
                "func start() { clock = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.tick() } }"
            ),
            near: controller(
                "func start() { clock = Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true) }\nfunc stop() { clock?.invalidate() }"
            )),
        RuleSample(
            rule: "display-link-target",
            bad:
                "final class Wave: UIView {\nfunc start() { link = CADisplayLink(target: self, selector: #selector(step)) }\n}",
            good:
                "final class Wave: UIView {\nfunc start() { link = CADisplayLink(target: WeakTarget(self), selector: #selector(WeakTarget.step)) }\n}",
            near:
                "final class Wave: UIView {\nfunc start() { link = CADisplayLink(target: self, selector: #selector(step)) }\nfunc stop() { link?.invalidate() }\n}"
        ),
        RuleSample(
            rule: "strong-delegate", bad: "final class Picker {\nvar delegate: PickerDelegate?\n}",
            good: "final class Picker {\nweak var delegate: PickerDelegate?\n}",
            // What an object makes it may own.
            near: "final class Picker {\nprivate let delegate = PickerDelegate()\n}"),
        RuleSample(
            rule: "delegate-protocol",
            bad:
                "protocol PickerDelegate { func picked() }\nfinal class Picker {\nvar delegate: Holder<PickerDelegate>?\nvar other: PickerDelegate?\n}",
            good:
                "protocol PickerDelegate: AnyObject { func picked() }\nfinal class Picker {\nweak var delegate: PickerDelegate?\n}",
            // Kept on purpose, as what it is made of.
            near: "protocol PickerDelegate { func picked() }\nfinal class Picker {\nlet delegate: PickerDelegate\n}"),
        RuleSample(
            rule: "no-cancellation-check",
            bad: controller(
                "func load() { loadTask = Task {\nlet items = await api.items()\nself.show(items)\n} }\nfunc stop() { loadTask?.cancel() }"
            ),
            good: controller(
                "func load() { loadTask = Task {\nlet items = await api.items()\nguard !Task.isCancelled else { return }\nself.show(items)\n} }\nfunc stop() { loadTask?.cancel() }"
            ),
            // Throws where it is cancelled.
            near: controller(
                "func load() { loadTask = Task {\nlet items = try await api.items()\nself.show(items)\n} }\nfunc stop() { loadTask?.cancel() }"
            )),
        RuleSample(
            rule: "main-queue-sync", bad: "func show() { DispatchQueue.main.sync { draw() } }",
            good: "func show() { DispatchQueue.main.async { draw() } }", near: "func show() { queue.sync { draw() } }"),
    ]

    static let adaptive: [RuleSample] = [
        RuleSample(
            rule: "fixed-font-size", bad: loading("label.font = .systemFont(ofSize: 17)"),
            good: loading("label.font = .preferredFont(forTextStyle: .body)"),
            near: loading("label.font = .systemFont(ofSize: metrics.scaledValue(for: 17))")),
        RuleSample(
            rule: "preferred-font-not-adjusting", bad: loading("label.font = .preferredFont(forTextStyle: .body)"),
            good: loading(
                "label.font = .preferredFont(forTextStyle: .body)\nlabel.adjustsFontForContentSizeCategory = true"),
            near: loading("content.textProperties.font = .preferredFont(forTextStyle: .body)")),
        RuleSample(
            rule: "fixed-text-color", bad: loading("label.textColor = .black"),
            good: loading("label.textColor = .label"),
            near: loading("badge.backgroundColor = .yellow\nbadge.textColor = .black")),
        RuleSample(
            rule: "frozen-layer-color", bad: loading("card.layer.borderColor = UIColor.separator.cgColor"),
            good: loading(
                "paint()\nregisterForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, _) in self.paint() }",
                "func paint() { card.layer.borderColor = UIColor.separator.cgColor }"),
            near: loading("card.layer.borderColor = UIColor.black.cgColor")),
        RuleSample(
            rule: "image-button-without-label",
            bad: loading("share.setImage(icon, for: .normal)", "let share = UIButton()"),
            good: loading(
                "share.setImage(icon, for: .normal)\nshare.accessibilityLabel = title", "let share = UIButton()"),
            near: loading(
                "share.setImage(icon, for: .normal)\nshare.setTitle(title, for: .normal)", "let share = UIButton()")),
        RuleSample(
            rule: "control-without-label", bad: "final class Knob: UIControl {\nvar angle = 0.0\n}",
            good:
                "final class Knob: UIControl {\nvar angle = 0.0\nfunc setUp() { accessibilityTraits = .adjustable }\n}",
            near: "final class Knob: UIView {\nvar angle = 0.0\n}"),
        RuleSample(
            rule: "newer-than-target", ios: IOSVersion(13),
            bad: loading("let sheet: UISheetPresentationController? = nil"),
            good: loading("if #available(iOS 15, *) { let sheet: UISheetPresentationController? = nil }"),
            near: loading(
                "guard #available(iOS 15, *) else { return }\nlet sheet: UISheetPresentationController? = nil")),
        RuleSample(
            rule: "needless-availability-check", ios: IOSVersion(15),
            bad: loading("if #available(iOS 14, *) { open() }"),
            good: loading("open()"), near: loading("if #available(iOS 16, *) { open() }")),
    ]
}
