/// What a text means: for a keyboard that offers to fill it in. The names are those of the web's forms (assumed).
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// A meaning by its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A whole name.
    public static let name = UITextContentType(rawValue: "name")
    /// A title before a name.
    public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
    /// A first name.
    public static let givenName = UITextContentType(rawValue: "given-name")
    /// A middle name.
    public static let middleName = UITextContentType(rawValue: "additional-name")
    /// A family name.
    public static let familyName = UITextContentType(rawValue: "family-name")
    /// What follows a name.
    public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
    /// A nickname.
    public static let nickname = UITextContentType(rawValue: "nickname")
    /// A job.
    public static let jobTitle = UITextContentType(rawValue: "organization-title")
    /// A company.
    public static let organizationName = UITextContentType(rawValue: "organization")
    /// A place.
    public static let location = UITextContentType(rawValue: "location")
    /// A whole address.
    public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
    /// The first line of an address.
    public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
    /// The second line of an address.
    public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
    /// A city.
    public static let addressCity = UITextContentType(rawValue: "address-level2")
    /// A state.
    public static let addressState = UITextContentType(rawValue: "address-level1")
    /// A city with its state.
    public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
    /// A part of a city.
    public static let sublocality = UITextContentType(rawValue: "address-level3")
    /// A country.
    public static let countryName = UITextContentType(rawValue: "country-name")
    /// A postal code.
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    /// A telephone number.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    /// An address of electronic mail.
    public static let emailAddress = UITextContentType(rawValue: "email")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// An address of the web.
    public static let URL = UITextContentType(rawValue: "url")
    /// The number of a credit card.
    public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
    /// When a credit card ends.
    public static let creditCardExpiration = UITextContentType(rawValue: "cc-exp")
    /// The month in which a credit card ends.
    public static let creditCardExpirationMonth = UITextContentType(rawValue: "cc-exp-month")
    /// The year in which a credit card ends.
    public static let creditCardExpirationYear = UITextContentType(rawValue: "cc-exp-year")
    /// The code of a credit card.
    public static let creditCardSecurityCode = UITextContentType(rawValue: "cc-csc")
    /// The kind of a credit card.
    public static let creditCardType = UITextContentType(rawValue: "cc-type")
    /// The name on a credit card.
    public static let creditCardName = UITextContentType(rawValue: "cc-name")
    /// The first name on a credit card.
    public static let creditCardGivenName = UITextContentType(rawValue: "cc-given-name")
    /// The middle name on a credit card.
    public static let creditCardMiddleName = UITextContentType(rawValue: "cc-additional-name")
    /// The family name on a credit card.
    public static let creditCardFamilyName = UITextContentType(rawValue: "cc-family-name")
    /// The name of an account.
    public static let username = UITextContentType(rawValue: "username")
    /// The password of an account.
    public static let password = UITextContentType(rawValue: "password")
    /// A password to be.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// A code for once.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    /// A date of birth.
    public static let birthdate = UITextContentType(rawValue: "bday")
    /// The day of a birth.
    public static let birthdateDay = UITextContentType(rawValue: "bday-day")
    /// The month of a birth.
    public static let birthdateMonth = UITextContentType(rawValue: "bday-month")
    /// The year of a birth.
    public static let birthdateYear = UITextContentType(rawValue: "bday-year")
    /// The number of a parcel.
    public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
    /// The number of a flight.
    public static let flightNumber = UITextContentType(rawValue: "flight-number")
    /// A date and a time.
    public static let dateTime = UITextContentType(rawValue: "date-time")
    /// The number of an electronic SIM.
    public static let cellularEID = UITextContentType(rawValue: "cellular-eid")
    /// The number of a telephone itself.
    public static let cellularIMEI = UITextContentType(rawValue: "cellular-imei")
}

extension UITextContentType {
    /// All meanings by the names of their properties.
    package static let named: [(name: String, type: UITextContentType)] = [
        ("name", .name),
        ("namePrefix", .namePrefix),
        ("givenName", .givenName),
        ("middleName", .middleName),
        ("familyName", .familyName),
        ("nameSuffix", .nameSuffix),
        ("nickname", .nickname),
        ("jobTitle", .jobTitle),
        ("organizationName", .organizationName),
        ("location", .location),
        ("fullStreetAddress", .fullStreetAddress),
        ("streetAddressLine1", .streetAddressLine1),
        ("streetAddressLine2", .streetAddressLine2),
        ("addressCity", .addressCity),
        ("addressState", .addressState),
        ("addressCityAndState", .addressCityAndState),
        ("sublocality", .sublocality),
        ("countryName", .countryName),
        ("postalCode", .postalCode),
        ("telephoneNumber", .telephoneNumber),
        ("emailAddress", .emailAddress),
        ("URL", .URL),
        ("creditCardNumber", .creditCardNumber),
        ("creditCardExpiration", .creditCardExpiration),
        ("creditCardExpirationMonth", .creditCardExpirationMonth),
        ("creditCardExpirationYear", .creditCardExpirationYear),
        ("creditCardSecurityCode", .creditCardSecurityCode),
        ("creditCardType", .creditCardType),
        ("creditCardName", .creditCardName),
        ("creditCardGivenName", .creditCardGivenName),
        ("creditCardMiddleName", .creditCardMiddleName),
        ("creditCardFamilyName", .creditCardFamilyName),
        ("username", .username),
        ("password", .password),
        ("newPassword", .newPassword),
        ("oneTimeCode", .oneTimeCode),
        ("birthdate", .birthdate),
        ("birthdateDay", .birthdateDay),
        ("birthdateMonth", .birthdateMonth),
        ("birthdateYear", .birthdateYear),
        ("shipmentTrackingNumber", .shipmentTrackingNumber),
        ("flightNumber", .flightNumber),
        ("dateTime", .dateTime),
        ("cellularEID", .cellularEID),
        ("cellularIMEI", .cellularIMEI),
    ]
}
