import type { BookDrawing, DrawingProps } from "../games/drawing";

/** The page of a thing that is pointed at: where the components show it, else what the search finds. */
export function pageOfThing(
  game: string,
  pointed: { target: string | null; title: string },
  book: BookDrawing | undefined,
  { components, view }: Pick<DrawingProps, "components" | "view">,
): string {
  const [area = "", named = ""] = (pointed.target ?? "").split(/:(.*)/);
  const id = book?.lies?.(area, named, view) ?? named;
  const kinds = book?.catalogue(components).filter(({ ids }) => ids.includes(id)) ?? [];
  const found = kinds.find(({ kind }) => kind === area) ?? kinds[0];
  if (found) return `/rules/${game}/components#${found.kind}-${id}`;
  // Whose it is and where it stands comes after what it is.
  const [what = ""] = pointed.title.split(/ [(·]|:/);
  return `/rules/${game}/search#${encodeURIComponent(what)}`;
}
