import { describe, expect, it } from 'vitest';
import { type CalendarEvent, icalendar } from './calendar-file.ts';

const NOW = new Date('2026-11-27T18:45:30.123Z');

const event = (changes: Partial<CalendarEvent> = {}): CalendarEvent => ({
  uid: '2026-11-28-rex-meal-1@bowlful',
  date: '2026-11-28',
  time: '07:30',
  summary: 'Feed Rex: 250 g Chicken bowl',
  description: '',
  hasAlarm: false,
  ...changes,
});

describe('a calendar file', () => {
  it('has local times without a zone, and lines that end in CRLF', () => {
    expect(icalendar([event()], NOW)).toBe(
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Bowlful//Plan//EN',
        'CALSCALE:GREGORIAN',
        'BEGIN:VEVENT',
        'UID:2026-11-28-rex-meal-1@bowlful',
        'DTSTAMP:20261127T184530Z',
        'DTSTART:20261128T073000',
        'DURATION:PT15M',
        'SUMMARY:Feed Rex: 250 g Chicken bowl',
        'TRANSP:TRANSPARENT',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    );
  });

  it('has an event without a time as a whole day, and an alarm at its start', () => {
    const lines = icalendar([event({ time: null, hasAlarm: true })], NOW).split('\r\n');
    expect(lines).toContain('DTSTART;VALUE=DATE:20261128');
    expect(lines.some((line) => line.startsWith('DURATION'))).toBe(false);
    expect(lines.slice(lines.indexOf('BEGIN:VALARM'), lines.indexOf('END:VALARM'))).toEqual([
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:Feed Rex: 250 g Chicken bowl',
      'TRIGGER:PT0S',
    ]);
  });

  it('escapes backslashes, semicolons, commas and line breaks, and drops control characters', () => {
    const text = icalendar(
      [event({ summary: 'Feed A\\B; C, D\u0007', description: 'one\ntwo\r\nthree' })],
      NOW,
    );
    expect(text).toContain('SUMMARY:Feed A\\\\B\\; C\\, D\r\n');
    expect(text).toContain('DESCRIPTION:one\\ntwo\\nthree\r\n');
  });

  it('folds lines after 75 octets, between characters', () => {
    const text = icalendar([event({ summary: 'a'.repeat(200) })], NOW);
    // 'SUMMARY:' and 67 letters; then a space and 74; then a space and the last 59.
    expect(text).toContain(`SUMMARY:${'a'.repeat(67)}\r\n ${'a'.repeat(74)}\r\n ${'a'.repeat(59)}\r\n`);
    // 67 octets hold 16 bowls of four octets each; 74 hold 18.
    const bowls = icalendar([event({ summary: '🥣'.repeat(40) })], NOW);
    expect(bowls).toContain(`SUMMARY:${'🥣'.repeat(16)}\r\n ${'🥣'.repeat(18)}\r\n ${'🥣'.repeat(6)}\r\n`);
  });

  it('never has a line over 75 octets, and unfolds to the words it was given', () => {
    const summary = 'Müsli für Håkan, 250 g; crème fraîche \\ ½ Löffel – 犬のごはん 🐕‍🦺 '.repeat(5);
    const text = icalendar([event({ summary })], NOW);
    const encoder = new TextEncoder();
    for (const line of text.split('\r\n')) expect(encoder.encode(line).length).toBeLessThanOrEqual(75);
    const unfolded = /SUMMARY:(.*)\r\n/.exec(text.replaceAll('\r\n ', ''))?.[1] ?? '';
    expect(unfolded.replaceAll(/\\([\\;,])/g, '$1')).toBe(summary);
  });
});
