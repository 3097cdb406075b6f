/** People and places that there are not. */
import type { Random } from '../random.ts';

export const FIRST_NAMES =
  'Anja Bernd Carla Detlef Elif Falk Gesa Hanno Ines Jannik Katrin Lorenz Mirja Nuri Oda Piet Ronja Sönke Tabea Ulf Vera Wiebke Yusuf'.split(
    ' ',
  );
export const LAST_NAMES =
  'Albers Brinkhoff Czerny Dornbusch Eversberg Fährmann Grothe Harkort Imhoff Jaspers Kettler Lohmar Möllenkamp Nettesheim Overbeck Petzold Quast Rüthers Scheuren Tiedtke Ünal Voßkuhl Wessling Zahn'.split(
    ' ',
  );
const STREETS =
  'Am Wehr,Kirchgasse,Lindenallee,Bahnhofstraße,Hafenweg,Alte Gerberei,Schützenplatz,Ringstraße,Mühlendamm,Tuchmacherstr.,Neuer Markt,Königsweg,An der Bleiche,Fährstr.'.split(
    ',',
  );
/** Post code, name and area code. */
const TOWNS = [
  ['17901', 'Seeburg', '039996'],
  ['29905', 'Heidkamp', '05199'],
  ['38990', 'Brückenau', '05390'],
  ['50219', 'Rheinlohe', '02299'],
  ['61994', 'Kronfeld', '06199'],
  ['73990', 'Altenried', '07199'],
  ['80205', 'Isarstetten', '08990'],
  ['99005', 'Thalwerda', '03690'],
  ['20010', 'Elbhafen', '040'],
  ['10007', 'Spreetal', '030'],
] as const;

export interface Place {
  street: string;
  postCode: string;
  town: string;
  areaCode: string;
}

export function somePerson(random: Random): string {
  return `${random.pick(FIRST_NAMES)} ${random.pick(LAST_NAMES)}`;
}

export function somePlace(random: Random): Place {
  const [postCode, town, areaCode] = random.pick(TOWNS);
  return { street: `${random.pick(STREETS)} ${random.whole(1, 148)}`, postCode, town, areaCode };
}

/** Whom documents are addressed to. */
export function someCustomer(random: Random): { lines: string[]; name: string } {
  const name = somePerson(random);
  const { street, postCode, town } = somePlace(random);
  const firm = random.pick(['Studio', 'Büro', 'Werkstatt', 'Agentur']);
  const trade = random.pick(['Gestaltung', 'Text & Ton', 'Beratung', 'Bildwerk', 'Softwareentwicklung']);
  const lines = random.chance(0.5) ? [`${firm} ${trade}`, name] : [name];
  return { name, lines: [...lines, street, `${postCode} ${town}`] };
}
