/**
 * Useful lives of common assets: the administration's estimates (AfA table AV, BMF 15 December 2000), from which a shorter life needs proof. Each
 * says how sure it is: `confirmed` by the table, a letter of the ministry or the law, `reported` by trade publications, `assumed` from practice.
 */
import type { AssetKind } from './asset.ts';

export const CERTAINTIES = ['confirmed', 'reported', 'assumed'] as const;

export interface UsefulLife {
  key: string;
  label: { de: string; en: string };
  kind: AssetKind;
  months: number;
  /** One year is allowed as well (BMF 22 February 2022). */
  isOneYearAllowed: boolean;
  /** Its row in the AfA table AV; null where none was seen. */
  tableNumber: string | null;
  certainty: (typeof CERTAINTIES)[number];
}

/** Whether it serves with a computer alone (R 6.13 (1) EStR); `key`: its row. */
export function needsAComputer(key: string): boolean {
  return ['monitor', 'printerScanner', 'peripherals'].includes(key);
}

export const USEFUL_LIVES: readonly UsefulLife[] = [
  oneYear('desktopPc', 'Desktop-PC, Workstation', 'desktop computer', 'movable', 36, '6.14.3.2', 'confirmed'),
  oneYear('notebookTablet', 'Notebook, Tablet', 'notebook, tablet', 'movable', 36, '6.14.3.2', 'confirmed'),
  oneYear('monitor', 'Monitor, Bildschirm', 'computer screen', 'movable', 36, '6.14.3.2', 'confirmed'),
  oneYear('printerScanner', 'Drucker, Scanner', 'printer, scanner', 'movable', 36, '6.14.3.2', 'confirmed'),
  oneYear(
    'multifunctionPrinter',
    'Multifunktionsdrucker (Kopierer/Fax)',
    'multifunction printer',
    'movable',
    36,
    null,
    'reported',
  ),
  oneYear(
    'peripherals',
    'Tastatur, Maus, Headset, Mikrofon, Webcam, Dockingstation, externe Speicher',
    'computer peripherals',
    'movable',
    36,
    '6.14.3.2',
    'reported',
  ),
  oneYear(
    'smallServer',
    'Small-Scale-Server, NAS',
    'small server, network storage',
    'movable',
    36,
    '6.14.3.2',
    'reported',
  ),
  life('serverRack', 'Großserver, Rack-Server', 'large server', 'movable', 36, null, 'assumed'),
  oneYear('networkDevice', 'Router, Switch, Access Point', 'network device', 'movable', 36, null, 'assumed'),
  oneYear(
    'software',
    'Betriebs- und Anwendersoftware',
    'operating and application software',
    'intangible',
    36,
    null,
    'confirmed',
  ),
  life(
    'website',
    'Website, Homepage (Auftrag)',
    'website built by a contractor',
    'intangible',
    36,
    null,
    'reported',
  ),
  life('smartphone', 'Smartphone, Mobiltelefon', 'mobile phone', 'movable', 60, '6.13.2.2', 'confirmed'),
  life('deskPhone', 'Telefon (Kommunikationsendgerät)', 'desk phone', 'movable', 96, '6.13.2.1', 'confirmed'),
  life(
    'phoneSystem',
    'Telefonanlage (Nebenstellenanlage)',
    'telephone system',
    'movable',
    120,
    '6.13.1',
    'confirmed',
  ),
  life('fax', 'Faxgerät (Textendeinrichtung)', 'fax machine', 'movable', 72, '6.13.3', 'confirmed'),
  life('camera', 'Foto-, Film-, Videokamera', 'photo or video camera', 'movable', 84, '6.14.4', 'confirmed'),
  life(
    'lensTripodFlash',
    'Objektiv, Stativ, Blitz',
    'lens, tripod, flash',
    'movable',
    84,
    '6.14.4',
    'reported',
  ),
  life(
    'audioVideoDevice',
    'Audiogerät, Videogerät, Verstärker',
    'audio or video device, amplifier',
    'movable',
    84,
    '6.14.4',
    'confirmed',
  ),
  life('tv', 'Fernseher', 'television set', 'movable', 84, null, 'reported'),
  life('projector', 'Beamer', 'projector', 'movable', 84, '6.14.4', 'reported'),
  life('copier', 'Kopierer (Vervielfältigungsgerät)', 'photocopier', 'movable', 84, '6.14.10', 'confirmed'),
  life('cashRegister', 'Registrierkasse', 'cash register', 'movable', 72, '6.14.7', 'confirmed'),
  life('shredder', 'Aktenvernichter', 'shredder', 'movable', 96, '6.14.13', 'confirmed'),
  life(
    'officeFurniture',
    'Büromöbel (Schreibtisch, Bürostuhl, Regal, Schrank)',
    'office furniture, desk, chair, shelf',
    'movable',
    156,
    '6.15',
    'confirmed',
  ),
  life('steelCabinet', 'Stahlschrank', 'steel cabinet', 'movable', 168, null, 'reported'),
  life('safe', 'Tresor', 'safe', 'movable', 276, '6.19.2', 'confirmed'),
  life('vault', 'Tresoranlage', 'vault installation', 'movable', 300, '6.19.3', 'confirmed'),
  life('carpet', 'Teppich (normal)', 'carpet', 'movable', 96, '6.19.4.1', 'confirmed'),
  life(
    'carpetHighValue',
    'Teppich (über 500 EUR je m²)',
    'carpet above 500 EUR per square metre',
    'movable',
    180,
    '6.19.4.2',
    'confirmed',
  ),
  life('salesCounter', 'Verkaufstheke', 'sales counter', 'movable', 120, '6.16', 'confirmed'),
  life('marketStall', 'Verkaufsstand, Verkaufsbude', 'market stall', 'movable', 96, '6.17', 'confirmed'),
  life(
    'shopFittings',
    'Laden-, Gaststätteneinbauten, Schaufensteranlagen',
    'shop fittings',
    'movable',
    96,
    null,
    'reported',
  ),
  life('airConditioner', 'Klimagerät (mobil)', 'air conditioner', 'movable', 132, null, 'reported'),
  life(
    'alarmSystem',
    'Alarm-, Überwachungsanlage',
    'alarm or surveillance system',
    'movable',
    132,
    '3.10.6',
    'confirmed',
  ),
  life('fridge', 'Kühlschrank', 'refrigerator', 'movable', 120, null, 'reported'),
  life(
    'coffeeMachine',
    'Kaffeemaschine, Kaffeevollautomat',
    'coffee machine',
    'movable',
    60,
    null,
    'reported',
  ),
  life('car', 'Personenkraftwagen, Kombi', 'car, estate car', 'movable', 72, '4.2.1', 'confirmed'),
  life(
    'electricCar',
    'Elektrofahrzeug (rein elektrisch)',
    'electric car',
    'movable',
    72,
    '4.2.1',
    'confirmed',
  ),
  life('truck', 'Lastkraftwagen, Sattelschlepper, Kipper', 'truck', 'movable', 108, '4.2.3', 'confirmed'),
  life('trailer', 'Anhänger, Auflieger', 'trailer', 'movable', 132, '4.2.6', 'confirmed'),
  life('camper', 'Wohnmobil', 'camper van', 'movable', 96, null, 'assumed'),
  life(
    'motorcycleScooter',
    'Motorrad, Motorroller, E-Scooter, Quad',
    'motorcycle, scooter',
    'movable',
    84,
    null,
    'reported',
  ),
  life('bicycle', 'Fahrrad', 'bicycle', 'movable', 84, null, 'reported'),
  life('eBike', 'E-Bike, Pedelec, Lastenrad', 'electric bicycle', 'movable', 84, null, 'reported'),
  life('tractorSmall', 'Kleintraktor', 'small tractor', 'movable', 96, '4.2.5', 'confirmed'),
  life(
    'powerTool',
    'Elektrowerkzeug (Bohrmaschine, Säge, mobil)',
    'portable power tool',
    'movable',
    96,
    null,
    'assumed',
  ),
  life(
    'cuttingMachineMobile',
    'Trennmaschine (mobil)',
    'cut-off machine, mobile',
    'movable',
    84,
    '5.15.2',
    'confirmed',
  ),
  life(
    'cuttingMachineStationary',
    'Trennmaschine (stationär)',
    'cut-off machine, stationary',
    'movable',
    120,
    '5.15.1',
    'confirmed',
  ),
  life('packagingMachine', 'Verpackungsmaschine', 'packaging machine', 'movable', 156, '5.23', 'confirmed'),
  life('weldingDevice', 'Schweißgerät', 'welding device', 'movable', 156, null, 'reported'),
  life(
    'surveyElectronic',
    'Vermessungsgerät (elektronisch)',
    'surveying device, electronic',
    'movable',
    96,
    '3.3.5.1',
    'confirmed',
  ),
  life('batteryStorage', 'Akkumulator', 'battery storage', 'movable', 120, '3.1.3', 'confirmed'),
  life('photovoltaic', 'Photovoltaikanlage', 'photovoltaic system', 'movable', 240, null, 'reported'),
  life('outdoorLighting', 'Außenbeleuchtung', 'outdoor lighting', 'movable', 228, '2.4', 'confirmed'),
  life('piano', 'Klavier, Flügel', 'piano', 'movable', 240, null, 'reported'),
  life(
    'guitarString',
    'Gitarre, Streichinstrument',
    'guitar, string instrument',
    'movable',
    144,
    null,
    'reported',
  ),
  life('windInstrument', 'Blasinstrument', 'wind instrument', 'movable', 180, null, 'reported'),
  life(
    'percussionEpiano',
    'Schlaginstrument, E-Piano',
    'percussion, electric piano',
    'movable',
    120,
    null,
    'reported',
  ),
  life(
    'trademark',
    'Marke (entgeltlich erworben)',
    'trademark (bought)',
    'intangible',
    180,
    null,
    'confirmed',
  ),
  life(
    'goodwillTrade',
    'Geschäfts- oder Firmenwert (Gewerbe)',
    'goodwill of a trade business',
    'intangible',
    180,
    null,
    'confirmed',
  ),
  life(
    'businessBuilding',
    'Betriebsgebäude (Bauantrag nach 31.03.1985)',
    'business building',
    'immovable',
    400,
    null,
    'confirmed',
  ),
];

function life(
  key: string,
  de: string,
  en: string,
  kind: AssetKind,
  months: number,
  tableNumber: string | null,
  certainty: UsefulLife['certainty'],
): UsefulLife {
  return { key, label: { de, en }, kind, months, isOneYearAllowed: false, tableNumber, certainty };
}

function oneYear(...of: Parameters<typeof life>): UsefulLife {
  return { ...life(...of), isOneYearAllowed: true };
}
