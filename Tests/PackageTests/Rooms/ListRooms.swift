/// What each room of `UIKit/Lists` may use of its neighbours and of `UIKit/Views`; of `Drawing` and `Core` each may all.
struct ListRooms {
    struct Row {
        let room: String
        /// Rooms of `Lists`.
        let neighbours: Set<String>
        /// Rooms of `Views`.
        let views: Set<String>

        init(room: String, _ neighbours: Set<String> = [], views: Set<String> = []) {
            self.room = room
            self.neighbours = neighbours
            self.views = views
        }
    }

    let rows: [Row]

    /// What files of `UIKit/Lists` use and may not.
    func problems(of module: SourceModule) -> [String] {
        let uses = module.uses(depth: 2).filter { group($0.user) == "Lists" }
        return uses.compactMap { use in
            guard let row = rows.first(where: { "Lists/\($0.room)" == use.user }) else {
                return "\(use.user) has no row: say what it may use"
            }
            return mayUse(use.home, row) ? nil : "\(use.user) may not use \(use.home): \(use)"
        }
    }

    private func mayUse(_ home: String, _ row: Row) -> Bool {
        let room = String(home.split(separator: "/").last ?? "")
        switch group(home) {
        case "Drawing", "Core": return true
        case "Views": return row.views.contains(room)
        case "Lists": return row.neighbours.contains(room)
        default: return false
        }
    }

    private func group(_ room: String) -> String { String(room.split(separator: "/").first ?? "") }
}
