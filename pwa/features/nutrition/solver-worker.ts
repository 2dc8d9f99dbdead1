import { type Program, solveProgram } from '#domain/nutrition/solve-program';

/** Solves programs beside the page. */
self.addEventListener('message', ({ data }: MessageEvent<Program>) => self.postMessage(solveProgram(data)));
