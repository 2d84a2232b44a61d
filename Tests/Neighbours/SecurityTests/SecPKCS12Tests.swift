// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import Security
import Testing

/// Identities in PKCS #12 files that OpenSSL made, with the pass phrase `open`.
struct SecPKCS12Tests {
    private typealias Made = TestCertificates

    /// The certificate `named` with its key and the certificates above.
    private static let file = """
        MIIRegIBAzCCETAGCSqGSIb3DQEHAaCCESEEghEdMIIRGTCCC3IGCSqGSIb3DQEHBqCCC2MwggtfAgEAMIILWAYJ \
        KoZIhvcNAQcBMFcGCSqGSIb3DQEFDTBKMCkGCSqGSIb3DQEFDDAcBAh8v8kL87B6lQICCAAwDAYIKoZIhvcNAgkF \
        ADAdBglghkgBZQMEASoEEPuLtav7iV6YqaU1VQyit3GAggrwPgBZO3nqZ1/+WnIN8Mczow9xZEM3UU7J/omyZ9xP \
        PtQpC9xpsXogpyw4H/1PwVzEq6UTAFGQFmnfOu5MvDIJYqlnR54OAqRQjc5Ib6sCyjL9wd81vFer9oliFXvLmOvz \
        pYF8iw9SucRX/Azv+X1CPKgpkCe79RvG9pjXt/Hig0vK/+etgQZ+2sWH/luLOhjIsR3O8MPT4QwN11TI1I5fZ0cv \
        qqm2s+SnaXSDpqFujZQtFfEu1J9XAo3tZn3q035A3+XLJg2zHYKy0Hx/MBB/q5LAwgOiP/73mU9+u05b+Bi4vzbO \
        qv6YKw1DoIGxVq9AhjenAArfpqza++U42j2B12vzLWZsMRi3336At9xWzXuFknpYO+azEYmesDaV0xGexoavoDPc \
        n9gW6BUebCUJRXxj8nbNbhBOQd2uQUwhkp6yXd3Pe2Rh+mEZ76z7An6Yba76FA4ckLo17psf1ga2m/qNfuf/xDUr \
        EieG3ygcxMeykCRQpbjeCf0l5brUyN+mSq5Yy4+l+JlRcbvzSFdCvw85k7OwiFeDzel5IR6RbOrlGPA4zHTLJvzJ \
        JFGX0O9oBT8Nd445JSk2xEKKk05AvDFk88AZvwcnIZW0P9HL5Ya/w3U9NRFmY45xK31QS6+1k2PQqEPXXxSV+6tV \
        Qvh9jC6+VOYevj7pSUknc5g2z0cGsCxw0vWjBs6+L3mXMSrZTVSXvZDLoYKGFME2cP+6mztwi5dX+DBFii5jke1C \
        F+K8h8ISbmLPbl0EOaUBZ8dQEm4AS61l2V7F66JffqxpF5Le5ufrZAGj9WKVOsKvUyz/STcu2ZNUt35HxGxDlz2o \
        WpXJPuUmF1kVl5XSOxEK5tliZ0QV7Yxz6ZLNz2YC/LQP2syWd553PlxDSXAj0If4Y0SjONi9F1m0PToJK5adfmGU \
        5JOZZlFNSJkZTZ/ibznsRVYxRY1bSQcxIJd/1s32H2NY6SKvgiXCSyP6Box8jQylhEnV2xpHdAa/4jQVGqsTOtab \
        PjAt8+SEj600jZA9UXxoV1Wot8qA+7qsenGqIOhmaSeh9FSDny54LFc399qFKtow1rMyVXki4rJOS2PU8XaE5MzB \
        9Kn2o1gslkeqJDm2SmO4AkXUvBPb/QcqBkERaf4FaZWyIoRv+8Cn8n/c7JG0a+iDW9kUmDtZWzyaa4Q7UWKWhxwg \
        wiF5g5tQWUCzD3vWXyW6H3RD+5UxF+Gb4b0guiEU6pA+p10Tn6GxmVu/or3ak2jTtXnDj/uNLsiHGq3w/mWbXF86 \
        yKE2cOuuFPJY6sYQ+e+oZ3QtJvb+bvhzEVMN5KdQxIjqRNTcwiW3ZJ+rsp93cS+WxzHANrspHpBh06w0u2QIoD+U \
        o8YpEl/1PLUT3cWN2Q7qXA/TZ85H8I1wkitU7bVnW33V59UWUneOFlEf1nQ3zFYwXnTk9wPDULAs7RzYAdRVnwCY \
        g0meV1of+pKfZqmwHctKVCm/IXzuCA1VMeAlHhV8SLHfCEIi/JmCJv8OBz38BOtYx2gFhVpryKV8fwVBlbM12t2k \
        SsVkZZCEW9eUZhpT3Y5YO+Abf1wNYKrEmJONb5ZsX26J6KJY66Vnl0ZtlHS5kvN5hkIWTVOLHqxzLp9D1cktCJfj \
        GUv33QtT7H2jA87V/rHqu7sMWxLQrsYYwpyNDAY6+09/ESoIzimoa7RrZ8VAfrE7FMKWh9j74B6ji13vlYrmin62 \
        X9xpVl14xFS5Ys9zO7EcaXaugzpFu1Ply/wOtQlqIyV4ajJ2DrNcSF6GCWcANuVLOleTkQXvvnQvclE1FI6xNvN6 \
        RDQJHQg+2iQ9ydq9gO0gpD0oC31sLaEsSmoIEoYpI229GAadTRBfFWKzORkrR0t4a16tHmvdNNZ7BLJpARzI/1Zj \
        ZrdJe6jTiOnTmrYpJ/n8AvaolE68es3TqPln6I4X5DVE8rbK+YBaQ3LfG386iqS1QaOLekH7F8fiyqTUaKulbb8Q \
        2NSlvUIXihcoSHmAtrrnB6AjfEr7KzhqqjcfC/rBgXrHprRvUv4isQnp88GZ3KOjHUr9P/9cwHZR/I9h+xOqNojS \
        pEpp1a5gYd+dOXX0Jb/BFVTyBj/E7Wa69qYF55IWQ5mIG9or+bQfiU0wtPoG6TmXc/xhCchgFaX4jkaFe6vPwkCr \
        H2XYWh3qZxHlk1u569w2S8lG5IvGl4dfervWHCgM8N4aZUbQvH1RG21MfzBPqNChU8nLIjbPKQNZfIxL0MXlAyHs \
        owN1RDBsmU/lsXGjDlxwOE4yH+tIQYlRfBpATBMV6cb6NDxhw9Pk5xi4RGeqEEaDgQ7DLTmyLtEAaGvPtpAkn5kR \
        pQgbUhjq6nMyL+M1PwTsd1jRMkPUxA1FQLOlBo2pysdbCABRt4VnBb5S8zjtR1PIw4+OBdmyh0qMeKLV+SlDTwCs \
        5r8Dr4WR/MciscEtmH54L82MM1K+A752iXfcYk60hdXYLYHJN+fdoblToa6e9OsYcvB7uKfHraLZkCRpMDmj2Jhl \
        j5QzAxZs/TnTfTGXhe201jK0p5tuCmoAVAtTyRKObPQa05TU570VMRZf6P9XdOQVow0pUNTfdC0xUG1HXoPN2xxG \
        BXxdcIy39TMwQXCJFY7auZrbp/JGpcyBIl8VW9iF6APh+igUKd3cT44amJAIY789YLk4SdKO0zUBi0KyMJEEMjzO \
        5rdsVElT2epdEB6OyqJxHh3wKmyVMCl/RmE14pgTz16Uq0Tb6qtRvA3XIIJ0WJ99KYciDPuuQPvUwwEYODXL38Va \
        jXyVsluLeVPbhQCf7+lPi5qsnm5h80jJb0d26jqnQuURUvPSdkNaU1MZbjhxRk4mKjGsglmxdnR1/Ylue/ZmqWAi \
        D9tZAvA5C7GNoNvIUjU7GXSD4ZEqJse6LGrA5fktINnGK3TXDXOhkmgrb9/KkqrK2WYJAUxf8JN3R4nkt2Hd1fB8 \
        hvNgwzHQ5ki38Gr4deuCqOMQCgb96rKK6MjrVo05+R0c5/AIgqJ91Q/vKqSW3Wy2vO+aXGn/ZBI3EHs18Hjwi5xO \
        JVPGFjiZ1749UnftA3rLAA+Sx6KSdm4bpONknxYxMM90Juz+u6VIVbWp7VNHzjygF4NQyKbFUldIIKEPftmb4cJS \
        PT2AWJuomN5qmlSoIltWKAeMxbswJ1PN4A56o9huMeAnN+qCWzaF85QroZ7xydpTFOPo9/I3uMVA/TRdGy6jOd8i \
        iItUWcnUlH8yya356W3LnSsr6ySx4KtWf/njyANappURXVJyQBaVmIhSDoHA3UieLnWZaJ5vQ19+pTWhaUmD4n+N \
        L+lq04Bxo/0u/NO/jDgXhY8i0jOIkklRTkLDVYYcLkwvSRmRXYsTNFSOqaE0S6Qgyp+UsY/a3/H8YKm0Rqvx/5Mb \
        VIN+hcI5zHg4UNgjVGuT8U38f6+lxySnXLXZj75pHsveX6x+Cy9LgTJJk8U0PwDaKk0whQvyYaWeVpPrn2uqiHhu \
        dRYSyT+Yv9QisQopmjoQtsTKIWRm+/V9R/MUg08t6DlrnZlCo2ucrWa7ypwU3J0tNFpSwNiXyjE5Qk53oNRID3Ya \
        xJflJ3UjYkpb+EoM1n1MVn/2VkbT08fXp+UmV3pjmcSKFrTSv2XR/GTG8U6JaCWk2mCf1JGtDdBhm7zjTaGVkszJ \
        86LgV026ELfFcUHRKbWMfl5E6zrrFblIC3se1fewCKud0h4ys0OH7MLe4afl+WRaoX3DBOAjgQ4fpvqe8XTp3DCC \
        BZ8GCSqGSIb3DQEHAaCCBZAEggWMMIIFiDCCBYQGCyqGSIb3DQEMCgECoIIFMTCCBS0wVwYJKoZIhvcNAQUNMEow \
        KQYJKoZIhvcNAQUMMBwECIY23VxrPwqyAgIIADAMBggqhkiG9w0CCQUAMB0GCWCGSAFlAwQBKgQQcwiAbxv9KmKj \
        7duL1ivSswSCBND5d8J4bbFGlpYm0voWbiFNPwjRaZoJdlYPZ4Lb6/lgUe2Z0DlsPwmAwSL6HlOxIJkV8NZNe0R8 \
        GXIxlu6vLfphkPQCeNtcTO5dWQ5ZbYpKysDXMTLAtaOyilVw783dJkpZIW2HWB6mhHz/HxLZOVrhdNqpQGvqKhdC \
        uQnB1BQ7DWW7RoIPtYJyMvzUTCV9iJPy8hcYL4QxO5ZdC9WzPvgFDhMAR+b47iCrfGquOpL88gTFS/fNiKt/0uCa \
        Em+b4dtUiYPl9PQTmhOFc4E1uCuxRSeSFCMfuhRDNWuACobAoN6AH8SRtZ6NTbEzUhxDLcBMkMZ6csy8bbDypfC7 \
        gJjSn7hwVpqUq+o4ftKS6bjp/qQ3lFjgOeI/K9fnAlUJXQMH/un+pli3Q7kB2FqL9QM0XHSFbkyrKAORHH4Q4mBV \
        CINDreB0HtAXwY2J7q1c5QmELWXjAmrynEY5/Bwp1BWCY7xlI71kJUp9YTNSdr7Ab3pHM8Q3HezSDIlH33IHeYR+ \
        SreWH53G/SbGLO1hDnxwMnPTGKPrPWwDIwXeNMglnzR/UjRkBVMxSSbolrblTxWGgA55BMMxqn32eYPk7Nfu/pxP \
        TnHBYpGDZPo/0B5ZrpI2rCl0fSSsGtO7tlunR3TlKPFSU0sSDM57rxJDgMHMp+6SipgIjodCoEVAZI5z7wiExCel \
        /Q5aEWb8VMB7uqrCsVC/n3kwM34qiq0VjUmtwkCYcd8o9c2rok8AQJAnqYDbHNYnGvrjumb0j/nDrUcAQcOlEcNS \
        pNjEwL1fIErnt6BCwR1cmFHq/+vDKRfXxFVIFz+LfNd6QiqlFE/6Z8vxPQRi18phgC9gPy5at6cLVVHo3e43XpKM \
        zJoBs6t6XruzpLo9sXASBHasgxInBSOj3s3MUBClAysSLzqsX8ZQ9uVeki2oSb7T8/GWv84sVm65DyKtUtOu1SFZ \
        ExicOchUm2V6c2/C0Bwugg7p4MV3bGQrObQaq0XTZGw3V3PTRC8rVA5+10Kzb5xCDor55EdxCNlXDkwjiTOAyWYf \
        jMiuzc7jxSEoVyvRcK219b7vYiRRM+3tXyIzxAfV1gowOgPRBsodF7y34v4Bly5hcFnXJZvsKAuhR9pg1f7lWhes \
        DeJ1rFKe1yQzdJ+PqbvyuzV7gIpQRGVWjPoiArusCd/uhW8CnhQocwMMgXrgIyD+A6W2DZ8cYNi3EkdKL8u1p+MF \
        YD7gCRLievH9pfukf4Vlc0bJLj6A3MuY+nKX/eohxia7erx218emAI3+5+pHZ5duTf/qVhBvgCFtKWgiIA2HVhuz \
        vEfMEdaVTlpl9HKP6bQsGpRVWxoc+AhoGlJCE8eWWXpCRR4MA4SPSTZ/j1id056dWZwDwevhrk8TXH/9ZSnicgNA \
        ri0dzRmJSlpjSNKRb9KCx0pal/bBwJUWKKWRPPZQl/dFbMrY1QxbcHvpt48aeFfZ+32MsnPAG0V1XADe64DBXc1b \
        MCQrdOGTSXq51RY+U3MzbM/TNQpVIXPC0d1DYwAep3nPrU6mME9yCQv3MhE7q8/jPOMT5D1GGZJhSARkrbvyycLf \
        PnurFI37D7FtxfrXOWl3qAqVWIyIyxYZuXjPcNKUz4hgDyXpnhPcsToA91vm9WtMy8y50u3L3jFAMBkGCSqGSIb3 \
        DQEJFDEMHgoATgBhAG0AZQBkMCMGCSqGSIb3DQEJFTEWBBQ+UV/SdoJeT8xF+Mr3XZ1O6rgpizBBMDEwDQYJYIZI \
        AWUDBAIBBQAEIHkVxlyKLoOtBbKZqErwUnyORO5hFwgmCf1JTA5dptDBBAi/y/i6ZsD8kgICCAA=
        """

    /// The certificate `curve` with its key.
    private static let curveFile = """
        MIIFPAIBAzCCBPIGCSqGSIb3DQEHAaCCBOMEggTfMIIE2zCCA5IGCSqGSIb3DQEHBqCCA4MwggN/AgEAMIIDeAYJ \
        KoZIhvcNAQcBMFcGCSqGSIb3DQEFDTBKMCkGCSqGSIb3DQEFDDAcBAjIEXq43upXJgICCAAwDAYIKoZIhvcNAgkF \
        ADAdBglghkgBZQMEASoEEG27vUMKESn1IaGhYOcwH+CAggMQVhRN2wj48xytleMGkAxr49MeTFxblxZQcHW3GBKe \
        +0ix+kq8E7dt2ILXx2pv4pa98gG6PN1xagTK0APj35aGlPPGvDr9iGV0JcEaPNMvgiBYDwqv+2eFXEj0cBZZoQil \
        NNTumBYRAi+NYoxfDrFe2o048VtktC43vHnGLDEwFcEPnytufUXkkTgNdvqasI0tRlV+Jyr94/WYPx6R0SAeCpgB \
        0mk+jebzopqBHdsul7fS50AFBA1Van9kiXUAHc5aoyzpqUPTb6uuftfzcdZpnMAYOa94vygArcm/tttfEqDPCSqp \
        CXqU4wUfskr5z0eIdFqsfEUDX96op0Mg0XOpTNhwjT85R6yTQWZX/k4Mm+kYCTAYagF9htuF2Ny5aaOJnyI9EX0y \
        2gbdJEy7ZLIdiuXD4E3Lr8OFM07N6SZFIvQCFLvjFE0nfUMQ4CHzbwc88I4RVYxdeLybb4T/6ZZSk808LfMhezPi \
        MMf9o+sxpAcjNO5EQMceiXE8norJ+FtANw5ULlGOiR+L2lubyMIfwyQ7Hf0zoBVen2qElwbuNw+YtaEShWwnaL35 \
        Dkr2/oC2n1xzRaHv7Xwy3EwV57EJOFCrGmrRqUZtDB2bl0XURoUAdIgBonIQt7Gq4q+htChITRLqfJ/CkNLbGMIM \
        GWEjHuRgEMcJ/SrK4qIcZoLdULK5+//lwbqmcEE+0i33tzYiPQYMFFtFC2Wz2FMofj2Dlk0YHkmuL/aXMsA33QCf \
        MHBpYX9XAQ1YOPqUpzf6GV3YJR2dXPfxkDfS0hXlU8RQVovYTxnT7FjfW3T8fOANN0/BE2KBsKAQJu5uMhgpu6sy \
        rHflGmLfJlGR0T+9gJ+cZJPBkjpxaFQUDNmjwBQuyY8lODSQdBhCEoVq2xxCb24S9G07oNTIVdAT75T2RUT0wv+6 \
        bRyknxpQBfN59zbLN+sx62MzOMetwOAo+P1oQ0b71ZG2Zl6CmAYrpq9t9fW7PFflbPbPSC0zMTRf2HY2TBr3pC9o \
        DNO/gVNtFWaK/51fSA0Kw51r4JB1ieOhPFUK6DCCAUEGCSqGSIb3DQEHAaCCATIEggEuMIIBKjCCASYGCyqGSIb3 \
        DQEMCgECoIHvMIHsMFcGCSqGSIb3DQEFDTBKMCkGCSqGSIb3DQEFDDAcBAgDEtqPyEF+igICCAAwDAYIKoZIhvcN \
        AgkFADAdBglghkgBZQMEASoEELXoqIbkqb6b20Q6VdK5jVkEgZBXOsywcEDsli695MUGjwhove4gR23Nkyq5czlm \
        jdTt/lyy5z1IlxhqZIv3K/tVKaPydbC7K7jvkA0FYxil/sbaoXPmYmMEjmahdksKbRwyWwyJkjRU3/7R5oNurz8I \
        qzjGk3v5U8Tg8+sZcEmXQ4gNxOvfAHLRMllq3A8gG8iTcu5bNdnCPWSQOWv/LqvYrnsxJTAjBgkqhkiG9w0BCRUx \
        FgQUaQ0CnIN62By4z30ERam8evl/0KYwQTAxMA0GCWCGSAFlAwQCAQUABCAHdNElEi0N4navkD1UDelI2Srya8kQ \
        YO5eGbfp+wcs3AQIQAsU+m+foO0CAggA
        """

    private func items(_ data: Data, _ phrase: String) -> (status: OSStatus, items: CFArray?) {
        var items: CFArray?
        let options = [kSecImportExportPassphrase as String: phrase] as NSDictionary
        let status = SecPKCS12Import(data as CFData, options, &items)
        return (status, items)
    }

    @Test("A file gives a certificate with its key, and those above")
    func identity() throws {
        let (status, items) = items(Made.data(Self.file), "open")
        #expect(status == errSecSuccess)
        #expect(items?.count == 1)
        let item = try #require(items?.firstObject as? NSDictionary)
        let chain = item[kSecImportItemCertChain as String] as? [SecCertificate]
        #expect(chain == [Made.named, Made.intermediate, Made.root])
        let identity = try #require(item[kSecImportItemIdentity as String] as? SecIdentity)
        var certificate: SecCertificate?
        #expect(SecIdentityCopyCertificate(identity, &certificate) == errSecSuccess)
        #expect(certificate == Made.named)
        var key: SecKey?
        #expect(SecIdentityCopyPrivateKey(identity, &key) == errSecSuccess)
        let own = try #require(key)
        #expect(SecKeyCopyPublicKey(own) == SecCertificateCopyKey(Made.named))
        let trust = try #require(item[kSecImportItemTrust as String] as! SecTrust?)
        #expect(SecTrustGetCertificateCount(trust) == 3)
    }

    @Test("The key signs what its certificate's key verifies")
    func signing() throws {
        let found = items(Made.data(Self.file), "open").items
        let item = try #require(found?.firstObject as? NSDictionary)
        let identity = try #require(item[kSecImportItemIdentity as String] as? SecIdentity)
        var key: SecKey?
        SecIdentityCopyPrivateKey(identity, &key)
        let own = try #require(key)
        let open = try #require(SecCertificateCopyKey(Made.named))
        let algorithm = SecKeyAlgorithm.rsaSignatureMessagePKCS1v15SHA256
        let data = Data("text".utf8) as CFData
        let signature = try #require(SecKeyCreateSignature(own, algorithm, data, nil))
        #expect(SecKeyVerifySignature(open, algorithm, data, signature, nil))
    }

    @Test("Another pass phrase and broken files are told apart")
    func failures() {
        #expect(items(Made.data(Self.file), "shut").status == errSecAuthFailed)
        #expect(items(Made.data(Self.file), "").status == errSecAuthFailed)
        #expect(items(Data("file".utf8), "open").status == errSecDecode)
        #expect(items(Made.data(Self.file).prefix(500), "open").status == errSecDecode)
        #expect(items(Made.data(Self.file), "shut").items == nil)
        #expect(items(Made.data(Self.curveFile), "open").status == errSecUnimplemented)
    }

    @Test("Damaged files crash nothing")
    func damage() {
        let whole = [UInt8](Made.data(Self.file))
        var readable = 0
        for place in stride(from: 0, to: whole.count, by: 61) {
            var bytes = whole
            bytes[place] ^= 0x55
            if items(Data(bytes), "open").status == errSecSuccess { readable += 1 }
        }
        #expect(readable == 0)
    }
}
