// SPDX-License-Identifier: Apache-2.0
// Written by Scripts/generate-plain-names.

extension PlainNames {
    /// What the modules of Swift's toolchain declare.
    static let generated = """
        AF_ALG AF_APPLETALK AF_ASH AF_ATMPVC AF_ATMSVC AF_AX25 AF_BLUETOOTH AF_BRIDGE AF_CAIF
        AF_CAN AF_ECONET AF_FILE AF_IB AF_IEEE802154 AF_INET AF_INET6 AF_IPX AF_IRDA AF_ISDN
        AF_IUCV AF_KCM AF_KEY AF_LLC AF_LOCAL AF_MAX AF_MCTP AF_MPLS AF_NETBEUI AF_NETLINK
        AF_NETROM AF_NFC AF_PACKET AF_PHONET AF_PPPOX AF_QIPCRTR AF_RDS AF_ROSE AF_ROUTE AF_RXRPC
        AF_SECURITY AF_SMC AF_SNA AF_TIPC AF_UNIX AF_UNSPEC AF_VSOCK AF_WANPIPE AF_X25 AF_XDP
        AIO_PRIO_DELTA_MAX AdditiveArithmetic AffineTransform AlignmentOptions
        AnyBidirectionalCollection AnyClass AnyCollection AnyHashable AnyIndex AnyIterator
        AnyKeyPath AnyObject AnyRandomAccessCollection AnySequence Array ArrayLiteralConvertible
        ArraySlice AttributeContainer AttributeDynamicLookup AttributeScope
        AttributeScopeCodableConfiguration AttributeScopes AttributedString
        AttributedStringAttributeMutation AttributedStringKey AttributedStringProtocol
        AttributedSubstring BC_BASE_MAX BC_DIM_MAX BC_SCALE_MAX BC_STRING_MAX BUFSIZ
        BidirectionalCollection BidirectionalIndexable BidirectionalSlice BinaryFloatingPoint
        BinaryInteger BitwiseCopyable BlockOperation Bool BooleanLiteralConvertible
        BooleanLiteralType Bundle ByteCountFormatStyle ByteCountFormatter CBool CChar CChar16
        CChar32 CChar8 CDouble CFloat CFloat16 CGFloat CGPoint CGRect CGRectEdge CGSize
        CHARCLASS_NAME_MAX CHAR_BIT CHAR_MAX CInt CLOCKS_PER_SEC CLOCK_BOOTTIME
        CLOCK_BOOTTIME_ALARM CLOCK_MONOTONIC CLOCK_MONOTONIC_COARSE CLOCK_MONOTONIC_RAW
        CLOCK_PROCESS_CPUTIME_ID CLOCK_REALTIME CLOCK_REALTIME_ALARM CLOCK_REALTIME_COARSE
        CLOCK_TAI CLOCK_THREAD_CPUTIME_ID CLong CLongDouble CLongLong COLL_WEIGHTS_MAX CShort
        CSignedChar CUnsignedChar CUnsignedInt CUnsignedLong CUnsignedLongLong CUnsignedShort
        CVaListPointer CVarArg CWideChar CachedURLResponse Calendar CaseIterable Character
        CharacterSet ClosedRange ClosedRangeIndex CocoaError Codable CodableAttributedStringKey
        CodableConfiguration CodableWithConfiguration CodingKey CodingKeyRepresentable
        CodingUserInfoKey Collection CollectionDifference CollectionOfOne CommandLine Comparable
        ComparableComparator Comparator ComparisonResult ConcurrentValue ContiguousArray
        ContiguousBytes Copyable CountableClosedRange CountablePartialRangeFrom CountableRange
        CurrencyFormatStyleConfiguration CustomDebugStringConvertible CustomLeafReflectable
        CustomNSError CustomPlaygroundDisplayConvertible CustomPlaygroundQuickLookable
        CustomReflectable CustomStringConvertible DBL_DECIMAL_DIG DBL_DIG DBL_EPSILON
        DBL_HAS_SUBNORM DBL_MANT_DIG DBL_MAX DBL_MAX_10_EXP DBL_MAX_EXP DBL_MIN DBL_MIN_10_EXP
        DBL_MIN_EXP DBL_NORM_MAX DBL_TRUE_MIN DELAYTIMER_MAX DT_AARCH64_BTI_PLT DT_AARCH64_NUM
        DT_AARCH64_PAC_PLT DT_AARCH64_VARIANT_PCS DT_ADDRNUM DT_ADDRRNGHI DT_ADDRRNGLO
        DT_ALPHA_NUM DT_ALPHA_PLTRO DT_AUDIT DT_AUXILIARY DT_BIND_NOW DT_BLK DT_CHECKSUM DT_CHR
        DT_CONFIG DT_DEBUG DT_DEPAUDIT DT_DIR DT_ENCODING DT_EXTRANUM DT_FEATURE_1 DT_FIFO
        DT_FILTER DT_FINI DT_FINI_ARRAY DT_FINI_ARRAYSZ DT_FLAGS DT_FLAGS_1 DT_GNU_CONFLICT
        DT_GNU_CONFLICTSZ DT_GNU_HASH DT_GNU_LIBLIST DT_GNU_LIBLISTSZ DT_GNU_PRELINKED DT_HASH
        DT_HIOS DT_HIPROC DT_IA_64_NUM DT_IA_64_PLT_RESERVE DT_INIT DT_INIT_ARRAY DT_INIT_ARRAYSZ
        DT_JMPREL DT_LNK DT_LOOS DT_LOPROC DT_MIPS_AUX_DYNAMIC DT_MIPS_BASE_ADDRESS
        DT_MIPS_COMPACT_SIZE DT_MIPS_CONFLICT DT_MIPS_CONFLICTNO DT_MIPS_CXX_FLAGS
        DT_MIPS_DELTA_CLASS DT_MIPS_DELTA_CLASSSYM DT_MIPS_DELTA_CLASSSYM_NO
        DT_MIPS_DELTA_CLASS_NO DT_MIPS_DELTA_INSTANCE DT_MIPS_DELTA_INSTANCE_NO
        DT_MIPS_DELTA_RELOC DT_MIPS_DELTA_RELOC_NO DT_MIPS_DELTA_SYM DT_MIPS_DELTA_SYM_NO
        DT_MIPS_DYNSTR_ALIGN DT_MIPS_FLAGS DT_MIPS_GOTSYM DT_MIPS_GP_VALUE DT_MIPS_HIDDEN_GOTIDX
        DT_MIPS_HIPAGENO DT_MIPS_ICHECKSUM DT_MIPS_INTERFACE DT_MIPS_INTERFACE_SIZE
        DT_MIPS_IVERSION DT_MIPS_LIBLIST DT_MIPS_LIBLISTNO DT_MIPS_LOCALPAGE_GOTIDX
        DT_MIPS_LOCAL_GOTIDX DT_MIPS_LOCAL_GOTNO DT_MIPS_MSYM DT_MIPS_NUM DT_MIPS_OPTIONS
        DT_MIPS_PERF_SUFFIX DT_MIPS_PIXIE_INIT DT_MIPS_PLTGOT DT_MIPS_PROTECTED_GOTIDX
        DT_MIPS_RLD_MAP DT_MIPS_RLD_MAP_REL DT_MIPS_RLD_TEXT_RESOLVE_ADDR DT_MIPS_RLD_VERSION
        DT_MIPS_RWPLT DT_MIPS_SYMBOL_LIB DT_MIPS_SYMTABNO DT_MIPS_TIME_STAMP DT_MIPS_UNREFEXTNO
        DT_MIPS_XHASH DT_MOVEENT DT_MOVESZ DT_MOVETAB DT_NEEDED DT_NIOS2_GP DT_NULL DT_NUM
        DT_PLTGOT DT_PLTPAD DT_PLTPADSZ DT_PLTREL DT_PLTRELSZ DT_POSFLAG_1 DT_PPC64_GLINK
        DT_PPC64_NUM DT_PPC64_OPD DT_PPC64_OPDSZ DT_PPC64_OPT DT_PPC_GOT DT_PPC_NUM DT_PPC_OPT
        DT_PREINIT_ARRAY DT_PREINIT_ARRAYSZ DT_PROCNUM DT_REG DT_REL DT_RELA DT_RELACOUNT
        DT_RELAENT DT_RELASZ DT_RELCOUNT DT_RELENT DT_RELR DT_RELRENT DT_RELRSZ DT_RELSZ
        DT_RISCV_VARIANT_CC DT_RPATH DT_RUNPATH DT_SOCK DT_SONAME DT_SPARC_NUM DT_SPARC_REGISTER
        DT_STRSZ DT_STRTAB DT_SYMBOLIC DT_SYMENT DT_SYMINENT DT_SYMINFO DT_SYMINSZ DT_SYMTAB
        DT_SYMTAB_SHNDX DT_TEXTREL DT_TLSDESC_GOT DT_TLSDESC_PLT DT_UNKNOWN DT_VALNUM DT_VALRNGHI
        DT_VALRNGLO DT_VERDEF DT_VERDEFNUM DT_VERNEED DT_VERNEEDNUM DT_VERSIONTAGNUM DT_VERSYM
        DT_WHT Data DataProtocol Date DateComponents DateFormatter DateInterval
        DateIntervalFormatter DebugDescription Decimal Decodable DecodableAttributedStringKey
        DecodableWithConfiguration Decoder DecodingConfigurationProviding DecodingError
        DefaultBidirectionalIndices DefaultIndices DefaultRandomAccessIndices
        DefaultStringInterpolation DescriptiveNumberFormatConfiguration Dictionary DictionaryIndex
        DictionaryIterator DictionaryLiteral DictionaryLiteralConvertible Dimension
        DiscontiguousAttributedSubstring DiscontiguousSlice DiscreteFormatStyle DispatchData
        DispatchDataIterator DispatchGroup DispatchIO DispatchObject DispatchPredicate DispatchQoS
        DispatchQueue DispatchSemaphore DispatchSource DispatchSourceHandler
        DispatchSourceProtocol DispatchSourceRead DispatchSourceSignal DispatchSourceTimer
        DispatchSourceUserDataAdd DispatchSourceUserDataOr DispatchSourceUserDataReplace
        DispatchSourceWrite DispatchSpecificKey DispatchTime DispatchTimeInterval
        DispatchTimeoutResult DispatchWallTime DispatchWorkItem DispatchWorkItemFlags Double
        DropFirstSequence DropWhileSequence Duration DurationProtocol E2BIG EACCES EADDRINUSE
        EADDRNOTAVAIL EADV EAFNOSUPPORT EAGAIN EALREADY EBADE EBADF EBADFD EBADMSG EBADR EBADRQC
        EBADSLT EBFONT EBUSY ECANCELED ECHILD ECHO ECHOCTL ECHOE ECHOK ECHOKE ECHONL ECHOPRT
        ECHRNG ECOMM ECONNABORTED ECONNREFUSED ECONNRESET EDEADLK EDEADLOCK EDESTADDRREQ EDOM
        EDOTDOT EDQUOT EEXIST EFAULT EFBIG EHOSTDOWN EHOSTUNREACH EHWPOISON EIDRM EILSEQ
        EINPROGRESS EINTR EINVAL EIO EISCONN EISDIR EISNAM EKEYEXPIRED EKEYREJECTED EKEYREVOKED
        EL2HLT EL2NSYNC EL3HLT EL3RST ELFCLASS32 ELFCLASS64 ELFCLASSNONE ELFCLASSNUM ELFDATA2LSB
        ELFDATA2MSB ELFDATANONE ELFDATANUM ELFMAG ELFMAG0 ELIBACC ELIBBAD ELIBEXEC ELIBMAX ELIBSCN
        ELNRNG ELOOP EMEDIUMTYPE EMFILE EMLINK EMPTY EMSGSIZE EMULTIHOP EM_MAX ENAMETOOLONG
        ENAVAIL ENETDOWN ENETRESET ENETUNREACH ENFILE ENOANO ENOBUFS ENOCSI ENODATA ENODEV ENOENT
        ENOEXEC ENOKEY ENOLCK ENOLINK ENOMEDIUM ENOMEM ENOMSG ENONET ENOPKG ENOPROTOOPT ENOSPC
        ENOSR ENOSTR ENOSYS ENOTBLK ENOTCONN ENOTDIR ENOTEMPTY ENOTNAM ENOTRECOVERABLE ENOTSOCK
        ENOTSUP ENOTTY ENOTUNIQ ENTER ENTRY ENXIO EOF EOPNOTSUPP EOVERFLOW EOWNERDEAD EPERM
        EPFNOSUPPORT EPIPE EPROTO EPROTONOSUPPORT EPROTOTYPE ERA ERANGE EREMCHG EREMOTE EREMOTEIO
        ERESTART ERFKILL EROFS ESHUTDOWN ESOCKTNOSUPPORT ESPIPE ESRCH ESRMNT ESTALE ESTRPIPE ETIME
        ETIMEDOUT ETOOMANYREFS ETXTBSY EUCLEAN EUNATCH EUSERS EWOULDBLOCK EXDEV EXFULL
        EXIT_FAILURE EXIT_SUCCESS EXPR_NEST_MAX EXTA EXTB EXTPROC EX__MAX EmptyCollection
        EmptyIterator Encodable EncodableAttributedStringKey EncodableWithConfiguration Encoder
        EncodingConfigurationProviding EncodingError EnergyFormatter EnumeratedIterator
        EnumeratedSequence Equatable Error Escapable ExpressibleByArrayLiteral
        ExpressibleByBooleanLiteral ExpressibleByDictionaryLiteral
        ExpressibleByExtendedGraphemeClusterLiteral ExpressibleByFloatLiteral
        ExpressibleByIntegerLiteral ExpressibleByNilLiteral ExpressibleByStringInterpolation
        ExpressibleByStringLiteral ExpressibleByUnicodeScalarLiteral Expression
        ExtendedGraphemeClusterLiteralConvertible ExtendedGraphemeClusterType FE_DIVBYZERO
        FE_DOWNWARD FE_INEXACT FE_INVALID FE_OVERFLOW FE_TONEAREST FE_TOWARDZERO FE_UNDERFLOW
        FE_UPWARD FILE FILENAME_MAX FLT_DECIMAL_DIG FLT_DIG FLT_EPSILON FLT_HAS_SUBNORM
        FLT_MANT_DIG FLT_MAX FLT_MAX_10_EXP FLT_MAX_EXP FLT_MIN FLT_MIN_10_EXP FLT_MIN_EXP
        FLT_NORM_MAX FLT_RADIX FLT_TRUE_MIN FOPEN_MAX FP_INFINITE FP_NAN FP_NORMAL FP_SUBNORMAL
        FP_XSTATE_MAGIC1 FP_XSTATE_MAGIC2 FP_ZERO F_DUPFD F_DUPFD_CLOEXEC F_EXLCK F_GETFD F_GETFL
        F_GETLK F_GETLK64 F_GETOWN F_LOCK F_OK F_RDLCK F_SETFD F_SETFL F_SETLK F_SETLK64 F_SETLKW
        F_SETLKW64 F_SETOWN F_SHLCK F_TEST F_TLOCK F_ULOCK F_UNLCK F_WRLCK FileAttributeKey
        FileAttributeType FileHandle FileManager FileManagerDelegate FileProtectionType
        FixedWidthInteger FlattenBidirectionalCollection FlattenBidirectionalCollectionIndex
        FlattenCollection FlattenCollectionIndex FlattenSequence Float Float16 Float32 Float64
        Float80 FloatLiteralConvertible FloatLiteralType FloatingPoint FloatingPointClassification
        FloatingPointFormatStyle FloatingPointParseStrategy FloatingPointRoundingRule
        FloatingPointSign FormatStyle FormatStyleCapitalizationContext Formatter HOST_NAME_MAX
        HTTPCookie HTTPCookiePropertyKey HTTPCookieStorage HTTPURLResponse Hashable Hasher Host
        INADDR_ALLHOSTS_GROUP INADDR_ALLRTRS_GROUP INADDR_ALLSNOOPERS_GROUP INADDR_ANY
        INADDR_BROADCAST INADDR_DUMMY INADDR_LOOPBACK INADDR_MAX_LOCAL_GROUP INADDR_NONE
        INADDR_UNSPEC_GROUP INT16_MAX INT32_MAX INT8_MAX INT8_MIN INTPTR_MAX INT_FAST16_MAX
        INT_FAST32_MAX INT_FAST8_MAX INT_FAST8_MIN INT_LEAST16_MAX INT_LEAST32_MAX INT_LEAST8_MAX
        INT_LEAST8_MIN INT_MAX IN_CLASSA_MAX IN_CLASSB_MAX IPPROTO_AH IPPROTO_BEETPH IPPROTO_COMP
        IPPROTO_DCCP IPPROTO_DSTOPTS IPPROTO_EGP IPPROTO_ENCAP IPPROTO_ESP IPPROTO_ETHERNET
        IPPROTO_FRAGMENT IPPROTO_GRE IPPROTO_HOPOPTS IPPROTO_ICMP IPPROTO_ICMPV6 IPPROTO_IDP
        IPPROTO_IGMP IPPROTO_IP IPPROTO_IPIP IPPROTO_IPV6 IPPROTO_MAX IPPROTO_MH IPPROTO_MPLS
        IPPROTO_MPTCP IPPROTO_MTP IPPROTO_NONE IPPROTO_PIM IPPROTO_PUP IPPROTO_RAW IPPROTO_ROUTING
        IPPROTO_RSVP IPPROTO_SCTP IPPROTO_TCP IPPROTO_TP IPPROTO_UDP IPPROTO_UDPLITE
        ISO8601DateFormatter Identifiable IndexPath IndexSet Indexable IndexableBase
        IndexingIterator InflectionRule InlineArray InputStream InstantProtocol Int Int128 Int16
        Int32 Int64 Int8 IntegerFormatStyle IntegerLiteralConvertible IntegerLiteralType
        IntegerParseStrategy IteratorOverOne IteratorProtocol IteratorSequence JSONDecoder
        JSONEncoder JSONSerialization JoinedIterator JoinedSequence KeyPath KeyPathComparator
        KeyValuePairs KeyedDecodingContainer KeyedDecodingContainerProtocol KeyedEncodingContainer
        KeyedEncodingContainerProtocol LC_ADDRESS LC_ADDRESS_MASK LC_ALL LC_COLLATE
        LC_COLLATE_MASK LC_CTYPE LC_CTYPE_MASK LC_IDENTIFICATION LC_IDENTIFICATION_MASK
        LC_MEASUREMENT LC_MEASUREMENT_MASK LC_MESSAGES LC_MESSAGES_MASK LC_MONETARY
        LC_MONETARY_MASK LC_NAME LC_NAME_MASK LC_NUMERIC LC_NUMERIC_MASK LC_PAPER LC_PAPER_MASK
        LC_TELEPHONE LC_TELEPHONE_MASK LC_TIME LC_TIME_MASK LDBL_EPSILON LDBL_MANT_DIG LDBL_MAX
        LDBL_MAX_EXP LDBL_MIN LDBL_MIN_EXP LDBL_NORM_MAX LDBL_TRUE_MIN LINE_MAX LLONG_MAX LOCK_EX
        LOCK_NB LOCK_SH LOCK_UN LOGIN_NAME_MAX LONG_MAX LazyBidirectionalCollection LazyCollection
        LazyCollectionProtocol LazyDropWhileBidirectionalCollection LazyDropWhileCollection
        LazyDropWhileIndex LazyDropWhileIterator LazyDropWhileSequence
        LazyFilterBidirectionalCollection LazyFilterCollection LazyFilterIndex LazyFilterIterator
        LazyFilterSequence LazyMapBidirectionalCollection LazyMapCollection LazyMapIterator
        LazyMapRandomAccessCollection LazyMapSequence LazyPrefixWhileBidirectionalCollection
        LazyPrefixWhileCollection LazyPrefixWhileIndex LazyPrefixWhileIterator
        LazyPrefixWhileSequence LazyRandomAccessCollection LazySequence LazySequenceProtocol
        LengthFormatter ListFormatStyle Locale LocalizedError LosslessStringConvertible MAP_32BIT
        MAP_ANON MAP_ANONYMOUS MAP_DENYWRITE MAP_EXECUTABLE MAP_FAILED MAP_FILE MAP_FIXED
        MAP_FIXED_NOREPLACE MAP_GROWSDOWN MAP_HUGETLB MAP_HUGE_MASK MAP_HUGE_SHIFT MAP_LOCKED
        MAP_NONBLOCK MAP_NORESERVE MAP_POPULATE MAP_PRIVATE MAP_SHARED MAP_SHARED_VALIDATE
        MAP_STACK MAP_SYNC MAP_TYPE MB_LEN_MAX MQ_PRIO_MAX M_1_PI M_2_PI M_2_SQRTPI M_E M_LN10
        M_LN2 M_LOG10E M_LOG2E M_PI M_PI_2 M_PI_4 M_SQRT1_2 M_SQRT2 ManagedBuffer
        ManagedBufferPointer MarkdownDecodableAttributedStringKey MassFormatter Measurement
        MemoryLayout Mirror MirrorPath Morphology MutableBidirectionalSlice MutableCollection
        MutableDataProtocol MutableIndexable MutableRandomAccessSlice
        MutableRangeReplaceableBidirectionalSlice MutableRangeReplaceableRandomAccessSlice
        MutableRangeReplaceableSlice MutableRawSpan MutableSlice MutableSpan NAME_MAX NGROUPS_MAX
        NSAffineTransform NSAffineTransformStruct NSArray NSAttributedString
        NSBinarySearchingOptions NSCache NSCacheDelegate NSCalendar NSCharacterSet
        NSClassFromString NSCocoaErrorDomain NSCoder NSCoderReadCorruptError
        NSCoderValueNotFoundError NSCoding NSComparisonPredicate NSCompoundPredicate NSCondition
        NSConditionLock NSContainsRect NSCopying NSCountedSet NSData NSDate
        NSDateComponentUndefined NSDateComponents NSDateInterval NSDebugDescriptionErrorKey
        NSDecimalAdd NSDecimalCompact NSDecimalCompare NSDecimalCopy NSDecimalDivide
        NSDecimalIsNotANumber NSDecimalMaxSize NSDecimalMultiply NSDecimalMultiplyByPowerOf10
        NSDecimalNoScale NSDecimalNormalize NSDecimalNumber NSDecimalNumberBehaviors
        NSDecimalNumberHandler NSDecimalPower NSDecimalRound NSDecimalString NSDecimalSubtract
        NSDictionary NSDivideRect NSEdgeInsets NSEdgeInsetsEqual NSEdgeInsetsMake NSEdgeInsetsZero
        NSEnumerationOptions NSEnumerator NSEqualPoints NSEqualRanges NSEqualRects NSEqualSizes
        NSError NSErrorDomain NSExceptionName NSExecutableArchitectureMismatchError
        NSExecutableLinkError NSExecutableLoadError NSExecutableNotLoadableError
        NSExecutableRuntimeMismatchError NSExpression NSFeatureUnsupportedError
        NSFileHandleNotificationDataItem NSFileHandleNotificationFileHandleItem NSFileLockingError
        NSFileManagerUnmountBusyError NSFileManagerUnmountUnknownError NSFileNoSuchFileError
        NSFilePathErrorKey NSFileReadCorruptFileError NSFileReadInapplicableStringEncodingError
        NSFileReadInvalidFileNameError NSFileReadNoPermissionError NSFileReadNoSuchFileError
        NSFileReadTooLargeError NSFileReadUnknownError NSFileReadUnknownStringEncodingError
        NSFileReadUnsupportedSchemeError NSFileWriteFileExistsError
        NSFileWriteInapplicableStringEncodingError NSFileWriteInvalidFileNameError
        NSFileWriteNoPermissionError NSFileWriteOutOfSpaceError NSFileWriteUnknownError
        NSFileWriteUnsupportedSchemeError NSFileWriteVolumeReadOnlyError NSFormattingError
        NSFullUserName NSGetSizeAndAlignment NSHeight NSHelpAnchorErrorKey NSHomeDirectory
        NSHomeDirectoryForUser NSIndexPath NSIndexSet NSIndexSetIterator NSInsetRect
        NSIntegralRect NSIntegralRectWithOptions NSIntersectionRange NSIntersectionRect
        NSIntersectsRect NSIsEmptyRect NSKeyValueValidationError NSKeyedArchiveRootObjectKey
        NSKeyedArchiver NSKeyedArchiverDelegate NSKeyedUnarchiver NSKeyedUnarchiverDelegate
        NSLocale NSLocalizedDescriptionKey NSLocalizedFailureReasonErrorKey
        NSLocalizedRecoveryOptionsErrorKey NSLocalizedRecoverySuggestionErrorKey NSLocalizedString
        NSLocationInRange NSLock NSLocking NSLog NSLogv NSMachErrorDomain NSMakePoint NSMakeRange
        NSMakeRect NSMakeSize NSMaxRange NSMaxX NSMaxY NSMeasurement NSMidX NSMidY NSMinX NSMinY
        NSMouseInRect NSMutableArray NSMutableAttributedString NSMutableCharacterSet
        NSMutableCopying NSMutableData NSMutableDictionary NSMutableIndexSet NSMutableOrderedSet
        NSMutableSet NSMutableString NSMutableURLRequest NSNotFound NSNotification NSNull NSNumber
        NSOSStatusErrorDomain NSObject NSObjectProtocol NSOffsetRect NSOrderedSet NSOrthography
        NSPOSIXErrorDomain NSPageSize NSPersonNameComponentDelimiter
        NSPersonNameComponentFamilyName NSPersonNameComponentGivenName NSPersonNameComponentKey
        NSPersonNameComponentMiddleName NSPersonNameComponentNickname NSPersonNameComponentPrefix
        NSPersonNameComponentSuffix NSPersonNameComponents NSPoint NSPointArray NSPointFromCGPoint
        NSPointFromString NSPointInRect NSPointPointer NSPointToCGPoint NSPredicate
        NSPropertyListReadCorruptError NSPropertyListReadStreamError
        NSPropertyListReadUnknownVersionError NSPropertyListWriteInvalidError
        NSPropertyListWriteStreamError NSRange NSRangeFromString NSRangePointer
        NSRecoveryAttempterErrorKey NSRect NSRectArray NSRectEdge NSRectFromCGRect
        NSRectFromString NSRectPointer NSRectToCGRect NSRecursiveLock NSRegularExpression
        NSRoundDownToMultipleOfPageSize NSRoundUpToMultipleOfPageSize
        NSSearchPathForDirectoriesInDomains NSSecureCoding NSSet NSSize NSSizeArray
        NSSizeFromCGSize NSSizeFromString NSSizePointer NSSizeToCGSize NSSortDescriptor
        NSSortOptions NSStreamSOCKSErrorDomain NSStreamSocketSSLErrorDomain NSString
        NSStringEncodingErrorKey NSStringFromClass NSStringFromPoint NSStringFromRange
        NSStringFromRect NSStringFromSize NSStringToDecimal NSTemporaryDirectory NSTextCheckingKey
        NSTextCheckingResult NSTimeIntervalSince1970 NSTimeZone NSURL
        NSURLAuthenticationMethodDefault NSURLAuthenticationMethodHTMLForm
        NSURLAuthenticationMethodHTTPBasic NSURLAuthenticationMethodHTTPDigest
        NSURLAuthenticationMethodNTLM NSURLAuthenticationMethodNegotiate NSURLComponents
        NSURLCredentialStorageRemoveSynchronizableCredentials
        NSURLErrorAppTransportSecurityRequiresSecureConnection
        NSURLErrorBackgroundSessionInUseByAnotherProcess
        NSURLErrorBackgroundSessionRequiresSharedContainer
        NSURLErrorBackgroundSessionWasDisconnected NSURLErrorBackgroundTaskCancelledReasonKey
        NSURLErrorBadServerResponse NSURLErrorBadURL NSURLErrorCallIsActive NSURLErrorCancelled
        NSURLErrorCancelledReasonBackgroundUpdatesDisabled
        NSURLErrorCancelledReasonInsufficientSystemResources
        NSURLErrorCancelledReasonUserForceQuitApplication NSURLErrorCannotCloseFile
        NSURLErrorCannotConnectToHost NSURLErrorCannotCreateFile NSURLErrorCannotDecodeContentData
        NSURLErrorCannotDecodeRawData NSURLErrorCannotFindHost NSURLErrorCannotLoadFromNetwork
        NSURLErrorCannotMoveFile NSURLErrorCannotOpenFile NSURLErrorCannotParseResponse
        NSURLErrorCannotRemoveFile NSURLErrorCannotWriteToFile NSURLErrorClientCertificateRejected
        NSURLErrorClientCertificateRequired NSURLErrorDNSLookupFailed
        NSURLErrorDataLengthExceedsMaximum NSURLErrorDataNotAllowed NSURLErrorDomain
        NSURLErrorDownloadDecodingFailedMidStream NSURLErrorDownloadDecodingFailedToComplete
        NSURLErrorFailingURLErrorKey NSURLErrorFailingURLPeerTrustErrorKey
        NSURLErrorFailingURLStringErrorKey NSURLErrorFileDoesNotExist NSURLErrorFileIsDirectory
        NSURLErrorHTTPTooManyRedirects NSURLErrorInternationalRoamingOff NSURLErrorKey
        NSURLErrorNetworkConnectionLost NSURLErrorNoPermissionsToReadFile
        NSURLErrorNotConnectedToInternet NSURLErrorRedirectToNonExistentLocation
        NSURLErrorRequestBodyStreamExhausted NSURLErrorResourceUnavailable
        NSURLErrorSecureConnectionFailed NSURLErrorServerCertificateHasBadDate
        NSURLErrorServerCertificateHasUnknownRoot NSURLErrorServerCertificateNotYetValid
        NSURLErrorServerCertificateUntrusted NSURLErrorTimedOut NSURLErrorUnknown
        NSURLErrorUnsupportedURL NSURLErrorUserAuthenticationRequired
        NSURLErrorUserCancelledAuthentication NSURLErrorZeroByteResource NSURLProtectionSpaceFTP
        NSURLProtectionSpaceFTPProxy NSURLProtectionSpaceHTTP NSURLProtectionSpaceHTTPProxy
        NSURLProtectionSpaceHTTPS NSURLProtectionSpaceHTTPSProxy NSURLProtectionSpaceSOCKSProxy
        NSURLQueryItem NSURLRequest NSURLSessionTransferSizeUnknown NSUUID
        NSUbiquitousFileNotUploadedDueToQuotaError NSUbiquitousFileUbiquityServerNotAvailable
        NSUbiquitousFileUnavailableError NSUnderlyingErrorKey NSUnionRange NSUnionRect
        NSUserActivityConnectionUnavailableError NSUserActivityHandoffFailedError
        NSUserActivityHandoffUserInfoTooLargeError NSUserActivityRemoteApplicationTimedOutError
        NSUserCancelledError NSUserName NSValue NSWidth NSXPCConnectionInterrupted
        NSXPCConnectionInvalid NSXPCConnectionReplyInvalid NSZeroPoint NSZeroRect NSZeroSize
        NSZone Never NilLiteralConvertible Notification NotificationCenter NotificationQueue
        NumberFormatStyleConfiguration NumberFormatter Numeric OEX_FPU_MAX OEX_FPU_MIN O_ACCMODE
        O_APPEND O_ASYNC O_CLOEXEC O_CREAT O_DIRECTORY O_DSYNC O_EXCL O_FSYNC O_NDELAY O_NOCTTY
        O_NOFOLLOW O_NONBLOCK O_RDONLY O_RDWR O_RSYNC O_SYNC O_TRUNC O_WRONLY ObjCBool
        ObjectIdentifier OpaquePointer OperatingSystemVersion Operation OperationQueue OptionSet
        Optional OutputRawSpan OutputSpan OutputStream PATH_MAX PF_ALG PF_APPLETALK PF_ARM_ABS
        PF_ARM_PI PF_ARM_SB PF_ASH PF_ATMPVC PF_ATMSVC PF_AX25 PF_BLUETOOTH PF_BRIDGE PF_CAIF
        PF_CAN PF_ECONET PF_FILE PF_HP_CODE PF_HP_FAR_SHARED PF_HP_LAZYSWAP PF_HP_MODIFY
        PF_HP_NEAR_SHARED PF_HP_PAGE_SIZE PF_HP_SBP PF_IA_64_NORECOV PF_IB PF_IEEE802154 PF_INET
        PF_INET6 PF_IPX PF_IRDA PF_ISDN PF_IUCV PF_KCM PF_KEY PF_LLC PF_LOCAL PF_MASKOS
        PF_MASKPROC PF_MAX PF_MCTP PF_MIPS_LOCAL PF_MPLS PF_NETBEUI PF_NETLINK PF_NETROM PF_NFC
        PF_PACKET PF_PARISC_SBP PF_PHONET PF_PPPOX PF_QIPCRTR PF_R PF_RDS PF_ROSE PF_ROUTE
        PF_RXRPC PF_SECURITY PF_SMC PF_SNA PF_TIPC PF_UNIX PF_UNSPEC PF_VSOCK PF_W PF_WANPIPE PF_X
        PF_X25 PF_XDP POLL_ERR POLL_HUP POLL_IN POLL_MSG POLL_OUT POLL_PRI POSIXError
        POSIXErrorCode PRIO_MAX PRIO_MIN PROT_EXEC PROT_GROWSDOWN PROT_GROWSUP PROT_NONE PROT_READ
        PROT_WRITE PTHREAD_KEYS_MAX PTHREAD_STACK_MIN PTRDIFF_MAX ParseStrategy
        ParseableFormatStyle PartialKeyPath PartialRangeFrom PartialRangeThrough PartialRangeUpTo
        PersonNameComponents PersonNameComponentsFormatter Pipe PlaygroundQuickLook Port
        PortDelegate PortMessage Predicate PredicateBindings PredicateError PredicateExpression
        PredicateExpressions PrefixSequence Process ProcessInfo Progress ProgressKind
        ProgressReporting ProgressUserInfoKey PropertyListDecoder PropertyListEncoder
        PropertyListSerialization QualityOfService RAND_MAX RE_DUP_MAX RLIM_SAVED_MAX
        RTLD_BINDING_MASK RTLD_DEEPBIND RTLD_GLOBAL RTLD_LAZY RTLD_LOCAL RTLD_NODELETE RTLD_NOLOAD
        RTLD_NOW RTSIG_MAX RandomAccessCollection RandomAccessIndexable RandomAccessSlice
        RandomNumberGenerator Range RangeExpression RangeReplaceableBidirectionalSlice
        RangeReplaceableCollection RangeReplaceableIndexable RangeReplaceableRandomAccessSlice
        RangeReplaceableSlice RangeSet RawRepresentable RawSpan RecoverableError
        ReferenceConvertible ReferenceWritableKeyPath Repeated Result ReversedCollection
        ReversedIndex ReversedRandomAccessCollection RunLoop SCHAR_MAX SEEK_CUR SEEK_END SEEK_SET
        SEM_FAILED SEM_VALUE_MAX SHRT_MAX SIGABRT SIGALRM SIGBUS SIGCHLD SIGCLD SIGCONT SIGFPE
        SIGHUP SIGILL SIGINT SIGIO SIGIOT SIGKILL SIGPIPE SIGPOLL SIGPROF SIGPWR SIGQUIT SIGSEGV
        SIGSTKFLT SIGSTKSZ SIGSTOP SIGSYS SIGTERM SIGTRAP SIGTSTP SIGTTIN SIGTTOU SIGURG SIGUSR1
        SIGUSR2 SIGVTALRM SIGWINCH SIGXCPU SIGXFSZ SIG_ATOMIC_MAX SIG_DFL SIG_ERR SIG_HOLD SIG_IGN
        SIMD SIMD16 SIMD2 SIMD3 SIMD32 SIMD4 SIMD64 SIMD8 SIMDMask SIMDScalar SIMDStorage SIZE_MAX
        SOCK_CLOEXEC SOCK_DCCP SOCK_DGRAM SOCK_NONBLOCK SOCK_PACKET SOCK_RAW SOCK_RDM
        SOCK_SEQPACKET SOCK_STREAM SOL_AAL SOL_ALG SOL_ATM SOL_BLUETOOTH SOL_CAIF SOL_DCCP
        SOL_DECNET SOL_ICMPV6 SOL_IP SOL_IPV6 SOL_IRDA SOL_IUCV SOL_KCM SOL_LLC SOL_MCTP SOL_MPTCP
        SOL_NETBEUI SOL_NETLINK SOL_NFC SOL_PACKET SOL_PNPIPE SOL_PPPOL2TP SOL_RAW SOL_RDS
        SOL_RXRPC SOL_SMC SOL_SOCKET SOL_TCP SOL_TIPC SOL_TLS SOL_X25 SOL_XDP SO_ACCEPTCONN
        SO_ATTACH_BPF SO_ATTACH_FILTER SO_ATTACH_REUSEPORT_CBPF SO_ATTACH_REUSEPORT_EBPF
        SO_BINDTODEVICE SO_BINDTOIFINDEX SO_BPF_EXTENSIONS SO_BROADCAST SO_BSDCOMPAT SO_BUF_LOCK
        SO_BUSY_POLL SO_BUSY_POLL_BUDGET SO_CNX_ADVICE SO_COOKIE SO_DEBUG SO_DETACH_BPF
        SO_DETACH_FILTER SO_DETACH_REUSEPORT_BPF SO_DOMAIN SO_DONTROUTE SO_ERROR SO_GET_FILTER
        SO_INCOMING_CPU SO_INCOMING_NAPI_ID SO_KEEPALIVE SO_LINGER SO_LOCK_FILTER SO_MARK
        SO_MAX_PACING_RATE SO_MEMINFO SO_NETNS_COOKIE SO_NOFCS SO_NO_CHECK SO_OOBINLINE
        SO_PASSCRED SO_PASSSEC SO_PEEK_OFF SO_PEERCRED SO_PEERGROUPS SO_PEERNAME SO_PEERSEC
        SO_PREFER_BUSY_POLL SO_PRIORITY SO_PROTOCOL SO_RCVBUF SO_RCVBUFFORCE SO_RCVLOWAT
        SO_RCVMARK SO_RCVTIMEO SO_RCVTIMEO_NEW SO_RCVTIMEO_OLD SO_RESERVE_MEM SO_REUSEADDR
        SO_REUSEPORT SO_RXQ_OVFL SO_SECURITY_AUTHENTICATION SO_SECURITY_ENCRYPTION_NETWORK
        SO_SECURITY_ENCRYPTION_TRANSPORT SO_SELECT_ERR_QUEUE SO_SNDBUF SO_SNDBUFFORCE SO_SNDLOWAT
        SO_SNDTIMEO SO_SNDTIMEO_NEW SO_SNDTIMEO_OLD SO_TIMESTAMP SO_TIMESTAMPING
        SO_TIMESTAMPING_NEW SO_TIMESTAMPING_OLD SO_TIMESTAMPNS SO_TIMESTAMPNS_NEW
        SO_TIMESTAMPNS_OLD SO_TIMESTAMP_NEW SO_TIMESTAMP_OLD SO_TXREHASH SO_TXTIME SO_TYPE
        SO_WIFI_STATUS SO_ZEROCOPY SSIZE_MAX STDERR_FILENO STDIN_FILENO STDOUT_FILENO
        STO_PPC64_LOCAL_BIT S_BLKSIZE S_IEXEC S_IFBLK S_IFCHR S_IFDIR S_IFIFO S_IFLNK S_IFMT
        S_IFREG S_IFSOCK S_IREAD S_IRGRP S_IROTH S_IRUSR S_IRWXG S_IRWXO S_IRWXU S_ISGID S_ISUID
        S_ISVTX S_IWGRP S_IWOTH S_IWRITE S_IWUSR S_IXGRP S_IXOTH S_IXUSR Scanner
        ScopedAttributeContainer Semaphore Sendable SendableMetatype Sequence Set SetAlgebra
        SetIndex SetIterator SignedInteger SignedNumeric SingleValueDecodingContainer
        SingleValueEncodingContainer Slice SocketNativeHandle SocketPort SortComparator
        SortDescriptor SortOrder Span StandardPredicateExpression StaticBigInt StaticString Stream
        StreamDelegate StreamNetworkServiceTypeValue StreamSOCKSProxyConfiguration
        StreamSOCKSProxyVersion StreamSocketSecurityLevel StrideThrough StrideThroughIterator
        StrideTo StrideToIterator Strideable String StringInterpolationConvertible
        StringInterpolationProtocol StringLiteralConvertible StringLiteralType StringProtocol
        StringStyle StringTransform Substring SystemRandomNumberGenerator TCP_COOKIE_MAX
        TCP_COOKIE_MIN TMP_MAX TTY_NAME_MAX TextOutputStream TextOutputStreamable Thread
        TimeInterval TimeZone Timer UINT16_MAX UINT32_MAX UINT8_MAX UINTPTR_MAX UINT_FAST16_MAX
        UINT_FAST32_MAX UINT_FAST8_MAX UINT_LEAST16_MAX UINT_LEAST32_MAX UINT_LEAST8_MAX UInt
        UInt128 UInt16 UInt32 UInt64 UInt8 URL URLAuthenticationChallenge
        URLAuthenticationChallengeSender URLCache URLComponents URLCredential URLCredentialStorage
        URLError URLFileResourceType URLProtectionSpace URLProtocol URLProtocolClient URLQueryItem
        URLRequest URLResourceKey URLResourceValues URLResponse URLSession URLSessionConfiguration
        URLSessionDataDelegate URLSessionDataTask URLSessionDelegate URLSessionDownloadDelegate
        URLSessionDownloadTask URLSessionDownloadTaskResumeData URLSessionStreamDelegate
        URLSessionStreamTask URLSessionTask URLSessionTaskDelegate URLSessionTaskMetrics
        URLSessionTaskTransactionMetrics URLSessionUploadTask URLSessionWebSocketDelegate
        URLSessionWebSocketTask UTF16 UTF32 UTF8 UTF8Span UUID UnboundedRange UnboundedRange_
        UnfoldFirstSequence UnfoldSequence Unicode UnicodeCodec UnicodeDecodingResult
        UnicodeScalar UnicodeScalarLiteralConvertible UnicodeScalarType Unit UnitAcceleration
        UnitAngle UnitArea UnitConcentrationMass UnitConverter UnitConverterLinear UnitDispersion
        UnitDuration UnitElectricCharge UnitElectricCurrent UnitElectricPotentialDifference
        UnitElectricResistance UnitEnergy UnitFrequency UnitFuelEfficiency UnitIlluminance
        UnitInformationStorage UnitLength UnitMass UnitPower UnitPressure UnitSpeed
        UnitTemperature UnitVolume UnkeyedDecodingContainer UnkeyedEncodingContainer Unmanaged
        UnsafeBufferPointer UnsafeBufferPointerIterator UnsafeConcurrentValue
        UnsafeMutableBufferPointer UnsafeMutablePointer UnsafeMutableRawBufferPointer
        UnsafeMutableRawBufferPointerIterator UnsafeMutableRawPointer UnsafePointer
        UnsafeRawBufferPointer UnsafeRawBufferPointerIterator UnsafeRawPointer UnsafeSendable
        UnsignedInteger UserDefaults Void WCHAR_MAX WINT_MAX WINT_MIN WritableKeyPath
        XATTR_LIST_MAX XATTR_NAME_MAX XATTR_SIZE_MAX XMLDTD XMLDTDNode XMLDocument XMLElement
        XMLNode XMLParser XMLParserDelegate Zip2Iterator Zip2Sequence
        """
}
