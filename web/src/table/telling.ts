import type { Kinds } from "../games/drawing";
import type { Speech } from "../lib/text";
import type { Json } from "../lib/types";

const NOTHING = "–";

/** A part of something told: what it is called, and the field that says what the ids in it are. */
export interface Part {
  name: string;
  field: string;
  value: Json;
}

/** Puts a view into words, field by field. */
export class Telling {
  constructor(
    readonly speech: Speech,
    readonly players: string[],
    readonly kinds: Kinds = {},
  ) {}

  /** A part of the view itself. */
  whole(field: string, value: Json): Part {
    return { name: this.speech.field(field) ?? spaced(field), field, value };
  }

  /** What is told part by part; null if it can be said in one line. */
  parts({ field, value }: Part): Part[] | null {
    if (Array.isArray(value)) {
      return value.every(isPlain) ? null : value.map((one, i) => this.#entry(field, one, i));
    }
    if (isPlain(value) || Object.keys(value).length === 0) return null;
    return Object.entries(value).map(([key, part]) => this.#keyed(field, key, part));
  }

  /** What is said in one line. */
  line({ field, value }: Part): string {
    if (Array.isArray(value)) {
      return value.map((one) => this.#said(field, one, "seats")).join("; ") || NOTHING;
    }
    return this.#said(field, value, "seat");
  }

  #entry(field: string, value: Json, index: number): Part {
    if (field === "players") return { name: this.#player(index), field, value };
    if (isPlain(value) || Array.isArray(value) || typeof value["id"] !== "string") {
      return { name: String(index + 1), field, value };
    }
    const { id, ...rest } = value;
    return { name: this.line({ name: "", field: "id", value: id ?? null }), field, value: rest };
  }

  /** A key is a field if it has a name as such; else it is the id of a thing. */
  #keyed(field: string, key: string, value: Json): Part {
    const name = this.speech.field(key);
    if (name !== null) return { name, field: key, value };
    const player = this.#of(field).includes("seats") ? this.players[Number(key)] : undefined;
    return { name: player ?? spaced(this.speech.anything(key, this.#of(field))), field, value };
  }

  #said(field: string, value: Json, seat: "seat" | "seats"): string {
    if (typeof value === "boolean") return value ? "✓" : NOTHING;
    if (typeof value === "string") {
      return this.speech.valueOf(field, value) ?? this.speech.anything(value, this.#of(field));
    }
    if (typeof value !== "number") return NOTHING;
    return this.#of(field).includes(seat) ? this.#player(value) : String(value);
  }

  #of(field: string): readonly string[] {
    return this.kinds[field] ?? [];
  }

  #player(seat: number): string {
    return this.players[seat] ?? String(seat);
  }
}

function isPlain(value: Json): value is string | number | boolean | null {
  return typeof value !== "object" || value === null;
}

function spaced(key: string): string {
  return key.replaceAll("_", " ");
}
