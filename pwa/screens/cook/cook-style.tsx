import cook from './cook.css?inline';
import parts from './cook-parts.css?inline';
import timers from './timers.css?inline';

/**
 * The rules of cook mode, brought by its own chunk: no other page carries them in its one inlined style sheet. React puts
 * them into the head once, however many parts ask for them.
 */
export function CookStyle() {
  return (
    <style href="cook-mode" precedence="screen">
      {cook + parts}
    </style>
  );
}

export function TimerStyle() {
  return (
    <style href="cook-timers" precedence="screen">
      {timers}
    </style>
  );
}
