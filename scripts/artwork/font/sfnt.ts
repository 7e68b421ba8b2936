/** Reads and writes the table directory of a TrueType font, to replace single tables. */

export type Tables = Map<string, Buffer>;

export function readTables(font: Buffer): Tables {
  const tables: Tables = new Map();
  const count = font.readUInt16BE(4);
  for (let index = 0; index < count; index += 1) {
    const entry = 12 + 16 * index;
    const offset = font.readUInt32BE(entry + 8);
    const length = font.readUInt32BE(entry + 12);
    tables.set(font.toString('latin1', entry, entry + 4), font.subarray(offset, offset + length));
  }
  return tables;
}

function checksum(data: Buffer): number {
  let sum = 0;
  for (let offset = 0; offset < data.length; offset += 4) sum = (sum + data.readUInt32BE(offset)) >>> 0;
  return sum;
}

function padded(data: Buffer): Buffer {
  const rest = data.length % 4;
  return rest === 0 ? data : Buffer.concat([data, Buffer.alloc(4 - rest)]);
}

/** Writes the tables as a font file. The directory must be sorted by tag, since readers use binary search. */
export function writeTables(tables: Tables): Buffer {
  const sorted = [...tables].sort(([left], [right]) => (left < right ? -1 : 1));
  const power = 2 ** Math.floor(Math.log2(sorted.length));
  const header = Buffer.alloc(12 + 16 * sorted.length);
  header.writeUInt32BE(0x00010000, 0);
  header.writeUInt16BE(sorted.length, 4);
  header.writeUInt16BE(power * 16, 6);
  header.writeUInt16BE(Math.log2(power), 8);
  header.writeUInt16BE((sorted.length - power) * 16, 10);

  const parts: Buffer[] = [header];
  let offset = header.length;
  sorted.forEach(([tag, data], index) => {
    const body = padded(data);
    const entry = 12 + 16 * index;
    header.write(tag, entry, 'latin1');
    header.writeUInt32BE(checksum(body), entry + 4);
    header.writeUInt32BE(offset, entry + 8);
    header.writeUInt32BE(data.length, entry + 12);
    parts.push(body);
    offset += body.length;
  });
  return Buffer.concat(parts);
}
