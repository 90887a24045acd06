import UIKit

/// Calls that an expectation names: `chat viewWillAppear(true)`.
struct ExpectedCall {
    let controller: String
    let callback: ControllerCallback
    /// Nil: whatever it is called with.
    let argument: String?

    /// - Parameter text: An id and a method, its argument in brackets or left out with them.
    init?(_ text: String) {
        guard let space = text.firstIndex(of: " ") else { return nil }
        let call = text[text.index(after: space)...]
        let name = call.prefix { $0 != "(" }
        guard let callback = ControllerCallback(rawValue: String(name)) else { return nil }
        controller = String(text[..<space])
        self.callback = callback
        let rest = call.dropFirst(name.count)
        guard !rest.isEmpty else {
            argument = nil
            return
        }
        guard rest.hasSuffix(")") else { return nil }
        argument = String(rest.dropFirst().dropLast())
    }

    func fits(_ call: ControllerCallRecord) -> Bool {
        call.controller == controller && call.callback == callback && (argument ?? call.value) == call.value
    }

    var text: String { "\(controller) \(callback.rawValue)" + (argument.map { "(\($0))" } ?? "") }
}

extension ControllerCallRecord {
    var text: String { "\(controller) \(callback.rawValue)(\(value))" }
}

/// How far into the calls of controllers expectations have looked. All maps of one frame look at the same calls.
struct AskedCalls {
    /// The calls before belong to frames that asked earlier.
    private var start = 0
    private var end = 0
    private var time = -1.0

    /// The calls since a frame asked last.
    mutating func take(_ calls: [ControllerCallRecord], at time: Double) -> ArraySlice<ControllerCallRecord> {
        if time != self.time { start = end }
        self.time = time
        end = calls.count
        return calls[min(start, end)...]
    }
}
