import CEmbedded
import TextFormatting

/// The page of `offstage watch`: pictures that follow their files. It asks the server that it came from, and no other.
package struct WatchPage {
    package static var html: [UInt8] {
        Page(
            title: "Watching – Offstage", styles: [.watchStyles], scripts: [.watchScript],
            talksToItsServer: true
        ).html
    }

    /// The state of things as the page's script reads it.
    package static func state(revision: Int, scenes: [Scene]) -> [UInt8] {
        var bytes: [UInt8] = []
        PageText.append(
            .object([("revision", .integer(revision)), ("scenes", .array(scenes.map(\.json)))]), to: &bytes)
        return bytes
    }

    /// One scene as it stands.
    package struct Scene: Sendable {
        package var name: String
        /// Where its pictures come from, the last good ones.
        package var pictures: [(name: String, address: String, passes: Int)]
        /// Whether the pictures are those of an earlier text, as the one of now gives none.
        package var isOld: Bool
        /// What is wrong with the file now, or with what it draws.
        package var errors: [String]

        package init(
            name: String, pictures: [(name: String, address: String, passes: Int)], isOld: Bool, errors: [String]
        ) {
            self.name = name
            self.pictures = pictures
            self.isOld = isOld
            self.errors = errors
        }

        fileprivate var json: JSONValue {
            .object([
                ("name", .string(name)), ("isOld", .bool(isOld)), ("errors", .array(errors.map { .string($0) })),
                (
                    "pictures",
                    .array(
                        pictures.map {
                            .object([
                                ("name", .string($0.name)), ("address", .string($0.address)),
                                ("passes", .integer($0.passes)),
                            ])
                        })
                ),
            ])
        }
    }
}
