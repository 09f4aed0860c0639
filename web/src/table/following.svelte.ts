import { whenLaidOut } from "../lib/laidout";

/** Pixels from the foot within which one still reads the newest line. */
const NEAR = 24;

/** A list that follows its newest line at the foot, unless somebody has scrolled up to read. */
export class Following {
  list = $state<HTMLElement>();
  /** Lines that came while somebody read further up. */
  unread = $state(0);
  #known: number | null = null;
  #away = false;
  /** Where the list stood last, and how long and high it was then. */
  #top = 0;
  #length = 0;
  #room = 0;

  /** To be made while a component is: it lives as long as that. */
  constructor() {
    // What stands above it may take some of its room.
    $effect(() => {
      const { list } = this;
      if (!list) return;
      const room = new ResizeObserver(() => this.#follow());
      room.observe(list);
      return () => room.disconnect();
    });
  }

  /** To be called with each number of lines, when they are drawn. */
  hear(lines: number): void {
    const news = this.#known === null ? 0 : lines - this.#known;
    this.#known = lines;
    if (news < 0) this.#away = false;
    if (this.#away) this.unread += news;
    else if (this.list) whenLaidOut(this.list, () => this.#follow());
  }

  #follow(): void {
    if (!this.#away) this.toNewest();
  }

  /**
   * Only who goes up goes away: while lines come in, the foot is further off than it just was. Nor is
   * it a reader who moves the list when old lines leave it or its room changes.
   */
  readonly scrolled = (): void => {
    const { list } = this;
    if (!list) return;
    const same = list.scrollHeight === this.#length && list.clientHeight === this.#room;
    const up = same && list.scrollTop < this.#top;
    this.#remember(list);
    if (list.scrollHeight - list.scrollTop - list.clientHeight <= NEAR) {
      this.#away = false;
      this.unread = 0;
    } else if (up) this.#away = true;
  };

  readonly toNewest = (): void => {
    this.#away = false;
    this.unread = 0;
    if (!this.list) return;
    this.list.scrollTop = this.list.scrollHeight;
    this.#remember(this.list);
  };

  #remember(list: HTMLElement): void {
    this.#top = list.scrollTop;
    this.#length = list.scrollHeight;
    this.#room = list.clientHeight;
  }
}
