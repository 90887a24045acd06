import Audit
import Testing

/// What rules look for beyond their smallest samples.
@Suite struct RuleEdgeTests {
    private func count(_ rule: String, _ text: String, ios: Int = 15) -> Int {
        let rules = RuleTable.all.filter { $0.id == rule }
        return Audit(rules: rules, target: IOSVersion(ios)).run(texts: ["Sources/App/Sample.swift": text]).findings
            .count
    }

    @Test("a task counts as cancelled where its own name is, or another name for it")
    func cancelled() {
        func tasks(_ stop: String) -> Int {
            count(
                "task-not-cancelled",
                loading("loadTask = Task { items = await api.items() }", "var other: Timer?\nfunc stop() {\n\(stop)\n}")
            )
        }
        #expect(tasks("") == 1)
        #expect(tasks("other?.cancel()") == 1, "something else is cancelled")
        #expect(tasks("print(loadTask)\nother?.cancel()") == 1)
        #expect(tasks("loadTask?.cancel()") == 0)
        #expect(tasks("self.loadTask!.cancel()") == 0)
        #expect(tasks("if let task = loadTask { task.cancel() }") == 0)
        #expect(tasks("[loadTask].forEach { $0?.cancel() }") == 0)
    }

    @Test("a task that may be cancelled is known by the end of its name")
    func names() {
        func tasks(_ name: String) -> Int {
            count(
                "no-cancellation-check",
                controller(
                    "func load() { \(name) = Task {\nlet items = await api.items()\nself.show(items)\n} }\nfunc stop() { \(name)?.cancel() }"
                ))
        }
        #expect(tasks("task") == 1 && tasks("self.avatarTask") == 1 && tasks("work") == 0)
    }

    @Test("a property with observers is stored, one with a getter and one of the type are not")
    func stored() {
        func hashes(_ other: String) -> Int {
            count(
                "hash-without-equality",
                "struct Row: Hashable {\nlet id: Int\n\(other)\nfunc hash(into hasher: inout Hasher) { hasher.combine(id) }\n}"
            )
        }
        #expect(hashes("var title: String") == 1)
        #expect(hashes("var title = \"\" { didSet { count += 1 } }") == 1)
        #expect(hashes("var title: String { \"\\(id)\" }") == 0)
        #expect(hashes("var title: String { get { \"\" } }") == 0)
        #expect(hashes("static var title = \"\"") == 0)
        func closures(_ model: String) -> Int {
            count(
                "strong-self",
                "final class Owner {\n\(model)\nfunc bind() { model.onChange = { self.show() } }\n}")
        }
        #expect(closures("var model = Model() { didSet { bind() } }") == 1)
        #expect(closures("weak var model: Model? { didSet { bind() } }") == 0)
        #expect(closures("var model: Model { owner.model }") == 0)
    }

    @Test("a name of several local views is told of none, however many they are", arguments: 1...5)
    func localViews(_ views: Int) {
        let functions = (0..<views).map { index in
            "func add\(index)() {\nlet label = UILabel()\nview.addSubview(label)\nlabel.topAnchor.constraint(equalTo: view.topAnchor).isActive = true\n}"
        }
        #expect(count("missing-mask-flag", controller(functions.joined(separator: "\n"))) == (views == 1 ? 1 : 0))
    }

    @Test("a check for a version stands for what rules need, and does not for older ones")
    func guarded() {
        func frozen(_ text: String) -> Int { count("frozen-layer-color", controller(text), ios: 12) }
        let line = "box.layer.borderColor = UIColor.separator.cgColor"
        #expect(frozen("func show() { \(line) }") == 0)
        #expect(frozen("func show() {\nguard #available(iOS 13, *) else { return }\n\(line)\n}") == 1)
        // The first that is due is told where one of several is.
        let slots =
            "func dress() {\nif #available(iOS 12, *) { bar() }\nif #available(iOS 13, *) { navigationItem.standardAppearance = look }\n}"
        #expect(count("bar-appearance-slots", controller(slots), ios: 12) == 1)
    }
}
