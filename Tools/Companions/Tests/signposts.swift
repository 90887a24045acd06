// Writes signposts of every kind; test-companions.sh looks at the lines.
import Foundation
import os

let log = OSLog(subsystem: "a.b", category: .pointsOfInterest)
let id = OSSignpostID(log: log)
os_signpost(.begin, log: log, name: "load", signpostID: id, "file %{public}@ %d", "x.png", 3)
// Another interval of the same name, within the first.
os_signpost(.begin, log: log, name: "load")
os_signpost(.end, log: log, name: "load")
usleep(20_000)
os_signpost(.end, log: log, name: "load", signpostID: id)
os_signpost(.event, log: log, name: "tap")
os_signpost(.end, log: log, name: "load", signpostID: id, "once more")
os_signpost(.event, log: log, name: "never", signpostID: .null)

let signposter = OSSignposter(subsystem: "c", category: "d")
let answer = signposter.withIntervalSignpost("work") { 42 }
let interval = signposter.beginInterval("draw", id: signposter.makeSignpostID(), "of \(answer)")
signposter.endInterval("draw", interval, "done")
signposter.emitEvent("step", "n \(7)")
OSSignposter.disabled.emitEvent("never")

let isTold = OSSignpostID(log: log, object: log) == OSSignpostID(log: log, object: log) && id != OSSignpostID(log: log)
print(isTold ? "identifiers are right" : "identifiers are wrong")
