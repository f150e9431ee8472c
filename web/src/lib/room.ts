// What people settle among themselves.
import type { NewOffer, NewReport, NewSearch, Search, Shun, Shunned, TableInfo, Vacation } from "../protocol";
import { ask } from "./http";

export const vacation = () => ask<Vacation>("GET", "/api/me/vacation");
export const setVacation = (away: boolean) => ask<Vacation>("POST", "/api/me/vacation", { away });

export const seek = (wish: NewSearch) => ask<Search>("POST", "/api/search", wish);
export const searching = () => ask<Search>("GET", "/api/search");
export const stopSearch = () => ask<null>("DELETE", "/api/search");
export const everybody = () => ask<Record<string, number>>("GET", "/api/search/everybody");

export const fill = (table: string, seat: number, bot: string) => ask<TableInfo>("POST", `/api/tables/${table}/seats/${seat}/fill`, { bot });
export const propose = (table: string, offer: NewOffer) => ask<TableInfo>("POST", `/api/tables/${table}/offer`, offer);
export const agree = (table: string, agreed: boolean) => ask<TableInfo>("POST", `/api/tables/${table}/offer/answer`, { agree: agreed });

export const shunned = () => ask<Shunned[]>("GET", "/api/me/shunned");
export const shun = (wish: Shun) => ask<Shunned[]>("POST", "/api/me/shunned", wish);
/** Nobody at my table reads what somebody says, or everybody does again. */
export const silence = (table: string, who: string, muted: boolean) => ask<TableInfo>("POST", `/api/tables/${table}/mute`, { who, muted });
export const report = (wish: NewReport) => ask<null>("POST", "/api/reports", wish);
