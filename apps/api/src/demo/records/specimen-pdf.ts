/** A page of A5 across with one line of text and a frame, as the smallest reader opens it. */
export function specimenPdf(title: string): Buffer {
  const drawing = [
    '0.55 0.6 0.68 RG 2 w 40 40 515 340 re S',
    `BT /F1 26 Tf 0.12 0.16 0.24 rg 70 300 Td (${title}) Tj ET`,
    'BT /F1 13 Tf 0.4 0.44 0.5 rg 70 268 Td (Specimen of the demo data. It shows nobody.) Tj ET',
  ].join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 420] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let text = '%PDF-1.4\n';
  const starts = objects.map((object, place) => {
    const start = text.length;
    text += `${place + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(start).padStart(10, '0')} 00000 n \n`;
  });
  const count = objects.length + 1;
  const table = `xref\n0 ${count}\n0000000000 65535 f \n${starts.join('')}`;
  return Buffer.from(
    `${text}${table}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`,
    'latin1',
  );
}
