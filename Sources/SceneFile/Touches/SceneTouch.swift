import Offstage
import UIKit
import YAMLTree

/// Something that fingers, a pointer or a key do at a time.
struct SceneTouch {
    let time: Double
    /// `tap`, `drag`, `down`, `key` and so on.
    let verb: String
    /// The verb's own keys.
    let record: SceneRecord
    /// Where it begins; nil for what has no place.
    let spot: SceneSpot?
    /// Where it goes; nil for what goes nowhere, or is told how far.
    let destination: SceneSpot?
    let taker: Taker?

    /// Who has to take the first finger.
    enum Taker {
        case view(String)
        case nobody
    }

    var mark: YAMLMark { record.keyMark(of: verb) }
}

/// A place of the file.
struct SceneSpot {
    enum Place {
        case center
        case point(CGPoint)
        case unit(CGPoint)
    }

    /// The view's id; nil for a point of the screen.
    let id: String?
    let place: Place
}
