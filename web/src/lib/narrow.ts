// Whether there is no room beside the table: what stands there else lies over it or in the bar.
import { MediaQuery } from "svelte/reactivity";

export const NARROW = new MediaQuery("max-width: 1023px");
