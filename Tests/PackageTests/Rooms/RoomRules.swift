/// The order of a module's rooms: a room may use those before it. What goes against that is counted.
struct RoomOrder {
    /// A level of the module: rooms that are one folder, or a folder of such folders.
    struct Group {
        /// Empty where the rooms lie at the module's top.
        let name: String
        /// The lowest first. Rooms that have no file yet hold their place.
        let rooms: [String]
    }

    let module: String
    /// The lowest first.
    let groups: [Group]
    /// How many of a hundred uses may go against the order.
    let allowed: Double
    /// How many rooms may use each other round about; nil: nobody counts them.
    var largestCircle: Int?

    init(_ module: String, _ groups: [Group], allowed: Double, largestCircle: Int? = nil) {
        self.module = module
        self.groups = groups
        self.allowed = allowed
        self.largestCircle = largestCircle
    }

    /// Rooms at the top of a module, in one list.
    init(_ module: String, _ rooms: [String], allowed: Double, largestCircle: Int? = nil) {
        self.init(module, [Group(name: "", rooms: rooms)], allowed: allowed, largestCircle: largestCircle)
    }

    /// Levels of folders that make a room.
    var depth: Int { groups.contains { $0.name.isEmpty } ? 1 : 2 }

    /// The rooms by their paths, the lowest first.
    var rooms: [String] {
        groups.flatMap { group in group.rooms.map { group.name.isEmpty ? $0 : "\(group.name)/\($0)" } }
    }
}

/// What is wrong with a module's rooms by their order.
struct RoomRules {
    let order: RoomOrder
    let files: [SourceFile]
    /// What the module's files use of other rooms; those beside the folders only hand on.
    let uses: [RoomUse]

    init(_ order: RoomOrder, _ module: SourceModule) {
        self.order = order
        files = module.files
        uses = module.uses(depth: order.depth).filter { !$0.user.isEmpty }
    }

    func problems() -> [String] { unlisted() + missing() + tooMany() + tooRound() }

    /// Uses of rooms that stand behind the user's.
    var against: [RoomUse] {
        let places = Dictionary(uniqueKeysWithValues: order.rooms.enumerated().map { ($0.element, $0.offset) })
        return uses.filter { use in
            guard let user = places[use.user], let home = places[use.home] else { return false }
            return home > user
        }
    }

    private var existing: Set<String> { Set(files.map { $0.room(depth: order.depth) }.filter { !$0.isEmpty }) }

    private func unlisted() -> [String] {
        existing.subtracting(order.rooms).sorted().map {
            "\(order.module)/\($0) stands in no order: say what it may use"
        }
    }

    private func missing() -> [String] {
        order.rooms.filter { !existing.contains($0) }.map {
            "\(order.module)/\($0) has a place in the order and no file"
        }
    }

    private func tooMany() -> [String] {
        let against = against
        let share = uses.isEmpty ? 0 : Double(against.count) / Double(uses.count) * 100
        guard share > order.allowed else { return [] }
        let lines = against.map { "  \($0)" }.joined(separator: "\n")
        return [
            "\(order.module): \(against.count) of \(uses.count) uses go against the order of its rooms, "
                + "\(Self.text(share)) of a hundred; \(Self.text(order.allowed)) may:\n\(lines)"
        ]
    }

    private func tooRound() -> [String] {
        guard let limit = order.largestCircle else { return [] }
        return RoomCircles(uses).found.filter { $0.count > limit }.map {
            "\(order.module): \($0.count) rooms use each other round about, \(limit) may: \($0.joined(separator: ", "))"
        }
    }

    /// Two digits behind the point.
    private static func text(_ share: Double) -> String { String((share * 100).rounded() / 100) }
}
