// SPDX-License-Identifier: Apache-2.0

/// The names that Interface Builder uses, as they occur in 637 public files.
///
/// Written by Scripts/nib-names.
enum InterfaceBuilderNames {
    static let fileCount = 637

    static let table = """
        accessibility: @identifier @key @label isElement=bool traits=accessibilityTraits
        accessibilityTraits: @key @none @staticText
        action: @destination @eventType @id @selector
        activityIndicatorView: @animating @contentMode @hidden @hidesWhenStopped
          @horizontalHuggingPriority @id @opaque @style @translatesAutoresizingMaskIntoConstraints
          @verticalHuggingPriority color=color frame=rect
        adaptation: @id
        animations:
        array: <string @key
        attributedString: <fragment @key
        attributes: NSColor=color NSFont=font NSKern=real NSLigature=integer NSOriginalFont=font
          NSParagraphStyle=paragraphStyle NSStrokeColor=color
        audiovisualMediaTypes: @key @none
        autoresizingMask: @flexibleMaxX @flexibleMaxY @flexibleMinX @flexibleMinY @heightSizable
          @key @widthSizable
        barButtonItem: <connections <userDefinedRuntimeAttributes @catalog @customClass
          @customModule @customModuleProvider @enabled @id @image @key @style @systemItem @title
          @userLabel customView=button customView=segmentedControl customView=switch
          tintColor=color
        blurEffect: @style
        bool: @key @value
        button: <animations <connections <constraints <gestureRecognizers
          <userDefinedRuntimeAttributes @adjustsImageWhenDisabled @adjustsImageWhenHighlighted
          @alpha @ambiguous @buttonType @changesSelectionAsPrimaryAction @clipsSubviews
          @contentHorizontalAlignment @contentMode @contentVerticalAlignment @customClass
          @customModule @customModuleProvider @fixedFrame @hidden
          @horizontalCompressionResistancePriority @horizontalHuggingPriority @id @key
          @lineBreakMode @misplaced @opaque @showsMenuAsPrimaryAction @showsTouchWhenHighlighted
          @tag @translatesAutoresizingMaskIntoConstraints @userInteractionEnabled @userLabel
          @verticalCompressionResistancePriority @verticalHuggingPriority
          accessibilityConfiguration=accessibility autoresizingMask=autoresizingMask
          backgroundColor=color configuration=buttonConfiguration contentEdgeInsets=inset
          default=variation disabled=state fontDescription=fontDescription frame=rect
          highlighted=state imageEdgeInsets=inset menu=menu normal=state selected=state
          tintColor=color
        buttonConfiguration: @catalog @image @key @style @title
        capability: @message @minToolsVersion @name @requiredIntegratedClassName
        cells: <collectionViewCell <tableViewCell
        children: <command
        collectionReusableView: <connections <constraints <subviews @clipsSubviews @contentMode
          @customClass @customModule @customModuleProvider @id @insetsLayoutMarginsFromSafeArea
          @key @multipleTouchEnabled @opaque @reuseIdentifier autoresizingMask=autoresizingMask
          backgroundColor=color canvasLocation=point frame=rect safeArea=viewLayoutGuide
          tintColor=color
        collectionView: <cells <connections <constraints <gestureRecognizers
          <userDefinedRuntimeAttributes @alwaysBounceHorizontal @alwaysBounceVertical @bounces
          @bouncesZoom @canCancelContentTouches @clipsSubviews @contentMode @customClass @dataMode
          @delaysContentTouches @id @indicatorStyle @key @keyboardDismissMode
          @layoutMarginsFollowReadableWidth @multipleTouchEnabled @pagingEnabled
          @prefetchingEnabled @scrollEnabled @showsHorizontalScrollIndicator
          @showsVerticalScrollIndicator @translatesAutoresizingMaskIntoConstraints
          autoresizingMask=autoresizingMask backgroundColor=color
          collectionViewLayout=collectionViewFlowLayout collectionViewLayout=collectionViewLayout
          frame=rect sectionFooterView=collectionReusableView
          sectionHeaderView=collectionReusableView
        collectionViewCell: <connections <constraints <userDefinedRuntimeAttributes @clipsSubviews
          @contentMode @customClass @customModule @customModuleProvider @id
          @insetsLayoutMarginsFromSafeArea @multipleTouchEnabled @opaque
          @preservesSuperviewLayoutMargins @restorationIdentifier @reuseIdentifier @userLabel
          autoresizingMask=autoresizingMask backgroundColor=color canvasLocation=point
          contentView=collectionViewCellContentView contentView=view customSize=size frame=rect
          safeArea=viewLayoutGuide
        collectionViewCellContentView: <constraints <subviews @clipsSubviews @contentMode @id
          @insetsLayoutMarginsFromSafeArea @key @multipleTouchEnabled @opaque
          autoresizingMask=autoresizingMask backgroundColor=color frame=rect
        collectionViewController: <connections <toolbarItems <userDefinedRuntimeAttributes
          @customClass @customModule @customModuleProvider @id @sceneMemberID
          @storyboardIdentifier @title navigationItem=navigationItem simulatedBottomBarMetrics=nil
          simulatedBottomBarMetrics=simulatedToolbarMetrics
          simulatedTopBarMetrics=simulatedNavigationBarMetrics tabBarItem=tabBarItem
          view=collectionView
        collectionViewFlowLayout: @automaticEstimatedItemSize @customClass @customModule
          @customModuleProvider @id @key @minimumInteritemSpacing @minimumLineSpacing
          @scrollDirection @sectionInsetReference footerReferenceSize=size
          headerReferenceSize=size itemSize=size sectionInset=inset
        collectionViewLayout: @customClass @id @key
        color: @alpha @blue @cocoaTouchSystemColor @colorSpace @customColorSpace @green @key @name
          @red @systemColor @white @xcode11CocoaTouchSystemColor
        command: @id @title
        connections: <action <outlet <outletCollection <segue
        constraint: @constant @firstAttribute @firstItem @id @identifier @multiplier @placeholder
          @priority @relation @secondAttribute @secondItem @symbolic @userLabel
          heightClass=compact-widthClass=regular=variation heightClass=compact=variation
        constraints: <constraint
        containerView: <connections <constraints @contentMode @hidden @id @key @misplaced @opaque
          @translatesAutoresizingMaskIntoConstraints autoresizingMask=autoresizingMask
          backgroundColor=color frame=rect
        customFonts: @key AvenirNext.ttc=array HelveticaNeue.ttc=array
          HelveticaNeueLights.ttc=array Menlo.ttc=array OpenSans-Light.ttf=array
          OpenSans-Regular.ttf=array OpenSans-Semibold.ttf=array
        customObject: <connections <userDefinedRuntimeAttributes @customClass @customModule
          @customModuleProvider @id
        dataDetectorType: @key @link
        date: @key @timeIntervalSinceReferenceDate
        datePicker: <connections <constraints @clipsSubviews @contentHorizontalAlignment
          @contentMode @contentVerticalAlignment @datePickerMode @id @minuteInterval @style
          @translatesAutoresizingMaskIntoConstraints date=date frame=rect
        dependencies: <capability <deployment <plugIn
        deployment: @identifier @version
        designable: @name intrinsicContentSize=size
        designables: <designable
        device: <adaptation @appearance @id @layout @orientation
        document: <dependencies <designables <device <inferredMetricsTieBreakers <objects
          <resources <scenes @colorMatched @initialViewController @launchScreen
          @propertyAccessControl @systemVersion @targetRuntime @toolsVersion @type @useAutolayout
          @useSafeAreas @useTraitCollections @version customFonts=customFonts
          defaultSimulatedMetrics=simulatedMetricsContainer tintColor=color
        edgeInsets: @bottom @key @left @right @top
        exclude: @reference
        exit: @id @sceneMemberID @userLabel
        extendedEdge: @bottom @key @top
        font: @key @metaFont @name @size
        fontDescription: @family @key @name @pointSize @size @style @type @weight
        fragment: <attributes @content content=string
        frame: @height @key @minX @minY @width
        freeformSimulatedSizeMetrics: @key
        gestureRecognizers:
        hierarchicalColors: <color
        hostingController: @customClass @customModule @customModuleProvider @id @sceneMemberID
          navigationItem=navigationItem
        image: @catalog @height @name @width
        imageReference: <hierarchicalColors @catalog @image @key @renderingMode @symbolScale
        imageView: <connections <constraints <gestureRecognizers <userDefinedRuntimeAttributes
          @alpha @catalog @clipsSubviews @contentMode @customClass @customModule
          @customModuleProvider @fixedFrame @hidden @horizontalCompressionResistancePriority
          @horizontalHuggingPriority @id @image @insetsLayoutMarginsFromSafeArea @misplaced
          @multipleTouchEnabled @opaque @placeholderIntrinsicHeight @placeholderIntrinsicWidth
          @tag @translatesAutoresizingMaskIntoConstraints @userInteractionEnabled @userLabel
          @verticalCompressionResistancePriority @verticalHuggingPriority
          accessibilityConfiguration=accessibility autoresizingMask=autoresizingMask
          backgroundColor=color canvasLocation=point default=variation frame=rect
          heightClass=compact-widthClass=regular=variation image=imageReference
          preferredSymbolConfiguration=preferredSymbolConfiguration tintColor=color
          widthClass=compact=variation widthClass=regular=variation
        include: @reference
        inferredMetricsTieBreakers: <segue
        inset: @key @maxX @maxY @minX @minY
        integer: @key @value
        items: <barButtonItem <navigationItem <tabBarItem
        label: <animations <constraints <userDefinedRuntimeAttributes
          @adjustsFontForContentSizeCategory @adjustsFontSizeToFit @adjustsLetterSpacingToFitWidth
          @alpha @ambiguous @baselineAdjustment @clipsSubviews @contentMode @customClass
          @customModule @customModuleProvider @fixedFrame @horizontalCompressionResistancePriority
          @horizontalHuggingPriority @id @insetsLayoutMarginsFromSafeArea @lineBreakMode
          @minimumFontSize @minimumScaleFactor @misplaced @multipleTouchEnabled @numberOfLines
          @opaque @preferredMaxLayoutWidth @tag @text @textAlignment
          @translatesAutoresizingMaskIntoConstraints @userInteractionEnabled @userLabel
          @usesAttributedText @verticalCompressionResistancePriority @verticalHuggingPriority
          accessibilityConfiguration=accessibility attributedText=attributedString
          autoresizingMask=autoresizingMask backgroundColor=color default=variation
          fontDescription=fontDescription frame=rect frameInset=frame highlightedColor=color
          highlightedColor=nil shadowColor=color shadowOffset=size text=string textColor=color
          textColor=nil tintColor=color widthClass=compact=variation
        layoutGuides: <viewControllerLayoutGuide
        leftBarButtonItems: <barButtonItem
        mapView: @clipsSubviews @contentMode @id @mapType @multipleTouchEnabled @showsUserLocation
          @translatesAutoresizingMaskIntoConstraints frame=rect
        mask: <exclude <include @key
        menu: <children @id @key
        namedColor: <color @name
        navigationBar: <constraints <items <userDefinedRuntimeAttributes @barStyle @clipsSubviews
          @contentMode @customClass @customModule @fixedFrame
          @horizontalCompressionResistancePriority @id @insetsLayoutMarginsFromSafeArea @key
          @largeTitles @multipleTouchEnabled @opaque @translatesAutoresizingMaskIntoConstraints
          @translucent @verticalCompressionResistancePriority autoresizingMask=autoresizingMask
          backgroundColor=color barTintColor=color compactAppearance=navigationBarAppearance
          compactScrollEdgeAppearance=navigationBarAppearance frame=rect
          largeTitleTextAttributes=textAttributes scrollEdgeAppearance=navigationBarAppearance
          standardAppearance=navigationBarAppearance tintColor=color
          titleTextAttributes=textAttributes
        navigationBarAppearance: @key backgroundColor=color titleTextAttributes=textAttributes
        navigationController: <connections <nil <toolbarItems <userDefinedRuntimeAttributes
          @automaticallyAdjustsScrollViewInsets @customClass @customModule @customModuleProvider
          @extendedLayoutIncludesOpaqueBars @id @navigationBarHidden @sceneMemberID
          @storyboardIdentifier @title @toolbarHidden
          @useStoryboardIdentifierAsRestorationIdentifier contentSizeForViewInPopover=value
          freeformSize=size navigationBar=navigationBar
          simulatedBottomBarMetrics=simulatedTabBarMetrics
          simulatedBottomBarMetrics=simulatedToolbarMetrics
          simulatedDestinationMetrics=freeformSimulatedSizeMetrics
          simulatedDestinationMetrics=simulatedScreenMetrics simulatedStatusBarMetrics=nil
          simulatedStatusBarMetrics=simulatedStatusBarMetrics simulatedTopBarMetrics=nil
          simulatedTopBarMetrics=simulatedNavigationBarMetrics tabBarItem=tabBarItem
          toolbar=toolbar
        navigationItem: <leftBarButtonItems <rightBarButtonItems @id @key @largeTitleDisplayMode
          @prompt @title @userLabel backBarButtonItem=barButtonItem
          leftBarButtonItem=barButtonItem rightBarButtonItem=barButtonItem title=nil title=string
          titleView=segmentedControl titleView=view
        nil: @key @name
        objects: <collectionReusableView <collectionViewCell <collectionViewController
          <customObject <exit <hostingController <imageView <navigationController
          <pageViewController <panGestureRecognizer <placeholder <pongPressGestureRecognizer
          <splitViewController <swipeGestureRecognizer <tabBarController <tableView <tableViewCell
          <tableViewController <tapGestureRecognizer <view <viewController
          <viewControllerPlaceholder <window
        offsetWrapper: @horizontal @key @vertical
        options:
        outlet: @destination @id @property
        outletCollection: @appends @collectionClass @destination @id @property
        pageViewController: @autoresizesArchivedViewToFullSize @customClass @customModule
          @customModuleProvider @id @navigationOrientation @sceneMemberID @spineLocation
          @transitionStyle navigationItem=navigationItem
        panGestureRecognizer: @id @minimumNumberOfTouches
        paragraphStyle: <tabStops @alignment @allowsDefaultTighteningForTruncation
          @baseWritingDirection @defaultTabInterval @key @lineBreakMode
          @tighteningFactorForTruncation
        pickerView: <connections <constraints @contentMode @id
          @translatesAutoresizingMaskIntoConstraints @userLabel backgroundColor=color frame=rect
          tintColor=color
        placeholder: <connections @customClass @customModule @customModuleProvider @id
          @placeholderIdentifier @sceneMemberID @userLabel
        plugIn: @identifier @version
        point: @key @x @y
        pongPressGestureRecognizer: <connections @allowableMovement @id @minimumPressDuration
        preferredSymbolConfiguration: @configurationType @key @pointSize @scale @weight
          fontDescription=fontDescription
        progressView: @contentMode @id @opaque @translatesAutoresizingMaskIntoConstraints
          @verticalHuggingPriority frame=rect
        prototypes: <tableViewCell
        real: @key @value
        rect: @height @key @width @x @y
        refreshControl: @contentHorizontalAlignment @contentMode @contentVerticalAlignment
          @enabled @id @key @multipleTouchEnabled @opaque autoresizingMask=autoresizingMask
        resources: <image <namedColor <systemColor
        rightBarButtonItems: <barButtonItem
        scene: <objects @sceneID canvasLocation=point
        scenes: <scene
        scopeButtonTitles: <string
        scrollView: <connections <constraints <gestureRecognizers <subviews @alwaysBounceVertical
          @ambiguous @bounces @bouncesZoom @canCancelContentTouches @clipsSubviews @contentMode
          @customClass @customModule @customModuleProvider @delaysContentTouches
          @directionalLockEnabled @id @insetsLayoutMarginsFromSafeArea @key @keyboardDismissMode
          @maximumZoomScale @minimumZoomScale @multipleTouchEnabled @pagingEnabled
          @showsHorizontalScrollIndicator @showsVerticalScrollIndicator
          @translatesAutoresizingMaskIntoConstraints @userLabel autoresizingMask=autoresizingMask
          backgroundColor=color contentLayoutGuide=viewLayoutGuide frame=rect
          frameLayoutGuide=viewLayoutGuide
        searchBar: <connections <constraints <scopeButtonTitles @barStyle @contentMode @id @key
          @misplaced @placeholder @searchBarStyle @showsBookmarkButton @showsCancelButton @text
          @translatesAutoresizingMaskIntoConstraints autoresizingMask=autoresizingMask
          barTintColor=color frame=rect textInputTraits=textInputTraits
        sections: <tableViewSection
        segment: @catalog @enabled @image @title @width
        segmentedControl: <connections <segments @apportionsSegmentWidthsByContent
          @contentHorizontalAlignment @contentMode @contentVerticalAlignment
          @horizontalHuggingPriority @id @key @opaque @segmentControlStyle @selected
          @selectedSegmentIndex @translatesAutoresizingMaskIntoConstraints
          @verticalHuggingPriority autoresizingMask=autoresizingMask frame=rect
        segments: <segment
        segue: @animates @customClass @customModule @destination @id @identifier @inheritsFrom
          @key @kind @modalPresentationStyle @modalTransitionStyle @reference @relationship
          @unwindAction action=nil commit=segue preview=segue
        simulatedMetricsContainer: @key destination=simulatedScreenMetrics
          orientation=simulatedOrientationMetrics statusBar=simulatedStatusBarMetrics
        simulatedNavigationBarMetrics: @barStyle @key @prompted @translucent
        simulatedOrientationMetrics: @key @orientation
        simulatedScreenMetrics: @key @type
        simulatedStatusBarMetrics: @key @statusBarStyle
        simulatedTabBarMetrics: @key
        simulatedToolbarMetrics: @key @translucent
        size: @height @key @width
        slider: <connections <constraints <userDefinedRuntimeAttributes @catalog
          @contentHorizontalAlignment @contentMode @contentVerticalAlignment @customClass
          @customModule @customModuleProvider @horizontalCompressionResistancePriority
          @horizontalHuggingPriority @id @maxValue @maximumValueImage @minValue @minimumValueImage
          @opaque @tag @translatesAutoresizingMaskIntoConstraints @value @verticalHuggingPriority
          frame=rect maximumTrackTintColor=color minimumTrackTintColor=color thumbTintColor=color
          tintColor=color
        splitViewController: <connections <toolbarItems @customClass @customModule
          @customModuleProvider @id @sceneMemberID
        stackView: <connections <constraints <gestureRecognizers <subviews
          <userDefinedRuntimeAttributes @alignment @axis @baselineRelativeArrangement @contentMode
          @customClass @customModule @distribution @hidden
          @horizontalCompressionResistancePriority @horizontalHuggingPriority @id @opaque
          @semanticContentAttribute @spacing @spacingType
          @translatesAutoresizingMaskIntoConstraints @userLabel
          @verticalCompressionResistancePriority @verticalHuggingPriority
          autoresizingMask=autoresizingMask backgroundColor=color default=variation frame=rect
          heightClass=compact=variation layoutMargins=edgeInsets
        state: @backgroundImage @catalog @image @key @title
          preferredSymbolConfiguration=preferredSymbolConfiguration titleColor=color
          titleShadowColor=color
        stepper: <connections <constraints @contentHorizontalAlignment @contentMode
          @contentVerticalAlignment @customClass @customModule @customModuleProvider
          @horizontalCompressionResistancePriority @horizontalHuggingPriority @id @maximumValue
          @minimumValue @opaque @stepValue @translatesAutoresizingMaskIntoConstraints @value
          @verticalCompressionResistancePriority @verticalHuggingPriority backgroundColor=color
          frame=rect
        string: @base64-UTF8 @key
        subviews: <activityIndicatorView <button <collectionView <containerView <datePicker
          <imageView <label <mapView <navigationBar <pickerView <progressView <scrollView
          <searchBar <segmentedControl <slider <stackView <stepper <switch <tabBar <tableView
          <textField <textView <toolbar <view <visualEffectView <wkWebView
        swipeGestureRecognizer: <connections @direction @id
        switch: <connections <constraints @contentHorizontalAlignment @contentMode
          @contentVerticalAlignment @customClass @customModule @customModuleProvider
          @horizontalCompressionResistancePriority @horizontalHuggingPriority @id @key @on @opaque
          @title @translatesAutoresizingMaskIntoConstraints @verticalCompressionResistancePriority
          @verticalHuggingPriority accessibilityConfiguration=accessibility
          autoresizingMask=autoresizingMask frame=rect onTintColor=color thumbTintColor=color
        systemColor: <color @name
        tabBar: <connections <constraints <items <userDefinedRuntimeAttributes @contentMode @id
          @insetsLayoutMarginsFromSafeArea @key @translatesAutoresizingMaskIntoConstraints
          autoresizingMask=autoresizingMask backgroundColor=color frame=rect
          selectedImageTintColor=color
        tabBarController: <connections <toolbarItems <userDefinedRuntimeAttributes
          @automaticallyAdjustsScrollViewInsets @customClass @customModule @customModuleProvider
          @id @sceneMemberID @storyboardIdentifier @title edgesForExtendedLayout=extendedEdge
          simulatedBottomBarMetrics=nil tabBar=tabBar
        tabBarItem: <connections <userDefinedRuntimeAttributes @catalog @customClass @customModule
          @customModuleProvider @id @image @key @selectedImage @systemItem @tag @title @userLabel
        tabStops: <textTab
        tableView: <connections <constraints <prototypes <sections <userDefinedRuntimeAttributes
          @allowsSelection @alwaysBounceVertical @bounces @bouncesZoom @clearsContextBeforeDrawing
          @clipsSubviews @contentMode @contentViewInsetsToSafeArea @customClass @customModule
          @customModuleProvider @dataMode @delaysContentTouches @estimatedRowHeight
          @estimatedSectionFooterHeight @estimatedSectionHeaderHeight @id
          @insetsLayoutMarginsFromSafeArea @key @keyboardDismissMode @opaque @rowHeight
          @sectionFooterHeight @sectionHeaderHeight @sectionIndexMinimumDisplayRowCount
          @separatorStyle @showsHorizontalScrollIndicator @showsVerticalScrollIndicator @style
          @translatesAutoresizingMaskIntoConstraints @userLabel autoresizingMask=autoresizingMask
          backgroundColor=color canvasLocation=point frame=rect safeArea=viewLayoutGuide
          sectionIndexBackgroundColor=color separatorColor=color separatorInset=inset
          simulatedDestinationMetrics=freeformSimulatedSizeMetrics tableFooterView=view
          tableHeaderView=containerView tableHeaderView=searchBar tableHeaderView=view
        tableViewCell: <animations <connections <constraints <userDefinedRuntimeAttributes
          @accessoryType @clipsSubviews @contentMode @customClass @customModule
          @customModuleProvider @detailTextLabel @editingAccessoryType @hidesAccessoryWhenEditing
          @id @imageView @indentationLevel @indentationWidth @insetsLayoutMarginsFromSafeArea
          @misplaced @preservesSuperviewLayoutMargins @restorationIdentifier @reuseIdentifier
          @rowHeight @selectionStyle @style @textLabel @userLabel
          accessibilityConfiguration=accessibility autoresizingMask=autoresizingMask
          backgroundColor=color canvasLocation=point contentView=tableViewCellContentView
          frame=rect layoutMargins=edgeInsets safeArea=viewLayoutGuide separatorInset=inset
          tintColor=color
        tableViewCellContentView: <animations <constraints <subviews <userDefinedRuntimeAttributes
          @ambiguous @clipsSubviews @contentMode @id @insetsLayoutMarginsFromSafeArea @key
          @multipleTouchEnabled @opaque @preservesSuperviewLayoutMargins @tableViewCell
          autoresizingMask=autoresizingMask backgroundColor=color default=variation frame=rect
          frameInset=frame layoutMargins=edgeInsets
        tableViewController: <connections <toolbarItems <userDefinedRuntimeAttributes
          @automaticallyAdjustsScrollViewInsets @clearsSelectionOnViewWillAppear @customClass
          @customModule @customModuleProvider @id @sceneMemberID @storyboardIdentifier @title
          @useStoryboardIdentifierAsRestorationIdentifier @userLabel
          edgesForExtendedLayout=extendedEdge freeformSize=size navigationItem=navigationItem
          refreshControl=refreshControl simulatedBottomBarMetrics=simulatedToolbarMetrics
          simulatedDestinationMetrics=freeformSimulatedSizeMetrics
          simulatedStatusBarMetrics=simulatedStatusBarMetrics
          simulatedTopBarMetrics=simulatedNavigationBarMetrics tabBarItem=tabBarItem
          view=tableView
        tableViewSection: <cells @footerTitle @headerTitle @id @userLabel
        tapGestureRecognizer: <connections @id @numberOfTapsRequired
        textAttributes: @key fontDescription=fontDescription textColor=color
          textShadowOffset=offsetWrapper
        textField: <connections <constraints <userDefinedRuntimeAttributes
          @adjustsFontForContentSizeCategory @adjustsFontSizeToFit @ambiguous @borderStyle
          @clearButtonMode @clipsSubviews @contentHorizontalAlignment @contentMode
          @contentVerticalAlignment @customClass @customModule @customModuleProvider @enabled
          @fixedFrame @horizontalCompressionResistancePriority @horizontalHuggingPriority @id
          @minimumFontSize @opaque @placeholder @tag @text @textAlignment
          @translatesAutoresizingMaskIntoConstraints @userInteractionEnabled @userLabel
          @verticalCompressionResistancePriority @verticalHuggingPriority
          autoresizingMask=autoresizingMask background=imageReference backgroundColor=color
          fontDescription=fontDescription frame=rect placeholder=string textColor=color
          textColor=nil textInputTraits=textInputTraits tintColor=color
        textInputTraits: @autocapitalizationType @autocorrectionType @key @keyboardAppearance
          @keyboardType @returnKeyType @secureTextEntry @spellCheckingType @textContentType
        textTab: <options @alignment @location
        textView: <animations <connections <constraints <userDefinedRuntimeAttributes @ambiguous
          @clipsSubviews @contentMode @customClass @customModule @editable @hidden @id @misplaced
          @multipleTouchEnabled @scrollEnabled @selectable @showsHorizontalScrollIndicator
          @showsVerticalScrollIndicator @tag @text @textAlignment
          @translatesAutoresizingMaskIntoConstraints @userLabel @usesAttributedText
          @verticalHuggingPriority attributedText=attributedString backgroundColor=color
          dataDetectorTypes=dataDetectorType default=variation fontDescription=fontDescription
          frame=rect frameInset=frame text=string textColor=color textInputTraits=textInputTraits
          tintColor=color
        toolbar: <items @barStyle @clearsContextBeforeDrawing @contentMode @fixedFrame @id
          @insetsLayoutMarginsFromSafeArea @key @opaque @translatesAutoresizingMaskIntoConstraints
          @translucent autoresizingMask=autoresizingMask backgroundColor=color barTintColor=color
          frame=rect tintColor=color
        toolbarItems: <barButtonItem
        userDefinedRuntimeAttribute: @keyPath @type @value value=color value=integer value=point
          value=real value=size
        userDefinedRuntimeAttributes: <userDefinedRuntimeAttribute
        value: @height @key @type @width
        variation: @axis @constant @key constraints=mask fontDescription=fontDescription
          subviews=mask
        vibrancyEffect: <blurEffect
        view: <animations <connections <constraints <gestureRecognizers <subviews
          <userDefinedRuntimeAttributes @alpha @ambiguous @autoresizesSubviews
          @clearsContextBeforeDrawing @clipsSubviews @contentMode @customClass @customModule
          @customModuleProvider @fixedFrame @hidden @horizontalCompressionResistancePriority
          @horizontalHuggingPriority @id @insetsLayoutMarginsFromSafeArea @key
          @layoutMarginsFollowReadableWidth @misplaced @multipleTouchEnabled @opaque
          @placeholderIntrinsicHeight @placeholderIntrinsicWidth @preservesSuperviewLayoutMargins
          @tag @translatesAutoresizingMaskIntoConstraints @userInteractionEnabled @userLabel
          @verticalCompressionResistancePriority @verticalHuggingPriority
          accessibilityConfiguration=accessibility autoresizingMask=autoresizingMask
          backgroundColor=color canvasLocation=point default=variation frame=rect
          heightClass=compact-widthClass=regular=variation safeArea=viewLayoutGuide
          simulatedBottomBarMetrics=nil simulatedDestinationMetrics=freeformSimulatedSizeMetrics
          simulatedOrientationMetrics=simulatedOrientationMetrics simulatedStatusBarMetrics=nil
          simulatedTopBarMetrics=nil userInterfaceIdiom=mac=variation
        viewController: <connections <layoutGuides <toolbarItems <userDefinedRuntimeAttributes
          @automaticallyAdjustsScrollViewInsets @autoresizesArchivedViewToFullSize @customClass
          @customModule @customModuleProvider @extendedLayoutIncludesOpaqueBars @id
          @modalPresentationStyle @modalTransitionStyle @sceneMemberID @storyboardIdentifier
          @title @useStoryboardIdentifierAsRestorationIdentifier @userLabel canvasLocation=point
          contentSizeForViewInPopover=value edgesForExtendedLayout=extendedEdge freeformSize=size
          navigationItem=navigationItem simulatedBottomBarMetrics=nil
          simulatedBottomBarMetrics=simulatedToolbarMetrics
          simulatedDestinationMetrics=freeformSimulatedSizeMetrics
          simulatedDestinationMetrics=simulatedScreenMetrics simulatedStatusBarMetrics=nil
          simulatedStatusBarMetrics=simulatedStatusBarMetrics simulatedTopBarMetrics=nil
          simulatedTopBarMetrics=simulatedNavigationBarMetrics tabBarItem=tabBarItem
          view=scrollView view=view view=visualEffectView
        viewControllerLayoutGuide: @id @type
        viewControllerPlaceholder: @bundleIdentifier @id @referencedIdentifier @sceneMemberID
          @storyboardName navigationItem=navigationItem tabBarItem=tabBarItem
        viewLayoutGuide: @id @key
        visualEffectView: <blurEffect <constraints <vibrancyEffect @contentMode @id @key @opaque
          @translatesAutoresizingMaskIntoConstraints autoresizingMask=autoresizingMask
          backgroundColor=color contentView=view frame=rect
        window: <connections @clearsContextBeforeDrawing @contentMode @id @opaque @visibleAtLaunch
          autoresizingMask=autoresizingMask backgroundColor=color frame=rect
          simulatedDestinationMetrics=freeformSimulatedSizeMetrics
        wkPreferences: @key @minimumFontSize
        wkWebView: @contentMode @id @translatesAutoresizingMaskIntoConstraints
          backgroundColor=color configuration=wkWebViewConfiguration frame=rect
        wkWebViewConfiguration: @applicationNameForUserAgent @key
          mediaTypesRequiringUserActionForPlayback=audiovisualMediaTypes preferences=wkPreferences
        """
}
