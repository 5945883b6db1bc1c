"""Makes the fonts of this folder. Run by hand, when a source or the choice of characters changes:

  npm install --prefix /tmp/fonts --ignore-scripts @embedpdf/fonts-sc@1.0.0 @embedpdf/fonts-kr@1.0.0 \
    @fontsource/unifontex@5.2.6 @expo-google-fonts/eb-garamond@0.4.3 @expo-google-fonts/source-sans-3@0.4.1 \
    @expo-google-fonts/source-serif-4@0.4.1 @expo-google-fonts/ibm-plex-sans-arabic@0.4.2 \
    @expo-google-fonts/noto-sans-hebrew@0.4.1 @expo-google-fonts/noto-emoji@0.4.7
  python3 -m venv /tmp/fonts/venv && /tmp/fonts/venv/bin/pip install fonttools==4.68.0 brotli==1.2.1
  /tmp/fonts/venv/bin/python infrastructure/formats/pdf/fonts/make.py /tmp/fonts/node_modules

Subset fonts are renamed, because the licences reserve the original names.
"""

import io
import sys
from pathlib import Path

import brotli
from fontTools import subset
from fontTools.ttLib import TTFont

HERE = Path(__file__).parent
PACKAGES = Path(sys.argv[1])

# Compressed as they are.
WHOLE = [
    "@expo-google-fonts/eb-garamond/400Regular/EBGaramond_400Regular.ttf",
    "@expo-google-fonts/eb-garamond/400Regular_Italic/EBGaramond_400Regular_Italic.ttf",
    "@expo-google-fonts/eb-garamond/600SemiBold/EBGaramond_600SemiBold.ttf",
    "@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf",
    "@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf",
    "@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf",
    "@expo-google-fonts/source-serif-4/300Light/SourceSerif4_300Light.ttf",
    "@expo-google-fonts/source-serif-4/400Regular_Italic/SourceSerif4_400Regular_Italic.ttf",
    "@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf",
    "@expo-google-fonts/noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf",
    "@expo-google-fonts/noto-sans-hebrew/600SemiBold/NotoSansHebrew_600SemiBold.ttf",
    "@expo-google-fonts/ibm-plex-sans-arabic/400Regular/IBMPlexSansArabic_400Regular.ttf",
    "@expo-google-fonts/ibm-plex-sans-arabic/600SemiBold/IBMPlexSansArabic_600SemiBold.ttf",
    "@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf",
]
HAN = "@embedpdf/fonts-sc/fonts/NotoSansHans-{}.otf"
HANGUL = "@embedpdf/fonts-kr/fonts/NotoSansKR-{}.otf"
# For writing from top to bottom, for editors of fonts, and for TeX.
UNUSED = ["BASE", "VORG", "vhea", "vmtx", "FFTM", "PfEd", "TeX ", "MATH", "prop"]
UNIFONT = "@fontsource/unifontex/files/unifontex-latin-400-normal.woff2"


def encoded(encoding, leads=range(0x81, 0xFF)):
    """The characters of two bytes that an encoding has, their first byte one of these."""
    found = set()
    for lead in leads:
        for trail in range(0x40, 0xFF):
            try:
                found.update(map(ord, bytes([lead, trail]).decode(encoding)))
            except UnicodeDecodeError:
                pass
    return found


def is_han(code):
    return 0x3400 <= code <= 0x4DBF or 0x4E00 <= code <= 0x9FFF


def is_basic_han(code):
    return 0x4E00 <= code <= 0x9FFF


def is_syllable(code):
    return 0xAC00 <= code <= 0xD7A3


def is_private(code):
    return 0xE000 <= code <= 0xF8FF or code >= 0xF0000


def save(name, data):
    packed = brotli.compress(data, quality=11, lgwin=24)
    (HERE / f"{name}.br").write_bytes(packed)
    print(f"{name}.br {len(packed)}")


def renamed(font, family, weight, source):
    """Under a name of its own, with copyright and licence kept and a word about what it was made of."""
    postscript = f"{family.replace(' ', '')}-{weight}"
    names = {1: f"{family} {weight}", 2: "Regular", 3: postscript, 4: f"{family} {weight}", 6: postscript}
    kept = {record.nameID: str(record) for record in font["name"].names if record.nameID in (0, 5, 13, 14)}
    font["name"].names = []
    for number, text in {**kept, **names, 10: f"Made for Cairn from some characters of {source}"}.items():
        font["name"].setName(text, number, 3, 1, 0x409)
    if "CFF " in font:
        table = font["CFF "].cff
        table.fontNames = [postscript]
        top = table.topDictIndex[0]
        top.FamilyName, top.FullName = family, f"{family} {weight}"


def made(name, source, family, weight, wanted):
    """A font with the characters that `wanted` chooses of those that its source has; answers them."""
    options = subset.Options()
    options.layout_features = ["ccmp", "ljmo", "vjmo", "tjmo", "kern", "mark", "mkmk"]
    options.hinting = False
    options.notdef_outline = True
    options.name_IDs = ["*"]
    options.drop_tables += UNUSED
    font = subset.load_font(str(PACKAGES / source), options)
    font.recalcTimestamp = False
    whole = font["name"].getDebugName(4)
    chosen = {code for code in font.getBestCmap() if wanted(code)}
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=chosen)
    subsetter.subset(font)
    renamed(font, family, weight, whole)
    font.flavor = None
    out = io.BytesIO()
    font.save(out)
    save(name, out.getvalue())
    return chosen


for path in WHOLE:
    save(Path(path).name, (PACKAGES / path).read_bytes())

# Unicode's first block of Chinese characters, what Hong Kong writes beside it, and all that is none of them.
beside = encoded("big5hkscs")
han = made("CairnHan-Regular.otf", HAN.format("Regular"), "Cairn Han", "Regular",
           lambda code: not is_han(code) or is_basic_han(code) or code in beside)
# The first level of the standards of China, Taiwan and Japan: headings take what is missing from the regular face.
frequent = encoded("gb2312", range(0xB0, 0xD8)) | encoded("big5", range(0xA4, 0xC7)) | encoded("euc_jp", range(0xB0, 0xD0))
made("CairnHan-Bold.otf", HAN.format("Bold"), "Cairn Han", "Bold", lambda code: not is_han(code) or code in frequent)

hangul = made("CairnHangul-Regular.otf", HANGUL.format("Regular"), "Cairn Hangul", "Regular", lambda code: not is_han(code))
korean = encoded("euc_kr")
made("CairnHangul-Bold.otf", HANGUL.format("Bold"), "Cairn Hangul", "Bold",
     lambda code: not is_han(code) and (not is_syllable(code) or code in korean))

# Whatever else Unicode has.
made("CairnRest-Regular.ttf", UNIFONT, "Cairn Rest", "Regular",
     lambda code: not is_private(code) and not (is_han(code) and code in han) and not (is_syllable(code) and code in hangul))
