import Foundation

extension Thread {
    /// A thread that would call the method of a selector.
    ///
    /// Methods of selectors run on the main thread alone here: that the message is not sent is told as a diagnostic, and the
    /// thread ends at once. `Thread(block:)` runs what it is given.
    public convenience init(target: Any, selector: Selector, object argument: Any?) {
        MainLoop.notVirtual(
            "Thread(target:selector:object:) with \(selector): methods of selectors run on the main thread, and the message is "
                + "not sent; Thread(block:) runs a block")
        self.init {}
    }
}
