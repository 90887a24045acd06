import Foundation
import UIKit

// What day it is on the device, and how it is written.
extension Stage {
    /// The date on the device: 2025-01-01 09:41:00 GMT at time 0, and it moves with the time. Setting it moves the start.
    ///
    /// Timers count by it. `Date()` in an app's code stays the machine's; a timer that is given a date near the machine's
    /// counts from there.
    public var date: Date {
        get { host.loop.date }
        set { host.loop.startDate = newValue.addingTimeInterval(-time) }
    }

    /// What words, numbers and dates follow. Default `en_US`.
    public var locale: Locale {
        get { host.region.locale }
        set { host.region.locale = newValue }
    }

    /// The time zone of dates. Default GMT.
    public var timeZone: TimeZone {
        get { host.region.timeZone }
        set { host.region.timeZone = newValue }
    }

    /// The calendar in the stage's locale and time zone. Default Gregorian.
    ///
    /// Setting it also takes over its locale, if it has one, and its time zone.
    public var calendar: Calendar {
        get { host.region.calendar }
        set {
            host.region.calendarIdentifier = newValue.identifier
            host.region.timeZone = newValue.timeZone
            if let locale = newValue.locale, !locale.identifier.isEmpty { host.region.locale = locale }
        }
    }
}
