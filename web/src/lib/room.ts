// What people settle among themselves.
import type { Vacation } from "../protocol";
import { ask } from "./http";

export const vacation = () => ask<Vacation>("GET", "/api/me/vacation");
export const setVacation = (away: boolean) => ask<Vacation>("POST", "/api/me/vacation", { away });
