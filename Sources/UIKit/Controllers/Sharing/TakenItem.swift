import Foundation

/// Something that is shared, as it is handed to an activity.
struct TakenItem {
    let value: Any
    /// What kind of bytes a source says it is; nil for what is no bytes.
    var dataType: String?
}
