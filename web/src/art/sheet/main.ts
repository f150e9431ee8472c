import "../../styles/fonts.css";
import "../../styles/tokens.css";
import "../../styles/base.css";
import { mount } from "svelte";
import Sheet from "./Sheet.svelte";

const target = document.getElementById("app");
if (target) mount(Sheet, { target });
