/// The groups of a module, which use each other in one order, but for what Apple's signatures ask.
struct GroupRules {
    /// A name that files of lower groups may use.
    struct Exception {
        let name: String
        /// The files, by their names.
        let files: Set<String>
        let reason: String
    }

    /// The lowest first.
    let groups: [String]
    let exceptions: [Exception]

    func problems(of module: SourceModule) -> [String] {
        let upwards = module.uses(depth: 1).filter(isUpwards)
        let wrong = upwards.filter { use in !exceptions.contains { covers($0, use) } }
        let stale = exceptions.flatMap { exception in
            exception.files.sorted().filter { file in
                !upwards.contains { $0.name == exception.name && fileName($0) == file }
            }.map { "\($0) does not use \(exception.name) any more: take it off the list" }
        }
        return wrong.map { "\($0.user) stands below \($0.home): \($0)" } + stale
    }

    /// Files of no group use what they like, as they only hand it on.
    private func isUpwards(_ use: RoomUse) -> Bool {
        guard let user = groups.firstIndex(of: use.user) else { return !use.user.isEmpty }
        return (groups.firstIndex(of: use.home) ?? groups.count) > user
    }

    private func covers(_ exception: Exception, _ use: RoomUse) -> Bool {
        use.name == exception.name && exception.files.contains(fileName(use))
    }

    private func fileName(_ use: RoomUse) -> String { use.file.split(separator: "/").last.map(String.init) ?? use.file }
}
