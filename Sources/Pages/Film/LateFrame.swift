import Offstage
import RenderServer
import TextFormatting

/// A frame above the budget, and who adds most to its load.
struct LateFrame {
    /// How many shares are told.
    private static let most = 3

    private let number: Int
    private let shares: [(layer: Int, share: LoadShare)]

    /// - Parameters:
    ///   - number: the frame's, from 0.
    ///   - indices: the layers' numbers in the page by place.
    init(number: Int, _ snapshot: StageSnapshot, indices: [Int]) {
        self.number = number
        shares = snapshot.frame.loadShares.prefix(Self.most).map { share in
            (Self.place(of: share.layer, in: snapshot).map { indices[$0] } ?? -1, share)
        }
    }

    /// Shares name a layer by its id or index path, those of drawing with the class in front.
    private static func place(of name: String, in snapshot: StageSnapshot) -> Int? {
        let label = name.drop { $0 != ":" }.dropFirst()
        return snapshot.layers.firstIndex { $0.label == name || $0.path == name }
            ?? snapshot.layers.firstIndex { $0.label == label && name.hasPrefix($0.className) }
    }

    /// `[frame, [[layer, name, source, bytes]…]]`.
    var json: JSONValue {
        .array([
            .integer(number),
            .array(
                shares.map { layer, share in
                    .array([
                        .integer(layer), .string(share.layer), .string(share.source.rawValue), .integer(share.bytes),
                    ])
                }),
        ])
    }
}
