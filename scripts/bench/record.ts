/** What a bench has measured so far: on the disk with each figure, so that a bench that ends early has not been for nothing. */
import fs from 'node:fs';
import {median, round} from './numbers.ts';

type Figures = Readonly<Record<string, number | null>>;

/** Figures of some rounds by name. */
type Samples = Record<string, number[]>;

interface Failure {
  readonly what: string;
  readonly why: string;
}

/** `spread`: the least and the most of all rounds. */
export interface Ratio {
  readonly middle: number;
  readonly spread: readonly [least: number, most: number];
}

const firstLine = (error: unknown): string => (error instanceof Error ? error.message : String(error)).split('\n')[0]!;

export class BenchRecord {
  readonly #samples: Record<string, Samples> = {};
  readonly #facts: Record<string, unknown> = {};
  readonly #failures: Failure[] = [];

  /** @param file where all figures are written to */
  constructor(readonly file: string) {}

  get failures(): readonly Failure[] {
    return this.#failures;
  }

  /** What is measured once. */
  note(name: string, fact: unknown): void {
    this.#facts[name] = fact;
    this.#save();
  }

  fact(name: string): unknown {
    return this.#facts[name];
  }

  /** One round of what is measured several times. @param subject such as `this site, /faq/` */
  add(subject: string, figures: object): void {
    const samples = (this.#samples[subject] ??= {});
    for (const [name, value] of Object.entries(figures)) {
      if (typeof value === 'number') (samples[name] ??= []).push(round(value, 3));
    }
    this.#save();
  }

  /** Runs one measurement. What fails is reported, and the rest goes on. */
  async attempt(what: string, measure: () => Promise<void> | void): Promise<void> {
    try {
      await measure();
    } catch (error) {
      this.#failures.push({what, why: firstLine(error)});
      console.error(`${what}: not measured. ${firstLine(error)}`);
      this.#save();
    }
  }

  subjects(): readonly string[] {
    return Object.keys(this.#samples);
  }

  /** Median of the rounds; undefined for what was not measured. */
  middle(subject: string, name: string): number | undefined {
    const samples = this.#samples[subject]?.[name];
    return samples?.length ? median(samples) : undefined;
  }

  middles(subject: string): Figures {
    const names = Object.keys(this.#samples[subject] ?? {});
    return Object.fromEntries(names.map((name) => [name, round(this.middle(subject, name) ?? NaN, 3)]));
  }

  /** How a figure compares with that of another subject, round by round; undefined when a round of both is missing. */
  ratio(subject: string, other: string, name: string): Ratio | undefined {
    const own = this.#samples[subject]?.[name] ?? [];
    const others = this.#samples[other]?.[name] ?? [];
    const ratios = own.flatMap((value, place) => (others[place] ? [value / others[place]] : []));
    if (ratios.length === 0) return undefined;
    return {middle: round(median(ratios), 2), spread: [round(Math.min(...ratios), 2), round(Math.max(...ratios), 2)]};
  }

  #save(): void {
    const content = {...this.#facts, samples: this.#samples, failures: this.#failures};
    fs.writeFileSync(this.file, `${JSON.stringify(content, null, 2)}\n`);
  }
}
