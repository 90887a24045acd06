/// In which order accessories stand, from the leading side on.
@MainActor
struct AccessoryOrder {
    private(set) var leading: [UICellAccessory] = []
    private(set) var trailing: [UICellAccessory] = []

    /// - Parameter isHeader: Whether the cell is a section's header.
    init(_ all: [UICellAccessory], isHeader: Bool) {
        let ranked = all.compactMap { accessory in Self.rank(of: accessory, isHeader).map { ($0, accessory) } }
        let sorted = ranked.sorted { $0.0 < $1.0 }
        leading = sorted.filter { $0.0 < Self.content }.map(\.1)
        trailing = sorted.filter { $0.0 > Self.content }.map(\.1)
        for accessory in all {
            guard case .custom(let configuration) = accessory.extra else { continue }
            switch configuration.placement {
            case .leading(_, let position): Self.insert(accessory, into: &leading, position)
            case .trailing(_, let position): Self.insert(accessory, into: &trailing, position)
            }
        }
    }

    private static func insert(
        _ accessory: UICellAccessory, into all: inout [UICellAccessory], _ position: UICellAccessory.Placement.Position
    ) {
        all.insert(accessory, at: max(0, min(all.count, position(all))))
    }

    /// Between what stands before and behind the content.
    private static let content = 10

    /// The places of detail buttons and of menus are assumed.
    private static func rank(of accessory: UICellAccessory, _ isHeader: Bool) -> Int? {
        switch accessory.accessoryType {
        case .delete: 0
        case .insert: 1
        case .multiselect: 2
        case .outlineDisclosure: accessory.togglesByCell(isHeader) ? 15 : 3
        case .popUpMenu: 11
        case .label: 12
        case .checkmark: 13
        case .detail: 14
        case .disclosureIndicator: 16
        case .reorder: 17
        case .customView: nil
        }
    }
}

extension UICellAccessory {
    /// Whether a tap anywhere on the cell opens and closes the branch.
    func togglesByCell(_ isHeader: Bool) -> Bool {
        guard case .outline(let style) = extra else { return false }
        return style == .header || style == .automatic && isHeader
    }
}
