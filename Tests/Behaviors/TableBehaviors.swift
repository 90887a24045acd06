import CompileKit
import Offstage
import Testing
import UIKit

/// What is claimed of tables and their cells.
@Suite("Table behaviour")
@MainActor
struct TableBehaviors {
    private let made = Stage(device: Device(named: "iPhone 14")!)

    private var stage: Stage {
        made.makeCurrent()
        return made
    }

    private struct User {
        var name: String
    }

    /// A cell whose label is tied to both sides and to the middle; above and below only if asked.
    private final class UserCell: UITableViewCell {
        static let identifier = "UserCell"
        static var isTied = false
        let nameLabel: UILabel = {
            let label = UILabel()
            label.translatesAutoresizingMaskIntoConstraints = false
            label.font = .preferredFont(forTextStyle: .headline)
            label.numberOfLines = 0
            return label
        }()
        private(set) var reuses = 0
        var isExpanded = false
        var task: Task<Void, Never>?

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            contentView.addSubview(nameLabel)
            NSLayoutConstraint.activate([
                nameLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
                nameLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
                nameLabel.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            ])
            guard Self.isTied else { return }
            nameLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12).isActive = true
        }

        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

        func configure(with user: User) { nameLabel.text = user.name }

        override func prepareForReuse() {
            super.prepareForReuse()
            reuses += 1
            nameLabel.text = nil
            imageView?.image = nil
            isExpanded = false
            task?.cancel()
        }
    }

    /// A controller with a table that is made when it is first asked for.
    private final class UsersController: UIViewController, UITableViewDataSource, UITableViewDelegate {
        var users = [User(name: "Ann"), User(name: String(repeating: "A long name ", count: 20))]
        private(set) var made = 0
        private(set) lazy var tableView: UITableView = {
            made += 1
            let table = UITableView(frame: .zero, style: .plain)
            table.translatesAutoresizingMaskIntoConstraints = false
            table.delegate = self
            table.dataSource = self
            table.register(UserCell.self, forCellReuseIdentifier: UserCell.identifier)
            table.rowHeight = UITableView.automaticDimension
            table.estimatedRowHeight = 80
            return table
        }()

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(tableView)
            NSLayoutConstraint.activate([
                tableView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
                tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            ])
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { users.count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: UserCell.identifier, for: indexPath)
            (cell as? UserCell)?.configure(with: users[indexPath.row])
            return cell
        }
    }

    private func show(_ controller: UIViewController) {
        stage.window.rootViewController = controller
        stage.window.makeKeyAndVisible()
        stage.runTurn()
    }

    @Test("TV-02 String(describing: self) in a static initialiser is the same for two classes; the class's name is not")
    func identifiers() {
        final class Wrong: NSObject {
            static let identifier = String(describing: self)
        }
        final class AlsoWrong: NSObject {
            static let identifier = String(describing: self)
        }
        #expect(Wrong.identifier == AlsoWrong.identifier)
        #expect(String(describing: Wrong.self) != String(describing: AlsoWrong.self))
        _ = stage
        final class First: UITableViewCell {}
        final class Second: UITableViewCell {}
        let table = UITableView()
        for type in [First.self, Second.self] as [UITableViewCell.Type] {
            table.register(type, forCellReuseIdentifier: Wrong.identifier)
        }
        #expect(table.dequeueReusableCell(withIdentifier: Wrong.identifier) is Second)
        table.register(First.self, forCellReuseIdentifier: String(describing: First.self))
        #expect(table.dequeueReusableCell(withIdentifier: String(describing: First.self)) is First)
    }

    @Test("TV-05 A label tied to the middle alone leaves rows at 44; tied above and below they grow")
    func middle() throws {
        let controller = UsersController()
        UserCell.isTied = false
        stage.diagnostics.mode = .collect
        show(controller)
        #expect(controller.tableView.visibleCells.map(\.frame.height) == [44, 44])
        UserCell.isTied = true
        defer { UserCell.isTied = false }
        let tied = UsersController()
        show(tied)
        let heights = tied.tableView.visibleCells.map(\.frame.height)
        let label = try #require(tied.tableView.visibleCells.last as? UserCell).nameLabel
        #expect(heights[1] > 100 && heights[0] < 50)
        // The middle makes the room below as large as that above.
        #expect(abs(heights[1] - label.frame.height - 24) < 0.34)
    }

    @Test("TV-08 A provider that works on images for every row does so for 100 of 100; one that has them, for none")
    func provider() {
        final class Provider: NSObject, UITableViewDataSource {
            let isCached: Bool
            private(set) var processed = 0
            private var images: [Int: UIImage] = [:]

            init(isCached: Bool) {
                self.isCached = isCached
                super.init()
                if isCached { for row in 0..<100 { images[row] = UIImage() } }
            }

            private func process(_ row: Int) -> UIImage {
                processed += 1
                return UIImage()
            }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell =
                    tableView.dequeueReusableCell(withIdentifier: "row")
                    ?? UITableViewCell(style: .default, reuseIdentifier: "row")
                cell.imageView?.image = images[indexPath.row] ?? process(indexPath.row)
                return cell
            }
        }
        for (isCached, count) in [(true, 0), (false, 100)] {
            let provider = Provider(isCached: isCached)
            let table = UITableView(frame: stage.window.bounds)
            table.rowHeight = 44
            table.dataSource = provider
            stage.window.addSubview(table)
            while table.contentOffset.y < 4400 - table.bounds.height {
                table.contentOffset.y += 22
                stage.runTurn()
            }
            #expect(provider.processed == count)
            table.removeFromSuperview()
        }
    }

    @Test("TV-10 A cell that is used again cancels, clears and resets before it is configured")
    func reuse() throws {
        let controller = UsersController()
        controller.users = (0..<60).map { User(name: "User \($0)") }
        UserCell.isTied = false
        stage.diagnostics.mode = .collect
        show(controller)
        let table = controller.tableView
        let cell = try #require(table.visibleCells.first as? UserCell)
        #expect(cell.nameLabel.text == "User 0" && cell.reuses == 0)
        cell.isExpanded = true
        cell.imageView?.image = UIImage()
        let task = Task { @MainActor in await Task.yield() }
        cell.task = task
        while cell.reuses == 0, table.contentOffset.y < 1000 {
            table.contentOffset.y += 22
            stage.runTurn()
        }
        #expect(cell.reuses == 1 && task.isCancelled && !cell.isExpanded && cell.imageView?.image == nil)
        let row = try #require(table.indexPath(for: cell)).row
        #expect(cell.nameLabel.text == "User \(row)" && row > 0)
    }

    @Test("TV-20 A cell made in code: configure sets its text, prepareForReuse takes it away")
    func cellInCode() {
        _ = stage
        UserCell.isTied = false
        let cell = UserCell(style: .default, reuseIdentifier: UserCell.identifier)
        #expect(cell.reuseIdentifier == "UserCell" && cell.contentView.subviews == [cell.nameLabel])
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        cell.configure(with: User(name: "Ann"))
        cell.layoutIfNeeded()
        #expect(cell.nameLabel.text == "Ann" && cell.nameLabel.frame.minX == 16 && cell.nameLabel.frame.maxX == 304)
        cell.prepareForReuse()
        #expect(cell.nameLabel.text == nil)
    }

    @Test("TV-11 imageView of a cell is optional: without ? its image cannot be set; a property of one's own can")
    func optionalImage() async throws {
        let problems = try await Snippet.problems([
            Snippet(
                """
                import UIKit
                final class PhotoCell: UITableViewCell {
                    let photoView = UIImageView()
                    override func prepareForReuse() {
                        super.prepareForReuse()
                        imageView.image = nil  // error: value of optional type 'UIImageView?' must be unwrapped
                        imageView?.image = nil
                        photoView.image = nil
                    }
                }
                """)
        ])
        #expect(problems.isEmpty)
    }

    @Test("TV-16 A table that is made when it is asked for is made once, and is set up in viewDidLoad")
    func lazily() throws {
        _ = stage
        let controller = UsersController()
        #expect(controller.made == 0)
        controller.loadViewIfNeeded()
        let table = controller.tableView
        #expect(controller.made == 1 && table === controller.tableView && table.style == .plain)
        #expect(table.delegate === controller && table.dataSource === controller)
        #expect(table.rowHeight == UITableView.automaticDimension && table.estimatedRowHeight == 80)
        #expect(table.dequeueReusableCell(withIdentifier: UserCell.identifier) is UserCell)
    }

    @Test("LIFE-09 A table's constraints can be made in viewDidLoad: its frame is right after layout")
    func constraintsInViewDidLoad() {
        let controller = UsersController()
        stage.diagnostics.mode = .collect
        show(controller)
        #expect(controller.tableView.frame == CGRect(x: 0, y: 47, width: 390, height: 797))
    }

    @Test("LIFE-20 In viewIsAppearing geometry is right: the selected row stands in the middle of the first frame")
    func isAppearing() throws {
        final class Controller: UIViewController, UITableViewDataSource {
            let table = UITableView()
            let gradient = CAGradientLayer()
            var selected: IndexPath? = IndexPath(row: 40, section: 0)
            private(set) var sizeClass = UIUserInterfaceSizeClass.unspecified

            override func viewDidLoad() {
                super.viewDidLoad()
                table.rowHeight = 44
                table.dataSource = self
                table.frame = view.bounds
                table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                view.addSubview(table)
                view.layer.addSublayer(gradient)
            }
            override func viewIsAppearing(_ animated: Bool) {
                super.viewIsAppearing(animated)
                gradient.frame = view.bounds
                sizeClass = traitCollection.horizontalSizeClass
                if let selected { table.scrollToRow(at: selected, at: .middle, animated: false) }
            }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }
        }
        let controller = Controller()
        show(controller)
        #expect(controller.gradient.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
        #expect(controller.sizeClass == .compact)
        let row = controller.table.rectForRow(at: IndexPath(row: 40, section: 0))
        let insets = controller.table.adjustedContentInset
        let middle = (insets.top + 844 - insets.bottom) / 2
        #expect(abs(row.midY - controller.table.contentOffset.y - middle) < 0.5)
    }

    @Test("DYN-04 Titles in the style headline are semibold at the size of body, and follow the user's size")
    func headline() throws {
        let controller = UsersController()
        stage.diagnostics.mode = .collect
        show(controller)
        let cell = try #require(controller.tableView.visibleCells.first as? UserCell)
        #expect(cell.nameLabel.font.pointSize == 17)
        #expect(cell.nameLabel.font.fontDescriptor.symbolicTraits.contains(.traitBold))
        let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityMedium)
        let font = UIFont.preferredFont(forTextStyle: .headline, compatibleWith: traits)
        #expect(font.pointSize == UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize)
        #expect(font.pointSize == 28)
    }

    // MARK: What scrolling costs

    @Test("CORNER-05 Eight avatars clipped round before a background cost eight passes in every frame of a scroll")
    func roundAvatars() {
        final class Avatars: NSObject, UITableViewDataSource {
            let isClipped: Bool
            private static let picture = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { context in
                UIColor.blue.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
            }
            private static let rounded = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { context in
                UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 40, height: 40)).addClip()
                picture.draw(at: .zero)
            }

            init(isClipped: Bool) { self.isClipped = isClipped }

            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 200 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                tableView.dequeueReusableCell(withIdentifier: "avatar") ?? makeCell()
            }
            private func makeCell() -> UITableViewCell {
                let cell = UITableViewCell(style: .default, reuseIdentifier: "avatar")
                let avatar = UIImageView(image: isClipped ? Self.picture : Self.rounded)
                avatar.frame = CGRect(x: 16, y: 10, width: 40, height: 40)
                if isClipped {
                    avatar.backgroundColor = .systemGray5
                    avatar.layer.cornerRadius = 20
                    avatar.clipsToBounds = true
                }
                cell.contentView.addSubview(avatar)
                return cell
            }
        }
        for (isClipped, count) in [(true, 8), (false, 0)] {
            let source = Avatars(isClipped: isClipped)
            let table = UITableView(frame: CGRect(x: 0, y: 100, width: 390, height: 480))
            table.showsVerticalScrollIndicator = false
            table.rowHeight = 60
            table.dataSource = source
            stage.window.addSubview(table)
            for frame in 0..<30 {
                table.contentOffset.y = CGFloat(frame) * 60
                #expect(stage.render().statistics.offscreenPasses.count == count)
            }
            table.removeFromSuperview()
        }
    }

    /// A cell that lays itself out in two ways: constraints are switched, or made anew.
    private final class SwitchingCell: UITableViewCell {
        let box = UIView()
        var churns = false
        private lazy var wide = [
            box.widthAnchor.constraint(equalToConstant: 200), box.heightAnchor.constraint(equalToConstant: 40),
        ]
        private lazy var narrow = [
            box.widthAnchor.constraint(equalToConstant: 100), box.heightAnchor.constraint(equalToConstant: 20),
        ]
        private var churned: [NSLayoutConstraint] = []
        private(set) var created = 0

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            box.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(box)
            box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 2).isActive = true
            box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor).isActive = true
            created += 2 + wide.count + narrow.count
        }

        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

        func configure(isWide: Bool) {
            guard churns else {
                NSLayoutConstraint.deactivate(isWide ? narrow : wide)
                NSLayoutConstraint.activate(isWide ? wide : narrow)
                return
            }
            NSLayoutConstraint.deactivate(churned)
            churned = [
                box.widthAnchor.constraint(equalToConstant: isWide ? 200 : 100),
                box.heightAnchor.constraint(equalToConstant: isWide ? 40 : 20),
            ]
            created += churned.count
            NSLayoutConstraint.activate(churned)
        }
    }

    @Test("AL-24 A cell that switches its constraints makes none later; one that makes them anew gets the same frames")
    func switching() {
        var frames: [[CGRect]] = []
        for churns in [false, true] {
            let cell = SwitchingCell(style: .default, reuseIdentifier: nil)
            cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
            cell.churns = churns
            stage.window.addSubview(cell)
            let start = cell.created
            var seen: [CGRect] = []
            for turn in 0..<50 {
                cell.configure(isWide: turn.isMultiple(of: 2))
                stage.runTurn()
                seen.append(cell.box.frame)
            }
            #expect(cell.created - start == (churns ? 50 * 2 : 0))
            frames.append(seen)
            cell.removeFromSuperview()
        }
        #expect(frames[0] == frames[1] && frames[0][0].size == CGSize(width: 200, height: 40))
    }
}
