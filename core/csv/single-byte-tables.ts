/** Encodings of one byte a letter that Czech and Romanian spreadsheets still write. */
export type SingleByteEncoding = 'windows-1250' | 'iso-8859-2';

// Letters of the bytes 0x80–0xFF in order; U+FFFD where the encoding has none.
const upperHalf: Record<SingleByteEncoding, string> = {
  'windows-1250':
    '€\ufffd‚\ufffd„…†‡\ufffd‰Š‹ŚŤŽŹ\ufffd‘’“”•–—\ufffd™š›śťžź' +
    '\u00a0ˇ˘Ł¤Ą¦§¨©Ş«¬\u00ad®Ż°±˛ł´µ¶·¸ąş»Ľ˝ľż' +
    'ŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢßŕáâăäĺćçčéęëěíîďđńňóôőö÷řůúűüýţ˙',
  'iso-8859-2':
    '\u0080\u0081\u0082\u0083\u0084\u0085\u0086\u0087\u0088\u0089\u008a\u008b\u008c\u008d\u008e\u008f' +
    '\u0090\u0091\u0092\u0093\u0094\u0095\u0096\u0097\u0098\u0099\u009a\u009b\u009c\u009d\u009e\u009f' +
    '\u00a0Ą˘Ł¤ĽŚ§¨ŠŞŤŹ\u00adŽŻ°ą˛ł´ľśˇ¸šşťź˝žż' +
    'ŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢßŕáâăäĺćçčéęëěíîďđńňóôőö÷řůúűüýţ˙',
};

/** The text of bytes in an encoding of one byte a letter; U+FFFD for bytes without a letter. */
export function decodeSingleByte(bytes: Uint8Array, encoding: SingleByteEncoding): string {
  const letters = upperHalf[encoding];
  const parts: string[] = [];
  // In pieces, because one argument a letter is more than a call may have.
  for (let from = 0; from < bytes.length; from += 4096) {
    const piece = bytes.subarray(from, from + 4096);
    parts.push(
      Array.from(piece, (byte) =>
        byte < 0x80 ? String.fromCharCode(byte) : (letters[byte - 0x80] ?? '\ufffd'),
      ).join(''),
    );
  }
  return parts.join('');
}
