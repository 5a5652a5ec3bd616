import "./look/fonts.css";
import "./look/theme.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { register } from "./offline/register";

addEventListener("load", register);
mount(App, { target: document.getElementById("app")! });
