import "@fontsource-variable/fraunces";
import "@fontsource/vollkorn/cyrillic-700.css";
import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { keepOffline } from "./lib/offline";
import { openAnewWhenOutdated } from "./lib/outdated";

const target = document.getElementById("app");
if (!target) throw new Error("the page has no #app");
openAnewWhenOutdated();
mount(App, { target });

const LATER = 3000; // the page comes first
setTimeout(() => void keepOffline().catch(() => undefined), LATER);
