import Foundation

/// Where the person who holds a device lives: what words, numbers and dates follow unless a control has its own.
@MainActor
package final class SceneRegion: SceneStore {
    package var locale = Locale(identifier: "en_US")
    package var timeZone = TimeZone(identifier: "GMT") ?? .gmt
    /// The calendar without the locale and the time zone.
    package var calendarIdentifier = Calendar.Identifier.gregorian

    package init(of host: SceneHost) {}

    /// The calendar in the region's locale and time zone.
    package var calendar: Calendar {
        var calendar = Calendar(identifier: calendarIdentifier)
        calendar.locale = locale
        calendar.timeZone = timeZone
        return calendar
    }
}

extension SceneHost {
    /// What words and dates on the scene follow.
    package var region: SceneRegion { self[SceneRegion.self] }
}
