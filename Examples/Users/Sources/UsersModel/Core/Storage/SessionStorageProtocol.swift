/// Where the account is kept between two launches.
public protocol SessionStorageProtocol: AnyObject {
    var account: User? { get set }
}
