import Combine

/// What each screen that loads something follows.
@MainActor
public protocol LoadingViewModelProtocol: AnyObject {
    var isLoadingPublisher: AnyPublisher<Bool, Never> { get }
    var errorPublisher: AnyPublisher<Error, Never> { get }
}
