// SPDX-License-Identifier: Apache-2.0

// The interfaces of AT-SPI 2, as its protocol's description files have them
// (https://gitlab.gnome.org/GNOME/at-spi2-core, xml/).
extension BusInterface {
    static let accessible = BusInterface(
        "org.a11y.atspi.Accessible",
        methods: """
            GetChildAtIndex: i > (so)
            GetChildren: > a(so)
            GetIndexInParent: > i
            GetRelationSet: > a(ua(so))
            GetRole: > u
            GetRoleName: > s
            GetLocalizedRoleName: > s
            GetState: > au
            GetAttributes: > a{ss}
            GetApplication: > (so)
            GetInterfaces: > as
            """,
        properties: """
            Name: s
            Description: s
            Parent: (so)
            ChildCount: i
            Locale: s
            AccessibleId: s
            """
    )

    static let application = BusInterface(
        "org.a11y.atspi.Application",
        methods: """
            GetLocale: u > s
            GetApplicationBusAddress: > s
            """,
        properties: """
            ToolkitName: s
            Version: s
            AtspiVersion: s
            Id: i!
            """
    )

    static let action = BusInterface(
        "org.a11y.atspi.Action",
        methods: """
            GetDescription: i > s
            GetName: i > s
            GetLocalizedName: i > s
            GetKeyBinding: i > s
            GetActions: > a(sss)
            DoAction: i > b
            """,
        properties: "NActions: i"
    )

    static let component = BusInterface(
        "org.a11y.atspi.Component",
        methods: """
            Contains: iiu > b
            GetAccessibleAtPoint: iiu > (so)
            GetExtents: u > (iiii)
            GetPosition: u > ii
            GetSize: > ii
            GetLayer: > u
            GetMDIZOrder: > n
            GrabFocus: > b
            GetAlpha: > d
            SetExtents: iiiiu > b
            SetPosition: iiu > b
            SetSize: ii > b
            ScrollTo: u > b
            ScrollToPoint: uii > b
            """
    )

    static let text = BusInterface(
        "org.a11y.atspi.Text",
        methods: """
            GetStringAtOffset: iu > sii
            GetText: ii > s
            SetCaretOffset: i > b
            GetTextBeforeOffset: iu > sii
            GetTextAtOffset: iu > sii
            GetTextAfterOffset: iu > sii
            GetCharacterAtOffset: i > i
            GetAttributeValue: is > s
            GetAttributes: i > a{ss}ii
            GetDefaultAttributes: > a{ss}
            GetCharacterExtents: iu > iiii
            GetOffsetAtPoint: iiu > i
            GetNSelections: > i
            GetSelection: i > ii
            AddSelection: ii > b
            RemoveSelection: i > b
            SetSelection: iii > b
            GetRangeExtents: iiu > iiii
            GetBoundedRanges: iiiiuuu > a(iisv)
            GetAttributeRun: ib > a{ss}ii
            GetDefaultAttributeSet: > a{ss}
            ScrollSubstringTo: iiu > b
            ScrollSubstringToPoint: iiuii > b
            """,
        properties: """
            CharacterCount: i
            CaretOffset: i
            """
    )

    static let editableText = BusInterface(
        "org.a11y.atspi.EditableText",
        methods: """
            SetTextContents: s > b
            InsertText: isi > b
            CopyText: ii >
            CutText: ii > b
            DeleteText: ii > b
            PasteText: i > b
            """
    )

    static let value = BusInterface(
        "org.a11y.atspi.Value",
        methods: "",
        properties: """
            MinimumValue: d
            MaximumValue: d
            MinimumIncrement: d
            CurrentValue: d!
            Text: s
            """
    )

    static let selection = BusInterface(
        "org.a11y.atspi.Selection",
        methods: """
            GetSelectedChild: i > (so)
            SelectChild: i > b
            DeselectSelectedChild: i > b
            IsChildSelected: i > b
            SelectAll: > b
            ClearSelection: > b
            DeselectChild: i > b
            """,
        properties: "NSelectedChildren: i"
    )

    static let table = BusInterface(
        "org.a11y.atspi.Table",
        methods: """
            GetAccessibleAt: ii > (so)
            GetIndexAt: ii > i
            GetRowAtIndex: i > i
            GetColumnAtIndex: i > i
            GetRowDescription: i > s
            GetColumnDescription: i > s
            GetRowExtentAt: ii > i
            GetColumnExtentAt: ii > i
            GetRowHeader: i > (so)
            GetColumnHeader: i > (so)
            GetSelectedRows: > ai
            GetSelectedColumns: > ai
            IsRowSelected: i > b
            IsColumnSelected: i > b
            IsSelected: ii > b
            AddRowSelection: i > b
            AddColumnSelection: i > b
            RemoveRowSelection: i > b
            RemoveColumnSelection: i > b
            GetRowColumnExtentsAtIndex: i > biiiib
            """,
        properties: """
            NRows: i
            NColumns: i
            Caption: (so)
            Summary: (so)
            NSelectedRows: i
            NSelectedColumns: i
            """
    )

    static let tableCell = BusInterface(
        "org.a11y.atspi.TableCell",
        methods: """
            GetRowColumnSpan: > iiii
            GetColumnHeaderCells: > a(so)
            GetRowHeaderCells: > a(so)
            """,
        properties: """
            ColumnSpan: i
            Position: (ii)
            RowSpan: i
            Table: (so)
            """
    )

    static let image = BusInterface(
        "org.a11y.atspi.Image",
        methods: """
            GetImageExtents: u > (iiii)
            GetImagePosition: u > ii
            GetImageSize: > ii
            """,
        properties: """
            ImageDescription: s
            ImageLocale: s
            """
    )

    static let cache = BusInterface(
        "org.a11y.atspi.Cache",
        methods: "GetItems: > a((so)(so)(so)iiassusau)"
    )

    static let properties = BusInterface(
        "org.freedesktop.DBus.Properties",
        methods: """
            Get: ss > v
            GetAll: s > a{sv}
            Set: ssv >
            """
    )

    static let introspectable = BusInterface(
        "org.freedesktop.DBus.Introspectable",
        methods: "Introspect: > s"
    )

    /// The interfaces of elements by their names.
    static let ofElements: [String: BusInterface] = Dictionary(
        uniqueKeysWithValues: [
            accessible, application, action, component, text, editableText, value, selection, table,
            tableCell, image, properties, introspectable,
        ]
        .map { ($0.name, $0) }
    )
}
