import { addDays, compareDates, daysBetween, type CalendarDate } from '../shared/calendar.ts';
import { accept, refuse, type Result } from '../shared/result.ts';

/** A quarter of a year, whichever it is. */
const mostExportedDays = 92;

/** More are taken out in parts, so that one file stays some megabytes. */
export const mostExportedDocuments = 5_000;

/** Days whose documents are taken out, the last one whole. */
export interface ExportRange {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/** The whole month before the one of a day: what an accountant asks for. */
export function monthBefore(day: CalendarDate): ExportRange {
  const to = addDays(`${day.slice(0, 7)}-01`, -1);
  return { from: `${to.slice(0, 7)}-01`, to };
}

/** Checks days of an export: refused are an end before its beginning and more than 92 days. */
export function exportRange({
  from,
  to,
}: ExportRange): Result<ExportRange, 'export_days_turned' | 'export_too_long'> {
  if (compareDates(from, to) > 0) return refuse('export_days_turned');
  if (daysBetween(from, to) >= mostExportedDays) return refuse('export_too_long');
  return accept({ from, to });
}
