import type { BookDrawing, DrawingProps } from "../games/drawing";

/** The page of a thing that is pointed at: where the components show it, the paragraph about such things, else what the search finds. */
export function pageOfThing(
  game: string,
  pointed: { target: string | null; title: string },
  book: BookDrawing | undefined,
  { components, view }: Pick<DrawingProps, "components" | "view">,
): string {
  const [area = "", named = ""] = (pointed.target ?? "").split(/:(.*)/);
  const lying = book?.lies?.(area, named, view) ?? named;
  // One of several in a place is named with it: builder/3, 1/outlaw-orange.
  for (const id of [lying, ...lying.split("/")]) {
    const kinds = book?.catalogue(components).filter(({ ids }) => ids.includes(id)) ?? [];
    const found = kinds.find(({ kind }) => kind === area) ?? kinds[0];
    if (found) return `/rules/${game}/components#${found.kind}-${id}`;
  }
  const telling = Object.keys(book?.tells ?? {})
    .filter((beginning) => pointed.target?.startsWith(beginning))
    .sort((one, other) => other.length - one.length)[0];
  if (telling) return `/rules/${game}/${book?.tells?.[telling]}`;
  // Whose it is and where it stands comes after what it is.
  const [what = ""] = pointed.title.split(/ [(·]|:/);
  return `/rules/${game}/search#${encodeURIComponent(what)}`;
}
