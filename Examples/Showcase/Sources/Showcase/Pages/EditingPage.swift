// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Text fields, a text view, a search bar, and a table that is searched: to type, select, copy and
/// scroll in.
final class EditingPage: CardsPage {
    private(set) lazy var fields = FieldsView()
    private(set) lazy var note = NoteView()
    private(set) lazy var cities = UINavigationController(rootViewController: CityList())

    override func makeCards() -> [Card] {
        addChild(cities)
        cities.view.layer.cornerRadius = 8
        cities.view.clipsToBounds = true
        return [
            Card("Fields of every kind", fields),
            Card("Text of many lines", note),
            Card("A list that is searched", cities.view),
        ]
    }
}

/// Fields with borders, buttons, bullets and tokens, each with a line that says what was told.
final class FieldsView: UIView, UITextFieldDelegate, UISearchBarDelegate {
    let name = UITextField()
    let password = UITextField()
    let amount = UITextField()
    let search = UISearchBar()
    let told = UILabel()
    private let column = UIStackView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        name.placeholder = "Name"
        name.textContentType = .name
        name.clearButtonMode = .whileEditing
        password.placeholder = "Password"
        password.isSecureTextEntry = true
        amount.placeholder = "Amount"
        amount.keyboardType = .decimalPad
        amount.textAlignment = .right
        let sign = UILabel()
        sign.text = " \u{20AC} "
        sign.textColor = .secondaryLabel
        sign.sizeToFit()
        amount.leftView = sign
        amount.leftViewMode = .always
        for field in [name, password, amount] {
            field.borderStyle = .roundedRect
            field.delegate = self
            column.addArrangedSubview(field)
        }
        search.searchBarStyle = .minimal
        search.placeholder = "Search"
        search.showsScopeBar = true
        search.scopeButtonTitles = ["All", "Photos", "Notes"]
        search.searchTextField.tokens = [UISearchToken(icon: nil, text: "Today")]
        search.delegate = self
        column.addArrangedSubview(search)
        told.textColor = .secondaryLabel
        told.font = .preferredFont(forTextStyle: .footnote)
        told.text = "Nothing typed yet"
        told.numberOfLines = 2
        column.addArrangedSubview(told)
        column.axis = .vertical
        column.spacing = 10
        addSubview(column)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = column.systemLayoutSizeFitting(bounds.size)
        column.frame = CGRect(x: 0, y: 0, width: bounds.width, height: size.height)
    }

    func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool {
        told.text =
            "\(textField.placeholder ?? ""): \(range.location), \(range.length), \"\(string)\""
        // Amounts are of digits.
        return textField !== amount || string.allSatisfy { $0.isNumber || $0 == "." }
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        let next = textField === name ? password : textField === password ? amount : nil
        if next?.becomeFirstResponder() == nil { textField.resignFirstResponder() }
        return true
    }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        told.text = "Search: \"\(searchText)\""
    }

    func searchBar(
        _ searchBar: UISearchBar,
        selectedScopeButtonIndexDidChange selectedScope: Int
    ) {
        told.text = "Scope: \(searchBar.scopeButtonTitles?[selectedScope] ?? "")"
    }
}

/// A text with styles and a link, and a line below that counts.
final class NoteView: UIView, UITextViewDelegate {
    let text = UITextView()
    let count = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        let title = UIFont.preferredFont(forTextStyle: .title2)
        let body = UIFont.preferredFont(forTextStyle: .body)
        let styled = NSMutableAttributedString(
            string: "Notes\n",
            attributes: [.font: title, .foregroundColor: UIColor.label]
        )
        let line =
            "Type here, select by mouse or by keys, copy, paste and undo. Caf\u{E9}, na\u{EF}ve "
            + "and \u{1F44B}\u{1F3FD} count as one letter each. "
        for index in 0..<4 {
            let color: UIColor = index % 2 == 0 ? .label : .secondaryLabel
            styled.append(
                NSAttributedString(
                    string: line + "\n",
                    attributes: [.font: body, .foregroundColor: color]
                )
            )
        }
        text.attributedText = styled
        text.backgroundColor = .secondarySystemBackground
        text.layer.cornerRadius = 8
        text.delegate = self
        text.isFindInteractionEnabled = true
        text.accessibilityIdentifier = "note"
        count.font = .preferredFont(forTextStyle: .footnote)
        count.textColor = .secondaryLabel
        addSubview(text)
        addSubview(count)
        textViewDidChange(text)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let low: CGFloat = 24
        text.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - low)
        count.frame = CGRect(x: 0, y: bounds.height - low, width: bounds.width, height: low)
    }

    func textViewDidChange(_ textView: UITextView) {
        count.text = "\(textView.text.count) letters"
    }
}

/// Cities in a diffable list, searched from the navigation bar.
final class CityList: UITableViewController, UISearchResultsUpdating {
    private static let cities = [
        "Amsterdam", "Athens", "Berlin", "Bern", "Brussels", "Bucharest", "Budapest",
        "Copenhagen", "Dublin", "Helsinki", "Kyiv", "Lisbon", "Ljubljana", "London", "Madrid",
        "Oslo", "Paris", "Prague", "Riga", "Rome", "Sofia", "Stockholm", "Tallinn", "Vienna",
        "Vilnius", "Warsaw", "Zagreb",
    ]

    private let search = UISearchController(searchResultsController: nil)
    private lazy var source = UITableViewDiffableDataSource<String, String>(
        tableView: tableView
    ) { table, path, city in
        let cell = table.dequeueReusableCell(withIdentifier: "city", for: path)
        var content = cell.defaultContentConfiguration()
        content.text = city
        cell.contentConfiguration = content
        return cell
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Cities"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "city")
        search.searchResultsUpdater = self
        search.obscuresBackgroundDuringPresentation = false
        search.searchBar.placeholder = "Cities"
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
        show("", animated: false)
    }

    func updateSearchResults(for searchController: UISearchController) {
        show(searchController.searchBar.text ?? "", animated: true)
    }

    private func show(_ term: String, animated: Bool) {
        let found = CityList.cities.filter {
            term.isEmpty || $0.range(of: term, options: .caseInsensitive) != nil
        }
        var snapshot = NSDiffableDataSourceSnapshot<String, String>()
        snapshot.appendSections(["cities"])
        snapshot.appendItems(found)
        source.apply(snapshot, animatingDifferences: animated)
    }
}
