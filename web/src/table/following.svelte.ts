/** Pixels from the foot within which one still reads the newest line. */
const NEAR = 24;

/** A list that follows its newest line at the foot, unless somebody has scrolled up to read. */
export class Following {
  list = $state<HTMLElement>();
  /** Lines that came while somebody read further up. */
  unread = $state(0);
  #known: number | null = null;
  #away = false;

  /** To be called with each number of lines, when they are drawn. */
  hear(lines: number): void {
    const news = this.#known === null ? 0 : lines - this.#known;
    this.#known = lines;
    if (news < 0) this.#away = false;
    // With the next frame: to ask for the height at once would lay out the whole page twice.
    if (!this.#away) requestAnimationFrame(() => this.#follow());
    else this.unread += news;
  }

  #follow(): void {
    if (!this.#away) this.toNewest();
  }

  readonly scrolled = (): void => {
    const { list } = this;
    if (!list) return;
    this.#away = list.scrollHeight - list.scrollTop - list.clientHeight > NEAR;
    if (!this.#away) this.unread = 0;
  };

  readonly toNewest = (): void => {
    this.#away = false;
    this.unread = 0;
    if (this.list) this.list.scrollTop = this.list.scrollHeight;
  };
}
