import Testing

/// Rooms are the folders of a module. Their order is data: `RoomOrder`.
@Suite("Rooms")
struct RoomTests {
    @Test("Few uses go against the order of a module's rooms, and each room has a place", arguments: RoomOrder.all)
    func order(_ order: RoomOrder) throws {
        for problem in RoomRules(order, try SourceModule.named(order.module)).problems() { Issue.record("\(problem)") }
    }

    @Test("UIKit's rooms for lists use what their rows say")
    func lists() throws {
        for problem in ListRooms.uikit.problems(of: try SourceModule.named("UIKit")) { Issue.record("\(problem)") }
    }

    @Test("Each row of the rooms for lists has a place in the order, and names rooms that have one")
    func rows() {
        let rooms = Set(RoomOrder.uikit.rooms)
        for row in ListRooms.uikit.rows {
            #expect(rooms.contains("Lists/\(row.room)"))
            for other in row.neighbours { #expect(rooms.contains("Lists/\(other)"), "\(row.room)") }
            for other in row.views { #expect(rooms.contains("Views/\(other)"), "\(row.room)") }
        }
        #expect(rooms.count { $0.hasPrefix("Lists/") } == ListRooms.uikit.rows.count)
    }
}

extension RoomOrder: CustomTestStringConvertible {
    var testDescription: String { module }
}
