import Testing

@Suite("The rules of rooms")
struct RoomRuleTests {
    private func module(_ files: [String: String], above below: [String] = []) -> SourceModule {
        SourceModule(
            files.sorted { $0.key < $1.key }.map { SourceFile($0.key, $0.value) },
            above: below.map { SourceFile("Below.swift", $0) })
    }

    private func uses(_ files: [String: String], above below: [String] = []) -> [String] {
        module(files, above: below).uses(depth: 1).map(\.description)
    }

    // MARK: Uses

    @Test("Types and members are used across rooms, also members of extensions")
    func kinds() {
        let low = "struct Box { var side = 1 }; extension Box { func grow() {} }; enum Way { case up, down(Int) }"
        #expect(
            uses(["A/Box.swift": low, "B/User.swift": "let box = Box(); func f() { box.grow(); go(.up, x.side) }"])
                == [
                    "B/User.swift names Box of A", "B/User.swift names grow of A", "B/User.swift names side of A",
                    "B/User.swift names up of A",
                ])
    }

    @Test("A name counts once a file, and not in its own room")
    func once() {
        #expect(
            uses([
                "A/Box.swift": "struct Box {}", "A/C.swift": "let a = Box()", "B/D.swift": "let b = Box(), c = Box()",
            ])
                == ["B/D.swift names Box of A"])
    }

    @Test("What several rooms declare is nobody's")
    func shared() {
        #expect(uses(["A/A.swift": "var top = 1", "B/B.swift": "var top = 2", "C/C.swift": "print(x.top)"]) == [])
    }

    @Test("An override is a use of the room that declares first")
    func overrides() {
        #expect(
            uses(["A/A.swift": "class View { func hook() {} }", "B/B.swift": "class Label { override func hook() {} }"])
                == ["B/B.swift names hook of A"])
    }

    @Test("Variables, parameters, labels and tuples are not what others declare")
    func locals() {
        let low = "extension View { var side: Int { 1 } }"
        for user in [
            "func f() { let side = 1; print(side) }", "func f(side: Int) { print(side) }",
            "func f(at side: Int) { print(side) }", "func f() { for (side, _) in all { print(side) } }",
            "let f = { (side: Int) in side + 1 }", "let f = { [weak self] a, side in a + side }",
            "func f() { if case let .some(side) = x { print(side) } }", "let t = (side: 1, 2); let u = t.side",
            "func f<side>(_ x: side) {}",
        ] {
            #expect(uses(["A/A.swift": low, "B/B.swift": user]) == [], "\(user)")
        }
        #expect(uses(["A/A.swift": low, "B/B.swift": "func f() { add(x.side) }"]) == ["B/B.swift names side of A"])
    }

    @Test("A member whose name means something below counts for nobody; a type at the top does")
    func others() {
        let low = "struct Range {}; extension Box { var count: Int { 1 }; enum Kind {} }"
        let user = "let a = x.count, b: Kind, c = Range()"
        #expect(
            uses(["A/A.swift": low, "B/B.swift": user], above: ["let n = list.count; func f(_ k: Kind) {}"])
                == ["B/B.swift names Range of A"])
    }

    // MARK: The order

    private let order = RoomOrder("M", ["A", "B"], allowed: 40, largestCircle: 1)

    private func problems(_ files: [String: String], _ order: RoomOrder? = nil) -> [String] {
        RoomRules(order ?? self.order, module(files)).problems()
    }

    @Test("Uses against the order are counted, and told once there are too many")
    func share() {
        let down = ["A/A.swift": "struct A {}; struct C {}", "B/B.swift": "struct B { let a: A, c: C }"]
        #expect(problems(down) == [])
        let once = down.merging(["A/Up.swift": "let up: B"]) { $1 }
        #expect(
            problems(once, RoomOrder("M", ["A", "B"], allowed: 40)) == [])
        #expect(
            problems(once, RoomOrder("M", ["A", "B"], allowed: 30))
                == [
                    """
                    M: 1 of 3 uses go against the order of its rooms, 33.33 of a hundred; 30.0 may:
                      A/Up.swift names B of B
                    """
                ])
    }

    @Test("Circles are told with their rooms, round about ones too")
    func circles() {
        let files = [
            "A/A.swift": "let a: C", "B/B.swift": "struct B { let a: A }", "C/C.swift": "struct C { let b: B }",
        ]
        let order = RoomOrder("M", ["A", "B", "C"], allowed: 100, largestCircle: 2)
        #expect(problems(files, order) == [])
        let closed = files.merging(["A/More.swift": "struct A {}"]) { $1 }
        #expect(problems(closed, order) == ["M: 3 rooms use each other round about, 2 may: A, B, C"])
    }

    @Test("A folder without a place, and a place without a file")
    func places() {
        #expect(
            problems(["A/A.swift": "", "C/C.swift": "", "Top.swift": ""]) == [
                "M/C stands in no order: say what it may use", "M/B has a place in the order and no file",
            ])
        let grouped = RoomOrder("M", [.init(name: "G", rooms: ["A"])], allowed: 0)
        #expect(problems(["G/A/Deep/A.swift": ""], grouped) == [])
    }

    // MARK: Groups

    private func groups(_ files: [String: String], _ exceptions: [GroupRules.Exception] = []) -> [String] {
        GroupRules(groups: ["Core", "Views"], exceptions: exceptions).problems(of: module(files))
    }

    @Test("A lower group's use of a higher one is told, unless the list has it; so is a row that nobody needs")
    func groups() {
        let files = [
            "Core/A/View.swift": "class View { func f(_ label: Label) { label.text() } }",
            "Views/B/Label.swift": "class Label: View {}; extension Label { func text() {} }",
        ]
        let wrong = [
            "Core stands below Views: Core/A/View.swift names Label of Views",
            "Core stands below Views: Core/A/View.swift names text of Views",
        ]
        #expect(groups(files) == wrong)
        let exception = GroupRules.Exception(name: "Label", files: ["View.swift"], reason: "its signature")
        #expect(groups(files, [exception]) == [wrong[1]])
        #expect(
            groups(["Core/A/View.swift": ""], [exception])
                == ["View.swift does not use Label any more: take it off the list"])
    }

    // MARK: Rooms for lists

    private func lists(_ files: [String: String]) -> [String] { ListRooms.uikit.problems(of: module(files)) }

    @Test("The rows for lists let a room use those that it is built of")
    func listUses() {
        #expect(
            lists([
                "Core/View/UIView.swift": "class UIView {}", "Views/Control/UIControl.swift": "class UIControl {}",
                "Lists/Content/Content.swift": "struct Content {}",
                "Lists/Cells/Cell.swift": "class Cell: UIView { let c: Content, d: UIControl }",
                "Lists/Reuse/ReusePool.swift": "struct ReusePool { var cells: [Cell] }",
                "Lists/Live/LiveViews.swift": "struct LiveViews { var pool: ReusePool }",
                "Lists/Updates/Updates.swift": "struct Updates { var live: LiveViews }",
                "Lists/Table/UITableView.swift": "class UITableView { var live: LiveViews, updates: Updates }",
                "Lists/Collection/UICollectionView.swift": "class UICollectionView {}; class Layout {}",
                "Lists/FlowLayout/Flow.swift": "class FlowLayout: Layout {}",
                "Lists/Diffable/Source.swift": "struct Source { let a: UITableView, b: UICollectionView }",
                "Controllers/Lists/C.swift": "class C { let table: UITableView }",
            ]) == [])
    }

    @Test(
        "The rows for lists keep each room from the others",
        arguments: [
            ("Cells", "Table", "class UITableView {}", "let t: UITableView"),
            ("Cells", "Reuse", "struct ReusePool {}", "let p: ReusePool"),
            ("Table", "Collection", "class UICollectionView {}", "let c: UICollectionView"),
            ("Collection", "Table", "class UITableView {}", "let t: UITableView"),
            ("Collection", "FlowLayout", "class FlowLayout {}", "let l = x as? FlowLayout"),
            ("Table", "FlowLayout", "extension View { func flow() {} }", "let l = x.flow()"),
            ("Live", "Selection", "struct Selection {}", "let s = Selection()"),
            ("Content", "Cells", "class Cell {}", "let c: Cell"),
            ("Swipe", "Diffable", "struct Source {}", "let s: Source"),
        ])
    func listRules(user: String, home: String, declaration: String, use: String) throws {
        let found = lists(["Lists/\(user)/User.swift": use, "Lists/\(home)/Home.swift": declaration])
        #expect(found.count == 1)
        #expect(
            try #require(found.first).hasPrefix("Lists/\(user) may not use Lists/\(home): Lists/\(user)/User.swift"))
    }

    @Test("A room for lists may use no controller, no view that its row does not name, and has a row")
    func listBorders() {
        #expect(
            lists(["Lists/Live/A.swift": "let c: Controller", "Controllers/C/C.swift": "class Controller {}"])
                == ["Lists/Live may not use Controllers/C: Lists/Live/A.swift names Controller of Controllers/C"])
        #expect(
            lists(["Lists/Reuse/A.swift": "let f: Field", "Views/TextField/F.swift": "class Field {}"])
                == ["Lists/Reuse may not use Views/TextField: Lists/Reuse/A.swift names Field of Views/TextField"])
        #expect(
            lists(["Lists/Attic/A.swift": "let f: View", "Core/View/F.swift": "class View {}"])
                == ["Lists/Attic has no row: say what it may use"])
    }
}
