import { inWords } from "../lib/problems";

/** A list that the server answers with, whatever it was asked to do; or why it did not. */
export class Answer<T> {
  found = $state.raw<T[] | null>(null);
  problem = $state("");

  /** Whether it was answered. */
  async show(answer: Promise<T[]>): Promise<boolean> {
    this.problem = "";
    try {
      this.found = await answer;
    } catch (error) {
      this.problem = inWords(error);
    }
    return !this.problem;
  }
}
