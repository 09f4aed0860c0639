/// <reference types="vite/client" />
/// <reference types="svelte" />

declare module "virtual:game-icons" {
  const icons: Record<string, string>;
  export default icons;
}
