// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The tags of tables, for `CTFontCopyTable`: the letters of the name, filled up with spaces.

/// The table `BASE`.
public var kCTFontTableBASE: Int { 0x4241_5345 }
/// The table `CBDT`.
public var kCTFontTableCBDT: Int { 0x4342_4454 }
/// The table `CBLC`.
public var kCTFontTableCBLC: Int { 0x4342_4C43 }
/// The table `CFF`.
public var kCTFontTableCFF: Int { 0x4346_4620 }
/// The table `COLR`.
public var kCTFontTableCOLR: Int { 0x434F_4C52 }
/// The table `CPAL`.
public var kCTFontTableCPAL: Int { 0x4350_414C }
/// The table `DSIG`.
public var kCTFontTableDSIG: Int { 0x4453_4947 }
/// The table `EBDT`.
public var kCTFontTableEBDT: Int { 0x4542_4454 }
/// The table `EBLC`.
public var kCTFontTableEBLC: Int { 0x4542_4C43 }
/// The table `EBSC`.
public var kCTFontTableEBSC: Int { 0x4542_5343 }
/// The table `GDEF`.
public var kCTFontTableGDEF: Int { 0x4744_4546 }
/// The table `GPOS`.
public var kCTFontTableGPOS: Int { 0x4750_4F53 }
/// The table `GSUB`.
public var kCTFontTableGSUB: Int { 0x4753_5542 }
/// The table `HVAR`.
public var kCTFontTableHVAR: Int { 0x4856_4152 }
/// The table `JSTF`.
public var kCTFontTableJSTF: Int { 0x4A53_5446 }
/// The table `LTSH`.
public var kCTFontTableLTSH: Int { 0x4C54_5348 }
/// The table `MATH`.
public var kCTFontTableMATH: Int { 0x4D41_5448 }
/// The table `MERG`.
public var kCTFontTableMERG: Int { 0x4D45_5247 }
/// The table `MVAR`.
public var kCTFontTableMVAR: Int { 0x4D56_4152 }
/// The table `OS/2`.
public var kCTFontTableOS2: Int { 0x4F53_2F32 }
/// The table `PCLT`.
public var kCTFontTablePCLT: Int { 0x5043_4C54 }
/// The table `STAT`.
public var kCTFontTableSTAT: Int { 0x5354_4154 }
/// The table `SVG`.
public var kCTFontTableSVG: Int { 0x5356_4720 }
/// The table `VDMX`.
public var kCTFontTableVDMX: Int { 0x5644_4D58 }
/// The table `VORG`.
public var kCTFontTableVORG: Int { 0x564F_5247 }
/// The table `VVAR`.
public var kCTFontTableVVAR: Int { 0x5656_4152 }
/// The table `Zapf`.
public var kCTFontTableZapf: Int { 0x5A61_7066 }
/// The table `acnt`.
public var kCTFontTableAcnt: Int { 0x6163_6E74 }
/// The table `ankr`.
public var kCTFontTableAnkr: Int { 0x616E_6B72 }
/// The table `avar`.
public var kCTFontTableAvar: Int { 0x6176_6172 }
/// The table `bdat`.
public var kCTFontTableBdat: Int { 0x6264_6174 }
/// The table `bhed`.
public var kCTFontTableBhed: Int { 0x6268_6564 }
/// The table `bloc`.
public var kCTFontTableBloc: Int { 0x626C_6F63 }
/// The table `bsln`.
public var kCTFontTableBsln: Int { 0x6273_6C6E }
/// The table `cidg`.
public var kCTFontTableCidg: Int { 0x6369_6467 }
/// The table `cmap`.
public var kCTFontTableCmap: Int { 0x636D_6170 }
/// The table `cvar`.
public var kCTFontTableCvar: Int { 0x6376_6172 }
/// The table `cvt`.
public var kCTFontTableCvt: Int { 0x6376_7420 }
/// The table `fdsc`.
public var kCTFontTableFdsc: Int { 0x6664_7363 }
/// The table `feat`.
public var kCTFontTableFeat: Int { 0x6665_6174 }
/// The table `fmtx`.
public var kCTFontTableFmtx: Int { 0x666D_7478 }
/// The table `fond`.
public var kCTFontTableFond: Int { 0x666F_6E64 }
/// The table `fpgm`.
public var kCTFontTableFpgm: Int { 0x6670_676D }
/// The table `fvar`.
public var kCTFontTableFvar: Int { 0x6676_6172 }
/// The table `gasp`.
public var kCTFontTableGasp: Int { 0x6761_7370 }
/// The table `gcid`.
public var kCTFontTableGcid: Int { 0x6763_6964 }
/// The table `glyf`.
public var kCTFontTableGlyf: Int { 0x676C_7966 }
/// The table `gvar`.
public var kCTFontTableGvar: Int { 0x6776_6172 }
/// The table `hdmx`.
public var kCTFontTableHdmx: Int { 0x6864_6D78 }
/// The table `head`.
public var kCTFontTableHead: Int { 0x6865_6164 }
/// The table `hhea`.
public var kCTFontTableHhea: Int { 0x6868_6561 }
/// The table `hmtx`.
public var kCTFontTableHmtx: Int { 0x686D_7478 }
/// The table `hsty`.
public var kCTFontTableHsty: Int { 0x6873_7479 }
/// The table `just`.
public var kCTFontTableJust: Int { 0x6A75_7374 }
/// The table `kern`.
public var kCTFontTableKern: Int { 0x6B65_726E }
/// The table `kerx`.
public var kCTFontTableKerx: Int { 0x6B65_7278 }
/// The table `lcar`.
public var kCTFontTableLcar: Int { 0x6C63_6172 }
/// The table `loca`.
public var kCTFontTableLoca: Int { 0x6C6F_6361 }
/// The table `ltag`.
public var kCTFontTableLtag: Int { 0x6C74_6167 }
/// The table `maxp`.
public var kCTFontTableMaxp: Int { 0x6D61_7870 }
/// The table `meta`.
public var kCTFontTableMeta: Int { 0x6D65_7461 }
/// The table `mort`.
public var kCTFontTableMort: Int { 0x6D6F_7274 }
/// The table `morx`.
public var kCTFontTableMorx: Int { 0x6D6F_7278 }
/// The table `name`.
public var kCTFontTableName: Int { 0x6E61_6D65 }
/// The table `opbd`.
public var kCTFontTableOpbd: Int { 0x6F70_6264 }
/// The table `post`.
public var kCTFontTablePost: Int { 0x706F_7374 }
/// The table `prep`.
public var kCTFontTablePrep: Int { 0x7072_6570 }
/// The table `prop`.
public var kCTFontTableProp: Int { 0x7072_6F70 }
/// The table `sbit`.
public var kCTFontTableSbit: Int { 0x7362_6974 }
/// The table `sbix`.
public var kCTFontTableSbix: Int { 0x7362_6978 }
/// The table `trak`.
public var kCTFontTableTrak: Int { 0x7472_616B }
/// The table `vhea`.
public var kCTFontTableVhea: Int { 0x7668_6561 }
/// The table `vmtx`.
public var kCTFontTableVmtx: Int { 0x766D_7478 }
/// The table `xref`.
public var kCTFontTableXref: Int { 0x7872_6566 }
