/**
 * Shapes of the files in a version's `_data` folder. All schemas are strict: a misspelled field is an error, not a silent loss.
 *
 * The folder is copied by `docusaurus docs:version`, so no file may hold the name of its own version: that is the name of
 * the folder it lies in (versions.ts).
 */
import * as z from 'zod';

const text = z
  .string()
  .min(1)
  .regex(/^\S[\s\S]*\S$|^\S$/, 'no space at the beginning or end, please');
const settingKey = z.string().regex(/^[A-Z][A-Z0-9_]*$/, 'a key of config.ini: capitals, digits and underscores');
const identifier = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower case words joined by hyphens');
const webAddress = z.url({protocol: /^https?$/});
const absolutePath = z.string().regex(/^\/\S+$/, 'an absolute path without spaces');

const allowedValue = z.strictObject({value: z.union([z.number(), z.string()]), meaning: text});
const allowedRange = z
  .strictObject({min: z.number().optional(), max: z.number().optional(), note: text.optional()})
  .refine((range) => Object.keys(range).length > 0, 'give at least one of min, max and note, or null');

const settingSchema = z
  .strictObject({
    key: settingKey,
    group: text,
    /** How the driver reads the text behind `=`. */
    type: z.enum(['bool', 'int', 'float', 'string', 'enum', 'list<int>', 'list<float>', 'list<string>']),
    /** As the driver understands it; `null` and `[]` are settings that are shipped empty. */
    default: z.union([z.boolean(), z.number(), z.string(), z.array(z.union([z.number(), z.string()])), z.null()]),
    /** Exact text behind `=` in the driver's `config.default.ini`; may be empty. */
    defaultRaw: z.string(),
    /** `ratio`: 0 to 1. */
    unit: z
      .enum([
        'V',
        'A',
        'Ah',
        '%',
        'ratio',
        '°C',
        's',
        'min',
        'days',
        'cells',
        'modules',
        'strings',
        'files',
        'MB',
        'V/s',
        'A/s',
        'V/Vs',
      ])
      .nullable(),
    allowed: z.union([z.array(allowedValue).min(1), allowedRange, z.null()]),
    summary: text,
    /** May be empty: nothing to know beyond the summary. */
    effects: z.string(),
    /** Set by `npm run settings:import` on a new key; a test fails until someone has described it and deletes this. */
    undescribed: z.literal(true).optional(),
  })
  .refine((setting) => setting.type.startsWith('list') === Array.isArray(setting.default), {
    path: ['default'],
    message: 'a list type has a list as default (may be []), any other type has none',
  })
  .refine((setting) => setting.type !== 'bool' || typeof setting.default === 'boolean', {
    path: ['default'],
    message: 'a bool has true or false as default',
  });

const settingsSchema = z
  .strictObject({
    /** Driver version whose config.default.ini was read. Not always the name of the doc version. */
    version: z.string().regex(/^v\d+\.\d+\.\d{8}/, 'a driver version such as v2.0.20250729'),
    settings: z.array(settingSchema).min(1),
  })
  .refine((file) => new Set(file.settings.map(({key}) => key)).size === file.settings.length, {
    path: ['settings'],
    message: 'every key is listed once',
  });

const renamesSchema = z.array(
  z
    .strictObject({
      old: settingKey.nullable(),
      new: settingKey.nullable(),
      /** `renamed`: the value can be copied. `superseded`: the value has to be converted, the note says how. */
      kind: z.enum(['added', 'removed', 'renamed', 'superseded']),
      firstDriverVersion: z.string().regex(/^v\d+\.\d+\.\d{8}/),
      behaviourChanged: z.boolean(),
      /** What a reader has to do or know besides; may be empty. */
      note: z.string(),
    })
    .refine((rename) => (rename.old === null) === (rename.kind === 'added'), {
      path: ['old'],
      message: 'null for an added key, the old key otherwise',
    })
    .refine((rename) => (rename.new === null) === (rename.kind === 'removed'), {
      path: ['new'],
      message: 'null for a removed key, the new key otherwise',
    }),
);

const connection = z.enum(['uart-ttl', 'rs232', 'rs485', 'can', 'ble', 'mqtt', 'spi']);
const hexadecimal = z.string().regex(/^0x[0-9A-Fa-f]{2}$/, 'two hexadecimal digits such as 0x01');

const bmsEntrySchema = z.strictObject({
  /** Written by new:bms and not yet by a person. A test fails while one is left. */
  undescribed: z.literal(true).optional(),
  id: identifier,
  name: text,
  /** Id of the heading on Connect that says how to wire it. */
  connectSection: z.string().regex(/^[a-z0-9-]+$/),
  manufacturerUrl: webAddress.nullable(),
  rebrands: z.array(z.strictObject({name: text, url: webAddress.nullable()})),
  connections: z.array(connection).min(1),
  classes: z
    .array(
      z.strictObject({
        name: z.string().regex(/^[A-Z][A-Za-z0-9_]*$/),
        connection: z.enum(['serial', 'can', 'ble', 'mqtt', 'spi']),
      }),
    )
    .min(1),
  /** false: only used when named in BMS_TYPE. */
  onByDefault: z.boolean(),
  daisyChain: z.strictObject({status: z.enum(['yes', 'no', 'partly']), note: text.nullable()}),
  /** In the order in which the driver tries them. */
  serial: z.array(
    z.strictObject({
      class: z.string(),
      baud: z.array(z.number().int().positive()).min(1),
      parity: z.enum(['none', 'even']),
      dataBits: z.literal(8),
      stopBits: z.literal(1),
      addresses: z.array(hexadecimal),
      note: text.nullable(),
    }),
  ),
  can: z.array(z.strictObject({class: z.string(), bitrate: text, addresses: z.array(hexadecimal)})),
  /** Share of all systems that reported their BMS; null: not among the three most used. */
  shareOfSystems: z
    .string()
    .regex(/^\d{1,2} %$/)
    .nullable(),
  /** Columns of the feature matrix that belong to this BMS. */
  featureColumns: z.array(text),
  notes: z.array(text),
});

const bmsSchema = z.strictObject({
  bms: z
    .array(bmsEntrySchema)
    .min(1)
    .refine((list) => new Set(list.map(({id}) => id)).size === list.length, 'every id is listed once'),
  /** Bluetooth batteries that come with the aiobmsble library; empty where the version has no such library. */
  bluetoothLibrary: z.array(
    z.strictObject({
      configEntry: text,
      manufacturer: text,
      model: text.nullable(),
      /** Names under which it is sold. */
      brands: z.array(text),
      bluetoothNames: z.array(z.string().min(1)),
      remark: text.nullable(),
    }),
  ),
});

const noteId = z.string().regex(/^[a-z0-9]+$/);

const featuresSchema = z
  .strictObject({
    /** What each value in the matrix means. */
    legend: z.record(z.string(), text),
    /** Where a value comes from if not straight from the BMS: a symbol for the eye, words for everyone else. */
    marks: z.record(identifier, z.strictObject({symbol: text, text, meaning: text})),
    columns: z.array(z.strictObject({name: text, bms: identifier, notes: z.array(noteId)})).min(1),
    rows: z
      .array(
        z.strictObject({
          id: identifier,
          feature: text,
          notes: z.array(noteId),
          /** One value a column, in column order. */
          values: z.array(z.string()),
          /** Notes of single values by column name. */
          valueNotes: z.record(z.string(), z.array(noteId)),
          /** Names of the columns whose value has a mark, by mark. */
          marks: z.record(identifier, z.array(text).min(1)).optional(),
        }),
      )
      .min(1),
    notes: z.record(noteId, text),
  })
  .check((context) => {
    const {legend, marks, columns, rows, notes} = context.value;
    const names = new Set(columns.map(({name}) => name));
    const report = (message: string): void => {
      context.issues.push({code: 'custom', message, input: context.value});
    };
    const used = new Set([
      ...columns.flatMap((column) => column.notes),
      ...rows.flatMap((row) => [...row.notes, ...Object.values(row.valueNotes).flat()]),
    ]);
    for (const id of used) if (!(id in notes)) report(`note "${id}" is used and missing in notes`);
    for (const id of Object.keys(notes)) if (!used.has(id)) report(`note "${id}" is not used by any cell`);
    for (const row of rows) {
      if (row.values.length !== columns.length) {
        report(`row "${row.id}" has ${row.values.length} values for ${columns.length} columns`);
      }
      for (const value of row.values) if (!(value in legend)) report(`row "${row.id}": "${value}" is not in legend`);
      for (const name of Object.keys(row.valueNotes)) {
        if (!names.has(name)) report(`row "${row.id}" has a note for the unknown column "${name}"`);
      }
      for (const [mark, marked] of Object.entries(row.marks ?? {})) {
        if (!(mark in marks)) report(`row "${row.id}" has the unknown mark "${mark}"`);
        for (const name of marked) {
          if (!names.has(name)) report(`row "${row.id}" has a mark for the unknown column "${name}"`);
        }
      }
      for (const [index, value] of row.values.entries()) {
        const column = columns[index];
        if (value === 'Partly' && column && column.notes.length + (row.valueNotes[column.name] ?? []).length === 0) {
          report(`row "${row.id}": "Partly" of ${column.name} needs a note that says what is restricted`);
        }
      }
    }
  });

/** State of a setting that brings a trap about. `false` and `empty` include the default when it is that. */
const settingState = z.enum(['true', 'false', 'set', 'empty']);
/** Label of a driver version such as 2.0. The name of a docs version would be wrong in a copy of the folder. */
const versionLabel = z.string().regex(/^\d+\.\d+$/);

/**
 * fixed: always `value` (V or A). from-bms: the BMS or a rule of its own decides. none: nothing is sent. not-from-bms: a
 * current limit of the BMS does not count. never-float: the CVL stays at its highest. as-charge: the charge limit of the
 * BMS counts for discharging, too. no-cells, one-cell: what lowers the CVL for a high cell sees none, or that one alone.
 * own-temperatures: the class sets its battery temperatures itself. frost-as-heat: a sensor below 0 °C counts as 100 °C.
 * note: not computed, but said.
 */
const limitRule = z
  .strictObject({
    limit: z.enum(['CVL', 'CCL', 'DCL']),
    rule: z.enum([
      'fixed',
      'from-bms',
      'none',
      'not-from-bms',
      'never-float',
      'as-charge',
      'no-cells',
      'one-cell',
      'own-temperatures',
      'frost-as-heat',
      'note',
    ]),
    value: z.number().positive().optional(),
    text,
  })
  .refine(({rule, value}) => (rule === 'fixed') === (value !== undefined), 'a fixed limit has a value, no other has');

/** How one class of the driver treats its BMS: the sections of Supported BMS. */
const behaviourSchema = z
  .array(
    z.strictObject({
      /** Anchor of its section, the same in all versions. */
      id: identifier,
      name: text,
      /** Id in bms.json. */
      bms: identifier,
      classes: z.array(z.string().regex(/^[A-Z][A-Za-z0-9_]*$/)).min(1),
      /** Its columns in the feature matrix; versions up to 1.4 have one column for all connections of a brand. */
      columns: z.array(text),
      /** Id of the heading on Connect that says how to wire it. */
      connect: identifier,
      what: text,
      foundWhen: z.array(text),
      /** Settings that its owner has to change; `value` null: to the value of the battery. */
      requires: z.array(z.strictObject({key: settingKey, value: text.nullable(), why: text})),
      /** What the driver reads and controls, where the matrix has no column for it. */
      gets: text.optional(),
      limits: z.array(text),
      /** Where its limits are not what the settings say; the charge limits tool computes as it does. */
      limitRules: z.array(limitRule).optional(),
      withoutEffect: z.array(settingKey),
      writes: z.array(text),
      /** Where it departs from what Features says about lost connections; empty: nowhere. */
      lostConnection: z.array(text),
      /** What few owners need to know of all this: the section folds it. */
      details: z.array(text).optional(),
    }),
  )
  .min(1)
  .refine((list) => new Set(list.map(({id}) => id)).size === list.length, 'every id is listed once');

/** What owners have to know before they rely on a BMS in this version. */
const trapsSchema = z
  .array(
    z
      .strictObject({
        id: identifier,
        /** Ids in behaviour.json. */
        sections: z.array(identifier).min(1),
        /** danger: risk to people or hardware, or it cannot work at all. */
        severity: z.enum(['danger', 'warning', 'info']),
        /** Few owners ever meet it: the section folds it. */
        rare: z.literal(true).optional(),
        title: text,
        see: text,
        do: text.nullable(),
        /** executed: seen when the driver's code ran; read: seen in its code only; unsure: depends on the hardware. */
        evidence: z.enum(['executed', 'read', 'unsure']),
        /** First version with it; null: the oldest documented one has it. */
        since: versionLabel.nullable(),
        /** First version without it. */
        before: versionLabel.nullable(),
        /** Settings that it involves. */
        keys: z.array(settingKey),
        /** Columns of the matrix that never work because of it; may be empty for a version without such a column. */
        cannotWork: z.array(text).optional(),
        /** Without it the trap concerns everyone with this BMS. */
        condition: z.strictObject({key: settingKey, when: settingState}).optional(),
        /** Text in the log by which it is known. */
        log: text.optional(),
      })
      .refine(({rare, severity}) => !rare || severity !== 'danger', {
        path: ['rare'],
        message: 'a danger is never folded',
      })
      .refine(({cannotWork, severity}) => cannotWork === undefined || severity === 'danger', {
        path: ['severity'],
        message: 'what cannot work is a danger',
      })
      .refine(({condition, keys}) => condition === undefined || keys.includes(condition.key), {
        path: ['keys'],
        message: 'the key of the condition is one of the keys',
      }),
  )
  .refine((list) => new Set(list.map(({id}) => id)).size === list.length, 'every id is listed once');

const compatibilitySchema = z
  .strictObject({
    columns: z.array(z.strictObject({label: text, notes: z.array(noteId)})).min(2),
    rows: z
      .array(
        z.array(
          z.strictObject({
            text,
            status: z.enum(['yes', 'partly', 'no', 'unknown']).nullable(),
            notes: z.array(noteId),
          }),
        ),
      )
      .min(1),
    notes: z.record(noteId, text),
    remarks: z.array(text),
  })
  .refine((table) => table.rows.every((row) => row.length === table.columns.length), {
    path: ['rows'],
    message: 'every row has one cell a column',
  })
  .refine(
    (table) => [...table.columns, ...table.rows.flat()].every((cell) => cell.notes.every((id) => id in table.notes)),
    {path: ['notes'], message: 'a cell refers to a note that is not listed'},
  );

const errorsSchema = z.array(
  z.strictObject({
    code: z.number().int().positive(),
    name: text,
    meaning: text,
    causes: z.array(text).min(1),
    remedies: z.array(text).min(1),
  }),
);

const pathEntry = z.strictObject({id: identifier, label: text, path: text, purpose: text});

const pathsSchema = z.strictObject({
  programFolder: absolutePath,
  configFile: absolutePath,
  /** Files and folders for readers, without the logs. */
  locations: z.array(pathEntry).min(1),
  logs: z.array(pathEntry).min(1),
  /** Paths that pages may name although they are not a location of their own: examples, system files, retired files. */
  alsoMentioned: z.array(z.string()),
});

const scriptsSchema = z.array(
  z.strictObject({
    name: z.string().regex(/^[\w-]+\.(sh|py)$/),
    path: absolutePath,
    job: z.enum([
      'install',
      'apply',
      'restart',
      'disable',
      'uninstall',
      'gui-install',
      'gui-remove',
      'internal',
      'tool',
    ]),
    purpose: text,
    /** Whether a reader calls it; the others are named in explanations only. */
    forReaders: z.boolean(),
  }),
);

/** Words of the field that pages link at first use; the list is on the introduction. */
const glossarySchema = z
  .array(z.strictObject({id: identifier, term: text, meaning: text}))
  .min(1)
  .refine((terms) => new Set(terms.map(({id}) => id)).size === terms.length, {message: 'an id is used twice'});

/** What a setting is for, where its key changed between versions and tables or drawings need it. */
const roles = z.strictObject({
  maxCellVoltage: settingKey,
  minCellVoltage: settingKey,
  floatCellVoltage: settingKey,
  socResetCellVoltage: settingKey,
  socResetAfterDays: settingKey,
  maxChargeCurrent: settingKey,
  maxDischargeCurrent: settingKey,
  floatWait: settingKey,
  floatCellDiff: settingKey,
  bulkCellDiff: settingKey,
  bulkSoc: settingKey,
});

const versionSchema = z.strictObject({
  /** Driver source that the data of this folder was checked against; stays true when the folder is copied. */
  checkedAgainst: z.strictObject({
    version: z.string().regex(/^v\d+\.\d+\.\d{8}/),
    commit: z.string().regex(/^[0-9a-f]{7,40}$/),
    date: z.iso.date(),
  }),
  /** Oldest Venus OS on which the installer activates the driver. */
  minimumVenusOs: z.string().regex(/^v\d+\.\d+/),
  roles,
  /** Keys of driver releases older than the first documented one, which the pages of this version explain. */
  retiredSettings: z.array(settingKey),
});

/** File name (without .json) and schema of each file of a version. */
export const schemas = {
  settings: settingsSchema,
  renames: renamesSchema,
  bms: bmsSchema,
  features: featuresSchema,
  behaviour: behaviourSchema,
  traps: trapsSchema,
  compatibility: compatibilitySchema,
  errors: errorsSchema,
  paths: pathsSchema,
  scripts: scriptsSchema,
  glossary: glossarySchema,
  version: versionSchema,
} as const;

export type DataFileName = keyof typeof schemas;
type DeepReadonly<Value> = Value extends object ? {readonly [Key in keyof Value]: DeepReadonly<Value[Key]>} : Value;
export type DataFile<Name extends DataFileName> = DeepReadonly<z.infer<(typeof schemas)[Name]>>;
/** Content of all files of a `_data` folder. */
export type DataFiles = {readonly [Name in DataFileName]: DataFile<Name>};
